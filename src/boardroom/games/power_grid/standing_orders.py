"""Standing orders of Power Grid: bids up to a limit, dropping out, and several cities in the best order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardroom.core.actions import Action, Fact
from boardroom.core.errors import BadInput
from boardroom.core.inputs import whole
from boardroom.core.offers import Offer
from boardroom.core.order_rules import NOTHING, ComposedOrder, Order
from boardroom.core.parts import Amount, Part, Some
from boardroom.core.refusals import Refusal
from boardroom.games.power_grid.actions import Bid, Build, DropOut, Pass
from boardroom.games.power_grid.auction import Auction, AuctionPhase
from boardroom.games.power_grid.build import BuildPhase, costs, site_option, sites
from boardroom.games.power_grid.facts import PlantBought, RoundBegan
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import HOUSE_COSTS

MOST_CITIES = 9
"""More cities than anybody connects in one turn; their numbers must fit into the name of an order."""


def running_auction(s: State) -> Auction | None:
    top = s.steps[-1]
    return top if isinstance(top, Auction) else None


def is_bidding(auction: Auction | None, seat: int) -> bool:
    """Whether a seat may still get the plant."""
    return auction is not None and (seat == auction.leader or seat in auction.rivals)


class BidUpTo(ComposedOrder):
    """Raise the bid for this plant by 1 until it exceeds a limit; then the player decides again."""

    key = "bid-up-to"

    def part(self, seen: State, seat: int) -> Part | None:
        auction, cash = running_auction(seen), seen.players[seat].cash
        if auction is None or not is_bidding(auction, seat) or cash <= auction.bid:
            return None
        return Amount("limit", auction.bid + 1, cash)

    def refusal(self, seen: State, seat: int, about: str) -> Refusal | None:
        auction, cash, limit = running_auction(seen), seen.players[seat].cash, whole(about)
        if auction is not None and limit <= auction.bid:
            return Refusal("PG-4.16", "bid-too-low", {"bid": limit, "least": auction.bid + 1})
        return Refusal("PG-4.16", "bid-above-cash", {"bid": limit, "cash": cash}) if limit > cash else None

    def names(self, seen: State, about: str) -> Sequence[object]:
        return (int(about),)

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        return _acts_otherwise(done, seat, Bid) or _has(facts, PlantBought)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        auction = running_auction(seen)
        if auction is None or auction.bid >= int(about):
            return None
        return Bid(auction.seat, auction.bid + 1)


class DropOutLater(Order):
    """Drop out of this auction on the next turn, without a further question."""

    key = "drop-out"

    def choices(self, seen: State, seat: int) -> Sequence[str]:
        auction = running_auction(seen)
        return (NOTHING,) if auction and is_bidding(auction, seat) and seat != auction.seat else ()

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        return _acts_otherwise(done, seat, DropOut) or _has(facts, PlantBought)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        return _suggestion(offered, DropOut)


class DropOutOfRound(Order):
    """Drop out of every auction of this round, and open none."""

    key = "drop-out-round"

    def choices(self, seen: State, seat: int) -> Sequence[str]:
        phase = next((step for step in seen.steps if isinstance(step, AuctionPhase)), None)
        is_in = phase is not None and seat not in phase.out and seen.round > 1
        opens = phase is not None and seen.steps[-1] is phase and phase.seat == seat
        return (NOTHING,) if is_in and not opens else ()  # the opener has a button for it

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        return _acts_otherwise(done, seat, DropOut, Pass) or _has(facts, RoundBegan)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        in_auctions = isinstance(seen.steps[-1], Auction | AuctionPhase)
        return _suggestion(offered, DropOut, Pass) if in_auctions else None


class BuildCities(ComposedOrder):
    """Connect several cities in the order that costs least. The subject lists their numbers on the map."""

    key = "build-cities"
    vocabulary = "city"

    def part(self, seen: State, seat: int) -> Part | None:
        top = seen.steps[-1]
        if not isinstance(top, BuildPhase) or top.left[:1] != (seat,):
            return None
        builder = seen.players[seat]
        options = tuple(site_option(seen, seat, city) for city in sites(seen, builder, builder.cash))
        return Some("cities", options, least=2, most=MOST_CITIES) if len(options) > 1 else None

    def subject(self, seen: State, value: Any) -> str:
        places = seen.network.board.places
        return ".".join(str(place) for place in sorted({places[city] for city in value}))

    def answer(self, seen: State, about: str) -> object:
        return self.names(seen, about)

    def names(self, seen: State, about: str) -> Sequence[str]:
        return tuple(seen.network.ids[place] for place in _places(seen, about))

    def refusal(self, seen: State, seat: int, about: str) -> Refusal | None:
        builder, limit = seen.players[seat], seen.edition.city_limit
        if limit is not None and len(builder.cities) + len(_places(seen, about)) > limit:
            return Refusal("PG-14.2", "first-game-limit", {"limit": limit})
        cost, cash = self.cost(seen, seat, about), builder.cash
        return Refusal("PG-6.13", "cannot-pay", {"cost": cost, "cash": cash}) if cost > cash else None

    def cost(self, seen: State, seat: int, about: str) -> int:
        return sum(price for _, price in best_order(seen, seat, _places(seen, about)))

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        return _acts_otherwise(done, seat, Build)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        top = seen.steps[-1]
        if not isinstance(top, BuildPhase):
            return None
        seat, net = top.left[0], seen.network
        wanted = [at for at in _places(seen, about) if not seen.players[seat].owned >> at & 1]
        if not wanted:
            return None
        return Build(seat, net.ids[best_order(seen, seat, wanted)[0][0]])


def best_order(s: State, seat: int, places: Sequence[int]) -> list[tuple[int, int]]:
    """Cities in the order in which connecting them costs least together, each with its cost (PG-6.3).

    The cheapest next city is always right: the routes form a minimum spanning tree (Prim's algorithm).
    """
    builder, net = s.players[seat], s.network
    # The first city of all needs no route (PG-6.1); the total is the same whichever it is.
    reach = {at: costs(s, builder, at)[1] for at in places}
    found: list[tuple[int, int]] = []
    while reach:
        at = min(reach, key=lambda place: (reach[place], place))
        found.append((at, HOUSE_COSTS[s.houses[at]] + reach.pop(at)))
        first = not builder.owned and len(found) == 1
        reach = {
            other: net.distances[at][other] if first else min(so_far, net.distances[at][other])
            for other, so_far in reach.items()
        }
    return found


def _places(s: State, about: str) -> list[int]:
    """The places in the network of the cities, which the order names by their numbers on the map."""
    net, numbers = s.network, [whole(word) for word in about.split(".")]
    found = []
    for number in numbers:
        if not 0 <= number < len(net.board.ids) or net.board.ids[number] not in net.places:
            raise BadInput("not-offered", value=number)
        found.append(net.places[net.board.ids[number]])
    return found


def _acts_otherwise(done: Action | None, seat: int, *kinds: type[Action]) -> bool:
    """Whether an action of the seat itself is of another kind."""
    return done is not None and done.seat == seat and not isinstance(done, kinds)


def _has(facts: Sequence[Fact], kind: type[Fact]) -> bool:
    return any(isinstance(fact, kind) for fact in facts)


def _suggestion(offered: Sequence[Offer], *kinds: type[Action]) -> Action | None:
    return next((offer.suggest() for offer in offered if offer.kind in kinds), None)


ORDERS = (BidUpTo(), DropOutLater(), DropOutOfRound(), BuildCities())
