"""Going back beyond one's own last move: requested at a past moment, done once everybody agrees."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el, icon, join
from boardroom.web.models import TablePage


def request_button(shown: TablePage, writer: Writer) -> Html:
    """At a past moment: the button that requests to go back to it, at once if no other people play."""
    if not shown.may_go_back or shown.moment is None or shown.moment >= shown.seq:
        return Html()
    alone = not {"human", "open"} & set(shown.kinds)
    words = icon("undo", "flips"), writer("ui-go-back" if alone else "ui-ask-back")
    return el(
        "button", *words, cls="btn", type="button", data_do="go-back", data_value=shown.moment,
        data_slip=writer("ui-go-back-slip") if alone else None,
    )  # fmt: skip


def pending_requests(shown: TablePage, writer: Writer) -> Html:
    """At present: who asks to go back and to which move, with a button to agree."""
    if not shown.may_go_back or shown.moment is not None:
        return Html()
    rows: dict[int, list[int]] = {}
    for seat, row in sorted(shown.asked_back.items()):
        rows.setdefault(row, []).append(seat)
    return join(_line(shown, writer, row, seats) for row, seats in rows.items())


def _line(shown: TablePage, writer: Writer, row: int, seats: list[int]) -> Html:
    if any(shown.kinds[seat] == "me" for seat in seats):
        words, agree = writer("ui-back-waits", n=row), Html()
    else:
        words = writer("ui-back-asked", who=writer.texts.seat(seats[0]), n=row)
        agree = el(
            "button", writer("ui-back-agree"), cls="btn", type="button", data_do="go-back", data_value=row
        )
    there = el("a", words, href=f"/t/{shown.table}?at={row}", data_at=row)
    return el("div", crest(seats[0]), there, agree, cls="standing", role="status")
