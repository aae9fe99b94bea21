"""Over the plant limit: scrapping an older plant and tokens without room (PG-4.9, PG-4.10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
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
    fits = stores(_without(player.plants, a.plant)).hold(left)
    require(fits, "PG-4.10", "tokens-without-room", basket=left)
    goes_anyway = a.basket not in leavable(player.plants, a.plant, player.fuel)
    require(not goes_anyway, "PG-4.10", "tokens-go-anyway", plant=a.plant, basket=a.basket)


def scrap_with_fuel(s: State, a: ScrapWithFuel, tell: Tell) -> None:
    """The tokens named stay on the scrapped plant and go to the supply."""
    _remove(s, a.seat, a.plant, tell)
    _lose(s, a.seat, a.basket, tell)


def _remove(s: State, seat: Seat, plant: int, tell: Tell) -> None:
    s.steps.pop()
    player = s.players[seat]
    player.plants = _without(player.plants, plant)
    s.removed += (plant,)
    tell(PlantScrapped, seat, plant)


def _without(plants: tuple[int, ...], plant: int) -> tuple[int, ...]:
    return tuple([p for p in plants if p != plant])


@lru_cache(maxsize=1 << 6)
def leavable(plants: tuple[int, ...], plant: int, fuel: Basket) -> tuple[Basket, ...]:
    """The tokens that may be left on a plant when scrapping it; none if there is nothing to choose.

    Tokens may be moved between plants at any time (PG-5.3), so they are any that the plant can store, if the
    others have room for the rest (A19).
    """
    most = storable(plant, fuel)
    if not any(most):
        return ()
    room, kept = stores((plant,)), stores(_without(plants, plant))
    together = room.coal + room.oil + room.hybrid
    # The tokens above the room of each kind on the plants kept; coal and oil may share that of hybrids there.
    coal_over, oil_over, hybrid = fuel[0] - kept.coal, fuel[1] - kept.oil, kept.hybrid
    garbage_left = range(max(0, fuel[2] - kept.garbage), most[2] + 1)
    uranium_left = range(max(0, fuel[3] - kept.uranium), most[3] + 1)
    ways = [
        make_tuple(Basket, (coal, oil, garbage, uranium))
        for coal in range(most[0] + 1)
        for oil in range(min(most[1], together - coal) + 1)
        if (coal_over - coal if coal < coal_over else 0) + (oil_over - oil if oil < oil_over else 0) <= hybrid
        for garbage in garbage_left
        for uranium in uranium_left
    ]
    if len(ways) < 2:
        return ()
    return tuple(ways[1:] if ways[0] == EMPTY else ways)


def storable(plant: int, fuel: Basket) -> Basket:
    """The most of these tokens of each kind that the plant can store."""
    room = stores((plant,))
    most = (room.coal + room.hybrid, room.oil + room.hybrid, room.garbage, room.uranium)
    return make_tuple(Basket, map(min, most, fuel))


def losses(plants: tuple[int, ...], fuel: Basket) -> list[Basket]:
    """The ways to give up no more tokens than the lack of room requires (A11)."""
    room = stores(plants)
    if room.hold(fuel):
        return [EMPTY]
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

    __slots__ = ()

    def _ways(self) -> list[tuple[int, Basket]]:
        """Every older plant with every basket that may be left on it."""
        player, frame = self.s.players[self.seat], self.s.steps[-1]
        older = frame.older(player)
        return [(plant, way) for plant in older for way in leavable(player.plants, plant, player.fuel)]

    def actions(self) -> Iterator[ScrapWithFuel]:
        for plant, way in self._ways():
            yield ScrapWithFuel(self.seat, plant, way)

    def sample(self, rng: Random) -> ScrapWithFuel:
        ways = self._ways()
        return ScrapWithFuel(self.seat, *ways[int(rng.random() * len(ways))])

    def form(self, chosen: Chosen) -> Part | None:
        if "plant" not in chosen:
            able = {plant for plant, _ in self._ways()}
            plants = self.s.players[self.seat].plants
            return One("plant", tuple(self._option(plant, plant in able) for plant in plants))
        if "basket" in chosen:
            return None
        most = storable(chosen["plant"], self.s.players[self.seat].fuel)
        items = tuple(Item(fuel, n) for fuel, n in zip(FUELS, most, strict=True) if n)
        room = stores((chosen["plant"],))
        return Mix("basket", items, rooms=(Room(("coal", "oil"), room.coal + room.oil + room.hybrid),))

    def _option(self, plant: int, is_able: bool) -> Option:
        if is_able:
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

    def older(self, player: Player) -> list[int]:
        """The plants that may be scrapped."""
        return [plant for plant in player.plants if plant != self.new]

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        player = s.players[seat]
        older = self.older(player)
        found: list[Offer] = [Pick(Scrap, s, seat, older, "plant", player.plants)]
        if any(leavable(player.plants, plant, player.fuel) for plant in older):
            found.append(ScrapWithFuelOffer(ScrapWithFuel, s, seat))
        return found


@step("power_grid.giving_up", "PG-4.10")
class GivingUp(Step):
    """The owner chooses between coal and oil that no longer fit. (PG-4.10, A11)"""

    seat: Seat = shown()
    moves = {GiveUp: Move(may_give_up, give_up)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [GiveUpOffer(GiveUp, s, seat)]
