"""The random numbers of a bot at one seat: its own, apart from the luck of the table (`core.chance`)."""

from __future__ import annotations

from random import Random


class Luck(Random):
    """Random numbers with a memory: `nature`, between 0 and 1, is the same in every decision of a game.

    So a bot can be one kind of player from beginning to end."""

    nature: float = 0.5


def luck_of(seed: str, part: object = "") -> Luck:
    """The random numbers of a part of a game (a decision, or all of it) for the bot with this seed."""
    rng = Luck(f"{seed}/{part}" if part != "" else seed)
    rng.nature = Random(f"{seed}/nature").random()
    return rng
