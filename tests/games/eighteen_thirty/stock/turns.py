"""A stock turn for tests, and its end."""

from tests.games.eighteen_thirty.position import (
    asked,
    at,
    do,
    sold,
    stock_turn,
)


def turn(seats=4, **fields):
    return stock_turn(sold(seats, **fields))


def ended(s):
    """Pass until the stock round is over."""
    while at(s) == "stock_turn":
        do(s, f"{asked(s)[0]}: pass")
    return s
