"""Proposals out of turn: who could be asked for a deal may speak first (E-3.2, E-3.8, E-6.85, E-6.104)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat
from boardroom.games.eighteen_thirty.actions import (
    AskForPrivate,
    ExchangeForShare,
    OfferPrivate,
    OfferToCompany,
    OfferTrain,
)
from boardroom.games.eighteen_thirty.deals.deal import host
from boardroom.games.eighteen_thirty.deals.trades import (
    Talks,
    ask_for,
    ask_offers,
    may_ask_for,
    may_offer_private,
    offer_private,
    sale_offers,
)
from boardroom.games.eighteen_thirty.operate.anywhere import OpenStage
from boardroom.games.eighteen_thirty.operate.bankruptcy import missing
from boardroom.games.eighteen_thirty.operate.private_purchase import (
    may_offer_to_company,
    offer_to_company,
    offers_to_company,
)
from boardroom.games.eighteen_thirty.operate.train_deals import (
    may_offer_train,
    offer_train,
    offers_of_trains,
)
from boardroom.games.eighteen_thirty.operate.trains import TrainPurchase
from boardroom.games.eighteen_thirty.privates import EXCHANGE, interrupt_offers
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.selling import must_sell, require_no_debt
from boardroom.games.eighteen_thirty.turns import PlayerTurn

A = TypeVar("A", bound=Action)


def require_open(s: State, is_open: bool, clause: str) -> None:
    """Refuse a proposal at a table that asks nobody, or while something else must be decided first."""
    require(s.profile.asks_partners, clause, "only-in-turn")
    require(is_open, clause, "no-talks-now")


def may_trade_here(s: State, as_seller: bool) -> bool:
    """Whether players trade privates here: in a stock turn; in a forced sale the president only sells."""
    top = s.steps[-1]
    if isinstance(top, TrainPurchase):
        return not as_seller and missing(s, top.operator(s)) > 0
    return isinstance(top, PlayerTurn)


def may_ask_out_of_turn(s: State, a: AskForPrivate) -> None:
    require_open(s, may_trade_here(s, as_seller=False), "E-3.2")
    _require_host_without_debt(s)
    may_ask_for(s, a)


def may_offer_out_of_turn(s: State, a: OfferPrivate) -> None:
    require_open(s, may_trade_here(s, as_seller=True), "E-3.2")
    _require_host_without_debt(s)
    may_offer_private(s, a)


def _require_host_without_debt(s: State) -> None:
    if isinstance(s.steps[-1], PlayerTurn):
        require_no_debt(s, host(s))


def may_offer_to_company_now(s: State, a: OfferToCompany) -> None:
    require_open(s, isinstance(s.steps[-1], OpenStage), "E-3.8")
    may_offer_to_company(s, a)


def may_offer_train_now(s: State, a: OfferTrain) -> None:
    require_open(s, isinstance(s.steps[-1], TrainPurchase), "E-6.87")
    may_offer_train(s, a)


OUT_OF_TURN: dict[type, Move] = {
    ExchangeForShare: EXCHANGE,
    AskForPrivate: Move(may_ask_out_of_turn, ask_for),
    OfferPrivate: Move(may_offer_out_of_turn, offer_private),
    OfferToCompany: Move(may_offer_to_company_now, offer_to_company),
    OfferTrain: Move(may_offer_train_now, offer_train),
}


TALKING: Final = (PlayerTurn, OpenStage)
"""The steps in which others may propose deals."""


def out_of_turn_offers(s: State, seat: Seat) -> list[Offer]:
    """What a seat may do out of turn: exchange MH, and propose deals to whoever is in turn."""
    found = interrupt_offers(s, seat)
    if s.profile.asks_partners and isinstance(s.steps[-1], TALKING) and seat != host(s):
        found += _proposals(s, seat)
    return found


def _proposals(s: State, seat: Seat) -> Iterator[Offer]:
    top = s.steps[-1]
    if isinstance(top, PlayerTurn) and (s.round < 2 or must_sell(s, s.players[top.seat])):
        return
    talks = Talks(s, seat)
    if may_trade_here(s, as_seller=False):
        yield from ask_offers(s, seat, talks)
    if may_trade_here(s, as_seller=True):
        yield from sale_offers(s, seat, talks)
    if isinstance(top, OpenStage):
        yield from offers_to_company(s, seat)
    if isinstance(top, TrainPurchase):
        yield from offers_of_trains(s, seat)
