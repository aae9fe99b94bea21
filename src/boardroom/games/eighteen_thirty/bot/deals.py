"""Deals that other players offer: privates above face value, trains for twice their price."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot.choices import Offered, take_suggestion
from boardroom.games.eighteen_thirty.deals import PrivateTrade
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.private_purchase import PrivateDeal
from boardroom.games.eighteen_thirty.operate.trains import TrainDeal
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import Player, State


def deal(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Sell privates above face value; otherwise accept only gifts."""
    if act.Accept not in found:
        return take_suggestion(s, me, found, rng)
    step = s.steps[-1]
    assert isinstance(step, PrivateDeal | PrivateTrade)
    face = PRIVATES[step.private].price
    if isinstance(step, PrivateDeal) or not step.by_seller:
        agreed = step.price > 1.5 * face
    else:
        agreed = step.price < face / 2
    return act.Accept(me.seat) if agreed else act.Decline(me.seat)


def train_deal(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Sell a train for twice its price if the company keeps another one."""
    step = s.steps[-1]
    assert isinstance(step, TrainDeal)
    keeps = len(s.company(step.seller).trains) > 1
    fair = step.price >= 2 * TRAINS[step.train].price
    return act.Accept(me.seat) if keeps and fair else act.Decline(me.seat)
