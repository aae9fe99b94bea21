"""Journals and records: snapshots, take-backs, replays, and edited records."""

from __future__ import annotations

import base64
import json
from random import Random
from typing import Any

import pytest

from boardroom.core import engine, journal, records
from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.errors import BadInput, Refused
from boardroom.core.journal import Journal, Setup, pack_state
from boardroom.core.records import replay_record, seal, write_record
from boardroom.core.state import State
from boardroom.games.registry import load

GAME = load("power_grid")


def play_moves(moves: int, seed: int = 1) -> Journal[State]:
    journal: Journal[State] = Journal.deal(Setup(GAME, GAME.options(), 3, Chance(str(seed))))
    rng = Random(seed)
    for _ in range(moves):
        if journal.state.over:
            break
        found = offers(journal.state, waits(journal.state)[0])
        journal.play(rng.choice(found).sample(rng))
    return journal


def copy_json(raw: Any) -> Any:
    return json.loads(json.dumps(raw))


def test_a_whole_game_is_recorded_and_replays_to_every_digest() -> None:
    journal = play_moves(5000)
    assert journal.state.over
    replayed = replay_record(copy_json(write_record(journal)), GAME)
    assert replayed.divergence is None
    assert replayed.state.digest() == journal.state.digest()
    assert [s.to_json() for s in replayed.result] == write_record(journal)["result"]


def changed_at(row: int, journal: Journal[State], revision: int) -> Any:
    """A record whose state after a row is not what the rules of today make of it."""
    raw = copy_json(write_record(journal))
    state = journal.at(row - 1)
    raw["rows"][row] |= {
        "digest": state.digest(),
        "snapshot": base64.b85encode(pack_state(state)).decode(),
    }
    raw["revision"] = revision
    return raw | {"seal": seal(raw)}


def test_a_row_that_earlier_rules_played_differently_is_taken_as_recorded() -> None:
    journal = play_moves(30)
    raw = changed_at(12, journal, GAME.revision - 1)
    found = replay_record(raw, GAME, load_snapshots=True)
    assert (found.divergence, found.rows, found.state.digest()) == (None, 31, journal.state.digest())
    assert found.journal is not None
    assert found.journal.at(12).digest() == raw["rows"][12]["digest"] != journal.rows[12].digest
    assert 1 <= found.adopted <= 19


def test_a_game_with_rows_of_two_revisions_is_saved_and_read_again() -> None:
    raw = changed_at(12, play_moves(30), GAME.revision - 1)
    journal = replay_record(raw, GAME, load_snapshots=True).journal
    assert journal is not None
    journal.play(offers(journal.state, waits(journal.state)[0])[0].sample(Random(1)))
    journal.go_back(12)
    saved = copy_json(write_record(journal))
    assert saved["revision"] == GAME.revision - 1
    assert "revision" not in saved["rows"][12]
    assert saved["rows"][-1]["revision"] == GAME.revision
    again = replay_record(saved, GAME, load_snapshots=True)
    assert (again.divergence, again.state.digest()) == (None, raw["rows"][12]["digest"])


def test_a_changed_row_is_not_taken_as_recorded_from_a_stranger_or_under_the_rules_of_today() -> None:
    journal = play_moves(30)
    for revision, load_snapshots in ((GAME.revision - 1, False), (GAME.revision, True)):
        raw = changed_at(12, journal, revision)
        found = replay_record(raw, GAME, load_snapshots=load_snapshots).divergence
        assert found is not None
        assert found.row == 12
    raw = changed_at(12, journal, GAME.revision - 1)
    raw["rows"][12]["snapshot"] = raw["rows"][3]["snapshot"]
    found = replay_record(raw | {"seal": seal(raw)}, GAME, load_snapshots=True).divergence
    assert found is not None
    assert found.row == 12


