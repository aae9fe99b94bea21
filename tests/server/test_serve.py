"""Starting and ending the server: a used port is one sentence, answers are not delayed, Ctrl-C is quiet."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack

import httpx
import pytest

from boardroom.core.fields import BadInput
from boardroom.server.serve import _listen


def test_a_used_port_is_bad_input():
    with _listen("127.0.0.1", 0) as taken, pytest.raises(BadInput, match="cannot listen at"):
        _listen("127.0.0.1", taken.getsockname()[1])


def test_the_listening_socket_says_that_it_is_tcp():
    # Without it asyncio leaves Nagle's algorithm on, and every answer waits 40 ms for an acknowledgement.
    with _listen("127.0.0.1", 0) as opened:
        assert opened.proto == socket.IPPROTO_TCP


def test_ctrl_c_with_open_tabs_and_thinking_bots_ends_at_once_and_says_nothing(tmp_path):
    code = "import sys; from boardroom.server.serve import serve; sys.exit(serve(sys.argv[1], port=0))"
    command = [sys.executable, "-c", code, f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"]
    # A session of its own: Ctrl-C reaches every process at the terminal, the bots' too.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        url = f"http://localhost:{found[1]}"
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
        with httpx.Client(base_url=url) as ann, ExitStack() as tabs:
            made = ann.post("/api/tables", json={"game": "power_grid", "seats": seats}).json()
            for _ in range(3):
                tab = tabs.enter_context(ann.stream("GET", f"{made['url']}/events"))
                assert next(tab.iter_lines()) == "retry: 1000"
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(30) == 0
        assert process.stderr.read() == ""
