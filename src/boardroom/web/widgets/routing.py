"""Drawing routes: a row for each, with nodes and edges to click here or on the board.

The suggested set is filled in at first. The server checks every change, so that the page always shows the
revenue, or the clause that the set violates.
"""

from __future__ import annotations

from boardroom.core.parts import Route
from boardroom.drawing.html import Html, data, el
from boardroom.web.widgets.choices import option
from boardroom.web.widgets.context import WidgetContext, box


def route(context: WidgetContext, part: Route, chosen: object) -> Html:
    """Rows for the routes, then the nodes and edges they consist of."""
    nodes = el(
        "ul", *(el("li", option(context, o, part.name, False, "node")) for o in part.nodes), cls="opts"
    )
    rows, ways = _routes(context, part, chosen), _edges(context, part)
    return box(part, rows, nodes, ways, data_edges=data([list(edge) for edge in part.edges]))


def _routes(context: WidgetContext, part: Route, chosen: object) -> Html:
    """The rows of a route part, one for each route, with its revenue."""
    writer = context.scene.writer
    given = [list(route) for route in part.suggested] if chosen is None else part.read(chosen)
    drawn = [*given, *([] for _ in range(part.routes))][: part.routes]
    pays = [context.drawing.route_revenue(context.scene, legs) if legs else 0 for legs in drawn]
    rows = [_row(context, part, at, legs, pays[at]) for at, legs in enumerate(drawn)]
    found = el("ol", *rows, cls="routes")
    if part.routes > 1 and None not in pays:
        total = el("b", writer.num(sum(pay or 0 for pay in pays)), cls="ltr push", data_sum_routes=True)
        found += el("p", el("span", writer("ui-total")), total, cls="line")
    if part.suggested and [legs for legs in drawn if legs] != [list(one) for one in part.suggested]:
        found += el(
            "button", writer("ui-suggestion"), cls="btn", type="button", data_do="suggest",
            data_value=data(part.suggested),
        )  # fmt: skip
    return found


def _row(context: WidgetContext, part: Route, at: int, legs: list[str], pay: int | None) -> Html:
    writer = context.scene.writer
    clear = el("button", writer("ui-start-over"), cls="btn quiet", type="button", data_do="clear-route")
    via = el("span", _via(context, part, legs), cls="via", data_via=True)
    worth = el("b", writer.num(pay), cls="rv ltr") if pay else Html()
    name = el("b", writer("ui-route", n=at + 1))
    return el(
        "li", _swatch(at), name, via, worth, clear if legs else Html(), cls="opt",
        data_route=data(legs), aria_current="true" if at == 0 else None,
    )  # fmt: skip


def _swatch(at: int) -> Html:
    """The colour and dash of a route, as the board shows it."""
    line = el("path", cls="route", data_route_n=at % 4 + 1, d="M0 4H30")
    return el("svg", line, cls="xmap rl", viewBox="0 0 30 8", aria_hidden="true")


def _via(context: WidgetContext, part: Route, legs: list[str]) -> Html:
    """The nodes of a route in order."""
    ends = {id: (a, b) for id, a, b in part.edges}
    found: list[str] = []
    for at, leg in enumerate(legs):
        a, b = ends.get(leg, (leg, leg))
        if not found:
            onward = ends.get(legs[at + 1], ()) if at + 1 < len(legs) else ()
            a, b = (b, a) if a in onward and b not in onward else (a, b)
            found.append(a)
        found.append(b if found[-1] == a else a)
    return Html(" – ").join(_node(context, part, id) for id in found)


def _node(context: WidgetContext, part: Route, id: str) -> Html:
    detail = context.drawing.detail(context.scene, id)
    return context.label(id, part.name) + (Html(" ") + el("b", detail, cls="ltr") if detail else Html())


def _edges(context: WidgetContext, part: Route) -> Html:
    """Every edge by name, to choose between two edges to the same node without the board."""
    writer = context.scene.writer
    rows = []
    for id, _, _ in part.edges:
        name = el("span", context.label(id, part.name), cls="what")
        rows.append(
            el("li", el("button", name, cls="opt", type="button", data_do="edge", data_id=id)),
        )
    head = el("summary", writer("ui-ways", count=len(rows)), cls="muted small")
    return el("details", head, el("ul", *rows, cls="opts"), cls="ways") if rows else Html()
