"""replay, verify and draw: recorded games, whole, cut and edited."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from boardroom.core.journal import Journal
from boardroom.core.records import seal
from boardroom.core.state import State

RECORDS = Path(__file__).parents[3] / "shared" / "records" / "power-grid"


def edited(record: Path, **changes: Any) -> Path:
    """A record with other values under a seal that fits them."""
    raw = json.loads(record.read_text("utf-8")) | changes
    record.write_text(json.dumps(raw | {"seal": seal(raw)}), "utf-8")
    return record


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


def test_a_cut_record_is_bad_input(bad, record):
    text = record.read_text("utf-8")
    record.write_text(text[: len(text) // 2], "utf-8")
    assert "is not JSON, or was cut" in bad("replay", record)
    assert "is not JSON, or was cut" in bad("verify", record)


def test_an_edited_record_is_bad_input(bad, record):
    raw = json.loads(record.read_text("utf-8"))
    raw["seats"] = 4
    record.write_text(json.dumps(raw), "utf-8")
    assert "its seal does not fit" in bad("replay", record)
    assert "its seal does not fit" in bad("verify", record)


def test_a_record_of_a_newer_revision_is_bad_input(bad, record):
    assert "revision 99" in bad("replay", edited(record, revision=99))


@pytest.mark.parametrize(
    "changes", [{"rows": 5}, {"rows": [{}]}, {"seats": 7}, {"options": {"map": "mars"}}, {"chance": []}]
)
def test_a_damaged_record_under_a_fitting_seal_is_bad_input(bad, record, changes):
    bad("replay", edited(record, **changes))
    bad("verify", record)


def test_other_files_are_bad_input(bad, record, tmp_path):
    assert "cannot be read" in bad("replay", tmp_path / "nowhere.json")
    assert "is not text" in bad("replay", binary(tmp_path))
    assert "name other forms with --from" in bad("replay", plain(tmp_path, "[]"))
    assert "not a record of the form" in bad("replay", record, "--from", "pg-neutral")
    assert "invalid choice" in bad("replay", record, "--from", "morse")
    assert "no row 99999" in bad("replay", record, "--to", "99999")
    assert "before the setup" in bad("replay", record, "--to", "-1")
    assert "carry their checkpoints" in bad("replay", record, "--check", record)


def binary(folder: Path) -> Path:
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    return folder / "binary"


def plain(folder: Path, text: str) -> Path:
    (folder / "plain.json").write_text(text, "utf-8")
    return folder / "plain.json"


def test_a_file_that_cannot_be_written_is_bad_input_and_nothing_is_lost(bad, record, tmp_path):
    (tmp_path / "folder").mkdir()
    assert "cannot be written" in bad("replay", record, "-o", tmp_path / "folder")
    assert "cannot be written" in bad("replay", record, "-o", tmp_path / "no" / "where.json")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "record.json"]


def test_verify_recomputes_every_draw(run, record, journal: Journal[State]):
    ran = run("verify", record, "--json")
    draws = sum(len(row.draws) for row in journal.rows)
    assert (ran.code, ran.json["luck"], ran.json["draws"]) == (0, "seeded", draws)
    assert "every draw follows from the seed" in run("verify", record).out


def test_verify_finds_a_draw_that_the_seed_does_not_give(run, record):
    rows = json.loads(record.read_text("utf-8"))["rows"]
    shuffled = next(fact for fact in rows[0]["facts"] if fact["fact"] == "shuffled")
    shuffled["order"] = shuffled["order"][::-1]
    ran = run("verify", edited(record, rows=rows))
    assert ran.code == 1
    assert "row 0" in ran.out


@pytest.mark.skipif(not RECORDS.exists(), reason="no recorded games beside this checkout")
def test_recorded_games_of_others_replay_under_every_edition_they_name(run):
    files = [RECORDS / "USAOriginal.neutral.json", *sorted((RECORDS / "random").glob("*.json"))]
    for file in files:
        raw = json.loads(file.read_text("utf-8"))
        ran = run("replay", file, "--from", "pg-neutral", "--json")
        assert (ran.code, ran.json["divergence"]) == (0, None), file.name
        assert ran.json["checkpoints"] == len(raw["checkpoints"])
        editions = [one["options"]["edition"] for one in ran.json.get("replays", [])]
        assert editions == (raw["editions"] if len(raw["editions"]) > 1 else [])


@pytest.mark.skipif(not RECORDS.exists(), reason="no recorded games beside this checkout")
def test_a_recorded_game_becomes_a_record_whose_luck_was_given(run, tmp_path):
    out = tmp_path / "native.json"
    first = run("replay", RECORDS / "USAOriginal.neutral.json", "--from", "pg-neutral", "-o", out, "--json")
    again = run("replay", out, "--json")
    assert (first.code, again.code) == (0, 0)
    assert first.json["digest"] == again.json["digest"]
    told = run("verify", out)
    assert (told.code, "draws were given" in told.out) == (0, True)


@pytest.mark.skipif(not RECORDS.exists(), reason="no recorded games beside this checkout")
def test_a_changed_event_of_a_recorded_game_is_named(run, tmp_path):
    raw = json.loads((RECORDS / "USAOriginal.neutral.json").read_text("utf-8"))
    at = next(i for i, event in enumerate(raw["events"]) if event.get("c") == "build")
    raw["events"][at]["cost"] += 1
    ran = run("replay", plain(tmp_path, json.dumps(raw)), "--from", "pg-neutral", "--json")
    assert (ran.code, ran.json["divergence"]["row"], ran.json["divergence"]["clause"]) == (
        1,
        at + 1,
        "PG-6.3",
    )


def test_draw_makes_a_picture_of_any_moment_as_a_seat_sees_it(run, record, tmp_path):
    pictures = []
    for number, more in enumerate((["--at", "0"], ["--at", "60"], [], ["--seat", "1", "--lang", "fa"])):
        out = tmp_path / f"{number}.svg"
        ran = run("draw", record, *more, "-o", out)
        assert (ran.code, ran.out) == (0, f"{out}\n")
        assert ElementTree.parse(out).getroot().tag == "{http://www.w3.org/2000/svg}svg"
        pictures.append(out.read_text("utf-8"))
    assert len(set(pictures)) == 4


def test_draw_refuses_what_cannot_be_drawn(bad, record, tmp_path):
    out = tmp_path / "out.svg"
    assert "no seat 3" in bad("draw", record, "--seat", "3", "-o", out)
    assert "no row 99999" in bad("draw", record, "--at", "99999", "-o", out)
    assert "required: -o" in bad("draw", record)
    rows = json.loads(record.read_text("utf-8"))["rows"]
    rows[5]["digest"] = "0" * 32
    assert "row 5 of this record cannot be replayed" in bad("draw", edited(record, rows=rows), "-o", out)
    assert not out.exists()
