"""The panels of a table that are the same for every game: top bar, players, log with its tabs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from boardroom.core.actions import Fact
from boardroom.core.texts import Texts
from boardroom.drawing.drawing import Drawing, Scene, drawing_of
from boardroom.drawing.html import OWNERS, Writer, crest, el, icon
from boardroom.web.models import LogRow, TablePage
from boardroom.web.panels import chat
from boardroom.web.panels.history import slider
from boardroom.web.panels.seating import forking, reseating
from boardroom.web.scenes import drawn_charts, scene
from boardroom.web.settings import languages, menu, theme_button

RECENT = 80
"""Rows of the log sent with a page; the rest is fetched when asked for."""
FIRST_TAB = "log"


def top(shown: TablePage) -> str:
    """Table and game, the place in the turn, whose move, take-back and menu."""
    d, drawing = scene(shown), drawing_of(shown.game)
    ink, track = d.ink, drawing.track(d)
    about = ink.joined(ink("game-name"), drawing.setting(d))
    name = el("div", el("h1", ink.plain(shown.title)), el("span", about, cls="muted"), cls="name")
    found = [name]
    if track.heading:
        found.append(el("b", track.heading, cls="round"))
    if track.phases:
        found.append(_track(track.phases, track.at, "steps phases"))
    for label, places, at in track.more:
        found.append(
            el("div", el("span", label, cls="muted"), _track(places, at, "steps ltr"), cls="stepbox")
        )
    found.append(_turn(shown, ink))
    found.append(_take_back(shown, ink))
    found += (el("span", languages(ink), cls="no-phone"), theme_button(ink), _menu(shown, ink))
    return el(
        "header", *found, cls="bar", data_panel="top", data_seq=shown.seq, data_seat=shown.seat,
        data_behind=shown.behind,
    )  # fmt: skip


def _track(places: Sequence[str], at: int, cls: str) -> str:
    rows = [
        el("li", place, cls="done" if i < at else None, aria_current="step" if i == at else None)
        for i, place in enumerate(places)
    ]
    return el("ol", *rows, cls=cls)


def _turn(shown: TablePage, ink: Writer) -> str:
    if shown.view.over:
        return el("span", el("b", ink("ui-game-over")), cls="turn push")
    if shown.seat in shown.waits and shown.moment is None:
        mine = (crest(shown.seat), el("b", ink("ui-your-move")), _still_thinking(shown, ink))
        return el("span", *mine, cls="turn push mine")
    if len(shown.waits) > 1:
        return el("span", _still_thinking(shown, ink), cls="turn push")
    who = "".join(crest(seat) for seat in shown.waits)
    name = "".join(ink.name(seat) for seat in shown.waits)
    thinking = icon("hourglass") if shown.thinking else ""
    return el("span", who, el("b", name), thinking, cls="turn push")


def _still_thinking(shown: TablePage, ink: Writer) -> str:
    """While several choose at the same time: how many have not chosen yet."""
    if len(shown.waits) < 2:
        return ""
    words = ink("ui-still-thinking", n=len(shown.waits), of=len(shown.names))
    return el("span", icon("hourglass"), words, cls="thinkers")


def _take_back(shown: TablePage, ink: Writer) -> str:
    inside = (icon("undo", "flips"), el("span", ink("ui-take-back"), cls="wide-only"))
    able = shown.can_take_back and shown.moment is None
    return el(
        "button", *inside, cls="btn", type="button", data_do="take-back", aria_label=ink("ui-take-back"),
        aria_disabled=None if able else "true", title=None if able else ink("ui-no-take-back"),
    )  # fmt: skip


def _menu(shown: TablePage, ink: Writer) -> str:
    rows = [
        el("a", ink("ui-lobby"), href="/", cls="btn quiet"),
        el("a", ink("ui-rules"), href=f"/rules/{shown.game.key}", cls="btn quiet"),
        el("a", ink("ui-download"), href=f"/api/tables/{shown.table}/record", cls="btn quiet", download=True),
        forking(shown, ink),
        reseating(shown, ink),
        el("button", ink("ui-keys"), cls="btn quiet", type="button", data_do="keys"),
    ]
    return menu(ink, *rows)


def board(shown: TablePage) -> str:
    """The board with its tools and the corner where an option's price is previewed."""
    d = scene(shown)
    ink = d.ink
    tools = "".join(
        el("button", icon(name), cls="btn", type="button", data_do=name, aria_label=ink(f"ui-{name}"))
        for name in ("zoom-in", "zoom-out", "fit")
    )
    drawn = drawing_of(shown.game).board(d) or el("p", ink("ui-no-drawing"), cls="muted pad")
    preview = el("div", cls="tip preview no-phone", id="preview", dir=ink.direction, hidden=True)
    return el(
        "section", drawn, preview, el("div", tools, cls="tools"), cls="panel board", data_panel="board",
        aria_label=ink("ui-board"),
    )  # fmt: skip


