"""The board as a file of its own, with its style inside."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.texts import Texts
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import standalone
from boardroom.games.terraforming_mars.draw import mars
from boardroom.games.terraforming_mars.state import State

STYLES = Path(__file__).parents[1] / "game.css"


def board_svg(view: State, texts: Texts, dark: bool = False) -> str:
    """The board in one theme."""
    writer = Writer(texts)
    return standalone(mars.board(Scene(view, writer)), writer("game-name"), dark, STYLES)
