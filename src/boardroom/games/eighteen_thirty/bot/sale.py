"""The private sale: take what is cheap, bid for what brings shares, and stop where it gets too dear."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot.choices import Offered, passing
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.sale import free_cash, sale_of
from boardroom.games.eighteen_thirty.state import Player, State

WORTH = {"SV": 20, "CS": 45, "DH": 75, "MH": 125, "CA": 215, "BO": 245}
"""What a private is bid up to: a company buys it later at up to twice its price; CA and BO bring shares."""
KEPT = 335
"""Money kept for five shares at the least par."""
SURPLUS = 5
OPINIONS = 0.94, 1.06


def sale(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """A bid for the private that is worth most above its next bid, else the cheapest one."""
    bid = _bid(s, me, found, rng)
    if bid is not None:
        return bid
    return found[act.TakePrivate].suggest() if act.TakePrivate in found else passing(me)


def _bid(s: State, me: Player, found: Offered, rng: Random) -> Action | None:
    """One bid at a time, and only with money that is not needed for the first company."""
    step, offer = sale_of(s), found.get(act.Bid)
    if not isinstance(offer, Priced) or any(bid.seat == me.seat for bid in step.bids):
        return None
    free = free_cash(s, step, me.seat) - KEPT
    tries = [
        (_worth(private, rng) - least, private, least)
        for (private,), (least, _) in zip(offer.rows, offer.ranges, strict=True)
        if least <= free
    ]
    surplus, private, least = max(tries, default=(0, "", 0))
    return act.Bid(me.seat, private, least) if surplus >= SURPLUS else None


def _worth(private: str, rng: Random) -> float:
    """Opinions differ, or every game of greedy players would be the same: 1830 has no luck."""
    return WORTH[private] * rng.uniform(*OPINIONS)


def auction(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Raise by the least while the private is worth it."""
    private = s.steps[-1].private  # type: ignore[attr-defined]
    raised = found[act.Raise].suggest() if act.Raise in found else None
    return raised if isinstance(raised, act.Raise) and raised.amount <= _worth(private, rng) else passing(me)
