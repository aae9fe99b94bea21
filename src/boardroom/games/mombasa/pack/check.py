"""Checking a pack: counts, borders, rings, and every worked example that rests on printed data.

`check` reports every mistake with its file and line, so that somebody correcting a pack from the box can mend
it in one go. It checks only what the rulebook makes certain, never a stand-in value.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack import check_map, check_numbers
from boardroom.games.mombasa.pack import values as p
from boardroom.games.mombasa.pack.assembly import PARTS, read_pack
from boardroom.games.mombasa.pack.examples import EXAMPLES
from boardroom.games.mombasa.pack.folder import PackFolder, with_base
from boardroom.games.mombasa.pack.pack import Pack
from boardroom.games.mombasa.pack.provenance import FILE, entry_problems, read_reasons
from boardroom.games.mombasa.pack.source import Source

CARDS_PER_LETTER = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
WORD = re.compile("[A-Za-z0-9_]+")
WITH_IDS = ("cards.csv", "starting_cards.csv", "books.csv", "starting_tiles.csv")
RESERVED = ("tile", "none")
"""A bonus tile in the place of a card, and no card at all."""
Check = Callable[[Pack, Source], Iterator[BadData]]


def counts(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-1.5: how many pieces of each kind there are."""
    for letter, count in CARDS_PER_LETTER.items():
        if (found := len(pack.decks[letter])) != count:
            yield at.last("cards.csv").wrong(f"{found} cards {letter}; there are {count}")
    total = sum(map(len, pack.shelves.values()))
    for letter, shelf in pack.shelves.items():
        if len(shelf) != 24:
            reason = f"{len(shelf)} books {letter}, {total} in all; there are 24 of a letter, 72 in all"
            yield at.last("books.csv").wrong(reason)
    for found, wanted, what, file in (
        (len(pack.hand), 9, "starting cards", "starting_cards.csv"),
        (len(pack.seat_cards), 4, "seat cards", "starting_cards.csv"),
        (len(pack.tiles), 10, "starting tiles", "starting_tiles.csv"),
    ):
        if found != wanted:
            yield at.last(file).wrong(f"{found} {what}; there are {wanted}")


def names(pack: Pack, at: Source) -> Iterator[BadData]:
    """Moves name ids in notation, so each must be one word that means nothing else there."""
    for (file, name), entry in at.lines.items():
        fits = WORD.fullmatch(name) and name not in RESERVED
        if file in WITH_IDS and not fits:
            yield entry.wrong(f"{name!r} is no id: letters, digits and _ make one")


def faces(pack: Pack, at: Source) -> Iterator[BadData]:
    """What the rulebook says of the cards (M-1.5, M-10.1)."""
    for card in pack.cards.values():
        file = "cards.csv" if card.letter else "starting_cards.csv"
        most = {"goods": 4, "expansion": 3}.get(card.kind)
        if most and not 1 <= card.value <= most:
            yield at.wrong(file, card.id, f"{card.kind} cards show 1-{most}, not {card.value}")
        if card.kind == "bookkeeper" and card.value < 1:
            yield at.wrong(file, card.id, "a bookkeeper has points (M-9.6)")
        if (card.kind == "share") != (card.letter in ("D", "E")):
            yield at.wrong(file, card.id, "the cards D and E, and no others, are single-share cards")
        if card.share and card.kind not in ("share", "expansion"):
            yield at.wrong(file, card.id, "shares stand on share cards and on some expansion cards")
    merchants = sum(card.kind == "merchant" for card in pack.cards.values())
    if merchants != 5:
        yield at.last("cards.csv").wrong(f"{merchants} diamond merchants; there are 5")
    for name in pack.seat_cards:
        if (pack.cards[name].kind, pack.cards[name].value) != ("expansion", 1):
            yield at.wrong("starting_cards.csv", name, "a seat card is a 1-expansion card")


