"""The round and its five phases, the three Steps, the end of the game (PG-3.0, PG-8, PG-9, PG-13, PG-14)."""

from __future__ import annotations

from boardroom.core.steps import Over, Step, Tell, step
from boardroom.games.power_grid.auction import AuctionPhase
from boardroom.games.power_grid.build import BuildPhase, end_cities, open_places
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.facts import GameEnded, RoundBegan, StepBegan
from boardroom.games.power_grid.fuel import FuelPhase
from boardroom.games.power_grid.order import order_players
from boardroom.games.power_grid.plants import plant_market
from boardroom.games.power_grid.state import State


@step("power_grid.round", "PG-3.0")
class Round(Step):
    """Starts the next phase when one is over, and a new round after the fifth. (PG-3.0)"""

    def proceed(self, s: State, tell: Tell) -> None:
        if s.phase == 4:
            end = end_of_building(s)
            if end:
                tell(GameEnded, end)
                s.steps[:] = [Over(end)]
                return
            begin_steps(s, tell)
        s.phase = s.phase % 5 + 1
        if s.phase == 1:
            s.round += 1
            if s.round > 1:
                order_players(s)
            tell(RoundBegan, s.round, s.order)
        elif s.phase == 2:
            s.steps.append(AuctionPhase(s.order[0]))
        elif s.phase == 3:
            s.steps.append(FuelPhase(s.order[::-1]))
        elif s.phase == 4:
            s.steps.append(BuildPhase(s.order[::-1]))
        else:
            s.steps.append(Bureaucracy(s.order))


def end_of_building(s: State) -> str | None:
    """The clause by which the game ends after this phase 4, if it does.

    A game of Step 1 only also ends when every city in play has a house, as nobody can build any more (A18).
    """
    is_full = not s.edition.has_steps and not open_places(s, owned=0)
    return s.edition.end_clause if is_full or s.most_cities >= end_cities(s) else None


def begin_steps(s: State, tell: Tell) -> None:
    """Between phases 4 and 5 Step 2 or, after its card, Step 3 may begin (PG-9.1, PG-10.2, A4, A5)."""
    if s.step == 1 and not s.card_phase and s.edition.has_steps and s.most_cities >= s.count.step_2_cities:
        s.step = 2
        tell(StepBegan, 2)
        plant_market.replace_lowest(s, "step2", tell)  # PG-9.2
    if s.card_phase and s.step < 3:
        plant_market.begin_step_3(s, tell)
