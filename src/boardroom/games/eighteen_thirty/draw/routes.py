"""Routes on the map: a colour and dash for each train, the values of its stops, total and proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from boardroom.drawing.html import Html, el, escape, icon, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f
from boardroom.games.eighteen_thirty.board.graph import Board, faces_for
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.board.tile import Face
from boardroom.games.eighteen_thirty.draw.chips import chip, train_card
from boardroom.games.eighteen_thirty.draw.map_sheet.hexes import pill
from boardroom.games.eighteen_thirty.draw.map_sheet.labels import centre, letters
from boardroom.games.eighteen_thirty.draw.map_sheet.track import Point, between, leg
from boardroom.games.eighteen_thirty.draw.names import place_key
from boardroom.games.eighteen_thirty.operate.run import best_run
from boardroom.games.eighteen_thirty.operate.stages import Dividends, RunTrains
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.routes.legs import legs
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.state import State

StopAt = tuple[int, int]
"""A stop: its hex number and its index in the hex."""


@dataclass(frozen=True, slots=True)
class RouteSet:
    """A set of routes to show. `proved` means that no set earns more; it is False for a past run."""

    company: str
    runs: tuple[Route, ...]
    proved: bool


def routes_to_show(d: Scene[State]) -> RouteSet | None:
    """The best set while a company runs and decides on its dividend, else the last run if it is new."""
    s = d.view
    top = s.steps[-1] if s.steps else None
    if isinstance(top, RunTrains | Dividends):
        company = s.company(top.company)
        best = best_run(s, company)
        if isinstance(top, RunTrains) or best.value == turn_of(s).revenue:
            return RouteSet(company.id, best.routes, best.proved)
    last = max((id for id in d.changed_ids if id.startswith("run:")), key=_row_of, default=None)
    if last is None:
        return None
    _, _, company_id, runs = last.split(":", 3)
    return RouteSet(company_id, tuple(Route.parse(run) for run in runs.split(" ") if run), False)


def _row_of(id: str) -> int:
    return int(id.split(":")[1])


def side_to(board: Board, here: int, there: int) -> int:
    """The side of a hex that borders on another one."""
    across = board.grid.across
    return next(side for side in range(6) if across[6 * here + side] // 6 == there)


def path(board: Board, faces: Sequence[Face], run: Route) -> str:
    """A route as an SVG path."""
    number, found = board.grid.number, []
    for chain in run.chains:
        hexes = [number[hex_id] for hex_id in chain]
        sides = [side_to(board, a, b) for a, b in pairwise(hexes)]
        backs = [side_to(board, b, a) for a, b in pairwise(hexes)]
        found.append(leg(faces[hexes[0]], sides[0]).path(centre(chain[0])))
        for hex_id, came, goes in zip(chain[1:], backs, sides[1:], strict=False):
            found.append(between(came, goes).path(centre(hex_id)))
        found.append(leg(faces[hexes[-1]], backs[-1]).path(centre(chain[-1])))
    return "".join(found)


def stops(board: Board, faces: Sequence[Face], run: Route) -> list[StopAt]:
    """The stops of a route in order, each once."""
    number, found = board.grid.number, []
    for chain in run.chains:
        for hex_id, beside in ((chain[0], chain[1]), (chain[-1], chain[-2])):
            here = number[hex_id]
            found.append((here, faces[here].stop_at[side_to(board, here, number[beside])]))
    return list(dict.fromkeys(found))


def worth(s: State, faces: Sequence[Face], at: StopAt) -> int:
    """The current value of a stop."""
    stop = faces[at[0]].stops[at[1]]
    return stop.high if s.phase_rules.high else stop.low


def _board(d: Scene[State], found: RouteSet) -> tuple[Board, Sequence[Face]]:
    board = map_of(d.view).board
    return board, faces_for(board, found.company)


def lines(d: Scene[State]) -> Html:
    """All routes, above the track and below the stops."""
    found = routes_to_show(d)
    if found is None:
        return Html()
    board, faces = _board(d, found)
    drawn = []
    for i, run in enumerate(found.runs):
        way = path(board, faces, run)
        drawn.append(
            Html(
                f'<path class="route-bed" d="{way}"/>'
                f'<path class="route" data-route-n="{i % 4 + 1}" d="{way}"/>'
            )
        )
    return Html(f'<g class="still">{"".join(drawn)}{_legs(d, board, faces)}</g>')


def _legs(d: Scene[State], board: Board, faces: Sequence[Face]) -> Html:
    """All legs, hidden until the viewer draws routes by hand."""
    s = d.view
    top = s.steps[-1]
    if not isinstance(top, RunTrains):
        return Html()
    found = legs(board, top.company, s.phase_rules.high)
    return join(
        Html(f'<path class="leg" data-id="{one.id}" d="{path(board, faces, Route("2", (one.hexes,)))}"/>')
        for one in found
    )


def values(d: Scene[State], places: dict[StopAt, Point]) -> Html:
    """The values of the stops, with a ring in the colour of each route."""
    found = routes_to_show(d)
    if found is None:
        return Html()
    board, faces = _board(d, found)
    larger, drawn = letters(area_of(d.view)), []
    used: dict[StopAt, int] = {}
    for i, run in enumerate(found.runs):
        for at in stops(board, faces, run):
            if at not in places:
                continue
            grown = 2.5 * used.get(at, 0)
            used[at] = used.get(at, 0) + 1
            wide, high = pill(faces[at[0]].stops[at[1]], larger)
            drawn.append(_ring(i, places[at], wide + 2 * grown, high + 2 * grown))
    return Html(f'<g class="still">{"".join(drawn)}</g>')


def _ring(i: int, at: Point, wide: float, high: float) -> Html:
    """A ring around the value of a stop, in the colour of a route."""
    where = f'x="{f(at[0] - wide / 2)}" y="{f(at[1] - high / 2)}" width="{f(wide)}" height="{f(high)}"'
    return Html(f'<rect class="rev-on" data-route-n="{i % 4 + 1}" {where} rx="{f(high / 2)}"/>')


def swatch(i: int) -> Html:
    """A route's colour and dash, for text."""
    return Html(
        f'<svg class="xmap rl" viewBox="0 0 30 8" aria-hidden="true">'
        f'<path class="route" data-route-n="{i % 4 + 1}" d="M0 4H30"/></svg>'
    )


