"""Fixtures of the command line: run a command in this process, and a small record."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from boardroom.cli.main import main
from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.hooks import choose_at_random
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import write_record
from boardroom.core.state import State
from boardroom.games.registry import load


@dataclass
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out.splitlines()[-1])


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: str | Path) -> Ran:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command


@pytest.fixture
def bad(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: exit 2, one sentence, nothing else."""

    def command(*words: str | Path) -> str:
        ran = run(*words)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("boardroom: ")
        assert ran.err.count("\n") == 1
        return ran.err

    return command


@pytest.fixture(scope="session")
def journal() -> Journal[State]:
    """A whole game of Power Grid, played at random."""
    from random import Random

    game, rng = load("power_grid"), Random("record")
    made = Journal.deal(Setup(game, game.options(), 3, Chance("record")))
    while not made.state.over:
        made.play(choose_at_random(offers(made.state, waits(made.state)[0]), rng))
    return made


@pytest.fixture
def record(journal: Journal[State], tmp_path: Path) -> Path:
    """The same game as a file."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(write_record(journal)), "utf-8")
    return file
