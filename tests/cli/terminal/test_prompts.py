"""Answers to every kind of part in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest

from boardroom.cli.terminal.prompts import Back, NotAnAnswer, Prompter
from boardroom.cli.terminal.screen import Closed, Screen
from boardroom.cli.texts import words
from boardroom.core import parts
from boardroom.core.refusals import Refusal

A, B, C = (parts.Option(f"thing:{x}", x) for x in "abc")
COAL, OIL = parts.Item("coal", 3), parts.Item("oil", 2)
LINK = ("e1", "thing:a", "thing:b")
SHUT = parts.Option("thing:d", "d", why=Refusal("X-1", "game-over"))


def asked(part: parts.Part, *lines: str) -> tuple[Any, str]:
    """The answer to a part, and the text on the screen."""
    out = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return Prompter(screen, words("en"), str).answer(part), out.getvalue()


@pytest.mark.parametrize(
    ("part", "line", "answer"),
    [
        (parts.One("x", (A, SHUT, B)), "2", "b"),
        (parts.Some("x", (A, B, C)), "3 1", ["c", "a"]),
        (parts.Some("x", (A, B, C)), "none", []),
        (parts.Amount("x", 3, 9), "7", 7),
        (parts.Amount("x", 3, 9, (30, 40, 50, 60, 70, 80, 90)), "3", 3),
        (parts.Amount("x", 4, 4), "", 4),
        (parts.Mix("x", (COAL, OIL)), "2 coal 1 oil", {"coal": 2, "oil": 1}),
        (parts.Mix("x", (COAL, OIL)), "2=1", {"oil": 1}),
        (parts.Mix("x", (parts.Item("mc", 9), parts.Item("steel", 3, 2)), need=5), "", {"steel": 2, "mc": 1}),
        (parts.Order("x", (A, B, C)), "2 3 1", ["b", "c", "a"]),
        (parts.Assign("x", (A, B), (C,)), "2=1", {"b": "c"}),
        (parts.Assign("x", (A, B), (C,)), "none", {}),
        (parts.Turn("x", "hex:1", "tile:7", (A, B)), "1", "a"),
        (parts.Route("x", (A, B), (LINK,), 2), "thing:a e1; thing:b", [["thing:a", "e1"], ["thing:b"]]),
        (parts.Route("x", (A,), (), 1, (("thing:a",),)), "suggested", [["thing:a"]]),
        (parts.Confirm("x"), "", True),
        (parts.Confirm("x"), "yes", True),
    ],
)  # fmt: skip
def test_an_answer_to_each_kind_of_part(part: parts.Part, line: str, answer: Any):
    assert asked(part, line)[0] == answer


@pytest.mark.parametrize(
    ("part", "line"),
    [
        (parts.One("x", (A, SHUT)), "2"),
        (parts.One("x", (A,)), "0"),
        (parts.One("x", (A,)), "1 1"),
        (parts.Some("x", (A, B), least=1), "none 1"),
        (parts.Some("x", (A, B), most=1), "1 2"),
        (parts.Some("x", (A, B)), "1 1"),
        (parts.Amount("x", 3, 9), "10"),
        (parts.Mix("x", (parts.Item("coal", 3),)), "2 gold"),
        (parts.Mix("x", (parts.Item("coal", 3),)), "-1 coal"),
        (parts.Mix("x", (parts.Item("coal", 3),)), "2"),
        (parts.Order("x", (A, B)), "1 1"),
        (parts.Assign("x", (A,), (B,)), "1=2"),
        (parts.Assign("x", (A,), (B,)), "1=1 1=1"),
        (parts.Route("x", (A,), (), 1), "thing:z"),
        (parts.Route("x", (A,), (), 1), "thing:a; thing:a"),
    ],
)
def test_what_does_not_answer_is_asked_again(part: parts.Part, line: str):
    with pytest.raises((Closed, NotAnAnswer)):
        asked(part, line)


def test_what_cannot_be_chosen_is_shown_with_its_reason():
    _, out = asked(parts.One("x", (A, SHUT)), "9", "1")
    assert "1) thing:a" in out
    assert "-  thing:d: The game is over. (X-1)" in out
    assert "“9” is not a valid answer here." in out


def test_costs_and_prices_are_shown():
    dear = parts.Option("city:x", "x", 17, (("house", 10), ("route", 7)))
    assert "1) city:x  17 (10+7)" in asked(parts.One("x", (dear,)), "1")[1]
    item = parts.Item("coal", 2, prices=(0, 1, 3))
    out = asked(parts.Mix("x", (item,), budget=20), "1 coal")[1]
    assert "coal: up to 2, together 1 3" in out
    assert "At most 20 in all." in out


def test_a_question_can_be_left_by_back_or_by_another_line():
    with pytest.raises(Back):
        asked(parts.One("x", (A,)), "back")
    with pytest.raises(NotAnAnswer, match="why bid 3"):
        asked(parts.One("x", (A,)), "why bid 3")
