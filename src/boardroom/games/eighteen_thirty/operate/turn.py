"""A company's turn: the order of its steps and their base class (E-6.3, E-5.28)."""

from __future__ import annotations

from boardroom.core.actions import Skipped
from boardroom.core.steps import Seat, Step, Tell, make_step, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.asking import Asking
from boardroom.games.eighteen_thirty.operate.holdings import Holdings, holdings_of
from boardroom.games.eighteen_thirty.state import Company, CompanyId, State, frame

HOME_STAGE = "eighteen_thirty.place_home"
TRACK_STAGE = "eighteen_thirty.lay_track"
TOKEN_STAGE = "eighteen_thirty.place_station"
DH_STAGE = "eighteen_thirty.dh_station"
TRAINS_STAGE = "eighteen_thirty.buy_trains"
STAGES = (
    HOME_STAGE,
    TRACK_STAGE,
    TOKEN_STAGE,
    "eighteen_thirty.run_trains",
    "eighteen_thirty.dividends",
    TRAINS_STAGE,
    "eighteen_thirty.last_purchases",
)
"""The keys of the steps in order; their modules import this one."""


@step("eighteen_thirty.operating_turn", "E-6.3")
class OperatingTurn(Step):
    """One company's turn; pushes its steps one by one. (E-6.3)"""

    company: CompanyId = shown()
    at: int = shown(default=0)
    acted: bool = shown(default=False)
    laid: bool = shown(default=False)
    """Whether the turn's one lay is used up (E-6.4, E-3.21)."""
    dh_laid: bool = shown(default=False)
    """Whether DH laid its tile in this turn, which allows its free station (E-3.23)."""
    stationed: bool = shown(default=False)
    revenue: int = shown(default=0)
    declined: tuple[tuple[str, Seat], ...] = shown(default=())
    passed: bool = shown(default=False, added_later=True)
    """Whether the president has passed on a private, which the next step therefore does not offer again."""
    before: Holdings | None = shown(default=None, added_later=True)
    """What everybody held before anything changed hands in the search for a first train (E-6.109)."""

    def note_action(self) -> None:
        """Something was done in this turn (E-3.28), which may offer new choices."""
        self.acted, self.passed = True, False

    def keep_holdings(self, s: State) -> None:
        """Before the first change in a search for a train, remember what a refusal may bring back."""
        is_search = s.steps[-1].key == TRAINS_STAGE and not s.company(self.company).trains
        if is_search and self.before is None and s.profile.asks_partners:
            self.before = holdings_of(s)

    def proceed(self, s: State, tell: Tell) -> None:
        if self.at == len(STAGES):
            s.steps.pop()
            return
        stage = make_step(STAGES[self.at], company=self.company)
        self.at += 1
        s.steps.append(stage)


def turn_of(s: State) -> OperatingTurn:
    found = frame(s, OperatingTurn)
    assert isinstance(found, OperatingTurn)
    return found


class Stage(Asking):
    """The base of the steps of a company's turn; its current president decides (E-5.28)."""

    __slots__ = ()
    company: str
    skipped: str = "E-6.3"
    """The clause of the fact that the step was skipped for lack of a choice."""

    def operator(self, s: State) -> Company:
        return s.company(self.company)

    def decider(self, s: State) -> Seat:
        return s.president(self.operator(s)).seat

    def proceed(self, s: State, tell: Tell) -> None:
        tell(Skipped, self.decider(s), self.skipped)
        s.steps.pop()


def stage_of(s: State) -> Stage:
    top = s.steps[-1]
    assert isinstance(top, Stage)
    return top
