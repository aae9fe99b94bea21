"""`make audit` fails on a finding and on what could not be audited; without advisories it was skipped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts/audit.py"
Answer = Callable[[list[Any]], Any]


@contextmanager
def advisories(answer: Answer) -> Iterator[str]:
    """A server that answers as told; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            body = json.dumps(answer(queries)).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def audit(address: str) -> tuple[int, str]:
    environment = os.environ | {"ADVISORIES": address, "no_proxy": "*"}
    done = subprocess.run([sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout


def with_finding(queries: list[Any]) -> Any:
    named = [query["package"]["name"] for query in queries]
    return {"results": [{"vulns": [{"id": "X-1"}]} if name == "pytest" else {} for name in named]}


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        (lambda queries: {"results": [{} for _ in queries]}, 0, "no known vulnerability"),
        (with_finding, 1, f"pytest {pytest.__version__}: X-1\n"),
        (lambda queries: {"results": [{"vulns": "many"} for _ in queries]}, 1, "could not be audited"),
        (lambda queries: {"results": [{} for _ in queries[1:]]}, 1, "nothing was audited"),
        (lambda queries: [], 1, "nothing was audited"),
    ],
    ids=["fine", "finding", "unclear", "incomplete", "other"],
)
def test_what_is_found_or_unknown_fails(answer: Answer, code: int, said: str):
    with advisories(answer) as address:
        found = audit(address)
    assert (found[0], said in found[1]) == (code, True), found


def test_without_advisories_the_audit_says_that_it_was_skipped():
    with advisories(lambda queries: {}) as address:
        pass
    code, said = audit(address)
    assert (code, said.startswith("skipped: ")) == (0, True)
