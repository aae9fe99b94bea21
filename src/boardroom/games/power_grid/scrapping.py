"""Over the plant limit: scrapping an older plant and tokens without room (PG-4.9, PG-4.10)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.offers import Chosen, Offer, Pick
from boardroom.core.parts import One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import GiveUp, Scrap
from boardroom.games.power_grid.facts import FuelLost, PlantScrapped
from boardroom.games.power_grid.plants import EMPTY, Basket, stores
from boardroom.games.power_grid.state import State


def begin_scrapping(s: State, seat: Seat, new: int) -> None:
    """Ask the buyer which of the older plants to scrap."""
    s.steps.append(Scrapping(seat, new))


def may_scrap(s: State, a: Scrap) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Scrapping)
    require(a.plant in s.players[a.seat].plants, "PG-4.9", "plant-not-owned", plant=a.plant)
    require(a.plant != frame.new, "PG-4.9", "plant-just-bought", plant=a.plant)


def scrap(s: State, a: Scrap, tell: Tell) -> None:
    s.steps.pop()
    player = s.players[a.seat]
    player.plants = tuple(p for p in player.plants if p != a.plant)
    s.removed += (a.plant,)
    tell(PlantScrapped, a.seat, a.plant)
    ways = losses(player.plants, player.fuel)
    if len(ways) == 1:
        _lose(s, a.seat, ways[0], tell)
    else:
        s.steps.append(GivingUp(a.seat))


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
    moves = {Scrap: Move(may_scrap, scrap)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        plants = s.players[seat].plants
        return [Pick(Scrap, s, seat, [p for p in plants if p != self.new], "plant", plants)]


@step("power_grid.giving_up", "PG-4.10")
class GivingUp(Step):
    """The owner chooses between coal and oil that no longer fit. (PG-4.10, A11)"""

    seat: Seat = shown()
    moves = {GiveUp: Move(may_give_up, give_up)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [GiveUpOffer(GiveUp, s, seat)]
