"""Players of 1830: random play that comes to an end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty.actions import Bid, Raise, TakePrivate

TAKE = 0.5
"""How often random play takes the cheapest private when it can.

Uniform play bids sums of any size and so binds all money in bids; nobody then buys the cheapest private,
and only its income, paid whenever all pass, brings the sale to an end after thousands of turns.
"""


def random_choice(offers: Sequence[Offer], rng: Random) -> Action:
    """A kind of offer, then one of that kind; in the private sale with a bias to take and to bid low."""
    if len(offers) > 1 and offers[0].kind.key in ("pass", "raise"):
        kinds = {offer.kind: offer for offer in offers}
        if TakePrivate in kinds and rng.random() < TAKE:
            return kinds[TakePrivate].sample(rng)
        for kind in (Bid, Raise):
            if kind in kinds and rng.random() < TAKE:
                return _lowest(kinds[kind], rng)
    return offers[int(rng.random() * len(offers))].sample(rng)


def _lowest(offer: Offer, rng: Random) -> Action:
    """A bid near the least one allowed."""
    first = offer.listed(6)
    return first[int(rng.random() * len(first))]
