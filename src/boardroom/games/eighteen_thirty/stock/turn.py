"""A player's turn in the stock round: moves and passing (E-5.1, E-5.16)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.actions import Skipped
from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.games.eighteen_thirty.actions import (
    AskForPrivate,
    BuyShare,
    ExchangeForShare,
    OfferPrivate,
    Par,
    Pass,
    SellShares,
)
from boardroom.games.eighteen_thirty.deals.trades import (
    ask_for,
    may_ask_for,
    may_offer_private,
    offer_private,
    trade_offers,
)
from boardroom.games.eighteen_thirty.facts import Passed
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.privates import EXCHANGE, exchange_offers
from boardroom.games.eighteen_thirty.state import Player, State
from boardroom.games.eighteen_thirty.stock.buying import (
    BUY,
    PAR,
    buy_rows,
    par_cost,
    par_rows,
    share_cost,
    share_rows,
)
from boardroom.games.eighteen_thirty.stock.certificates import has_certificate_room
from boardroom.games.eighteen_thirty.stock.round import STOCK_TURN, StockRound
from boardroom.games.eighteen_thirty.stock.selling import (
    SELL,
    holdings,
    must_sell,
    require_no_debt,
    sale_rows,
    turn_of,
)
from boardroom.games.eighteen_thirty.turns import PlayerTurn


def may_ask(s: State, a: AskForPrivate) -> None:
    turn = turn_of(s)
    may_trade = s.profile.trades_after_purchase or not turn.bought
    require(may_trade, "E-3.2", "after-purchase")
    require_no_debt(s, a.seat)
    may_ask_for(s, a)


def may_offer(s: State, a: OfferPrivate) -> None:
    require_no_debt(s, a.seat)
    may_offer_private(s, a)


def may_pass(s: State, a: Pass) -> None:
    require_no_debt(s, a.seat)


def pass_turn(s: State, a: Pass, tell: Tell) -> None:
    if not turn_of(s).acted:
        tell(Passed, a.seat)
    end_turn(s)


def end_turn(s: State) -> None:
    """End the turn; a turn without an action counts as a pass (E-5.16)."""
    turn, stock = s.steps.pop(), s.steps[-1]
    assert isinstance(turn, StockTurn)
    assert isinstance(stock, StockRound)
    passes = 0 if turn.acted else stock.passes + 1
    s.steps[-1] = StockRound((turn.seat + 1) % len(s.players), passes, stock.last)


@step(STOCK_TURN, "E-5.1")
class StockTurn(PlayerTurn):
    """One player sells, buys one certificate, and sells again. (E-5.1)"""

    moves = {
        Pass: Move(may_pass, pass_turn),
        BuyShare: BUY,
        Par: PAR,
        SellShares: SELL,
        AskForPrivate: Move(may_ask, ask_for),
        OfferPrivate: Move(may_offer, offer_private),
        ExchangeForShare: EXCHANGE,
    }

    def decider(self, s: State) -> Seat:
        return self.seat

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        player = s.players[seat]
        if sales := sale_rows(s, player):
            yield Rows(SellShares, s, seat, sales, also=holdings)
        if not must_sell(s, player):
            yield from self._purchases(s, player)
        if s.profile.asks_for_exchange:
            yield from exchange_offers(s, seat)

    def _purchases(self, s: State, player: Player) -> Iterator[Offer]:
        seat, has_room = player.seat, has_certificate_room(s, player)
        if buys := buy_rows(s, player, self, has_room):
            yield Rows(BuyShare, s, seat, buys, also=share_rows, cost=share_cost)
        if pars := par_rows(s, player, self, has_room):
            yield Rows(Par, s, seat, pars, cost=par_cost)
        yield from trade_offers(s, seat, s.profile.trades_after_purchase or not self.bought)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found = self.list_choices(s, seat)
        return found if must_sell(s, s.players[seat]) else [*found, Just(s, Pass(seat))]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.acted:
            tell(Skipped, self.seat, "E-5.16")
        end_turn(s)
