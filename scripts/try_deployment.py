"""Try a deployment on loopback: PostgreSQL, two workers, and HAProxy with TLS as in `deploy/haproxy.cfg`.

A game against bots is played through the proxy. One worker is ended, then the other is killed while the first
is back; every move must be acknowledged within its time. Needs PostgreSQL, haproxy and openssl, and nothing
from the packages of the tests.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY))

from tests.server import postgres  # noqa: E402

from boardroom.bench.process import QUOTAS, first_line  # noqa: E402

MOVES = 24
MOVE_TIMEOUT_S = 60.0
NEEDED = ("haproxy", "openssl")


def missing() -> str | None:
    """What this machine lacks; None if a deployment can be tried."""
    lacking = next((name for name in NEEDED if shutil.which(name, path=search_path()) is None), None)
    return postgres.missing() or (lacking and f"{lacking} is not installed (scripts/system installs it)")


def search_path() -> str:
    return f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"


class Worker:
    """A worker on a port of its own."""

    def __init__(self, db: str, port: int) -> None:
        self.db, self.port = db, port
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "boardroom.cli.main",
            "serve",
            "--port",
            str(self.port),
            "--db",
            self.db,
        ]
        quotas = dict.fromkeys(QUOTAS, "1000000")
        environment = {**os.environ, **quotas, "BOARDROOM_HOSTS": "boardroom.test"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = first_line(self.process)
        assert re.search(rf":{self.port}/", line), line

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=60)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def make_certificate(folder: Path) -> Path:
    """A certificate that its own holder has signed, with its key in one file as HAProxy wants it."""
    key, certificate, both = (folder / name for name in ("key.pem", "cert.pem", "both.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         "/CN=boardroom.test", "-addext", "subjectAltName=DNS:boardroom.test",
         "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    both.touch(mode=0o600)
    both.write_text(certificate.read_text() + key.read_text())
    return both


@contextmanager
def proxy(certificate: Path, ports: list[int]) -> Iterator[int]:
    """HAProxy in front of the workers; its port."""
    port = free_port()
    environment = {
        **os.environ,
        "PATH": search_path(),
        "BIND": f"127.0.0.1:{port}",
        "CERTIFICATE": str(certificate),
        **{f"WORKER_{n}": f"127.0.0.1:{worker}" for n, worker in enumerate(ports, 1)},
    }
    command = ["haproxy", "-db", "-f", str(REPOSITORY / "deploy" / "haproxy.cfg")]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield port
    finally:
        process.terminate()
        process.wait(30)


@dataclass
class Browser:
    """Somebody who reaches the server by its public name through the proxy."""

    port: int
    certificate: Path
    cookie: str = ""
    slowest: float = 0.0
    ids: set[str] = field(default_factory=set)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask until there is an answer, as the page does: a move repeats its key."""
        began = time.monotonic()
        while True:
            with suppress(OSError, http.client.HTTPException):
                status, answer = self._ask(method, path, body)
                if status < 500:
                    self.slowest = max(self.slowest, time.monotonic() - began)
                    assert status < 400, answer
                    return answer
            assert time.monotonic() - began < MOVE_TIMEOUT_S, f"{method} {path}: no answer"
            time.sleep(0.05)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, Any]:
        context = ssl.create_default_context(cafile=str(self.certificate))
        with socket.create_connection(("127.0.0.1", self.port), 10) as plain:
            connection = http.client.HTTPConnection("boardroom.test", timeout=10)
            connection.sock = context.wrap_socket(plain, server_hostname="boardroom.test")
            headers = {"cookie": self.cookie, "content-type": "application/json"}
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            text = answer.read()
        if cookie := answer.headers.get("set-cookie"):
            assert "Secure" in cookie, "behind TLS cookies are for TLS alone"
            self.cookie = cookie.partition(";")[0]
        self.ids.add(str(answer.headers["x-request-id"]))
        return answer.status, json.loads(text) if text.startswith((b"{", b"[")) else text


class Game:
    """A game against two bots; its moves are chosen from what the server offers."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.rng = browser, Random(1)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
        made = browser.ask("POST", "/api/tables", {"game": "power_grid", "seats": seats})
        self.table = f"/api/tables/{made['id']}"
        self.acknowledged: dict[int, dict[str, Any]] = {}

    def play(self, moves: int) -> None:
        """So many moves; between them the bots must have moved within a lease."""
        from boardroom.core.engine import offers
        from boardroom.games.registry import load

        while moves:
            began = time.monotonic()
            while 0 not in (now := self.browser.ask("GET", self.table))["waits"]:
                if now["over"]:
                    return
                assert time.monotonic() - began < MOVE_TIMEOUT_S, "the bots stand still"
                time.sleep(0.05)
            seen = self.browser.ask("GET", f"{self.table}/view?seat=0")
            s = load("power_grid").state.restore(seen["view"])
            action = self.rng.choice(offers(s, 0)).sample(self.rng).to_json()
            body = {"action": action, "expect": seen["expect"], "key": str(self.rng.random())}
            seq = self.browser.ask("POST", f"{self.table}/act", body)["seq"]
            assert seq not in self.acknowledged
            self.acknowledged[seq] = action
            moves -= 1

    def check(self) -> None:
        """Every acknowledged move is in its row."""
        rows = self.browser.ask("GET", f"{self.table}/record")["rows"]
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        for seq, action in self.acknowledged.items():
            assert rows[seq]["action"] == action


def main() -> int:
    if reason := missing():
        print(f"skipped: {reason}")
        return 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-proxy-")))
        cluster = stack.enter_context(postgres.cluster())
        db = cluster.new_database()
        workers = [Worker(db, free_port()) for _ in range(2)]
        for worker in workers:
            stack.callback(worker.process.kill)
        certificate = make_certificate(folder)
        port = stack.enter_context(proxy(certificate, [worker.port for worker in workers]))
        browser = Browser(port, folder / "cert.pem")
        browser.ask("GET", "/")
        assert browser._ask("GET", "/metrics", None)[0] == 404, "figures are not for the public"
        game = Game(browser)
        game.play(MOVES // 4)
        for worker, how in ((workers[0], signal.SIGTERM), (workers[1], signal.SIGKILL)):
            worker.end(how)
            game.play(MOVES // 4)
            worker.start()
            stack.callback(worker.process.kill)
        game.play(MOVES // 4)
        game.check()
    print(
        f"{len(game.acknowledged)} moves over two workers and a proxy with TLS, one worker ended and one "
        f"killed: all acknowledged and stored; slowest answer {browser.slowest:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
