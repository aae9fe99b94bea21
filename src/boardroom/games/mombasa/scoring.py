"""The end: shares, share values, seven lines (M-1.2 to M-1.4, M-15)."""

from __future__ import annotations

from boardroom.core.game import Standing, ranking
from boardroom.core.steps import Seat, Tell
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.facts import Scored
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State

LINES = ("cash", *COMPANIES, "diamonds", "books")


def cards_of(player: Player) -> tuple[str, ...]:
    """Every card of the player that this view shows."""
    hand = () if isinstance(player.hand, Hidden) else player.hand
    resting = tuple(card for column in player.resting for card in column)
    return hand + resting + tuple(card for card in player.area if card) + player.shares


def shares(s: State, seat: Seat, company: int) -> int:
    """Shares of the last icon reached on the track, and those on cards (M-1.3)."""
    player, pack = s.players[seat], s.pack
    on_track = pack.tracks[s.tracks[company]].shares[player.at[company]]
    name, cards = COMPANIES[company], pack.cards
    return on_track + sum(cards[card].share == name for card in player.owned)


def lines(s: State, seat: Seat) -> dict[str, int]:
    """The seven lines of the scoring if the game ended now (M-15.2, M-15.3)."""
    player, pack = s.players[seat], s.pack
    found = {"cash": player.cash}
    for company, name in enumerate(COMPANIES):
        found[name] = shares(s, seat, company) * share_value(s, company)
    found["diamonds"] = pack.diamonds.values[player.diamonds]
    found["books"] = pack.ledger.values[player.ink]
    return found


def wealth(s: State, seat: Seat) -> int:
    """The final wealth (M-1.2)."""
    return sum(lines(s, seat).values())


def score(s: State, tell: Tell) -> None:
    """All resting cards go to the hand; cards with share icons are shown (M-15.1)."""
    cards = s.pack.cards
    for player in s.players:
        every = cards_of(player)
        player.resting = ((),) * len(player.resting)
        player.shares = tuple(card for card in every if cards[card].share)
        player.hand = tuple(card for card in every if not cards[card].share)
    for player in s.players:
        found = lines(s, player.seat)
        tell(Scored, player.seat, **found, total=sum(found.values()))


def standings(s: State) -> list[Standing]:
    """Most wealth wins; equal wealth shares the victory (M-1.1, M-15.4)."""
    found = ranking({player.seat: {"wealth": wealth(s, player.seat)} for player in s.players})
    return [Standing(one.seat, one.place, one.numbers | lines(s, one.seat)) for one in found]
