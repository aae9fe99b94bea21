"""A real server and a real browser; without Chromium the browser tests are skipped and say so."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.installed import packages_installed
from tests.web.browser.faults import unexpected_errors
from tests.web.browser.page_player import FLAGS, TIMEOUT_MS, PagePlayer, open_new_table

from boardroom.bench.process import first_line

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SERVE = """
import sys
from boardroom.core import fair_deal
from boardroom.server.run import serve

fair_deal.new_secret = lambda: "a secret that every run of the tests has"
fair_deal.new_bot_seed = lambda: "the dice of every bot"
serve(sys.argv[1], port=int(sys.argv[2]))
"""


class ServerProcess:
    """A server in a process of its own, with its own database file.

    Its secret is fixed: the deal depends only on the entropy that players add, so that a test which fixes
    that as well gets the same deal on every machine.
    """

    def __init__(self, folder: Path) -> None:
        self.db, self.port = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}", 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-u", "-c", SERVE, self.db, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = first_line(self.process)
        found = re.search(r"http://\w+:(\d+)/", line)
        assert found, line
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    served = ServerProcess(tmp_path_factory.mktemp("served"))
    yield served
    served.stop()


class Browser:
    """Chromium with a long timeout in every window, since a busy machine is slow."""

    def __init__(self, launched: Any) -> None:
        self.launched = launched

    def new_context(self, **how: Any) -> Any:
        context = self.launched.new_context(**how)
        context.set_default_timeout(TIMEOUT_MS)
        return context

    def new_page(self, **how: Any) -> Any:
        return self.new_context(**how).new_page()


@cache
def missing_browser() -> str | None:
    """Why no browser starts on this machine; None if one does."""
    if CHROMIUM is None:
        return "no Chromium on this machine: scripts/system installs it"
    try:
        with launched_chromium():
            return None
    except ImportError:
        return "Playwright for Python is not installed: make install tries to"
    except Exception as error:  # Playwright raises a bare Exception when its driver cannot start
        return f"Chromium does not start here: {str(error).strip().splitlines()[0]}"


@contextmanager
def launched_chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        launched = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    if why := missing_browser():
        pytest.skip(why)
    with launched_chromium() as launched:
        yield Browser(launched)


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """The folder for screenshots: BOARDROOM_SHOTS, or the temporary folder of the test."""
    folder = Path(os.environ.get("BOARDROOM_SHOTS", tmp_path / "shots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def buyer(chromium: Any, server: ServerProcess) -> Iterator[PagePlayer]:
    """A player who is asked to buy fuel at a table with three bots, with confirmations off.

    Fails at the end if a script reported an error.
    """
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage.setItem('slips', 'off');")
    found = open_new_table(PagePlayer, context, server.url, "power_grid", 3, "en")
    found.play_until("buy-fuel")
    yield found
    assert unexpected_errors(found.console_errors) == []
    context.close()


@pytest.fixture(scope="module")
def dummy_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in this process that also finds the games of other packages."""
    import socket

    import uvicorn

    from boardroom.server.app import make

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    db = tmp_path_factory.mktemp("dummy") / "tables.sqlite"
    config = uvicorn.Config(
        make(f"sqlite+aiosqlite:///{db}"), log_level="critical", lifespan="on", timeout_graceful_shutdown=1
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    with packages_installed():
        thread.start()
        while not running.started:
            time.sleep(0.05)
        yield f"http://localhost:{listening.getsockname()[1]}"
        running.should_exit = True
        thread.join(20)
