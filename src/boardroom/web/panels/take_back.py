"""Requests to go back further than one's own last move, which take effect once everybody agrees."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el, icon, join
from boardroom.web.models import TablePage


def request_button(page: TablePage, writer: Writer) -> Html:
    """At a past moment, the button to go back to it; other people at the table must agree first."""
    if not page.may_go_back or page.moment is None or page.moment >= page.seq:
        return Html()
    alone = not {"human", "open"} & set(page.kinds)
    words = icon("undo", "flips"), writer("ui-go-back" if alone else "ui-ask-back")
    return el(
        "button", *words, cls="btn", type="button", data_do="go-back", data_value=page.moment,
        data_slip=writer("ui-go-back-slip") if alone else None,
    )  # fmt: skip


def pending_requests(page: TablePage, writer: Writer) -> Html:
    """At present, the pending requests to go back, each with a button to agree."""
    if not page.may_go_back or page.moment is not None:
        return Html()
    rows: dict[int, list[int]] = {}
    for seat, row in sorted(page.back_requests.items()):
        rows.setdefault(row, []).append(seat)
    return join(_line(page, writer, row, seats) for row, seats in rows.items())


def _line(page: TablePage, writer: Writer, row: int, seats: list[int]) -> Html:
    if any(page.kinds[seat] == "me" for seat in seats):
        words, agree = writer("ui-back-waits", n=row), Html()
    else:
        words = writer("ui-back-asked", who=writer.texts.seat(seats[0]), n=row)
        agree = el(
            "button", writer("ui-back-agree"), cls="btn", type="button", data_do="go-back", data_value=row
        )
    there = el("a", words, href=f"/t/{page.table}?at={row}", data_at=row)
    return el("div", crest(seats[0]), there, agree, cls="standing", role="status")
