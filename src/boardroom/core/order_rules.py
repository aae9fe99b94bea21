"""Standing orders: automatic moves for a seat whose player is away, played as ordinary actions.

An order may have a subject, such as a company. It stands until

* an event matters to its player (`is_ended_by`), or a move is taken back;
* the seat must make a decision that the order does not cover (`action` returns None);
* its player cancels it.

Then the player decides again. Events are judged by what the seat may see, so that the end of an order reveals
no secret. Not every change of the position can end an order, since its own moves are changes, too. "Pass"
ends when anybody does anything but pass, money moves, cards are drawn or a secret is revealed. A game defines
for each of its own orders which events end it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from boardroom.core.actions import Action, Fact, Paid
from boardroom.core.offers import Offer
from boardroom.core.parts import Part
from boardroom.core.refusals import Refusal

PASSING = frozenset({"pass", "done", "decline", "skip", "end-turn"})
NOTHING = ""
"""The subject of an order that has none."""


class Order:
    """One kind of standing order. `seen` is the view of the seat, `about` the subject of the order."""

    key: ClassVar[str]
    """The key of its text `order-<key>`, which has the name of the subject as `about`."""
    vocabulary: ClassVar[str] = ""
    """The vocabulary of the subject, such as "company"; empty if the order has none."""

    def choices(self, seen: Any, seat: int) -> Sequence[str]:
        """The subjects that the seat can choose now; empty if the order is not available."""
        raise NotImplementedError

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        """Whether a row of the journal, an action and its facts, ends the order."""
        raise NotImplementedError

    def action(self, seen: Any, offered: Sequence[Offer], about: str) -> Action | None:
        """The action for the present decision, or None if the order does not cover it and ends."""
        raise NotImplementedError


class ComposedOrder(Order):
    """An order whose subject its player composes, such as the highest bid of a proxy.

    The text `order-<key>` gets the subject as `about`; `offer-order-<key>` names the order before that.
    """

    def choices(self, seen: Any, seat: int) -> Sequence[str]:
        return ()

    def part(self, seen: Any, seat: int) -> Part | None:
        """The question for the subject, or None if the order is not available."""
        raise NotImplementedError

    def subject(self, seen: Any, value: Any) -> str:
        """The subject as text, from the value of the part."""
        return str(value)

    def answer(self, seen: Any, about: str) -> object:
        """The answer to the part that a subject stands for."""
        return about

    def names(self, seen: Any, about: str) -> Sequence[object]:
        """What the subject names: ids of the vocabulary, or plain values."""
        return (about,)

    def refusal(self, seen: Any, seat: int, about: str) -> Refusal | None:
        """Why the order cannot be given with this subject."""
        return None

    def cost(self, seen: Any, seat: int, about: str) -> int | None:
        """What the order will cost, if that is known."""
        return None


class Passing(Order):
    """Pass until something happens, in games where passing needs no further choice."""

    key = "pass"

    def choices(self, seen: Any, seat: int) -> Sequence[str]:
        return (NOTHING,)

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        if done is not None and not is_pass(type(done)):
            return True
        return any(isinstance(fact, Paid) or fact.reveals for fact in facts)

    def action(self, seen: Any, offered: Sequence[Offer], about: str) -> Action | None:
        return next((offer.suggest() for offer in offered if is_pass(offer.kind)), None)


def is_pass(kind: type[Any]) -> bool:
    """Whether actions of this kind only pass the turn."""
    return kind.key in PASSING or kind.key.startswith("pass-")
