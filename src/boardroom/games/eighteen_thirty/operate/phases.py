"""Effects of the first train of a kind: new phase, rust, closing, discards (E-2, E-6.22, E-6.93)."""

from __future__ import annotations

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import DiscardTrain
from boardroom.games.eighteen_thirty.components import trains
from boardroom.games.eighteen_thirty.facts import PhaseBegan, TrainDiscarded, TrainsRusted
from boardroom.games.eighteen_thirty.privates import close_all
from boardroom.games.eighteen_thirty.state import KINDS, CompanyId, State, add_at
from boardroom.games.eighteen_thirty.stock.marker import rank

TRAINS = trains()
CLOSES_PRIVATES = 5


def train_bought_first(s: State, kind: str, tell: Tell) -> None:
    """Begin the phase of the first train of a kind at once (E-2.1, E-2.2)."""
    phase = TRAINS[kind].phase
    if phase <= s.phase:
        return
    s.phase = phase
    tell(PhaseBegan, phase)
    for rusting in KINDS:
        if TRAINS[rusting].rusts == kind:
            rust(s, rusting, tell)
    if phase == CLOSES_PRIVATES:  # E-3.5
        close_all(s, tell)
    push_discards(s)


def rust(s: State, kind: str, tell: Tell) -> None:
    """Remove all trains of a kind without compensation, including those in the pool (E-2.4)."""
    count = s.pool_trains.count(kind)
    s.pool_trains = tuple([train for train in s.pool_trains if train != kind])
    for company in s.companies:
        if kind in company.trains:
            count += company.trains.count(kind)
            company.trains = tuple([train for train in company.trains if train != kind])
    at = KINDS.index(kind)
    count += s.depot[at]
    s.depot = add_at(s.depot, at, -s.depot[at])
    s.rusted = add_at(s.rusted, at, count)
    tell(TrainsRusted, kind, count)


def push_discards(s: State) -> None:
    """Make companies over the new limit discard, by share price or in their fixed order (E-6.93, D-6)."""
    over = [c for c in s.companies if len(c.trains) > s.phase_rules.train_limit]
    if over:
        ordered = sorted(over, key=rank) if s.profile.discards_by_price else over
        s.steps.append(Discarding(tuple([c.id for c in ordered])))


def may_discard(s: State, a: DiscardTrain) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Discarding)
    held = s.company(step_.queue[0]).trains
    require(a.train in held, "E-6.22", "train-not-owned", train=a.train)


def discard(s: State, a: DiscardTrain, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Discarding)
    company = s.company(step_.queue[0])
    company.trains = without_train(company.trains, a.train)
    s.pool_trains = (*s.pool_trains, a.train)
    tell(TrainDiscarded, company.id, a.train)


def without_train(held: tuple[str, ...], train: str) -> tuple[str, ...]:
    at = held.index(train)
    return (*held[:at], *held[at + 1 :])


@step("eighteen_thirty.discarding", "E-6.22")
class Discarding(Step):
    """Presidents of companies over the train limit discard trains to the pool. (E-6.22, E-6.93)"""

    queue: tuple[CompanyId, ...] = shown()
    moves = {DiscardTrain: Move(may_discard, discard)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        if not self.queue:
            return ()
        company = s.company(self.queue[0])
        if len(company.trains) <= s.phase_rules.train_limit:
            return ()
        assert company.president is not None
        return (company.president,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        held = dict.fromkeys(s.company(self.queue[0]).trains)
        return [Pick(DiscardTrain, s, seat, tuple(held), "train")]

    def proceed(self, s: State, tell: Tell) -> None:
        if self.queue:
            self.queue = self.queue[1:]
        if not self.queue:
            s.steps.pop()
