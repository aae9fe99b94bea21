"""The panels of a table that are the same for every game: top bar, players, log with its tabs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.drawing.html import OWNERS, Html, Writer, crest, el, icon, join
from boardroom.drawing.scene import Scene
from boardroom.web.models import LogRow, TablePage
from boardroom.web.panels import chat
from boardroom.web.panels.history import slider
from boardroom.web.panels.seating import fork_form, reseat_form
from boardroom.web.scenes import charts, scene
from boardroom.web.settings import languages, menu, theme_button

RECENT = 80
"""Rows of the log sent with a page; the rest is fetched when asked for."""
FIRST_TAB = "log"


def top(shown: TablePage) -> Html:
    """Table and game, the place in the turn, whose move, take-back and menu."""
    d, drawing = scene(shown), drawing_of(shown.game)
    writer, track = d.writer, drawing.turn_track(d)
    about = writer.row(writer("game-name"), drawing.setup_label(d))
    name = el("div", el("h1", writer.plain(shown.title)), el("span", about, cls="muted"), cls="name")
    found = [name]
    if track.heading:
        found.append(el("b", track.heading, cls="round"))
    if track.phases:
        found.append(_track(track.phases, track.at, "steps phases"))
    for label, places, at in track.more:
        found.append(
            el("div", el("span", label, cls="muted"), _track(places, at, "steps ltr"), cls="stepbox")
        )
    found.append(_turn(shown, writer))
    found.append(_take_back(shown, writer))
    found += (el("span", languages(writer), cls="no-phone"), theme_button(writer), _menu(shown, writer))
    return el(
        "header", *found, cls="bar", data_panel="top", data_seq=shown.seq, data_seat=shown.seat,
        data_behind=shown.behind,
    )  # fmt: skip


def _track(places: Sequence[Html], at: int, cls: str) -> Html:
    rows = [
        el("li", place, cls="done" if i < at else None, aria_current="step" if i == at else None)
        for i, place in enumerate(places)
    ]
    return el("ol", *rows, cls=cls)


def _turn(shown: TablePage, writer: Writer) -> Html:
    if shown.view.over:
        return el("span", el("b", writer("ui-game-over")), cls="turn push")
    if shown.seat in shown.waits and shown.moment is None:
        mine = (crest(shown.seat), el("b", writer("ui-your-move")), _still_thinking(shown, writer))
        return el("span", *mine, cls="turn push mine")
    if len(shown.waits) > 1:
        return el("span", _still_thinking(shown, writer), cls="turn push")
    who = join(crest(seat) for seat in shown.waits)
    name = join(writer.name(seat) for seat in shown.waits)
    thinking = icon("hourglass") if shown.thinking else Html()
    return el("span", who, el("b", name), thinking, cls="turn push")


def _still_thinking(shown: TablePage, writer: Writer) -> Html:
    """While several choose at the same time: how many have not chosen yet."""
    if len(shown.waits) < 2:
        return Html()
    words = writer("ui-still-thinking", n=len(shown.waits), of=len(shown.names))
    return el("span", icon("hourglass"), words, cls="thinkers")


def _take_back(shown: TablePage, writer: Writer) -> Html:
    inside = (icon("undo", "flips"), el("span", writer("ui-take-back"), cls="wide-only"))
    able = shown.can_take_back and shown.moment is None
    return el(
        "button", *inside, cls="btn", type="button", data_do="take-back", aria_label=writer("ui-take-back"),
        aria_disabled=None if able else "true", title=None if able else writer("ui-no-take-back"),
    )  # fmt: skip


def _menu(shown: TablePage, writer: Writer) -> Html:
    rows = [
        el("a", writer("ui-lobby"), href="/", cls="btn quiet"),
        el("a", writer("ui-rules"), href=f"/rules/{shown.game.key}", cls="btn quiet"),
        el(
            "a",
            writer("ui-download"),
            href=f"/api/tables/{shown.table}/record",
            cls="btn quiet",
            download=True,
        ),
        fork_form(shown, writer),
        reseat_form(shown, writer),
        el("button", writer("ui-keys"), cls="btn quiet", type="button", data_do="keys"),
    ]
    return menu(writer, *rows)


def board(shown: TablePage) -> Html:
    """The board with its tools and the corner where an option's price is previewed."""
    d = scene(shown)
    writer = d.writer
    tools = join(
        el("button", icon(name), cls="btn", type="button", data_do=name, aria_label=writer(f"ui-{name}"))
        for name in ("zoom-in", "zoom-out", "fit")
    )
    drawn = drawing_of(shown.game).board(d) or el("p", writer("ui-no-drawing"), cls="muted pad")
    preview = el("div", cls="tip preview no-phone", id="preview", dir=writer.direction, hidden=True)
    return el(
        "section", drawn, preview, el("div", tools, cls="tools"), cls="panel board", data_panel="board",
        aria_label=writer("ui-board"),
    )  # fmt: skip


