"""What routes are worth: now, with one more train, and after a move that is being composed."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.engine import ignore_facts
from boardroom.drawing.html import Html, el
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.draw.chips import chip, nil, train_card
from boardroom.games.eighteen_thirty.draw.routes import RouteSet, chains
from boardroom.games.eighteen_thirty.operate import stages
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import Company, State

Changing = act.LayTile | act.PlaceStation | act.BuyTrain
MOVES = {
    act.LayTile: stages.LayTrack.moves, act.PlaceStation: stages.PlaceTokens.moves,
    act.BuyTrain: stages.BuyTrains.moves,
}  # fmt: skip


def revenue(s: State, company: Company, *more: str) -> int:
    """The best revenue of a company's trains, and further ones, on the present map."""
    trains = (*company.trains, *more)
    return map_of(s).best(company.id, trains, s.phase_rules.high).value if company.stations else 0


def after(s: State, action: Changing) -> State:
    """The position right after a legal move, before anything follows from it."""
    found = s.clone()
    MOVES[type(action)][type(action)].do(found, action, ignore_facts)
    return found


def revenue_rows(d: Scene[State], action: Changing) -> list[EffectRow]:
    """The companies whose best revenue a move changes, that of the mover first."""
    s, then = d.view, after(d.view, action)
    rows: list[EffectRow] = []
    for company in sorted(s.companies, key=lambda c: not _is_operating(s, c)):
        before, now = revenue(s, company), revenue(then, then.companies[company.number])
        if before != now:
            label = d.writer("draw-revenue-of", company=company.id)
            rows.append((label, d.writer.num(before), d.writer.num(now)))
    return rows


def _is_operating(s: State, company: Company) -> bool:
    return any(isinstance(one, OperatingTurn) and one.company == company.id for one in s.steps)


def table(d: Scene[State]) -> Html:
    """Each company's best routes if it ran now, and its revenue with one more train of the bank."""
    s, kinds = d.view, bank_kinds(d.view)
    heads = [
        el("td"),
        el("th", d.writer("draw-trains"), scope="col"),
        el("th", d.writer("draw-revenue-now"), scope="col"),
        *(el("th", Html("+"), train_card(d, kind), scope="col") for kind in kinds),
        el("th", d.writer("draw-routes"), scope="col"),
    ]
    rows = [el("tr", *_cells(d, company, kinds)) for company in s.companies if company.stations]
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows), cls="ltr runsnow")


def _cells(d: Scene[State], company: Company, kinds: list[str]) -> Iterator[Html]:
    s = d.view
    best = map_of(s).best(company.id, company.trains, s.phase_rules.high)
    cards = Html().join(train_card(d, kind) for kind in company.trains)
    yield el("th", chip(company.id, small=True), scope="row")
    yield el("td", cards or nil())
    yield el("td", el("b", d.writer.num(best.value)))
    for kind in kinds:
        yield el("td", d.writer.num(revenue(s, company, kind)))
    yield el("td", chains(d, RouteSet(company.id, best.routes, best.proved)), cls="routesnow")
