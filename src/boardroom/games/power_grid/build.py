"""Phase 4: building and connecting cities (PG-6)."""

from __future__ import annotations

from itertools import pairwise

from boardroom.core.actions import Skipped
from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.parts import Option
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import DONE, Build, Done
from boardroom.games.power_grid.facts import CityConnected
from boardroom.games.power_grid.network import nearer, route
from boardroom.games.power_grid.plants import plant_market
from boardroom.games.power_grid.state import Player, State, pay_bank
from boardroom.games.power_grid.tables import HOUSE_COSTS, HOUSES_BY_STEP


def end_cities(s: State) -> int:
    """The city count that ends the game (PG-13.1, PG-14.1)."""
    return s.edition.city_limit or s.count.end_cities


def may_build(s: State, a: Build) -> None:
    """`open_places` decides where; what else is tested only chooses the reason."""
    builder, net = s.players[a.seat], s.network
    place = net.places.get(a.city)
    require(place is not None, "PG-6.6", "city-out-of-play", city=a.city)
    assert place is not None
    owned, is_open = builder.owned, bool(open_places(s, builder.owned) >> place & 1)
    require(is_open or not owned >> place & 1, "PG-6.5", "city-owned", city=a.city)
    limit = s.edition.city_limit
    under_limit = limit is None or owned.bit_count() < limit
    require(is_open or under_limit, "PG-14.2", "first-game-limit", limit=limit)
    require(is_open or owned > 0, "PG-6.1", "first-city-taken", city=a.city)
    require(is_open, "PG-6.4", "city-full", city=a.city, slots=HOUSES_BY_STEP[s.step])
    cost = sum(costs(s, builder, place))
    require(cost <= builder.cash, "PG-6.13", "cannot-pay", cost=cost, cash=builder.cash)


def open_places(s: State, owned: int) -> int:
    """Where the owner of these cities may connect next, ignoring money; both sets are bit masks.

    Every city in play with a free slot, the first city included (PG-6.1, PG-6.4, A6); nobody builds twice in
    a city (PG-6.5).
    """
    limit = s.edition.city_limit
    if limit is not None and owned.bit_count() >= limit:  # PG-14.2
        return 0
    return s.network.everywhere & ~s.filled[HOUSES_BY_STEP[s.step] - 1] & ~owned


def costs(s: State, builder: Player, place: int) -> tuple[int, int]:
    """The costs of the free slot and of the route; the first city needs no route (PG-6.1, PG-6.3)."""
    return HOUSE_COSTS[s.houses[place]], builder.reach[place] if builder.owned else 0


def build(s: State, a: Build, tell: Tell) -> None:
    builder, net = s.players[a.seat], s.network
    place = net.places[a.city]
    house, path = costs(s, builder, place)
    pay_bank(s, a.seat, house + path, "PG-6.13", tell)
    builder.cities += (a.city,)
    builder.owned |= 1 << place
    builder.reach = nearer(builder.reach, net.distances[place])
    s.most_cities = max(s.most_cities, len(builder.cities))
    s.add_house(place)
    tell(CityConnected, a.seat, a.city, house, path)
    plant_market.remove_obsolete(s, tell)


def may_stop(s: State, a: Done) -> None:
    """Always allowed: a player may build nothing, or stop at any time (PG-6.7)."""


def stop_building(s: State, a: Done, tell: Tell) -> None:
    phase = s.steps[-1]
    assert isinstance(phase, BuildPhase)
    phase.left = phase.left[1:]


def sites(s: State, builder: Player, cash: int) -> list[str]:
    """The cities that a player with this much cash may connect."""
    most = cash - HOUSE_COSTS[0]
    if most < 0:
        return []
    net, houses = s.network, s.houses
    ids, open_to = net.ids, open_places(s, builder.owned)
    return [
        ids[place]
        for place, path in enumerate(builder.reach if builder.owned else net.no_routes)
        if path <= most and open_to >> place & 1 and HOUSE_COSTS[houses[place]] + path <= cash
    ]


def site_option(s: State, seat: Seat, city: str) -> Option:
    """A city with its price and the cheapest route to it."""
    builder, net = s.players[seat], s.network
    place = net.places[city]
    house, path = costs(s, builder, place)
    marks: tuple[str, ...] = ()
    if path:
        start = next(i for i in net.among(builder.owned) if net.distances[i][place] == path)
        way = [net.ids[i] for i in route(net, start, place)]
        marks = tuple(f"link:{min(a, b)}-{max(a, b)}" for a, b in pairwise(way))
    return Option(f"city:{city}", city, house + path, (("house", house), ("route", path)), marks)


@step("power_grid.build_phase", "PG-6.11")
class BuildPhase(Step):
    """The players connect cities in reverse player order. (PG-6)"""

    left: tuple[Seat, ...] = shown()
    moves = {Build: Move(may_build, build), Done: Move(may_stop, stop_building)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left[:1] if self.left and not self._only_done(s) else ()

    def _only_done(self, s: State) -> bool:
        """Whether all players can see that no city is open, or with open money that none is affordable."""
        builder = s.players[self.left[0]]
        if s.options.open_money:
            return not sites(s, builder, builder.cash)
        return not open_places(s, builder.owned)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        builder = s.players[seat]
        found: list[Offer] = [Just(s, DONE[seat])]
        open_to_me = sites(s, builder, builder.cash)
        if open_to_me:
            found.append(Pick(Build, s, seat, open_to_me, "city", s.network.ids, site_option))
        return found

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:
            tell(Skipped, self.left[0], "PG-6.4")
            self.left = self.left[1:]
        else:
            s.steps.pop()
