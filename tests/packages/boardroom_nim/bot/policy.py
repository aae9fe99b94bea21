"""The greedy bot: leaves heaps whose nim-sum (bitwise xor) is zero whenever it can."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom_nim.game import State, Take


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    (offer,) = offers
    total = reduce(xor, s.heaps)
    for heap, left in enumerate(s.heaps):
        if left ^ total < left:
            return Take(offer.seat, heap, left - (left ^ total))
    return offer.sample(rng)
