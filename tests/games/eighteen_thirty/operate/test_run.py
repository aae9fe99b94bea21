"""Step 3: running trains (E-6.17, E-6.59, E-6.78)."""

from tests.games.eighteen_thirty.operate.turns import running
from tests.games.eighteen_thirty.position import (
    company,
    lay,
    operate,
    why,
)

from boardroom.games.eighteen_thirty.operate.run import best_run
from boardroom.testing.suite import clause


@clause("E-6.78", "E-6.17")
def test_a_better_set_must_be_used():
    s = running(("2", "2"))
    lay(s, H10=("57", 1))
    operate(s, "PRR", "run_trains")
    assert best_run(s, s.company("PRR")).value == 60
    assert why(s, "0: run 2:H12-H14-H16") == "E-6.17"
    assert why(s, "0: run 2:H12-H14-H16,2:H10-H12") is None, "a set drawn by hand that earns as much"
    s.options = type(s.options)(profile="18xx.games")
    s.derive()
    assert why(s, "0: run 2:H12-H14-H16") is None, "D-11: any legal set"


def test_the_best_run_stops_at_a_full_city():
    """X-12, in the spirit of the lost picture: neither the same track back nor through a full city."""
    s = running(("4",))
    lay(s, H10=("57", 1))
    company(s, "B&O", {1: 6}, stations=[("I15", 0), ("H16", 0)])
    operate(s, "PRR", "run_trains")
    assert best_run(s, s.company("PRR")).value == 20 + 10 + 20, "H16 is an end, not a way"
    assert why(s, "0: run 4:H16-H14-H12+H12-H14-H16") in ("E-6.65", "E-6.68")
