"""`boardroom replay`: whole, cut and edited records."""

from __future__ import annotations

import json

from tests.cli.recorded import edited

from boardroom.core.journal import Journal
from boardroom.core.state import State


def test_replay_tells_rows_checkpoints_digest_and_result(run, record, journal: Journal[State]):
    ran = run("replay", record, "--json")
    assert ran.code == 0
    assert ran.json["rows"] == ran.json["checkpoints"] == len(journal.rows)
    assert ran.json["divergence"] is None
    assert ran.json["digest"] == journal.state.digest()
    assert ran.json["result"] == [one.to_json() for one in journal.game.result(journal.state)]


def test_replay_stops_after_a_row_and_writes_it_as_a_record(run, record, journal: Journal[State], tmp_path):
    part = tmp_path / "part.json"
    ran = run("replay", record, "--to", "40", "-o", part, "--json")
    assert ran.code == 0
    assert ran.json["digest"] == journal.rows[40].digest
    again = run("replay", part, "--json")
    assert (again.code, again.json["rows"]) == (0, 41)
    assert again.json["digest"] == journal.rows[40].digest


def test_an_illegal_action_is_a_divergence_that_names_row_and_clause(run, record):
    rows = json.loads(record.read_text("utf-8"))["rows"]
    at = next(i for i, row in enumerate(rows) if row["action"] and row["action"]["do"] == "bid")
    rows[at]["action"]["amount"] = 9999
    ran = run("replay", edited(record, rows=rows), "--json")
    assert ran.code == 1
    assert ran.json["divergence"]["row"] == at
    assert ran.json["divergence"]["clause"] == "PG-4.16"
    assert f"row {at} of this record cannot be replayed (PG-4.16)" in run("replay", record).out


def test_a_wrong_digest_is_a_divergence_with_both(run, record, journal: Journal[State]):
    rows = json.loads(record.read_text("utf-8"))["rows"]
    rows[5]["digest"] = "0" * 32
    ran = run("replay", edited(record, rows=rows), "--json")
    assert ran.code == 1
    found = {"row": 5, "clause": None, "expected": "0" * 32, "found": journal.rows[5].digest}
    assert ran.json["divergence"] == found


def test_nothing_is_written_for_a_record_that_diverges(run, record, tmp_path):
    rows = json.loads(record.read_text("utf-8"))["rows"]
    rows[5]["digest"] = "0" * 32
    assert run("replay", edited(record, rows=rows), "-o", tmp_path / "out.json").code == 1
    assert not (tmp_path / "out.json").exists()
