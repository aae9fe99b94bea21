"""Reading a pack folder into values; every mistake is reported with its file and line (M-1.5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from boardroom.core.components import Entry, table
from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack import values as p

KIND_OF_CARD = ("goods", "expansion", "bookkeeper", "merchant", "share")
BONUS_FIELDS = {
    "expansion_total": ("plus",),
    "card_price": ("plus", "mixed"),
    "each_card": ("good", "plus"),
    "markers": ("plus",),
    "choose": ("cost", "options"),
    "buy_or_diamonds": ("cost", "price_plus", "diamonds"),
    "discard": ("good", "plus"),
    "other_tracks": ("cost", "steps"),
}


def section(file: Path, name: str) -> Entry:
    """The `[name]` part of a TOML file, with the line it begins on."""
    whole = table(file)
    lines = file.read_text("utf-8").splitlines()
    at = next((n for n, line in enumerate(lines, 1) if line.strip() == f"[{name}]"), None)
    if at is None or not isinstance(whole.cells.get(name), dict):
        raise BadData(file, len(lines), f"holds no [{name}] part")
    return Entry(file, at, whole[name])


def pairs(entry: Entry, key: str) -> dict[str, int]:
    """Cells like `2:1 5:2` as a mapping in written order."""
    found: dict[str, int] = {}
    for word in entry.words(key):
        match = re.fullmatch(r"(\w+):(-?\d+)", word)
        if not match:
            raise entry.wrong(f"{key} should hold name:number, not {word!r}")
        if match[1] in found:
            raise entry.wrong(f"{key} names {match[1]} twice")
        found[match[1]] = int(match[2])
    return found


def borders(entry: Entry, key: str) -> dict[p.RegionId, int]:
    """Neighbour regions with the lines of the border between (M-7.4)."""
    found = pairs(entry, key)
    for name, lines in found.items():
        if not name.isdigit():
            raise entry.wrong(f"{key} should name regions by number, not {name!r}")
        if lines not in (1, 2):
            raise entry.wrong(f"the border with region {name} has {lines} lines; it can have 1 or 2")
    return {int(name): lines for name, lines in found.items()}


def reward(entry: Entry, text: str) -> p.Reward:
    """A reward in words: `pounds:2 diamonds:1`, `pounds_eq:cotton-1`."""
    amounts: dict[str, int] = {}
    equal_to, less = "", 0
    for word in text.split():
        if equal := re.fullmatch(r"pounds_eq:(\w+)-(\d+)", word):
            if equal[1] not in p.GOODS:
                raise entry.wrong(f"{equal[1]!r} is no good")
            equal_to, less = equal[1], int(equal[2])
            continue
        match = re.fullmatch(r"(pounds|diamonds|bookkeeping|track|remove_post):(\d+)", word)
        if not match:
            raise entry.wrong(f"{word!r} is no reward")
        amounts[match[1]] = int(match[2])
    return p.Reward(**amounts, equal_to=equal_to, less=less)


def needs(entry: Entry, key: str) -> tuple[tuple[str, int], ...]:
    """The one or two requirements of a book (M-9.2)."""
    found = pairs(entry, key)
    if not 1 <= len(found) <= 2:
        raise entry.wrong(f"{key} holds {len(found)} requirements; a book has 1 or 2")
    for kind in found:
        if kind not in p.NEEDS:
            raise entry.wrong(f"{kind!r} is no requirement; known are {', '.join(p.NEEDS)}")
    return tuple(found.items())


def flag(entry: Entry, key: str) -> bool:
    value = entry[key]
    if value in (True, "true"):
        return True
    if value in (False, "false"):
        return False
    raise entry.wrong(f"{key} should be true or false, not {value!r}")


def maybe(entry: Entry, key: str, among: Iterable[str]) -> str:
    """A word of a set, or nothing."""
    return entry.word(key, ("", *among))


def natural(entry: Entry, key: str) -> int:
    number = entry.whole(key)
    if number < 0:
        raise entry.wrong(f"{key} is {number}, below 0")
    return number


def stairs(entry: Entry, key: str, last: int) -> tuple[int, ...]:
    """Values printed on some spaces as the last value reached on every space."""
    printed = values_by_space(entry, key, last)
    reached, found = 0, []
    for space in range(last + 1):
        value = printed.get(space, reached)
        if value < reached:
            raise entry.wrong(f"{key} falls from {reached} to {value} on space {space}")
        found.append(reached := value)
    return tuple(found)


def values_by_space(entry: Entry, key: str, last: int) -> dict[int, int]:
    found = {int(space) if space.isdigit() else -1: value for space, value in pairs(entry, key).items()}
    for space in found:
        if not 0 < space <= last:
            raise entry.wrong(f"{key} names a space outside 1-{last}")
    return found


def read_region(entry: Entry) -> p.Region:
    kinds = ("pounds", "diamonds", "track", "bookkeeping")
    inside = entry.whole("inside") if entry["inside"] else None
    return p.Region(
        id=entry.whole("id"),
        name=entry.word("name"),
        kind=entry.word("kind", ("open", "ring", "enclosed")),
        inside=inside,
        reward=reward(entry, " ".join(f"{kind}:{natural(entry, kind)}" for kind in kinds)),
        mines=natural(entry, "mines"),
        borders=borders(entry, "borders"),
        at=(natural(entry, "x"), natural(entry, "y")),
    )


def read_camp(entry: Entry) -> p.Camp:
    coins = entry["coins"]
    if not (isinstance(coins, list) and all(isinstance(column, list) for column in coins)):
        raise entry.wrong("coins should be a list of columns")
    if any(type(coin) is not int or coin < 0 for column in coins for coin in column):
        raise entry.wrong("coins should be whole numbers from 0 on")
    return p.Camp(
        company=entry.word("company", p.COMPANIES),
        colour=entry.word("colour"),
        edge=entry.word("edge", ("north", "east", "south", "west")),
        posts=natural(entry, "posts"),
        coins=tuple(tuple(column) for column in coins),
        exits=borders(entry, "exits"),
    )


def read_card(entry: Entry) -> p.Card:
    kind = entry.word("type", KIND_OF_CARD)
    good = maybe(entry, "good", p.GOODS)
    if (kind == "goods") != bool(good):
        raise entry.wrong(f"a {kind} card {'must' if kind == 'goods' else 'can not'} name a good")
    merchant = maybe(entry, "merchant", ("plain", *p.COMPANIES)) if "merchant" in entry.cells else ""
    if (kind == "merchant") != bool(merchant):
        raise entry.wrong("a merchant, and no other card, is plain or of a company")
    share = maybe(entry, "share", p.COMPANIES) if "share" in entry.cells else ""
    if kind == "share" and not share:
        raise entry.wrong("a single-share card names its company")
    if entry["red"] == "":
        raise entry.wrong("this card has no price: red is empty")
    value = natural(entry, "value") if kind in ("goods", "expansion", "bookkeeper") else 0
    letter = entry.word("letter", tuple(p.LETTERS)) if "letter" in entry.cells else ""
    return p.Card(entry.word("id"), letter, kind, good, value, merchant, share, natural(entry, "red"))


def read_starting(entries: list[Entry]) -> tuple[dict[str, p.Card], tuple[str, ...], tuple[str, ...]]:
    """Starting cards by id, the nine of every hand, and the seat cards in order (M-2.9, M-2.10)."""
    cards: dict[str, p.Card] = {}
    hand: list[str] = []
    seats: dict[int, str] = {}
    for entry in entries:
        card = read_card(entry)
        for copy in range(natural(entry, "copies")):
            name = card.id + ("" if copy == 0 else "bcdefghi"[copy - 1])
            if name in cards:
                raise entry.wrong(f"id {name!r} stands here a second time")
            cards[name] = p.Card(name, "", card.kind, card.good, card.value, "", "", card.red)
            if entry["seat"]:
                seats[entry.whole("seat")] = name
            else:
                hand.append(name)
    return cards, tuple(hand), tuple(seats[seat] for seat in sorted(seats))


def read_book(entry: Entry) -> p.Book:
    found = reward(entry, entry.word("reward"))
    if found == p.Reward() or found.track:
        raise entry.wrong("a book gives pounds, diamonds, bookkeeping points or removes posts")
    return p.Book(entry.word("id"), entry.word("letter", tuple("ABC")), needs(entry, "requirement"), found)


def read_tile(entry: Entry) -> p.StartingTile:
    bonus = pairs(entry, "bonus")
    for what in bonus:
        if what not in (*p.COMPANIES, "diamonds"):
            raise entry.wrong(f"bonus {what!r} is neither a company nor diamonds")
    name = entry.word("id")
    book = p.Book(name, "", needs(entry, "book_requirement"), reward(entry, entry.word("book_reward")))
    seat = entry.whole("first_game_seat") if entry["first_game_seat"] else None
    cards = tuple(entry.word(key) for key in ("rest1", "rest2", "rest3"))
    return p.StartingTile(name, cards, book, tuple(bonus.items()), seat)


def read_special(entry: Entry, key: str) -> p.Special:
    cells = Entry(entry.file, entry.line, entry[key])
    kind = cells.word("kind", (*p.PERMANENT, *p.EXTRA_SPACES))
    uses = BONUS_FIELDS[kind]
    bonus = p.Bonus(
        kind,
        **{name: cells.whole(name) for name in uses if name not in ("options", "good", "mixed")},
        good=cells.word("good", p.GOODS) if "good" in uses else "",
        mixed="mixed" in uses and flag(cells, "mixed"),
        options=tuple(reward(cells, text) for text in cells["options"]) if "options" in uses else (),
    )
    return p.Special(natural(cells, "space"), natural(cells, "pounds"), bonus)


def read_track(entry: Entry) -> p.Track:
    length = natural(entry, "length")
    calls = [0] * (length + 1)
    for call in entry["calls"]:
        if len(call) != 3 or call[1] != call[0] + 1 or not 0 < call[1] <= length or call[2] <= 0:
            raise entry.wrong(f"call {call} should be [space before, space after, pounds] on the track")
        calls[call[1]] = call[2]
    specials = tuple(read_special(entry, key) for key in ("special_1", "special_2"))
    shares = stairs(entry, "shares", length)
    return p.Track(entry.word("id"), entry.word("piece"), length, shares, tuple(calls), specials)


def read_own(entry: Entry) -> p.OwnTrack:
    last = natural(entry, "last")
    return p.OwnTrack(last, natural(entry, "slot"), stairs(entry, "values", last), natural(entry, "surplus"))


def read_majority(entry: Entry) -> p.Majority:
    tiers = []
    for text in entry["tiers"]:
        least, _, words = text.partition(" ")
        if not least.isdigit():
            raise entry.wrong(f"tier {text!r} should begin with a number")
        tiers.append(p.Tier(int(least), reward(entry, words)))
    return p.Majority(entry.word("kind", p.KINDS), entry.word("company", p.COMPANIES), tuple(tiers))


def read_bonus_tile(entry: Entry) -> p.BonusTile:
    known = ("plus", "bookkeeping", "diamonds", "per_merchant", "value")
    amounts = {key: natural(entry, key) for key in known if key in entry.cells}
    return p.BonusTile(entry.word("id", p.TILES), natural(entry, "cost"), **amounts)


def by_letter(cards: Mapping[str, p.Card] | Mapping[str, p.Book], letters: str) -> dict[str, tuple[str, ...]]:
    return {x: tuple(name for name, card in cards.items() if card.letter == x) for x in letters}
