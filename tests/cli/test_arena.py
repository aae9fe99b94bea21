"""`boardroom arena`: mixed tables, ratings, the page, and what is refused."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.foreign_words import is_said_in

from boardroom.bots import program
from boardroom.bots.arena import schedule
from boardroom.bots.matches import Job
from boardroom.cli.runs import arena
from boardroom.cli.runs.page import BEGIN, END

pytest.importorskip("openskill", reason="the extra arena is not installed")
SMALL = ("arena", "--titles", "power_grid,mombasa", "--bots", "random,greedy,frozen", "--games", "3")


def test_bots_sit_at_mixed_tables_equally_often_and_never_twice():
    bots = {title: ["a", "b", "c", "d", "e"] for title in ("power_grid", "mombasa")}
    plan = schedule(bots, {"power_grid": 4, "mombasa": 3}, 20, "seed")
    assert [match.game for match in plan.matches[:4]] == ["power_grid", "mombasa"] * 2
    assert all(len(set(match.bots)) == len(match.bots) for match in plan.matches)
    for title, seats in (("power_grid", 4), ("mombasa", 3)):
        sat = Counter(bot for match in plan.matches if match.game == title for bot in match.bots)
        assert set(sat.values()) == {20 * seats // 5}
    assert len({frozenset(match.bots) for match in plan.matches}) > 8


def test_bots_are_ranked_by_title_and_over_all(run, tmp_path):
    words = (*SMALL, "--json", "--out", tmp_path / "run")
    ran = run(*words)
    found = ran.json
    assert ran.err.startswith("Games left: 4, about ")
    assert list(found["tables"]) == ["all", "power_grid", "mombasa"]
    ranked = found["tables"]["all"]
    assert ranked[-1]["bot"] == "random"
    assert [one["rating"] for one in ranked] == sorted((one["rating"] for one in ranked), reverse=True)
    assert all(one["rating"] == pytest.approx(one["mu"] - 3 * one["sigma"], abs=1e-3) for one in ranked)
    assert {one["games"] for one in ranked} == {6}
    assert sum(one["wins"] for one in ranked) == pytest.approx(6)
    again = run(*words)
    assert (again.err, again.json) == ("", found)  # nothing is left to be played


def test_an_interrupted_arena_goes_on(run, monkeypatch, tmp_path):
    whole, play = run(*SMALL, "--json").json, Job.play

    def play_four(job):
        if job.number == 4:
            raise KeyboardInterrupt
        return play(job)

    with monkeypatch.context() as patch:
        patch.setattr(Job, "play", play_four)
        assert run(*SMALL, "--out", tmp_path).code == 130
    ran = run(*SMALL, "--json", "--out", tmp_path)
    assert ran.err == ""  # two games are left, and they are those by which the cost would be judged
    for table, ranked in ran.json["tables"].items():
        times = {"cpu_s": 0}
        assert [one | times for one in ranked] == [one | times for one in whole["tables"][table]]


@pytest.mark.parametrize("lang", ["en", "fa", "zh"])
def test_the_tables_are_written_into_a_page(run, tmp_path, lang):
    page = tmp_path / "page.md"
    page.write_text(f"Before\n{BEGIN}\nold\n{END}\nAfter\n")
    words = ("arena", "--titles", "power_grid", "--bots", "random,greedy", "--games", "1", "--lang", lang)
    out = run(*words, "--write", page).out
    written = page.read_text("utf-8")
    assert written.startswith(f"Before\n{BEGIN}\n")
    assert written.endswith(f"\n{END}\nAfter\n")
    assert "old" not in written
    assert (
        "boardroom arena --titles power_grid --bots random,greedy --players 4 --games 1 --seed 0" in written
    )
    assert written.count("| greedy |") == out.count("  greedy  ") == 2
    if lang != "en":
        assert is_said_in(lang, out.splitlines()[1])
    assert run(*words, "--write", tmp_path / "new.md").code == 0
    assert (tmp_path / "new.md").read_text("utf-8").startswith(f"{BEGIN}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--titles", "chess"], "there is no game 'chess'"),
        (["--bots", "random,hal"], "no bot 'hal'"),
        (["--bots", "random"], "at least 2 bots"),
        (["--bots", "random,greedy", "--titles", "power_grid", "--players", "1"], "2 to 6 players, not 1"),
        (["--games", "0"], "at least 1"),
        (["--workers", "none"], "not a whole number"),
        (["--workers", "0"], "--workers 0 is not"),
        (["--write", "/no/where.md", "--titles", "power_grid", "--games", "1"], "cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(bad, words, said):
    assert said in bad("arena", *words)


def test_a_page_without_a_place_for_the_tables_is_left_alone(bad, tmp_path):
    page = tmp_path / "README.md"
    page.write_text("Read me")
    assert "has no place for the tables" in bad(*SMALL, "--write", page, "--out", tmp_path / "run")
    assert page.read_text() == "Read me"
    assert not (tmp_path / "run").exists()


def test_without_openskill_one_sentence_says_so(bad, monkeypatch):
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    assert "pip install 'boardroom[arena]'" in bad(*SMALL)


def test_games_of_other_bots_are_not_one_run(run, bad, tmp_path, monkeypatch):
    run(*SMALL, "--out", tmp_path)
    assert json.loads((tmp_path / "run.json").read_text())["program"] == program.program_digest(
        ["power_grid", "mombasa"]
    )
    monkeypatch.setattr(arena, "program_digest", lambda titles: "other")
    assert "a run with other rules or bots" in bad(*SMALL, "--out", tmp_path)
