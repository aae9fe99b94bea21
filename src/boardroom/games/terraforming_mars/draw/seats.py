"""Players: resources with production, tags, cards; milestones and awards with everybody's standing."""

from __future__ import annotations

from boardroom.games.terraforming_mars.awards import award_bill, measure
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES, TAGS
from boardroom.games.terraforming_mars.draw.cards import hand, resource, tableau, tag
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONE_COST, MILESTONES, Goal
from boardroom.web.drawing import Line, Scene
from boardroom.web.html import crest, el, icon


def purse(d: Scene, p: Player) -> str:
    """Six resources, each with its production."""
    cells = []
    for place, name in enumerate(RESOURCES):
        made = p.production[place]
        sign = f"+{d.ink.num(made)}" if made >= 0 else d.ink.num(made)
        words = d.ink("draw-production", n=made)
        cells.append(
            el(
                "span",
                resource(d, name),
                el("b", d.ink.num(p.stock[place])),
                el("i", icon("tm-prod", "pi"), sign, cls="ltr", title=words),
                cls="q",
            )
        )
    return el("div", *cells, cls="purse6")


def tags(d: Scene, p: Player) -> str:
    """The player's tags with their numbers; those he has none of are left out."""
    found = [
        el("span", tag(d, name), el("b", d.ink.num(n)), cls="q")
        for name, n in zip(TAGS, p.tags, strict=True)
        if n
    ]
    return el("span", *found, cls="tagrow")


def line(d: Scene, seat: int) -> Line:
    """A player in the list: TR and money, passed or not, resources and tags."""
    s: State = d.view
    p = s.players[seat]
    key = icon("terraform-rating") + d.ink.num(p.rating)
    state = el("span", icon("check"), d.ink("draw-passed"), cls="tag") if p.passed and not s.over else ""
    first = el("span", d.ink("draw-first"), cls="tag") if s.first == seat and not s.solo else ""
    name = d.ink.thing("corporation", p.corporation) if p.corporation else ""
    counts = el("span", icon("card"), el("b", d.ink.num(len(p.hand))), cls="q", title=d.ink("draw-hand"))
    cards = el(
        "details", el("summary", d.ink("draw-in-play", count=len(p.played))), tableau(d, p), cls="small"
    )
    head = el("span", name, counts, cls="corpname small")
    return Line(key, first + state, head + purse(d, p) + tags(d, p) + cards)


def own(d: Scene) -> str:
    """The reader's board: corporation, resources, tags, hand and cards in play."""
    s: State = d.view
    assert d.seat is not None
    p = s.players[d.seat]
    numbers = score(s, p)
    head = el(
        "header",
        crest(d.seat),
        el("b", d.ink.thing("corporation", p.corporation) if p.corporation else ""),
        el("span", icon("terraform-rating"), el("b", d.ink.num(p.rating)), cls="q"),
        el(
            "span",
            icon("victory-points"),
            el("b", d.ink.num(numbers["total"])),
            cls="q",
            title=d.ink("draw-points-now"),
        ),
        purse(d, p),
        tags(d, p),
        cls="tmhead",
    )
    return el("div", head, hand(d, p), tableau(d, p), cls="tm tmown")


def goals(d: Scene) -> list[str]:
    """Milestones and awards with what everybody has."""
    s: State = d.view
    if s.solo:
        return []
    miles = _table(d, s, "milestone", list(MILESTONES.values()), dict(s.milestones), MILESTONE_COST)
    prizes = _table(d, s, "award", list(AWARDS.values()), dict(s.awards), award_bill(s).cost)
    return [miles, prizes]


def _table(d: Scene, s: State, what: str, listed: list[Goal], taken: dict[str, int], cost: int) -> str:
    heads = el("tr", el("th"), *(el("th", crest(p.seat), scope="col") for p in s.players))
    rows = []
    for goal in listed:
        seat = taken.get(goal.id)
        mark = crest(seat) if seat is not None else ""
        need = el("span", f" {d.ink.num(goal.needs)}", cls="muted") if goal.needs else ""
        name = el("th", d.ink.thing(what, goal.id), need, mark, scope="row")
        cells = [_standing(d, s, p, goal) for p in s.players]
        look = "got" if seat is not None else None
        rows.append(el("tr", name, *cells, data_id=f"{what}:{goal.id}", cls=look))
    title = d.ink(f"draw-{what}s", cost=cost)
    grid = el("table", el("thead", heads), el("tbody", *rows), cls="goals")
    return el("section", el("header", el("h2", title)), grid, cls="panel tm")


def _standing(d: Scene, s: State, p: Player, goal: Goal) -> str:
    if goal.measure == "hand" and p.seat != d.seat:
        return el("td", d.ink.num(len(p.hand)))
    n = measure(s, p, goal.measure)
    return el("td", d.ink.num(n), cls="met" if goal.needs and n >= goal.needs else None)
