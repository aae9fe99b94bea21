"""Runs the present server and commands on data that an earlier version stored."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from tests.stored.kept import THEN, asked, snapshots
from tests.stored.wire import Browser, serving, until

from boardroom.cli.main import main

BACK = "SELECT seq FROM journal WHERE table_id = ? AND back = ?"
PROGRAM = str(Path(sys.executable).parent / "boardroom")
Command = Callable[..., str]


@dataclass
class Site:
    """Today's server on the stored database, and the people of then with their cookies."""

    url: str
    file: Path
    people: dict[str, Browser] = field(init=False)

    def __post_init__(self) -> None:
        self.people = {name: Browser(self.url, cookie) for name, cookie in THEN.cookies.items()}

    @cached_property
    def snapshots(self) -> dict[str, bytes]:
        return snapshots(self.file)

    def about(self, person: str, table: str) -> Any:
        return self.people[person].ask(f"/api/tables/{table}")

    def asks(self, table: str) -> tuple[Browser, int] | None:
        """Who of the people is asked, and for which seat; a standing order answers for itself."""
        for name, browser in self.people.items():
            about = self.about(name, table)
            for seat in set(about["mine"]) & set(about["waits"]) - set(map(int, about["orders"])):
                return browser, seat
        return None

    def over(self, table: str) -> bool:
        return bool(self.about("eve", table)["over"])

    def rest(self, table: str) -> bool:
        """Wait until the bots have moved; whether the game is over."""
        until(lambda: self.over(table) or self.asks(table))
        return self.over(table)

    def last(self, table: str) -> int:
        return int(self.about("eve", table)["seq"])

    def take_back(self, table: str, to: int) -> None:
        """Everybody asks to go back to a row, each for every seat of theirs, until that is done.

        A bot that moves in between ends what was asked before; then all ask again.
        """
        until(lambda: self._ask_back(table, to))

    def _ask_back(self, table: str, to: int) -> bool:
        for name, browser in self.people.items():
            for seat in self.about(name, table)["mine"]:
                if asked(self.file, BACK, table, to) == []:
                    browser.ask(f"/api/tables/{table}/take-back", {"to": to, "seat": seat})
        return asked(self.file, BACK, table, to) != []


@contextmanager
def opened(folder: Path) -> Iterator[Site]:
    """Today's server on a copy of the stored database."""
    file = THEN.laid_out(folder)
    with serving(PROGRAM, file) as url:
        yield Site(url, file)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose tables stay as they were."""
    with opened(tmp_path_factory.mktemp("stored")) as found:
        yield found


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server at whose tables moves are made."""
    with opened(tmp_path_factory.mktemp("played")) as found:
        yield found


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command of today; what it says. It must succeed."""

    def run(*words: str | Path) -> str:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert code == 0, out + err
        return out

    return run


@pytest.fixture
def typed(command: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run a command of today and type some lines; what it answers."""

    def run(words: list[str | Path], *lines: str) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return command(*words)

    return run


def verified(command: Command, raw: Any, folder: Path) -> Any:
    """What `boardroom verify` finds in a record in which all is well."""
    file = folder / "record.json"
    file.write_text(json.dumps(raw), "utf-8")
    return json.loads(command("verify", file, "--json"))
