"""Standing orders at a table: kept beside the journal, played as ordinary actions. See `core.order_rules`.

An order is named by its key and, after a colon, what it is about: "pass", "buy-until-float:PRR". It is kept
with the row it was given at; whether it still stands follows from the rows since then, so nothing that ends
an order has to be noticed at the moment it happens.
"""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.order_rules import Order
from boardroom.core.state import State
from boardroom.core.views import redact
from boardroom.table.errors import NotNow
from boardroom.table.table import GivenOrder, Table


def find_order(game: Game[State], name: str) -> tuple[Order, str]:
    """The order a name means, and what it is about."""
    key, _, about = name.partition(":")
    for order in game.orders:
        if order.key == key:
            return order, about
    raise BadInput("unknown-known", thing="order", name=key, known=tuple(order.key for order in game.orders))


def name_of(order: Order, about: str) -> str:
    return f"{order.key}:{about}" if about else order.key


def available_orders(table: Table, seat: int) -> list[str]:
    """The orders the seat can give now."""
    if table.position.over:
        return []
    seen = table.position.view(seat)
    return [name_of(order, about) for order in table.game.orders for about in order.choices(seen, seat)]


def give(table: Table, seat: int, name: str) -> GivenOrder:
    """The order that a seat gives now, to be stored."""
    find_order(table.game, name)
    if name not in available_orders(table, seat):
        raise NotNow("order-not-now", {"order": name})
    return GivenOrder(name, table.seq)


def standing_order(table: Table, seat: int) -> str | None:
    """The order of a seat, if it still stands."""
    given = table.orders.get(seat)
    if given is None or table.position.over:
        return None
    order, about = find_order(table.game, given.name)
    for row in table.journal.rows[given.made + 1 :]:
        if row.back is not None:
            return None
        done = redact([row.action], seat, table.state)[0] if row.action is not None else None
        if order.is_ended_by(done, redact(row.facts, seat, table.state), seat, about):
            return None
    return name_of(order, about)


def action_by_order(table: Table, seat: int) -> Action | None:
    """What the seat's order does now; None if the order is over and must be taken away."""
    name = standing_order(table, seat)
    if name is None:
        return None
    order, about = find_order(table.game, name)
    return order.action(table.position.view(seat), table.offers(seat), about)
