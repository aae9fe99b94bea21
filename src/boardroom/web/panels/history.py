"""Navigation through the history: a slider with a mark at each round, and a replay button."""

from __future__ import annotations

from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.models import TablePage
from boardroom.web.stories import story_of

SPEEDS = (("½", "0.5"), ("1", "1"), ("2", "2"), ("4", "4"))
"""The speeds of a replay, in words and as numbers."""
LABEL_WIDTH_PERCENT = 7
"""The part of the slider's width that a number below it needs."""

CONTROLS = Fragments[tuple[Html, Html]](16)


def slider(page: TablePage, writer: Writer, drawing: Drawing[State]) -> Html:
    """The slider, with a mark for each round and the present at its end."""
    at = page.seq if page.moment is None else page.moment
    rounds = [(seq, drawing.round_label(writer, fact)) for seq, fact in story_of(page).headings]
    ticks = el("datalist", *(el("option", value=seq) for seq, _ in rounds), id="rounds")
    field = el(
        "input", type="range", min=0, max=page.seq, value=at, list="rounds", data_slider=True,
        aria_label=writer("ui-move-of", at=at, of=page.seq),
    )  # fmt: skip
    number = el("span", writer.num(at), cls="num muted small", data_at_number=True)
    track = el("div", field, ticks, _numbers(rounds, page.seq), cls="track ltr")
    is_live = page.moment is None
    controls, tag = CONTROLS.get((writer.common, is_live), lambda: (_replay(writer), _tag(writer, is_live)))
    return el("div", controls, track, number, tag, cls="hist")


def _tag(writer: Writer, is_live: bool) -> Html:
    """The button that returns to the present, or says that this is it."""
    return el(
        "button", writer("ui-live" if is_live else "ui-to-present"), cls="tag on" if is_live else "tag new",
        type="button", data_do="live", data_live=writer("ui-live"), data_past=writer("ui-to-present"),
    )  # fmt: skip


def _replay(writer: Writer) -> Html:
    """Buttons to step and play, and a choice of speeds."""
    buttons = [
        el(
            "button", icon(sign), cls="btn quiet", type="button", data_do=do, aria_label=writer(key),
            title=writer(key),
        )
        for do, sign, key in (("back-step", "step-back", "ui-step-back"), ("play", "play", "ui-play"),
                              ("next-step", "step-on", "ui-step-on"))
    ]  # fmt: skip
    speeds = (el("option", writer.plain(f"{words}×"), value=value) for words, value in SPEEDS)
    speed = el("select", *speeds, data_speed=True, aria_label=writer("ui-speed"))
    return el("div", *buttons, cls="steps ltr") + speed


def _numbers(rounds: list[tuple[int, Html]], last: int) -> Html:
    """The round numbers below their marks, as many as fit."""
    found, free = [], 0.0
    for seq, mark in rounds:
        place = 100 * seq / max(1, last)
        if mark and place >= free:
            found.append(el("text", mark, x=f"{place:.4g}%", y=10))
            free = place + LABEL_WIDTH_PERCENT
    return el("svg", *found, cls="rounds", aria_hidden="true") if found else Html()
