"""Who is asked follows from what is offered: a step lists its choices once, for both questions."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.offers import Offer
from boardroom.core.steps import Seat, Step
from boardroom.games.eighteen_thirty.state import State


class Asking(Step):
    """The base of steps that ask one seat, but only if it can do anything besides passing."""

    __slots__ = ()

    def decider(self, s: State) -> Seat:
        """The seat that decides here."""
        raise NotImplementedError

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        """The offers besides passing; where there is one, the seat is asked."""
        raise NotImplementedError

    def list_choices(self, s: State, seat: Seat) -> list[Offer]:
        """All choices, made once a decision."""
        key = "choices", seat
        if key not in s.memo:
            s.memo[key] = [*self.choices(s, seat)]
        found: list[Offer] = s.memo[key]
        return found

    def is_asked(self, s: State, seat: Seat) -> bool:
        """Whether the seat is asked; by default if it has a choice."""
        return bool(self.list_choices(s, seat))

    def waits(self, s: State) -> tuple[Seat, ...]:
        seat = self.decider(s)
        return (seat,) if self.is_asked(s, seat) else ()
