"""The frozen bot: it chooses as ever, it is no player at tables, and it may be missing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tests.bots.choices import digest_of_choices
from tests.installed import packages_installed

from boardroom.bots import opponents
from boardroom.bots.registry import bot_names, load_bot
from boardroom.core.errors import BadInput
from boardroom.games.registry import load

RECORDED = tomllib.loads(Path(__file__).with_name("frozen_choices.toml").read_text())
POWER_GRID = load("power_grid")


@pytest.fixture
def without_packages(monkeypatch) -> Iterator[None]:
    monkeypatch.setattr(opponents, "entry_points", lambda group: ())
    opponents.refresh()
    yield
    monkeypatch.undo()
    opponents.refresh()


@pytest.mark.parametrize(
    ("key", "players"), [(key, int(players)) for key, found in RECORDED.items() for players in found]
)
def test_it_chooses_as_ever(key: str, players: int):
    assert digest_of_choices("frozen", key, players) == RECORDED[key][str(players)]


def test_no_table_offers_it():
    assert "frozen" in opponents.opponent_names()
    assert "frozen" not in bot_names()
    with pytest.raises(BadInput, match="no bot 'frozen'"):
        load_bot("frozen", POWER_GRID)


def test_where_it_is_not_installed_one_sentence_says_so(without_packages):
    with pytest.raises(BadInput, match="'frozen' is not installed; run make install"):
        opponents.load_opponent("frozen", POWER_GRID)
    assert opponents.opponent_names() == bot_names()


def test_it_has_no_budget():
    with pytest.raises(BadInput, match="frozen"):
        opponents.load_opponent("frozen@8e", POWER_GRID)


def test_a_game_that_it_does_not_know_is_named():
    with packages_installed(), pytest.raises(BadInput, match="'nim' has no bot 'frozen'"):
        opponents.load_opponent("frozen", load("nim"))


def test_a_package_cannot_take_the_name_of_a_bot_that_tables_offer(without_packages, monkeypatch):
    foreign = EntryPoint("greedy", "boardroom_frozen:make_bot", opponents.GROUP)
    monkeypatch.setattr(opponents, "entry_points", lambda group: (foreign,))
    opponents.refresh()
    bot: Any = opponents.load_opponent("greedy", POWER_GRID)
    assert type(bot).__module__ == "boardroom.bots.greedy"
