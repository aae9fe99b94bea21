"""A corrected pack at a browser table: the server's operator offers it, the table keeps it for good."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardroom.bench.process import first_line
from boardroom.cli.serve import offer_pack
from boardroom.core import options
from boardroom.core.errors import BadInput
from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.pack.embedding import BUILT_INS, PREFIX, unpack
from boardroom.games.mombasa.state import Options

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@contextmanager
def served(file: Path, *more: str) -> Iterator[httpx.Client]:
    """A server process of its own on a file that outlives it, and a browser."""
    command = [sys.executable, "-m", "boardroom.cli.main", "serve", "--port", "0"]
    command += ["--db", f"sqlite+aiosqlite:///{file}", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    found = re.search(r"http://[^:]+:(\d+)/", first_line(process))
    assert found
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{found[1]}", timeout=30) as browser:
            yield browser
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """The built-in pack with one number changed: the red value of the left column of cards."""
    folder = tmp_path / "box"
    shutil.copytree(HOME, folder)
    change(folder, 4)
    return folder


def change(folder: Path, red: int) -> None:
    file = folder / "displays.toml"
    text, n = re.subn(r"^red = \[\d+", f"red = [{red}", file.read_text("utf-8"), flags=re.M)
    assert n == 1
    file.write_text(text, "utf-8")


def left_column(browser: httpx.Client, table: str) -> int:
    """The red value of the left column as the page shows it."""
    page = browser.get(f"/t/{table}/panel/side").text
    return int(re.findall(r'class="colhead">\+(\d+)<', page)[0])


def asked(browser: httpx.Client, table: str) -> bool:
    """Whether this browser is asked something, as soon as the bot has moved."""
    for _ in range(300):
        if browser.get(f"/api/tables/{table}/offers").json():
            return True
        time.sleep(0.2)
    return False


def test_a_table_keeps_the_pack_it_began_with_though_the_folder_changes_and_the_server_restarts(
    tmp_path, corrected
):
    file = tmp_path / "tables.sqlite"
    body: dict[str, Any] = {"game": "mombasa", "seats": SEATS, "options": {"pack": "box"}}
    with served(file, "--pack", f"box={corrected}") as browser:
        about = next(game for game in browser.get("/api/games").json() if game["key"] == "mombasa")
        offered = next(option for option in about["options"] if option["name"] == "pack")
        assert offered["choices"] == [*BUILT_INS, "box"]
        made = browser.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        kept = browser.get(f"/api/tables/{table}").json()["options"]["pack"]
        assert kept.startswith(PREFIX)
        assert unpack(kept).card_red[0] == 4
        assert left_column(browser, table) == 4
        cookies = dict(browser.cookies)
    change(corrected, 7)
    with served(file) as browser:
        browser.cookies.update(cookies)
        assert browser.get(f"/api/tables/{table}").json()["options"]["pack"] == kept
        assert left_column(browser, table) == 4
        assert asked(browser, table)  # the game goes on
        # A name that is not offered, and a folder of the machine, are refused alike.
        for word in ("box", str(corrected)):
            refused = browser.post("/api/tables", json=body | {"options": {"pack": word}})
            assert (refused.status_code, "there is no pack" in refused.text) == (400, True)


def test_a_pack_is_offered_by_a_plain_name_and_only_if_it_can_be_played(corrected, monkeypatch):
    monkeypatch.setattr(options, "OFFERED", {})
    for word in ("box", "=folder", "Box=folder", "my box=folder", "box="):
        with pytest.raises(BadInput, match="should look like --pack name=folder"):
            offer_pack(word)
    with pytest.raises(BadInput, match="there is no pack"):
        offer_pack(f"box={corrected / 'nowhere'}")
    books = corrected / "books.csv"
    books.write_text("\n".join(books.read_text("utf-8").splitlines()[:-1]) + "\n", "utf-8")
    with pytest.raises(BadInput, match=r"books\.csv"):
        offer_pack(f"box={corrected}")
    assert options.choices(Options, "pack") == tuple(BUILT_INS)
