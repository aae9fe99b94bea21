"""Replays a recorded game in a process of its own, within limits of memory and time: `python -m` this module.

The record comes in on stdin; the journal it gives goes out on stdout. Its snapshots and digests are compared,
never loaded. Exit 2 if it cannot be taken, and on stderr one sentence in each language.
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
from boardroom.core.journal import Journal
from boardroom.core.records import DAMAGE, Replayed, damage_of, replay_record, write_record
from boardroom.core.state import State
from boardroom.games.record_formats import NATIVE, form_of, importers
from boardroom.games.registry import load
from boardroom.web.errors import request_error

MEMORY = 1 << 30
SECONDS = 60
AT_ONCE = 2
ROWS = 20_000


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        print(json.dumps(replay(sys.stdin.buffer.read())))
        return 0
    except BadInput as wrong:
        print(json.dumps({lang: wrong.in_language(lang) for lang in LANGUAGES}), file=sys.stderr)
        return 2


class ReplayedRecord(TypedDict):
    """What is read of the record that a worker wrote."""

    game: str
    options: dict[str, object]
    seats: int
    names: list[str]
    rows: list[dict[str, object]]


class WorkerError(BadInput):
    """What a worker found wrong, worded by it already in every language."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__("no-replay")
        self.sentences = sentences

    def in_language(self, lang: str) -> str:
        return self.sentences[lang]


def replay(body: bytes) -> dict[str, object]:
    """The journal of a recorded game of any form, replayed from its actions; bad input if that fails."""
    try:
        return _replay(body)
    except (*DAMAGE, AssertionError, RecursionError) as error:
        raise damage_of(error) from error
    except MemoryError:
        raise request_error("too-big") from None


def _replay(body: bytes) -> dict[str, object]:
    try:
        raw = json.loads(body)
    except ValueError:
        raise request_error("not-json") from None
    form = form_of(raw)
    if len(raw.get("rows") or raw.get("actions") or raw.get("log") or ()) > ROWS:
        raise request_error("too-many-rows", most=ROWS)
    first = _native(raw) if form == NATIVE else importers()[form][1].replay(raw)[0]
    if first.divergence is not None:
        raise first.divergence.in_words(first.state)
    if first.journal is None:
        raise request_error("no-game")
    return write_record(_to_go_on(first.journal))


def _native(raw: dict[str, object]) -> Replayed[State]:
    if raw.get("start") is not None:
        # A position out of a file could be anything: only what our own rules led to is played on.
        raise request_error("imagined")
    return replay_record(raw, load(str(raw.get("game"))))


def _to_go_on(journal: Journal[State]) -> Journal[State]:
    """The journal; where its luck was given and the game is not over, with a seed for what comes after."""
    luck = journal.chance
    if journal.state.over or luck.script is None or luck.seed:
        return journal
    going_on = Chance(secrets.token_hex(16), 0, luck.script)
    fresh = Journal.deal(replace(journal.setup, chance=going_on))
    for row in journal.rows[1:]:
        assert row.action is not None
        fresh.play(row.action)
    return fresh


async def in_worker(body: bytes) -> ReplayedRecord:
    """Replay a record elsewhere; bad input if it is refused there or takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "boardroom.server.lobby.import_worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(SECONDS):
            out, err = await process.communicate(body)
    except TimeoutError:
        raise request_error("too-slow", seconds=SECONDS) from None
    finally:
        if process.returncode is None:  # too slow, or the server ends: nobody waits for it any more
            process.kill()
            await process.wait()
    if process.returncode == 2:
        raise WorkerError(json.loads(err.splitlines()[-1]))
    if process.returncode != 0:
        raise request_error("no-replay")
    found: ReplayedRecord = json.loads(out)
    return found


if __name__ == "__main__":
    sys.exit(main())
