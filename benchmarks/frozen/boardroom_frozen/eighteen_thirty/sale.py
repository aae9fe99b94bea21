"""The private sale: take cheap privates, bid on those that bring shares, stop when too expensive."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.sale import free_cash, sale_of
from boardroom.games.eighteen_thirty.state import Player, State
from boardroom_frozen.eighteen_thirty.choices import Offered, pass_action

MAX_BIDS = {"SV": 20, "CS": 45, "DH": 75, "MH": 125, "CA": 215, "BO": 245}
"""The highest bids: a company may later pay up to twice the face value; CA and BO bring shares."""
RESERVE = 335
"""Money kept for five shares at the lowest par."""
MIN_SURPLUS = 5
VALUE_SPREAD = 0.94, 1.06


def sale(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Bid on the private with the highest surplus over its next bid, else take the cheapest one."""
    bid = _bid(s, me, found, rng)
    if bid is not None:
        return bid
    return found[act.TakePrivate].suggest() if act.TakePrivate in found else pass_action(me)


def _bid(s: State, me: Player, found: Offered, rng: Random) -> Action | None:
    """Place one bid at a time, and only with money that is not needed for the first company."""
    step, offer = sale_of(s), found.get(act.Bid)
    if not isinstance(offer, Priced) or any(bid.seat == me.seat for bid in step.bids):
        return None
    free = free_cash(s, step, me.seat) - RESERVE
    tries = [
        (_max_bid(private, rng) - least, private, least)
        for (private,), (least, _) in zip(offer.rows, offer.ranges, strict=True)
        if least <= free
    ]
    surplus, private, least = max(tries, default=(0, "", 0))
    return act.Bid(me.seat, private, least) if surplus >= MIN_SURPLUS else None


def _max_bid(private: str, rng: Random) -> float:
    """The highest bid, varied at random: 1830 draws no chance, so all greedy games would be alike."""
    return MAX_BIDS[private] * rng.uniform(*VALUE_SPREAD)


def auction(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Raise by the minimum while the private is worth it."""
    private = s.steps[-1].private  # type: ignore[attr-defined]
    raised = found[act.Raise].suggest() if act.Raise in found else None
    return (
        raised
        if isinstance(raised, act.Raise) and raised.amount <= _max_bid(private, rng)
        else pass_action(me)
    )
