"""Replays a record in a separate process with limits on memory and time: `python -m` this module.

It reads the record from stdin and writes the replayed journal to stdout: a line of JSON without rows, then a
line for each row, so that the server can read it in parts. It compares digests and never loads a snapshot. If
it refuses the record, it exits with 2 and writes a sentence in each language to stderr.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import resource
import secrets
import sys
import threading
from dataclasses import dataclass, replace
from typing import Any, TypedDict

from boardroom.core.actions import Language
from boardroom.core.catalog import LANGUAGES
from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.inputs import list_of, mapping_of
from boardroom.core.journal import Journal, Row
from boardroom.core.json_types import JsonObject
from boardroom.core.records import Replayed, replay_record, write_record
from boardroom.core.state import State
from boardroom.games.record_formats import NATIVE, form_of, importers
from boardroom.games.registry import load
from boardroom.server.jobs.outcomes import Refusal
from boardroom.web.errors import request_error

MAX_MEMORY_BYTES = 1 << 30
TIMEOUT_S = 60
MAX_ROWS = 20_000
ROWS = ("rows", "actions", "log")
"""Where the formats keep their moves."""
SEPARATOR = b"\t"
REFUSED = 2
"""The exit code for a record that cannot be imported."""


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT_S, TIMEOUT_S))
    try:
        if len(sys.argv) > 1:
            threading.Thread(target=_end_with_parent, args=(int(sys.argv[1]),), daemon=True).start()
        _write(replay(sys.stdin.buffer.read()))
        return 0
    except BadInput as wrong:
        print(json.dumps({lang: wrong.in_language(lang) for lang in LANGUAGES}), file=sys.stderr)
        return REFUSED


def _end_with_parent(pipe: int) -> None:
    """End this process when the server is killed, which closes its end of the pipe."""
    os.read(pipe, 1)
    os._exit(1)


def _write(record: dict[str, Any]) -> None:
    out = sys.stdout.buffer
    rows = record.pop("rows")
    out.write(json.dumps(record).encode() + b"\n")
    for row in rows:
        # Base 64, since Python decodes base 85 slowly.
        snapshot = base64.b64encode(base64.b85decode(row.pop("snapshot")))
        out.write(json.dumps(row).encode() + SEPARATOR + snapshot + b"\n")


def read_row(line: bytes, language: Language) -> Row:
    """A row as a worker writes it."""
    raw, _, snapshot = line.partition(SEPARATOR)
    return replace(Row.from_json(json.loads(raw), language), snapshot=base64.b64decode(snapshot))


class RecordHead(TypedDict):
    """The fields read from the record that a worker wrote."""

    game: str
    options: dict[str, object]
    seats: int
    names: list[str]


@dataclass(frozen=True, slots=True)
class ReplayedRecord:
    """A record that a worker has replayed: its fields, and a line for each row, which `read_row` reads."""

    head: RecordHead
    rows: list[bytes]

    @classmethod
    def read(cls, written: bytes) -> ReplayedRecord:
        """A record as a worker wrote it."""
        head, *rows = written.splitlines()
        return cls(json.loads(head), rows)


def replay(body: bytes) -> dict[str, object]:
    """Replay the actions of a record in any supported format; bad input if that fails."""
    try:
        return _replay(_parse(body))
    except MemoryError:
        raise request_error("too-big") from None


def _parse(body: bytes) -> object:
    try:
        raw: object = json.loads(body)
    except (ValueError, RecursionError):  # RecursionError: nested too deeply
        raise request_error("not-json") from None
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError:  # half a character (a lone surrogate), which cannot be stored
        raise request_error("file-text") from None
    return raw


def _replay(raw: object) -> dict[str, object]:
    form, record = form_of(raw), mapping_of(raw)
    if any(len(list_of(record.get(name) or ())) > MAX_ROWS for name in ROWS):
        raise request_error("too-many-rows", most=MAX_ROWS)
    first = _native(record) if form == NATIVE else importers()[form][1].replay(record)[0]
    if first.divergence is not None:
        raise first.divergence.in_words(first.state)
    if first.journal is None:
        raise request_error("no-game")
    return write_record(_continuable(first.journal))


def _native(raw: JsonObject) -> Replayed[State]:
    if raw.get("start") is not None:
        # A position in a file could be anything: continue only what the rules have led to.
        raise request_error("imagined")
    game = load(str(raw.get("game")))
    found, made = replay_record(raw, game), raw["revision"]
    if found.divergence is not None and made != game.revision:
        at = {"row": found.divergence.row, "made": made, "here": game.revision}
        raise request_error("earlier-rules", game=game.key, **at)
    return found


def _continuable(journal: Journal[State]) -> Journal[State]:
    """The journal; if its luck is scripted and the game is not over, with a seed for what follows."""
    luck = journal.chance
    if journal.state.over or luck.script is None or luck.seed:
        return journal
    chance = Chance(secrets.token_hex(16), 0, luck.script)
    fresh = Journal.deal(replace(journal.setup, chance=chance))
    for row in journal.rows[1:]:
        assert row.action is not None
        fresh.play(row.action)
    return fresh


async def replay_in_worker(body: bytes) -> bytes:
    """What a worker wrote that replayed a record; bad input if it refuses the record or takes too long."""
    watched, kept = os.pipe()
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boardroom.server.lobby.import_worker",
            str(watched),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            pass_fds=(watched,),
        )
        try:
            async with asyncio.timeout(TIMEOUT_S):
                out, err = await process.communicate(body)
        except TimeoutError:
            raise request_error("too-slow", seconds=TIMEOUT_S) from None
        finally:
            if process.returncode is None:  # too slow, nobody waits for it, or the server shuts down
                process.kill()
                await process.wait()
    finally:
        os.close(watched)
        os.close(kept)
    return _result_of(process.returncode, out, err)


def _result_of(code: int | None, out: bytes, err: bytes) -> bytes:
    """What a worker wrote. An error that it did not expect is a bug, and raised with its traceback."""
    if code == REFUSED:
        raise Refusal(json.loads(err.splitlines()[-1]))
    if code == 1:
        raise RuntimeError(f"the import worker failed:\n{err.decode(errors='replace')}")
    if code != 0:  # ended by a signal: out of memory or processor time
        raise request_error("no-replay")
    return out


if __name__ == "__main__":
    sys.exit(main())
