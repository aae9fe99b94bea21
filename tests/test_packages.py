"""A game in a package of its own, found by its entry point alone: lobby, terminal, server, bots and suite."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from types import FunctionType

import pytest
from tests.installed import packages_installed
from tests.stored.wire import Browser, serving, until

import boardroom
from boardroom.cli.main import main
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.games import registry
from boardroom.testing.mutations import random_options
from boardroom.testing.suite import Suite

OURS = ("power_grid", "eighteen_thirty", "terraforming_mars", "mombasa")
PROGRAM = str(Path(sys.executable).parent / "boardroom")


@pytest.fixture
def installed() -> Iterator[None]:
    with packages_installed():
        yield


def test_without_the_package_there_is_no_such_game():
    assert registry.keys() == OURS
    with pytest.raises(BadInput, match="no game 'nim'"):
        registry.load("nim")


def test_the_game_is_listed_after_ours(installed, capsys):
    assert registry.keys() == (*OURS, "dummy", "nim")
    assert main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][-1]["options"]["start"]["choices"] == [
        "small",
        "large",
    ]


def test_nothing_of_ours_names_it():
    folder = Path(boardroom.__file__).parent
    files = [file for kind in ("py", "js", "css", "ftl") for file in folder.rglob(f"*.{kind}")]
    assert [file for file in files if re.search(r"\b(boardroom_)?nim\b", file.read_text("utf-8"))] == []


@pytest.mark.parametrize("kind", ["py", "js"])
def test_no_game_of_ours_is_named_outside_its_own_folder(kind):
    """Style sheets and texts aside: no code of what all games share knows one of them."""
    folder = Path(boardroom.__file__).parent
    shared = [
        f for f in folder.rglob(f"*.{kind}") if not any(folder / "games" / key in f.parents for key in OURS)
    ]
    assert len(shared) > 5
    assert [file for file in shared if re.search("|".join(OURS), file.read_text("utf-8"))] == []


@pytest.mark.parametrize("seed", range(5))
def test_it_passes_the_suite(installed, seed):
    game, rng = registry.load("nim"), Random(seed)
    assert Suite(game, random_options(game, rng), rng.choice(game.seats), seed).run().finished


def test_it_is_played_in_the_terminal_against_both_bots(installed, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", StringIO("take 1 from 0\n1\n2\n1\n" + "hint\nquit\n"))
    assert main(["play", "nim", "--seats", "human,greedy,random", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "heap 1: ooo" in said
    assert "takes 1 from heap 1" in said


def test_bots_play_it_to_the_end_and_greedy_knows_the_trick(installed, capsys):
    words = ["simulate", "nim", "--players", "2", "--games", "20", "--bots", "greedy,random", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["finished"] == 20
    assert found["wins"][0] >= 18


def test_it_is_played_on_a_server_against_both_bots(installed, tmp_path):
    with serving(PROGRAM, tmp_path / "tables.sqlite") as url:
        browser, rng = Browser(url), Random(1)
        assert "Whoever takes the last stone wins." in browser.fetch("/")
        assert [game["key"] for game in browser.ask("/api/games")] == [*OURS, "dummy", "nim"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        table = browser.ask("/api/tables", {"game": "nim", "seats": seats})["id"]

        def is_mine_or_over() -> bool:
            found = browser.ask(f"/api/tables/{table}")
            return bool(found["over"] or 0 in found["waits"])

        while until(is_mine_or_over) and not browser.ask(f"/api/tables/{table}")["over"]:
            browser.move(table, 0, rng)
        assert 'data-id="heap:0"' in browser.fetch(f"/t/{table}")
        browser.ask("/api/import", browser.ask(f"/api/tables/{table}/record"))


def test_the_page_for_authors_names_what_a_game_can_declare():
    page = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
    named = set(re.findall(r"^ *\| `(\w+)` \|", page, re.MULTILINE))
    rules = {"setup", "result", "imagine", "totals", "balances", "data_confidence", "own_names"}
    engine = {"begin", "load", "wrong_count", "folder"}
    methods = {name for name, of in vars(Game).items() if isinstance(of, FunctionType | property)}
    assert named == methods - rules - engine
