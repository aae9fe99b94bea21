"""Exports of 18xx.games written by our own bots read back to the same table; undo, redo, copies."""

import os
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.eighteen_thirty.exporting import Exported, exported
from tests.games.eighteen_thirty.noise import noisy, renamed

from boardroom.core.errors import BadInput
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.importer.copies import OFFERING, POOL, Copies
from boardroom.games.eighteen_thirty.importer.entries import live_entries
from boardroom.games.eighteen_thirty.importer.header import OPTIONS, read_header
from boardroom.games.eighteen_thirty.importer.reading import READERS
from boardroom.games.eighteen_thirty.importer.replay import SEED, replay
from boardroom.games.eighteen_thirty.importer.replayer import Replayer
from boardroom.games.eighteen_thirty.state import Company

EXPORTS = 300 if os.environ.get("SOAK") else 6


def same_after_every_entry(game: Exported, raw: dict[str, Any]) -> None:
    """An export is replayed to the digests of the game that it tells, entry by entry."""
    header = read_header(raw)
    table = Replayer(header.ids, GAME.begin(header.options, len(header.ids), SEED))
    for one in live_entries(raw["actions"]):
        before = len(table.played)
        table.entry(one)
        if len(table.played) > before:
            assert table.state.digest() == game.digests[len(table.played) - 1], one
    assert table.notes == []
    assert table.state.digest() == game.table.state.digest()


@pytest.mark.parametrize(("seats", "greedy"), [(2, 0.0), (3, 0.9), (4, 0.0), (5, 0.5), (6, 0.0)])
def test_an_export_of_our_own_reads_back_to_the_same_table(seats, greedy):
    game = exported(seats, 40 + seats, greedy)
    same_after_every_entry(game, game.raw)
    [replayed] = replay(GAME, game.raw)
    assert replayed.divergence is None, replayed.divergence
    assert replayed.rows == len(game.raw["actions"])


@pytest.mark.parametrize("seed", range(EXPORTS))
def test_an_untidy_export_tells_the_same_game(seed):
    game = exported(2 + seed % 5, seed, (0.0, 0.0, 0.5)[seed % 3], options=OPTIONS[: seed % 3])
    raw = renamed(noisy(game.raw, Random(seed)), ("text", "from zero", "names")[seed % 3])
    same_after_every_entry(game, raw)
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is None, replayed.divergence


def test_our_exports_hold_every_kind_of_entry():
    assert {entry["type"] for entry in exported(2, 0).raw["actions"]} >= set(READERS)


def entry(number: int, kind: str = "pass", **more: Any) -> dict[str, Any]:
    return {"id": number, "type": kind, **more}


def ids(entries: list[dict[str, Any]]) -> list[int]:
    return [one.whole("id") for one in live_entries(entries)]


def test_a_bare_undo_kills_the_last_entry_and_redo_revives_it():
    assert ids([entry(1), entry(2), entry(3, "undo")]) == [1]
    assert ids([entry(1), entry(2), entry(3, "undo"), entry(4, "redo")]) == [1, 2]
    assert ids(
        [entry(1), entry(2), entry(3, "undo"), entry(4, "undo"), entry(5, "redo"), entry(6, "redo")]
    ) == [1, 2]


def test_an_undo_with_a_target_kills_all_after_it_and_chat_never():
    chat = entry(2, "message")
    assert ids([entry(1), chat, entry(3), entry(4), entry(5, "undo", action_id=1)]) == [1]
    assert ids([entry(1), chat, entry(3, "undo", action_id=0)]) == []
    assert ids([entry(1), chat, entry(3, "undo")]) == [], "chat is not what the undo meant"
    assert ids([entry(1), entry(2, "log"), entry(3, "undo")]) == [1], "a note counts for undo"


def test_a_new_action_forgets_what_could_be_redone():
    assert ids([entry(1), entry(2), entry(3, "undo"), entry(4), entry(5, "redo")]) == [1, 4]


def test_an_undone_game_replays_as_if_nothing_had_happened():
    game = exported(3, 7)
    raw, table = game.raw, game.table
    actions = raw["actions"]
    wrong = deepcopy(actions[4])
    raw["actions"] = [*actions[:4], wrong, {"id": 9000, "type": "undo"}, *actions[4:]]
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is None
    assert replayed.state.digest() == table.state.digest()


def test_automatic_follow_ups_are_played_and_programs_are_not():
    game = exported(3, 8)
    raw, table = game.raw, game.table
    actions = raw["actions"]
    head = actions[0] | {"auto_actions": [actions[1], {"type": "program_disable"}]}
    raw["actions"] = [head, {"id": 0.5, "type": "program_share_pass"}, *actions[2:]]
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is None
    assert replayed.state.digest() == table.state.digest()


def test_a_stray_pass_is_dropped_and_an_unmentioned_one_is_added():
    game = exported(3, 11)
    raw, table = game.raw, game.table
    at = next(i for i, e in enumerate(raw["actions"]) if e["type"] == "lay_tile")
    assert raw["actions"][at]["entity_type"] == "corporation"
    stray = {"id": 1, "type": "pass", "entity": "DH", "entity_type": "company"}
    raw["actions"].insert(at + 1, stray)
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is None
    assert len(replayed.notes) == 1
    assert replayed.state.digest() == table.state.digest()


