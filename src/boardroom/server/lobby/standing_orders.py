"""Standing orders at a table: kept beside the journal, played as ordinary actions. See `core.orders`.

An order is named by its key and, after a colon, what it is about: "pass", "buy-until-float:PRR". It is kept
with the row it was given at; whether it still stands follows from the rows since then, so nothing that ends
an order has to be noticed at the moment it happens.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.order_rules import Order
from boardroom.core.views import redact, view
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.books import Book


def order_of(game: Game[Any], name: str) -> tuple[Order, str]:
    """The order a name means, and what it is about."""
    key, _, about = name.partition(":")
    for order in game.orders:
        if order.key == key:
            return order, about
    raise BadInput("unknown-known", thing="order", name=key, known=tuple(order.key for order in game.orders))


def named(order: Order, about: str) -> str:
    return f"{order.key}:{about}" if about else order.key


def available(book: Book, seat: int) -> list[str]:
    """The orders the seat can give now."""
    if book.state.over:
        return []
    seen = view(book.state, seat)
    return [named(order, about) for order in book.game.orders for about in order.choices(seen, seat)]


def check_available(book: Book, seat: int, name: str) -> None:
    order_of(book.game, name)
    if name not in available(book, seat):
        raise Problem(409, "order-not-now", {"order": name})


def standing(book: Book, seat: int) -> str | None:
    """The order of a seat, if it still stands."""
    if (given := book.stored.orders.get(seat)) is None or book.state.over:
        return None
    order, about = order_of(book.game, given["name"])
    s = book.state
    for row in book.journal.rows[given["made"] + 1 :]:
        if row.back is not None:
            return None
        done = redact([row.action], seat, s)[0] if row.action is not None else None
        if order.news(done, redact(row.facts, seat, s), seat, about):
            return None
    return named(order, about)


def ordered(book: Book, seat: int) -> Action | None:
    """What the seat's order says now; None if it is over and must be taken away."""
    name = standing(book, seat)
    if name is None:
        return None
    order, about = order_of(book.game, name)
    seen = view(book.state, seat)
    return order.action(seen, offers(seen, seat), about)