def revenues(d: Scene[State], found: RouteSet) -> list[int]:
    """The revenue of each route."""
    board, faces = _board(d, found)
    return [sum(worth(d.view, faces, at) for at in stops(board, faces, run)) for run in found.runs]


def run_of(legs: Sequence[str]) -> Route:
    """A route drawn by hand, for any train."""
    return Route("2", tuple(tuple(name.removeprefix("way:").split("-")) for name in legs))


def ends_of(d: Scene[State], legs: Sequence[str]) -> tuple[Board, Sequence[Face], list[StopAt]]:
    """The map for the operating company, and the stops of a route on it."""
    s = d.view
    board = map_of(s).board
    faces = faces_for(board, stage_of(s).company)
    return board, faces, stops(board, faces, run_of(legs))


def revenue_of(d: Scene[State], legs: Sequence[str]) -> int:
    """The revenue of a route drawn by hand."""
    _, faces, ends = ends_of(d, legs)
    return sum(worth(d.view, faces, at) for at in ends)


def stop_worth(d: Scene[State], stop: str) -> int:
    """The value of a stop, given as hex and index, for the operating company."""
    s = d.view
    hex_id, _, number = stop.partition(":")
    board = map_of(s).board
    return worth(s, faces_for(board, stage_of(s).company), (board.grid.number[hex_id], int(number)))


def leg_name(d: Scene[State], leg: str) -> Html:
    """The name of a leg: its two stops, and the hexes between them."""
    board, _, ends = ends_of(d, (leg,))
    names = [place_name(d, board.grid.hexes[n].name, board.grid.hexes[n].id, stop) for n, stop in ends]
    between = leg.removeprefix("way:").split("-")[1:-1]
    via = el("span", Html(" "), escape("-".join(between)), cls="muted ltr") if between else Html()
    return Html(f"{' – '.join(names)}{via}")


def why(d: Scene[State], found: RouteSet) -> Html:
    """Why no set earns more: each route is the best for its train, or all other sets were ruled out."""
    s = d.view
    company = s.company(found.company)
    best, high = best_run(s, company), s.phase_rules.high
    if not best.proved:
        return d.writer("draw-why-not-proved", bound=best.bound)
    alone = sum(map_of(s).best(company.id, (train,), high).value for train in company.trains)
    if alone > best.value:
        return d.writer("draw-why-shared", alone=alone, count=best.work)
    return d.writer("draw-why-one" if len(company.trains) == 1 else "draw-why-apart")


def box(d: Scene[State]) -> Html:
    """The routes with their revenue, docked in a corner of the map."""
    found = routes_to_show(d)
    if found is None or not found.runs:
        return Html()
    pays = revenues(d, found)
    rows = [
        el("p", swatch(i), d.writer.thing("train", run.train), el("b", d.writer.num(pay)))
        for i, (run, pay) in enumerate(zip(found.runs, pays, strict=True))
    ]
    mark = (icon("check", "ok"), d.writer("draw-proved")) if found.proved else (d.writer("draw-last-run"),)
    rows.append(el("p", chip(found.company, small=True), el("b", d.writer.num(sum(pays))), cls="total"))
    rows.append(el("p", *mark, cls="mark"))
    return el("div", el("div", *rows, dir=d.writer.direction), cls="tip routes")


def chains(d: Scene[State], found: RouteSet) -> Html:
    """Every route in words: its stops with their values."""
    board, faces = _board(d, found)
    rows = []
    for i, (run, pay) in enumerate(zip(found.runs, revenues(d, found), strict=True)):
        names = []
        for at in stops(board, faces, run):
            name = place_name(d, board.grid.hexes[at[0]].name, board.grid.hexes[at[0]].id, at[1])
            names.append(el("span", name, Html(" "), el("b", d.writer.num(worth(d.view, faces, at)))))
        via = el("span", Html(" + ").join(names), cls="via")
        card = train_card(d, run.train)
        rows.append(el("div", card, swatch(i), el("b", d.writer.num(pay), cls="rv"), via, cls="run"))
    return join(rows)


def place_name(d: Scene[State], name: str, hex_id: str, stop: int) -> Html:
    """The name of a stop in the viewer's language, or its hex."""
    parts = name.split(" & ")
    if not name:
        return escape(hex_id)
    return d.writer(place_key(parts[stop] if stop < len(parts) else parts[0]))
