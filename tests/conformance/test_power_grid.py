"""Games of Power Grid recorded elsewhere replay without a divergence; edited copies do not."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from boardroom.cli.files import read_json
from boardroom.core.errors import BadInput
from boardroom.core.records import Divergence, replay_record, write_record
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.importer.replay import replay

RECORDS = Path(__file__).parents[3] / "shared/records/power-grid"
FILES = sorted(file for file in RECORDS.rglob("*.json") if '"pg-neutral-1"' in file.read_text("utf-8")[:200])
pytestmark = pytest.mark.skipif(not FILES, reason="the recorded games are not beside the repository")


@pytest.fixture(scope="module")
def human() -> Any:
    return json.loads((RECORDS / "USAOriginal.neutral.json").read_text("utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_under_every_edition_it_names(file):
    raw = json.loads(file.read_text("utf-8"))
    found = replay(GAME, raw)
    assert len(found) == len(raw["editions"]) > 0
    for replayed in found:
        assert replayed.divergence is None
        assert (replayed.rows, replayed.checkpoints) == (len(raw["events"]), len(raw["checkpoints"]))
        assert replayed.state.over


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_becomes_a_record_of_our_own(file):
    for replayed in replay(GAME, json.loads(file.read_text("utf-8"))):
        assert replayed.journal is not None
        assert replayed.journal.state.digest() == replayed.state.digest()
        own = replay_record(json.loads(json.dumps(write_record(replayed.journal))), GAME)
        assert own.divergence is None
        assert own.result == replayed.result


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_editions_part_exactly_where_the_record_says(file):
    raw = json.loads(file.read_text("utf-8"))
    raw["editions"] = ["2007"]
    [replayed] = replay(GAME, raw)
    # The 2007 edition handles a card drawn in phase 2 or 4 differently (D2, D3, D5).
    assert (replayed.divergence is None) == (raw["step3_card_phase"] in (5, None))


def test_a_replay_can_stop_early(human):
    [replayed] = replay(GAME, human, to=100)
    assert (replayed.rows, replayed.divergence) == (100, None)
    assert not replayed.state.over


def first(raw: Any, **wanted: Any) -> int:
    """The index of the first event with these values."""
    return next(i for i, e in enumerate(raw["events"]) if wanted.items() <= e.items())


def change_seat(raw: Any, at: int) -> None:
    raw["events"][at]["p"] = (raw["events"][at]["p"] + 1) % raw["players"]


def divergence_after(raw: Any, edit: Callable[[Any], Any]) -> Divergence:
    copy = deepcopy(raw)
    edit(copy)
    [replayed] = replay(GAME, copy)
    assert replayed.divergence is not None, "the edit went unnoticed"
    return replayed.divergence


EVENTS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("a token at another price", {"c": "buy"}, {"cost": 9}, "PG-5.1"),
    ("a house at another price", {"c": "build"}, {"cost": 11}, "PG-6.3"),
    ("a payment changed", {"r": "income"}, {"paid": 23}, "PG-7.2"),
    ("a refill changed", {"r": "refill"}, {"added": [0, 0, 0, 0]}, "PG-7.3"),
    ("a sale at another price", {"r": "won"}, {"price": 1}, "PG-4.4"),
    ("another card drawn", {"r": "draw"}, {"card": 50}, "PG-4.5"),
    ("another plant put under the stack", {"r": "tuck"}, {"plant": 3}, "PG-7.4"),
    ("another order", {"r": "order"}, {"order": [0, 0, 0]}, "PG-3.3"),
    ("another round", {"r": "round", "n": 2}, {"n": 3}, "PG-3.1"),
    ("another plant obsolete", {"r": "remove", "why": "obsolete"}, {"plant": 50}, "PG-6.10"),
    ("another plant gone with Step 2", {"r": "remove", "why": "step2"}, {"plant": 50}, "PG-9.2"),
    ("another plant gone with Step 3", {"r": "remove", "why": "step3"}, {"plant": 50}, "PG-10.1"),
    ("another plant gone in Step 3", {"r": "remove", "why": "step3_round"}, {"plant": 50}, "PG-10.5"),
    ("Step 2 called Step 3", {"r": "step", "to": 2}, {"to": 3}, "PG-9.1"),
    ("Step 3 called Step 2", {"r": "step", "to": 3}, {"to": 2}, "PG-10.6"),
    ("a bid below the plant", {"c": "auction"}, {"bid": 2}, "PG-4.14"),
    ("a bid above the money", {"c": "auction"}, {"bid": 51}, "PG-4.16"),
    ("a future plant named", {"c": "auction"}, {"plant": 10, "bid": 10}, "PG-4.2"),
    ("a bid too low", {"c": "bid"}, {"amount": 3}, "PG-4.16"),
    ("a kind without room", {"c": "buy"}, {"kind": "uranium", "cost": 14}, "PG-5.2"),
    ("a city out of play", {"c": "build"}, {"city": "essen"}, "PG-6.6"),
    ("tokens that do not run the plant", {"c": "run"}, {"fuel": {"uranium": 9}}, "PG-1.6"),
    ("a plant of somebody else run", {"c": "run"}, {"plant": 3}, "PG-7.1"),
]


@pytest.mark.parametrize(("wanted", "change", "clause"), [e[1:] for e in EVENTS], ids=[e[0] for e in EVENTS])
def test_a_changed_event_is_caught_at_its_row_with_a_clause(human, wanted, change, clause):
    at = first(human, **wanted)
    found = divergence_after(human, lambda raw: raw["events"][at].update(change))
    assert (found.row, found.clause) == (at + 1, clause)


@pytest.mark.parametrize(
    "kind", ["auction", "bid", "fold", "scrap", "buy", "build", "done", "run", "decline"]
)
def test_a_choice_of_the_wrong_seat_is_caught_with_a_clause(human, kind):
    at = first(human, c=kind)
    found = divergence_after(human, lambda raw: change_seat(raw, at))
    assert found.row == at + 1
    assert found.clause in GAME.rulebook.clauses


@pytest.mark.parametrize("kind", ["auction", "fold", "scrap", "build", "run", "income", "draw", "refill"])
def test_a_missing_event_is_noticed(human, kind):
    at = (
        first(human, c=kind) if kind in ("auction", "fold", "scrap", "build", "run") else first(human, r=kind)
    )
    found = divergence_after(human, lambda raw: drop(raw, at))
    assert found.row > at
    assert found.clause in GAME.rulebook.clauses


def drop(raw: Any, at: int) -> None:
    del raw["events"][at]
    for mark in raw["checkpoints"]:
        mark["after_event"] -= mark["after_event"] > at


@pytest.mark.parametrize(
    "name", ["step", "order", "current", "future", "stack", "market", "supply", "players"]
)
def test_a_changed_checkpoint_is_caught_at_its_row_with_a_clause(human, name):
    found = divergence_after(human, lambda raw: raw["checkpoints"][5].update({name: "changed"}))
    assert found.row == human["checkpoints"][5]["after_event"]
    assert found.clause in GAME.rulebook.clauses
    assert name in found.expected
    assert found.expected[name] == "changed"


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"rounds": 3}, "PG-13.1"),
        ({"ranking": [0, 1, 2]}, "PG-13.4"),
        ({"ranking": [2, 0, 1]}, "PG-13.4"),
        ({"players": []}, "PG-13.2"),
    ],
)
def test_a_changed_end_is_caught(human, change, clause):
    if change.get("ranking") == human["final"]["ranking"]:
        change = {"ranking": human["final"]["ranking"][::-1]}
    found = divergence_after(human, lambda raw: raw["final"].update(change))
    assert (found.row, found.clause) == (len(human["events"]), clause)


def test_another_phase_of_the_step_3_card_is_caught(human):
    found = divergence_after(human, lambda raw: raw.update(step3_card_phase=5))
    assert (found.row, found.clause) == (len(human["events"]), "PG-10.1")


def test_a_game_cut_short_is_not_over(human):
    def cut(raw: Any) -> None:
        raw["events"] = raw["events"][:-2]
        raw["checkpoints"] = [c for c in raw["checkpoints"] if c["after_event"] <= len(raw["events"])]

    found = divergence_after(human, cut)
    assert found.clause == "PG-13.1"


BROKEN: list[tuple[str, Callable[[Any], Any], str]] = [
    ("another format", lambda raw: raw.update(format="pg-neutral-9"), "form"),
    ("another rule family", lambda raw: raw.update(rules="recharged"), "recharged"),
    ("an unknown edition", lambda raw: raw.update(editions=["2031"]), "editions"),
    ("no edition", lambda raw: raw.update(editions=[]), "editions"),
    ("an unknown map", lambda raw: raw.update(map="france"), "no map 'france'"),
    ("a region too few", lambda raw: raw["regions"].pop(), "regions"),
    ("a region of another map", lambda raw: raw.update(regions=["west", "north", "south"]), "regions"),
    ("a region twice", lambda raw: raw["regions"].__setitem__(0, raw["regions"][1]), "region"),
    ("seven players", lambda raw: raw.update(players=7), "2 to 6 players"),
    ("one player", lambda raw: raw.update(players=1), "2 to 6 players"),
    ("seats in another order", lambda raw: raw["seats"].reverse(), "clockwise"),
    ("another start", lambda raw: raw["market_start"]["current"].reverse(), "PG-2.5"),
    (
        "a plant twice in the stack",
        lambda raw: raw["stack"].__setitem__(1, raw["stack"][2]),
        "recorded shuffle",
    ),
    ("no Step 3 card", lambda raw: raw["stack"].pop(), "Step 3 card"),
    ("a plant too few aside", lambda raw: raw["set_aside"].pop(), "aside"),
    ("an order with a stranger", lambda raw: raw.update(start_order=[0, 1, 7]), "order"),
    ("an unknown choice", lambda raw: raw["events"][1].update(c="settle"), "event"),
    ("an unknown result", lambda raw: raw["events"].append({"r": "earthquake"}), "event"),
    ("a choice without its values", lambda raw: raw["events"][1].clear(), "event"),
    ("an event that is no object", lambda raw: raw["events"].__setitem__(3, []), "well-formed 'object'"),
    ("no events", lambda raw: raw.pop("events"), "damaged"),
    ("no end", lambda raw: raw.pop("final"), "damaged"),
    ("a checkpoint after the end", lambda raw: raw["checkpoints"][0].update(after_event=9999), "9999"),
    (
        "a loss of three kinds",
        lambda raw: raw["events"].append({"r": "lost", "p": 0, "fuel": [0, 0, 0]}),
        "damaged",
    ),
    ("an unknown kind of token", lambda raw: raw["events"][first(raw, c="buy")].update(kind="wood"), "wood"),
]


@pytest.mark.parametrize(("edit", "words"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_record_that_means_nothing_is_bad_input(human, edit, words):
    copy = deepcopy(human)
    edit(copy)
    with pytest.raises(BadInput, match=words):
        replay(GAME, copy)


@pytest.mark.parametrize("raw", [None, [], "pg-neutral-1", 7, {}])
def test_something_else_is_bad_input(raw):
    with pytest.raises(BadInput):
        replay(GAME, raw)


def test_a_cut_file_is_bad_input(tmp_path):
    text = (RECORDS / "USAOriginal.neutral.json").read_text("utf-8")
    file = tmp_path / "cut.json"
    file.write_text(text[: len(text) // 2], "utf-8")
    with pytest.raises(BadInput, match="cut"):
        read_json(file)
