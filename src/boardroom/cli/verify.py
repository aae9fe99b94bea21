"""`boardroom verify`: replay a record and recompute every draw from its seed."""

from __future__ import annotations

import argparse
import json

from boardroom.cli.arguments import add_language, words
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import game_of, read_json
from boardroom.core.journal import DAMAGE, damaged


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD")
    add_language(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from boardroom.core.fair_deal import verify

    raw = read_json(args.file)
    game = game_of(raw, args.file)
    try:
        found = verify(raw, game)
    except DAMAGE as error:
        raise command_line_error("file", file=args.file, why=damaged(error)) from error
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    elif found.fine:
        print(words(args.lang)("cli-verify-draws", rows=found.rows, draws=found.draws, luck=found.luck))
    else:
        print("\n".join(problem.in_language(args.lang) for problem in found.problems))
    return 0 if found.fine else 1
