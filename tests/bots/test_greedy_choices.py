"""Greedy bots choose as they did before they were made faster.

`greedy_choices.toml` has a digest of the choices in some games. A change that is meant to speed a bot up
leaves the digests as they are; where the judgement of a bot or the rules change, they are copied from the
test that fails.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.bots.choices import digest_of_choices

RECORDED = tomllib.loads(Path(__file__).with_name("greedy_choices.toml").read_text())


@pytest.mark.parametrize(
    ("key", "players"), [(key, int(players)) for key, found in RECORDED.items() for players in found]
)
def test_the_bot_chooses_as_before(key: str, players: int):
    assert digest_of_choices("greedy", key, players) == RECORDED[key][str(players)]
