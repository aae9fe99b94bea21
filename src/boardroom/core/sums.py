"""Sums of fractions that come out the same on every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def sum_in_order(values: Iterable[float]) -> float:
    """Add from left to right and round after each step.

    Since Python 3.12, `sum` makes up for what rounding loses, so a bot that compared such sums would choose
    differently there than on 3.11.
    """
    return reduce(add, values, 0)
