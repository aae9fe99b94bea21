"""The texts of the core: the same keys with the same arguments in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from boardroom.core.actions import Paid, Shuffled, Skipped
from boardroom.core.catalog import HERE, LANGUAGES
from boardroom.core.errors import BadInput
from boardroom.core.refusals import Refusal
from boardroom.core.texts import texts


def arguments(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with its arguments."""
    text = file.read_text("utf-8")
    body = parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    return {m.id.name: set(re.findall(r"\$(\w+)", text[m.span.start : m.span.end])) for m in messages}


@pytest.mark.parametrize("name", ["{}.ftl", "bad.{}.ftl"])
def test_the_three_languages_hold_the_same_keys_with_the_same_arguments(name: str) -> None:
    english, *others = [arguments(HERE / name.format(lang)) for lang in LANGUAGES]
    assert english
    assert others == [english, english]


def test_a_refusal_is_said_in_words_and_names() -> None:
    said = texts("en").to(("Ada", "Bo"), 0).refusal(Refusal("X-1", "not-your-turn", {"waits": [1]}))
    assert said.replace("\u2068", "").replace("\u2069", "") == "It is not your turn; waiting for Bo."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_seats_have_words(lang: str) -> None:
    t = texts(lang)
    assert t.join(["a", "b"]) == {"fa": "\u200f"}.get(lang, "") + "a" + t("list-separator") + "b"
    assert "3" in t.seat(2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_of_the_core_are_said_of_people_and_the_bank(lang: str) -> None:
    t = texts(lang).to(("Ada", "Bo"), 0)
    assert "Bo" in t.describe(Paid("seat:1", "bank", 3, "X-1"))
    assert t("account-bank") in t.describe(Paid("seat:1", "bank", 3, "X-1"))
    assert "deck" in t.describe(Shuffled("deck", ("1", "x")))
    assert t.describe(Skipped(0, "X-1")) != t.describe(Skipped(1, "X-1"))


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no language 'de'"):
        texts("de")
