"""A rematch: the same game and seats with a new deal; the game may let the options follow from the result."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, data, el
from boardroom.web.models import TablePage, display_names

MAX_SEATS = 10


def rematch_button(page: TablePage, writer: Writer) -> Html:
    """The rematch button, for players only. Bots keep their seats; other seats are open and have links."""
    if page.private or "me" not in page.kinds:
        return Html()
    seats = [_seat(kind) for kind in page.kinds]
    options = page.view.options
    if page.view.over:
        options = page.game.rematch(options, page.game.result(page.view))
    body = {"game": page.game.key, "options": options.every_to_json(), "seats": seats}
    if name := _own_name(page):
        body["name"] = name
    return el(
        "button", writer("ui-again"), cls="btn primary", type="button", data_do="create",
        data_body=data(body), data_title=page.title,
    )  # fmt: skip


def _seat(kind: str) -> dict[str, str]:
    bot = kind.removeprefix("bot:")
    if bot != kind:
        return {"kind": "bot", "bot": bot}
    return {"kind": "me" if kind == "me" else "open"}


def _own_name(page: TablePage) -> str:
    """The name that the viewer chose; empty for a default name, since the new table assigns one."""
    default_names = display_names(
        page.lang, [f"Player {n + 1}" for n in range(MAX_SEATS)], ["me"] * MAX_SEATS
    )
    name = page.names[page.kinds.index("me")]
    return "" if name in default_names else name
