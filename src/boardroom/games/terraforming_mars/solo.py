"""The solo game's neutral tiles (TM-13.2.1 to TM-13.2.3, TM-13.2.13 to TM-13.2.18, R-54)."""

from __future__ import annotations

from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import NEIGHBOURS, hexes_of
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.state import NO_OWNER, State


def place_neutral(s: State, tell: Tell) -> None:
    """Two neutral cities with a greenery each, where the costs of four revealed cards say."""
    cards = draw(s, 4, tell)
    s.revealed = cards
    costs = [CARDS[card].cost for card in cards]
    # TM-13.2.17: two cards for the cities, two for the greeneries; recorded games take them pair by pair.
    first_city, second_city, *greens = (costs[0], costs[2], costs[1], costs[3]) if s.digital else costs
    if s.digital:
        one = _city(s, first_city, backwards=False)
        _greenery(s, one, greens[0])
        two = _city(s, second_city, backwards=True)
    else:
        one = _city(s, first_city, backwards=False)
        two = _city(s, second_city, backwards=True)
        _greenery(s, one, greens[0])
    _greenery(s, two, greens[1])


def _counted(hexes: list[int], cost: int) -> int:
    """The hex that the cost counts to, round and round; 0 counts like 1 (TM-13.2.18)."""
    return hexes[(max(1, cost) - 1) % len(hexes)]


def _city(s: State, cost: int, backwards: bool) -> int:
    legal = hexes_of(tiles.LAND & ~s.taken & ~s.near_city)
    number = _counted(legal[::-1] if backwards else legal, cost)
    tiles.put(s, "city", number, NO_OWNER)
    return number


def _greenery(s: State, city: int, cost: int) -> None:
    legal = [n for n in NEIGHBOURS[city] if (tiles.LAND & ~s.taken) >> n & 1]
    if legal:
        tiles.put(s, "greenery", _counted(legal, cost), NO_OWNER)