def side(shown: TablePage) -> Html:
    d, drawing = scene(shown), drawing_of(shown.game)
    return el(
        "div",
        *drawing.side_panels(d),
        cls="markets",
        data_panel="side",
        data_first=bool(drawing.is_side_first(d)),
    )


def own(shown: TablePage) -> Html:
    inside = drawing_of(shown.game).player_area(scene(shown)) if shown.seat is not None else Html()
    label = Writer(shown.texts)("ui-own")
    return el("section", inside, cls="panel own", data_panel="own", hidden=not inside, aria_label=label)


def players(shown: TablePage) -> Html:
    """Everybody, in turn order, with the numbers that matter."""
    d, drawing = scene(shown), drawing_of(shown.game)
    writer = d.writer
    order = [s for s in drawing.seat_order(d) if s < len(shown.names)] or list(range(len(shown.names)))
    rows = [_player(shown, d, drawing, seat, at) for at, seat in enumerate(order)]
    note = el("span", drawing.standings_note(d) or writer("ui-turn-order"), cls="muted small push")
    head = Html(f"<header><h2>{writer('ui-players')}</h2>{note}</header>")
    drawn = charts(shown)[:1]
    box = el("div", *drawn, cls="chartbox if-tall") if drawn else Html()
    return el("section", head, el("ol", *rows), box, cls="panel wide grow players", data_panel="players")


def _player(shown: TablePage, d: Scene[State], drawing: Drawing[State], seat: int, at: int) -> Html:
    writer, line, kind = d.writer, drawing.player_row(d, seat), shown.kinds[seat]
    tags = line.tags
    if seat in shown.waits and not shown.view.over:
        tags += _turn_tag(shown, writer, seat)
    if kind == "open":
        tags += el("span", writer("ui-open-seat"), cls="tag out")
    elif kind.startswith("bot:"):
        tags += el("span", writer("ui-bot"), cls="tag", title=writer.thing("bot", kind[4:]))
    first = el("p", el("b", writer.name(seat)), tags, el("b", line.key, cls="push cash"))
    below = el("div", line.below, cls="line2") if line.below else Html()
    cls = "player me" if seat == shown.seat else "player"
    rank = el("span", writer.num(at + 1), cls="rank")
    return el("li", rank, crest(seat), el("div", first, below, cls="who"), cls=cls, data_id=f"seat:{seat}")


def _turn_tag(shown: TablePage, writer: Writer, seat: int) -> Html:
    """That a seat is asked; while several are asked at once a sign is enough."""
    if len(shown.waits) > 1:
        words = writer("ui-thinking")
        return el("span", icon("hourglass"), el("span", words, cls="sr"), cls="tag on", title=words)
    thinking = seat in shown.thinking
    return el(
        "span", icon("hourglass") + writer("ui-thinking") if thinking else writer("ui-to-move"), cls="tag on"
    )


def log(shown: TablePage, everything: bool = False) -> Html:
    """The log in words, charts, rules and talk as tabs; the slider through the history below."""
    d, drawing = scene(shown), drawing_of(shown.game)
    writer = d.writer
    tabs = {
        "log": _lines(shown, d, drawing, everything),
        "chart": join(charts(shown)) or el("p", writer("ui-no-chart"), cls="muted pad"),
        "rules": el("p", el("a", writer("ui-open-rules"), href=f"/rules/{shown.game.key}"), cls="pad"),
        "talk": chat.tab(writer, shown.table, shown.seat),
    }
    heads = el("div", *(_tab(writer, name) for name in tabs), cls="tabs", role="tablist")
    bodies = [_tab_body(name, body) for name, body in tabs.items()]
    return el(
        "section", heads, *bodies, slider(shown, writer, drawing), cls="panel tabbed grow", data_panel="log",
        data_game=shown.game.key, aria_label=writer("ui-log"),
    )  # fmt: skip


