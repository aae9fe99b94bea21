"""Hints below the question: steps of a turn, a deal, routes, paying compared with withholding."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.drawing.html import Html, crest, el, escape, icon, join
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.deals.deal import Deal, prices_left
from boardroom.games.eighteen_thirty.deals.trades import PrivateTrade
from boardroom.games.eighteen_thirty.draw import routes
from boardroom.games.eighteen_thirty.draw.chips import chip, train_card
from boardroom.games.eighteen_thirty.operate import stages
from boardroom.games.eighteen_thirty.operate.bankruptcy import missing
from boardroom.games.eighteen_thirty.operate.phases import Discarding
from boardroom.games.eighteen_thirty.operate.powers import brings_free_station
from boardroom.games.eighteen_thirty.operate.private_purchase import PrivateDeal
from boardroom.games.eighteen_thirty.operate.train_deals import TrainDeal
from boardroom.games.eighteen_thirty.operate.trains import cheapest, must_own
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn, Stage
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import PrivateAuction
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import Company, State
from boardroom.games.eighteen_thirty.stock.market import MARKET

Row = tuple[Html, Html, Html]
STEPS = (stages.LayTrack, stages.PlaceTokens, stages.RunTrains, stages.Dividends, stages.BuyTrains)
KEYS = ("draw-step-track", "draw-step-station", "draw-step-run", "draw-step-dividend", "draw-step-trains")


def hints(d: Scene[State]) -> Html:
    """The hints for the current step."""
    s = d.view
    top = s.steps[-1]
    if isinstance(top, Discarding) and top.queue:
        # The company over the limit may not be the operating company (E-6.22).
        return _operator(d, s.company(top.queue[0]))
    found = _turn(d)
    if isinstance(top, PrivateAuction):
        found += _auction(d, top)
    if isinstance(top, Deal):
        found += _deal(d, top)
    if isinstance(top, stages.LayTrack) and brings_free_station(s, s.company(top.company)):
        clause = d.writer.clause("E-3.23", "eighteen_thirty")
        found += el("p", icon("token"), el("span", d.writer("draw-dh-station")), clause, cls="note")
    if isinstance(top, stages.RunTrains | stages.Dividends):
        found += _routes(d)
    if isinstance(top, stages.Dividends):
        found += _compare(d, s.company(top.company))
    if isinstance(top, stages.BuyTrains):
        found += _forced_purchase(d, s.company(top.company))
    return found


def _turn(d: Scene[State]) -> Html:
    s = d.view
    turn = next((one for one in s.steps if isinstance(one, OperatingTurn)), None)
    if turn is None:
        return Html()
    stage = next((one for one in s.steps if isinstance(one, Stage)), None)
    at = next((i for i, kind in enumerate(STEPS) if type(stage) is kind), -1)
    if isinstance(stage, stages.LastPurchases):
        at = len(STEPS)
    items = [
        el("li", d.writer(key), cls="done" if i < at else None, aria_current="step" if i == at else None)
        for i, key in enumerate(KEYS)
    ]
    return _operator(d, s.company(turn.company)) + el("ol", *items, cls="steps turnsteps")


def _auction(d: Scene[State], auction: PrivateAuction) -> Html:
    """The private that is bid for, with its price, income and power."""
    printed = PRIVATES[auction.private]
    private = auction.private.lower()
    name = el("b", escape(auction.private), Html(" "), d.writer(f"draw-name-{private}"))
    figures = d.writer("draw-private-figures", price=printed.price, income=printed.income)
    power = d.writer(f"draw-power-{private}")
    return el("p", name, el("br"), figures, el("br"), el("span", power, cls="muted"), cls="deal")


def _operator(d: Scene[State], company: Company) -> Html:
    """A company with its money and trains."""
    purse = el("span", icon("money"), el("b", d.writer.num(company.cash)), cls="purse1")
    trains = join(train_card(d, kind) for kind in company.trains)
    return el("p", chip(company.id), purse, trains, cls="operator")


def _deal(d: Scene[State], deal: Deal) -> Html:
    """Who offers what to whom at which price, and how many prices may still be named (R-1)."""
    s, texts = d.view, d.writer.texts
    if isinstance(deal, TrainDeal):
        thing = f"{texts.argument('train', deal.train)} ({deal.seller})"
    else:
        assert isinstance(deal, PrivateTrade | PrivateDeal)
        thing = texts.argument("private", deal.private)
    seller, buyer = deal.seller_seat(s), deal.buyer_seat(s)
    # A company pays from its own treasury, so its president does not read "you" as the buyer.
    payer = texts.seat(buyer) if isinstance(deal, PrivateTrade) else deal.company
    reader = "seller" if d.seat == seller else "other"
    if d.seat == buyer and isinstance(deal, PrivateTrade):
        reader = "buyer"
    key = "draw-deal-offered" if deal.by_seller else "draw-deal-wanted"
    words = d.writer(
        key, reader=reader, seller=texts.seat(seller), buyer=payer, thing=thing, price=deal.price
    )
    return (
        el("p", crest(deal.offerer(s)), el("b", words), cls="deal")
        + _prices_left(d, deal)
        + _refusal(d, deal)
    )


def _prices_left(d: Scene[State], deal: Deal) -> Html:
    left = prices_left(d.view, deal)
    return Html() if left is None else el("p", d.writer("draw-deal-left", left=left), cls="muted small")


def _refusal(d: Scene[State], deal: Deal) -> Html:
    """What the refusal of a new president would undo (E-6.109)."""
    if not isinstance(deal, TrainDeal) or not deal.asks_new_president(d.view):
        return Html()
    words = d.writer("draw-sets-back", company=deal.company)
    return el(
        "p",
        icon("undo", "flips"),
        el("span", words),
        d.writer.clause("E-6.109", "eighteen_thirty"),
        cls="note",
    )


def _routes(d: Scene[State]) -> Html:
    found = routes.routes_to_show(d)
    if found is None or not found.runs:
        return Html()
    key = "draw-proved" if found.proved else "draw-not-proved"
    total = el("b", d.writer.num(sum(routes.revenues(d, found))), cls="push")
    clause = d.writer.clause("E-6.17", "eighteen_thirty")
    proof = el(
        "p",
        icon("check", "ok") if found.proved else Html(),
        el("b", d.writer(key)),
        clause,
        total,
        cls="proof",
    )
    why = el("p", routes.why(d, found), cls="whybest")
    # While trains run, the routes are shown below as editable rows.
    listed = Html() if isinstance(d.view.steps[-1], stages.RunTrains) else routes.chains(d, found)
    # Many routes take one line each, so that their effects stay in view.
    return el("div", listed, proof, why, cls="runs many" if len(found.runs) > 2 else "runs")


def _compare(d: Scene[State], c: Company) -> Html:
    """What paying a dividend and withholding would change."""
    s = d.view
    writer, turn = d.writer, next(one for one in s.steps if isinstance(one, OperatingTurn))
    share = turn.revenue // 10
    heads = [
        el("td"),
        el("th", writer("draw-if-paid", share=share), scope="col"),
        el("th", writer("draw-if-kept"), scope="col"),
    ]
    rows = [*_for_company(d, c, turn.revenue), *_for_holders(d, c, share), *_for_reader(d, c, share)]
    body = [el("tr", el("th", a, scope="row"), el("td", b), el("td", e)) for a, b, e in rows]
    return el("table", el("thead", el("tr", *heads)), el("tbody", *body), cls="cmp")


def _prices(c: Company) -> tuple[int, int]:
    """The share price after paying, and after withholding."""
    return MARKET[c.market.right].price, MARKET[c.market.left].price


def _for_company(d: Scene[State], c: Company, revenue: int) -> Iterator[Row]:
    paid, kept = _prices(c)
    yield d.writer("draw-share-price"), _change(d, c.price, paid), _change(d, c.price, kept)
    after = c.cash + revenue // 10 * c.pool
    yield d.writer("draw-treasury"), _change(d, c.cash, after), _change(d, c.cash, c.cash + revenue)


def _for_holders(d: Scene[State], c: Company, share: int) -> Iterator[Row]:
    writer, num = d.writer, d.writer.num
    for p in d.view.players:
        if held := p.shares[c.number]:
            who = Html(f"{crest(p.seat)}{writer.name(p.seat)} ") + el(
                "span", Html(f"×{num(held)}"), cls="muted ltr"
            )
            yield who, el("span", Html(f"+{num(share * held)}"), cls="ltr plus"), Html("–")
    if c.pool:
        pool = Html(f"{writer('draw-pool')} ") + el("span", Html(f"×{num(c.pool)}"), cls="muted ltr")
        yield pool, el("span", Html(f"+{num(share * c.pool)} {chip(c.id, small=True)}"), cls="ltr"), Html("–")


def _for_reader(d: Scene[State], c: Company, share: int) -> Iterator[Row]:
    """The value of the viewer's shares and dividends."""
    s = d.view
    if d.seat is not None and (held := s.players[d.seat].shares[c.number]):
        was, (paid, kept) = worth(s, s.players[d.seat]), _prices(c)
        by_pay, by_keep = held * (share + paid - c.price), held * (kept - c.price)
        yield d.writer("draw-your-worth"), _change(d, was, was + by_pay), _change(d, was, was + by_keep)


def _change(d: Scene[State], before: int, after: int) -> Html:
    return el("span", d.writer.num(before), Html(" → "), el("b", d.writer.num(after)), cls="ltr")


def _forced_purchase(d: Scene[State], c: Company) -> Html:
    """The note that a company without a train must buy one (E-6.23)."""
    s = d.view
    if not must_own(s, c):
        return Html()
    least = cheapest(s)
    president = s.president(c)
    words = d.writer("draw-must-buy", least=least, cash=c.cash, president=president.cash)
    lack = missing(s, c)
    more = el("b", Html(" "), d.writer("draw-missing", count=lack), cls="over") if lack else Html()
    clause = d.writer.clause("E-6.24" if c.cash < least else "E-6.23", "eighteen_thirty")
    # The treasury cannot pay, so the president must (E-6.24).
    forced = c.cash < least
    return el("p", icon("lock"), el("span", words, more), clause, cls="note", data_forced=forced)
