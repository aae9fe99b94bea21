"""Exports that were edited, cut or made up: one clear sentence, or a divergence with action and clause."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.games.eighteen_thirty.exporting import exported

from boardroom.core.errors import BadInput
from boardroom.core.records import Divergence
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.importer.replay import Imported, replay

JUNK: tuple[Any, ...] = (
    None, "", "x", -1, 0, 7, 10**9, 1.5, True, [], ["x"], {}, {"a": 1}, "PRR", "PRR_0", "57-0", "H12", "4-0",
)  # fmt: skip


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    return exported(3, 3, 0.6, cap=320).raw


def judged(raw: Any) -> Imported | str:
    """What came of it: a replay that can be told as JSON, or one sentence."""
    try:
        [replayed] = replay(GAME, raw)
    except BadInput as error:
        sentence = str(error)
        assert sentence
        assert "\n" not in sentence
        return sentence
    json.dumps(replayed.to_json())
    return replayed


def entry_of(raw: dict[str, Any], kind: str, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(
        e for e in raw["actions"] if e["type"] == kind and wanted.items() <= e.items()
    )
    return found


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_put_into_an_entry_is_named(game, seed):
    rng, raw = Random(seed), deepcopy(game)
    at = rng.randrange(len(raw["actions"]))
    entry = raw["actions"][at]
    key = rng.choice(sorted(set(entry) - {"id"}))
    if rng.random() < 0.2:
        del entry[key]
    else:
        entry[key] = rng.choice(JUNK)
    found = judged(raw)
    if isinstance(found, str):
        assert f"action {entry['id']}" in found or "is not an action" in found
    elif found.divergence is not None:
        assert found.divergence.row > at
        assert found.divergence.clause is not None


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("bid", {"auto_actions": 5}),
        ("pass", {"auto_actions": 1.5}),
        ("pass", {"auto_actions": {"type": "pass"}}),
        ("bid", {"price": float("inf")}),
        ("buy_train", {"price": float("nan")}),
    ],
)
def test_what_no_entry_can_hold_is_damage(game, kind, change):
    raw = deepcopy(game)
    entry = entry_of(raw, kind)
    entry |= change
    found = judged(raw)
    assert isinstance(found, str)
    assert f"action {entry['id']}" in found


@pytest.mark.parametrize("seed", range(25))
def test_a_record_with_entries_lost_or_swapped_parts_at_a_named_action(game, seed):
    rng, raw = Random(seed), deepcopy(game)
    entries = raw["actions"]
    at = rng.randrange(len(entries) - 1)
    if rng.random() < 0.5:
        del entries[at]
    else:
        entries[at], entries[at + 1] = entries[at + 1], entries[at]
    found = judged(raw)
    assert not isinstance(found, str) or "action" in found
    if isinstance(found, Imported) and found.divergence is not None:
        assert found.divergence.row > at
        assert found.divergence.expected["action"] is not None


@pytest.mark.parametrize("seed", range(15))
def test_whatever_is_put_into_the_header_is_one_sentence(game, seed):
    rng, raw = Random(seed), deepcopy(game)
    for key in rng.sample(("title", "players", "settings", "status", "result", "actions"), 2):
        raw[key] = rng.choice(JUNK)
    judged(raw)


@pytest.mark.parametrize("foreign", [None, 7, "1830", [], {}, {"title": "1830"}, {"actions": []}])
def test_what_is_no_export_is_said_so(foreign):
    assert judged(foreign) == "this is not a game exported from 18xx.games"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "1846"}, "this is a game of '1846'; only 1830 is supported"),
        ({"settings": {"optional_rules": ["moon"]}}, "the option 'moon' of this export is not supported"),
        ({"players": []}, "2 to 6"),
        ({"players": [{"name": "A"}, {"name": "A"}]}, "two players of this export have the same id"),
        ({"players": [{"id": n, "name": "A"} for n in range(7)]}, "2 to 6"),
        ({"players": None}, "this export names no players"),
        (
            {"result": {"100": float("inf"), "101": 1, "102": 2}},
            "the result of this export",
        ),
        ({"actions": ["pass"]}, "'pass' is not an action of an exported game"),
        ({"actions": [{"id": 1, "type": "undo", "action_id": "x"}]}, "action 1 (undo) should have a number"),
        ({"actions": [{"id": 4, "type": "merge"}]}, "action 4 (merge) is of an unknown kind"),
        ({"actions": [{"id": 5, "type": "bid"}]}, "action 5 (bid)"),
    ],
)
def test_what_is_not_played_here_is_said_in_one_sentence(game, change, sentence):
    found = judged(deepcopy(game) | change)
    assert isinstance(found, str)
    assert sentence in found


def divergence_of(raw: dict[str, Any]) -> Divergence:
    found = judged(raw)
    assert isinstance(found, Imported)
    assert found.divergence is not None
    return found.divergence


def _price(entry: dict[str, Any]) -> None:
    entry["price"] += 5


def _revenue(entry: dict[str, Any]) -> None:
    entry["routes"][0]["revenue"] += 10


def _subsidy(entry: dict[str, Any]) -> None:
    entry["subsidy"] = 10


def _elsewhere(entry: dict[str, Any]) -> None:
    entry["hex"] = "A11"


def _other_player(entry: dict[str, Any]) -> None:
    entry["entity"] = 100 + (entry["entity"] - 99) % 3


@pytest.mark.parametrize(
    ("kind", "edit", "clause"),
    [
        ("buy_train", _price, "E-6.83"),
        ("run_routes", _revenue, "E-6.16"),
        ("run_routes", _subsidy, "E-6.16"),
        ("lay_tile", _elsewhere, "E-6.40"),
        ("bid", _other_player, "E-1.4"),
        ("par", _other_player, "E-1.26"),
    ],
)
def test_an_edited_entry_is_named_with_row_clause_expected_and_found(
    game: dict[str, Any], kind: str, edit: Callable[[dict[str, Any]], None], clause: str
):
    raw = deepcopy(game)
    entry = entry_of(raw, kind)
    if kind == "run_routes":
        entry = next(e for e in raw["actions"] if e["type"] == kind and e["routes"])
    edit(entry)
    found = divergence_of(raw)
    assert found.row == entry["id"]
    assert found.expected["action"] == entry["id"]
    assert found.clause == clause
    assert found.found


def test_a_game_said_to_be_over_that_is_not_parts_at_its_end(game):
    raw = deepcopy(game) | {"status": "finished"}
    raw["actions"] = raw["actions"][:100]
    assert divergence_of(raw).clause == "E-7.1"
    assert isinstance(judged(raw | {"manually_ended": True}), Imported)
    [stopped] = replay(GAME, raw | {"manually_ended": True})
    assert stopped.divergence is None


def test_a_result_of_another_game_is_noticed_also_in_an_archived_one():
    raw = exported(2, 1).raw
    assert raw["status"] == "finished"
    for status in ("finished", "archived"):
        edited = deepcopy(raw) | {"status": status}
        edited["result"]["100"] += 1
        assert divergence_of(edited).clause == "E-7.3"
    useless = raw | {"result": "$521"}
    [replayed] = replay(GAME, useless)
    assert replayed.divergence is None


def test_checkpoints_that_are_none_are_bad_input(game):
    mark = {"ended": "SR 1", "priority": 1, "runs": []}
    marks = [1, {"ended": "SR 1"}, mark | {"players": 5}, mark | {"players": ["x"]}, mark | {"runs": [{}]}]
    wrongs: list[Any] = [[], {"checkpoints": 1}, *({"checkpoints": [one]} for one in marks)]
    for wrong in wrongs:
        with pytest.raises(BadInput, match="checkpoint"):
            replay(GAME, game, checkpoints=wrong)
