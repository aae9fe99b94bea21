"""Standing orders: which are available, how long they stand, and what they play."""

from __future__ import annotations

import pytest
from tests.table.tables import go_back, new_table, play_moves

from boardroom.core.errors import BadInput
from boardroom.core.order_rules import is_pass
from boardroom.table.errors import NotNow
from boardroom.table.standing_orders import (
    action_by_order,
    available_orders,
    find_order,
    give,
    standing_order,
)
from boardroom.table.table import GivenOrder, Table


def table_with_order() -> tuple[Table, int]:
    """A table at which a seat that does not move first has the order to pass."""
    table = new_table()
    seat = next(seat for seat in range(3) if seat not in table.position.waits)
    table.orders = {seat: give(table, seat, "pass")}
    return table, seat


def test_the_name_of_an_order_is_its_key_and_its_subject():
    rules = new_table("eighteen_thirty").game
    order, about = find_order(rules, "buy-until-float:PRR")
    assert (order.key, about) == ("buy-until-float", "PRR")
    with pytest.raises(BadInput, match="no auto-action 'sleep'"):
        find_order(rules, "sleep")


def test_only_an_available_order_can_be_given():
    table = new_table("eighteen_thirty")
    assert "buy-until-float:PRR" not in available_orders(table, 0)
    with pytest.raises(NotNow):
        give(table, 0, "buy-until-float:PRR")


def test_an_order_is_given_at_the_last_row_and_stands():
    table, seat = table_with_order()
    assert table.orders[seat] == GivenOrder("pass", 0)
    assert standing_order(table, seat) == "pass"
    assert standing_order(table, (seat + 1) % 3) is None


def test_an_order_to_pass_plays_a_pass_in_its_turn():
    table = new_table()
    while not any(is_pass(offer.kind) for offer in table.offers(table.position.waits[0])):
        table = play_moves(table, 1, table.seq)
    seat = table.position.waits[0]
    table.orders = {seat: give(table, seat, "pass")}
    action = action_by_order(table, seat)
    assert action is not None
    assert is_pass(type(action))
    assert table.play(action).seq == table.seq + 1


def test_an_order_has_no_action_where_its_seat_cannot_pass():
    table = new_table()
    seat = table.position.waits[0]
    assert not any(is_pass(offer.kind) for offer in table.offers(seat))
    table.orders = {seat: give(table, seat, "pass")}
    assert action_by_order(table, seat) is None


def test_the_first_move_that_is_no_pass_ends_an_order():
    table, seat = table_with_order()
    later = play_moves(table, 1)
    action = later.journal.rows[-1].action
    assert action is not None
    assert not is_pass(type(action))
    assert standing_order(later, seat) is None
    assert action_by_order(later, seat) is None


def test_a_take_back_ends_an_order():
    table, seat = table_with_order()
    assert standing_order(go_back(table, 0), seat) is None
