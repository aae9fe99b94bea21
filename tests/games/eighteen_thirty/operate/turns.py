"""A company that can run, for tests of its turn."""

from tests.games.eighteen_thirty.position import (
    company,
    lay,
    operate,
    sold,
)

from boardroom.games.eighteen_thirty.state import State


def running(trains: tuple[str, ...] = ("2",), **fields) -> State:
    """PRR can run from H12 to H16."""
    s = sold(phase=3)
    company(s, "PRR", {0: 5, 1: 1}, cash=500, stations=[("H12", 0)], trains=trains, **fields)
    lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", "run_trains")
