"""Generations: action phase, production, the end, the last conversion (TM-1.6, TM-7, TM-12.1, TM-13.2.8)."""

from __future__ import annotations

from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars import projects
from boardroom.games.terraforming_mars.actions import ConvertPlants, Pass
from boardroom.games.terraforming_mars.board.map import hexes_of
from boardroom.games.terraforming_mars.cards.vocabulary import ENERGY, HEAT, MC
from boardroom.games.terraforming_mars.facts import GameEnded, GenerationBegan, Passed, Produced
from boardroom.games.terraforming_mars.research import begin_research
from boardroom.games.terraforming_mars.state import State, gain
from boardroom.games.terraforming_mars.tables import SOLO
from boardroom.games.terraforming_mars.turn import Turn

SOLO_GENERATIONS = SOLO.whole("generations")


@step("terraforming_mars.generations", "TM-7.1", frozen=True)
class Generations(Step):
    """Research, action and production follow each other until the end. (TM-7.1)"""

    phase: str = shown(default="research")

    def proceed(self, s: State, tell: Tell) -> None:
        if self.phase == "research":
            s.steps[-1] = Generations("action")
            s.steps.append(ActionPhase(s.first))
        elif self.phase == "action":
            production(s, tell)
            ends = self._ends(s)
            if ends:
                s.steps[-1] = Generations(ends)
                if not s.solo or s.all_full() or s.profile.converts_after_lost_solo:
                    s.steps.append(LastGreeneries(s.order()))
                return
            begin_generation(s, tell)
            s.steps[-1] = Generations("research")
            begin_research(s, tell)
        else:
            tell(GameEnded, self.phase)
            s.steps[:] = [Over(self.phase)]

    def _ends(self, s: State) -> str:
        """The clause by which the game ends with this generation, if it does."""
        if s.solo:
            return "TM-13.2.8" if s.generation >= SOLO_GENERATIONS else ""
        return "TM-1.6" if s.all_full() else ""


@step("terraforming_mars.action_phase", "TM-7.4", frozen=True)
class ActionPhase(Step):
    """Turn after turn clockwise, until everybody has passed. (TM-7.4, TM-7.7, TM-7.9)"""

    turn: Seat = shown()

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        count = len(s.players)
        for i in range(count):
            seat = (self.turn + i) % count
            if not s.players[seat].passed:
                s.steps[-1] = ActionPhase((seat + 1) % count)
                s.steps.append(Turn(seat))
                return
        s.steps.pop()


def production(s: State, tell: Tell) -> None:
    """Energy becomes heat, then income, then other resources; used actions are available again (TM-7.6)."""
    for p in s.players:
        stock, made = p.stock, p.production
        stock[HEAT] += stock[ENERGY]
        stock[ENERGY] = 0
        gain(s, p.seat, MC, p.rating + made[MC], "TM-7.11", tell)
        for res in range(1, 6):
            stock[res] += made[res]
        p.used = ()
        tell(Produced, p.seat, p.rating + made[MC])


def begin_generation(s: State, tell: Tell) -> None:
    """Pass the first-player marker and end the effects that last for one generation (TM-7.2, R-25, R-31)."""
    s.generation += 1
    s.first = (s.first + 1) % len(s.players)
    for p in s.players:
        p.passed = p.raised = False
        p.next_cheaper = p.next_shift = 0
    tell(GenerationBegan, s.generation, s.first)


def convert_last(s: State, a: ConvertPlants, tell: Tell) -> None:
    # TM-12.6, TM-13.2.12: oxygen stays as it is.
    projects.convert_plants(s, a, tell, oxygen=False)


def may_leave(s: State, a: Pass) -> None:
    """Declining the last conversion is always legal (TM-12.1)."""


def leave(s: State, a: Pass, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, LastGreeneries)
    step_.left = step_.left[1:]
    tell(Passed, a.seat)


@step("terraforming_mars.last_greeneries", "TM-12.4")
class LastGreeneries(Step):
    """In turn order, everybody may turn plants into greeneries once more. (TM-12.1, TM-12.4)"""

    left: tuple[Seat, ...] = shown()
    moves = {ConvertPlants: Move(projects.may_convert_plants, convert_last), Pass: Move(may_leave, leave)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left[:1] if self.left and projects.can_convert_plants(s, s.players[self.left[0]]) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        hexes = hexes_of(projects.can_convert_plants(s, s.players[seat]))
        return [Pick(ConvertPlants, s, seat, hexes, "hex"), Just(s, Pass(seat))]

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:
            self.left = self.left[1:]
        else:
            s.steps.pop()
