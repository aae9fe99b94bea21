"""Recorded games of other programs, read by the importers of Power Grid."""

from __future__ import annotations

import json

import pytest
from tests.cli.recorded import RECORDS, plain


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
    ran = run("verify", out)
    assert (ran.code, "draws were given" in ran.out) == (0, True)


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