def test_a_snapshot_that_cannot_be_read_is_damage() -> None:
    raw = changed_at(12, play_moves(30), GAME.revision - 1)
    raw["rows"][12]["snapshot"] = "not packed"
    with pytest.raises(BadInput, match="damaged"):
        replay_record(raw | {"seal": seal(raw)}, GAME, load_snapshots=True)


def test_any_moment_is_shown_from_its_snapshot() -> None:
    journal = play_moves(40)
    digests = [row.digest for row in journal.rows]
    assert [journal.at(seq).digest() for seq in range(41)] == digests
    with pytest.raises(BadInput, match="there is no row 41"):
        journal.at(41)


def test_taking_back_is_an_entry_of_its_own_and_replays() -> None:
    journal = play_moves(30)
    digest = journal.rows[20].digest
    journal.go_back(20)
    assert journal.state.digest() == digest
    assert [row.seq for row in journal.live()][-1] == 20
    journal.play(next(iter(offers(journal.state, waits(journal.state)[0])[0].actions())))
    assert replay_record(copy_json(write_record(journal)), GAME).divergence is None


def test_the_last_person_may_take_back_until_luck_or_another_person_came_between() -> None:
    journal = play_moves(200)
    for seq in range(2, 200):
        part = Journal.deal(Setup(GAME, journal.options, 3, journal.chance))
        for row in journal.rows[1 : seq + 1]:
            assert row.action is not None
            part.play(row.action)
        last = part.rows[-1]
        assert last.action is not None
        seat = last.action.seat
        found = part.take_back_row(seat, frozenset(range(3)))
        assert found == (None if last.reveals else seq - 1)
        others = frozenset({(seat + 1) % 3})
        before = part.rows[-2]
        if before.action and before.action.seat in others and not last.reveals and not before.reveals:
            assert part.take_back_row((seat + 1) % 3, others) == seq - 2, "moves of bots are undone with it"


def test_a_cut_edited_or_newer_record_is_bad_input() -> None:
    raw = write_record(play_moves(10))
    cut = copy_json(raw)
    del cut["rows"][-1]
    edited = copy_json(raw)
    edited["rows"][3]["action"]["seat"] = 2
    newer = copy_json(raw) | {"revision": GAME.revision + 1}
    newer["seal"] = seal(newer)
    for wrong, word in (
        (cut, "cut or edited"),
        (edited, "cut or edited"),
        (newer, "revision"),
        ([], "not a"),
    ):
        with pytest.raises(BadInput, match=word):
            replay_record(wrong, GAME)


def test_a_resealed_change_is_found_by_its_clause_or_digest() -> None:
    raw = copy_json(write_record(play_moves(10)))
    raw["rows"][3]["digest"] = "0" * 32
    raw["seal"] = seal(raw)
    found = replay_record(raw, GAME).divergence
    assert found is not None
    assert (found.row, found.expected) == (3, "0" * 32)
    raw = copy_json(write_record(play_moves(10)))
    raw["rows"][1]["action"] = {"do": "pass", "seat": raw["rows"][1]["action"]["seat"]}
    raw["seal"] = seal(raw)
    found = replay_record(raw, GAME).divergence
    assert found is not None
    assert (found.row, found.clause) == (1, "PG-4.11")


def test_a_replay_asks_the_rules_about_each_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = copy_json(write_record(play_moves(60)))
    asked: list[str] = []

    def ask(s: Any, a: Any) -> Any:
        asked.append(a.notation())
        return engine.refusal(s, a)

    for module in (journal, records):
        monkeypatch.setattr(module, "refusal", ask)
    monkeypatch.setattr(engine, "play", None)
    replay_record(record, GAME)
    assert len(asked) == 60


def test_a_refused_move_leaves_no_trace() -> None:
    found = play_moves(20)
    before, rows = found.state, list(found.rows)
    saved = found.state.to_text()
    seat = waits(found.state)[0]
    with pytest.raises(Refused):
        found.play(GAME.language.parse(f"{(seat + 1) % 3}: done"))
    assert found.state is before
    assert found.state.to_text() == saved
    assert found.rows == rows
