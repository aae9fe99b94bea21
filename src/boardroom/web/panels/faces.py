"""Cards and pieces that a line of the log names, drawn large when they are asked for."""

from __future__ import annotations

from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.errors import request_error
from boardroom.web.models import TablePage
from boardroom.web.scenes import scene


def face_button(writer: Writer, id: str | None) -> Html:
    """The button that shows what a line names; nothing if it names nothing that has a face."""
    if id is None:
        return Html()
    words = writer("ui-show-it")
    return el(
        "button", icon("zoom-in"), cls="facebtn", type="button", data_do="face", data_face=id,
        aria_label=words, title=words,
    )  # fmt: skip


def face(page: TablePage, id: str) -> Html:
    """The face of a card or piece, or the sheet of a player, drawn from what the viewer sees."""
    kind, _, seat = id.partition(":")
    drawing, d = drawing_of(page.game), scene(page)
    is_sheet = kind == "sheet" and seat in map(str, range(len(page.names)))
    drawn = drawing.sheet(d, int(seat)) if is_sheet else drawing.face(d, id)
    if not drawn:
        raise request_error("no-face", id=id)
    return el("div", drawn, cls="face", data_panel="face")
