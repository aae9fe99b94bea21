"""Errors are reported in the language that was asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click import UsageError
from tests.cli.conftest import Run
from tests.cli.recorded import edited
from tests.cli.terminal.sessions import table, typed
from tests.foreign_words import is_said_in

from boardroom.cli.errors import usage

WORDS = (
    ["play", "chess"],
    ["play"],
    ["play", "power_grid", "--seats"],
    ["play", "power_grid", "--seats", "human"],
    ["play", "power_grid", "--seats", "human,hal"],
    ["play", "power_grid", "--set", "map"],
    ["play", "power_grid", "--set", "map=mars"],
    ["play", "power_grid", "--set", "regions=x1"],
    ["play", "power_grid", "--set", "first_game=maybe"],
    ["play", "power_grid", "--set", "first_game=yes", "--set", "edition=second"],
    ["play", "power_grid", "--set", "colour=red"],
    ["play", "power_grid", "--set", "map=usa", "--set", "map=usa"],
    ["play", "power_grid", "--load", "nowhere.json"],
    ["play", "eighteen_thirty", "--set", "bank=1"],
    ["play", "eighteen_thirty", "--set", "bank=much"],
    ["play", "eighteen_thirty", "--set", "optional_6_train=yes"],
    ["play", "mombasa", "--set", "pack=nowhere"],
    ["play", "mombasa", "--set", "first_player=9"],
    ["simulate", "power_grid", "--players", "2", "--games", "1", "--workers", "0"],
    ["simulate", "power_grid", "--players", "2", "--games", "1", "--out", "."],
    ["simulate", "nim", "--players", "2", "--games", "1", "--bots", "frozen"],
    ["play", "power_grid", "--s", "3"],
    ["play", "power_grid", "--colour"],
    ["replay"],
    ["replay", "nowhere.json"],
    ["replay", "."],
    ["replay", "nowhere.json", "--from", "morse"],
    ["replay", "nowhere.json", "--to", "late"],
    ["verify", "nowhere.json"],
)

FILES: tuple[tuple[list[str], bytes], ...] = (
    (["replay"], b"\xff\xfe\x00"),
    (["replay"], b"{"),
    (["replay"], b"[]"),
    (["replay"], b'{"format": "boardroom-1", "game": "chess"}'),
    (["replay", "--from", "pg-neutral"], b"{}"),
    (["replay", "--from", "tm-neutral"], b"{}"),
    (["replay", "--from", "tm-neutral"], b'{"format": "tm-card-deltas-1"}'),
    (["replay", "--from", "tm-neutral", "--check", "FILE"], b"{}"),
    (["replay", "--from", "18xx"], b"{}"),
    (["replay", "--from", "18xx", "--check", "FILE"], b'{"title": "1830", "actions": [], "players": []}'),
    (["verify"], b"[]"),
    (["play", "mombasa", "--load"], b"[]"),
)

CHANGES: tuple[dict[str, Any], ...] = (
    {"revision": 99}, {"rows": 5}, {"rows": [{}]}, {"seats": 7}, {"options": {"map": "mars"}}, {"chance": []},
    {"options": {"colour": 1}}, {"dealing": {}},
)  # fmt: skip

each_language = pytest.mark.parametrize("lang", ["fa", "zh"])


def said(run: Run, lang: str, *words: str) -> str:
    """What a command that is refused says."""
    ran = run(*words, "--lang", lang)
    assert (ran.code, ran.err.count("\n")) == (2, 1), (words, ran)
    return ran.err.removeprefix("boardroom: ").strip()


@each_language
@pytest.mark.parametrize("words", WORDS, ids=" ".join)
def test_what_is_wrong_with_a_command_is_said_in_the_language(run, lang, words):
    sentence = said(run, lang, *words)
    assert is_said_in(lang, sentence), sentence


@each_language
@pytest.mark.parametrize(("words", "text"), FILES, ids=[f"{' '.join(w)} {t!r}" for w, t in FILES])
def test_what_is_wrong_with_a_file_is_said_in_the_language(run, lang, tmp_path, words, text):
    file = tmp_path / "record.json"
    file.write_bytes(text)
    command, *rest = [str(file) if word == "FILE" else word for word in words]
    at = 1 if command == "play" else 0
    given = [*rest, str(file)] if at else [str(file), *rest]
    sentence = said(run, lang, command, *given)
    assert is_said_in(lang, sentence), sentence


@each_language
@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_what_is_wrong_with_a_record_is_said_in_the_language(run, lang, record, changes):
    for command in ("verify",) if "dealing" in changes else ("replay", "verify"):
        sentence = said(run, lang, command, str(edited(record, **changes)))
        assert is_said_in(lang, sentence), sentence


@each_language
def test_a_replay_and_what_it_finds_are_told_in_the_language(run, lang, record):
    assert is_said_in(lang, run("replay", record, "--lang", lang).out)
    assert is_said_in(lang, run("verify", record, "--lang", lang).out)
    raw = json.loads(record.read_text("utf-8"))
    at = next(i for i, row in enumerate(raw["rows"]) if row["action"] and row["action"]["do"] == "bid")
    raw["rows"][at]["action"]["amount"] = 9999
    edited(record, rows=raw["rows"])
    for command in ("replay", "verify"):
        ran = run(command, record, "--lang", lang)
        assert ran.code == 1
        assert is_said_in(lang, ran.out), ran.out


@each_language
def test_a_move_that_means_nothing_is_answered_in_the_language(lang):
    lines = ("dance", "auction 999 for 3", "auction 3 for dear", "x: y", "rules PG-99", "save /no/where")
    for line in lines:
        lines_shown = typed(table("human", "human", lang=lang), line).splitlines()
        answer = lines_shown[lines_shown.index(f"> {line}") + 1]
        assert is_said_in(lang, answer), answer


def test_what_the_parser_says_otherwise_is_handed_on():
    assert str(usage(UsageError("it is raining"))) == "the command is not understood: it is raining"
