"""Rewrite the golden games of a game, each as seed, options, moves and final digest: golden.py GAME

Run it only after raising the revision of the game, in the commit that makes recorded games replay
differently. Long games are stored compressed.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from boardroom.bots.registry import load_bot
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.options import read_options
from boardroom.core.views import view
from boardroom.games.registry import load

PACK = "pack"
TUNED = {PACK: "reconstructed-3"}
"""The data of the first five games of Mombasa, which were played before there was another pack."""
GAMES: dict[str, list[tuple[str, dict[str, str]]]] = {
    "power_grid": [
        ("greedy,greedy", {"map": "usa"}),
        ("greedy,greedy,greedy", {"edition": "2007"}),
        ("greedy,random,greedy,random", {"region_choice": "players"}),
        ("random,random,random,random,random", {"map": "usa", "edition": "2007", "top_up": "no"}),
        ("greedy,greedy,greedy,greedy,greedy,greedy", {"open_money": "yes"}),
        ("random,random,greedy", {"edition": "2007", "first_game": "yes"}),
    ],
    "eighteen_thirty": [
        ("greedy,greedy", {}),
        ("greedy,greedy,greedy", {"profile": "18xx.games"}),
        ("greedy,greedy,greedy,greedy", {"map": "plus"}),
        ("greedy,random,random,random,greedy", {"profile": "18xx.games", "map": "plus"}),
        ("random,random,random,random,random,random", {}),
    ],
    "terraforming_mars": [
        ("greedy", {}),
        ("greedy,random", {"draft": "yes"}),
        ("random,greedy,random", {"corporate_era": "no"}),
        ("greedy,random,greedy,random", {"draft": "yes"}),
        ("greedy,random,random,greedy,random", {}),
        ("greedy,random,greedy", {"draft": "yes", "profile": "digital"}),
    ],
    "mombasa": [
        ("greedy,greedy", TUNED),
        ("greedy,random,greedy", {"setup": "later"} | TUNED),
        ("greedy,greedy,greedy,greedy", {"setup": "later", "first_player": "2"} | TUNED),
        ("random,random,random,random", {"open_hands": "yes"} | TUNED),
        ("random,greedy", {"setup": "later", "open_hands": "yes"} | TUNED),
        ("greedy,random,greedy,random", {"pack": "faithful-1"}),
    ],
}


MAX_PLAIN_LENGTH = 5_000
"""Longer games, in characters, are compressed."""


def play(key: str, seating: str, settings: dict[str, str]) -> dict[str, Any]:
    """Play one game and return what a replay needs."""
    game, kinds = load(key), seating.split(",")
    options = read_options(game.options, settings)
    seed = f"golden {seating} {sorted(settings.keys() - {PACK})}"
    s, rng, moves = game.begin(options, len(kinds), seed), Random(seed), []
    while not s.over:
        seat = waits(s)[0]
        seen = view(s, seat)
        a = load_bot(kinds[seat], game).choose(seen, offers(seen, seat), rng)
        moves.append(a.notation())
        advance(s, a, ignore_facts)
    return {
        "game": key,
        "revision": game.revision,
        "options": options.to_json(),
        "seats": len(kinds),
        "seed": seed,
        "moves": ";".join(moves),
        "digest": s.digest(),
        "result": [one.to_json() for one in game.result(s)],
    }


def main(key: str) -> None:
    folder = Path(__file__).parents[1] / "tests" / "golden"
    for number, (seating, settings) in enumerate(GAMES[key], 1):
        text = json.dumps(play(key, seating, settings), separators=(",", ":")) + "\n"
        file = folder / f"{key}-{number}.json"
        packed = file.with_suffix(".json.gz")
        if len(text) < MAX_PLAIN_LENGTH:
            file.write_text(text, "utf-8")
        else:
            # Without a timestamp, so that the same game gives the same file.
            packed.write_bytes(gzip.compress(text.encode(), mtime=0))
        (packed if len(text) < MAX_PLAIN_LENGTH else file).unlink(missing_ok=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "power_grid")
