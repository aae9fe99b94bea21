"""The project deck and the discard pile (TM-5.7, TM-5.9, TM-5.14)."""

from __future__ import annotations

from boardroom.core.actions import Shuffled
from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.facts import CardsDiscarded
from boardroom.games.terraforming_mars.state import State


def draw(s: State, n: int, tell: Tell, bottom: bool = False) -> tuple[int, ...]:
    """Draw cards; when the deck runs out the discard pile becomes the new one (TM-5.9)."""
    found: list[int] = []
    while len(found) < n:
        if not s.deck and not reshuffle(s, tell):
            break
        take = min(n - len(found), len(s.deck))
        if bottom:
            found += s.deck[: -take - 1 : -1]
            s.deck = s.deck[:-take]
        else:
            found += s.deck[:take]
            s.deck = s.deck[take:]
        if not s.deck and s.profile.reshuffles_at_once:
            reshuffle(s, tell)
    return tuple(found)


def reshuffle(s: State, tell: Tell) -> bool:
    """Shuffle the discard pile into a new deck, and drop what players knew about it."""
    pile = [*s.revealed, *(card for player in s.players for card in player.discards)]
    if not pile:
        return False
    s.deck, s.chance = s.chance.shuffle(sorted(pile), "reshuffle")
    tell(Shuffled, "reshuffle", tuple(f"{card:03d}" for card in s.deck))
    s.revealed = ()
    for player in s.players:
        player.discards = player.handed_on = ()
    return True


def discard(s: State, seat: Seat, cards: tuple[int, ...], tell: Tell) -> None:
    """Put cards face down on the discard pile; only this player knows them (TM-5.14)."""
    if cards:
        player = s.players[seat]
        player.discards = (*player.discards, *cards)
        tell(CardsDiscarded, seat, cards)


def pile_size(s: State) -> int:
    """How many cards lie on the discard pile."""
    return len(s.revealed) + sum(len(player.discards) for player in s.players)
