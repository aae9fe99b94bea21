"""`boardroom simulate`: what it counts, that the number of processes does not matter, how it goes on."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.foreign_words import is_said_in

from boardroom.bots.matches import Job, Match
from boardroom.bots.tally import wilson
from boardroom.cli.runs import parquet

DUEL = ("simulate", "power_grid", "--players", "2", "--games", "6", "--bots", "greedy,random")
TIMES = {"decisions_per_s", "games_per_s", "cpu_s", "workers"}


def counted(raw: dict[str, Any]) -> dict[str, Any]:
    """What a run counts, without the time that it took."""
    return {key: value for key, value in raw.items() if key not in TIMES}


def test_simulate_reports_by_place_in_the_list_of_bots(run):
    words = ("simulate", "power_grid", "--players", "3", "--games", "6", "--bots", "greedy,random", "--json")
    found = run(*words).json
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["games"] == found["finished"] == 6
    assert sum(found["wins"]) == pytest.approx(6)
    assert found["mean_decisions"] == found["decisions"] / 6
    assert found["mean_scores"][0] > max(found["mean_scores"][1:])
    assert found["cpu_s"][0] > found["cpu_s"][1] > 0
    assert found["workers"] == 1
    assert found["wilson"] == [[round(n, 6) for n in wilson(wins, 6)] for wins in found["wins"]]


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0, 0.2775)), (5, 10, (0.2366, 0.7634)), (80, 100, (0.7112, 0.8666)), (0.5, 0, (0, 1))],
)
def test_the_interval_is_that_of_wilson(wins, games, interval):
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)


def test_simulate_seats_bots_in_rotation(run, tmp_path):
    words = ("simulate", "power_grid", "--players", "3", "--games", "4", "--bots", "greedy,random")
    run(*words, "--out", tmp_path)
    bots = [json.loads((tmp_path / f"game-0000{n}.json").read_text())["bots"] for n in range(4)]
    assert [at.index("greedy") for at in bots] == [0, 1, 2, 0]
    assert Match("power_grid", {}, ("a", "b", "c"), "0").seats(1) == (1, 2, 0)


def test_simulate_seats_bots_of_other_packages(run):
    words = ("simulate", "power_grid", "--players", "2", "--games", "1", "--bots", "frozen,random", "--json")
    assert run(*words).json["wins"] == [1, 0]


def test_the_number_of_processes_changes_nothing_but_the_time(run, tmp_path):
    words = ("simulate", "mombasa", "--players", "2", "--games", "4", "--bots", "greedy,random", "--json")
    alone = run(*words, "--out", tmp_path / "alone").json
    shared = run(*words, "--workers", "2", "--out", tmp_path / "shared").json
    assert counted(shared) == counted(alone) == counted(run(*words).json)
    assert shared["workers"] == 2
    records = {file.name: file.read_bytes() for file in tmp_path.glob("alone/game-*")}
    assert len(records) == 4
    assert records == {file.name: file.read_bytes() for file in tmp_path.glob("shared/game-*")}
    again = run(*words, "--workers", "2", "--out", tmp_path / "shared").json
    assert again == shared  # nothing was played again


@pytest.mark.parametrize("lang", ["en", "fa", "zh"])
def test_the_result_is_told_in_the_language(run, lang):
    lines = run(*DUEL, "--lang", lang).out.splitlines()
    assert len(lines) == 4
    if lang == "en":
        assert lines[0] == "6 games of Power Grid, 2 players, 6 finished"
        assert lines[2].startswith("  greedy: wins 6 (61% to 100%), mean score ")
    else:
        assert all(is_said_in(lang, line.replace("CPU", "")) for line in lines[:2])


# --- the folder of a run


def interrupted(run: Run, monkeypatch: pytest.MonkeyPatch, *words: Any) -> Any:
    """The same command, in which Ctrl-C is pressed during the third game."""
    play = Job.play

    def play_two(job: Job) -> Any:
        if job.number == 2:
            raise KeyboardInterrupt
        return play(job)

    with monkeypatch.context() as patch:
        patch.setattr(Job, "play", play_two)
        return run(*words)


def test_an_interrupted_run_goes_on_where_it_stopped(run, monkeypatch, tmp_path):
    words = (*DUEL, "--json", "--out", tmp_path / "run")
    stopped = interrupted(run, monkeypatch, *words)
    assert (stopped.code, stopped.out) == (130, "")
    assert "Stopped after 2 of 6 games" in stopped.err
    kept = (tmp_path / "run" / "game-00001.json").stat().st_mtime_ns
    assert counted(run(*words).json) == counted(run(*DUEL, "--json").json)
    assert (tmp_path / "run" / "game-00001.json").stat().st_mtime_ns == kept
    assert run("verify", tmp_path / "run" / "game-00005.json").code == 0


def test_a_result_that_was_cut_off_is_played_again(run, tmp_path):
    words = (*DUEL, "--json", "--out", tmp_path)
    whole, results = run(*words).json, tmp_path / "results.jsonl"
    lines = results.read_text().splitlines(keepends=True)
    (tmp_path / "game-00001.json").unlink()
    results.write_text("".join(lines[:-1]) + lines[-1][:20])
    assert counted(run(*words).json) == counted(whole)
    numbers = [json.loads(line)["number"] for line in results.read_text().splitlines()]
    assert numbers == [0, 2, 3, 4, 1, 5]


def test_another_command_is_refused_in_the_folder_of_a_run(run, bad, tmp_path):
    run(*DUEL, "--out", tmp_path)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert "a run with a different --seed" in bad(*DUEL, "--seed", "1", "--out", tmp_path)
    other = [word if word != "greedy,random" else "random" for word in DUEL]
    assert "a run with a different --bots" in bad(*other, "--out", tmp_path)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(("name", "text"), [("holiday.jpg", ""), ("run.json", "{}"), ("run.json", "[]")])
def test_a_folder_of_something_else_is_refused(bad, tmp_path, name, text):
    (tmp_path / name).write_text(text)
    assert "holds other files" in bad(*DUEL, "--out", tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_two_runs_cannot_write_to_one_folder(bad, tmp_path, monkeypatch):
    from boardroom.cli.runs.folder import run_folder

    with run_folder(str(tmp_path), {}, range(1)):
        assert "is being written by another run" in bad(*DUEL, "--out", tmp_path)


# --- Parquet


def test_results_are_written_as_parquet(run, tmp_path):
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    from pyarrow.parquet import read_table

    found = run(*DUEL, "--json", "--parquet", tmp_path / "games.parquet").json
    table = read_table(tmp_path / "games.parquet")
    assert table.column_names == [name for name, _ in parquet.COLUMNS]
    rows = table.to_pylist()
    assert len(rows) == 12
    assert sum(row["win"] for row in rows if row["bot"] == "greedy") == found["wins"][0]
    assert [row["seat"] for row in rows[:4]] == [0, 1, 1, 0]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_without_pyarrow_nothing_is_played(bad, tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert "pip install 'boardroom[parquet]'" in bad(*DUEL, "--out", tmp_path / "run", "--parquet", "x")
    assert list(tmp_path.iterdir()) == []


def test_a_terminal_is_shown_how_many_games_are_finished(run, monkeypatch):
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert run(*DUEL, "--json").json["games"] == 6
    assert "Games" in screen.getvalue()
    assert "6/6" in screen.getvalue()
