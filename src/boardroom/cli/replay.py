"""`boardroom replay`: replay a recorded game, compare every row, and convert it to our own form."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.cli.arguments import WholeNumber, declare, flag, language, option, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_json
from boardroom.cli.records import form_option, replay_file
from boardroom.cli.texts import Plain, numbers_of, words
from boardroom.core.game import Standing
from boardroom.core.records import Replayed, write_record
from boardroom.core.state import State


@dataclass(frozen=True, slots=True)
class Arguments:
    file: str
    form: str
    check: str | None
    to: int | None
    out: str | None
    lang: str
    json: bool


def run(args: Arguments) -> int:
    game, found = replay_file(args.file, args.form, args.to, args.check)
    diverged = next((one for one in found if one.divergence), None)
    chosen = diverged or found[0]
    if args.out and not diverged:
        _write(chosen, args.out)
    if args.json:
        print(json.dumps(_summary(chosen, found), ensure_ascii=False))
    else:
        for one in found:
            print(_describe(one, words(args.lang, game)))
    return 1 if diverged else 0


def _write(one: Replayed[State], out: str) -> None:
    if one.journal is None:
        raise command_line_error("no-native")
    write_json(out, write_record(one.journal))


def _summary(chosen: Replayed[State], found: Sequence[Replayed[State]]) -> dict[str, object]:
    raw: dict[str, object] = chosen.to_json()
    if len(found) > 1:
        raw["replays"] = [{"options": one.state.options.to_json(), **one.to_json()} for one in found]
    return raw


def _describe(one: Replayed[State], texts: Plain) -> str:
    edition = one.state.options.to_json().get("edition", "none")
    rows = texts("cli-replay-rows", format=one.format, edition=edition, rows=one.rows)
    if one.divergence:
        why = one.divergence.in_words(one.state).in_language(texts.lang)
        return texts("cli-replay-parted", rows=rows, why=why)
    return texts(
        "cli-replay-fine",
        rows=rows,
        checkpoints=one.checkpoints,
        over="yes" if one.state.over else "no",
        places=texts.join([_place(standing, texts) for standing in one.result]),
        digest=one.state.digest(),
    )


def _place(one: Standing, texts: Plain) -> str:
    return texts("cli-replay-place", place=one.place, seat=one.seat, numbers=numbers_of(one, texts))


COMMAND = declare(
    Arguments,
    run,
    word("file", "FILE"),
    form_option(),
    option("--check", metavar="CHECKPOINTS"),
    option("--to", metavar="SEQ", kind=WholeNumber()),
    option("-o", "out", metavar="NATIVE"),
    language(),
    flag("--json"),
)