def _tab(writer: Writer, name: str) -> Html:
    return el(
        "button", icon(name), writer(f"ui-{name}"), role="tab", type="button", id=f"tab-{name}",
        data_do="tab", aria_controls=f"body-{name}", aria_selected="true" if name == FIRST_TAB else "false",
    )  # fmt: skip


def _tab_body(name: str, body: Html) -> Html:
    return el(
        "div", body, cls="tabbody", id=f"body-{name}", role="tabpanel", aria_labelledby=f"tab-{name}",
        hidden=name != FIRST_TAB,
    )  # fmt: skip


def _lines(shown: TablePage, d: Scene[State], drawing: Drawing[State], everything: bool) -> Html:
    writer = d.writer
    rows = shown.log[-RECENT:]
    # A reader of the past finds the lines of that moment.
    if everything or (shown.moment is not None and rows and shown.moment < rows[0].seq):
        rows = shown.log
    found = []
    if len(rows) < len(shown.log):
        more = el("button", writer("ui-whole-log"), cls="btn quiet", type="button", data_do="whole-log")
        found.append(el("li", more, cls="sep"))
    heading = _heading(shown.log[: len(shown.log) - len(rows)], drawing)
    for row in rows:
        lines, heading = _row(shown, writer, drawing, row, heading)
        found += lines
    return el("ol", *found, cls="log")


def _heading(rows: Sequence[LogRow], drawing: Drawing[State]) -> Fact | None:
    """The fact that opened the round at the end of these rows."""
    return next((f for row in reversed(rows) for f in reversed(row.facts) if drawing.is_heading(f)), None)


def _row(
    shown: TablePage, writer: Writer, drawing: Drawing[State], row: LogRow, heading: Fact | None
) -> tuple[list[Html], Fact | None]:
    """The lines of a row, and the heading that stands above what follows."""
    at = f"/t/{shown.table}?at={row.seq}"
    if row.back is not None:
        link = el("a", writer("ui-went-back", seq=row.back), href=at, data_at=row.seq)
        return [el("li", icon("undo", "flips"), link, cls="back", data_seq=row.seq)], heading
    found: list[Html] = []
    block: list[Fact] = []
    for fact in row.facts:
        if not drawing.is_heading(fact):
            block.append(fact)
            continue
        found += _block(shown, writer, drawing, row, drawing.group_for_log(block, heading))
        said = el("a", writer.sentence(fact), href=at, data_at=row.seq)
        found.append(el("li", said, cls="sep", data_seq=row.seq))
        block, heading = [], fact
    return found + _block(shown, writer, drawing, row, drawing.group_for_log(block, heading)), heading


def _block(
    shown: TablePage, writer: Writer, drawing: Drawing[State], row: LogRow, lines: Sequence[tuple[Fact, ...]]
) -> list[Html]:
    t = writer.texts
    reader = (t.lang, t.folders, t.names, t.you, t.own)
    return [_line(facts, (shown.table, row.seq), (drawing, shown.game.key), reader) for facts in lines]


@lru_cache(maxsize=1 << 14)
def _line(
    facts: tuple[Fact, ...],
    at: tuple[str, int],
    game: tuple[Drawing[State], str],
    reader: tuple[Any, Any, Any, Any, Any],
) -> Html:
    """A line of the log. Every move shows the same lines again, so they are kept."""
    writer, (table, seq), (drawing, key) = Writer(Texts(*reader)), at, game
    fact = facts[0]
    seat = fact.values().get("seat")
    who = (
        crest(seat)
        if isinstance(seat, int)
        else drawing.log_icon(fact) or Html('<span class="nobody"></span>')
    )
    said = el("a", drawing.log_line(writer, facts), href=f"/t/{table}?at={seq}", data_at=seq)
    clause = drawing.clause_of(fact)
    cited = writer.clause(clause, key) if clause else Html()
    owner = OWNERS[seat % 6] if isinstance(seat, int) else None
    return el("li", who, said, cited, data_seq=seq, data_owner=owner)