def test_a_pass_that_nobody_asked_for_is_dropped_wherever_it_stands():
    game = exported(3, 11)
    rng, entries = Random(5), list(game.raw["actions"])
    kinds = {"buy_train", "place_token", "run_routes", "buy_company", "discard_train"}
    spots = [
        at
        for at, (one, after) in enumerate(pairwise(entries), 1)
        if one["type"] in kinds and one["entity_type"] == "corporation" and after["entity"] != one["entity"]
    ]
    for at in sorted(rng.sample(spots, 5), reverse=True):
        entries.insert(at, entries[at - 1] | {"type": "pass"})
    [replayed] = replay(GAME, game.raw | {"actions": entries})
    assert replayed.divergence is None, replayed.divergence
    assert len(replayed.notes) == 5
    assert replayed.state.digest() == game.table.state.digest()


def test_a_pass_taken_by_the_wrong_step_is_given_back_when_the_company_goes_on():
    game = exported(3, 11)
    entries = list(game.raw["actions"])
    at = next(
        at
        for at, (one, after) in enumerate(pairwise(entries), 1)
        if after["type"] == "buy_train" and one["type"] != "buy_train" and one["entity"] == after["entity"]
    )
    entries.insert(at, {"id": 0, "type": "pass"} | {k: entries[at][k] for k in ("entity", "entity_type")})
    [replayed] = replay(GAME, game.raw | {"actions": entries})
    assert replayed.divergence is None, replayed.divergence
    assert len(replayed.notes) == 1
    assert replayed.state.digest() == game.table.state.digest()
    assert replayed.journal.state.digest() == replayed.state.digest()


def test_passes_that_the_record_leaves_out_are_added():
    game = exported(4, 21)
    entries = game.raw["actions"]
    gone = [at for at, one in enumerate(entries) if one["type"] == "pass" and one["entity_type"] != "player"]
    kept = [one for at, one in enumerate(entries) if at not in gone[::7]]
    [replayed] = replay(GAME, game.raw | {"actions": kept})
    assert replayed.divergence is None, replayed.divergence
    assert len(replayed.notes) == len(gone[::7])
    assert replayed.state.digest() == game.table.state.digest()


def test_a_game_ended_by_hand_stops_there():
    raw = exported(3, 12, cap=40).raw
    raw["actions"].append({"id": 99, "type": "end_game", "entity": 100, "entity_type": "player"})
    raw["actions"].append({"id": 100, "type": "pass", "entity": 100, "entity_type": "player"})
    [replayed] = replay(GAME, raw | {"status": "finished"})
    assert replayed.divergence is None


def test_an_unknown_kind_is_bad_input():
    raw = exported(3, 13, cap=5).raw
    raw["actions"].append({"id": 6, "type": "convert", "entity": 100, "entity_type": "player"})
    with pytest.raises(BadInput, match=r"action 6 \(convert\) is of an unknown kind"):
        replay(GAME, raw)


def test_certificates_are_followed_through_a_change_of_president():
    copies = Copies()
    copies.move("PRR_0", 0)
    for number in (1, 2, 3):
        copies.move(f"PRR_{number}", 1)
    copies.change_president("PRR", (0, 1))
    assert copies.shares_of("PRR", 0) == ["PRR_1", "PRR_2"]
    assert copies.shares_of("PRR", 1) == ["PRR_3", "PRR_0"]
    prr = Company("PRR", 0, offering=4, pool=1)
    copies.move("PRR_5", POOL)
    assert copies.source("PRR_4", prr) == OFFERING
    assert copies.source("PRR_5", prr) == POOL
    prr.pool = 0
    assert copies.source("PRR_5", prr) == OFFERING, "the table knows better than the numbers"


def test_half_a_president_certificate_is_sold():
    copies = Copies()
    copies.move("PRR_0", 0)
    copies.move("PRR_1", 1)
    copies.move("PRR_2", 1)
    copies.record_sale(["PRR_0"], 10, 0, (0, 1))
    assert copies.shares_of("PRR", 1) == ["PRR_0"]
    assert len(copies.shares_of("PRR", POOL)) == 1
    assert len(copies.shares_of("PRR", 0)) == 1


def test_a_pass_of_dh_declines_its_station_and_the_company_may_place_it_in_old_records():
    raw = exported(2, 0).raw | {"status": "active", "game_end_reason": None}
    entries = raw["actions"]
    at = next(i for i, e in enumerate(entries) if e["type"] == "lay_tile" and e["entity"] == "DH")
    assert entries[at + 1] | {"id": 0} == {"type": "pass", "entity": "DH", "entity_type": "company", "id": 0}
    [declined] = replay(GAME, raw, to=at + 2)
    owner = next(c for c in declined.replayer.state.companies if "DH" in c.privates)
    before = len(owner.stations)
    city = {"type": "place_token", "city": f"{entries[at]['tile']}-0", "slot": 0, "id": 1}
    for actor in (
        {"entity": "DH", "entity_type": "company"},
        {"entity": owner.id, "entity_type": "corporation"},
    ):
        [placed] = replay(GAME, raw | {"actions": [*entries[: at + 1], city | actor]})
        assert placed.divergence is None
        company = placed.replayer.state.company(owner.id)
        assert len(company.stations) == before + 1
        assert company.cash == owner.cash, "free"
