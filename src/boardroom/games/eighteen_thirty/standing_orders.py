"""The standing orders of 1830: buy until a company floats, pass unless threatened, run and pay."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Action, Fact
from boardroom.core.offers import Offer
from boardroom.core.order_rules import NOTHING, Order
from boardroom.core.steps import Seat
from boardroom.games.eighteen_thirty.actions import BuyShare, Pass, PayOut, Run
from boardroom.games.eighteen_thirty.facts import (
    CompanyFloated,
    MarkerMoved,
    PhaseBegan,
    PresidentChanged,
    SharesSold,
)
from boardroom.games.eighteen_thirty.offers import allowed
from boardroom.games.eighteen_thirty.operate import stages
from boardroom.games.eighteen_thirty.operate.anywhere import OpenStage
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.buying import may_buy_share
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.stock.turn import StockTurn

OFFERING = "offering"


class BuyUntilFloat(Order):
    """In each turn of the stock round, buy one share from the offering at par and end the turn.

    Only shares from the offering help a company to float (E-5.22), so the order never buys from the pool. It
    ends when the company floats, when the purchase is refused (no money, a limit reached, nothing left), when
    anybody sells shares of the company or its price moves, and when another player becomes its president; a
    presidency gained by the order's own purchases does not end it. Other players' purchases do not end it,
    either: they bring the float closer. Any other decision, such as an offered private, goes to the player.
    """

    key = "buy-until-float"
    vocabulary = "company"

    def choices(self, seen: State, seat: Seat) -> Sequence[str]:
        if not isinstance(seen.steps[0], StockRound):
            return ()
        found = [c.id for c in seen.companies if c.par and not c.floated and c.offering]
        turn = seen.steps[-1]
        if isinstance(turn, StockTurn) and turn.seat == seat:
            return [c for c in found if allowed(may_buy_share, seen, BuyShare(seat, c, OFFERING))]
        return found

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: Seat, about: str) -> bool:
        return any(_is_news(fact, seat, about) for fact in facts)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        turn = seen.steps[-1]
        if not isinstance(turn, StockTurn):
            return None
        if turn.bought is not None:
            wanted: Action = Pass(turn.seat)
            return wanted if turn.bought == about else None
        wanted = BuyShare(turn.seat, about, OFFERING)
        return wanted if any(wanted in offer for offer in offered) else None


def _is_news(fact: Fact, seat: Seat, company: str) -> bool:
    match fact:
        case CompanyFloated(company=c) | MarkerMoved(company=c) | SharesSold(company=c):
            return bool(c == company)
        case PresidentChanged(company=c, seat=president):
            return bool(c == company and president != seat)
    return False


class PassUnlessThreatened(Order):
    """Pass in the stock round until others sell shares or could take over a company.

    A sale lowers a price. A presidency is threatened when another player holds as many shares as the
    president: one more, from offering or pool, takes it (E-5.26).
    """

    key = "pass-unless-threatened"

    def choices(self, seen: State, seat: Seat) -> Sequence[str]:
        in_stock_round = isinstance(seen.steps[0], StockRound)
        return (NOTHING,) if in_stock_round and not is_threatened(seen, seat) else ()

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: Seat, about: str) -> bool:
        return any(
            (isinstance(fact, SharesSold) and fact.seat != seat) or isinstance(fact, PresidentChanged)
            for fact in facts
        )

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        turn = seen.steps[-1]
        if not isinstance(turn, StockTurn) or is_threatened(seen, turn.seat):
            return None
        return Pass(turn.seat)


def is_threatened(s: State, seat: Seat) -> bool:
    """Whether another player needs a single share to take over a company of this president."""
    return any(
        c.president == seat
        and (c.offering or c.pool)
        and any(p.seat != seat and p.shares[c.number] >= s.players[seat].shares[c.number] for p in s.players)
        for c in s.companies
    )


RUNNING: dict[type[object], type[Action]] = {stages.RunTrains: Run, stages.Dividends: PayOut}


class RunAndPay(Order):
    """In the turns of a company: lay nothing, run the best routes, pay the dividend, and buy nothing.

    It ends with a new phase, with a change of president, and with any decision that it does not cover, such
    as a train that must be bought.
    """

    key = "run-and-pay"
    vocabulary = "company"

    def choices(self, seen: State, seat: Seat) -> Sequence[str]:
        return [c.id for c in seen.companies if c.president == seat and c.floated and c.trains]

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: Seat, about: str) -> bool:
        return any(
            isinstance(fact, PhaseBegan) or (isinstance(fact, PresidentChanged) and fact.company == about)
            for fact in facts
        )

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        stage = seen.steps[-1]
        if not isinstance(stage, OpenStage) or stage.operator(seen).id != about:
            return None
        wanted = RUNNING.get(type(stage), Pass)
        return next((offer.suggest() for offer in offered if offer.kind is wanted), None)
