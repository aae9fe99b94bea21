"""Firefox and WebKit without a further package: Firefox by WebDriver BiDi, WebKit by classic WebDriver.

Both can open an address and evaluate JavaScript; more is not needed to see that a page works in them.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.request import ProxyHandler, Request, build_opener

WAIT_S = 60
MINI_BROWSERS = "/usr/lib/*/webkit*gtk-*/MiniBrowser"
DISPLAY = ":97"
NO_SANDBOX = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
"""Its sandbox needs rights that a container may not have; the page is our own."""


class OtherBrowser(Protocol):
    def open(self, address: str) -> None: ...

    def evaluate(self, promise: str) -> Any:
        """The value of a JavaScript expression, or of its promise; as JSON."""


# --- Firefox


class WebSocket:
    """A client of a WebSocket on this machine: text frames only (RFC 6455)."""

    def __init__(self, port: int, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), WAIT_S)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass

    def send(self, text: str) -> None:
        data, mask = text.encode(), os.urandom(4)
        head = b"\x81" + (
            struct.pack("!BH", 0xFE, len(data)) if 125 < len(data) < 1 << 16
            else struct.pack("!BQ", 0xFF, len(data)) if len(data) >= 1 << 16
            else struct.pack("!B", 0x80 | len(data))
        )  # fmt: skip
        self.socket.sendall(head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def receive(self) -> str:
        found = b""
        while True:
            first, size = self.stream.read(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.stream.read(8))
            found += self.stream.read(size)
            if first & 0x80:
                return found.decode()

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


class Firefox:
    """One tab of Firefox."""

    def __init__(self, port: int) -> None:
        self.socket, self.number = WebSocket(port, "/session"), 0
        self._call("session.new", {"capabilities": {}})
        self.tab = self._call("browsingContext.getTree", {})["contexts"][0]["context"]

    def _call(self, method: str, params: dict[str, Any]) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.receive())
            if said.get("id") == self.number:
                assert said["type"] == "success", said
                return said["result"]

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", {"context": self.tab, "url": address, "wait": "complete"})

    def evaluate(self, promise: str) -> Any:
        wrapped = f"(async () => JSON.stringify(await ({promise})))()"
        asked = {"expression": wrapped, "target": {"context": self.tab}, "awaitPromise": True}
        said = self._call("script.evaluate", asked)
        assert said["type"] == "success", said
        return json.loads(said["result"].get("value", "null"))


@contextmanager
def firefox(folder: Path) -> Iterator[OtherBrowser]:
    program = firefox_program()
    assert program
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        assert process.stderr
        for line in process.stderr:
            if found := re.search(r"BiDi listening on ws://127\.0\.0\.1:(\d+)", line):
                break
        assert found, "Firefox does not listen"
        browser = Firefox(int(found[1]))
        yield browser
        browser.socket.close()
    finally:
        process.kill()
        process.communicate()


def firefox_program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


# --- WebKit


class WebKit:
    """One window of WebKitGTK's small browser."""

    def __init__(self, port: int, program: str) -> None:
        self.base = f"http://127.0.0.1:{port}/session"
        self.opener = build_opener(ProxyHandler({}))
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        self.base += "/" + self._post("", {"capabilities": {"alwaysMatch": options}})["sessionId"]
        self._post("/timeouts", {"script": WAIT_S * 1000})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        head = {"content-type": "application/json"}
        with self.opener.open(
            Request(self.base + path, json.dumps(body).encode(), head), timeout=WAIT_S
        ) as r:
            return json.load(r)["value"]

    def open(self, address: str) -> None:
        self._post("/url", {"url": address})

    def evaluate(self, promise: str) -> Any:
        script = (
            f"const done = arguments[0]; (async () => JSON.stringify(await ({promise})))()"
            ".then((found) => done(found ?? 'null'), (error) => done(JSON.stringify({error: String(error)})))"
        )
        return json.loads(self._post("/execute/async", {"script": script, "args": []}))


@contextmanager
def webkit(folder: Path) -> Iterator[OtherBrowser]:
    program, (driver, display) = webkit_program(), webkit_tools()
    assert program
    assert driver
    assert display
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    shown = {**os.environ, "DISPLAY": DISPLAY, "HOME": str(folder), **NO_SANDBOX}
    screen = _start([display, DISPLAY, "-screen", "0", "1440x900x24"], dict(os.environ))
    driving = _start([driver, f"--port={port}"], shown)
    try:
        wait_for_port(port)
        browser = WebKit(port, program)
        yield browser
    finally:
        for process in (driving, screen):
            process.terminate()
            process.wait(20)


def _start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)


def wait_for_port(port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return


def webkit_program() -> str | None:
    found = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    return str(found[-1]) if found else None


def webkit_tools() -> tuple[str | None, str | None]:
    return shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
