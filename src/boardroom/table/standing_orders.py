"""Standing orders at a table: stored beside the journal, played as ordinary actions. See `core.order_rules`.

The name of an order is its key and, after a colon, its subject: "pass", "buy-until-float:PRR". The table
stores the row at which it was given. Whether it still stands follows from the later rows, so no code has to
end an order at the right moment.
"""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.order_rules import ComposedOrder, Order
from boardroom.core.state import State
from boardroom.core.views import redact
from boardroom.table.errors import NotNow
from boardroom.table.seating import BOT
from boardroom.table.table import GivenOrder, Table


def find_order(game: Game[State], name: str) -> tuple[Order, str]:
    """The order of a name, and its subject."""
    key, _, about = name.partition(":")
    for order in game.orders:
        if order.key == key:
            return order, about
    raise BadInput("unknown-known", thing="order", name=key, known=tuple(order.key for order in game.orders))


def name_of(order: Order, about: str) -> str:
    return f"{order.key}:{about}" if about else order.key


def available_orders(table: Table, seat: int) -> list[str]:
    """The names of the orders that a seat can give now."""
    if table.position.over:
        return []
    seen = table.position.view(seat)
    return [name_of(order, about) for order in table.game.orders for about in order.choices(seen, seat)]


def give(table: Table, seat: int, name: str) -> GivenOrder:
    """Check an order of a seat and return it for storage."""
    order, about = find_order(table.game, name)
    if not _is_available(table, seat, order, about):
        raise NotNow("order-not-now", {"order": name})
    return GivenOrder(name, table.seq)


def _is_available(table: Table, seat: int, order: Order, about: str) -> bool:
    if table.position.over:
        return False
    seen = table.position.view(seat)
    if not isinstance(order, ComposedOrder):
        return about in order.choices(seen, seat)
    part = order.part(seen, seat)
    if part is None:
        return False
    value = part.read(order.answer(seen, about))
    return order.subject(seen, value) == about and order.refusal(seen, seat, about) is None


def standing_order(table: Table, seat: int) -> str | None:
    """The name of a seat's order if it still stands."""
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
    """The action of a seat's order now, or None if the order has ended and must be removed."""
    name = standing_order(table, seat)
    if name is None:
        return None
    order, about = find_order(table.game, name)
    return order.action(table.position.view(seat), table.offers(seat), about)


def seats_to_drive(table: Table) -> list[int]:
    """The seats to move that have a bot or a standing order."""
    seats = table.seating.seats
    return [seat for seat in table.position.waits if seats[seat].kind == BOT or seat in table.orders]
