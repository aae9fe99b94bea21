"""`boardroom verify`: replay a record and check every shuffle and draw against its seed."""

from __future__ import annotations

import json
from dataclasses import dataclass

from boardroom.cli.arguments import declare, flag, language, word
from boardroom.cli.files import game_of, read_json
from boardroom.cli.texts import words
from boardroom.core.fair_deal import verify


@dataclass(frozen=True, slots=True)
class Arguments:
    file: str
    lang: str
    json: bool


def run(args: Arguments) -> int:
    raw = read_json(args.file)
    game = game_of(raw, args.file)
    found = verify(raw, game)
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    elif found.is_fine:
        texts = words(args.lang)
        print(texts("cli-verify-draws", rows=found.rows, draws=found.draws, luck=found.luck))
        if found.promised:
            print(
                texts("cli-verify-refusable", seats=_seats(found.promised), withheld=_seats(found.withheld))
            )
        if found.adopted:
            print(texts("cli-verify-adopted", rows=found.adopted))
    else:
        print("\n".join(problem.in_language(args.lang) for problem in found.problems))
    return 0 if found.is_fine else 1


def _seats(seats: tuple[int, ...]) -> str:
    """Seats as people count them."""
    return ", ".join(str(seat + 1) for seat in seats) or "none"


COMMAND = declare(
    Arguments,
    run,
    word("file", "RECORD"),
    language(),
    flag("--json"),
)
