"""Replays a record in a separate process with limits on memory and time: `python -m` this module.

It reads the record from stdin and writes the replayed journal to stdout. It compares digests and never
loads a snapshot. If it refuses the record, it exits with 2 and writes a sentence in each language to stderr.
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import sys
from dataclasses import replace
from typing import TypedDict

from boardroom.core.catalog import LANGUAGES
from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.inputs import list_of, mapping_of
from boardroom.core.journal import Journal
from boardroom.core.json_types import JsonObject
from boardroom.core.records import Replayed, replay_record, write_record
from boardroom.core.state import State
from boardroom.games.record_formats import NATIVE, form_of, importers
from boardroom.games.registry import load
from boardroom.web.errors import request_error

MAX_MEMORY_BYTES = 1 << 30
TIMEOUT_S = 60
MAX_WORKERS = 2
MAX_ROWS = 20_000
ROWS = ("rows", "actions", "log")
"""Where the formats keep their moves."""
REFUSED = 2
"""The exit code for a record that cannot be imported."""


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT_S, TIMEOUT_S))
    try:
        print(json.dumps(replay(sys.stdin.buffer.read())))
        return 0
    except BadInput as wrong:
        print(json.dumps({lang: wrong.in_language(lang) for lang in LANGUAGES}), file=sys.stderr)
        return REFUSED


class ReplayedRecord(TypedDict):
    """The fields read from the record that a worker wrote."""

    game: str
    options: dict[str, object]
    seats: int
    names: list[str]
    rows: list[dict[str, object]]


class WorkerError(BadInput):
    """A refusal by a worker, which has already put it into every language."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__("no-replay")
        self.sentences = sentences

    def in_language(self, lang: str) -> str:
        return self.sentences[lang]


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
    return replay_record(raw, load(str(raw.get("game"))))


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


async def replay_in_worker(body: bytes) -> ReplayedRecord:
    """Replay a record in a worker; bad input if the worker refuses it or takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "boardroom.server.lobby.import_worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(TIMEOUT_S):
            out, err = await process.communicate(body)
    except TimeoutError:
        raise request_error("too-slow", seconds=TIMEOUT_S) from None
    finally:
        if process.returncode is None:  # too slow, or the server shuts down
            process.kill()
            await process.wait()
    return _result_of(process.returncode, out, err)


def _result_of(code: int | None, out: bytes, err: bytes) -> ReplayedRecord:
    """What a worker wrote. An error that it did not expect is a bug, and raised with its traceback."""
    if code == REFUSED:
        raise WorkerError(json.loads(err.splitlines()[-1]))
    if code == 1:
        raise RuntimeError(f"the import worker failed:\n{err.decode(errors='replace')}")
    if code != 0:  # ended by a signal: out of memory or processor time
        raise request_error("no-replay")
    found: ReplayedRecord = json.loads(out)
    return found


if __name__ == "__main__":
    sys.exit(main())
