"""`boardroom replay`: replay a recorded game, compare rows and checkpoints, write it as our own."""

from __future__ import annotations

import argparse
import json
from typing import Any

from boardroom.cli.files import write_json
from boardroom.cli.records import replayed
from boardroom.core.fields import BadInput
from boardroom.core.journal import Replayed
from boardroom.games.forms import FORMS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--from", dest="form", choices=FORMS, default="native", help="form of the file")
    parser.add_argument("--check", metavar="CHECKPOINTS", help="a file of checkpoints to compare with")
    parser.add_argument("--to", type=int, metavar="SEQ", help="stop after this row")
    parser.add_argument("-o", dest="out", metavar="NATIVE", help="write the game as our own record")
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
            print(_told(one))
    return 1 if parted else 0


def _write(one: Replayed, out: str) -> None:
    if one.journal is None:
        raise BadInput("a game of this form cannot be written as our own record yet")
    write_json(out, one.journal.record())


def _summary(chosen: Replayed, found: list[Replayed]) -> dict[str, Any]:
    raw = chosen.to_json()
    if len(found) > 1:
        raw["replays"] = [{"options": _options(one), **one.to_json()} for one in found]
    return raw


def _options(one: Replayed) -> Any:
    return one.state.options.to_json()


def _told(one: Replayed) -> str:
    edition = _options(one).get("edition")
    head = f"{one.format}{f', edition {edition}' if edition else ''}: {one.rows} rows"
    if one.divergence:
        d = one.divergence
        clause = f" ({d.clause})" if d.clause else ""
        return f"{head}; row {d.row} diverges{clause}: expected {_short(d.expected)}, found {_short(d.found)}"
    places = ", ".join(f"{s.place}. seat {s.seat} {s.numbers}" for s in one.result)
    state = "over" if one.state.over else "not over"
    return f"{head}, {one.checkpoints} checkpoints, all equal; {state}: {places}; digest {one.state.digest()}"


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 400 else f"{text[:400]}…"
