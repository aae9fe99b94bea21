"""The board as a file of its own: its icons and the rules for its colours lie inside."""

from __future__ import annotations

import re
from functools import cache

from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import STATIC, icons, standalone
from boardroom.games.terraforming_mars.draw import mars
from boardroom.games.terraforming_mars.state import State

ONLY_LIT = ".h-may,.h-halo,.h-num,.h-pay,.h-pico,.h-pays{display:none}"
OWN = ".g-prod{fill:var(--tm-prod)}.hot{--on:var(--heat)}"


@cache
def _style(dark: bool) -> str:
    """The rules for hexes, tiles and gauges, every colour worked out for one theme."""
    source = re.sub(r"/\*.*?\*/", "", (STATIC / "tokens.css").read_text("utf-8"), flags=re.S)
    colour = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)")
    source = colour.sub(lambda found: (found[2] if dark else found[1]).strip(), source)
    kept = re.findall(r"(\.[htg]-[\w-]+(?:\.[\w-]+)?)\s*\{([^{}]*)\}", source)
    return "".join(f"{selector}{{{body.strip()}}}" for selector, body in kept) + ONLY_LIT + OWN


def board_svg(view: State, texts: Texts, dark: bool = False) -> str:
    """The board with its style and those icons that it uses."""
    writer = Writer(texts)
    drawn = mars.board(Scene(view, writer))
    used = sorted(set(re.findall(r'<use href="#([\w-]+)"', drawn)))
    symbols = "".join(icons()[name] for name in used)
    head, _, rest = drawn.partition(">")
    inside = Html(f"{head}><style>{_style(dark)}</style><defs>{symbols}</defs>{rest}")
    return standalone(inside, writer("game-name"), dark)
