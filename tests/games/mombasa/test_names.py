"""A corrected pack brings its own names along: the map, the log, refusals and the terminal use them."""

from __future__ import annotations

import shutil
from pathlib import Path

from boardroom.cli.settings import words as terminal_words
from boardroom.core.options import read_options
from boardroom.core.rules import Refusal
from boardroom.core.views import view
from boardroom.games.mombasa.draw import DRAWING
from boardroom.games.mombasa.facts import Entered
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.state import Options
from boardroom.games.mombasa.text import board, label
from boardroom.web.drawing import Scene
from boardroom.web.html import Ink
from boardroom.web.shown import words


def renamed(folder: Path) -> Options:
    """The built-in pack with another name for region 3."""
    shutil.copytree(HOME, folder)
    file = folder / "regions.csv"
    file.write_text(file.read_text("utf-8").replace("3,Nubia,", "3,Kordofan,"), "utf-8")
    found: Options = read_options(Options, {"pack": str(folder)})
    return found


def test_a_corrected_name_is_used_everywhere(tmp_path: Path) -> None:
    options = renamed(tmp_path / "pack")
    for lang, built_in in (("en", "Nubia"), ("fa", "نوبه"), ("zh", "努比亚")):
        texts = words(lang, GAME, ("Ada", "Ben"), 0, options)
        line = texts.said(Entered(1, "cairo", 3, 1))
        assert ("Kordofan" in line, built_in in line) == (True, False)
        assert built_in in words(lang, GAME, ("Ada", "Ben"), 0, Options()).said(Entered(1, "cairo", 3, 1))
        assert "Kordofan" in texts.refusal(Refusal("M-7.3", "region-held", {"region": 3}))
    s = GAME.begin(options, 2, 1)
    d = Scene(view(s, 0), Ink(words("en", GAME, ("Ada", "Ben"), 0, options)), 0)
    drawn = DRAWING.board(d)
    assert ("Kordofan" in drawn, "Nubia" in drawn) == (True, False)
    assert DRAWING.label(d, "region:3", "region") == "Kordofan"
    plain = terminal_words("en", GAME, options)
    shown = "\n".join(board(view(s, None), plain))
    assert ("Kordofan" in shown, "Nubia" in shown) == (True, False)
    assert (label(s, "region:3", plain) or "").startswith("Kordofan")