def side(shown: TablePage) -> str:
    d, drawing = scene(shown), drawing_of(shown.game)
    return el(
        "div", *drawing.side(d), cls="markets", data_panel="side", data_first=bool(drawing.side_first(d))
    )


def own(shown: TablePage) -> str:
    inside = drawing_of(shown.game).own(scene(shown)) if shown.seat is not None else ""
    label = Writer(shown.texts)("ui-own")
    return el("section", inside, cls="panel own", data_panel="own", hidden=not inside, aria_label=label)


def players(shown: TablePage) -> str:
    """Everybody, in turn order, with the numbers that matter."""
    d, drawing = scene(shown), drawing_of(shown.game)
    ink = d.ink
    order = [s for s in drawing.order(d) if s < len(shown.names)] or list(range(len(shown.names)))
    rows = [_player(shown, d, drawing, seat, at) for at, seat in enumerate(order)]
    note = el("span", drawing.ahead(d) or ink("ui-turn-order"), cls="muted small push")
    head = f"<header><h2>{ink('ui-players')}</h2>{note}</header>"
    drawn = drawn_charts(shown)[:1]
    box = el("div", *drawn, cls="chartbox if-tall") if drawn else ""
    return el("section", head, el("ol", *rows), box, cls="panel wide grow players", data_panel="players")


def _player(shown: TablePage, d: Scene, drawing: Drawing, seat: int, at: int) -> str:
    ink, line, kind = d.ink, drawing.player(d, seat), shown.kinds[seat]
    tags = line.tags
    if seat in shown.waits and not shown.view.over:
        tags += _awaited(shown, ink, seat)
    if kind == "open":
        tags += el("span", ink("ui-open-seat"), cls="tag out")
    elif kind.startswith("bot:"):
        tags += el("span", ink("ui-bot"), cls="tag", title=ink.thing("bot", kind[4:]))
    first = el("p", el("b", ink.name(seat)), tags, el("b", line.key, cls="push cash"))
    below = el("div", line.below, cls="line2") if line.below else ""
    cls = "player me" if seat == shown.seat else "player"
    rank = el("span", ink.num(at + 1), cls="rank")
    return el("li", rank, crest(seat), el("div", first, below, cls="who"), cls=cls, data_id=f"seat:{seat}")


def _awaited(shown: TablePage, ink: Writer, seat: int) -> str:
    """That a seat is asked; while several are asked at once a sign is enough."""
    if len(shown.waits) > 1:
        words = ink("ui-thinking")
        return el("span", icon("hourglass"), el("span", words, cls="sr"), cls="tag on", title=words)
    thinking = seat in shown.thinking
    return el("span", icon("hourglass") + ink("ui-thinking") if thinking else ink("ui-to-move"), cls="tag on")


def log(shown: TablePage, everything: bool = False) -> str:
    """The log in words, charts, rules and talk as tabs; the slider through the history below."""
    d, drawing = scene(shown), drawing_of(shown.game)
    ink = d.ink
    tabs = {
        "log": _lines(shown, d, drawing, everything),
        "chart": "".join(drawn_charts(shown)) or el("p", ink("ui-no-chart"), cls="muted pad"),
        "rules": el("p", el("a", ink("ui-open-rules"), href=f"/rules/{shown.game.key}"), cls="pad"),
        "talk": chat.tab(ink, shown.table, shown.seat),
    }
    heads = el("div", *(_tab(ink, name) for name in tabs), cls="tabs", role="tablist")
    bodies = [_tab_body(name, body) for name, body in tabs.items()]
    return el(
        "section", heads, *bodies, slider(shown, ink, drawing), cls="panel tabbed grow", data_panel="log",
        data_game=shown.game.key, aria_label=ink("ui-log"),
    )  # fmt: skip


