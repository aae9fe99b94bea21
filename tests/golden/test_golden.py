"""Recorded games replay to their digests. A change that breaks one needs a new revision."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from boardroom.core.engine import play, refusal
from boardroom.core.options import load_options
from boardroom.games.registry import load

FILES = sorted(Path(__file__).parent.glob("*.json*"))


def read_text(file: Path) -> str:
    """The text of a game file, which may be compressed."""
    raw = file.read_bytes()
    return (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_a_golden_game_replays_to_its_digest(file: Path):
    raw = json.loads(read_text(file))
    game = load(raw["game"])
    assert raw["revision"] == game.revision, (
        "the rules have a new revision: scripts/golden.py writes these anew"
    )
    s = game.begin(load_options(game.options, raw["options"]), raw["seats"], raw["seed"])
    for number, line in enumerate(raw["moves"].split(";")):
        a = game.language.parse(line)
        assert refusal(s, a) is None, f"move {number}: {line}: {refusal(s, a)}"
        s, _ = play(s, a)
    assert s.over
    assert s.digest() == raw["digest"]
    assert [one.to_json() for one in game.result(s)] == raw["result"]


def test_the_golden_games_stay_small():
    assert FILES
    assert sum(file.stat().st_size for file in FILES) < 100_000
