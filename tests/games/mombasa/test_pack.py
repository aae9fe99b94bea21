"""The data pack: what is in it, what a broken one is told, and where it differs from the gathered facts.

What was tuned, and why, stands in docs/mombasa-balance.md.
"""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from boardroom.core.components import table, tables
from boardroom.core.options import load_options
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, HOME, embedding, keeping, load
from boardroom.games.mombasa.pack.check import check
from boardroom.games.mombasa.pack.embedding import BUILT_IN, kept, squeezed, unpacked
from boardroom.games.mombasa.pack.examples import EXAMPLES
from boardroom.games.mombasa.pack.sheet import html_sheet, text_sheet
from boardroom.games.mombasa.state import Options

FACTS = Path(__file__).parents[3].parent / "shared" / "facts" / "mombasa"
with_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the gathered facts are not beside the repository")


@pytest.fixture
def copy(tmp_path):
    """A copy of the pack to break."""
    folder = tmp_path / "pack"
    shutil.copytree(HOME, folder)
    return folder


def edit(folder: Path, file: str, old: str, new: str) -> int:
    """Replace one text in a file of the copy; the line it stood on."""
    text = (folder / file).read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def reasons(folder: Path) -> list[str]:
    return [str(bad) for bad in check(folder)]


def test_the_pack_that_comes_with_the_game_has_nothing_wrong():
    assert reasons(HOME) == []


def test_a_pack_holds_the_pieces_of_the_box():
    pack = load()
    assert len(pack.regions) == 24
    assert {letter: len(deck) for letter, deck in pack.decks.items()} == {
        "A": 9,
        "B": 16,
        "C": 11,
        "D": 4,
        "E": 4,
    }
    assert {letter: len(shelf) for letter, shelf in pack.shelves.items()} == {"A": 24, "B": 24, "C": 24}
    assert (len(pack.hand), len(pack.seat_cards), len(pack.tiles), len(pack.tracks)) == (9, 4, 10, 8)
    assert [camp.company for camp in pack.camps] == list(COMPANIES)


def test_every_entry_says_how_far_it_can_be_trusted():
    standing = load().standing
    assert len(standing) > 190
    assert all(entry.confidence for entry in standing)
    assert {entry.transferred_from for entry in standing} == {"", "Skymines"}
    assert any(entry.reconstructed for entry in standing)
    assert not all(entry.reconstructed for entry in standing)


