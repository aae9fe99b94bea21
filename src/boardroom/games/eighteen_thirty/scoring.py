"""The end: net worth, and who has won (E-7.3, E-7.6, E-7.7, U-15)."""

from __future__ import annotations

from boardroom.core.game import Standing, ranking
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import Player, State


def share_worth(s: State, player: Player) -> int:
    """The player's shares at market price; shares of a company without a par are worth nothing."""
    return sum([held * c.price for held, c in zip(player.shares, s.companies, strict=True)])


def worth(s: State, player: Player) -> int:
    """Cash, shares at market price, open privates at face value (E-7.3)."""
    return player.cash + share_worth(s, player) + sum([PRIVATES[p].price for p in player.privates])


def standings(s: State) -> list[Standing]:
    """The highest net worth wins; ties share the place (E-7.3, U-15)."""
    return ranking({player.seat: {"worth": worth(s, player)} for player in s.players})
