"""Answers to deals: what a private or a train is worth to the bot, and one price of its own."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Range
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.deals.deal import Deal, deal_of
from boardroom.games.eighteen_thirty.deals.trades import PrivateTrade
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.private_purchase import PrivateDeal
from boardroom.games.eighteen_thirty.operate.train_deals import TrainDeal
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import Player, State
from boardroom.games.eighteen_thirty.turns import turn_under_way
from boardroom_frozen.eighteen_thirty import forecast as ahead
from boardroom_frozen.eighteen_thirty.choices import Offered

SALE_FACTOR, PURCHASE_FACTOR = 1.5, 0.5
"""A private is sold for this multiple of its face value, and bought from another player for that one."""
COMPANY_FACTOR = 0.75
"""What a company pays for another player's private, in face values: the money goes to a rival."""
TRAIN_FACTOR = 2
ROUNDS_OF_USE = 4
"""How many runs of a train bought from a rival should pay for it."""


def answer(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Accept a price that is worth it, else name one's own price once, else decline."""
    deal = deal_of(s)
    worth = _worth(s, me, deal)
    buying = deal.by_seller
    if worth is not None and (deal.price <= worth if buying else deal.price >= worth):
        return act.Accept(me.seat)
    offer = found.get(act.CounterOffer)
    first = not turn_under_way(s).declined.count((deal.thing, deal.partner(s)))
    if isinstance(offer, Range) and worth is not None and first and offer.least <= worth <= offer.most:
        return act.CounterOffer(me.seat, worth)
    return act.Decline(me.seat)


def _worth(s: State, me: Player, deal: Deal) -> int | None:
    """The highest price at which the bot buys or the lowest at which it sells; None if at no price."""
    if isinstance(deal, TrainDeal):
        return _worth_of_train(s, deal)
    assert isinstance(deal, PrivateTrade | PrivateDeal)
    face = PRIVATES[deal.private].price
    if not deal.by_seller:
        return int(SALE_FACTOR * face) + 1
    if isinstance(deal, PrivateDeal):
        return min(int(COMPANY_FACTOR * face), ahead.spare(s, s.company(deal.company)))
    return int(PURCHASE_FACTOR * face)


def _worth_of_train(s: State, deal: TrainDeal) -> int | None:
    """A company keeps its last train; it buys one that does not rust soon and earns its price."""
    face = TRAINS[deal.train].price
    if not deal.by_seller:
        return TRAIN_FACTOR * face if len(s.company(deal.seller).trains) > 1 else None
    company = s.company(deal.company)
    if ahead.rusts_soon(s, deal.train):
        return None
    earned = ROUNDS_OF_USE * ahead.train_gain(s, company, deal.train)
    return min(earned, face, company.cash)