def starting_tiles(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-2.11, M-2.12: three cards of the hand, one or two tracks, one tile per seat in the first game."""
    have = Counter((*pack.hand, "expansion_1"))
    for tile in pack.tiles.values():
        if not all(tile.cards):
            yield at.wrong("starting_tiles.csv", tile.id, "a tile shows three cards (M-2.12)")
        for card, count in Counter(filter(None, tile.cards)).items():
            if have[card] < count:
                reason = f"{card} is not in a starting hand" if not have[card] else f"{card} stands twice"
                yield at.wrong("starting_tiles.csv", tile.id, reason)
        if not 1 <= len(tile.bonus) <= 2:
            yield at.wrong("starting_tiles.csv", tile.id, "the bonus is on 1 or 2 tracks")
    seats = sorted(tile.seat for tile in pack.tiles.values() if tile.seat is not None)
    if seats != [1, 2, 3, 4]:
        reason = f"first_game_seat should name seats 1-4 once each, not {seats}"
        yield at.last("starting_tiles.csv").wrong(reason)


def track_problems(track: p.Track) -> Iterator[str]:
    first, second = track.specials
    calls = sum(call > 0 for call in track.calls)
    permanent = track.id[0] in "AB"
    said = (
        (1 <= calls <= 2, f"{calls} capital calls; a track has 1 or 2 (M-16.1)"),
        (0 < first.space < second.space <= track.length, "two special spaces in order on the track (M-16.4)"),
        (all(s.pounds in (1, 2) for s in track.specials), "a special space pays 1 or 2 pounds (M-16.4)"),
        (all(s.bonus.is_space != permanent for s in track.specials), "A, B permanent; C, D spaces (M-16.7)"),
        (first.bonus.kind == second.bonus.kind, "both bonuses of a track are of one kind (M-16.6)"),
        ((track.id == "B2") == (first.bonus.kind == "markers"), "B2 alone gives markers (M-17.2)"),
        ((track.id == "D2") == (first.bonus.kind == "other_tracks"), "D2 moves on other tracks (M-17.8)"),
    )
    return (reason for ok, reason in said if not ok)


def tracks(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-16, M-17: eight tracks, calls, special spaces, which kinds of bonus stand where."""
    if sorted(pack.tracks) != [piece + side for piece in "ABCD" for side in "12"]:
        yield at.last("tracks.toml").wrong("the tracks are A1, A2, B1, B2, C1, C2, D1, D2")
    for track in pack.tracks.values():
        for reason in track_problems(track):
            yield at.wrong("tracks.toml", f"track {track.id}", reason)
    if pack.first_tracks != ("A1", "B1", "C1", "D1"):
        yield at.wrong("tracks.toml", "first_game", "the first game uses A1, B1, C1, D1 (M-2.1)")
    if sorted(side for card in pack.track_cards for side in card) != sorted(pack.tracks):
        yield at.wrong("tracks.toml", "cards", "the track cards name each track once (M-2.2)")


def book_costs(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-8.2: the cost in the list of books is that of their letter."""
    for (file, name), entry in at.lines.items():
        if file == "books.csv" and entry.whole("cost") != (cost := pack.book_cost[pack.books[name].letter]):
            yield entry.wrong(f"a book of this letter costs {cost}")


def examples(pack: Pack, at: Source) -> Iterator[BadData]:
    """The worked examples of the rulebook can be laid out with these pieces."""
    for example in EXAMPLES:
        if not example.holds(pack):
            yield at.wrong(example.file, example.part, f"{example.id} can not be laid out: {example.needs}")


CHECKS: tuple[Check, ...] = (
    counts,
    names,
    check_map.regions,
    check_map.two_way_borders,
    check_map.rings,
    check_map.reachable,
    check_map.camps,
    faces,
    starting_tiles,
    tracks,
    check_numbers.displays,
    check_numbers.bonuses,
    check_numbers.player_board,
    book_costs,
    examples,
)


def check(folder: Path) -> list[BadData]:
    """Everything wrong with the pack in this folder; an empty list means it can be played."""
    if not folder.is_dir():
        return [BadData(folder, None, "there is no such folder")]
    unreadable: list[BadData] = []
    try:
        whole = with_base(folder)
    except BadData as bad:
        return [bad]
    for part in PARTS:
        try:
            part(whole)
        except BadData as bad:
            unreadable.append(bad)
    if unreadable:
        return unreadable
    try:
        pack, at = read_pack(whole), Source.of(whole)
    except BadData as bad:
        return [bad]
    found: list[BadData] = []
    for each in CHECKS:
        try:
            found += each(pack, at)
        except BadData as bad:  # a cell that only this check reads
            found.append(bad)
    return found + list(reasons(whole, at))


def reasons(folder: PackFolder, at: Source) -> Iterator[BadData]:
    """Every row that has a mark has the reasons for it."""
    if not (folder / FILE).exists():
        return
    given = read_reasons(folder)
    for entry in at.lines.values():
        if "mark" in entry:
            yield from entry_problems(entry, given)
