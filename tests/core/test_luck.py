"""The random generators of bots."""

from random import Random

import pytest

from boardroom.core.luck import luck_of, shuffle


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5, 8, 9, 200])
def test_a_shuffle_is_that_of_the_standard_library_and_draws_as_much(length):
    ours, theirs = luck_of("shuffle", length), luck_of("shuffle", length)
    items, expected = list(range(length)), list(range(length))
    shuffle(ours, items)
    Random.shuffle(theirs, expected)
    assert items == expected
    assert ours.random() == theirs.random()
