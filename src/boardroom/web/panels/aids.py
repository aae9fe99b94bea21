"""The player aids of a game: cards that a key opens at the table and a button prints."""

from __future__ import annotations

from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.models import TablePage
from boardroom.web.scenes import scene

AIDS_KEY = "F1"


def aids(page: TablePage) -> Html:
    """The cards for the position shown; the browser fetches them when it opens the dialog."""
    cards = drawing_of(page.game).aids(scene(page))
    articles = (
        el("article", el("h3", card.title), card.body, cls="aid wide" if card.is_wide else "aid")
        for card in cards
    )
    return el("div", *articles, cls="aidcards", data_panel="aids")


def aids_button(writer: Writer) -> Html:
    """The button of the top bar that opens the dialog."""
    words = writer("ui-aids")
    return el(
        "button", icon("rules"), el("span", words, cls="sr"), el("kbd", Html(AIDS_KEY), cls="wide-only"),
        cls="btn quiet", type="button", data_do="aids", title=words, aria_keyshortcuts=AIDS_KEY,
    )  # fmt: skip


def aids_dialog(writer: Writer, game: Html) -> Html:
    """The dialog, empty until it is opened."""
    tools = (
        el("button", writer("ui-print"), cls="btn push", type="button", data_do="print-aids"),
        el(
            "button", icon("close"), cls="btn quiet", type="button", data_do="aids",
            aria_label=writer("ui-close"),
        ),
    )  # fmt: skip
    head = el("header", el("h2", game, Html(" · "), writer("ui-aids"), id="aids-title"), *tools)
    body = el("div", data_panel="aids")
    return el("dialog", head, body, cls="aids panel", aria_labelledby="aids-title")
