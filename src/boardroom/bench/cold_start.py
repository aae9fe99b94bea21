"""What opening a long finished game costs, the first page after a server's start included.

Part of `boardroom bench server`. One game of each title is played by greedy bots at its largest table and
taken in; then for each a server is started anew and its very first page is timed. The server's processor time
stands beside the time that passed, since other work on the machine only lengthens the latter.
"""

from __future__ import annotations

import http.client
import json
import os
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from boardroom.bench.process import Process, server
from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at, seed_of
from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import write_record
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games.registry import keys, load


def run() -> dict[str, Any]:
    """The figures by title."""
    return measured((key, json.dumps(write_record(played(key))).encode()) for key in keys())


def played(key: str) -> Journal[State]:
    """A whole game of greedy bots."""
    game = load(key)
    seats = game.seats[-1]
    bot = load_bot("greedy", game)
    journal = Journal.deal(Setup(game, game.options(), seats, Chance("opening"), bots=("greedy",) * seats))
    while not journal.state.over:
        seat = waits(journal.state)[0]
        seen = view(journal.state, seat)
        luck = rng_at(seed_of("opening", seat), len(journal.rows))
        journal.play(bot.choose(seen, offers(seen, seat), luck))
    return journal


def measured(records: Iterable[tuple[str, bytes]]) -> dict[str, Any]:
    """Take in each record and open it on a server that was just started."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "opening.sqlite"
        for name, body in records:
            with server(file) as process:
                made, cookie = _taken_in(process, body)
            with server(file) as process:
                first = _opened(process, made["url"], cookie)
                again = _opened(process, made["url"] + "?lang=fa", cookie)
                (row,) = [t for t in _json(process, "/api/tables", cookie) if t["id"] == made["id"]]
            found[name] = {"rows": row["seq"] + 1, "first": first, "other_language": again}
    return found


def _taken_in(process: Process, body: bytes) -> tuple[Any, str]:
    headers, made = _asked(process, "POST", "/api/import", {"content-type": "application/json"}, body)
    return json.loads(made), str(headers["set-cookie"]).partition(";")[0]


def _opened(process: Process, path: str, cookie: str) -> dict[str, Any]:
    """Milliseconds that passed and that the server worked, and the size of the page."""
    begun, worked = time.perf_counter(), cpu_ms(process.pid)
    page = _get(process, path, cookie)
    passed = (time.perf_counter() - begun) * 1000
    after = cpu_ms(process.pid)
    spent = None if worked is None or after is None else after - worked
    return {"ms": round(passed, 1), "cpu_ms": spent, "kb": round(len(page) / 1000, 1)}


def _json(process: Process, path: str, cookie: str) -> Any:
    return json.loads(_asked(process, "GET", path, {"cookie": cookie})[1])


def _get(process: Process, path: str, cookie: str) -> bytes:
    wanted = {"cookie": cookie, "accept-encoding": "gzip", "accept": "text/html"}
    return _asked(process, "GET", path, wanted)[1]


def _asked(
    process: Process, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> tuple[Any, bytes]:
    """Headers and content of an answer, as it came over the wire."""
    with closing(http.client.HTTPConnection("127.0.0.1", process.port)) as wire:
        wire.request(method, path, body, headers)
        answer = wire.getresponse()
        found = answer.read()
    assert answer.status < 300, found[:200]
    return answer.headers, found


def cpu_ms(pid: int) -> int | None:
    """The processor time a process has used; None where the system does not tell it in files."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")
