"""The frame of every page: head, icon sprite, language and theme."""

from __future__ import annotations

from functools import cache

from boardroom.core.game import Game
from boardroom.core.listing import Listing
from boardroom.core.state import State
from boardroom.drawing import stylesheet
from boardroom.drawing.html import Html, Writer, el, join
from boardroom.web import assets


@cache
def sprite() -> Html:
    """The icons, inlined into the page, which saves a request."""
    return Html((stylesheet.STATIC / "icons.svg").read_text("utf-8"))


def sheets(*games: Game[State] | Listing) -> Html:
    """Links to the style sheets of a page, including those of the games it draws."""
    found = [assets.common_sheet(), *filter(None, (assets.game_sheet(game) for game in games))]
    return join(el("link", rel="stylesheet", href=sheet.address) for sheet in found)


def document(writer: Writer, title: Html, body: Html, *games: Game[State] | Listing) -> Html:
    """An HTML document with the style sheets of the games it shows."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title),
        el("link", rel="icon", href=assets.icon().address, type="image/svg+xml"),
        sheets(*games),
        el("script", type="module", src=assets.script().address),
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
        data_failed=writer("ui-failed"), data_deal_fine=writer("ui-deal-fine"),
        data_deal_committed=writer("ui-deal-committed"), data_deal_wrong=writer("ui-deal-wrong"),
    )  # fmt: skip
