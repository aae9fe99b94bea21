"""Final score and ranking (TM-12.2, TM-12.3, TM-12.7 to TM-12.13)."""

from __future__ import annotations

from boardroom.core.game import Standing, ranking
from boardroom.games.terraforming_mars.awards import award_points
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import AROUND, hexes_of
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.vocabulary import MC
from boardroom.games.terraforming_mars.state import Player, State, count_tag
from boardroom.games.terraforming_mars.tables import MILESTONE_POINTS, VALUES

GREENERY_POINTS = VALUES.whole("greenery_points")
CITY_POINTS = VALUES.whole("city_points_per_greenery")
TILE_OF_CARD = {number: e.what for number, card in CARDS.items() for e in card.effects if e.do == "tile"}


def card_points(s: State, p: Player, number: int) -> int:
    """What one card in play scores for its owner (TM-12.11)."""
    points = CARDS[number].points
    match points.of:
        case "":
            return points.n
        case "held":
            return points.n if p.held[number] else 0
        case "resource":
            count = p.held[number]
        case "city":
            count = tiles.count_cities(s)
        case "adjacent-city":
            count = _beside(s, p, number, s.cities)
        case "adjacent-ocean":
            count = _beside(s, p, number, s.waters)
        case tag:
            count = count_tag(p, tag)
    return points.n * (count // points.per)


def points_of_cards(s: State, p: Player) -> int:
    """What all cards in play score for their owner."""
    points = p.fixed_points
    for number in p.scoring:
        points += card_points(s, p, number)
    return points


def _beside(s: State, p: Player, number: int, wanted: int) -> int:
    kind, kinds = TILE_OF_CARD[number], s.kinds
    return sum([(AROUND[n] & wanted).bit_count() for n in hexes_of(p.tiles) if kinds[n] == kind])


def score(s: State, p: Player) -> dict[str, int]:
    """The player's points by source."""
    numbers = {
        "rating": p.rating,
        "milestones": MILESTONE_POINTS * sum(seat == p.seat for _, seat in s.milestones),
        "awards": sum(award_points(s, award).get(p.seat, 0) for award, _ in s.awards),
        "greenery": GREENERY_POINTS * tiles.count_own_greeneries(s, p),
        "city": CITY_POINTS * sum((AROUND[n] & s.greens).bit_count() for n in hexes_of(p.tiles & s.cities)),
        "cards": points_of_cards(s, p),
    }
    return {"total": sum(numbers.values())} | numbers


def standings(s: State) -> list[Standing]:
    """Most points, then most M€; players equal in both share the place (TM-12.12, TM-12.13)."""
    deciding = {p.seat: {"total": score(s, p)["total"], "mc": p.stock[MC]} for p in s.players}
    if s.solo:
        # TM-13.2.10, TM-13.2.11: there is no opponent; a lost game is not a first place.
        numbers = deciding[0] | _rest(score(s, s.players[0])) | {"won": int(s.all_full())}
        return [Standing(0, 1 if s.all_full() else 2, numbers)]
    order = ranking(deciding)
    return [
        Standing(one.seat, one.place, deciding[one.seat] | _rest(score(s, s.players[one.seat])))
        for one in order
    ]


def _rest(numbers: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in numbers.items() if name != "total"}
