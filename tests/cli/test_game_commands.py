"""The commands that a game declares."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_check_pack_reads_the_pack_that_is_shipped(run):
    ran = run("mombasa", "check-pack", ROOT / "src" / "boardroom" / "games" / "mombasa" / "data")
    assert (ran.code, ran.out) == (0, "no errors found\n")


def test_the_check_sheet_is_printed_or_written_as_a_page(run, tmp_path):
    words = run("mombasa", "check-sheet")
    assert (words.code, words.out.count("[ ] ") > 150) == (0, True)
    page = tmp_path / "sheet.html"
    ran = run("mombasa", "check-sheet", "-o", page)
    assert (ran.code, ran.out) == (0, f"{page}\n")
    assert page.read_text("utf-8").count("☐") == words.out.count("[ ] ")
    broken = run("mombasa", "check-sheet", tmp_path)
    assert (broken.code, "this pack can not be read" in broken.err) == (2, True)
