"""What each seat is asked, since which row, and what it sees when it decides."""

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
    """One state as its seats see it: whose move it is, what each sees and may do, worked out on demand."""

    __slots__ = ("_digests", "_views", "open_to", "over", "state", "waits")

    def __init__(self, s: State, seats: int) -> None:
        self.state, self.waits, self.over = s, waits(s), type(s.steps[-1]) is Over
        self.open_to = range(seats) if s.anytime else (*self.waits, *s.steps[-1].others(s))
        """The seats that may act, if there is anything for them to do."""
        self._views: dict[int | None, State] = {}
        self._digests: dict[int, str] = {}

    def view(self, seat: int | None) -> State:
        """What a seat sees, or everybody for None."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = view(self.state, seat)
        return seen

    def offers(self, seat: int | None) -> list[Offer]:
        """What a seat may do, bound to its view."""
        return [] if seat is None else offers(self.view(seat), seat)

    def decision_digest(self, seat: int) -> str:
        """A fingerprint of what a seat is asked, from its own view; NOT_ASKED where it has nothing to do."""
        digest = self._digests.get(seat)
        if digest is None:
            described = [offer.to_json() for offer in self.offers(seat)] if seat in self.open_to else []
            text = json.dumps(described).encode()
            digest = hashlib.blake2b(text, digest_size=12).hexdigest() if described else NOT_ASKED
            self._digests[seat] = digest
        return digest


def update_asked_at(row: Row, asked_at: tuple[int, ...], before: Position, now: Position) -> tuple[int, ...]:
    """For every seat the row since which it is asked what it is asked now, after one more row.

    A move back, and one's own move, ask anew even if what is asked looks the same.
    """
    mover = row.action.seat if row.action is not None else None
    return tuple(
        row.seq if row.back is not None or seat == mover or _is_asked_anew(seat, before, now) else since
        for seat, since in enumerate(asked_at)
    )


def _is_asked_anew(seat: int, before: Position, now: Position) -> bool:
    """Whether a seat is asked something else now; offers are compared only where that is not plain."""
    if seat not in before.open_to and seat not in now.open_to:
        return False
    if seat not in before.open_to and seat in now.waits:
        return True
    if seat not in now.open_to and seat in before.waits:
        return True
    return before.decision_digest(seat) != now.decision_digest(seat)
