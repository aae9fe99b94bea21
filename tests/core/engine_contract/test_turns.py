"""Turns: moves outside the turn, skipped steps, free actions and disabled options."""

from __future__ import annotations

import pickle
from random import Random

from tests.core.engine_contract.actions import (
    BuyShare,
    ChooseColumn,
    EndTurn,
    ExchangeMH,
    Expand,
    FreeTurn,
)
from tests.core.engine_contract.small_game import (
    State,
    StockRound,
    buy,
    end,
    may_always,
    may_buy,
    table,
)

from boardroom.core.actions import Fact, Skipped
from boardroom.core.engine import (
    advance,
    collect_facts,
    ignore_facts,
    offers,
    play,
    refusal,
    run_automatic_steps,
    waits,
)
from boardroom.core.offers import Offer, Pick
from boardroom.core.parts import One
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.views import view
from boardroom.core.visibility import shown


def test_mh_is_exchanged_between_the_turns_of_others_and_not_within_one() -> None:
    s = table(StockRound((0, 1)))
    s.players[2].has_mh = True
    assert waits(s) == (0,)
    assert [o.kind for o in offers(s, 2)] == [ExchangeMH]
    assert play(s, ExchangeMH(2))[0].players[2].shares == 1
    advance(s, BuyShare(0), ignore_facts)
    why = refusal(s, ExchangeMH(2))
    assert why is not None
    assert why.clause == "X-1.2"
    assert offers(s, 2) == []
    advance(s, EndTurn(0), ignore_facts)
    advance(s, ExchangeMH(2), ignore_facts)
    assert waits(s) == (1,), "the turn it interrupted goes on"


@step("contract.skippable", "X-3")
class Skippable(Step):
    seat: Seat = shown()
    moves = {BuyShare: Move(may_buy, buy), EndTurn: Move(may_always, end)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if s.players[self.seat].cash >= 10 else ()

    def proceed(self, s: State, tell: Tell) -> None:
        tell(Skipped, self.seat, "X-3")
        s.steps.pop()


def test_a_step_with_nothing_to_choose_is_skipped_and_says_so() -> None:
    s = table(StockRound((1,)))
    s.players[0].cash = 5
    s.steps.append(Skippable(0))
    facts: list[Fact] = []
    run_automatic_steps(s, collect_facts(facts))
    assert facts == [Skipped(0, "X-3")]
    assert waits(s) == (1,)


def may_pay_two(s: State, a: FreeTurn) -> None:
    require(s.players[a.seat].cash >= 2, "X-7.1", "cannot-pay")


def pay_two(s: State, a: FreeTurn, tell: Tell) -> None:
    s.players[a.seat].cash -= 2


def expand(s: State, a: Expand, tell: Tell) -> None:
    s.steps.pop()
    s.steps.append(Expelled(a.seat, "post"))


@step("contract.turn", "X-7")
class FreeStep(Step):
    seat: Seat = shown()
    moves = {FreeTurn: Move(may_pay_two, pay_two), Expand: Move(may_always, expand)}


def may_column(s: State, a: ChooseColumn) -> None:
    require(a.column in s.columns, "X-7.2", "no-such-column")
    require(s.columns[a.column] < 4, "X-7.3", "column-full", room=4)


def put_back(s: State, a: ChooseColumn, tell: Tell) -> None:
    s.steps.pop()
    s.columns[a.column] += 1


@step("contract.expelled", "X-7")
class Expelled(Step):
    seat: Seat = shown()
    post: str = shown()
    moves = {ChooseColumn: Move(may_column, put_back)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        open_columns = [c for c, n in s.columns.items() if n < 4]
        return [Pick(ChooseColumn, s, seat, open_columns, "column", tuple(s.columns))]


def test_a_free_action_leaves_the_turn_where_it_is() -> None:
    s = table(FreeStep(1))
    advance(s, FreeTurn(1), ignore_facts)
    advance(s, FreeTurn(1), ignore_facts)
    assert s.players[1].cash == 96
    assert waits(s) == (1,)


def test_the_acting_player_picks_the_column_of_an_expelled_post() -> None:
    s = table(FreeStep(1), columns={"left": 4, "right": 1})
    advance(s, Expand(1), ignore_facts)
    offer = offers(s, 1)[0]
    part = offer.form({})
    assert isinstance(part, One)
    assert [(o.id, o.why.clause) for o in part.options if o.why] == [("column:left", "X-7.3")]
    advance(s, ChooseColumn(1, "right"), ignore_facts)
    assert s.columns == {"left": 4, "right": 2}


def test_offers_pickle_and_sample_what_they_list() -> None:
    s = table(FreeStep(1), columns={"left": 0, "right": 1})
    advance(s, Expand(1), ignore_facts)
    offer = pickle.loads(pickle.dumps(offers(view(s, 1), 1)[0]))
    assert offer.list_actions(10) == [ChooseColumn(1, "left"), ChooseColumn(1, "right")]
    assert offer.sample(Random(1)) in offer.list_actions(10)
