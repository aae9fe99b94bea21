"""Stored tables in play continue: a move with a stored cookie, the bots' moves, a take-back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.stored.conftest import BACK, Command, Site, verified
from tests.stored.kept import THEN, asked, whole
from tests.stored.wire import Refusal


def digest_at(file: Path, table: str, row: int) -> str:
    query = "SELECT digest FROM journal WHERE table_id = ? AND seq = ?"
    (found,) = asked(file, query, table, row)
    return str(found["digest"])


@pytest.mark.parametrize("name", THEN.in_play)
def test_a_table_goes_on_and_back(name, played: Site, command: Command, tmp_path):
    table = THEN.tables[name]["id"]
    assert not played.rest(table)
    person, seat = played.asks(table) or pytest.fail("nobody is asked")
    before = played.last(table)
    moved = person.move(table, seat, Random(name))
    assert moved == before + 1
    if not played.rest(table):
        played.take_back(table, before)
        (back,) = asked(played.file, BACK, table, before)  # where several choose at once, a bot may follow
        assert back["seq"] > moved
        assert digest_at(played.file, table, back["seq"]) == digest_at(played.file, table, before)
        assert played.asks(table) == (person, seat)
        person.move(table, seat, Random(name))
        played.rest(table)
    assert verified(command, whole(played.file, table), tmp_path)["problems"] == []


def test_bots_of_then_answer(played: Site):
    table, bot = THEN.tables["eighteen_thirty-plus"]["id"], 0
    begun, rng = played.last(table), Random(7)
    query = "SELECT action FROM journal WHERE table_id = ? AND seq > ? AND action LIKE ?"
    while not asked(played.file, query, table, begun, f'%"seat":{bot}%'):
        assert not played.rest(table)
        played.people["ann"].move(table, 1, rng)
        played.rest(table)


def test_only_who_holds_a_seat_moves_it(played: Site):
    table = THEN.tables["terraforming_mars-digital"]["id"]
    assert not played.rest(table)
    _, seat = played.asks(table) or pytest.fail("nobody is asked")
    body = {"line": f"{seat}: pass", "expect": played.last(table), "seat": seat}
    for person in ("bob", "eve"):
        with pytest.raises(Refusal) as refused:
            played.people[person].ask(f"/api/tables/{table}/act", body)
        assert refused.value.status == 403


def test_a_link_of_then_still_seats_somebody_and_the_deal_keeps_its_promise(
    played: Site, command: Command, tmp_path
):
    one = THEN.tables["open"]
    bob, at = played.people["bob"], f"/api/tables/{one['id']}"
    with pytest.raises(Refusal):
        bob.ask(f"{at}/join", {"secret": "x" + one["link"][1:]})
    bob.ask(f"{at}/join", {"secret": one["link"], "name": "Bob", "entropy": "late"})
    assert bob.mine(one["id"]) == [1]
    assert not played.rest(one["id"])
    found = verified(command, whole(played.file, one["id"]), tmp_path)
    assert (found["luck"], found["problems"]) == ("committed", [])


@pytest.mark.parametrize("name", [name for name in THEN.over if THEN.tables[name]["kind"] == "dealt"])
def test_a_game_that_is_over_is_asked_what_if(name, played: Site):
    table = THEN.tables[name]["id"]
    seats = len(played.about("ann", table)["names"])
    plan = [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)]
    made = played.people["ann"].ask(f"/api/tables/{table}/fork", {"at": 5, "seats": plan})
    assert not played.rest(made["id"])
    played.people["ann"].move(made["id"], 0, Random(name))
