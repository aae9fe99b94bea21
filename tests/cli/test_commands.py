"""games, rules, simulate, bench, serve and the games' own commands."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from boardroom.bench import rules as bench
from boardroom.bots.simulation import play_game
from boardroom.core.catalog import LANGUAGES
from boardroom.games.registry import keys
from boardroom.testing.clauses import cited_clauses

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND"),
        (["--nonsense"], "not understood: --nonsense"),
        (["dance"], "invalid choice"),
        (["games", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "power_grid", "PG-99.9"], "there is no clause 'PG-99.9'"),
        (["rules", "power_grid", "--lang", "la"], "invalid choice"),
        (["simulate", "power_grid", "--players", "1", "--games", "1"], "2 to 6 players, not 1"),
        (["simulate", "power_grid", "--players", "7", "--games", "1"], "2 to 6 players, not 7"),
        (["simulate", "power_grid", "--players", "two", "--games", "1"], "--players"),
        (["simulate", "power_grid", "--players", "2", "--games", "0"], "at least 1"),
        (["simulate", "power_grid", "--players", "2", "--games", "1", "--bots", "hal"], "no bot 'hal'"),
        (
            ["simulate", "power_grid", "--players", "2", "--games", "1", "--bots", "random,random,random"],
            "3 bots",
        ),
        (
            ["simulate", "power_grid", "--players", "2", "--games", "1", "--set", "colour=red"],
            "no option 'colour'",
        ),
        (["simulate", "power_grid", "--players", "2", "--games", "1", "--set", "map=mars"], "option map"),
        (["simulate", "power_grid", "--players", "2", "--games", "1", "--set", "map"], "name=value"),
        (
            [
                "simulate",
                "power_grid",
                "--players",
                "2",
                "--games",
                "1",
                "--set",
                "map=usa",
                "--set",
                "map=usa",
            ],
            "twice",
        ),
        (["play", "power_grid", "--seats", "human"], "2 to 6 players, not 1"),
        (["play", "power_grid", "--seats", "human,nobody"], "no player 'nobody'"),
        (["play", "power_grid", "--load", "nowhere.json"], "cannot be read"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["serve", "--port", "99999"], "99999 is not a valid port"),
        (["serve", "--db", "nonsense"], "'nonsense' is not a database address"),
        (["serve", "--db", "sqlite+aiosqlite:////no/where/x.sqlite"], "/no/where/x.sqlite cannot be written"),
        (["eighteen_thirty", "routes", "nowhere.json"], "cannot be read"),
        (["mombasa", "check-pack", "nowhere"], "not a folder"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(bad, words: list[str], said: str):
    assert said in bad(*words)


def test_a_command_started_by_its_name_leaves_no_traceback():
    made = subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", "replay", "nowhere.json"],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (made.returncode, made.stdout) == (2, "")
    assert made.stderr == "boardroom: nowhere.json cannot be read: there is no such file\n"


def test_games_says_which_data_was_reconstructed(run):
    told = run("games", "mombasa")
    assert told.code == 0
    assert "reconstructed" in told.out
    assert "reconstructed" not in run("games", "power_grid").out


def test_games_lists_all_and_describes_options(run):
    assert [one["game"] for one in run("games", "--json").json["games"]] == list(keys())
    (one,) = run("games", "power_grid", "--json").json["games"]
    assert one["players"] == [2, 3, 4, 5, 6]
    assert one["options"]["edition"] == {"default": "second", "choices": ["second", "2007"], "several": False}
    assert one["options"]["top_up"]["default"] is True
    assert "--set edition=second|2007" in run("games", "power_grid").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_read_in_every_language(run, lang: str):
    whole = run("rules", "power_grid", "--lang", lang, "--json").json["clauses"]
    one = run("rules", "power_grid", "PG-5.2", "--lang", lang)
    assert one.code == 0
    assert whole["PG-5.2"]["text"] in one.out
    assert all(clause["text"] for clause in whole.values())
    assert "PG-13.4" in run("rules", "power_grid", "--lang", lang).out


def test_a_ruling_is_read_with_its_source(run):
    found = run("rules", "power_grid", "A14", "--json").json["clauses"]["A14"]
    assert found["source"]
    assert found["text"] in run("rules", "power_grid", "A14").out


def test_coverage_is_read_from_the_source_in_time(run):
    began = time.monotonic()
    ran = run("rules", "power_grid", "--coverage", "--json")
    assert time.monotonic() - began < 5
    found = ran.json
    assert found["game"] == "power_grid"
    assert found["missing"] == [one for one, about in found["clauses"].items() if not about["tests"]]
    assert ran.code == (1 if found["missing"] or found["unknown"] else 0)


def test_coverage_finds_marks_of_functions_and_classes(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "@clause('X-1', 'X-2')\ndef test_one(): ...\n"
        "class TestB:\n    @suite.clause('X-2')\n    def test_two(self): ...\n"
        "@clause('X-3')\ndef no_test(): ...\n"
    )
    assert cited_clauses(folder) == {
        "X-1": ["tests/test_a.py::test_one"],
        "X-2": ["tests/test_a.py::test_one", "tests/test_a.py::TestB::test_two"],
    }


def test_simulate_reports_by_place_in_the_list_of_bots(run):
    words = ("simulate", "power_grid", "--players", "3", "--games", "6", "--bots", "greedy,random", "--json")
    found = run(*words).json
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["games"] == found["finished"] == 6
    assert sum(found["wins"]) == pytest.approx(6)
    assert found["mean_decisions"] == found["decisions"] / 6
    assert found["mean_scores"][0] > max(found["mean_scores"][1:])
    again = run(*words).json
    assert {k: again[k] for k in ("decisions", "wins")} == {k: found[k] for k in ("decisions", "wins")}


def test_simulate_seats_bots_in_rotation(run, monkeypatch):
    seen = []

    def watched(game, options, bots, seed, statistics):
        seen.append([seat for seat, bot in bots.items() if not bot.blind])
        return play_game(game, options, bots, seed, statistics)

    monkeypatch.setattr("boardroom.cli.simulate.play_game", watched)
    run("simulate", "power_grid", "--players", "3", "--games", "4", "--bots", "greedy,random")
    assert seen == [[0], [1], [2], [0]]


def test_bench_measures_against_chess(run, monkeypatch):
    monkeypatch.setattr(bench, "STRETCH_S", 0.05)
    monkeypatch.setattr(bench, "SHORT_S", 0.02)
    found = run("bench", "power_grid", "--json").json
    assert found["chess_plies_per_s"] > 0
    figures = found["games"]["power_grid"]
    assert list(figures["players"]) == ["2", "3", "4"]
    for one in figures["players"].values():
        assert one["finished"] == 1
        assert one["decisions_per_s"] > one["games_per_s"] > 0
        assert one["ratio_chess"] > 0
    assert min(figures["copies_per_s"], figures["replay_actions_per_s"], figures["setup_ms"]) > 0
    again = run("bench", "power_grid", "--json").json["games"]["power_grid"]["players"]
    assert {n: one["checksum"] for n, one in again.items()} == {
        n: one["checksum"] for n, one in figures["players"].items()
    }


def test_check_pack_reads_the_pack_that_is_shipped(run):
    ran = run("mombasa", "check-pack", ROOT / "src" / "boardroom" / "games" / "mombasa" / "data")
    assert (ran.code, ran.out) == (0, "no errors found\n")


def test_the_check_sheet_is_printed_or_written_as_a_page(run, tmp_path):
    words = run("mombasa", "check-sheet")
    assert (words.code, words.out.count("[ ] ") > 150) == (0, True)
    page = tmp_path / "sheet.html"
    ran = run("mombasa", "check-sheet", "-o", page)
    assert (ran.code, ran.out) == (0, f"{page}\n")
    assert page.read_text("utf-8").count("☐") == words.out.count("[ ] ")
    broken = run("mombasa", "check-sheet", tmp_path)
    assert (broken.code, "this pack can not be read" in broken.err) == (2, True)
