"""Recorded shuffles in place of random ones."""

from __future__ import annotations

import pytest
from tests.core.engine_contract.small_game import (
    Options,
    Player,
    State,
)

from boardroom.core.actions import Fact, Shuffled
from boardroom.core.chance import Chance, chance_from
from boardroom.core.engine import (
    collect_facts,
    run_automatic_steps,
)
from boardroom.core.errors import BadInput
from boardroom.core.steps import Over, Step, Tell, step
from boardroom.core.views import view
from boardroom.core.visibility import Hidden, shown


@step("contract.deal_cards", "X-8")
class DealCards(Step):
    times: int = shown()

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.times:
            s.steps.pop()
            return
        self.times -= 1
        s.deck, s.chance = s.chance.shuffle(("p", "q", "r"), "deck")
        tell(Shuffled, "deck", s.deck)


def deal_with(chance: Chance) -> tuple[State, list[Fact]]:
    s = State(options=Options(), chance=chance, players=[Player(i) for i in range(4)])
    s.steps[:] = [Over("X-9.9"), DealCards(2)]
    facts: list[Fact] = []
    run_automatic_steps(s, collect_facts(facts))
    return s, facts


def test_scripted_shuffles_come_in_the_recorded_order() -> None:
    s, facts = deal_with(chance_from(deck=[("r", "q", "p"), ("q", "p", "r")]))
    assert [f.order for f in facts if isinstance(f, Shuffled)] == [("r", "q", "p"), ("q", "p", "r")]
    assert s.deck == ("q", "p", "r")
    assert s.chance.leftovers() == []
    assert view(s, 0).deck == Hidden(3)
    assert deal_with(chance_from(deck=[("r", "q", "p")] * 3))[0].chance.leftovers() == ["deck"]


def test_a_recorded_order_that_does_not_fit_is_bad_input() -> None:
    with pytest.raises(BadInput, match="does not contain exactly"):
        deal_with(chance_from(deck=[("r", "q", "z"), ("q", "p", "r")]))
    with pytest.raises(BadInput, match="no further shuffle"):
        deal_with(chance_from(deck=[("r", "q", "p")]))
