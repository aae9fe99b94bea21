"""Files that cannot be read, written or replayed are bad input."""

from __future__ import annotations

import json

import pytest
from tests.cli.recorded import binary, edited, plain


def test_a_cut_record_is_bad_input(bad, record):
    text = record.read_text("utf-8")
    record.write_text(text[: len(text) // 2], "utf-8")
    assert "is not valid JSON, or was cut" in bad("replay", record)
    assert "is not valid JSON, or was cut" in bad("verify", record)


def test_an_edited_record_is_bad_input(bad, record):
    raw = json.loads(record.read_text("utf-8"))
    raw["seats"] = 4
    record.write_text(json.dumps(raw), "utf-8")
    assert "its checksum does not match" in bad("replay", record)
    assert "its checksum does not match" in bad("verify", record)


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
    assert "name other formats with --from" in bad("replay", plain(tmp_path, "[]"))
    assert "not a record of the format" in bad("replay", record, "--from", "pg-neutral")
    assert "invalid choice" in bad("replay", record, "--from", "morse")
    assert "no row 99999" in bad("replay", record, "--to", "99999")
    assert "before the setup" in bad("replay", record, "--to", "-1")
    assert "carry their own checkpoints" in bad("replay", record, "--check", record)


def test_a_file_that_cannot_be_written_is_bad_input_and_nothing_is_lost(bad, record, tmp_path):
    (tmp_path / "folder").mkdir()
    assert "cannot be written" in bad("replay", record, "-o", tmp_path / "folder")
    assert "cannot be written" in bad("replay", record, "-o", tmp_path / "no" / "where.json")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "record.json"]
