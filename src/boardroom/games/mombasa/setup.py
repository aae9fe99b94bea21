"""Setting up, and the starting tiles (M-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import TypeVar

from boardroom.core.actions import Shuffled
from boardroom.core.chance import Chance
from boardroom.core.offers import Chosen, Offer, Pick
from boardroom.core.parts import Assign, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import KeepTile, LayOut
from boardroom.games.mombasa.companies.tracks import NOTHING, TrackSteps
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.facts import CardsRested, FirstPlayerFound, TileChosen, TileShown, TrackLaid
from boardroom.games.mombasa.pack import BOOK_LETTERS, COMPANIES, LETTERS, Reward
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.pack.numbers import STARTING_BOOK, TILES_DEALT
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.rounds import Round, fill_display
from boardroom.games.mombasa.state import Options, State, pay_player, put, without

T = TypeVar("T")


def shuffle(s: State, things: Sequence[T], label: str, tell: Tell) -> tuple[T, ...]:
    order, s.chance = s.chance.shuffle(things, label)
    tell(Shuffled, label, tuple(map(str, order)))
    return order


def set_up(options: Options, seats: int, chance: Chance, tell: Tell) -> State:
    s = State(options=options, chance=chance, players=[Player(seat) for seat in range(seats)])
    if options.first_player is not None and options.first_player >= seats:
        raise input_error("first-player", seats=seats)
    lay_tracks(s, tell)
    fill_camps(s)
    lay_cards_and_books(s, tell)
    find_first_player(s, tell)
    for player in s.players:
        equip(s, player, tell)
    order = tuple((s.first + ahead) % seats for ahead in range(seats))
    s.steps += [Round(0), LayingOut(order)]
    if options.setup == "first":
        for seat in order:
            give_tile(s, s.players[seat], first_tile(s, seat), tell)
    else:
        deal_tiles(s, tell)
        s.steps.append(ChoosingTiles())
    return s


def lay_tracks(s: State, tell: Tell) -> None:
    """The fixed tracks of the first game, or track cards turned at random (M-2.1, M-2.2)."""
    pack = s.pack
    if s.options.setup == "first":
        s.tracks = pack.first_tracks
    else:
        cards = shuffle(s, pack.track_cards, "tracks", tell)
        s.tracks = tuple(shuffle(s, card, f"side {n}", tell)[0] for n, card in enumerate(cards, 1))
    for company, track in zip(COMPANIES, s.tracks, strict=True):
        tell(TrackLaid, company, track)


def fill_camps(s: State) -> None:
    """Posts cover every space of their camp; the map is empty (M-2.3)."""
    camps = s.pack.camps
    s.camps = tuple(tuple(len(column) for column in camp.coins) for camp in camps)
    s.emptied = tuple((False,) * len(camp.coins) for camp in camps)
    s.posts = (FREE,) * len(s.pack.regions)


def lay_cards_and_books(s: State, tell: Tell) -> None:
    """The deck by letters, the card display, the books (M-2.4, M-2.5, M-2.7)."""
    pack = s.pack
    deck: tuple[str, ...] = ()
    for letter in LETTERS:
        deck += shuffle(s, pack.decks[letter], f"cards {letter}", tell)
    s.deck, s.display = deck, ("",) * (pack.card_rows * len(pack.card_red))
    fill_display(s, tell)
    shelf, supplies = [""] * len(pack.letters_at), s.book_supplies
    for letter in BOOK_LETTERS:
        books = list(shuffle(s, pack.shelves[letter], f"books {letter}", tell))
        for place, wanted in enumerate(pack.letters_at):
            if wanted == letter:
                shelf[place] = books.pop(0)
        supplies[letter] = tuple(books)
    s.book_supplies = supplies
    s.shelf, s.coins = tuple(shelf), (0,) * len(shelf)


def find_first_player(s: State, tell: Tell) -> None:
    """By lot, unless the table says who (M-2.10, Q-14)."""
    if s.options.first_player is None:
        s.first = shuffle(s, range(len(s.players)), "first player", tell)[0]
    else:
        s.first = s.options.first_player
    s.next_first = s.first
    tell(FirstPlayerFound, s.first)


def place_in_order(s: State, seat: Seat) -> int:
    """How many seats clockwise from the first player."""
    return (seat - s.first) % len(s.players)


def seat_card(s: State, seat: Seat) -> str:
    return s.pack.seat_cards[place_in_order(s, seat)]


def equip(s: State, player: Player, tell: Tell) -> None:
    """Board, cards and money of one player (M-2.9, M-2.10)."""
    pack = s.pack
    player.hand = player.owned = (*pack.hand, seat_card(s, player.seat))
    player.area = ("",) * len(pack.slots)
    player.resting = ((),) * len(pack.slots)
    player.books = ("",) * (pack.ledger.last + 1)
    pay_player(s, player.seat, pack.start_money, "M-2.9", tell)


def first_tile(s: State, seat: Seat) -> str:
    wanted = place_in_order(s, seat) + 1
    return next(tile.id for tile in s.pack.tiles.values() if tile.seat == wanted)


def give_tile(s: State, player: Player, tile: str, tell: Tell) -> None:
    """The tile lies on the board: its book is the first space after the ink icon (M-2.12, Q-5)."""
    player.starting = tile
    player.books = put(player.books, STARTING_BOOK, s.pack.tiles[tile].book.id)
    tell(TileShown, player.seat, tile)


def deal_tiles(s: State, tell: Tell) -> None:
    """Some tiles for each player to choose from (M-2.11)."""
    tiles = shuffle(s, tuple(s.pack.tiles), "starting tiles", tell)
    for player in s.players:
        player.dealt, tiles = tiles[:TILES_DEALT], tiles[TILES_DEALT:]
    s.unused_tiles = tiles


def may_keep(s: State, a: KeepTile) -> None:
    require(a.tile in s.players[a.seat].dealt, "M-2.11", "tile-not-dealt", tile=a.tile)


def keep(s: State, a: KeepTile, tell: Tell) -> None:
    """Put the kept tile first; the seat may change its choice until the last one has chosen."""
    player = s.players[a.seat]
    player.dealt = (a.tile, *without(player.dealt, a.tile))
    player.planned = True
    tell(TileChosen, a.seat)


@step("mombasa.choosing_tiles", "M-2.11")
class ChoosingTiles(Step):
    """Each player keeps one of two tiles in secret; all are revealed together. (M-2.11)"""

    moves = {KeepTile: Move(may_keep, keep)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return tuple(player.seat for player in s.players if not player.planned)

    def others(self, s: State) -> tuple[Seat, ...]:
        return tuple(player.seat for player in s.players if player.planned)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(KeepTile, s, seat, s.players[seat].dealt, "starting")]

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()
        for player in s.players:
            kept, *rest = player.dealt
            s.unused_tiles = tuple(sorted((*s.unused_tiles, *rest)))
            player.dealt, player.planned = (), False
            give_tile(s, player, kept, tell)


def tile_cards(s: State, seat: Seat) -> tuple[str, ...]:
    """The cards that the starting tile of a seat shows (M-2.12)."""
    pack = s.pack
    own = seat_card(s, seat)
    return tuple(pack.card(card, own) for card in pack.tiles[s.players[seat].starting].cards)


def may_lay_out(s: State, a: LayOut) -> None:
    wanted = tile_cards(s, a.seat)
    require(sorted(a.cards) == sorted(wanted), "M-2.12", "cards-of-the-tile", cards=list(wanted))


def lay_out(s: State, a: LayOut, tell: Tell) -> None:
    """One card above each open slot, then the starting bonus (M-2.12)."""
    frame = s.steps[-1]
    assert isinstance(frame, LayingOut)
    frame.left = frame.left[1:]
    player, pack = s.players[a.seat], s.pack
    for slot, card in zip(pack.open_at, a.cards, strict=True):
        player.resting = put(player.resting, slot, (card,))
        player.hand = without(player.hand, card)
    tell(CardsRested, a.seat, tuple(pack.cards[card] for card in a.cards))
    tied: tuple[int, ...] = NOTHING
    for what, n in pack.tiles[player.starting].bonus:
        if what == "diamonds":
            give(s, a.seat, Reward(diamonds=n), Source("M-2.12"), tell)
        else:
            tied = put(tied, COMPANY[what], n)
    if any(tied):
        s.steps.append(TrackSteps(a.seat, 0, tied, "M-2.12"))


class LayOutOffer(Offer):
    """The cards of the tile in any order above the open slots."""

    __slots__ = ()

    def actions(self) -> Iterator[LayOut]:
        for cards in permutations(tile_cards(self.s, self.seat)):
            yield LayOut(self.seat, cards)

    def sample(self, rng: Random) -> LayOut:
        every = list(permutations(tile_cards(self.s, self.seat)))
        return LayOut(self.seat, every[int(rng.random() * len(every))])

    def form(self, chosen: Chosen) -> Part | None:
        if "cards" in chosen:
            return None
        cards, pack = tile_cards(self.s, self.seat), self.s.pack
        places = tuple(f"slot:{slot}" for slot in pack.open_slots)
        return Assign(
            "cards",
            tuple(Option(f"card:{card}", card) for card in cards),
            tuple(Option(f"slot:{slot}", slot) for slot in pack.open_slots),
            {f"card:{card}": places for card in cards},
            len(cards),
        )

    def compose(self, chosen: Chosen) -> LayOut:
        """The answer names the slot of each card."""
        above = {str(slot): str(card) for card, slot in chosen["cards"].items()}
        return LayOut(self.seat, tuple(above[slot] for slot in self.s.pack.open_slots if slot in above))


@step("mombasa.laying_out", "M-2.12")
class LayingOut(Step):
    """In turn order the players lay the cards of their tile and take its bonus. (M-2.12)"""

    left: tuple[Seat, ...] = shown()
    moves = {LayOut: Move(may_lay_out, lay_out)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left[:1]

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [LayOutOffer(LayOut, s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()
