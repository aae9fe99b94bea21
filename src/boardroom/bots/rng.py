"""Seeds and random generators of bots, independent of the seed of their table."""

from __future__ import annotations

from boardroom.core.luck import Luck, luck_of


def seed_of(table: str | int, seat: int) -> str:
    """The seed of the bot at a seat, as stored in records."""
    return f"{table}/bot {seat}"


def rng_at(seed: str, seq: int) -> Luck:
    """The generator of a bot for its decision after row `seq`; the same again after a take-back."""
    return luck_of(seed, seq)
