"""The two built-in packs: their contents, the errors of broken packs, and what tables keep of them."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.mombasa.broken import BROKEN

from boardroom.core.chance import Chance
from boardroom.core.components import table, tables
from boardroom.core.engine import offers, waits
from boardroom.core.journal import Journal, Setup
from boardroom.core.options import choices, load_options
from boardroom.core.records import replay_record, seal, write_record
from boardroom.core.views import view
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, HOME, TUNED, embedding, keeping, load
from boardroom.games.mombasa.pack.check import check
from boardroom.games.mombasa.pack.embedding import (
    BUILT_IN,
    BUILT_INS,
    TUNED_PACK,
    UNSAID,
    compress,
    unpack,
    version_texts,
)
from boardroom.games.mombasa.pack.examples import EXAMPLES
from boardroom.games.mombasa.pack.sheet import html_sheet, text_sheet
from boardroom.games.mombasa.pack.values import MARKS, Reward
from boardroom.games.mombasa.state import Options

both_packs = pytest.mark.parametrize("home", BUILT_INS.values(), ids=list(BUILT_INS))


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


@both_packs
def test_the_packs_that_come_with_the_game_have_nothing_wrong(home):
    assert reasons(home) == []


def test_new_tables_use_the_faithful_pack_and_may_choose_the_tuned_one():
    assert Options().pack == BUILT_IN == "faithful-1"
    assert choices(Options, "pack") == (BUILT_IN, TUNED_PACK)
    assert GAME.begin(Options(), 2, 1).pack == load(HOME)
    assert GAME.begin(Options(pack=TUNED_PACK), 2, 1).pack == load(TUNED)


def test_a_record_that_names_no_pack_goes_on_with_the_tuned_one():
    """It was the only pack while records of revision 1 were written by version 3 of the data."""
    assert load_options(Options, {"setup": "later"}) == Options(setup="later", pack="reconstructed-3")
    assert UNSAID == TUNED_PACK == "reconstructed-3"
    journal = Journal.deal(Setup(GAME, Options(pack=UNSAID), 2, Chance("old")))
    while not journal.state.over:
        seat = waits(journal.state)[0]
        journal.play(offers(view(journal.state, seat), seat)[0].suggest())
    raw = write_record(journal)
    del raw["options"]["pack"]
    raw["seal"] = seal(raw)
    found = replay_record(raw, GAME)
    assert (found.divergence, found.state.pack) == (None, load(TUNED))


def test_the_tuned_pack_has_only_the_files_in_which_it_differs():
    shared = {"displays.toml", "starting_cards.csv"}
    own = {file.name for file in TUNED.iterdir()}
    assert set(embedding.FILES) - own == shared
    assert own == set(embedding.FILES) - shared
    tuned, faithful = load(TUNED), load(HOME)
    assert (tuned.card_red, tuned.hand, tuned.seat_cards) == (
        faithful.card_red,
        faithful.hand,
        faithful.seat_cards,
    )
    assert tuned.books != faithful.books


@both_packs
def test_a_pack_holds_the_pieces_of_the_box(home):
    pack = load(home)
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


@both_packs
def test_every_entry_has_a_mark_and_a_reason(home):
    standing = load(home).standing
    assert len(standing) > 190
    assert {entry.mark for entry in standing} == set(MARKS)
    assert all(entry.why for entry in standing)


def test_a_pack_of_the_time_before_marks_says_known_or_invented():
    marks = {entry.table: entry.mark for entry in unpack(version_texts()["reconstructed-2"]).standing}
    assert (marks["displays.toml costs"], marks["books.csv A01"]) == ("known", "invented")


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
    edit(copy, "cards.csv", r"^A07,A,.*?,(invented)", r"A07,A,expansion,,1,,cairo,1,\1")
    edit(copy, "displays.toml", r"^red = \[.*?\]", "red = [3, 1, 1]")
    edit(copy, "player_board.toml", r"^(spaces = )\[.*?\]", r"\1[3, 4]")
    assert reasons(copy) == []
    assert load(copy).barred == {3, 4}


@both_packs
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_example_holds_with_the_pack(example, home):
    assert example.holds(load(home))


def test_three_regions_of_a_point_must_lie_within_one_expansion():
    """EX-5: it is not enough that the map has three of them."""
    pack = load()
    holds = next(example.holds for example in EXAMPLES if example.id == "EX-5")
    point, none = Reward(bookkeeping=1), Reward()
    apart = tuple(replace(r, reward=point if r.id in (5, 3, 22) else none) for r in pack.regions)
    chain = tuple(replace(r, reward=point if r.id in (5, 10, 11) else none) for r in pack.regions)
    assert [holds(replace(pack, regions=regions)) for regions in (apart, chain)] == [False, True]


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


@pytest.mark.parametrize("name", BUILT_INS)
def test_the_built_in_packs_are_kept_under_their_versions(name):
    """Changed data needs a new version, kept by `python -m boardroom.games.mombasa.pack.keeping`."""
    assert name in version_texts()
    assert unpack(version_texts()[name]) == load(BUILT_INS[name])


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
    shutil.copy(embedding.KEPT, copy / "kept.toml")
    monkeypatch.setattr(keeping, "BUILT_INS", {BUILT_IN: copy, "reconstructed-99": copy})
    monkeypatch.setattr(keeping, "KEPT", copy / "kept.toml")
    assert keeping.keep(BUILT_IN) == f"{BUILT_IN} is kept already"
    edit(copy, "displays.toml", r"^red = \[.*?\]", "red = [3, 2, 1]")
    assert keeping.keep(BUILT_IN).endswith("raise `version` in pack.toml first")
    assert keeping.keep("reconstructed-99") == "reconstructed-99 is kept now"
    written = table(copy / "kept.toml")["pack"]
    assert unpack(written["reconstructed-99"]).card_red == (3, 2, 1)
    assert set(written) == {*version_texts(), "reconstructed-99"}


@both_packs
def test_the_drawing_fits_the_map(home):
    """Every region has an outline, every border and exit a line, and neighbours share the points of it."""
    file, pack = HOME / "shapes.toml", load(home)
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
