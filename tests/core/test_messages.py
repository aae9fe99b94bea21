"""Sentences are formatted on demand, in any language, with quoted arguments."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from boardroom.core.errors import BadInput
from boardroom.core.messages import MAX_QUOTE
from boardroom.core.refusals import Refusal

UNKNOWN = BadInput("unknown", thing="seat", name="x7")


def test_what_is_wrong_is_said_in_the_language_that_is_asked_for() -> None:
    assert str(UNKNOWN) == UNKNOWN.in_language("en") == "there is no seat 'x7'"
    assert UNKNOWN.in_language("zh") == "没有座位“x7”"
    assert UNKNOWN.in_language("fa") == "\u2068صندلی\u2069 «\u2068x7\u2069» وجود ندارد"


def test_a_thing_without_a_noun_is_named_by_its_id() -> None:
    assert BadInput("unknown", thing="teapot", name="x7").in_language("zh") == "没有 teapot“x7”"


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("two\nlines", "two lines"),
        ("turned \u202eround", "turned  round"),
        (None, "null"),
        (True, "true"),
        ({"do": "bid", "amount": [1]}, '{"do": "bid", "amount": [1]}'),
        (1200, "1200"),
        (10**30, str(10**30)),
        ("x" * 500, "x" * MAX_QUOTE + "…"),
    ],
)
def test_a_piece_of_input_stands_in_the_sentence_as_one_short_line(value, quoted) -> None:
    assert str(BadInput("not-list", value=value)) == f"'{quoted}' should be a list"


def test_lists_and_sentences_within_a_sentence_are_said_in_its_language() -> None:
    known = BadInput("unknown-known", thing="game", name="chess", known=("a", "b"))
    assert known.in_language("en") == "there is no game 'chess'; known: a, b"
    assert known.in_language("zh") == "没有游戏“chess”；可用：a、b"
    within = BadInput("option", name="bank", why=BadInput("not-whole", value="much"))
    assert within.in_language("en") == "option bank: 'much' is not a whole number"
    assert within.in_language("zh") == "选项“bank”：“much”不是整数"


def test_a_refusal_within_a_sentence_is_said_by_its_reason() -> None:
    why = Refusal("X-1", "game-over")
    error = BadInput("row-refused", row=3, clause="X-1", expected="0: pass", found=why)
    assert (
        error.in_language("en")
        == "row 3 of this record cannot be replayed (X-1): '0: pass': The game is over."
    )
    assert "游戏" in error.in_language("zh")
    unsaid = BadInput("row-refused", row=3, clause="none", expected="0: pass", found=Refusal("X-1", "odd"))
    assert str(unsaid) == "row 3 of this record cannot be replayed: '0: pass': odd"


def test_bad_input_goes_from_one_process_to_another() -> None:
    again = pickle.loads(pickle.dumps(UNKNOWN))
    assert (type(again), str(again)) == (BadInput, str(UNKNOWN))


def test_no_text_is_loaded_before_somebody_asks_for_it() -> None:
    story = """
import sys
from boardroom.core.errors import BadInput
from boardroom.games.registry import load
try:
    load("power_grid").language.parse("0: build nowhere")
except BadInput as error:
    before = any(name.startswith("fluent") for name in sys.modules)
    print(before, str(error), any(name.startswith("fluent") for name in sys.modules))
"""
    made = subprocess.run([sys.executable, "-c", story], capture_output=True, text=True, check=True)
    assert made.stdout == "False there is no city 'nowhere' True\n"
