"""What a company may do at any point of its turn: buy privates and use them (E-3.8, D-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from boardroom.core.offers import Just, Offer
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import BuyPrivate, LayByPrivate, Pass, PlaceFreeStation
from boardroom.games.eighteen_thirty.facts import Passed
from boardroom.games.eighteen_thirty.operate.powers import LAY_BY_PRIVATE, power_offers
from boardroom.games.eighteen_thirty.operate.private_purchase import BUY_PRIVATE, private_offers
from boardroom.games.eighteen_thirty.operate.tokens import FREE_STATION
from boardroom.games.eighteen_thirty.operate.turn import Stage, turn_of
from boardroom.games.eighteen_thirty.state import State

ANYWHERE = {
    BuyPrivate: BUY_PRIVATE,
    LayByPrivate: LAY_BY_PRIVATE,
    PlaceFreeStation: FREE_STATION,
}


def may_pass(s: State, a: Pass) -> None:
    """Allowed in the optional steps (E-6.4, E-6.10)."""


def pass_stage(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    turn = turn_of(s)
    turn.note_action()
    turn.passed = s.profile.purchases_open_steps and bool(private_offers(s, a.seat))
    s.steps.pop()


PASS = Move(may_pass, pass_stage)


class OpenStage(Stage):
    """The base of steps in which the company may also buy a private or use one.

    Such a choice alone keeps a step open, unless the president has passed on it since anything was done.
    """

    __slots__ = ()
    has_pass: ClassVar[bool] = True

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        """The step's own choices, found one by one."""
        raise NotImplementedError

    def may_pass(self, s: State) -> bool:
        return self.has_pass

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        is_open = not s.profile.purchases_open_steps or (self.may_pass(s) and not turn_of(s).passed)
        for offer in self.own_choices(s, seat):
            is_open = True
            yield offer
        if is_open:
            yield from power_offers(s, seat)
            yield from private_offers(s, seat)

    def is_asked(self, s: State, seat: Seat) -> bool:
        if s.profile.purchases_open_steps:
            return bool(self.list_choices(s, seat))
        return any(True for _ in self.own_choices(s, seat))

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found = self.list_choices(s, seat)
        return [*found, Just(s, Pass(seat))] if self.may_pass(s) else found
