"""The top bar: table and game, progress through the turn, whose move it is, take-back and menu."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, Writer, crest, data, el, icon, join
from boardroom.web.models import TablePage
from boardroom.web.panels.aids import aids_button
from boardroom.web.panels.seating import fork_form, reseat_form, seating_of
from boardroom.web.scenes import scene
from boardroom.web.settings import languages, menu, theme_button

TOOLS, TAKE_BACK = Fragments[Html](512), Fragments[Html](16)


def top(page: TablePage) -> Html:
    """The panel of the top bar."""
    d, drawing = scene(page), drawing_of(page.game)
    writer, track = d.writer, drawing.turn_track(d)
    about = writer.row(writer("game-name"), drawing.setup_label(d))
    title = el("h1", writer.plain(page.title) or writer("game-name"))
    name = el("div", title, el("span", about, cls="muted"), cls="name")
    found = [name]
    if track.heading:
        found.append(el("b", track.heading, cls="round"))
    if track.phases:
        found.append(_track(track.phases, track.at, "steps phases"))
    for label, places, at in track.more:
        found.append(el("div", el("span", label, cls="muted"), _track(places, at, "steps"), cls="stepbox"))
    found.append(_turn(page, writer))
    found.append(_take_back(page, writer))
    found.append(_tools(page, writer))
    return el(
        "header", *found, cls="bar", data_panel="top", data_seq=page.seq, data_seat=page.seat,
        data_behind=page.behind,
    )  # fmt: skip


def _track(places: Sequence[Html], at: int, cls: str) -> Html:
    rows = [
        el("li", place, cls="done" if i < at else None, aria_current="step" if i == at else None)
        for i, place in enumerate(places)
    ]
    return el("ol", *rows, cls=cls)


def _turn(page: TablePage, writer: Writer) -> Html:
    if page.view.over:
        return el("span", el("b", writer("ui-game-over")), cls="turn push")
    if page.seat in page.waits and page.moment is None:
        mine = (crest(page.seat), el("b", writer("ui-your-move")), _still_thinking(page, writer))
        return el("span", *mine, cls="turn push mine")
    if len(page.waits) > 1:
        return el("span", _still_thinking(page, writer), cls="turn push")
    who = join(crest(seat) for seat in page.waits)
    name = join(writer.name(seat) for seat in page.waits)
    thinking = icon("hourglass") if page.thinking else Html()
    return el("span", who, el("b", name), thinking, cls="turn push")


def _still_thinking(page: TablePage, writer: Writer) -> Html:
    """How many seats have not chosen yet, if several choose at the same time."""
    if len(page.waits) < 2:
        return Html()
    words = writer("ui-still-thinking", n=len(page.waits), of=len(page.names))
    return el("span", icon("hourglass"), words, cls="thinkers")


def _take_back(page: TablePage, writer: Writer) -> Html:
    able = page.can_take_back and page.moment is None
    back = TAKE_BACK.get((writer.common, able), lambda: _take_back_button(writer, able))
    if page.undone is None or page.moment is not None:
        return back
    words = writer("ui-redo")
    return back + el(
        "button", icon("redo", "flips"), el("span", words, cls="wide-only"), cls="btn", type="button",
        data_do="redo", data_action=data(page.undone.to_json()), aria_label=words,
    )  # fmt: skip


def _take_back_button(writer: Writer, able: bool) -> Html:
    inside = (icon("undo", "flips"), el("span", writer("ui-take-back"), cls="wide-only"))
    return el(
        "button", *inside, cls="btn", type="button", data_do="take-back", aria_label=writer("ui-take-back"),
        aria_disabled=None if able else "true", title=None if able else writer("ui-no-take-back"),
    )  # fmt: skip


def _tools(page: TablePage, writer: Writer) -> Html:
    """Aids, language, theme and menu: the same at every move until the seating changes."""
    key = (writer, page.game.key, page.table, seating_of(page), page.moment is None)
    return TOOLS.get(
        key,
        lambda: (
            aids_button(writer)
            + el("span", languages(writer), cls="no-phone")
            + theme_button(writer)
            + _menu(page, writer)
        ),
    )


def _menu(page: TablePage, writer: Writer) -> Html:
    rows = [
        el("a", writer("ui-lobby"), href="/", cls="btn quiet"),
        el("a", writer("ui-rules"), href=f"/rules/{page.game.key}", cls="btn quiet"),
        el(
            "a",
            writer("ui-download"),
            href=f"/api/tables/{page.table}/record",
            cls="btn quiet",
            download=True,
        ),
        fork_form(seating_of(page), writer) if page.moment is None else Html(),
        reseat_form(seating_of(page), writer),
        el("button", writer("ui-keys"), cls="btn quiet", type="button", data_do="keys"),
    ]
    return menu(writer, *rows)
