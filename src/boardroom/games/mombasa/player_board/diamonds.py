"""The diamond track (M-18.1, M-18.3, M-20.7)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.mombasa.facts import DiamondsMoved
from boardroom.games.mombasa.state import State, pay_player


def diamond_steps(s: State, seat: Seat, n: int, tell: Tell) -> None:
    """Move the diamond marker; steps beyond the end pay pounds (M-18.3, Q-4)."""
    if not n:
        return
    track, player = s.pack.diamonds, s.players[seat]
    before = player.diamonds
    player.diamonds = min(before + n, track.last)
    if player.diamonds > before:
        tell(DiamondsMoved, seat, before, player.diamonds)
    pay_player(s, seat, (before + n - player.diamonds) * track.surplus, "M-18.3", tell)


def surplus_pounds(s: State, seat: Seat, n: int) -> int:
    """The pounds that so many diamond steps would pay at the end of the track (M-18.3)."""
    track = s.pack.diamonds
    return max(0, s.players[seat].diamonds + n - track.last) * track.surplus
