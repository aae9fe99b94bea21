"""The editions as records (PG-10, PG-14)."""

from __future__ import annotations

from typing import get_args

import pytest

from boardroom.core.chance import Chance
from boardroom.games.power_grid.editions import EDITIONS, FIRST_GAME, EditionKey
from boardroom.games.power_grid.state import Options, State


def test_every_edition_that_a_table_can_choose_has_a_record():
    assert tuple(EDITIONS) == get_args(EditionKey)


@pytest.mark.parametrize("key", get_args(EditionKey))
def test_a_table_plays_by_the_edition_it_has_chosen(key: EditionKey):
    assert State(options=Options(edition=key), chance=Chance("editions")).edition is EDITIONS[key]


def test_a_first_game_is_played_by_the_variant_of_its_edition():
    options = Options(edition="2007", first_game=True)
    assert State(options=options, chance=Chance("editions")).edition is FIRST_GAME
