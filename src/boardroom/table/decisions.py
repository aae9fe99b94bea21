"""The decisions of each seat: what it sees, what it may do, and since which row."""

from __future__ import annotations

import hashlib
import json

from boardroom.core.engine import offers, waits
from boardroom.core.journal import Row
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.core.steps import Over
from boardroom.core.views import view

NOT_ASKED = ""


class Position:
    """One state as its seats see it: whose move it is, and the view and offers of each, on demand."""

    __slots__ = ("_digests", "_views", "open_to", "over", "state", "waits")

    def __init__(self, s: State, seats: int) -> None:
        self.state, self.waits, self.over = s, waits(s), type(s.steps[-1]) is Over
        self.open_to = range(seats) if s.anytime else (*self.waits, *s.steps[-1].others(s))
        """The seats that may act if they have an offer."""
        self._views: dict[int | None, State] = {}
        self._digests: dict[int, str] = {}

    def view(self, seat: int | None) -> State:
        """The view of a seat, or the public view for None."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = view(self.state, seat)
        return seen

    def offers(self, seat: int | None) -> list[Offer]:
        """The offers of a seat, bound to its view."""
        return [] if seat is None else offers(self.view(seat), seat)

    def decision_digest(self, seat: int) -> str:
        """A hash of a seat's offers, from its own view, or NOT_ASKED if it has none."""
        digest = self._digests.get(seat)
        if digest is None:
            described = [offer.to_json() for offer in self.offers(seat)] if seat in self.open_to else []
            text = json.dumps(described).encode()
            digest = hashlib.blake2b(text, digest_size=12).hexdigest() if described else NOT_ASKED
            self._digests[seat] = digest
        return digest


def update_asked_at(row: Row, asked_at: tuple[int, ...], before: Position, now: Position) -> tuple[int, ...]:
    """After one more row: for every seat the row at which its present decision began.

    A take-back, or the seat's own move, begins a new decision even if the offers look the same.
    """
    mover = row.action.seat if row.action is not None else None
    return tuple(
        row.seq if row.back is not None or seat == mover or _has_new_decision(seat, before, now) else since
        for seat, since in enumerate(asked_at)
    )


def _has_new_decision(seat: int, before: Position, now: Position) -> bool:
    """Whether a seat's decision has changed. Offers are compared only if nothing simpler tells."""
    if seat not in before.open_to and seat not in now.open_to:
        return False
    if seat not in before.open_to and seat in now.waits:
        return True
    if seat not in now.open_to and seat in before.waits:
        return True
    return before.decision_digest(seat) != now.decision_digest(seat)
