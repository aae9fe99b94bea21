"""The order of play, and what experts plan with: revenue, cash that can be raised, takeovers, tiles left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.drawing.html import Html, crest, el, escape, icon, sign_list, spoken
from boardroom.drawing.scene import Aid, Scene
from boardroom.games.eighteen_thirty.board.lay import in_supply
from boardroom.games.eighteen_thirty.board.map_state import tiles_on_map
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.draw import what_if
from boardroom.games.eighteen_thirty.draw.charts import Runs, history
from boardroom.games.eighteen_thirty.draw.chips import chip, nil
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import Company, Player, State
from boardroom.games.eighteen_thirty.stock.certificates import certificates, most_to_sell

COLOURS = ("yellow", "green", "brown")
STOCK = ("E-5.15", "E-5.1", "E-5.5", "E-5.6", "E-5.12", "E-5.2", "E-5.17")
OPERATING = ("E-6.1", "E-6.2", "E-6.3", "E-6.4", "E-6.10", "E-6.13", "E-6.18", "E-6.20", "E-2.7")
"""The clauses that sum up a round, in the order of play."""
SIGNS = {
    "money": "draw-cash", "share": "draw-certificates", "chart": "draw-wealth",
    "president": "draw-president", "token": "draw-step-station",
}  # fmt: skip
"""The icons of the table with the keys of their names."""


def aids(d: Scene[State]) -> Sequence[Aid]:
    runs = history(d).runs
    found = [
        Aid(d.writer("draw-aid-stock"), _order(d, STOCK)),
        Aid(d.writer("draw-aid-operating"), _order(d, OPERATING)),
        Aid(d.writer("draw-aid-players"), _players(d)),
    ]
    if started := [c for c in d.view.companies if c.president is not None]:
        found.append(Aid(d.writer("draw-aid-takeover"), _takeovers(d, started)))
    if any(c.stations for c in d.view.companies):
        found.append(Aid(d.writer("draw-aid-routes"), what_if.table(d), is_wide=True))
    if runs:
        found.append(Aid(d.writer("draw-aid-revenue"), _revenue(d, runs), is_wide=True))
    signs = sign_list((icon(sign), d.writer(key)) for sign, key in SIGNS.items())
    found.append(Aid(d.writer("ui-icons"), signs))
    return [*found, Aid(d.writer("draw-aid-tiles"), _tiles(d), is_wide=True)]


def _order(d: Scene[State], clauses: Iterable[str]) -> Html:
    """The course of a round in the words of its clauses."""
    rows = (
        el(
            "li",
            d.writer.plain(d.writer.texts.clause(one)),
            Html(" "),
            d.writer.clause(one, "eighteen_thirty"),
        )
        for one in clauses
    )
    return el("ol", *rows, cls="play")


def liquidity(s: State, player: Player) -> int:
    """The cash, and what the shares that may be sold now bring at today's prices."""
    return player.cash + sum(c.price * most_to_sell(s, player, c) for c in s.companies)


def shares_to_takeover(c: Company, player: Player, president: Player) -> int | None:
    """How many more shares make a player president; None if there are not so many outside of their hands."""
    held, rival = player.shares[c.number], president.shares[c.number]
    missing = rival + 1 - held
    others = 10 - held - rival
    return missing if missing <= others else None


def _heads(d: Scene[State]) -> Iterable[Html]:
    return (el("th", crest(p.seat), spoken(d.writer.name(p.seat)), scope="col") for p in d.view.players)


def _table(head: Iterable[Html], rows: Iterable[Html]) -> Html:
    return el("table", el("thead", el("tr", *head)), el("tbody", *rows), cls="ltr")


def _revenue(d: Scene[State], runs: Runs) -> Html:
    """A row for each round and a column for each company; what was withheld is in brackets."""
    ran = [c.id for c in d.view.companies if any(c.id in row for row in runs.values())]
    rows = [
        el("tr", el("th", d.writer.plain(name), scope="row"), *(_run(d, row.get(c)) for c in ran))
        for name, row in runs.items()
        if row
    ]
    return _table([el("td"), *(el("th", chip(c, small=True), scope="col") for c in ran)], rows)


def _run(d: Scene[State], run: tuple[int, bool] | None) -> Html:
    if run is None:
        return el("td", nil())
    value = d.writer.num(run[0])
    return el("td", value) if run[1] else el("td", Html(f"({value})"), cls="muted")


def _players(d: Scene[State]) -> Html:
    s, num = d.view, d.writer.num
    rows = [
        ("draw-cash", [p.cash for p in s.players]),
        ("draw-liquidity", [liquidity(s, p) for p in s.players]),
        ("draw-wealth", [worth(s, p) for p in s.players]),
        ("draw-certificates", [certificates(s, p) for p in s.players]),
    ]
    drawn = (
        el("tr", el("th", d.writer(key), scope="row"), *(el("td", num(n)) for n in row)) for key, row in rows
    )
    return _table([el("td"), *_heads(d)], drawn)


def _takeovers(d: Scene[State], started: Sequence[Company]) -> Html:
    """The president of each company, and how many shares each of the others would need."""
    rows = []
    for c in started:
        cells = [_takeover(d, c, p) for p in d.view.players]
        rows.append(el("tr", el("th", chip(c.id, small=True), scope="row"), *cells))
    return _table([el("td"), *_heads(d)], rows)


def _takeover(d: Scene[State], c: Company, player: Player) -> Html:
    assert c.president is not None
    if c.president == player.seat:
        return el("td", Html("★"), spoken(d.writer("draw-president")), cls="here")
    missing = shares_to_takeover(c, player, d.view.players[c.president])
    return el("td", nil() if missing is None else d.writer.num(missing))


def _tiles(d: Scene[State]) -> Html:
    """The tiles left of each kind by colour; kinds that have run out are marked."""
    laid = tiles_on_map(d.view)
    rows = []
    for colour in COLOURS:
        kinds = []
        for tile in tiles().values():
            if tile.colour != colour:
                continue
            left = in_supply(laid, tile.id)
            name = el("b", escape(tile.id))
            count = Html(f"\u00a0×{d.writer.num(left)}")
            kinds.append(el("li", name, count, cls="gone" if left == 0 else "last" if left == 1 else None))
        rows.append(el("dt", d.writer(f"draw-colour-{colour}")) + el("dd", el("ul", *kinds, cls="ltr")))
    return el("dl", *rows, cls="tilesleft")
