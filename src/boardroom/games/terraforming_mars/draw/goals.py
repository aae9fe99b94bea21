"""Milestones and awards with every player's standing, and the standard projects (TM-10, TM-11)."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, crest, el, spoken
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.awards import award_bill, measure
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, PLANTS
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.projects import BUILT, TEMPERATURE_HEAT, bill
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import (
    AWARD_COSTS,
    AWARD_FIRST,
    AWARD_SECOND,
    AWARDS,
    MILESTONE_COST,
    MILESTONE_POINTS,
    MILESTONES,
    MOST_MILESTONES,
    PROJECTS,
)

MEASURES = tuple(dict.fromkeys(one.measure for one in (*MILESTONES.values(), *AWARDS.values())))
STANDINGS, PROJECT_LISTS = Fragments[Html](512), Fragments[Html](512)


def goals(d: Scene[State]) -> Html:
    """Two tables: milestones with their criteria, awards with their present winners."""
    s = d.view
    if s.solo:
        return Html()
    have = tuple([measure(s, p, name) for name in MEASURES for p in s.players])
    return STANDINGS.get(
        (d.writer, s.milestones, s.awards, have),
        lambda: el(
            "section",
            el("table", _milestones(d, s), _awards(d, s), cls="stand"),
            cls="panel tm standp",
        ),
    )


def _milestones(d: Scene[State], s: State) -> Html:
    writer, taken = d.writer, dict(s.milestones)
    price = writer("draw-milestone-price", cost=MILESTONE_COST, points=MILESTONE_POINTS)
    count = writer("draw-of", n=len(taken), most=MOST_MILESTONES)
    seats = [el("th", crest(p.seat), spoken(d.writer.name(p.seat)), scope="col") for p in s.players]
    title = el(
        "th", writer("draw-milestones"), Html(" "), el("span", price, cls="muted"), colspan=2, scope="col"
    )
    head = el("tr", title, *seats, el("th", el("span", count, cls="muted"), cls="end"))
    rows = []
    for key, goal in MILESTONES.items():
        have = tuple([measure(s, p, goal.measure) for p in s.players])
        rows.append(_milestone(writer.common, key, have, taken.get(key)))
    return el("thead", head) + el("tbody", *rows)


@fragment(1024)
def _milestone(writer: Writer, key: str, have: tuple[int, ...], owner: int | None) -> Html:
    """A milestone with what everybody has towards it."""
    goal = MILESTONES[key]
    cells = [el("td", writer.num(n), cls="hit1" if n >= goal.needs else None) for n in have]
    sign = el("td", crest(owner) if owner is not None else Html(), cls="end")
    need = el("td", Html(f"≥{writer.num(goal.needs)}"), cls="need ltr")
    measured = writer(f"draw-measure-{_word(goal.measure)}")
    name = el("th", writer.thing("milestone", key), scope="row", title=measured)
    cls = None if owner is None else "taken"
    return el("tr", name, need, *cells, sign, cls=cls, data_id=f"milestone:{key}")


def _awards(d: Scene[State], s: State) -> Html:
    writer, funded = d.writer, dict(s.awards)
    left = len(funded) < len(AWARD_COSTS)
    price = writer("draw-award-price", cost=award_bill(s).cost) if left else Html()
    title = el("th", writer("draw-awards"), Html(" "), el("span", price, cls="muted"), colspan=2, scope="col")
    second = AWARD_SECOND if len(s.players) > 2 else 0
    worth = el(
        "th",
        writer("draw-award-points", first=AWARD_FIRST, second=second),
        colspan=len(s.players),
        cls="muted r",
    )
    count = el(
        "th", el("span", writer("draw-of", n=len(funded), most=len(AWARD_COSTS)), cls="muted"), cls="end"
    )
    rows = []
    for key, goal in AWARDS.items():
        values = tuple([measure(s, p, goal.measure) for p in s.players])
        rows.append(_award(writer.common, key, values, funded.get(key)))
    return el("thead", el("tr", title, worth, count)) + el("tbody", *rows)


@fragment(1024)
def _award(writer: Writer, key: str, values: tuple[int, ...], owner: int | None) -> Html:
    """An award with everybody's standing."""
    cells = [el("td", writer.num(n), cls=_rank(n, values)) for n in values]
    sign = el("td", crest(owner) if owner is not None else Html(), cls="end")
    measured = writer(f"draw-measure-{_word(AWARDS[key].measure)}")
    name = el("th", writer.thing("award", key), scope="row", colspan=2, title=measured)
    cls = None if owner is None else "funded"
    return el("tr", name, *cells, sign, cls=cls, data_id=f"award:{key}")


def _rank(n: int, values: Sequence[int]) -> str | None:
    """First and second by the present standing; a tied first leaves no second (TM-11.4)."""
    best = max(values)
    if min(values) == best:
        return None
    if n == best:
        return "first"
    rest = [one for one in values if one < best]
    second = len(values) > 2 and values.count(best) == 1 and n == max(rest)
    return "second" if second else None


def _word(measured: str) -> str:
    return measured.replace(" ", "-")


def projects(d: Scene[State]) -> Html:
    """The standard projects at the viewer's cost, and the progress of plants and heat to a conversion."""
    s = d.view
    p = s.players[d.seat] if d.seat is not None else None
    costs = tuple([bill(p, key).cost if p else PROJECTS[key].cost for key in BUILT])
    key = (d.writer.common, costs, p and (p.stock[PLANTS], p.greenery_plants, p.stock[HEAT]))
    return PROJECT_LISTS.get(key, lambda: _projects(d, p, costs))


def _projects(d: Scene[State], p: Player | None, costs: tuple[int, ...]) -> Html:
    found = []
    for key, cost in zip(BUILT, costs, strict=True):
        struck = el("s", d.writer.num(PROJECTS[key].cost)) if cost != PROJECTS[key].cost else Html()
        name = d.writer.thing("project", key)
        first = PROJECTS[key].effects[:1]
        sign = el("span", phrases.effects(d.writer, first), cls="sg")
        named = el("span", name, cls="pn")
        number = el("b", struck, d.writer.num(cost))
        found.append(el("li", sign, number, named, cls="sp", data_id=f"project:{key}", title=name))
    if p:
        found.append(
            _conversion(d, "plants", p.stock[PLANTS], p.greenery_plants, signs.tile(d.writer, "greenery"))
        )
        found.append(
            _conversion(d, "heat", p.stock[HEAT], TEMPERATURE_HEAT, signs.gauge(d.writer, "temperature"))
        )
    inside = el("ul", *found, cls="proj")
    return el("section", inside, cls="panel tm projp", aria_label=d.writer("draw-projects"))


def _conversion(d: Scene[State], res: str, have: int, need: int, into: Html) -> Html:
    """The progress of plants to a greenery, or of heat to a temperature step."""
    count = el("b", d.writer.num(have), Html("/"), d.writer.num(need), cls="ltr")
    name = d.writer(f"draw-turn-{res}")
    inside = (el("span", into, cls="sg"), count, el("span", name, cls="pn"))
    return el("li", *inside, cls="sp turns ready" if have >= need else "sp turns", title=name)
