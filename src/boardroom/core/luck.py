"""The random generator of a bot, independent of the shuffles of its table (`core.chance`)."""

from __future__ import annotations

from random import Random


class Luck(Random):
    """A random generator with a `nature` between 0 and 1 that stays the same throughout a game.

    A bot may derive its style of play from it."""

    nature: float = 0.5


def luck_of(seed: str, part: object = "") -> Luck:
    """The generator of the bot with this seed, for one decision or a whole game (`part`)."""
    rng = Luck(f"{seed}/{part}" if part != "" else seed)
    rng.nature = Random(f"{seed}/nature").random()
    return rng