def _tab(ink: Writer, name: str) -> str:
    return el(
        "button", icon(name), ink(f"ui-{name}"), role="tab", type="button", id=f"tab-{name}", data_do="tab",
        aria_controls=f"body-{name}", aria_selected="true" if name == FIRST_TAB else "false",
    )  # fmt: skip


def _tab_body(name: str, body: str) -> str:
    return el(
        "div", body, cls="tabbody", id=f"body-{name}", role="tabpanel", aria_labelledby=f"tab-{name}",
        hidden=name != FIRST_TAB,
    )  # fmt: skip


def _lines(shown: TablePage, d: Scene, drawing: Drawing, everything: bool) -> str:
    ink = d.ink
    rows = shown.log[-RECENT:]
    # A reader of the past finds the lines of that moment.
    if everything or (shown.moment is not None and rows and shown.moment < rows[0].seq):
        rows = shown.log
    found = []
    if len(rows) < len(shown.log):
        more = el("button", ink("ui-whole-log"), cls="btn quiet", type="button", data_do="whole-log")
        found.append(el("li", more, cls="sep"))
    heading = _heading(shown.log[: len(shown.log) - len(rows)], drawing)
    for row in rows:
        lines, heading = _row(shown, ink, drawing, row, heading)
        found += lines
    return el("ol", *found, cls="log")


def _heading(rows: Sequence[LogRow], drawing: Drawing) -> Fact | None:
    """The fact that opened the round at the end of these rows."""
    return next((f for row in reversed(rows) for f in reversed(row.facts) if drawing.heads(f)), None)


def _row(
    shown: TablePage, ink: Writer, drawing: Drawing, row: LogRow, heading: Fact | None
) -> tuple[list[str], Fact | None]:
    """The lines of a row, and the heading that stands above what follows."""
    at = f"/t/{shown.table}?at={row.seq}"
    if row.back is not None:
        link = el("a", ink("ui-went-back", seq=row.back), href=at, data_at=row.seq)
        return [el("li", icon("undo", "flips"), link, cls="back", data_seq=row.seq)], heading
    found: list[str] = []
    block: list[Fact] = []
    for fact in row.facts:
        if not drawing.heads(fact):
            block.append(fact)
            continue
        found += _block(shown, ink, drawing, row, drawing.gathered(block, heading))
        said = el("a", ink.describe(fact), href=at, data_at=row.seq)
        found.append(el("li", said, cls="sep", data_seq=row.seq))
        block, heading = [], fact
    return found + _block(shown, ink, drawing, row, drawing.gathered(block, heading)), heading


def _block(
    shown: TablePage, ink: Writer, drawing: Drawing, row: LogRow, lines: Sequence[tuple[Fact, ...]]
) -> list[str]:
    t = ink.texts
    reader = (t.lang, t.folders, t.names, t.you, t.own)
    return [_line(facts, (shown.table, row.seq), (drawing, shown.game.key), reader) for facts in lines]


@lru_cache(maxsize=1 << 14)
def _line(
    facts: tuple[Fact, ...],
    at: tuple[str, int],
    game: tuple[Drawing, str],
    reader: tuple[Any, Any, Any, Any, Any],
) -> str:
    """A line of the log. Every move shows the same lines again, so they are kept."""
    ink, (table, seq), (drawing, key) = Writer(Texts(*reader)), at, game
    fact = facts[0]
    seat = getattr(fact, "seat", None)
    who = crest(seat) if isinstance(seat, int) else drawing.sign(fact) or '<span class="nobody"></span>'
    said = el("a", drawing.line(ink, facts), href=f"/t/{table}?at={seq}", data_at=seq)
    clause = drawing.cited(fact)
    cited = ink.clause(clause, key) if clause else ""
    owner = OWNERS[seat % 6] if isinstance(seat, int) else None
    return el("li", who, said, cited, data_seq=seq, data_owner=owner)
