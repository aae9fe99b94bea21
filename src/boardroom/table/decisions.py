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
NOTHING = "[]"


class Position:
    """One state as its seats see it: whose move it is, and the view and offers of each, on demand."""

    __slots__ = ("_offers", "_texts", "_views", "open_to", "over", "state", "waits")

    def __init__(self, s: State, seats: int) -> None:
        self.state, self.waits, self.over = s, waits(s), type(s.steps[-1]) is Over
        self.open_to = range(seats) if s.anytime else (*self.waits, *s.steps[-1].others(s))
        """The seats that may act if they have an offer."""
        self._views: dict[int | None, State] = {}
        self._offers: dict[int, list[Offer]] = {}
        self._texts: dict[int, str] = {}

    def view(self, seat: int | None) -> State:
        """The view of a seat, or the public view for None."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = view(self.state, seat)
        return seen

    def offers(self, seat: int | None) -> list[Offer]:
        """The offers of a seat, bound to its view."""
        if seat is None:
            return []
        found = self._offers.get(seat)
        if found is None:
            found = self._offers[seat] = offers(self.view(seat), seat)
        return found

    def offers_text(self, seat: int) -> str:
        """The offers of a seat as JSON: described once for its decision and for all who ask for them."""
        text = self._texts.get(seat)
        if text is None:
            described = [offer.to_json() for offer in self.offers(seat)]
            text = self._texts[seat] = json.dumps(described, ensure_ascii=False, separators=(",", ":"))
        return text

    def decision_digest(self, seat: int) -> str:
        """A hash of a seat's offers, from its own view, or NOT_ASKED if it has none."""
        if seat not in self.open_to or not self.offers(seat):
            return NOT_ASKED
        return hashlib.blake2b(self.offers_text(seat).encode(), digest_size=12).hexdigest()


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
    return _decision(before, seat) != _decision(now, seat)


def _decision(position: Position, seat: int) -> str:
    return position.offers_text(seat) if seat in position.open_to else NOTHING
