"""A corrected pack brings its own names: the map, the log, refusals and the terminal use them."""

from __future__ import annotations

import shutil
from pathlib import Path

from boardroom.cli.texts import words as terminal_words
from boardroom.core.options import read_options
from boardroom.core.refusals import Refusal
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.mombasa.draw import DRAWING
from boardroom.games.mombasa.draw.board import shapes
from boardroom.games.mombasa.draw.scheme import HIGH, WIDE, places
from boardroom.games.mombasa.facts import Entered
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.state import Options
from boardroom.games.mombasa.terminal.board import board, label
from boardroom.web.models import words


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
        line = texts.describe(Entered(1, "cairo", 3, 1))
        assert ("Kordofan" in line, built_in in line) == (True, False)
        assert built_in in words(lang, GAME, ("Ada", "Ben"), 0, Options()).describe(Entered(1, "cairo", 3, 1))
        assert "Kordofan" in texts.refusal(Refusal("M-7.3", "region-held", {"region": 3}))
    s = GAME.begin(options, 2, 1)
    d = Scene(view(s, 0), Writer(words("en", GAME, ("Ada", "Ben"), 0, options)), 0)
    drawn = DRAWING.board(d)
    assert ("Kordofan" in drawn, "Nubia" in drawn) == (True, False)
    assert DRAWING.label(d, "region:3", "region") == "Kordofan"
    plain = terminal_words("en", GAME, options)
    shown = "\n".join(board(view(s, None), plain))
    assert ("Kordofan" in shown, "Nubia" in shown) == (True, False)
    assert (label(s, "region:3", plain) or "").startswith("Kordofan")


def test_a_map_that_touches_otherwise_is_drawn_as_boxes_and_lines(tmp_path: Path) -> None:
    """Our polygons show our borders, so a corrected map must not be drawn with them."""
    folder = tmp_path / "pack"
    shutil.copytree(HOME, folder)
    file = folder / "regions.csv"
    text = file.read_text("utf-8").replace("2:2 5:1 6:1", "5:1 6:1").replace("1:2 3:1 6:2 7:1", "3:1 6:2 7:1")
    file.write_text(text, "utf-8")
    options = read_options(Options, {"pack": str(folder)})
    s = GAME.begin(options, 2, 1)
    drawn = shapes(s.options.pack)
    assert "boxes" in drawn
    assert "boxes" not in shapes(Options().pack)
    assert {tuple(one["between"]) for one in drawn["border"]} == {
        (a.id, b) for a in s.pack.regions for b in a.borders if a.id < b
    }
    assert len(drawn["exit"]) == sum(len(camp.exits) for camp in s.pack.camps)
    middles = places(s.pack)
    near = [(a, b) for i, a in enumerate(middles) for b in middles[:i] if _overlap(a, b)]
    assert near == []
    board = DRAWING.board(Scene(view(s, 0), Writer(words("en", GAME, ("Ada", "Ben"), 0)), 0))
    assert board.count('data-id="region:') == 24


def _overlap(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) < WIDE and abs(a[1] - b[1]) < HIGH
