"""Hints below the question, and the mistakes that ask for confirmation."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.drawing.html import Html, crest, el, icon
from boardroom.drawing.scene import Scene
from boardroom.games.power_grid.actions import Done, Pass, Run
from boardroom.games.power_grid.auction import Auction, AuctionPhase
from boardroom.games.power_grid.build import BuildPhase, costs, open_places, sites
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.draw.markets import card
from boardroom.games.power_grid.draw.player_area import supply
from boardroom.games.power_grid.fuel import FuelPhase, affordable
from boardroom.games.power_grid.plants import FUELS, PLANTS, most_supplied, output, plant_market
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import income


def hints(d: Scene[State]) -> Html:
    """The hint for the viewer's current decision."""
    if d.seat is None:
        return Html()
    me, top = d.view.players[d.seat], d.view.steps[-1]
    if isinstance(top, Auction):
        return _auction_hint(d, me, top)
    if isinstance(top, AuctionPhase):
        return _no_plant_hint(d, me)
    if isinstance(top, FuelPhase):
        return _no_fuel_hint(d, me) or _missing_tokens_hint(d, me)
    if isinstance(top, Bureaucracy):
        return _stored_fuel_hint(d, me)
    return _no_city_hint(d, me) if isinstance(top, BuildPhase) else Html()


def _note(d: Scene[State], sign: str, words: Html, clause: str) -> Html:
    return el("p", icon(sign), el("span", words), d.writer.clause(clause, "power_grid"), cls="note")


def _auction_hint(d: Scene[State], me: Player, auction: Auction) -> Html:
    """The plant being auctioned, the highest bid and who may still raise it (PG-4.3)."""
    writer, leader = d.writer, auction.leader
    bid = el("p", writer("draw-bid"), el("b", writer.num(auction.bid)), crest(leader), writer.name(leader))
    rivals = [seat for seat in auction.rivals if seat != d.seat]
    others = el("p", writer("draw-still-in"), *map(crest, rivals), cls="muted small") if rivals else Html()
    lot = el(
        "div",
        el("ul", card(d, auction.plant), cls="cards"),
        el("div", bid, others),
        cls="lot",
    )
    if me.cash > auction.bid:
        return lot
    return lot + _note(d, "lock", writer("draw-cannot-raise", cash=me.cash), "PG-4.16")


def _no_plant_hint(d: Scene[State], me: Player) -> Html:
    """Says that the viewer cannot afford even the lowest plant (PG-4.14, PG-4.16)."""
    plants = plant_market.current(d.view)
    if not plants or plants[0] <= me.cash:
        return Html()
    words = d.writer("draw-no-plant", plant=d.writer.texts.argument("plant", plants[0]), cost=plants[0])
    return _note(d, "lock", words, "PG-4.14")


def _no_fuel_hint(d: Scene[State], me: Player) -> Html:
    """Says that no token both fits and is affordable (PG-5.1, PG-5.2)."""
    if any(affordable(d.view, me)):
        return Html()
    return _note(d, "lock", d.writer("draw-no-fuel"), "PG-5.1")


def missing_tokens(player: Player) -> dict[str, int]:
    """The tokens missing for running every plant once; hybrids take the coal and oil left over (PG-1.8)."""
    left = dict(zip(FUELS, player.fuel, strict=True))
    found: dict[str, int] = {}
    for number in sorted(player.plants, key=lambda n: PLANTS[n].kind == "hybrid"):
        plant = PLANTS[number]
        needed = plant.amount
        for fuel in ("coal", "oil") if plant.kind == "hybrid" else (plant.kind,):
            used = min(needed, left.get(fuel, 0))
            left[fuel] = left.get(fuel, 0) - used
            needed -= used
        if needed:
            found[plant.kind] = found.get(plant.kind, 0) + needed
    return found


def _missing_tokens_hint(d: Scene[State], me: Player) -> Html:
    texts, missing = d.writer.texts, missing_tokens(me)
    if not me.plants:
        return Html()
    if not missing:
        return _note(d, "check", d.writer("draw-lacks-nothing"), "PG-1.6")
    words = texts.join([texts(f"tokens-{kind}", n=n) for kind, n in missing.items()])
    return _note(d, "bolt", d.writer("draw-lacks", basket=words), "PG-1.6")


def _stored_fuel_hint(d: Scene[State], me: Player) -> Html:
    """The stored tokens, since the plants may be scrolled out of view (PG-7.1)."""
    fuel = me.fuel
    words = d.writer(
        "draw-stored", basket=d.writer.texts.join([d.writer.texts(key, **n) for key, n in fuel.phrases()])
    )
    return _note(d, "bolt", words, "PG-7.1") if fuel.total else Html()


def _no_city_hint(d: Scene[State], me: Player) -> Html:
    """The cost of the cheapest city, if the viewer cannot afford any (PG-6.3)."""
    s = d.view
    net = s.network
    open_now = net.among(open_places(s, me.owned))
    cost, city = min(((sum(costs(s, me, i)), net.ids[i]) for i in open_now), default=(0, ""))
    if cost <= me.cash:
        return Html()
    words = d.writer("draw-nothing-affordable", city=d.writer.texts.argument("city", city), cost=cost)
    return _note(d, "lock", words, "PG-6.3")


def confirm_key(d: Scene[State], action: Action) -> str | None:
    """The text key of the confirmation that a costly mistake needs.

    Mistakes are running fewer plants than pays, buying no fuel while no plant can run, not connecting an
    affordable city that would be supplied at once, and giving up all auctions of a round while a plant on the
    market would supply more of one's own cities.
    """
    s = d.view
    me, top = s.players[action.seat], s.steps[-1]
    if isinstance(action, Run):
        best = income(supply(me)[1])
        return "draw-slip-run" if income(min(output(action.plants), len(me.cities))) < best else None
    if isinstance(action, Pass) and isinstance(top, AuctionPhase):
        return "draw-slip-auction" if _would_supply_more(s, me) else None
    if isinstance(action, Pass) and isinstance(top, FuelPhase):
        idle = most_supplied(me.plants, me.fuel) == 0 and any(affordable(s, me))
        return "draw-slip-fuel" if idle else None
    if isinstance(action, Done):
        idle = most_supplied(me.plants, me.fuel) > len(me.cities) and bool(sites(s, me, me.cash))
        return "draw-slip-build" if idle else None
    return None


def _would_supply_more(s: State, me: Player) -> bool:
    """Whether a plant of more output can be paid while the own ones supply too few of the cities."""
    if sum(PLANTS[n].cities for n in me.plants) >= len(me.cities):
        return False
    is_full = len(me.plants) >= s.count.plant_limit
    least = min(PLANTS[n].cities for n in me.plants) if is_full else 0
    return any(n <= me.cash and PLANTS[n].cities > least for n in plant_market.current(s))
