"""Replays a recorded game in a process of its own, within limits of memory and time: `python -m` this module.

The record comes in on stdin; the journal it gives goes out on stdout. Its snapshots and digests are compared,
never loaded. Exit 2 and one sentence on stderr if it cannot be taken.
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import sys
from typing import Any

from boardroom.core.chance import Chance
from boardroom.core.fields import BadInput
from boardroom.core.journal import Divergence, Journal, Replayed, replay_record
from boardroom.games import load
from boardroom.games.forms import NATIVE, form_of, importer

MEMORY = 1 << 30
SECONDS = 60
ROWS = 20_000


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        print(json.dumps(replayed(sys.stdin.buffer.read())))
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, RecursionError):
        print("this record is damaged", file=sys.stderr)
        return 2
    except MemoryError:
        print("this record needs too much memory", file=sys.stderr)
        return 2
    return 0


def replayed(body: bytes) -> dict[str, Any]:
    """The journal of a recorded game of any form, replayed from its actions."""
    try:
        raw = json.loads(body)
    except ValueError:
        raise BadInput("this file is not a recorded game: it is not JSON, or was cut") from None
    form = form_of(raw)
    if len(raw.get("rows") or raw.get("actions") or raw.get("log") or ()) > ROWS:
        raise BadInput(f"this record has more than {ROWS} rows")
    done = _native(raw) if form == NATIVE else importer(form).replay(raw)
    first = done[0] if isinstance(done, list) else done
    if first.divergence is not None:
        raise BadInput(_told(first.divergence))
    if first.journal is None:
        raise BadInput("this file holds no game that could be looked at or continued")
    return _to_go_on(first.journal).record()


def _native(raw: Any) -> Replayed:
    if raw.get("start") is not None:
        # A position out of a file could be anything: only what our own rules led to is played on.
        raise BadInput("this record begins with an imagined position: it can be verified but not taken in")
    return replay_record(raw, load(str(raw.get("game"))))


def _to_go_on(journal: Journal[Any]) -> Journal[Any]:
    """The journal; where its luck was given and the game is not over, with a seed for what comes after."""
    luck = journal.chance
    if journal.state.over or luck.script is None or luck.seed:
        return journal
    fresh = Journal(
        journal.game,
        journal.options,
        journal.seats,
        Chance(secrets.token_hex(16), 0, luck.script),
        journal.names,
        journal.bots,
    )
    for row in journal.rows[1:]:
        assert row.action is not None
        fresh.play(row.action)
    return fresh


def _told(d: Divergence) -> str:
    """The first action that cannot be replayed, in one sentence."""
    clause = f" ({d.clause})" if d.clause else ""
    return f"row {d.row} of this record cannot be replayed{clause}: {_short(d.expected)}: {_short(d.found)}"


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 120 else f"{text[:120]}…"


async def in_worker(body: bytes) -> dict[str, Any]:
    """Replay a record elsewhere; bad input if it is refused there or takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "boardroom.server.importing",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(body), SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise BadInput(f"replaying this record takes more than {SECONDS} seconds") from None
    if process.returncode != 0:
        lines = err.decode("utf-8", "replace").strip().splitlines()
        raise BadInput(
            lines[-1][:300] if lines and process.returncode == 2 else "this record cannot be replayed"
        )
    found: dict[str, Any] = json.loads(out)
    return found


if __name__ == "__main__":
    sys.exit(main())
