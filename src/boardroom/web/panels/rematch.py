"""A rematch: the same game, options and seats, with a new deal."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, data, el
from boardroom.web.models import TablePage, display_names

MOST = 10


def rematch_button(shown: TablePage, writer: Writer) -> Html:
    """The button for somebody who played. Bots stay; the other people get links to open seats."""
    if shown.private or "me" not in shown.kinds:
        return Html()
    seats = [_seat(kind) for kind in shown.kinds]
    body = {"game": shown.game.key, "options": shown.view.options.to_json(), "seats": seats}
    if name := _own_name(shown):
        body["name"] = name
    return el(
        "button", writer("ui-again"), cls="btn primary", type="button", data_do="create",
        data_body=data(body), data_title=shown.title,
    )  # fmt: skip


def _seat(kind: str) -> dict[str, str]:
    bot = kind.removeprefix("bot:")
    if bot != kind:
        return {"kind": "bot", "bot": bot}
    return {"kind": "me" if kind == "me" else "open"}


def _own_name(shown: TablePage) -> str:
    """The name that the reader chose; empty for a default name, which the new table assigns itself."""
    unnamed = display_names(shown.lang, [f"Player {n + 1}" for n in range(MOST)], ["me"] * MOST)
    name = shown.names[shown.kinds.index("me")]
    return "" if name in unnamed else name
