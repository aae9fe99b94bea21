"""Starting and stopping the server: a busy port is one sentence, responses are prompt, Ctrl-C is quiet."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server import waiting

from boardroom.bench.process import first_line
from boardroom.core.errors import BadInput
from boardroom.server.http.identity import COOKIE, CookieSigner, new_person
from boardroom.server.run import _listen, lock_database

REQUEST_TIMEOUT_S = 120
post = partial(httpx.post, timeout=REQUEST_TIMEOUT_S)


def test_a_used_port_is_bad_input():
    with _listen("127.0.0.1", (0,)) as taken, pytest.raises(BadInput, match="cannot listen on"):
        _listen("127.0.0.1", (taken.getsockname()[1],))


def test_the_first_free_port_is_taken_unless_one_is_asked_for():
    with _listen("127.0.0.1", (0,)) as taken, _listen("127.0.0.1", (taken.getsockname()[1], 0)) as other:
        assert other.getsockname()[1] not in (0, taken.getsockname()[1])


def test_the_listening_socket_says_that_it_is_tcp():
    # Without it asyncio leaves Nagle's algorithm on, and every answer waits 40 ms for an acknowledgement.
    with _listen("127.0.0.1", (0,)) as opened:
        assert opened.proto == socket.IPPROTO_TCP


def test_what_is_refused_leaves_one_line_each_on_the_screen_of_a_real_server(tmp_path):
    with started(tmp_path) as (process, url):
        table = post(f"{url}/api/tables", json={"game": "power_grid", "seats": [{"kind": "me"}] * 2})
        act = f"{url}/api/tables/{table.json()['id']}/act"
        cookie = {"cookie": f"{COOKIE}={table.cookies[COOKIE]}"}
        fine = {"line": "0: pass", "expect": 0}
        answers = [
            post(act, json=fine | {"expect": -1}, headers=cookie),
            post(act, json=fine),
            post(act, content=b"{", headers=cookie | {"content-type": "application/json"}),
            post(f"{url}/api/tables/nowhere/act", json=fine),
            post(act, content=b"x" * 100_000, headers=cookie),
            post(act, json=fine, headers={"cookie": f"{COOKIE}={CookieSigner(b'else').sign(new_person())}"}),
        ]
        codes = [answer.status_code for answer in answers]
        assert codes == [409, 403, 400, 404, 413, 403]
        process.send_signal(signal.SIGINT)
        lines = waiting.complaints(process).splitlines()
        assert [line.split(" WARNING ")[1].split()[0] for line in lines] == [str(code) for code in codes]


@contextmanager
def started(folder: Path, stderr: int = subprocess.PIPE) -> Iterator[tuple[Any, str]]:
    """A server in a session of its own, as at a terminal, and its address."""
    code = "import sys; from boardroom.server.run import serve; sys.exit(serve(sys.argv[1], port=0))"
    command = [sys.executable, "-c", code, f"sqlite+aiosqlite:///{folder}/tables.sqlite"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": stderr, "text": True}
    with subprocess.Popen(command, start_new_session=True, **pipes) as process:
        found = re.search(r":(\d+)/", first_line(process))
        assert found is not None
        try:
            yield process, f"http://localhost:{found[1]}"
        finally:
            process.kill()


def test_ctrl_c_with_open_tabs_and_thinking_bots_ends_at_once_and_says_nothing(tmp_path):
    with started(tmp_path) as (process, url):
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
        with httpx.Client(base_url=url, timeout=REQUEST_TIMEOUT_S) as ann, ExitStack() as tabs:
            made = ann.post("/api/tables", json={"game": "power_grid", "seats": seats}).json()
            for _ in range(3):
                tab = tabs.enter_context(ann.stream("GET", f"{made['url']}/events"))
                assert next(tab.iter_lines()) == "retry: 1000"
            # Ctrl-C reaches every process at the terminal, the bots' too.
            os.killpg(process.pid, signal.SIGINT)
            assert (waiting.complaints(process), process.returncode) == ("", 0)


def test_a_second_ctrl_c_waits_for_nobody_and_says_nothing(tmp_path):
    with started(tmp_path) as (process, url):
        port = int(url.rpartition(":")[2])
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        post(f"{url}/api/tables", json={"game": "power_grid", "seats": seats})
        with socket.create_connection(("127.0.0.1", port)) as slow:
            # A body that does not come: the server would wait for it.
            slow.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            os.killpg(process.pid, signal.SIGINT)
            assert waiting.waited(lambda: not _listens(port))
            os.killpg(process.pid, signal.SIGINT)
            assert (waiting.complaints(process), process.returncode) == ("", 0)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def test_readers_who_leave_at_any_moment_leave_no_line(tmp_path):
    """A stream is looking at the database most of the time while bots move: it is cut off in the middle."""
    with started(tmp_path) as (process, url), httpx.Client(base_url=url, timeout=REQUEST_TIMEOUT_S) as ann:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
        made = ann.post("/api/tables", json={"game": "power_grid", "seats": seats}).json()
        asked = f"GET {made['url']}/events HTTP/1.1\r\nHost: localhost\r\n"
        asked += f"Cookie: {COOKIE}={ann.cookies[COOKIE]}\r\n\r\n"
        for n in range(60):
            with socket.create_connection(("127.0.0.1", ann.base_url.port)) as reader:
                reader.sendall(asked.encode())
                time.sleep(n % 40 / 2000)
        os.killpg(process.pid, signal.SIGINT)
        assert (waiting.complaints(process), process.returncode) == ("", 0)


def test_a_second_server_on_the_same_file_is_refused_while_the_first_runs(db):
    for _ in range(2):
        with (
            lock_database(db),
            pytest.raises(BadInput, match="another Boardroom is serving"),
            lock_database(db),
        ):
            pass
    memory = ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:")
    for other in ("nonsense", "postgresql+asyncpg://x/y", *memory):
        with lock_database(other), lock_database(other):
            pass
    with pytest.raises(BadInput, match="cannot be opened: No such file"), lock_database(f"{db}/no/folder"):
        pass
