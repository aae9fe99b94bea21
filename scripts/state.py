"""Store a state of the current revision of a game, so that tests can load it in later revisions.

    .venv/bin/python scripts/state.py GAME

Run it before raising the revision; it writes tests/golden/states/GAME-rN.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from boardroom.core.engine import may_act, offers, play
from boardroom.games.registry import load

STATES = Path(__file__).resolve().parents[1] / "tests" / "golden" / "states"
MOVES = 120


def main(key: str) -> None:
    game, rng = load(key), Random(7)
    s = game.begin(game.options(), game.seats[1], "state")
    for _ in range(MOVES):
        s, _ = play(s, rng.choice(offers(s, may_act(s)[0])).sample(rng))
    file = STATES / f"{key}-r{game.revision}.json"
    raw = {"game": key, "revision": game.revision, "state": s.to_json()}
    file.write_text(json.dumps(raw, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(f"{file.name}: {s.steps[-1].key}")


if __name__ == "__main__":
    main(sys.argv[1])
