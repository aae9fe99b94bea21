"""The pass-until order on Mars: it ends a turn that has begun and passes one that has not."""

from tests.games.terraforming_mars.position import position, told

from boardroom.core.engine import offers
from boardroom.core.views import view
from boardroom.games.terraforming_mars.actions import EndTurn
from boardroom.games.terraforming_mars.game import GAME
from boardroom.testing.suite import clause


@clause("TM-7.4")
def test_in_the_middle_of_a_turn_the_turn_ends_and_otherwise_one_passes():
    (order,) = GAME.orders
    for taken, line in (("1", "0: end turn"), ("0", "0: pass")):
        s = position(f"seat 0: mc 30; step turn 0 {taken}")
        seen = view(s, 0)
        found = order.action(seen, offers(seen, 0), "")
        assert found is not None
        assert found.notation() == line


def test_that_somebody_ended_a_turn_is_no_news():
    (order,) = GAME.orders
    s = position("seat 0: mc 30; step turn 0 1")
    assert not order.is_ended_by(EndTurn(0), told(s, "0: end turn"), 1, "")
