"""The data pack: its contents, the errors of broken packs, and how it differs from the gathered facts.

docs/mombasa-balance.md tells which values were tuned, and why.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from pathlib import Path

import pytest
from tests.games.mombasa.broken import BROKEN

from boardroom.core.components import table, tables
from boardroom.core.options import load_options
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, HOME, embedding, keeping, load
from boardroom.games.mombasa.pack.check import check
from boardroom.games.mombasa.pack.embedding import BUILT_IN, compress, unpack, version_texts
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
    """Replace what a pattern finds once in a file of the copy; the line it stood on."""
    text = (folder / file).read_text("utf-8")
    found = list(re.finditer(old, text, flags=re.M))
    assert len(found) == 1, f"{old!r} stands {len(found)} times in {file}"
    (folder / file).write_text(re.sub(old, new, text, flags=re.M), "utf-8")
    return text[: found[0].start()].count("\n") + 1


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
    line = edit(copy, *BROKEN["a card with no price"][:3])
    assert [(Path(bad.file).name, bad.line) for bad in check(copy)] == [("cards.csv", line)]
    line = edit(copy, *BROKEN["a strange requirement"][:3])
    assert ("books.csv", line) in [(Path(bad.file).name, bad.line) for bad in check(copy)]


def test_several_mistakes_are_told_together(copy):
    for name in ("a one-way border", "eight rounds", "an exit to nowhere"):
        edit(copy, *BROKEN[name][:3])
    told = " ".join(reasons(copy))
    assert "one-way" in told
    assert "should be 7" in told
    assert "region 99" in told


def test_a_missing_file_and_a_missing_folder_are_told(copy):
    (copy / "tracks.toml").unlink()
    assert reasons(copy) == ["tracks.toml: this file is missing"]
    assert "no such folder" in reasons(copy / "nowhere")[0]


def test_a_corrected_pack_with_other_numbers_is_accepted(copy):
    """All stand-in values may change; this changes some rewards, red values and barred spaces."""
    edit(copy, "regions.csv", r"^(1,.*,open,,)\d+,0,0,0", r"\g<1>0,0,3,0")
    edit(copy, "cards.csv", r"^A07,A,.*?,(true|false)", r"A07,A,expansion,,1,,cairo,1,\1")
    edit(copy, "displays.toml", r"^red = \[.*?\]", "red = [3, 1, 1]")
    edit(copy, "player_board.toml", r"^(spaces = )\[.*?\]", r"\1[3, 4]")
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
        "regions.csv:7 1 |",
        "books.csv:7 A01 |",
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
    file.write_text(file.read_text("utf-8").replace(" 6:1", " 6:many", 1), "utf-8")
    page = html_sheet(copy)
    assert "<svg" not in page
    assert page.count("☐") == text_sheet(copy).count("[ ]")


def test_the_built_in_pack_is_kept_under_its_version():
    """Changed data needs a new version, kept by `python -m boardroom.games.mombasa.pack.keeping`."""
    assert BUILT_IN in version_texts()
    assert unpack(version_texts()[BUILT_IN]) == load()


@pytest.mark.parametrize("name", version_texts())
def test_every_kept_version_can_still_be_played(name):
    s = GAME.begin(load_options(Options, {"pack": name}), 3, 1)
    assert GAME.load(s.to_json()).pack == unpack(name)


def test_a_table_goes_on_with_the_version_it_began_with(copy, monkeypatch):
    edit(copy, "displays.toml", r"^red = \[.*?\]", "red = [3, 2, 1]")
    monkeypatch.setattr(embedding, "version_texts", lambda: {"reconstructed-0": compress(copy)})
    s = GAME.begin(load_options(Options, {"pack": "reconstructed-0"}), 2, 1)
    assert (s.options.pack, s.pack.card_red) == ("reconstructed-0", (3, 2, 1))
    assert load().card_red != (3, 2, 1)
    unpack.cache_clear()


def test_kept_words_are_not_written_over(copy, monkeypatch):
    monkeypatch.setattr(keeping, "HOME", copy)
    monkeypatch.setattr(keeping, "KEPT", copy / "kept.toml")
    assert keeping.keep() == f"{BUILT_IN} is kept already"
    edit(copy, "displays.toml", r"^red = \[.*?\]", "red = [3, 2, 1]")
    assert keeping.keep().endswith("raise `version` in pack.toml first")
    monkeypatch.setattr(keeping, "BUILT_IN", "reconstructed-99")
    assert keeping.keep() == "reconstructed-99 is kept now"
    written = table(copy / "kept.toml")["pack"]
    assert unpack(written["reconstructed-99"]).card_red == (3, 2, 1)
    assert set(written) == {*version_texts(), "reconstructed-99"}


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


TUNED_REWARDS = {
    1: {"pounds": 4},
    4: {"pounds": 4},
    12: {"pounds": 6},
    14: {"pounds": 6},
    15: {"track": 2},
    16: {"pounds": 4, "bookkeeping": 0},
    24: {"pounds": 3},
}
TUNED_MINES = {2: 2, 7: 2, 9: 2, 14: 3, 17: 2, 21: 3}


@with_facts
def test_the_map_equals_the_facts():
    known, pack = facts("map.json"), load()
    for told, region in zip(known["regions"], pack.regions, strict=True):
        reward = {key: getattr(region.reward, key) for key in told["reward"]}
        if told["reward"]["diamonds"]:  # tuned: one diamond step more wherever there are any
            told["reward"]["diamonds"] += 1
        told["reward"] |= TUNED_REWARDS.get(region.id, {})
        mines = TUNED_MINES.get(region.id, told["mines"])
        assert (told["id"], told["name"], told["kind"]) == (region.id, region.name, region.kind)
        assert (told["reward"], mines, told.get("inside")) == (reward, region.mines, region.inside)
    told_borders = {(b["a"], b["b"]): b["lines"] for b in known["borders"]}
    assert told_borders == {(a.id, b): n for a in pack.regions for b, n in a.borders.items() if a.id < b}
    for told, camp in zip(known["base_camps"], pack.camps, strict=True):
        assert told["company"] == camp.company
        assert all(coins == (0, 0, 1, 1, 2) for coins in camp.coins)  # tuned: told are 0, 1, 1, 1, 2
        exits = {e["region"]: e["cost"] for e in told["exits"]}
        if camp.company == "mombasa":  # tuned: told are two lines to Tanganyika
            exits[18] = 1
        assert exits == dict(camp.exits)


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
        book = pack.books[told["id"]]  # tuned: some numbers
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
