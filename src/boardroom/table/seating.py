"""The seats of a table and the persons who hold them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HUMAN, BOT, OPEN = "human", "bot", "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: who plays there, under what name, and the secret that claims it."""

    seat: int
    kind: str
    bot: str = ""
    bot_seed: str = ""
    name: str = ""
    secret: str = ""
    entropy: str = ""
    """What its player contributed to the seed of the deal; empty until a promised text is revealed."""
    promise: str = ""
    """The hash of that text if it is revealed only when the table is full."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats in order and the persons who hold each. Several browsers may belong to one player."""

    seats: tuple[Seat, ...]
    holders: Mapping[int, frozenset[str]] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by seat, as in a record."""
        return tuple(seat.bot for seat in self.seats)

    @property
    def persons(self) -> frozenset[int]:
        """The seats that are not played by bots."""
        return frozenset(seat.seat for seat in self.seats if seat.kind != BOT)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that nobody has taken yet."""
        return tuple(seat.seat for seat in self.seats if seat.kind == OPEN)

    @property
    def entropy(self) -> list[str]:
        """The contributions of the players to the seed of the deal, by seat."""
        return [seat.entropy for seat in self.seats if seat.kind != BOT]

    @property
    def promises(self) -> list[str]:
        """The promises of the players, by seat like `entropy`; empty for those who sent a text at once."""
        return [seat.promise for seat in self.seats if seat.kind != BOT]

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats whose promised text is awaited."""
        return tuple(seat.seat for seat in self.seats if seat.promise and not seat.entropy)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        if person is None:
            return ()
        return tuple(seat.seat for seat in self.seats if person in self.holders.get(seat.seat, ()))

    def kinds_for(self, person: str | None) -> tuple[str, ...]:
        """Who sits where, from the viewpoint of a person: "me", "human", "open" or "bot:NAME"."""
        mine = self.seats_of(person)
        return tuple(
            f"bot:{seat.bot}" if seat.kind == BOT else "me" if seat.seat in mine else seat.kind
            for seat in self.seats
        )
