"""Commands of Mombasa: `boardroom mombasa check-pack` and `check-sheet` correct a data pack from the box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from boardroom.core.errors import BadData
from boardroom.core.hooks import Argument, Command, Outcome
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.pack.check import check
from boardroom.games.mombasa.pack.embedding import BUILT_INS
from boardroom.games.mombasa.pack.sheet import html_sheet, text_sheet


def check_pack(files: Mapping[str, Path]) -> Outcome:
    """Say everything that is wrong with a pack, or with those that come with the game."""
    folders = [files["directory"]] if "directory" in files else list(BUILT_INS.values())
    problems = [str(problem) for folder in folders for problem in check(folder)]
    errors = "1 error" if len(problems) == 1 else f"{len(problems) or 'no'} errors"
    return Outcome("".join(f"{line}\n" for line in [*problems, f"{errors} found"]), is_fine=not problems)


def write_check_sheet(files: Mapping[str, Path]) -> Outcome:
    """Every entry of a pack, as a page to print or as plain text."""
    folder = files.get("directory", HOME)
    is_page = "output" in files and files["output"].suffix in (".html", ".htm")
    try:
        return Outcome(html_sheet(folder) if is_page else text_sheet(folder))
    except (BadData, FileNotFoundError) as error:
        raise input_error("pack-unreadable", wrong=error) from None


COMMANDS = (
    Command(
        "check-pack",
        (Argument("directory", "folder", is_required=False),),
        check_pack,
    ),
    Command(
        "check-sheet",
        (
            Argument("directory", "folder", is_required=False),
            Argument("--output", "output", is_required=False),
        ),
        write_check_sheet,
    ),
)
