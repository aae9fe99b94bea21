"""The overview cards: the round, the actions of a turn with their icons, and who leads in what."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.drawing.html import Html, crest, el, icon, join, spoken
from boardroom.drawing.scene import Aid, Scene
from boardroom.games.mombasa.draw.pieces import space_sign
from boardroom.games.mombasa.state import State, total

ROUND = ("M-3.1", "M-4.1", "M-5.1", "M-14.1", "M-15.1")
"""The clauses that sum up a round and the end."""
ACTIONS = {
    "use-goods": ("any-good", "M-6.1"),
    "expand": ("expansion", "M-7.1"),
    "use-bookkeeper": ("bookkeeper", "M-8.1"),
    "turn-book": ("book", "M-9.1"),
    "use-merchant": ("diamond", "M-10.1"),
    "take-first": ("post", "M-11.1"),
    "end-phase": ("check", "M-13.1"),
}
"""The icon of each kind of action, and the clause that sums it up."""


def aids(d: Scene[State]) -> Sequence[Aid]:
    return [
        Aid(d.writer("draw-aid-round"), el("ol", *(_clause(d, one) for one in ROUND), cls="play")),
        Aid(d.writer("draw-actions"), el("ul", *(_action(d, kind) for kind in ACTIONS), cls="acts")),
        Aid(d.writer("draw-aid-majority"), _majorities(d)),
    ]


def _clause(d: Scene[State], clause: str) -> Html:
    words = d.writer.plain(d.writer.texts.clause(clause))
    return el("li", words, Html(" "), d.writer.clause(clause, "mombasa"))


def _action(d: Scene[State], kind: str) -> Html:
    sign, clause = ACTIONS[kind]
    words = d.writer.plain(d.writer.texts.clause(clause))
    name = el("b", icon(sign), Html(" "), d.writer(f"offer-{kind}"))
    return el("li", el("p", name), words, Html(" "), d.writer.clause(clause, "mombasa"))


def _majorities(d: Scene[State]) -> Html:
    """What counts for each majority space now, by player; the most is marked."""
    s = d.view
    heads = (el("th", crest(p.seat), spoken(d.writer.name(p.seat)), scope="col") for p in s.players)
    rows = []
    for majority in s.pack.majorities:
        totals = [total(s, p.seat, majority.kind) for p in s.players]
        cells = (el("td", d.writer.num(n), cls="here" if n and n == max(totals) else None) for n in totals)
        name = d.writer.thing("space", f"majority.{majority.kind}")
        sign = el("span", space_sign(d, f"majority.{majority.kind}"), Html(" "), cls="ltr")
        rows.append(el("tr", el("th", sign, name, scope="row"), *cells))
    return el("table", el("thead", el("tr", el("td"), *heads)), el("tbody", join(rows)))
