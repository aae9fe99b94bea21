"""A company that buys a train, for tests."""

from tests.games.eighteen_thirty.position import (
    company,
    lay,
    operate,
    sold,
)

from boardroom.games.eighteen_thirty.state import State


def buying(
    cash: int = 1000, trains: tuple[str, ...] = (), phase: int = 3, route: bool = True, **fields
) -> State:
    """PRR, presided by seat 0, buys trains; NYC of seat 1 owns a 3-train."""
    s = sold(phase=phase, **fields)
    company(s, "PRR", {0: 6}, cash=cash, stations=[("H12", 0)], trains=trains)
    company(s, "NYC", {1: 6}, cash=50, stations=[("E19", 0)], trains=("3",))
    s.depot = {3: (0, 4, 4, 3, 2, 6), 5: (0, 0, 0, 2, 2, 6), 6: (0, 0, 0, 0, 1, 6), 7: (0, 0, 0, 0, 0, 6)}[
        phase
    ]
    if route:
        lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", "buy_trains")
