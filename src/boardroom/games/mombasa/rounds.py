"""The seven rounds and the preparation for the next one (M-3, M-14)."""

from __future__ import annotations

from boardroom.core.steps import Over, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.bonuses import TILE_SPACES
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.facts import CardDiscarded, CardShown, RoundBegan, ShareValues, TileGiven
from boardroom.games.mombasa.pack.ids import PLACES
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.player_board.area import recount
from boardroom.games.mombasa.scoring import score
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import ActionPhase


@step("mombasa.round", "M-3.1")
class Round(Step):
    """Planning, actions, preparation; after the seventh round the scoring. (M-3.1)"""

    phase: int = shown()
    """The next phase: 0 planning, 1 actions, 2 preparation."""

    def waits(self, s: State) -> tuple[int, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if self.phase == 0:
            tell(RoundBegan, s.round, s.first)
            tell(ShareValues, *(share_value(s, company) for company in PLACES))
            s.steps.append(Planning())
        elif self.phase == 1:
            s.steps.append(ActionPhase(s.first, 0))
        elif s.round < s.pack.rounds:
            prepare(s, tell)
        else:
            score(s, tell)
            s.steps[:] = [Over("M-15.2")]
            return
        self.phase = (self.phase + 1) % 3


def prepare(s: State, tell: Tell) -> None:
    """The next round: coins, cards, markers and tiles (M-14)."""
    s.round += 1
    lay_coins(s)
    slide(s, tell)
    fill_display(s, tell)
    return_markers(s, tell)
    s.first = s.next_first


def lay_coins(s: State) -> None:
    """The coins of the new round go below its column of books, one in each row (M-14.1)."""
    pack, coins = s.pack, list(s.coins)
    top = pack.coin_rounds.index(s.round) * pack.book_rows
    for place in range(top, top + pack.round_coins[len(s.players)][s.round - 1]):
        coins[place] += 1
    s.coins = tuple(coins)


def slide(s: State, tell: Tell) -> None:
    """The right column is discarded, the others move to the right, row by row (M-14.2)."""
    pack, rows, display = s.pack, s.pack.card_rows, list(s.display)
    for row in range(rows):
        *others, right = display[row::rows]
        if right:
            s.discards = (*s.discards, right)
            tell(CardDiscarded, pack.cards[right])
        kept = [card for card in others if card]
        display[row::rows] = [""] * (len(others) + 1 - len(kept)) + kept
    s.display = tuple(display)


def fill_display(s: State, tell: Tell) -> None:
    """Empty spaces are filled from the deck: the right column from top to bottom, then the next (M-2.5)."""
    pack, rows = s.pack, s.pack.card_rows
    display, deck, drawn = list(s.display), s.deck, 0
    for column in reversed(range(len(pack.card_red))):
        for place in range(column * rows, column * rows + rows):
            if not display[place] and drawn < len(deck):
                display[place] = deck[drawn]
                drawn += 1
                tell(CardShown, pack.cards[display[place]])
    s.display, s.deck = tuple(display), deck[drawn:]


def return_markers(s: State, tell: Tell) -> None:
    """Markers go back; whoever had one on a tile space gets the tile (M-14.3)."""
    spaces = s.spaces
    for player in s.players:
        player.markers, player.ended = 0, False
        taken = [tile for tile, space in TILE_SPACES.items() if spaces.get(space) == player.seat]
        player.tiles = tuple(taken)
        for tile in player.tiles:
            tell(TileGiven, player.seat, tile)
        if player.tiles:  # otherwise nothing lies face up
            recount(s.tracks, s.pack, player)
    s.spaces = {}
