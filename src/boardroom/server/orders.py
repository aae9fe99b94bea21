"""Standing orders: what a seat wants done while it is away, played as ordinary actions.

An order stands beside the journal and ends by itself as soon as the position changes. Every game has
"pass until something happens"; a game adds its own as `orders`, a mapping of a name to a function that takes
view and offers and gives an action, or None to stop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import Game, offers
from boardroom.core.offers import Offer
from boardroom.core.views import view
from boardroom.server.books import Book

PASS = "pass"
PASSING = frozenset({"pass", "done", "decline", "skip"})
Order = Callable[[Any, list[Offer]], Action | None]


def known(game: Game[Any]) -> tuple[str, ...]:
    """The orders a seat can give in a game."""
    return (PASS, *_own(game))


def ordered(book: Book, seat: int) -> Action | None:
    """What the seat's order says now; None if it says nothing more and must be taken away."""
    order = book.stored.orders[seat]
    if happened(book, order["made"]):
        return None
    seen = view(book.state, seat)
    choose = _own(book.game).get(order["name"], passing)
    return choose(seen, offers(seen, seat))


def happened(book: Book, since: int) -> bool:
    """Whether anybody did anything but pass after that row, or a move was taken back."""
    for row in book.journal.rows[since + 1 :]:
        if row.back is not None or (row.action is not None and not _passes(type(row.action))):
            return True
    return False


def passing(seen: Any, offered: list[Offer]) -> Action | None:
    """The action that passes, if there is one to choose."""
    for offer in offered:
        if _passes(offer.kind):
            return offer.suggest()
    return None


def _passes(kind: type[Any]) -> bool:
    return kind.key in PASSING or kind.key.startswith("pass-")


def _own(game: Game[Any]) -> Mapping[str, Order]:
    found: Mapping[str, Order] = getattr(game, "orders", {})
    return found
