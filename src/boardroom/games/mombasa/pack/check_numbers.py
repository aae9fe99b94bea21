"""Checking the numbers that the rulebook gives in words (M-2, M-8 to M-12, M-18)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack import values as p
from boardroom.games.mombasa.pack.pack import Pack
from boardroom.games.mombasa.pack.source import Source

JournalItem = tuple[str, object, object, str]  # part of the file, found, wanted, what it is


def differing(at: Source, file: str, said: tuple[JournalItem, ...]) -> Iterator[BadData]:
    for part, found, wanted, what in said:
        if found != wanted:
            yield at.wrong(file, part, f"{what}: {found} should be {wanted}")


def displays(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-2.5 to M-2.9, M-8.2, M-9.1, M-14.1."""
    spaces = sorted(pack.book_columns * pack.book_rows)
    said: tuple[JournalItem, ...] = (
        ("cards", (pack.card_rows, len(pack.card_red)), (4, 3), "rows and columns of cards (M-2.5)"),
        ("books", spaces, sorted("ABC" * 4), "book spaces (M-2.7)"),
        ("books", sorted(pack.coin_rounds), [2, 3, 4, 5, 6, 7], "rounds of the coin columns (M-14.1)"),
        ("costs", dict(pack.book_cost), {"A": 1, "B": 1, "C": 2}, "costs of books (M-8.2)"),
        ("costs", pack.pound_cost, 1, "points for a pound (M-8.2)"),
        ("turning", pack.turning_cost, 2, "pounds for turning a book (M-9.1)"),
        ("rounds", pack.rounds, 7, "rounds (M-1.1)"),
        ("rounds", pack.round_coins[2], (0, 1, 1, 1, 1, 1, 1), "coins for 2 players (M-2.6)"),
        ("rounds", pack.round_coins[3], (0, 2, 1, 2, 1, 2, 1), "coins for 3 players (M-2.6)"),
        ("rounds", pack.round_coins[4], (0, 2, 2, 2, 2, 2, 2), "coins for 4 players (M-2.6)"),
        ("money", pack.start_money, 1, "money at the start (M-2.9)"),
    )
    yield from differing(at, "displays.toml", said)


def bonuses(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-2.9, M-10, M-11, M-12."""
    said: tuple[JournalItem, ...] = (
        ("markers", dict(pack.markers), {2: 3, 3: 2, 4: 2}, "bonus markers (M-2.9)"),
        ("markers", pack.markers_per_colour, 5, "markers of a colour (M-1.5)"),
        ("first_player", pack.first_player_points, 1, "points of the first player space (M-11.2)"),
        ("buy", pack.buy_cost, 1, "pounds of the buy space (M-11.3)"),
        ("sell", pack.sell_plus, 2, "pounds beside the red value (M-11.4)"),
        ("merchants", pack.plain_merchant, p.Reward(pounds=2, diamonds=1), "the plain merchant (M-10.2)"),
        ("merchants", pack.company_merchant, p.Reward(pounds=1, diamonds=2), "company merchants (M-10.3)"),
        ("merchants", pack.mines_per_step, 2, "mines for a step (M-10.3)"),
    )
    yield from differing(at, "bonuses.toml", said)
    wanted = {
        "goods": {"plus": 1},
        "bookkeeper": {"bookkeeping": 1},
        "merchant": {"diamonds": 2, "per_merchant": 1},
        "expansion": {"value": 3},
    }
    if set(pack.bonus_tiles) != set(wanted):
        yield at.wrong("bonuses.toml", "", f"the bonus tiles are {', '.join(wanted)} (M-12.6)")
    for tile in pack.bonus_tiles.values():
        if tile != p.BonusTile(tile.id, tile.cost, **wanted[tile.id]):
            yield at.wrong(
                "bonuses.toml", f"tile {tile.id}", f"the effect should be {wanted[tile.id]} (M-12)"
            )
        if tile.cost not in (1, 2):
            yield at.wrong("bonuses.toml", f"tile {tile.id}", "a tile costs 1 or 2 pounds (M-11.8)")
    yield from majorities(pack, at)


def majorities(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-11.5, M-11.6: four spaces, tiers in rising order, each moving on a track."""
    if {majority.kind for majority in pack.majorities} != set(p.KINDS):
        yield at.wrong("bonuses.toml", "", f"the majority spaces are {', '.join(p.KINDS)}")
    for majority in pack.majorities:
        least = [tier.least for tier in majority.tiers]
        if not least or least != sorted(set(least)) or least[0] < 1:
            yield at.wrong("bonuses.toml", f"majority {majority.kind}", "tiers rise from 1 on")
        if any(tier.reward.track < 1 for tier in majority.tiers):
            yield at.wrong("bonuses.toml", f"majority {majority.kind}", "every tier gives steps on a track")


def player_board(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-4.2, M-18."""
    said: tuple[JournalItem, ...] = (
        ("slots", (len(pack.slots), len(pack.open_slots)), (5, 3), "slots and open slots (M-4.2)"),
        ("diamonds", pack.diamonds.surplus, 2, "pounds beyond the end (M-18.3)"),
        ("ledger", pack.ledger.surplus, 2, "pounds at the end (M-18.4)"),
    )
    yield from differing(at, "player_board.toml", said)
    letters = sorted((*pack.open_slots, pack.slot_by_diamonds, pack.slot_by_ink))
    if letters != sorted(pack.slots):
        yield at.wrong("player_board.toml", "slots", "each slot is open, or opened by diamonds or by ink")
    for name, own in (("diamonds", pack.diamonds), ("ledger", pack.ledger)):
        if not 0 < own.slot <= own.last:
            yield at.wrong("player_board.toml", name, f"the slot opens on a space of 1-{own.last}")
    if not 2 <= pack.first_book <= pack.ledger.last:
        reason = "books are placed behind the ink icon and the starting book, from space 2 on (M-2.12)"
        yield at.wrong("player_board.toml", "ledger", reason)
    for space in sorted(pack.barred):
        if not pack.first_book <= space <= pack.ledger.last:
            yield at.wrong("player_board.toml", "barred", f"space {space} holds no book")
