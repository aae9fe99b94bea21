"""Records that leave out or add what nobody is asked for here, told from small positions (replay rule 5)."""

from typing import Any

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    go_on,
    lay,
    operate,
    sold,
    stock_turn,
)

from boardroom.games.eighteen_thirty.importer.checkpoint import read_checkpoint, summary
from boardroom.games.eighteen_thirty.importer.entries import Entry
from boardroom.games.eighteen_thirty.importer.header import read_header
from boardroom.games.eighteen_thirty.importer.reading import Diverged
from boardroom.games.eighteen_thirty.importer.replayer import Replayer
from boardroom.games.eighteen_thirty.state import State

SITE = "18xx.games"


def told(s: State, *entries: tuple[str, Any, dict[str, Any]]) -> Replayer:
    """Replay entries from a position; players are numbered from 100."""
    r = Replayer(tuple(100 + player.seat for player in s.players), go_on(s))
    for number, (kind, actor, more) in enumerate(entries, 1):
        entity_type = "player" if isinstance(actor, int) else "corporation"
        raw = {"id": number, "type": kind, "entity": actor, "entity_type": entity_type}
        r.entry(Entry(raw | more))
    return r


def crowded() -> State:
    """PRR is about to buy the first 5-train; NYC and C&O own three trains each."""
    s = sold(3, phase=4, profile=SITE)
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)])
    company(s, "NYC", {1: 6}, stations=[("E19", 0)], trains=("3", "3", "4"))
    company(s, "C&O", {1: 6}, stations=[("F6", 0)], trains=("3", "4", "4"))
    s.depot = (0, 0, 0, 3, 2, 6)
    return operate(s, "PRR", "buy_trains", left=("NYC", "C&O"))


def discard(name: str, train: str) -> tuple[str, str, dict[str, Any]]:
    return "discard_train", name, {"train": train}


def test_a_president_discards_for_his_companies_in_any_order():
    buys = ("buy_train", "PRR", {"train": "5-0", "price": 450})
    s = crowded()
    r = told(s, buys, discard("C&O", "4-1"), discard("NYC", "3-0"))
    assert len(r.notes) == 1
    assert [a.notation() for a in r.played[1:]] == ["1: discard 3", "1: discard 4"], "D-6: NYC first"
    assert s.company("C&O").trains == ("3", "4")
    assert s.company("NYC").trains == ("3", "4")
    assert sorted(s.pool_trains) == ["3", "4"]
    assert at(s) == "buy_trains"
    assert told(crowded(), buys, discard("NYC", "3-0"), discard("C&O", "4-1")).notes == []


def test_an_early_discard_waits_until_the_others_have_made_room():
    s = crowded()
    told(s, ("buy_train", "PRR", {"train": "5-0", "price": 450}), discard("C&O", "4-1"))
    assert at(s) == "discarding"
    assert s.company("C&O").trains == ("3", "4", "4")
    with pytest.raises(Diverged):
        told(s, discard("C&O", "5-1"))


def poor(seats: int) -> State:
    """Seat 0 holds PRR and money; nobody else can do anything in this stock round."""
    s = sold(seats, phase=2, profile=SITE)
    company(s, "PRR", {0: 4}, par=67)
    for name in ("NYC", "CPR", "B&O", "C&O", "ERIE", "NYNH", "B&M"):
        company(s, name, {0: 2}, par=100)
    for player in s.players[1:]:
        player.cash = 10
    s.round = 1
    return stock_turn(s)


def buys(number: int) -> tuple[str, int, dict[str, Any]]:
    return "buy_shares", 100, {"shares": [f"PRR_{number}"], "percent": 10}


def test_the_pass_of_a_player_who_was_not_asked_ends_nobodys_turn():
    for seats in (2, 3, 4):
        s = poor(seats)
        r = told(s, buys(5), ("pass", 101, {}), buys(6))
        assert s.players[0].shares[0] == 6
        assert len(r.notes) == 1
        assert asked(s) == (0,)


def test_the_pass_of_a_player_is_never_taken_for_one_of_his_company():
    s = poor(2)
    company(s, "NYC", {1: 6}, par=100, cash=700)
    r = told(
        s,
        ("pass", 100, {}),
        ("pass", 101, {}),
        ("lay_tile", "NYC", {"hex": "E19", "tile": "57-0", "rotation": 1}),
    )
    assert r.notes == ["action 2: nothing is open for this pass"]
    assert [a.notation() for a in r.played] == ["0: pass", "1: lay 57/1 in E19"]


def test_a_president_sells_in_the_turn_of_his_company_by_his_own_name():
    s = sold(3, phase=3, profile=SITE)
    company(s, "PRR", {0: 6}, stations=[("H12", 0)])
    company(s, "NYC", {1: 4, 0: 4}, stations=[("E19", 0)])
    s.players[0].cash, s.depot = 100, (0, 4, 4, 3, 2, 6)
    lay(s, H14=("9", 1), H16=("57", 1))
    operate(s, "PRR", "buy_trains")
    told(s, ("sell_shares", 100, {"shares": ["NYC_4"], "percent": 10}))
    assert s.players[0].cash == 200


def test_a_sale_without_a_percentage_is_one_of_all_certificates_listed():
    s = stock_turn(sold(3, profile=SITE))
    company(s, "PRR", {0: 4, 1: 3})
    told(s, ("sell_shares", 100, {"shares": ["PRR_0", "PRR_3"]}))
    assert s.company("PRR").pool == 3
    assert s.company("PRR").president == 1


def test_a_player_without_a_number_goes_by_his_name():
    players = [{"id": None, "name": "Ann"}, {"id": 0, "name": "Bob"}]
    assert read_header({"title": "1830", "players": players, "actions": []}).ids == ("Ann", 0)


def test_a_checkpoint_in_the_middle_of_a_stock_round_may_name_who_is_due_for_the_card():
    for holder, fits in ((100, True), (101, True), (102, False)):
        s = stock_turn(sold(3, profile=SITE))
        company(s, "PRR", {0: 4, 1: 3})
        r = told(s, ("buy_shares", 100, {"shares": ["PRR_7"], "percent": 10}), ("pass", 100, {}))
        mark = {"ended": "SR 2 (record stops here)", "priority": holder, "runs": []}
        r.marks = [read_checkpoint(summary(s, r.ids) | mark)]
        if fits:
            r.compare()
        else:
            with pytest.raises(Diverged):
                r.compare()


def test_numbers_of_players_may_be_texts_in_the_checkpoints_or_the_record():
    s = stock_turn(sold(2, profile=SITE))
    r = told(s)
    r.ids = ("100", "101")
    r.marks = [read_checkpoint({**summary(s, (100, 101)), "ended": "SR 2", "runs": []})]
    r.compare()
    assert r.checked == 1


def test_what_a_run_claims_may_be_missing_empty_or_text_but_not_wrong():
    route = {"train": "2-0", "connections": [["H16", "H14", "H12"]]}
    for claimed, fits in (
        ({}, True),
        ({"revenue": None}, True),
        ({"revenue": "30"}, True),
        ({"revenue": 40}, False),
    ):
        s = sold(3, profile=SITE)
        company(s, "PRR", {0: 6}, stations=[("H12", 0)], trains=("2",))
        lay(s, H14=("9", 1), H16=("57", 1))
        run = ("run_routes", "PRR", {"routes": [route | claimed]})
        if fits:
            assert told(operate(s, "PRR", "run_trains"), run).runs[-1]["revenue"] == 30
        else:
            with pytest.raises(Diverged):
                told(operate(s, "PRR", "run_trains"), run)
