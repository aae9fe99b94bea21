"""The random numbers of bots at a table, which say nothing about the table's own luck."""

from __future__ import annotations

from boardroom.core.luck import Luck, luck_of


def seed_of(table: str | int, seat: int) -> str:
    """The seed of the bot at a seat, as the record tells it."""
    return f"{table}/bot {seat}"


def rng_at(seed: str, seq: int) -> Luck:
    """The random numbers of a bot for its decision after entry `seq`: the same again after a take-back."""
    return luck_of(seed, seq)
