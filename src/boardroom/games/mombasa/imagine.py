"""Fill in at random what a seat cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random

from boardroom.core.chance import Chance
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.pack import BOOK_LETTERS, LETTERS
from boardroom.games.mombasa.planning import PlanOffer
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.scoring import cards_of
from boardroom.games.mombasa.state import State


def imagine_state(view: State, rng: Random) -> State:
    """Fill in hands, plans, starting tiles, the deck and the supply of books."""
    s = view.clone()
    s.chance = Chance(f"imagined {rng.random()}")
    _imagine_tiles(s, rng)
    for player in s.players:
        _imagine_hand(s, player, rng)
    _imagine_deck(s, rng)
    _imagine_books(s, rng)
    s.derive()
    return s


def _imagine_tiles(s: State, rng: Random) -> None:
    """Deal the unseen tiles to the others and to the box; a seat's chosen tile lies first (M-2.11)."""
    seen = {player.starting for player in s.players}
    seen |= {tile for p in s.players if not isinstance(p.dealt, Hidden) for tile in p.dealt}
    unseen = [tile for tile in s.pack.tiles if tile not in seen]
    rng.shuffle(unseen)
    for player in s.players:
        if isinstance(player.dealt, Hidden):
            count = len(player.dealt)
            player.dealt, unseen = tuple(unseen[:count]), unseen[count:]
    if isinstance(s.unused_tiles, Hidden):
        s.unused_tiles = tuple(unseen[: len(s.unused_tiles)])


def _imagine_hand(s: State, player: Player, rng: Random) -> None:
    """Derive the hand from the cards the player owns and those on the table; guess only the plan."""
    if isinstance(player.hand, Hidden):
        lying = Counter(cards_of(player))
        player.hand = tuple((Counter(player.owned) - lying).elements())
    if isinstance(player.plan, Hidden):
        player.plan = ()
        if player.planned and not player.dealt:
            guess = PlanOffer(type(None), s, player.seat).sample(rng)
            player.plan = tuple(card or "" for card in guess.cards)


def _imagine_deck(s: State, rng: Random) -> None:
    """Rebuild the deck from the unseen cards, in random order within each letter (M-2.4)."""
    if not isinstance(s.deck, Hidden):
        return
    seen = {*s.display, *s.discards, *(card for player in s.players for card in player.owned)}
    deck: list[str] = []
    for letter in LETTERS:
        cards = [card for card in s.pack.decks[letter] if card not in seen]
        rng.shuffle(cards)
        deck += cards
    assert len(deck) == len(s.deck)
    s.deck = tuple(deck)


def _imagine_books(s: State, rng: Random) -> None:
    """Put unseen books into the supply of their letter, in random order."""
    if not isinstance(s.supply_a, Hidden):
        return
    seen = {*s.shelf, *s.lost_books}
    for player in s.players:
        seen |= {*player.books, *player.covered, *player.taken}
    supplies = s.book_supplies
    for letter in BOOK_LETTERS:
        books = [book for book in s.pack.shelves[letter] if book not in seen]
        rng.shuffle(books)
        supplies[letter] = tuple(books)
    s.book_supplies = supplies
