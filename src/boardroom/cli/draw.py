"""`boardroom draw`: draw the board of a recorded game, after any row and for any seat, as an SVG file."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.cli.arguments import WholeNumber, declare, language, option, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_text
from boardroom.cli.records import form_option, replay_file
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.views import view


@dataclass(frozen=True, slots=True)
class Arguments:
    file: str
    form: str
    at: int | None
    seat: int | None
    lang: str
    out: str


def run(args: Arguments) -> int:
    game, (found, *_) = replay_file(args.file, args.form, args.at)
    if found.divergence:
        raise command_line_error("file", file=args.file, why=found.divergence.in_words(found.state))
    seats = len(found.result)
    if args.seat is not None and not 0 <= args.seat < seats:
        raise command_line_error("seat", seat=args.seat, last=seats - 1)
    write_text(args.out, picture(game, view(found.state, args.seat), args.lang))
    print(args.out)
    return 0


def picture(game: Game[State], seen: State, lang: str) -> str:
    """The board of a view as SVG text."""
    from boardroom.drawing.drawing import board_svg
    from boardroom.web.models import words

    return board_svg(game, seen, words(lang, game))


COMMAND = declare(
    Arguments,
    run,
    word("file", "FILE"),
    form_option(),
    option("--at", metavar="SEQ", kind=WholeNumber()),
    option("--seat", metavar="N", kind=WholeNumber()),
    language(),
    option("-o", "out", metavar="OUT.svg", required=True),
)
