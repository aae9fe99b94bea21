"""A game in a package of its own, found by its entry point alone: suite, bots, terminal, lobby and server."""

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
TEXT = {".py", ".js", ".css", ".ftl", ".toml", ".csv", ".svg"}


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


def test_without_its_package_the_game_is_gone_again():
    with packages_installed():
        assert registry.load("nim").key == "nim"
    assert registry.keys() == OURS
    with pytest.raises(BadInput, match="no game 'nim'"):
        registry.load("nim")


def test_no_file_of_ours_names_it():
    files = [file for file in Path(boardroom.__file__).parent.rglob("*") if file.suffix in TEXT]
    assert {file.suffix for file in files} == TEXT
    named = re.compile(r"(?<![a-z])(boardroom_)?nim(?![a-z])", re.IGNORECASE)
    assert [file for file in files if named.search(file.read_text("utf-8"))] == []


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


def test_it_is_played_to_its_end_in_the_terminal_against_both_bots(installed, capsys, monkeypatch, tmp_path):
    typed = ["take 1 from 0", "hint", *"11111", f"save {tmp_path / 'nim.json'}", "quit"]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed) + "\n"))
    assert main(["play", "nim", "--seats", "human,greedy,random", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "heap 1: ooo" in printed
    for player in ("Player 1", "normal bot 2", "random bot 3"):
        assert re.search(f"{player} takes . from heap", printed)
        assert re.search(rf"\d\. {player}: last stone [01]", printed)
    assert "The game is over (N-1.3)." in printed
    assert main(["verify", str(tmp_path / "nim.json")]) == 0


def test_bots_play_it_to_the_end_and_greedy_knows_the_trick(installed, capsys):
    words = ["simulate", "nim", "--players", "2", "--games", "20", "--bots", "greedy,random", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["finished"] == 20
    assert found["wins"][0] >= 18


def test_it_stands_in_the_lobby_with_its_options_rules_and_style(installed, tmp_path):
    with serving(PROGRAM, tmp_path / "tables.sqlite") as url:
        browser = Browser(url)
        lobby = browser.fetch("/")
        assert "Whoever takes the last stone wins." in lobby
        [entry] = [one for one in lobby.split("<article") if 'data-title="Nim"' in one]
        assert 'data-do="create"' in entry
        assert re.findall(r'<select name="(\w+)"', entry)[-1] == "start"
        [sheet] = re.findall(r'href="(/static/nim-\w+\.css)"', lobby)
        assert ".stone" in browser.fetch(sheet)
        rules = browser.fetch("/rules/nim")
        assert all(f'id="{clause}"' in rules for clause in registry.load("nim").rulebook.clauses)


def test_it_is_played_on_a_server_against_both_bots(installed, tmp_path):
    with serving(PROGRAM, tmp_path / "tables.sqlite") as url:
        browser, rng = Browser(url), Random(1)
        assert [game["key"] for game in browser.ask("/api/games")] == [*OURS, "dummy", "nim"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        table = browser.ask("/api/tables", {"game": "nim", "seats": seats})["id"]

        def is_mine_or_over() -> bool:
            found = browser.ask(f"/api/tables/{table}")
            return bool(found["over"] or 0 in found["waits"])

        while until(is_mine_or_over) and not browser.ask(f"/api/tables/{table}")["over"]:
            browser.move(table, 0, rng)
        page, record = browser.fetch(f"/t/{table}"), browser.ask(f"/api/tables/{table}/record")
        assert 'data-id="heap:0"' in page
        assert 'class="standings"' in page
        assert {row["action"]["seat"] for row in record["rows"] if row.get("action")} == {0, 1, 2}
        imported = browser.ask("/api/import", record)["id"]
        assert browser.ask(f"/api/tables/{imported}")["over"]


def test_the_page_for_authors_names_what_a_game_can_declare():
    page = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
    named = set(re.findall(r"^ *\| `(\w+)` \|", page, re.MULTILINE))
    rules = {"setup", "result", "imagine", "totals", "balances", "data_confidence", "own_names"}
    engine = {"begin", "load", "wrong_count", "folder"}
    methods = {name for name, of in vars(Game).items() if isinstance(of, FunctionType | property)}
    assert named == methods - rules - engine
