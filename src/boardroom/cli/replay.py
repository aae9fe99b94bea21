"""`boardroom replay`: replay a recorded game, compare rows and checkpoints, write it as our own."""

from __future__ import annotations

import argparse
import inspect
import json
from pathlib import Path
from typing import Any

from boardroom.cli.arguments import Plain, add_language, numbers_of, words
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_json
from boardroom.cli.records import replayed
from boardroom.core.game import Standing
from boardroom.core.journal import Replayed
from boardroom.games.record_formats import FORMS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--from", dest="form", choices=FORMS, default="native", help="form of the file")
    parser.add_argument("--check", metavar="CHECKPOINTS", help="a file of checkpoints to compare with")
    parser.add_argument("--to", type=int, metavar="SEQ", help="stop after this row")
    parser.add_argument("-o", dest="out", metavar="NATIVE", help="write the game as our own record")
    add_language(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    found = replayed(args.file, args.form, args.to, args.check)
    parted = next((one for one in found if one.divergence), None)
    chosen = parted or found[0]
    if args.out and not parted:
        _write(chosen, args.out)
    if args.json:
        print(json.dumps(_summary(chosen, found), ensure_ascii=False))
    else:
        for one in found:
            print(_told(one, words(args.lang, Path(inspect.getfile(type(one.state))).parent)))
    return 1 if parted else 0


def _write(one: Replayed, out: str) -> None:
    if one.journal is None:
        raise command_line_error("no-native")
    write_json(out, one.journal.record())


def _summary(chosen: Replayed, found: list[Replayed]) -> dict[str, Any]:
    raw = chosen.to_json()
    if len(found) > 1:
        raw["replays"] = [{"options": _options(one), **one.to_json()} for one in found]
    return raw


def _options(one: Replayed) -> Any:
    return one.state.options.to_json()


def _told(one: Replayed, texts: Plain) -> str:
    edition = _options(one).get("edition", "none")
    rows = texts("cli-replay-rows", format=one.format, edition=edition, rows=one.rows)
    if one.divergence:
        why = one.divergence.in_words(one.state).in_language(texts.lang)
        return texts("cli-replay-parted", rows=rows, why=why)
    return texts(
        "cli-replay-fine",
        rows=rows,
        checkpoints=one.checkpoints,
        over="yes" if one.state.over else "no",
        places=texts.join([_placed(standing, texts) for standing in one.result]),
        digest=one.state.digest(),
    )


def _placed(one: Standing, texts: Plain) -> str:
    return texts("cli-replay-place", place=one.place, seat=one.seat, numbers=numbers_of(one, texts))
