"""Replays a record in a process of its own, within limits of memory and time: `python -m` this module.

The record comes in on stdin; the journal it gives goes out on stdout. Its snapshots and digests are compared,
never loaded. Exit 2 and one sentence on stderr if it cannot be taken.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from typing import Any

from boardroom.core.fields import BadInput
from boardroom.core.journal import replay_record
from boardroom.games import load

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
    """The journal of a record that was replayed from its actions."""
    raw = json.loads(body)
    if not isinstance(raw, dict) or not isinstance(raw.get("game"), str):
        raise BadInput("this is not a Boardroom record")
    if len(raw.get("rows", ())) > ROWS:
        raise BadInput(f"this record has more than {ROWS} rows")
    done = replay_record(raw, load(raw["game"]))
    if (d := done.divergence) is not None:
        clause = f" ({d.clause})" if d.clause else ""
        raise BadInput(f"row {d.row} of this record cannot be replayed{clause}: {d.found}")
    assert done.journal is not None
    return done.journal.record()


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
