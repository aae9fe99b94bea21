"""`boardroom verify`: replay a record and recompute every draw from its seed."""

from __future__ import annotations

import argparse
import json

from boardroom.cli.files import game_of, read_json
from boardroom.core.fields import BadInput

LUCK = {
    "committed": "the luck was committed to before the seats were taken, and is what the secret gives",
    "seeded": "every draw is what the seed gives; nothing was committed to before the game",
    "imagined": "it was not dealt: its start was imagined from what one seat saw; "
    "every draw after that is what its seed gives",
    "given": "its luck was given, not drawn from a seed: every deal is an order of the right cards",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from boardroom.server.dealing import verify

    raw = read_json(args.file)
    game = game_of(raw, args.file)
    try:
        found = verify(raw, game)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadInput(f"{args.file} is damaged: {type(error).__name__} {error}") from error
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    elif found.fine:
        print(f"{found.rows} rows, {found.draws} draws: {LUCK[found.luck]}")
    else:
        print("\n".join(map(str, found.problems)))
    return 0 if found.fine else 1
