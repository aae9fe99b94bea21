"""The final table with its parts: cash, the shares of each company at its price, privates; and liquidity."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.drawing.html import Html, crest, el, spoken
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.draw.aids import liquidity
from boardroom.games.eighteen_thirty.draw.chips import chip, nil
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import State

Row = tuple[Html, list[Html], str]
"""The label, a cell for each player, and the class."""


def parts(d: Scene[State]) -> Html:
    """A row for each part of the net worth (E-7.3), a column for each player."""
    s = d.view
    heads = [
        el("td"),
        *(el("th", crest(p.seat), spoken(d.writer.name(p.seat)), scope="col") for p in s.players),
    ]
    rows = [
        el("tr", el("th", label, scope="row"), *(el("td", cell, cls="num") for cell in cells), cls=cls)
        for label, cells, cls in _rows(d)
    ]
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows), cls="finalparts")


def _rows(d: Scene[State]) -> Iterator[Row]:
    s, num = d.view, d.writer.num
    yield d.writer("draw-cash"), [num(p.cash) for p in s.players], ""
    for c in s.companies:
        held = [p.shares[c.number] for p in s.players]
        if any(held):
            label = chip(c.id, small=True) + Html(f" × {num(c.price)}")
            yield el("span", label, cls="ltr"), [_holding(d, n, c.price) for n in held], ""
    faces = [sum(PRIVATES[name].price for name in p.privates) for p in s.players]
    if any(faces):
        yield d.writer("draw-privates"), [num(n) if n else nil() for n in faces], ""
    yield d.writer("draw-wealth"), [num(worth(s, p)) for p in s.players], "first"
    yield d.writer("draw-liquidity"), [num(liquidity(s, p)) for p in s.players], "muted"


def _holding(d: Scene[State], n: int, price: int) -> Html:
    if not n:
        return nil()
    value, count = d.writer.num(n * price), d.writer.num(n)
    return value + Html(" ") + el("span", Html(f"({count})"), cls="muted small ltr")
