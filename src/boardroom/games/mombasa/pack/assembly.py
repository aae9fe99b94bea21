"""A whole pack from its files, and how far each of them can be trusted (M-1.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from boardroom.core.components import Entry, by_key, rows, table, tables
from boardroom.games.mombasa.pack import reading as r
from boardroom.games.mombasa.pack import values as p
from boardroom.games.mombasa.pack.folder import PackFolder
from boardroom.games.mombasa.pack.pack import Pack

Part = Callable[[PackFolder], dict[str, Any]]


def map_part(d: PackFolder) -> dict[str, Any]:
    regions = by_key(rows(d / "regions.csv"), "id", r.read_region)
    camps = by_key(tables(d / "camps.toml", "camp"), "company", r.read_camp)
    missing = [company for company in p.COMPANIES if company not in camps]
    if missing:
        raise table(d / "camps.toml").wrong(f"the camp of {missing[0]} is missing")
    ordered = sorted(regions.values(), key=lambda region: region.id)
    return {"regions": tuple(ordered), "camps": tuple(camps[company] for company in p.COMPANIES)}


def card_part(d: PackFolder) -> dict[str, Any]:
    action = by_key(rows(d / "cards.csv"), "id", r.read_card)
    starting, hand, seat_cards = r.read_starting(rows(d / "starting_cards.csv"))
    decks = r.by_letter(action, p.LETTERS)
    return {"cards": action | starting, "decks": decks, "hand": hand, "seat_cards": seat_cards}


def book_part(d: PackFolder) -> dict[str, Any]:
    books = by_key(rows(d / "books.csv"), "id", r.read_book)
    tiles = by_key(rows(d / "starting_tiles.csv"), "id", r.read_tile)
    starting = {tile.id: tile.book for tile in tiles.values()}
    return {"books": books | starting, "shelves": r.by_letter(books, p.BOOK_LETTERS), "tiles": tiles}


def track_part(d: PackFolder) -> dict[str, Any]:
    file = d / "tracks.toml"
    tracks = by_key(tables(file, "track"), "id", r.read_track)
    first, cards = r.section(file, "first_game"), r.section(file, "cards")
    return {
        "tracks": tracks,
        "first_tracks": tuple(first.word(company, tuple(tracks)) for company in p.COMPANIES),
        "track_cards": tuple((one, other) for one, other in cards["pairs"]),
    }


def board_part(d: PackFolder) -> dict[str, Any]:
    file = d / "player_board.toml"
    slots, ledger = r.section(file, "slots"), r.section(file, "ledger")
    return {
        "slots": slots.word("letters"),
        "open_slots": slots.word("open"),
        "slot_by_diamonds": slots.word("by_diamonds"),
        "slot_by_ink": slots.word("by_ink"),
        "diamonds": r.read_own(r.section(file, "diamonds")),
        "ledger": r.read_own(ledger),
        "first_book": r.natural(ledger, "first_book"),
        "barred": frozenset(r.section(file, "barred")["spaces"]),
    }


def bonus_part(d: PackFolder) -> dict[str, Any]:
    file = d / "bonuses.toml"
    merchants, markers = r.section(file, "merchants"), r.section(file, "markers")
    return {
        "first_player_points": r.natural(r.section(file, "first_player"), "bookkeeping"),
        "buy_cost": r.natural(r.section(file, "buy"), "cost"),
        "sell_plus": r.natural(r.section(file, "sell"), "plus"),
        "majorities": tuple(by_key(tables(file, "majority"), "kind", r.read_majority).values()),
        "bonus_tiles": by_key(tables(file, "tile"), "id", r.read_bonus_tile),
        "plain_merchant": r.reward(merchants, merchants.word("plain")),
        "company_merchant": r.reward(merchants, merchants.word("company")),
        "mines_per_step": r.natural(merchants, "mines_per_step"),
        "markers": {n: r.natural(markers, f"players_{n}") for n in (2, 3, 4)},
        "markers_per_colour": r.natural(markers, "per_colour"),
    }


def display_part(d: PackFolder) -> dict[str, Any]:
    file = d / "displays.toml"
    cards, books, costs = (r.section(file, name) for name in ("cards", "books", "costs"))
    rounds = r.section(file, "rounds")
    return {
        "card_rows": r.natural(cards, "rows"),
        "card_red": whole_numbers(cards, "red"),
        "book_rows": r.natural(books, "rows"),
        "book_columns": books.word("columns"),
        "coin_rounds": whole_numbers(books, "coin_rounds"),
        "book_cost": {letter: r.natural(costs, letter) for letter in p.BOOK_LETTERS},
        "pound_cost": r.natural(costs, "pound"),
        "turning_cost": r.natural(r.section(file, "turning"), "pounds"),
        "rounds": r.natural(rounds, "last"),
        "round_coins": {n: whole_numbers(rounds, f"players_{n}") for n in (2, 3, 4)},
        "start_money": r.natural(r.section(file, "money"), "start"),
    }


def name_part(d: PackFolder) -> dict[str, Any]:
    about = table(d / "pack.toml")
    return {"name": about.word("name"), "version": r.natural(about, "version")}


PARTS: tuple[Part, ...] = (
    name_part,
    map_part,
    card_part,
    book_part,
    track_part,
    board_part,
    bonus_part,
    display_part,
)


def whole_numbers(entry: Entry, key: str) -> tuple[int, ...]:
    found = entry[key]
    if not isinstance(found, list) or any(type(number) is not int or number < 0 for number in found):
        raise entry.wrong(f"{key} should be a list of whole numbers from 0 on")
    return tuple(found)


def standing_entries(d: PackFolder) -> Iterable[tuple[str, Entry]]:
    """Every row, block and part that says how far it can be trusted, under the name of its table."""
    for name in ("regions", "cards", "starting_cards", "books", "starting_tiles"):
        for entry in rows(d / f"{name}.csv"):
            yield f"{name}.csv {entry['id']}", entry
    for entry in tables(d / "camps.toml", "camp"):
        yield f"camps.toml {entry['company']}", entry
    blocks = {"tracks": ("track",), "bonuses": ("majority", "tile"), "player_board": (), "displays": ()}
    for name, lists in blocks.items():
        file = d / f"{name}.toml"
        for key, value in table(file).items():
            if key in lists:
                for entry in tables(file, key):
                    yield f"{name}.toml {key} {entry.cells.get('id') or entry.cells.get('kind')}", entry
            elif isinstance(value, dict):
                yield f"{name}.toml {key}", r.section(file, key)


def read_standing(name: str, entry: Entry) -> p.Standing:
    """How far an entry can be trusted. Packs made before there were marks say it in two other words."""
    if "mark" in entry:
        return p.Standing(name, entry.word("mark", p.MARKS), " ".join(entry.words("why")))
    mark = "invented" if r.flag(entry, "reconstructed") else "known"
    confidence = entry.word("confidence")
    if not confidence:
        raise entry.wrong("confidence is empty")
    return p.Standing(name, mark, confidence)


def read_pack(d: PackFolder) -> Pack:
    parts: dict[str, Any] = {}
    for part in PARTS:
        parts |= part(d)
    return Pack(**parts, standing=tuple(read_standing(name, entry) for name, entry in standing_entries(d)))
