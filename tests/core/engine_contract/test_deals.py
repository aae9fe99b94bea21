"""Deals between companies: checked again when accepted, while the presidency may move."""

from __future__ import annotations

import pytest
from tests.core.engine_contract.actions import (
    Accept,
    Decline,
    EndTurn,
    ExchangeMH,
    OfferTrain,
    Seize,
    Withdraw,
)
from tests.core.engine_contract.small_game import (
    Company,
    State,
    StockRound,
    end,
    may_always,
    reload,
    table,
)

from boardroom.core.actions import Fact, fact
from boardroom.core.engine import (
    advance,
    collect_facts,
    ignore_facts,
    play,
    refusal,
    waits,
)
from boardroom.core.errors import Refused
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown


@fact
class DealFailed(Fact):
    clause: str = shown()


def require_valid_deal(s: State, deal: Deal) -> None:
    require(deal.train in s.companies[deal.seller].trains, "X-2.1", "train-gone")
    require(s.companies[deal.buyer].treasury >= deal.price, "X-2.2", "cannot-pay")
    require(s.companies[deal.seller].president == deal.asked, "X-2.3", "president-changed")


def may_offer(s: State, a: OfferTrain) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    require((a.seller, a.train) not in frame.declined, "X-2.4", "declined-before")
    require(a.price >= 1, "X-2.5", "price-too-low")
    require_valid_deal(s, Deal(frame.company, a.seller, a.train, a.price, s.companies[a.seller].president))


def offer_train(s: State, a: OfferTrain, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    s.steps.append(Deal(frame.company, a.seller, a.train, a.price, s.companies[a.seller].president))


def accept(s: State, a: Accept, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    try:
        require_valid_deal(s, deal)
    except Refused as refused:
        tell(DealFailed, refused.refusal.clause)  # the step below is on top again
        return
    s.companies[deal.buyer].treasury -= deal.price
    s.companies[deal.seller].treasury += deal.price
    s.companies[deal.seller].trains = ()
    s.companies[deal.buyer].trains += (deal.train,)


def decline(s: State, a: Decline | Withdraw, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    if isinstance(a, Decline):
        frame.declined += ((deal.seller, deal.train),)


def may_seize(s: State, a: Seize) -> None:
    require(s.companies[a.company].president != a.seat, "X-2.6", "president-already")


def seize(s: State, a: Seize, tell: Tell) -> None:
    s.companies[a.company].president = a.seat


@step("contract.train_step", "X-2")
class TrainStep(Step):
    """A step of a company: its present president decides."""

    company: str = shown()
    declined: tuple[tuple[str, str], ...] = shown(default=())
    moves = {
        OfferTrain: Move(may_offer, offer_train),
        Seize: Move(may_seize, seize),
        EndTurn: Move(may_always, end),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.company].president,)


@step("contract.deal", "X-2")
class Deal(Step):
    buyer: str = shown()
    seller: str = shown()
    train: str = shown()
    price: int = shown()
    asked: Seat = shown()
    moves = {
        Accept: Move(may_always, accept),
        Decline: Move(may_always, decline),
        Withdraw: Move(may_always, decline),
        Seize: Move(may_seize, seize),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.seller].president,)

    def others(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.buyer].president,)


def deal_table() -> State:
    s = table(TrainStep("A"), companies={"A": Company(0, 50), "B": Company(1, 0, ("3",))})
    advance(s, OfferTrain(0, "B", "3", 20), ignore_facts)
    return s


def test_the_present_president_decides_and_the_buyer_may_withdraw() -> None:
    s = deal_table()
    assert waits(s) == (1,)
    assert waits(play(s, Withdraw(0))[0]) == (0,)
    advance(s, Seize(0, "B"), ignore_facts)
    assert waits(s) == (0,), "the presidency moved, and with it the question"


def test_a_deal_that_no_longer_fits_falls_back_to_the_step_below() -> None:
    s = deal_table()
    s.companies["B"].president = 2  # as by a share sale during the deal
    facts: list[Fact] = []
    advance(s, Accept(2), collect_facts(facts))
    assert facts == [DealFailed("X-2.3")]
    assert s.companies["A"].treasury == 50
    assert isinstance(s.steps[-1], TrainStep)


def test_a_declined_deal_cannot_be_offered_again_in_that_turn() -> None:
    s = deal_table()
    advance(s, Decline(1), ignore_facts)
    why = refusal(s, OfferTrain(0, "B", "3", 30))
    assert why is not None
    assert why.clause == "X-2.4"


def test_a_deal_is_saved_while_it_is_open() -> None:
    s = reload(deal_table())
    advance(s, Accept(1), ignore_facts)
    assert s.companies["A"].trains == ("3",)
    assert s.companies["B"].treasury == 20


def test_mh_is_not_exchanged_in_the_middle_of_a_deal() -> None:
    s = table(StockRound((0,)))
    s.players[2].has_mh = True
    s.companies = {"A": Company(0, 50), "B": Company(1, 0, ("3",))}
    s.steps.append(TrainStep("A"))
    advance(s, OfferTrain(0, "B", "3", 20), ignore_facts)
    why = refusal(s, ExchangeMH(2))
    assert why is not None
    assert why.clause == "X-1.2"


def test_a_refused_move_leaves_no_trace() -> None:
    s = deal_table()
    before = s.digest()
    with pytest.raises(Refused):
        play(s, OfferTrain(0, "B", "3", 20))
    assert s.digest() == before
