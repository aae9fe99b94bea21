"""Trains left, the phase and its rules, the next rust, the bank; privates during their sale."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, crest, el, escape, icon, join, spoken
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f
from boardroom.games.eighteen_thirty.components import phases, trains
from boardroom.games.eighteen_thirty.draw.chips import next_rust
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import (
    PrivateAuction,
    PrivateSale,
    asking_price,
    free_cash,
    least_bid,
)
from boardroom.games.eighteen_thirty.state import COMPANY_LIMIT, KINDS, State

TRAINS = trains()
CARDS = Fragments[Html](256)


def panel(d: Scene[State]) -> Html:
    """The trains left, and the rules of the phase."""
    s = d.view
    head = el(
        "header",
        el("h2", d.writer("draw-trains")),
        el("span", d.writer("draw-phase", n=s.phase), cls="muted small push"),
    )
    key = (d.writer.common, tuple(s.depot), tuple(s.pool_trains), s.phase)
    cards = CARDS.get(key, lambda: join(map(partial(_train, d), KINDS, s.depot)))
    return el(
        "section",
        head,
        el("ol", cards, cls="trains ltr"),
        el("ul", *_facts(d), cls="facts"),
        cls="panel trainbox",
    )


def _train(d: Scene[State], kind: str, left: int) -> Html:
    s = d.view
    train, rust = TRAINS[kind], next_rust(s)
    gone = train.rusts is not None and TRAINS[train.rusts].phase <= s.phase
    word = d.writer("draw-rusted") if gone else _left(d, kind, left)
    if gone:
        cls = "gone"
    elif train.phase > s.phase:
        cls = "nxt"
    else:
        cls = "rust" if rust and rust[0] == kind else ""
    if s.phase > 1 and kind in bank_kinds(s):
        cls += " now"
    pool = s.pool_trains.count(kind)
    pooled = el("span", d.writer("draw-in-pool", count=pool), cls="lf pooled") if pool else Html()
    name = d.writer.num(int(kind)) if kind.isdigit() else escape(kind)
    price = el("span", d.writer.num(train.price), cls="pr")
    return el(
        "li", el("b", name), price, el("span", word, cls="lf"), pooled,
        cls=f"train {cls}".strip(), data_id=f"train:{kind}",
    )  # fmt: skip


def _left(d: Scene[State], kind: str, left: int) -> Html:
    if kind == "D":
        return Html("∞")
    return d.writer("draw-left", count=left) if left else d.writer("draw-sold-out-short")


def _facts(d: Scene[State]) -> list[Html]:
    s = d.view
    found = []
    rust = next_rust(s)
    if rust is not None and s.phase > 1:
        running = sum(c.trains.count(rust[0]) for c in s.companies) + s.pool_trains.count(rust[0])
        words = d.writer("draw-rusts", by=rust[1], train=rust[0], count=running)
        clause = d.writer.clause("E-2.7", "eighteen_thirty")
        found.append(
            el("li", el("span", cls="dotr"), el("span", words), el("span", clause, cls="push"), cls="warn")
        )
    rules = phases()[s.phase]
    if s.phase > 1:
        tiles = d.writer.texts.join([d.writer.texts(f"draw-colour-{colour}") for colour in rules.tiles])
        parts = [
            d.writer("draw-tiles-allowed", tiles=tiles),
            d.writer("draw-train-limit", count=rules.train_limit),
            d.writer("draw-buys-privates" if rules.buy_privates else "draw-no-privates"),
        ]
        found.append(el("li", el("span", d.writer.row(*parts))))
        found.append(_rounds(d))
    limits = d.writer("draw-limits", limit=s.certificate_limit, percent=10 * COMPANY_LIMIT)
    clause = el("span", d.writer.clause("E-4.14", "eighteen_thirty"), cls="push")
    found.append(el("li", el("span", limits), clause, cls="if-tall"))
    if s.broken and not s.over:
        found.append(_last_rounds(d))
    if s.bank < 0:
        clause = el("span", d.writer.clause("E-7.5", "eighteen_thirty"), cls="push")
        found.append(el("li", el("span", d.writer("draw-bank-owes", n=-s.bank)), clause))
    return [*found, _bank(d)]


def _last_rounds(d: Scene[State]) -> Html:
    """When the game ends after the bank has run out (E-7.1, E-7.4)."""
    key, cited = ("draw-ends-now", "E-7.1") if d.view.operating else ("draw-ends-next", "E-7.4")
    clause = el("span", d.writer.clause(cited, "eighteen_thirty"), cls="push")
    return el("li", el("span", cls="dotr"), el("span", d.writer(key)), clause, cls="warn")


def _rounds(d: Scene[State]) -> Html:
    """The number of operating rounds; a new phase applies after the next stock round (E-2.3)."""
    s = d.view
    after = s.phase_rules.operating_rounds
    now = s.operating_rounds if s.operating else after
    words = (
        d.writer("draw-rounds", count=after)
        if now == after
        else d.writer("draw-rounds-next", count=now, next=after)
    )
    clause = el("span", d.writer.clause("E-2.3", "eighteen_thirty"), cls="push")
    return el("li", el("span", words), clause, cls="if-tall" if now == after else None)


def _bank(d: Scene[State]) -> Html:
    s = d.view
    whole = s.options.bank
    wide = f(max(0, min(100, 100 * s.bank / whole)))
    bar = Html(
        f'<svg class="bankbar" viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="all" width="100" height="7"/><rect class="is" width="{wide}" height="7"/></svg>'
    )
    of = el("span", Html(f" / {d.writer.num(whole)}"), cls="muted")
    word = el("b", d.writer("draw-bank"))
    return el("li", word, bar, el("span", el("b", d.writer.num(s.bank)), of, cls="ltr"), cls="bankline")


def sale(d: Scene[State]) -> Html:
    """The privates on sale: prices, incomes, bids, money set aside."""
    s = d.view
    step = s.steps[0]
    assert isinstance(step, PrivateSale)
    heads = [el("th", d.writer("draw-private"), cls="co", scope="col")]
    heads += [el("th", d.writer(key), scope="col", cls="n") for key in ("draw-private-price", "draw-income")]
    heads += [
        el(
            "th",
            crest(p.seat) + spoken(d.writer.name(p.seat)),
            scope="col",
            cls="pl me" if p.seat == d.seat else "pl",
        )
        for p in s.players
    ]
    heads.append(el("th", d.writer("draw-least-bid"), scope="col", cls="n"))
    rows = [_private(d, step, private) for private in PRIVATES]
    table = el(
        "table",
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
        el("tfoot", *_free_money(d, step)),
        cls="cos sale",
    )
    return el("section", table, cls="panel cobox", tabindex=0, aria_label=d.writer("draw-private"))


def _private(d: Scene[State], step: PrivateSale, private: str) -> Html:
    printed = PRIVATES[private]
    price = asking_price(step) if step.unsold and step.unsold[0] == private else printed.price
    called = el("span", d.writer(f"draw-name-{private.lower()}"), cls="muted small")
    name = el("span", el("b", escape(private)), Html(" "), called, cls="pname")
    power = el("span", d.writer(f"draw-power-{private.lower()}"), cls="power small")
    least, cls = _lowest_bid(d, step, private)
    return el(
        "tr", el("th", name, power, cls="co", scope="row"),
        el("td", el("b", d.writer.num(price)), cls="n"), el("td", d.writer.num(printed.income), cls="n"),
        *_bids(d, step, private), el("td", least, cls="n"), cls=cls, data_id=f"private:{private}",
    )  # fmt: skip


def _lowest_bid(d: Scene[State], step: PrivateSale, private: str) -> tuple[Html, str]:
    """The lowest bid or the status of a private, and the CSS class of its row."""
    top = d.view.steps[-1]
    if isinstance(top, PrivateAuction) and top.private == private:
        return el("b", d.writer("draw-auction", least=least_bid(step, private))), "now"
    if private not in step.unsold:
        return el("span", d.writer("draw-sold-word"), cls="muted"), "sold"
    if step.unsold[0] == private:
        return el("b", d.writer("draw-for-sale")), "now"
    return d.writer.num(least_bid(step, private)), ""


def _bids(d: Scene[State], step: PrivateSale, private: str) -> Iterator[Html]:
    """The owner or the bids; the highest bid is emphasised."""
    bids = {b.seat: b.amount for b in step.bids if b.private == private}
    highest = max(bids.values(), default=0)
    for player in d.view.players:
        inside = el("span", Html("·"), cls="nil")
        if private in player.privates:
            inside = icon("check", "ok")
        elif player.seat in bids:
            amount = bids[player.seat]
            inside = el("b", d.writer.num(amount), cls="top") if amount == highest else d.writer.num(amount)
        yield el("td", inside, cls="pl me" if player.seat == d.seat else "pl")


def _free_money(d: Scene[State], step: PrivateSale) -> list[Html]:
    """The money set aside for bids, and the free money (E-1.15)."""
    s = d.view
    aside, free = [], []
    for player in s.players:
        cls = "pl me" if player.seat == d.seat else "pl"
        left = free_cash(s, step, player.seat)
        aside.append(
            el(
                "td",
                d.writer.num(player.cash - left) if player.cash > left else el("span", Html("·"), cls="nil"),
                cls=cls,
            )
        )
        free.append(el("td", el("b", d.writer.num(left)), cls=cls))
    rows = []
    for key, cells in (("draw-set-aside", aside), ("draw-free-cash", free)):
        rows.append(
            el("tr", el("th", d.writer(key), cls="co muted", colspan=3, scope="row"), *cells, el("td"))
        )
    return rows
