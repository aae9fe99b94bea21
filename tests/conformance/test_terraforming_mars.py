"""Games and cards recorded from another implementation replay with equal menus, checkpoints and scores."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.errors import BadInput
from boardroom.core.records import Divergence
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.importer.replay import replay

RECORDS = Path(__file__).parents[3] / "shared" / "records" / "terraforming-mars"
needs_records = pytest.mark.skipif(
    not RECORDS.is_dir(), reason="the recorded games are not beside this repository"
)
FILES = sorted(path.name for path in RECORDS.glob("*.json")) if RECORDS.is_dir() else []
GAMES = [name for name in FILES if name.startswith("game")]


def divergence_of(raw: Any) -> Divergence:
    found = replay(GAME, raw).divergence
    assert found is not None
    return found


def load(name: str) -> Any:
    return json.loads((RECORDS / name).read_text("utf-8"))


@needs_records
@pytest.mark.parametrize("name", FILES)
def test_a_recorded_file_replays_without_a_divergence(name):
    raw = load(name)
    found = replay(GAME, raw)
    assert found.divergence is None
    assert found.rows == len(raw["log"] if "log" in raw else raw["cards"])
    assert found.checkpoints == len(raw.get("checkpoints", raw.get("cards")))


@needs_records
@pytest.mark.parametrize("name", GAMES)
def test_the_game_written_as_our_own_record_ends_in_the_same_state(name):
    found = replay(GAME, load(name))
    assert found.journal is not None
    assert found.journal.state.digest() == found.state.digest()


@needs_records
def test_an_edit_of_a_record_is_noticed_at_its_row():
    raw = load("game-2p.json")
    edits: dict[str, Any] = {
        "a state": ("after", lambda e: e["after"]["p"][0].__setitem__(1, 99)),
        "a menu": ("menu", lambda e: e["menu"].setdefault("play", []).append(208)),
        "a payment": ("pay", lambda e: e.__setitem__("pay", {"mc": 0})),
    }
    for name, (key, edit) in edits.items():
        changed = copy.deepcopy(raw)
        row = next(i for i, e in enumerate(changed["log"]) if key in e and i > 40)
        edit(changed["log"][row])
        found = replay(GAME, changed).divergence
        assert found is not None, name
        assert found.row == row + 1, name
        assert str(found.clause).startswith("TM-"), name


@needs_records
def test_an_edit_of_a_final_score_or_checkpoint_is_noticed():
    raw = load("game-solo.json")
    changed = copy.deepcopy(raw)
    changed["final"]["vp"][0]["cards"] += 1
    assert divergence_of(changed).clause == "TM-12.2"
    changed = copy.deepcopy(raw)
    changed["checkpoints"][3]["hands"][0].append(1)
    assert divergence_of(changed).row == raw["checkpoints"][3]["afterLog"]


@needs_records
def test_an_edit_of_a_card_is_noticed():
    changed = load("card-deltas.json")
    changed["cards"][4]["delta"]["players"][0]["res"]["mc"] += 1
    assert divergence_of(changed).row == 5


@needs_records
def test_a_replay_can_stop_early():
    found = replay(GAME, load("game-3p.json"), to=100)
    assert (found.rows, found.divergence) == (100, None)


def test_other_files_are_bad_input():
    others: list[Any] = [[], {}, {"format": "pg-neutral-1"}, {"format": "tm-game-1"}]
    for raw in others:
        with pytest.raises(BadInput):
            replay(GAME, raw)


def scramble_answers(raw: Any) -> Any:
    """A copy of a record in which the answers to all choices are unreadable."""
    changed = copy.deepcopy(raw)
    for entry in changed["log"]:
        for item in entry.get("then", ()):
            if item["ask"] in ("choice", "target", "amount"):
                item["ask"], item["strange"] = "riddle", True
                for key in (
                    "branch",
                    "take",
                    "viral",
                    "olympus",
                    "player",
                    "n",
                    "remove",
                    "steal",
                    "decline",
                ):
                    item.pop(key, None)
    return changed


@needs_records
@pytest.mark.parametrize("name", GAMES)
def test_answers_that_cannot_be_read_are_found_by_the_state_they_lead_to(name):
    found = replay(GAME, scramble_answers(load(name)))
    assert found.divergence is None or found.divergence.clause in ("TM-4.8", "TM-5.8")
