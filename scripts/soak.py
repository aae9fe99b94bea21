"""Play thousands of random games through the conformance suite: `make soak GAME=power_grid`.

Finished batches are kept in .soak/, so that a second call continues where the first one stopped. They count
for one version of the rules: after a change of the core or the game, everything is played again.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import Any

import boardroom
from boardroom.games import registry
from boardroom.testing.mutations import random_options
from boardroom.testing.suite import Suite

COUNTS = {"power_grid": 10_000, "eighteen_thirty": 2_000}
USUAL_COUNT = 5_000
BATCH = 50


def play(key: str, first: int) -> dict[str, Any]:
    """Play one batch of games; a failed check raises and names its seed."""
    game = registry.load(key)
    finished = decisions = 0
    for seed in range(first, first + BATCH):
        rng = Random(f"table {seed}")
        options, seats = random_options(game, rng), rng.choice(game.seats)
        try:
            played = Suite(game, options, seats, seed).run()
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, {seats} seats, {options}: {error}") from error
        finished += played.finished
        decisions += played.decisions
    return {"first": first, "finished": finished, "decisions": decisions}


def rules_digest(key: str) -> str:
    """A digest of what the checks depend on: the core, and the game without its drawings and texts."""
    core = Path(boardroom.__file__).parent / "core"
    files = [
        file
        for folder in (core, registry.load(key).folder)
        for file in sorted(folder.rglob("*.*"))
        if file.suffix in (".py", ".toml", ".csv") and not {"draw", "locale"} & set(file.parts)
    ]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def main(key: str, count: int) -> int:
    kept = Path(".soak") / f"{key}-{rules_digest(key)}.jsonl"
    kept.parent.mkdir(exist_ok=True)
    done = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    todo = sorted(set(range(0, count, BATCH)) - {row["first"] for row in done})
    began = time.monotonic()
    with ProcessPoolExecutor(2) as pool, kept.open("a") as out:
        for future in as_completed([pool.submit(play, key, first) for first in todo]):
            done.append(future.result())
            out.write(json.dumps(done[-1]) + "\n")
            out.flush()
    games_played = len(done) * BATCH
    finished, decisions = (sum(row[name] for row in done) for name in ("finished", "decisions"))
    print(f"{key}: {games_played} games, {finished} finished, {decisions} decisions, all checks held")
    print(f"{len(todo) * BATCH} of them in this run, {time.monotonic() - began:.0f} s")
    return 0 if finished == games_played or registry.load(key).may_be_capped else 1


if __name__ == "__main__":
    key = sys.argv[1] if len(sys.argv) > 1 else "power_grid"
    sys.exit(main(key, int(sys.argv[2]) if len(sys.argv) > 2 else COUNTS.get(key, USUAL_COUNT)))
