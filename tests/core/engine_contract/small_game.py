"""A small game for four, with just enough rules to test the contract between engine and games."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from tests.core.engine_contract.actions import BuyShare, EndTurn, ExchangeMH

from boardroom.core.chance import Chance
from boardroom.core.engine import ignore_facts, refusal, run_automatic_steps
from boardroom.core.offers import Just, Offer
from boardroom.core.options import GameOptions, options
from boardroom.core.rules import require
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.visibility import COUNT, NOBODY, OWNER, secret, shown


@options
class Options(GameOptions):
    open_hands: bool = False


@state
class Player:
    seat: Seat = shown()
    cash: int = shown(default=100)
    shares: int = shown(default=0)
    has_mh: bool = shown(default=False)
    hand: tuple[str, ...] = secret(to=OWNER, others=COUNT, unless="open_hands", default=())
    passed_on: tuple[str, ...] = secret(to=OWNER, others=COUNT, default=())
    """Cards that the seat saw in a draft and passed on, and therefore still knows."""
    plan: tuple[str, ...] = secret(to=OWNER, others=COUNT, default=())
    table: tuple[str, ...] = shown(default=())


@state
class Company:
    president: Seat = shown()
    treasury: int = shown(default=0)
    trains: tuple[str, ...] = shown(default=())


@state
class State(CoreState):
    options: Options = shown()
    players: list[Player] = shown(factory=list)
    companies: dict[str, Company] = shown(factory=dict)
    columns: dict[str, int] = shown(factory=dict)
    deck: tuple[str, ...] = secret(to=NOBODY, others=COUNT, default=())
    anytime: ClassVar[dict[type, Move]] = {}

    def anytime_offers(self, seat: Seat) -> list[Offer]:
        a = ExchangeMH(seat)
        return [Just(self, a)] if refusal(self, a) is None else []


def table(*steps: Step, **fields: Any) -> State:
    """The start of a game for four with these steps on the stack."""
    s = State(options=Options(), chance=Chance("contract"), players=[Player(i) for i in range(4)], **fields)
    s.steps[:] = [Over("X-9.9"), *steps]
    run_automatic_steps(s, ignore_facts)
    return s


def reload(s: State) -> State:
    return State.restore(json.loads(s.to_text()))


def may_always(s: State, a: Any) -> None:
    """Always legal."""


def may_exchange(s: State, a: ExchangeMH) -> None:
    require(s.players[a.seat].has_mh, "X-1.1", "no-mh")
    top = s.steps[-1]
    own = isinstance(top, StockTurn) and top.seat == a.seat
    between = isinstance(top, StockTurn) and not top.acted
    require(own or between, "X-1.2", "in-the-middle-of-a-turn")


def exchange(s: State, a: ExchangeMH, tell: Tell) -> None:
    s.players[a.seat].has_mh = False
    s.players[a.seat].shares += 1


def may_buy(s: State, a: BuyShare) -> None:
    require(s.players[a.seat].cash >= 10, "X-1.3", "cannot-pay")


def buy(s: State, a: BuyShare, tell: Tell) -> None:
    top = s.steps[-1]
    assert isinstance(top, StockTurn)
    top.acted = True
    s.players[a.seat].cash -= 10
    s.players[a.seat].shares += 1


def end(s: State, a: EndTurn, tell: Tell) -> None:
    s.steps.pop()


@step("contract.stock_round", "X-1")
class StockRound(Step):
    left: tuple[Seat, ...] = shown()

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.left:
            s.steps.pop()
            return
        seat, self.left = self.left[0], self.left[1:]
        s.steps.append(StockTurn(seat))


@step("contract.stock_turn", "X-1")
class StockTurn(Step):
    seat: Seat = shown()
    acted: bool = shown(default=False)
    moves = {BuyShare: Move(may_buy, buy), EndTurn: Move(may_always, end)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Just(s, BuyShare(seat)), Just(s, EndTurn(seat))]


State.anytime = {ExchangeMH: Move(may_exchange, exchange)}
