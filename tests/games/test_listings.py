"""What the packages of the games hold ready for the lobby is what the games declare."""

from __future__ import annotations

import pytest

from boardroom.core.listing import listing_of, read_listing
from boardroom.drawing.drawing import drawing_of
from boardroom.games.registry import every, keys, load

AGAIN = "run `make docs`"


@pytest.mark.parametrize("key", keys())
def test_a_listing_says_what_its_game_declares(key):
    game = load(key)
    assert read_listing(key, game.folder) == listing_of(game), AGAIN


@pytest.mark.parametrize("key", keys())
def test_a_cover_is_as_its_game_draws_it(key):
    game = load(key)
    assert (game.folder / "cover.svg").read_text("utf-8") == drawing_of(game).cover(), AGAIN


def test_games_are_listed_in_the_order_of_the_lobby():
    assert keys() == tuple(game.key for game in every())
