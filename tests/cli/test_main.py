"""The command `boardroom` itself: bad input, exit codes and the language of errors."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.foreign_words import is_said_in

DUEL = ("simulate", "power_grid", "--players", "2", "--games", "1")


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
        (
            ["simulate", "power_grid", "--players", "2", "--games", "1", "--workers", "0"],
            "--workers 0 is not",
        ),
        (
            ["simulate", "power_grid", "--players", "2", "--games", "1", "--workers", "-2"],
            "--workers -2 is not",
        ),
        ([*DUEL, "--workers", "9999"], "from 1 to 512"),
        ([*DUEL, "--on", "mars"], "--on mars is not understood"),
        ([*DUEL, "--on", "ray:"], "--on ray: is not understood"),
        ([*DUEL, "--out", "/proc/no"], "cannot be written"),
        ([*DUEL, "--out", "/dev/null"], "not a folder"),
        ([*DUEL, "--parquet", "/no/where"], "cannot be written"),
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


def test_the_language_is_heard_where_the_rest_is_not_understood(run):
    assert is_said_in("zh", run("play", "--lang=zh", "--colour").err)
    assert "invalid choice 'de'" in run("play", "power_grid", "--lang", "de").err
