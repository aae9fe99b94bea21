"""Downloads: the record of a seat hides what the seat has not seen."""

from __future__ import annotations

import json

from tests.table.tables import new_table, play_moves

from boardroom.core import fair_deal
from boardroom.core.records import seal
from boardroom.table.downloads import describe_deal, seat_record, whole_record


def test_the_record_of_a_seat_has_its_view_and_no_seed_or_digest():
    table = play_moves(new_table(), 6)
    record = seat_record(table, 1)
    assert record["view"] == table.position.view(1).to_json()
    assert record["seat"] == 1
    text = json.dumps(record)
    assert '"digest"' not in text
    assert '"seed"' not in text


def test_the_whole_record_is_sealed_and_names_secret_and_seed():
    table = play_moves(new_table(), 6)
    record = whole_record(table, table.journal.rows, None)
    assert record["seal"] == seal(record)
    assert record["revision"] == table.game.revision
    assert record["dealing"] == describe_deal(table.info, table.seating, revealed=True)


def test_a_deal_is_described_with_its_secret_only_once_it_is_revealed():
    table = new_table()
    hidden = describe_deal(table.info, table.seating, revealed=False)
    shown = describe_deal(table.info, table.seating, revealed=True)
    assert set(hidden) == {"commitment", "entropy"}
    assert shown["seed"] == fair_deal.seed("secret", ["ann's", "bob's", "cid's"])
