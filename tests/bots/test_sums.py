"""Greedy bots choose the same on every version of Python."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from boardroom.bots.registry import load_bot
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.sums import sum_in_order
from boardroom.core.views import view
from boardroom.games.registry import keys, load

DECISIONS = 150


def test_a_sum_in_order_rounds_after_each_step():
    assert sum_in_order([1e16, 1.0, 1.0]) == 1e16, "with a remainder kept aside it would be 2 more"
    assert sum_in_order([]) == 0


@pytest.mark.parametrize("key", keys())
def test_no_bot_leaves_the_rounding_of_a_sum_to_python(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    built_in = sum

    def sum_of_whole_numbers(values: Iterable[Any], start: Any = 0) -> Any:
        found = list(values)
        assert len(found) < 2 or not any(isinstance(one, float) for one in found)
        return built_in(found, start)

    game, rng = load(key), Random(1)
    bot, s = load_bot("greedy", game), game.begin(game.options(), 3, "sums")
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    for _ in range(DECISIONS):
        seat = waits(s)[0]
        seen = view(s, seat)
        advance(s, bot.choose(seen, offers(seen, seat), rng), ignore_facts)
        if s.over:
            break
