"""The table of companies and players: shares, presidents, prices, treasuries, trains, stations, last runs."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, crest, el, escape, icon, join, spoken
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.draw.charts import history
from boardroom.games.eighteen_thirty.draw.chips import chip, next_rust, nil, train_card
from boardroom.games.eighteen_thirty.operate.round import OperatingRound
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import Company, State
from boardroom.games.eighteen_thirty.stock.marker import rank

PRINTED = companies()
HEADS = ("draw-price", "draw-par", "", "draw-offering", "draw-pool", "draw-treasury", "draw-trains",
         "draw-tokens", "draw-last-run")  # fmt: skip
ROWS = Fragments[Html](1024)


def order(s: State) -> list[Company]:
    """Companies in operating order; then those with a par, then the rest."""
    running = sorted((c for c in s.companies if c.floated), key=rank)
    started = sorted((c for c in s.companies if c.cell is not None and not c.floated), key=rank)
    return [*running, *started, *(c for c in s.companies if c.cell is None)]


def places(s: State) -> tuple[str | None, frozenset[str]]:
    """The company whose turn it is, and the companies that have already operated in this round."""
    now = next((one.company for one in s.steps if isinstance(one, OperatingTurn)), None)
    round_ = next((one for one in s.steps if isinstance(one, OperatingRound)), None)
    if round_ is None:
        return now, frozenset()
    done = {c.id for c in s.companies if c.floated} - set(round_.left) - {now}
    return now, frozenset(done)


def panel(d: Scene[State]) -> Html:
    """The table of companies and players."""
    s = d.view
    runs = history(d).last_runs
    now, done = places(s)
    rows = []
    for i, company in enumerate(order(s)):
        run = runs.get(company.id)
        sign = "now" if company.id == now else "done" if company.id in done else ""
        rows.append(ROWS.get(_row_key(d, company, i, sign, run), lambda: _row(d, company, i, sign, run)))  # noqa: B023
    table = el(
        "table",
        el("thead", _heads(d)),
        el("tbody", *rows),
        cls="cos many" if len(s.players) > 4 else "cos",
    )
    return el("section", table, cls="panel cobox", tabindex=0, aria_label=d.writer("draw-companies"))


def _heads(d: Scene[State]) -> Html:
    """The names of the columns, with a crest for each player."""
    heads = [el("th", d.writer("draw-operating-order"), cls="co", scope="col")]
    for key in HEADS:
        if not key:
            heads += [
                el(
                    "th",
                    crest(p.seat) + spoken(d.writer.name(p.seat)),
                    scope="col",
                    cls=_mine("pl", d, p.seat),
                    title=d.writer.texts.seat(p.seat),
                )
                for p in d.view.players
            ]
            continue
        number = key in ("draw-treasury", "draw-last-run")
        heads.append(el("th", d.writer(key), scope="col", cls="n" if number else None))
    return el("tr", *heads)


def _mine(cls: str, d: Scene[State], seat: int) -> str:
    return f"{cls} me" if seat == d.seat else cls


def _row_key(d: Scene[State], c: Company, at: int, turn: str, run: tuple[int, bool] | None) -> Hashable:
    """All that the row of a company shows."""
    s = d.view
    held = tuple([(p.shares[c.number], c.id in p.sold and not s.operating) for p in s.players])
    fresh = tuple([f"holding:{p.seat}:{c.id}" in d.changed_ids for p in s.players])
    return d.writer, d.seat, repr(c), at, turn, run, held, fresh, next_rust(s)


def _row(d: Scene[State], c: Company, at: int, turn: str, run: tuple[int, bool] | None) -> Html:
    """The row of a company; `turn` says whether it operates now or has done so, `run` is its last run."""
    writer = d.writer
    if turn == "now":
        sign, cls = el("span", cls="dotnow"), "now"
    elif turn == "done":
        sign, cls = icon("check", "ok"), "done"
    else:
        sign, cls = (writer.num(at + 1) if c.floated else Html()), ("" if c.par else "unborn")
    owned = join(el("span", escape(p), cls="priv") for p in c.privates)
    cells = [
        el("th", el("span", sign, cls="ord"), chip(c.id), owned, cls="co", scope="row"),
        el("td", el("b", writer.num(c.price)) if c.par else nil()),
        el("td", writer.num(c.par) if c.par else nil(), cls="muted"),
        *(_holding(d, c, p.seat, p.shares[c.number]) for p in d.view.players),
        el("td", _count(d, c.offering), data_id=f"source:{c.id}:offering", **_buys("offering", c.offering)),
        el("td", _count(d, c.pool), **_buys("pool", c.pool)),
        el("td", el("b", writer.num(c.cash)) if c.funded or c.cash else nil(), cls="n"),
        el("td", join(train_card(d, t) for t in c.trains) or nil("–"), cls="tr"),
        el("td", _tokens(d, c)),
        el("td", _run(d, run), cls="n"),
    ]
    title = writer(f"draw-railway-{c.id.replace('&', '').lower()}")
    return el("tr", *cells, cls=cls, data_id=f"company:{c.id}", title=title)


def _holding(d: Scene[State], c: Company, seat: int, held: int) -> Html:
    if not held:
        inside = nil()
    elif c.president == seat:
        inside = el(
            "span", d.writer.num(held), icon("president"), cls="pres", title=d.writer("draw-president")
        )
    else:
        inside = d.writer.num(held)
    fresh = " new" if f"holding:{seat}:{c.id}" in d.changed_ids else ""
    if c.id in d.view.players[seat].sold and not d.view.operating:
        words = d.writer("draw-sold-now")
        inside += el("span", Html("×"), el("span", words, cls="sr"), cls="soldx", title=words)
    return el("td", inside, cls=_mine("pl", d, seat) + fresh)


def _buys(source: str, n: int) -> dict[str, str]:
    """A press on the cell chooses this source of a share, besides the company of its row."""
    return {"data_press": "buy-share", "data_then": source} if n else {}


def _count(d: Scene[State], n: int) -> Html:
    return d.writer.num(n) if n else nil()


def _tokens(d: Scene[State], c: Company) -> Html:
    """The tokens of a company; those left on the charter are filled."""
    every = PRINTED[c.id].stations
    left = every - len(c.stations)
    dots = el("i", cls="in") * left + el("i") * (every - left)
    return el("span", dots, cls="tokl", data_co=c.id, title=d.writer("draw-tokens-left", count=left))


def _run(d: Scene[State], run: tuple[int, bool] | None) -> Html:
    if run is None:
        return nil("–")
    value = d.writer.num(run[0])
    if run[1] or not run[0]:
        return el(
            "span", value, cls="ran" if run[1] else "nil", title=d.writer("draw-paid") if run[1] else None
        )
    return el("span", Html(f"({value})"), cls="ran kept ltr", title=d.writer("draw-kept"))
