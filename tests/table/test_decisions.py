"""The row at which the decision of each seat began."""

from __future__ import annotations

from tests.table.tables import go_back, new_table, next_action, play_moves

from boardroom.table.decisions import NOT_ASKED


def test_a_seat_without_offers_has_no_digest():
    table = new_table()
    waits = table.position.waits
    assert [digest != NOT_ASKED for digest in table.decision_digests] == [seat in waits for seat in range(3)]


def test_a_decision_begins_with_the_row_that_changes_it():
    table = new_table()
    for _ in range(30):
        before, mover = table, next_action(table).seat
        table = play_moves(table, 1, table.seq)
        for seat in range(3):
            changed = before.decision_digests[seat] != table.decision_digests[seat]
            expected = table.seq if changed or seat == mover else before.asked_at[seat]
            assert table.asked_at[seat] == expected


def test_a_take_back_begins_every_decision_anew():
    table = go_back(play_moves(new_table(), 4), 3)
    assert table.asked_at == (5, 5, 5)


def test_views_and_offers_are_computed_and_described_once():
    position = new_table().position
    seat = position.waits[0]
    assert position.offers(seat) is position.offers(seat)
    assert position.offers(seat)[0].first_part() is position.offers(seat)[0].first_part()
    assert position.offers_text(seat) is position.offers_text(seat)
    assert position.view(0) is position.view(0)
    assert position.view(None) is not position.view(0)
    assert position.offers(None) == []
