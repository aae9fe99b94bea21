"""Standing orders: what a seat wants done while it is away, played as ordinary actions.

An order is given with what it is about (a company, say) and stands until

* something happens that its giver would want to know (`news`), or a move was taken back;
* the game asks the seat something that the order does not answer (`action` gives None);
* its giver takes it away.

Then the seat decides by hand again. News is judged by what the giver may see, so an order that ends tells no
secret. "The position changes" cannot mean "anything at all is different": the order's own moves change the
position, and so do moves that leave its reason untouched. It means for "pass": anybody did anything but pass,
money moved, luck was drawn or a secret came out. A game says for each order of its own what it means there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from boardroom.core.actions import Action, Fact, Paid
from boardroom.core.offers import Offer

PASSING = frozenset({"pass", "done", "decline", "skip", "end-turn"})
NOTHING = ""
"""What an order is about that needs no such word."""


class Order:
    """One kind of standing order. `seen` is always the view of the seat."""

    key: ClassVar[str]
    """Its words are the text `order-<key>`, with the name of what it is about as `about`."""
    vocabulary: ClassVar[str] = ""
    """The vocabulary of what it is about, such as "company"; empty if it is about nothing."""

    def choices(self, seen: Any, seat: int) -> Sequence[str]:
        """What the seat may give it about now; nothing if it cannot be given."""
        raise NotImplementedError

    def news(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        """Whether a row of the journal is something that its giver would want to know."""
        raise NotImplementedError

    def action(self, seen: Any, offered: Sequence[Offer], about: str) -> Action | None:
        """What to do now that the seat is asked; None if the order has no answer and is over."""
        raise NotImplementedError


class Passing(Order):
    """Pass until something happens: for every game in which passing leaves no choice."""

    key = "pass"

    def choices(self, seen: Any, seat: int) -> Sequence[str]:
        return (NOTHING,)

    def news(self, done: Action | None, facts: Sequence[Fact], seat: int, about: str) -> bool:
        if done is not None and not passes(type(done)):
            return True
        return any(isinstance(fact, Paid) or fact.reveals for fact in facts)

    def action(self, seen: Any, offered: Sequence[Offer], about: str) -> Action | None:
        return next((offer.suggest() for offer in offered if passes(offer.kind)), None)


def passes(kind: type[Any]) -> bool:
    """Whether an action of this kind does nothing but let the others go on."""
    return kind.key in PASSING or kind.key.startswith("pass-")
