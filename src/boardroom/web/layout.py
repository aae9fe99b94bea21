"""The frame of every page: head, icon sprite, language and theme."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.drawing import stylesheet
from boardroom.drawing.html import Html, Writer, el, join

STATIC = Path(__file__).parent / "static"
SHEETS = ("drawing/tokens.css", "css/base.css", "drawing/board.css", "css/table.css", "css/pages.css")
"""Later sheets override earlier ones; the sheets of games follow."""


@cache
def sprite() -> Html:
    """The icons, inlined into the page, which saves a request."""
    return Html((stylesheet.STATIC / "icons.svg").read_text("utf-8"))


def sheets(*games: Game[State]) -> Html:
    """Links to the style sheets of a page, including those of the games it draws."""
    names = [*SHEETS, *(f"games/{game.key}.css" for game in games if (game.folder / "game.css").exists())]
    return join(el("link", rel="stylesheet", href=f"/static/{name}") for name in names)


@cache
def scripts() -> Html:
    """The main module, and preload links so that the browser fetches the others in parallel."""
    names = sorted(file.name for file in (STATIC / "js").glob("*.js") if file.name != "main.js")
    early = join(el("link", rel="modulepreload", href=f"/static/js/{name}") for name in names)
    return early + el("script", type="module", src="/static/js/main.js")


def document(writer: Writer, title: Html, body: Html, *games: Game[State]) -> Html:
    """An HTML document with the style sheets of the games it shows."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title),
        el("link", rel="icon", href="/static/mark.svg", type="image/svg+xml"),
        sheets(*games),
        scripts(),
    )
    spoken = el("p", cls="sr", id="spoken", role="status", aria_live="polite")
    inside = el("body", el("div", sprite(), hidden=True), body, notice(writer), spoken)
    return Html("<!doctype html>\n") + el("html", head, inside, **_root(writer)) + Html("\n")


def _root(writer: Writer) -> dict[str, str]:
    return {
        "lang": writer.lang,
        "dir": writer.direction,
        "data_digits": writer.lang if writer.digits else "latin",
    }


def notice(writer: Writer) -> Html:
    """The element that reports a lost connection or a failed request."""
    return el(
        "p", cls="notice", id="notice", role="alert", hidden=True, data_lost=writer("ui-connection-lost"),
        data_back=writer("ui-connected-again"), data_stale=writer("ui-position-changed"),
        data_failed=writer("ui-failed"),
    )  # fmt: skip
