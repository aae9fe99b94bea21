"""The commands that a game declares."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]


DATA = ROOT / "src" / "boardroom" / "games" / "mombasa" / "data"


def test_check_pack_reads_the_packs_that_are_shipped(run, tmp_path):
    for folder in ((), (DATA,), (DATA / "tuned",)):
        ran = run("mombasa", "check-pack", *folder)
        assert (ran.code, ran.out) == (0, "no errors found\n")
    broken = tmp_path / "tuned"  # without the folder whose files it shares
    shutil.copytree(DATA / "tuned", broken)
    ran = run("mombasa", "check-pack", broken)
    assert (ran.code, "displays.toml: this file is missing" in ran.out) == (1, True)


def test_the_check_sheet_is_printed_or_written_as_a_page(run, tmp_path):
    words = run("mombasa", "check-sheet")
    assert (words.code, words.out.count("[ ] ") > 150) == (0, True)
    page = tmp_path / "sheet.html"
    ran = run("mombasa", "check-sheet", "-o", page)
    assert (ran.code, ran.out) == (0, f"{page}\n")
    assert page.read_text("utf-8").count("☐") == words.out.count("[ ] ")
    broken = run("mombasa", "check-sheet", tmp_path)
    assert (broken.code, "this pack cannot be read" in broken.err) == (2, True)
