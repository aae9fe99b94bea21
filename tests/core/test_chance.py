"""Draws depend only on seed, counter and label, on every machine and Python version."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.chance import Chance, chance_from
from boardroom.core.errors import BadInput


def test_the_generator_never_changes() -> None:
    # Computed once and fixed here: stored records replay only while it holds.
    order, rest = Chance("seed").shuffle(range(10), "deck")
    assert order == (6, 7, 0, 3, 2, 5, 8, 9, 4, 1)
    assert rest == Chance("seed", 1)
    assert rest.shuffle(range(10), "deck")[0] != order


def test_label_and_seed_and_counter_each_matter() -> None:
    orders = {
        Chance(seed, count).shuffle(range(20), label)[0]
        for seed in ("a", "b")
        for count in (0, 1)
        for label in ("x", "y")
    }
    assert len(orders) == 8


@given(st.text(), st.lists(st.integers(), max_size=50))
def test_a_shuffle_is_an_order_of_the_same_things(seed: str, items: list[int]) -> None:
    order, _ = Chance(seed).shuffle(items, "any")
    assert Counter(order) == Counter(items)


def test_every_order_is_equally_likely() -> None:
    seen = Counter(Chance(str(i)).shuffle((1, 2, 3), "x")[0] for i in range(6000))
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values()), seen


def test_scripted_luck_survives_saving() -> None:
    luck = chance_from(deck=[(2, 1), (1, 2)])
    order, rest = Chance.from_json(luck.to_json()).shuffle((1, 2), "deck")
    assert order == (2, 1)
    assert Chance.from_json(rest.to_json()).shuffle((1, 2), "deck")[0] == (1, 2)


def test_a_script_with_a_seed_goes_on_with_the_seed_when_it_has_run_out() -> None:
    script: dict[str, tuple[tuple[Any, ...], ...]] = {"deck": (("b", "a"),), "dice": ((2, 1),)}
    order, rest = Chance("seed", 0, script).shuffle(("a", "b"), "deck")
    assert order == ("b", "a")
    drawn, later = rest.shuffle(("a", "b", "c"), "deck")
    assert drawn == Chance("seed", 1).shuffle(("a", "b", "c"), "deck")[0]
    assert later.shuffle((1, 2), "dice")[0] == (2, 1), "what is left of the script still comes first"


def test_a_label_the_script_does_not_know_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no further shuffle for 'other'"):
        chance_from(deck=[(1,)]).shuffle((1,), "other")
