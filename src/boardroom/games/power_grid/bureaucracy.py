"""Phase 5: running plants, payment, refill and the plant market (PG-7, PG-12)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.actions import Skipped
from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import One, Option, Part, Some
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import Run
from boardroom.games.power_grid.facts import IncomePaid, MarketRefilled, PlantsRun
from boardroom.games.power_grid.plants import (
    EMPTY,
    PLANTS,
    Basket,
    PlantRun,
    burnt_by,
    can_run,
    make_tuple,
    output,
    plant_market,
    runs,
)
from boardroom.games.power_grid.state import State, pay_player
from boardroom.games.power_grid.tables import CAPACITY, income


def may_run(s: State, a: Run) -> None:
    player = s.players[a.seat]
    named = [run.plant for run in a.plants]
    require(len(set(named)) == len(named), "PG-1.10", "plant-twice")
    for plant in named:
        require(plant in player.plants, "PG-7.1", "plant-not-owned", plant=plant)
    burnt = EMPTY
    for run in a.plants:
        # The mix of a hybrid adds up to its amount; only hybrids have a mix to choose (PG-1.6, 1.8).
        hybrid = PLANTS[run.plant].kind == "hybrid"
        mix = 0 <= run.coal <= (PLANTS[run.plant].amount if hybrid else 0)
        require(mix, "PG-1.8", "wrong-mix", plant=run.plant, coal=run.coal)
        burnt = burnt.plus(run.burns)
    require(min(player.fuel.minus(burnt)) >= 0, "PG-1.6", "fuel-short", need=burnt, have=player.fuel)


def run_plants(s: State, a: Run, tell: Tell) -> None:
    player = s.players[a.seat]
    burnt = burnt_by(a.plants)
    player.fuel = player.fuel.minus(burnt)
    s.supply = s.supply.plus(burnt)  # PG-7.7
    tell(PlantsRun, a.seat, a.plants, burnt)
    phase = s.steps[-1]
    assert isinstance(phase, Bureaucracy)
    phase.left = phase.left[1:]
    _pay(s, a.seat, output(a.plants), tell)


def _pay(s: State, seat: Seat, supplied: int, tell: Tell) -> None:
    cities = min(supplied, len(s.players[seat].cities))  # PG-7.8
    paid = income(cities)
    pay_player(s, seat, paid, "PG-7.2", tell)
    tell(IncomePaid, seat, cities, paid)


def refill(s: State, tell: Tell) -> None:
    """Move tokens from the supply to the market, as far as supply and room allow (PG-7.3, PG-12.1)."""
    added = make_tuple(Basket, map(min, s.count.refill[s.step - 1], s.supply, CAPACITY.minus(s.fuel)))
    s.fuel, s.supply = s.fuel.plus(added), s.supply.minus(added)
    tell(MarketRefilled, added)


class RunOffer(Offer):
    """Every subset of plants to run, with every mix for hybrids."""

    __slots__ = ()

    def ways(self) -> list[tuple[PlantRun, ...]]:
        player = self.s.players[self.seat]
        return runs(player.plants, player.fuel)

    def actions(self) -> Iterator[Run]:
        for way in self.ways():
            yield Run(self.seat, way)

    def sample(self, rng: Random) -> Run:
        ways = self.ways()
        return Run(self.seat, ways[int(rng.random() * len(ways))])

    def suggest(self) -> Run:
        """The run that supplies most cities, and among those the one that burns least."""
        cities = len(self.s.players[self.seat].cities)
        return Run(
            self.seat,
            max(self.ways(), key=lambda way: (min(output(way), cities), -sum(r.burns.total for r in way))),
        )

    def form(self, chosen: Chosen) -> Part | None:
        player = self.s.players[self.seat]
        if "plants" not in chosen:
            options = tuple(
                Option(f"plant:{plant}", plant, why=self._why(plant), args={"cities": PLANTS[plant].cities})
                for plant in player.plants
            )
            return Some("plants", options, 0, len(options))
        ways = self._matching(chosen)
        if len(ways) > 1 and "mix" not in chosen:
            names = [",".join(map(str, way)) for way in ways]
            return One("mix", tuple(Option(f"run:{name}", name) for name in names))
        return None

    def _why(self, plant: int) -> Refusal | None:
        if any(run.plant == plant for way in self.ways() for run in way):
            return None
        return self.refusal(Run(self.seat, (PlantRun(plant),)))

    def _matching(self, chosen: Chosen) -> list[tuple[PlantRun, ...]]:
        named = set(chosen["plants"])
        return [way for way in self.ways() if {run.plant for run in way} == named]

    def compose(self, chosen: Chosen) -> Run:
        if "mix" in chosen:
            return Run(self.seat, tuple(PlantRun.parse(text) for text in str(chosen["mix"]).split(",")))
        ways = self._matching(chosen)
        if ways:
            return Run(self.seat, ways[0])
        return Run(self.seat, tuple(PlantRun(plant) for plant in chosen["plants"]))


@step("power_grid.bureaucracy", "PG-7.6")
class Bureaucracy(Step):
    """The players run plants and are paid in player order; then the markets are updated. (PG-7)"""

    left: tuple[Seat, ...] = shown()
    moves = {Run: Move(may_run, run_plants)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        if not self.left:
            return ()
        player = s.players[self.left[0]]
        return self.left[:1] if can_run(player.plants, player.fuel) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [RunOffer(Run, s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:  # no plant can run: the player is paid for no city without a decision
            seat, self.left = self.left[0], self.left[1:]
            tell(Skipped, seat, "PG-1.6")
            _pay(s, seat, 0, tell)
            return
        s.steps.pop()
        refill(s, tell)
        plant_market.update_in_bureaucracy(s, tell)
