"""Over the plant limit: scrapping an older plant and tokens without room (PG-4.9, PG-4.10)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.offers import Chosen, Offer, Pick
from boardroom.core.parts import Item, Mix, One, Option, Part, Room
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import GiveUp, Scrap, ScrapWithFuel
from boardroom.games.power_grid.facts import FuelLost, PlantScrapped
from boardroom.games.power_grid.plants import EMPTY, FUELS, Basket, make_tuple, stores
from boardroom.games.power_grid.state import Player, State


def begin_scrapping(s: State, seat: Seat, new: int) -> None:
    """Ask the buyer which of the older plants to scrap."""
    s.steps.append(Scrapping(seat, new))


def may_scrap(s: State, a: Scrap | ScrapWithFuel) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Scrapping)
    require(a.plant in s.players[a.seat].plants, "PG-4.9", "plant-not-owned", plant=a.plant)
    require(a.plant != frame.new, "PG-4.9", "plant-just-bought", plant=a.plant)


def scrap(s: State, a: Scrap, tell: Tell) -> None:
    """Every token that fits moves to the plants kept."""
    _remove(s, a.seat, a.plant, tell)
    player = s.players[a.seat]
    ways = losses(player.plants, player.fuel)
    if len(ways) == 1:
        _lose(s, a.seat, ways[0], tell)
    else:
        s.steps.append(GivingUp(a.seat))


def may_scrap_with_fuel(s: State, a: ScrapWithFuel) -> None:
    may_scrap(s, a)
    player = s.players[a.seat]
    left = player.fuel.minus(a.basket)
    require(a.basket.total > 0, "PG-4.10", "no-token-named")
    require(min(*a.basket, *left) >= 0, "PG-4.10", "tokens-not-owned", basket=a.basket)
    on_plant = stores((a.plant,)).hold(a.basket)
    require(on_plant, "PG-4.10", "tokens-not-on-plant", plant=a.plant, basket=a.basket)
    fits = stores(_without(player, a.plant)).hold(left)
    require(fits, "PG-4.10", "tokens-without-room", basket=left)
    goes_anyway = a.basket not in leavable(player, a.plant)
    require(not goes_anyway, "PG-4.10", "tokens-go-anyway", plant=a.plant, basket=a.basket)


def scrap_with_fuel(s: State, a: ScrapWithFuel, tell: Tell) -> None:
    """The tokens named stay on the scrapped plant and go to the supply."""
    _remove(s, a.seat, a.plant, tell)
    _lose(s, a.seat, a.basket, tell)


def _remove(s: State, seat: Seat, plant: int, tell: Tell) -> None:
    s.steps.pop()
    s.players[seat].plants = _without(s.players[seat], plant)
    s.removed += (plant,)
    tell(PlantScrapped, seat, plant)


def _without(player: Player, plant: int) -> tuple[int, ...]:
    return tuple([p for p in player.plants if p != plant])


def leavable(player: Player, plant: int) -> list[Basket]:
    """The tokens that the player may leave on a plant when scrapping it; none if there is nothing to choose.

    Tokens may be moved between plants at any time (PG-5.3), so they are any that the plant can store, if the
    others have room for the rest (A19).
    """
    fuel = player.fuel
    if not any(fuel):
        return []
    most = storable(player, plant)
    room, kept = stores((plant,)), stores(_without(player, plant))
    together = room.coal + room.oil + room.hybrid
    # The tokens above the room of each kind on the plants kept; coal and oil may share that of hybrids there.
    coal_over, oil_over = fuel[0] - kept.coal, fuel[1] - kept.oil
    garbage = range(max(0, fuel[2] - kept.garbage), most[2] + 1)
    uranium = range(max(0, fuel[3] - kept.uranium), most[3] + 1)
    pairs = [
        (coal, oil)
        for coal in range(most[0] + 1)
        for oil in range(min(most[1], together - coal) + 1)
        if max(0, coal_over - coal) + max(0, oil_over - oil) <= kept.hybrid
    ]
    if len(pairs) * len(garbage) * len(uranium) <= 1:
        return []
    ways = [(coal, oil, c, d) for coal, oil in pairs for c in garbage for d in uranium]
    return [make_tuple(Basket, way) for way in ways if any(way)]


def storable(player: Player, plant: int) -> Basket:
    """The most tokens of each kind that the player has and the plant can store."""
    room = stores((plant,))
    most = (room.coal + room.hybrid, room.oil + room.hybrid, room.garbage, room.uranium)
    return make_tuple(Basket, map(min, most, player.fuel))


def losses(plants: tuple[int, ...], fuel: Basket) -> list[Basket]:
    """The ways to give up no more tokens than the lack of room requires (A11)."""
    room = stores(plants)
    garbage, uranium = max(0, fuel.garbage - room.garbage), max(0, fuel.uranium - room.uranium)
    over = max(0, fuel.coal - room.coal) + max(0, fuel.oil - room.oil) - room.hybrid
    ways = [Basket(coal, max(0, over) - coal, garbage, uranium) for coal in range(max(0, over) + 1)]
    return [way for way in ways if min(left := fuel.minus(way)) >= 0 and room.hold(left)]


def may_give_up(s: State, a: GiveUp) -> None:
    player = s.players[a.seat]
    ways = losses(player.plants, player.fuel)
    owned = min(a.basket) >= 0 and min(player.fuel.minus(a.basket)) >= 0
    require(owned, "PG-4.10", "tokens-not-owned", basket=a.basket)
    require(a.basket in ways, "PG-4.10", "give-up-what-must-go", total=ways[0].total, chosen=a.basket.total)


def give_up(s: State, a: GiveUp, tell: Tell) -> None:
    s.steps.pop()
    _lose(s, a.seat, a.basket, tell)


def _lose(s: State, seat: Seat, basket: Basket, tell: Tell) -> None:
    """Return tokens without room to the supply, not to the market (PG-4.10)."""
    if basket != EMPTY:
        player = s.players[seat]
        player.fuel = player.fuel.minus(basket)
        s.supply = s.supply.plus(basket)
        tell(FuelLost, seat, basket)


class ScrapWithFuelOffer(Offer):
    """An older plant, with tokens that could have been moved to the plants kept."""

    __slots__ = ("ways",)

    def __init__(self, s: State, seat: Seat, ways: dict[int, list[Basket]]) -> None:
        super().__init__(ScrapWithFuel, s, seat)
        self.ways = ways

    def actions(self) -> Iterator[ScrapWithFuel]:
        for plant, ways in self.ways.items():
            for way in ways:
                yield ScrapWithFuel(self.seat, plant, way)

    def sample(self, rng: Random) -> ScrapWithFuel:
        place = int(rng.random() * sum(map(len, self.ways.values())))
        for plant, ways in self.ways.items():
            if place < len(ways):
                return ScrapWithFuel(self.seat, plant, ways[place])
            place -= len(ways)
        raise AssertionError("a place beyond all ways")

    def form(self, chosen: Chosen) -> Part | None:
        if "plant" not in chosen:
            return One("plant", tuple(self._option(plant) for plant in self.s.players[self.seat].plants))
        if "basket" in chosen:
            return None
        most = storable(self.s.players[self.seat], chosen["plant"])
        items = tuple(Item(fuel, n) for fuel, n in zip(FUELS, most, strict=True) if n)
        room = stores((chosen["plant"],))
        return Mix("basket", items, rooms=(Room(("coal", "oil"), room.coal + room.oil + room.hybrid),))

    def _option(self, plant: int) -> Option:
        if plant in self.ways:
            return Option(f"plant:{plant}", plant)
        stored = next((fuel for fuel in FUELS if stores((plant,)).hold(Basket(**{fuel: 1}))), FUELS[0])
        why = self.refusal(ScrapWithFuel(self.seat, plant, Basket(**{stored: 1})))
        return Option(f"plant:{plant}", plant, why=why)

    def compose(self, chosen: Chosen) -> ScrapWithFuel:
        counts = chosen["basket"]
        return ScrapWithFuel(self.seat, chosen["plant"], Basket(*(counts.get(fuel, 0) for fuel in FUELS)))


class GiveUpOffer(Offer):
    """Each mix of the tokens that must be given up."""

    __slots__ = ()

    def ways(self) -> list[Basket]:
        player = self.s.players[self.seat]
        return losses(player.plants, player.fuel)

    def actions(self) -> Iterator[GiveUp]:
        for way in self.ways():
            yield GiveUp(self.seat, way)

    def form(self, chosen: Chosen) -> Part | None:
        if "basket" in chosen:
            return None
        return One("basket", tuple(Option(f"basket:{way}", str(way)) for way in self.ways()))

    def compose(self, chosen: Chosen) -> GiveUp:
        return GiveUp(self.seat, Basket.parse(str(chosen["basket"])))


@step("power_grid.scrapping", "PG-4.9")
class Scrapping(Step):
    """A buyer over the plant limit scraps an older plant. (PG-4.9)"""

    seat: Seat = shown()
    new: int = shown()
    moves = {
        Scrap: Move(may_scrap, scrap),
        ScrapWithFuel: Move(may_scrap_with_fuel, scrap_with_fuel),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        plants = s.players[seat].plants
        older = [plant for plant in plants if plant != self.new]
        found: list[Offer] = [Pick(Scrap, s, seat, older, "plant", plants)]
        ways = {plant: ways for plant in older if (ways := leavable(s.players[seat], plant))}
        return [*found, ScrapWithFuelOffer(s, seat, ways)] if ways else found


@step("power_grid.giving_up", "PG-4.10")
class GivingUp(Step):
    """The owner chooses between coal and oil that no longer fit. (PG-4.10, A11)"""

    seat: Seat = shown()
    moves = {GiveUp: Move(may_give_up, give_up)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [GiveUpOffer(GiveUp, s, seat)]
