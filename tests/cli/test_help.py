"""`--help` in every language: each command and parameter has its text, and each text is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import click
import pytest
from tests.foreign_words import ENGLISH, LETTERS
from tests.locales import entries_of

from boardroom.cli.main import Boardroom
from boardroom.cli.texts import LOCALE, Plain
from boardroom.core.catalog import LANGUAGES
from boardroom.core.columns import width, wrap
from boardroom.games.registry import every

FOLDERS = (LOCALE, *(game.folder / "locale" for game in every() if game.commands()))


def _below(path: tuple[str, ...], group: click.Group) -> Iterator[tuple[str, ...]]:
    """The path of a group and of every command in it."""
    yield path
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        yield from _below((*path, name), command) if isinstance(command, click.Group) else [(*path, name)]


PATHS = [*_below((), Boardroom())]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def help_of(run: Any, lang: str, *path: str) -> str:
    ran = run(*path, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    return str(ran.out)


@pytest.mark.parametrize("lang", ["fa", "zh"])
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_line_of_help_is_in_the_language(run, lang, path):
    usage, *rest = help_of(run, lang, *path).splitlines()
    assert "boardroom" in usage
    assert len(rest) > 4
    for line in filter(None, rest):
        assert re.search(LETTERS[lang], line), line
        assert not ENGLISH.search(line), line


def test_help_names_each_command_and_parameter_of_every_command(run):
    for path in PATHS:
        command: click.Command = Boardroom()
        for name in path:
            assert isinstance(command, click.Group)
            context = click.Context(command)
            found = command.get_command(context, name)
            assert found is not None
            command = found
        out = help_of(run, "en", *path)
        names = {name for one in command.params for name in one.opts if isinstance(one, click.Option)}
        if isinstance(command, click.Group):
            names |= set(command.list_commands(click.Context(command)))
        assert {name for name in names if not re.search(rf"(?m)^ .*{name}\b", out)} == set(), path


def test_every_text_of_the_help_is_used(run, monkeypatch):
    used: set[str] = set()
    say = Plain.__call__

    def note(self: Plain, key: str, **args: object) -> str:
        used.add(key)
        return say(self, key, **args)

    monkeypatch.setattr(Plain, "__call__", note)
    for path in PATHS:
        help_of(run, "en", *path)
    written = {key for folder in FOLDERS for key in entries_of(folder / "help.en.ftl")}
    assert written - used == set()


@each_language
def test_no_line_is_longer_than_the_terminal(run, lang, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    lines = [line for path in PATHS for line in help_of(run, lang, *path).splitlines()]
    assert max(map(width, lines)) <= 80


def test_a_column_of_persian_runs_from_right_to_left(run, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    rows = [line for line in help_of(run, "fa", "serve").splitlines() if line.startswith("  --")]
    assert rows
    assert all("  \u2067" in row and row.endswith("\u2069") for row in rows)
    monkeypatch.setenv("TERM", "linux")
    assert "\u2067" not in help_of(run, "fa", "serve")


def test_a_language_before_the_command_is_that_of_the_command(run):
    assert run("--lang", "zh", "games", "power_grid").out == run("games", "power_grid", "--lang=zh").out
    assert (
        run("--lang", "fa", "games", "power_grid", "--lang", "zh").out
        == run("games", "power_grid", "--lang=zh").out
    )
    assert re.search(LETTERS["fa"], run("--lang=fa", "simulate", "chess").err)
    assert "--lang" in help_of(run, "en", "simulate")


def test_a_line_is_divided_between_words_and_han_letters_but_not_before_a_mark():
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("写入文件，再检查。", 8) == ["写入文", "件，再检", "查。"]
    assert wrap("用（测试）写", 4) == ["用", "（测", "试）", "写"]
    assert wrap("unbreakable", 4) == ["unbreakable"]
