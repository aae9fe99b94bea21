"""The solo game's neutral tiles (TM-13.2.1 to TM-13.2.3, TM-13.2.13 to TM-13.2.18, R-54)."""

from __future__ import annotations

from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import NEIGHBOURS, hexes_of
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.state import NO_OWNER, State
from boardroom.games.terraforming_mars.tables import SOLO


def place_neutral(s: State, tell: Tell) -> None:
    """Place two neutral cities with a greenery each, by the costs of four revealed cards."""
    cards = draw(s, 2 * SOLO.whole("neutral_cities"), tell)  # one for each city and each greenery
    s.revealed = cards
    costs = [CARDS[card].cost for card in cards]
    if s.profile.places_neutral_pairwise:
        _greenery(s, _city(s, costs[0], backwards=False), costs[1])
        _greenery(s, _city(s, costs[2], backwards=True), costs[3])
    else:
        first, second = _city(s, costs[0], backwards=False), _city(s, costs[1], backwards=True)
        _greenery(s, first, costs[2])
        _greenery(s, second, costs[3])


def _hex_for(hexes: list[int], cost: int) -> int:
    """The hex reached by counting the cost, wrapping around; 0 counts as 1 (TM-13.2.18)."""
    return hexes[(max(1, cost) - 1) % len(hexes)]


def _city(s: State, cost: int, backwards: bool) -> int:
    legal = hexes_of(tiles.LAND & ~s.taken & ~s.near_city)
    number = _hex_for(legal[::-1] if backwards else legal, cost)
    tiles.put(s, "city", number, NO_OWNER)
    return number


def _greenery(s: State, city: int, cost: int) -> None:
    legal = [n for n in NEIGHBOURS[city] if (tiles.LAND & ~s.taken) >> n & 1]
    if legal:
        tiles.put(s, "greenery", _hex_for(legal, cost), NO_OWNER)