BROKEN = {
    "a missing region": (
        "regions.csv",
        "9,Horn,open,,0,2,0,0,1,4:2 8:2 15:2 16:1,84,38,true,invented\n",
        "",
        "region 9",
    ),
    "a one-way border": ("regions.csv", "2:2 5:1 6:1", "2:2 5:1", "one-way border: 6 names 1"),
    "a border to nowhere": (
        "regions.csv",
        "1:1 6:1 10:1",
        "1:1 6:1 10:1 77:1",
        "borders 77, which is missing",
    ),
    "lines that differ": ("regions.csv", "2:2 5:1 6:1", "2:1 5:1 6:1", "has 1 lines here and 2 at region 2"),
    "three lines": ("regions.csv", "2:2 5:1 6:1", "2:3 5:1 6:1", "has 3 lines; it can have 1 or 2"),
    "a ring with a reward": (
        "regions.csv",
        "Ubangi Ring,ring,,0",
        "Ubangi Ring,ring,,1",
        "a ring gives no reward",
    ),
    "an open heart": (
        "regions.csv",
        "Zambezi Heart,enclosed,20",
        "Zambezi Heart,open,",
        "1 enclosed regions",
    ),
    "mines without diamonds": (
        "regions.csv",
        "4,Red Sea Coast,open,,1,0,0,0,0",
        "4,Red Sea Coast,open,,1,0,0,0,1",
        "mines",
    ),
    "71 books": ("books.csv", "C24,C,2,merchant_or_bookkeeper:1,pounds:6,true,low,\n", "", "71 in all"),
    "a book at a wrong cost": ("books.csv", "C03,C,2", "C03,C,1", "a book of this letter costs 2"),
    "a strange requirement": ("books.csv", "A16,A,1,expansion:1", "A16,A,1,tea:1", "'tea' is no requirement"),
    "three requirements": (
        "books.csv",
        "B01,B,1,coffee:2 banana:2",
        "B01,B,1,coffee:2 banana:2 cotton:1",
        "1 or 2",
    ),
    "a card with no price": (
        "cards.csv",
        "B12,B,bookkeeper,,3,,,2",
        "B12,B,bookkeeper,,3,,,",
        "has no price",
    ),
    "a card twice": ("cards.csv", "A02,A,goods,banana", "A01,A,goods,banana", "a second time"),
    "ten A cards": ("cards.csv", "B01,B,goods", "A10,A,goods", "10 cards A; there are 9"),
    "six merchants": ("cards.csv", "B12,B,bookkeeper,,3,,", "B12,B,merchant,,,plain,", "6 diamond merchants"),
    "a goods card of 5": ("cards.csv", "C01,C,goods,coffee,4", "C01,C,goods,coffee,5", "show 1-4, not 5"),
    "no coffee with red 1": (
        "starting_cards.csv",
        "coffee,1,1,1,",
        "coffee,1,2,1,",
        "EX-9 can not be laid out",
    ),
    "eight starting cards": (
        "starting_cards.csv",
        "expansion_2,expansion,,2,2,2",
        "expansion_2,expansion,,2,2,1",
        "8 starting",
    ),
    "a tile with a strange card": (
        "starting_tiles.csv",
        "S02,banana_2",
        "S02,banana_4",
        "not in a starting hand",
    ),
    "a seat without tile": (
        "starting_tiles.csv",
        "cairo:2 diamonds:1,4,",
        "cairo:2 diamonds:1,,",
        "seats 1-4 once",
    ),
    "an exit to nowhere": ("camps.toml", '"9:1"', '"99:1"', "leads to region 99"),
    "a last space of one coin": (
        "camps.toml",
        """company = "cairo"
colour = "orange"
edge = "north"
posts = 15
coins = [[0, 0, 1, 1, 2]""",
        """company = "cairo"
colour = "orange"
edge = "north"
posts = 15
coins = [[0, 0, 1, 1, 1]""",
        "shows 2 coins",
    ),
    "three capital calls": (
        "tracks.toml",
        "calls = [[9, 10, 3], [15, 16, 2]]",
        "calls = [[9, 10, 3], [3, 4, 1], [15, 16, 2]]",
        "3 capital",
    ),
    "a falling share": (
        "tracks.toml",
        'shares = "1:1 4:2 6:3 9:4 12:5',
        'shares = "1:1 4:2 6:1 9:4 12:5',
        "falls from 2 to 1",
    ),
    "a bonus on a wrong piece": (
        "tracks.toml",
        'space = 14, pounds = 2, kind = "markers", plus = 2',
        'space = 14, pounds = 2, kind = "other_tracks", cost = 1, steps = 2',
        "track",
    ),
    "a coffee tier": ("bonuses.toml", '"3 track:3", ', '"4 track:3", ', "M-11.7"),
    "a banana tier": ("bonuses.toml", '"4 track:3 diamonds:1"', '"4 track:2 diamonds:1"', "EX-10"),
    "a tile for 3 pounds": (
        "bonuses.toml",
        'id = "merchant"\ncost = 2',
        'id = "merchant"\ncost = 3',
        "costs 1 or 2",
    ),
    "an expansion tile of 2": ("bonuses.toml", "value = 3", "value = 2", "M-12"),
    "eight rounds": ("displays.toml", "last = 7", "last = 8", "should be 7"),
    "other costs": ("displays.toml", "C = 2", "C = 3", "costs of books"),
    "a letter too often": ("displays.toml", '"AABBCC"', '"AABBBC"', "book spaces"),
    "no trust": ("player_board.toml", 'confidence = "invented"', "", "no 'confidence' here"),
    "a missing part": ("displays.toml", "[turning]", "[turned]", "holds no [turning] part"),
    "a cost in words": ("books.csv", "B10,B,1,", "B10,B,one,", "cost should be a whole number"),
    "an id of two words": ("books.csv", "A10,A,1", "A 10,A,1", "is no id"),
    "an id that means a tile": ("cards.csv", "A08,A,bookkeeper", "tile,A,bookkeeper", "is no id"),
    "a bookkeeper without points": (
        "starting_cards.csv",
        "bookkeeper_2,bookkeeper,,2",
        "bookkeeper_2,bookkeeper,,0",
        "has points",
    ),
    "books on the ink icon": ("player_board.toml", "first_book = 2", "first_book = 0", "from space 2 on"),
    "a border with itself": ("regions.csv", "1:1 6:1 10:1,", "1:1 5:1 6:1 10:1,", "borders itself"),
    "a card of an unknown letter": ("cards.csv", "E04,E,share", "E04,F,share", "letter 'F' is none of"),
    "a card of an unknown kind": ("cards.csv", "A07,A,expansion", "A07,A,explosion", "explosion"),
    "a share of nobody": ("cards.csv", "D02,D,share,,,,cape_town", "D02,D,share,,,,tunis", "tunis"),
    "a merchant of nobody": ("cards.csv", "B14,B,merchant,,,cape_town", "B14,B,merchant,,,tunis", "tunis"),
    "a book of an unknown letter": ("books.csv", "C24,C,2", "C24,D,2", "letter 'D' is none of"),
    "a reward nobody knows": ("books.csv", "A16,A,1,expansion:1,", "A16,A,1,expansion:1,gold:1 ", "gold"),
    "a tile with two cards": (
        "starting_tiles.csv",
        "S02,banana_2,cotton_1,",
        "S02,banana_2,,",
        "three cards",
    ),
    "a bonus on a strange track": (
        "starting_tiles.csv",
        "cape_town:2 diamonds:1,2,",
        "tunis:2 diamonds:1,2,",
        "tunis",
    ),
    "fourteen posts": (
        "camps.toml",
        'company = "cairo"\ncolour = "orange"\nedge = "north"\nposts = 15',
        'company = "cairo"\ncolour = "orange"\nedge = "north"\nposts = 14',
        "5 spaces and 15 posts",
    ),
    "a call beyond the end": (
        "tracks.toml",
        "calls = [[9, 10, 3], [15, 16, 2]]",
        "calls = [[9, 10, 3], [25, 26, 2]]",
        "on the track",
    ),
    "a special space that pays 3": (
        "tracks.toml",
        'space = 14, pounds = 2, kind = "markers"',
        'space = 14, pounds = 3, kind = "markers"',
        "1 or 2 pounds",
    ),
    "another track in the first game": ("tracks.toml", 'cairo = "D1"', 'cairo = "D2"', "A1, B1, C1, D1"),
    "two columns of cards": (
        "displays.toml",
        "red = [2, 1, 0]",
        "red = [2, 1]",
        "rows and columns of cards",
    ),
    "six slots": ("player_board.toml", 'open = "BCD"', 'open = "BCDE"', "slots"),
    "values that fall": (
        "player_board.toml",
        "surplus = 2              # pounds for every step",
        "surplus = 3              # pounds for every step",
        "beyond the end",
    ),
    "broken syntax": ("player_board.toml", 'letters = "ABCDE"', 'letters = "ABCDE', "player_board.toml:6"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_told_file_line_and_reason(name, copy):
    file, old, new, reason = BROKEN[name]
    edit(copy, file, old, new)
    found = check(copy)
    hits = [bad for bad in found if reason in str(bad)]
    assert hits, [str(bad) for bad in found]
    assert all(bad.line for bad in found)
    assert Path(hits[0].file).name == file


def test_an_error_names_the_very_line(copy):
    line = edit(copy, "cards.csv", "B12,B,bookkeeper,,3,,,2", "B12,B,bookkeeper,,3,,,")
    assert [(Path(bad.file).name, bad.line) for bad in check(copy)] == [("cards.csv", line)]
    line = edit(copy, "books.csv", "A16,A,1,expansion:1", "A16,A,1,tea:1")
    assert ("books.csv", line) in [(Path(bad.file).name, bad.line) for bad in check(copy)]


def test_several_mistakes_are_told_together(copy):
    edit(copy, "regions.csv", "2:2 5:1 6:1", "2:2 5:1")
    edit(copy, "displays.toml", "last = 7", "last = 8")
    edit(copy, "camps.toml", '"9:1"', '"99:1"')
    told = " ".join(reasons(copy))
    assert "one-way" in told
    assert "should be 7" in told
    assert "region 99" in told


def test_a_missing_file_and_a_missing_folder_are_told(copy):
    (copy / "tracks.toml").unlink()
    assert reasons(copy) == ["tracks.toml: this file is missing"]
    assert "no such folder" in reasons(copy / "nowhere")[0]


def test_a_corrected_pack_with_other_numbers_is_accepted(copy):
    """Stand-in values may all change: here some rewards, red values and barred spaces do."""
    edit(copy, "regions.csv", "1,Mauritania,open,,1,0,0,0", "1,Mauritania,open,,0,0,3,0")
    edit(copy, "cards.csv", "A07,A,expansion,,2,,,2", "A07,A,expansion,,1,,cairo,1")
    edit(copy, "displays.toml", "red = [2, 1, 0]", "red = [3, 1, 1]")
    edit(copy, "player_board.toml", "[7, 11, 15]", "[3, 4]")
    assert reasons(copy) == []
    assert load(copy).barred == {3, 4}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_example_holds_with_the_pack(example):
    assert example.holds(load())


def test_the_sheet_lists_every_entry_with_its_line():
    sheet = text_sheet(HOME)
    ticks = [line for line in sheet.splitlines() if line.startswith("[ ] ")]
    assert len(ticks) == len(load().standing)
    for wanted in (
        "regions.csv:6 1 |",
        "books.csv:6 A01 |",
        "tracks.toml:",
        "majority coffee",
        "displays.toml:",
    ):
        assert wanted in sheet
    page = html_sheet(HOME)
    assert page.count("☐") == len(ticks)
    assert page.count("<table>") == page.count("</table>") == 10


def test_the_sheet_shows_the_map_with_every_region_and_double_line():
    page, pack = html_sheet(HOME), load()
    named = [f">{region.id} {region.name}<" in page for region in pack.regions]
    assert named == [True] * 24
    doubles = sum(n == 2 for region in pack.regions for b, n in region.borders.items() if region.id < b)
    doubles += sum(n == 2 for camp in pack.camps for n in camp.exits.values())
    assert page.count('class="two"') == doubles


def test_the_sheet_of_a_pack_with_errors_is_written_without_a_map(copy):
    file = copy / "regions.csv"
    file.write_text(file.read_text("utf-8").replace("2:2 5:1 6:1", "2:2 5:many 6:1"), "utf-8")
    page = html_sheet(copy)
    assert "<svg" not in page
    assert page.count("☐") == text_sheet(copy).count("[ ]")


def test_the_built_in_pack_is_kept_under_its_version():
    """A change of the data needs a new version: `python -m boardroom.games.mombasa.pack.keeping` keeps it."""
    assert BUILT_IN in kept()
    assert unpacked(kept()[BUILT_IN]) == load()


@pytest.mark.parametrize("name", kept())
def test_every_kept_version_can_still_be_played(name):
    s = GAME.begin(load_options(Options, {"pack": name}), 3, 1)
    assert GAME.load(s.to_json()).pack == unpacked(name)


def test_a_table_goes_on_with_the_version_it_began_with(copy, monkeypatch):
    edit(copy, "displays.toml", "red = [2, 1, 0]", "red = [3, 2, 1]")
    monkeypatch.setattr(embedding, "kept", lambda: {"reconstructed-0": squeezed(copy)})
    s = GAME.begin(load_options(Options, {"pack": "reconstructed-0"}), 2, 1)
    assert (s.options.pack, s.pack.card_red) == ("reconstructed-0", (3, 2, 1))
    assert load().card_red == (2, 1, 0)
    unpacked.cache_clear()


def test_kept_words_are_not_written_over(copy, monkeypatch):
    monkeypatch.setattr(keeping, "HOME", copy)
    monkeypatch.setattr(keeping, "KEPT", copy / "kept.toml")
    assert keeping.keep() == f"{BUILT_IN} is kept already"
    edit(copy, "displays.toml", "red = [2, 1, 0]", "red = [3, 2, 1]")
    assert keeping.keep().endswith("raise `version` in pack.toml first")
    monkeypatch.setattr(keeping, "BUILT_IN", "reconstructed-99")
    assert keeping.keep() == "reconstructed-99 is kept now"
    written = table(copy / "kept.toml")["pack"]
    assert unpacked(written["reconstructed-99"]).card_red == (3, 2, 1)
    assert set(written) == {*kept(), "reconstructed-99"}


def test_the_drawing_fits_the_map():
    """Every region has an outline, every border and exit a line, and neighbours share the points of it."""
    file, pack = HOME / "shapes.toml", load()
    outlines = {entry["id"]: set(entry["outline"].split()) for entry in tables(file, "region")}
    assert sorted(outlines) == [region.id for region in pack.regions]
    drawn = {tuple(entry["between"]): entry["points"].split() for entry in tables(file, "border")}
    assert set(drawn) == {(a.id, b) for a in pack.regions for b in a.borders if a.id < b}
    for (one, other), points in drawn.items():
        inner = pack.regions[other - 1].kind == "enclosed"
        assert set(points) <= outlines[other]
        assert inner or set(points) <= outlines[one]
    exits = {(entry["company"], entry["region"]) for entry in tables(file, "exit")}
    assert exits == {(camp.company, region) for camp in pack.camps for region in camp.exits}


def facts(name: str):
    return json.loads((FACTS / name).read_text("utf-8"))


@with_facts
def test_the_map_equals_the_facts():
    known, pack = facts("map.json"), load()
    for told, region in zip(known["regions"], pack.regions, strict=True):
        reward = {key: getattr(region.reward, key) for key in told["reward"]}
        if told["reward"]["diamonds"]:  # tuned: one diamond step more wherever there are any
            told["reward"]["diamonds"] += 1
        assert (told["id"], told["name"], told["kind"]) == (region.id, region.name, region.kind)
        assert (told["reward"], told["mines"], told.get("inside")) == (reward, region.mines, region.inside)
    told_borders = {(b["a"], b["b"]): b["lines"] for b in known["borders"]}
    assert told_borders == {(a.id, b): n for a in pack.regions for b, n in a.borders.items() if a.id < b}
    for told, camp in zip(known["base_camps"], pack.camps, strict=True):
        assert told["company"] == camp.company
        assert all(coins == (0, 0, 1, 1, 2) for coins in camp.coins)  # tuned: told are 0, 1, 1, 1, 2
        assert {e["region"]: e["cost"] for e in told["exits"]} == dict(camp.exits)


def fact_rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((FACTS / name).open(encoding="utf-8")))


@with_facts
def test_cards_and_books_are_those_of_the_facts():
    pack = load()
    for told in fact_rows("cards.csv"):
        card = pack.cards[told["id"]]
        if card.id == "B11":  # tuned: a bookkeeper instead of a third plain expansion
            continue
        value = 0 if card.kind in ("share", "merchant") else int(told["value"])
        assert (card.letter, card.kind, card.good, card.value) == (
            told["letter"],
            told["type"],
            told["good"],
            value,
        )
        assert card.merchant == told["merchant_kind"].replace("company:", "")
        assert card.share == told["share"]
    for told in fact_rows("books.csv"):
        kinds = [part.split(":")[0] for part in told["requirement"].split("+")]
        book = pack.books[told["id"]]  # tuned: some numbers are one lower
        assert (book.letter, [kind for kind, _ in book.needs]) == (told["letter"], kinds)
    for told in fact_rows("starting_cards.csv"):
        assert (pack.cards[told["id"]].kind, pack.cards[told["id"]].value) == (
            told["type"],
            int(told["value"]),
        )


@with_facts
def test_tracks_have_the_bonuses_of_the_facts():
    pack = load()
    for told in facts("tracks.json")["tracks"]:
        track = pack.tracks[told["id"]]
        assert track.piece == told["physical_piece"]
        for special, known in zip(track.specials, told["special_spaces"], strict=True):
            assert special.bonus.is_space == (known["kind"] == "extra_bonus_space")
    board = facts("player_board.json")
    for own, name in ((pack.diamonds, "diamond_track"), (pack.ledger, "bookkeeping_track")):
        assert (own.last, own.slot) == (board[name]["last"], board[name]["slot_unlock_step"])
        printed = {int(space): value for space, value in board[name]["values"].items()}
        assert {space: own.values[space] for space in printed} == printed
