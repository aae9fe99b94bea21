"""`boardroom draw`: the board of a recorded game as an SVG file, at any moment, as any seat sees it."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from boardroom.cli.arguments import add_language
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_text
from boardroom.cli.records import replayed
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games import KEYS, load
from boardroom.games.record_formats import FORMS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--from", dest="form", choices=FORMS, default="native", help="form of the file")
    parser.add_argument("--at", type=int, metavar="SEQ", help="the moment; the last one if not given")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat sees it; else as all do")
    add_language(parser)
    parser.add_argument("-o", dest="out", required=True, metavar="OUT.svg")


def run(args: argparse.Namespace) -> int:
    found = replayed(args.file, args.form, args.at)[0]
    if found.divergence:
        raise command_line_error("file", file=args.file, why=found.divergence.in_words(found.state))
    game, seats = game_playing(found.state), len(found.state.players)  # type: ignore[attr-defined]
    if args.seat is not None and not 0 <= args.seat < seats:
        raise command_line_error("seat", seat=args.seat, last=seats - 1)
    write_text(args.out, picture(game, view(found.state, args.seat), args.lang))
    print(args.out)
    return 0


def game_playing(s: State) -> Game[Any]:
    """The game a state is of."""
    package = type(s).__module__.split(".")
    return load(next(key for key in KEYS if key in package))


def picture(game: Game[Any], seen: State, lang: str) -> str:
    """The board of a view."""
    from boardroom.web.models import words

    draw = import_module(f"boardroom.games.{game.key}.draw")
    return str(draw.board_svg(seen, words(lang, game)))
