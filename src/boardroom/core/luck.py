"""The random generator of a bot, independent of the shuffles of its table (`core.chance`)."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


class Luck(Random):
    """A random generator with a `nature` between 0 and 1 that stays the same throughout a game.

    A bot may derive its style of play from it."""

    nature: float = 0.5


def luck_of(seed: str, part: object = "") -> Luck:
    """The generator of the bot with this seed, for one decision or a whole game (`part`)."""
    rng = Luck(f"{seed}/{part}" if part != "" else seed)
    rng.nature = Random(f"{seed}/nature").random()
    return rng


def shuffle(rng: Random, items: list[T]) -> None:
    """Shuffle in place into the same order as `Random.shuffle`, which takes twice as long."""
    draw = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        bits = (last + 1).bit_length()
        other = draw(bits)
        while other > last:
            other = draw(bits)
        items[last], items[other] = items[other], items[last]
