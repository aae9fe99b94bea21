"""A deal that nobody can choose: what `verify` proves, and what it finds out."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.fair_deal import COMMITTED, PROMISED, commitment, promise, seed, verify
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import seal, write_record
from boardroom.games.registry import load

GAME = load("power_grid")
TEXTS = ["ann's dice", "bob's dice"]
PROMISES = [promise(text) for text in TEXTS]


def dealt(texts: list[str] = TEXTS, promises: list[str] = PROMISES, secret: str = "secret") -> dict[str, Any]:
    """The record of a table of two people and a bot between them that has just been dealt."""
    luck = Chance(seed(secret, texts))
    bots, names = ("", "greedy", ""), ("Ann", "Greedy", "Bob")
    raw = write_record(Journal.deal(Setup(GAME, GAME.options(), 3, luck, names, bots)))
    raw["dealing"] = {
        "commitment": commitment("secret"),
        "entropy": texts,
        "secret": secret,
        "promises": promises,
    }
    return raw | {"seal": seal(raw)}


def test_nobody_chose_a_deal_to_which_all_were_bound_before_a_text_was_shown():
    found = verify(dealt(), GAME)
    assert (found.luck, found.promised, found.withheld, found.is_fine) == (PROMISED, (0, 2), (), True)


def test_a_seat_that_refused_the_deal_is_named():
    found = verify(dealt(["ann's dice", ""]), GAME)
    assert (found.luck, found.withheld, found.is_fine) == (PROMISED, (2,), True)
    assert found.to_json()["withheld"] == [2]


def test_a_text_sent_openly_proves_less():
    found = verify(dealt(promises=[PROMISES[0], ""]), GAME)
    assert (found.luck, found.promised) == (COMMITTED, (0,))


def test_another_text_than_the_promised_one_is_found_out():
    found = verify(dealt(["ann's dice", "loaded dice"]), GAME)
    assert [str(problem) for problem in found.problems] == [
        "the text that seat 3 revealed is not the one that it committed to"
    ]


def test_another_secret_than_the_committed_one_is_found_out():
    assert [problem.key for problem in verify(dealt(secret="wanted"), GAME).problems] == ["not-committed"]


@pytest.mark.parametrize("promises", [[], ["x"], [1, 2], "xy"])
def test_promises_that_are_damaged_are_one_sentence(promises):
    with pytest.raises(BadInput):
        verify(dealt(promises=promises), GAME)
