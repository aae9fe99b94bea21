"""Files of route instances: solved, measured, refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardroom.core.errors import BadData
from boardroom.games.eighteen_thirty.routes import instances as instance_file
from boardroom.games.eighteen_thirty.routes.check import breaches
from boardroom.games.eighteen_thirty.routes.solve import best_routes, forget_solved
from boardroom.testing.suite import clause


@clause("E-6.17")
@pytest.mark.parametrize("group", ["turns", "stress"])
def test_every_instance_is_solved_to_its_optimum(instances, group):
    for number, entry in enumerate(instances[group]):
        instance = instance_file.Instance(f"{group}[{number}]", entry)
        forget_solved()
        answer = best_routes(instance.board, instance.company, instance.trains, instance.high)
        assert answer.proved, instance.name
        assert answer.value == entry["optimal"], instance.name
        assert breaches(instance.board, instance.company, instance.trains, answer.routes) == []
        if entry.get("human") is not None:
            assert answer.value >= entry["human"]
    assert instances[group]


GOOD = {
    "company": "B&O",
    "trains": ["2"],
    "phase": 2,
    "tiles": {"I17": ["9", 1]},
    "stations": [["B&O", "I15", 0]],
    "optimal": 40,
}


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "instances.json"
    file.write_text(text)
    return file


def test_a_file_of_instances_is_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(instance_file, "CHESS_SECONDS", 0.01)
    file = written(tmp_path, json.dumps({"turns": [GOOD, {**GOOD, "optimal": 50}], "stress": [GOOD]}))
    report = instance_file.run(file)
    assert (report["turns"]["instances"], report["turns"]["wrong"], report["turns"]["unproved"]) == (2, 1, 0)
    assert report["turns"]["first_wrong"] == "turns[1]: 40 instead of 50"
    assert report["stress"]["wrong"] == 0
    assert 0 <= report["turns"]["median_ms"] <= report["turns"]["p99_ms"] <= report["turns"]["max_ms"]
    assert "chess_plies_per_s" in report["stress"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"company": "UP"}, "no company is called 'UP'"),
        ({"trains": ["7"]}, "no train is called '7'"),
        ({"phase": 9}, "there is no phase 9"),
        ({"tiles": {"Z1": ["9", 1]}}, "there is no hex 'Z1'"),
        ({"tiles": {"I17": ["9", 7]}}, "which is no tile of the box"),
        ({"tiles": {"I17": "9"}}, "which is no tile of the box"),
        ({"stations": [["B&O", "I15", 1]]}, "a stop that I15 does not have"),
        ({"stations": [["B&O", "I15"]]}, "is no station"),
        ({"optimal": None}, "'optimal' is missing or of the wrong kind"),
        ({"map": "moon"}, "no map is called 'moon'"),
    ],
)
def test_a_bad_instance_is_named_in_one_sentence(tmp_path, change, words):
    file = written(tmp_path, json.dumps({"turns": [GOOD, {**GOOD, **change}]}))
    with pytest.raises(BadData, match=r"instances\.json: turns\[1\]: ") as caught:
        instance_file.run(file)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is no JSON text"),
        ("[]", "holds neither a list"),
        ('{"turns": 3}', "holds neither a list"),
        ('{"turns": [3]}', "is no object"),
    ],
)
def test_a_foreign_file_is_named_in_one_sentence(tmp_path, text, words):
    with pytest.raises(BadData) as caught:
        instance_file.run(written(tmp_path, text))
    assert words in str(caught.value)
    with pytest.raises(BadData, match="this file is missing"):
        instance_file.run(tmp_path / "none.json")
