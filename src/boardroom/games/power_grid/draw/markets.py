"""The plant market as cards, the current auction, and the resource market as a ladder of prices."""

from __future__ import annotations

from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, crest, el, icon
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import token
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.fuel import FuelPhase
from boardroom.games.power_grid.plants import FUELS, PLANTS, STEP_3_CARD, plant_market
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import CURRENT_SIZE, SPACES

ICONS = {"eco": "green-energy", "fusion": "fusion", "hybrid": "hybrid"} | {fuel: fuel for fuel in FUELS}
COLOUR_KINDS = {"fusion": "eco"}
PRICES = sorted({price for spaces in SPACES for price in spaces})
URANIUM_ONLY = [price for price in PRICES if price not in SPACES[0]]
"""The dearest prices, at which only uranium has spaces."""
LADDERS = Fragments[Html](512)


def kind_icon(kind: str) -> Html:
    return icon(ICONS[kind])


def colour_kind(kind: str) -> str:
    """The kind whose colour a plant has: fusion burns nothing and looks like eco."""
    return COLOUR_KINDS.get(kind, kind)


def burns(writer: Writer, number: int) -> Html:
    """A plant's fuel, as a number and tokens."""
    plant = PLANTS[number]
    if plant.kind == "hybrid":
        return el("b", writer.num(plant.amount)) + token("coal") + token("oil")
    if plant.kind in FUELS:
        return el("b", writer.num(plant.amount)) + token(plant.kind)
    return kind_icon(plant.kind)


def card(d: Scene[State], number: int, later: bool = False) -> Html:
    """A plant on the market."""
    return _card(d.writer.common, number, later, f"plant:{number}" in d.changed_ids)


@fragment(1024)
def _card(writer: Writer, number: int, later: bool, is_new: bool) -> Html:
    if number == STEP_3_CARD:
        inside = el("div", el("b", writer("draw-step-3")), cls="band"), el("div", icon("stack"), cls="body")
        return el("li", *inside, cls="card step3", title=writer.thing("card", STEP_3_CARD))
    plant = PLANTS[number]
    band = el("div", el("b", writer.num(number)), kind_icon(plant.kind), cls="band")
    out = el("span", writer.num(plant.cities), icon("house"), cls="out")
    body = el("div", el("span", burns(writer, number), cls="need"), out, cls="body")
    cls = "card later" if later else "card"
    if is_new:
        cls += " new"
    return el(
        "li",
        band,
        body,
        cls=cls,
        data_res=colour_kind(plant.kind),
        data_id=f"plant:{number}",
        title=_plant_text(writer, number),
    )


def plant_text(d: Scene[State], number: int) -> Html:
    """A plant in words, for screen readers and tooltips."""
    return _plant_text(d.writer.common, number)


@fragment(512)
def _plant_text(writer: Writer, number: int) -> Html:
    plant = PLANTS[number]
    kind = str(writer.texts.argument("kind", plant.kind))
    words = writer.texts("draw-plant", number=number, kind=kind, amount=plant.amount, cities=plant.cities)
    return writer.plain(words)


def plants(d: Scene[State]) -> Html:
    """The current and the future market, and the number of cards in the stack."""
    s = d.view
    now, later = plant_market.current(s), plant_market.future(s)
    if STEP_3_CARD in s.market and STEP_3_CARD not in later:
        now = (*now, STEP_3_CARD)
    left = len(s.stack) + len(s.under)
    count = el("span", icon("stack"), Html(" "), d.writer("draw-stack", count=left), cls="push muted small")
    # In Step 3 six plants are shown in two rows.
    row = "cards ltr many" if len(now) > CURRENT_SIZE else "cards ltr"
    rows = el("span", d.writer("draw-now"), cls="rowname") + el("ul", *(card(d, n) for n in now), cls=row)
    if not now:
        rows = el("p", d.writer("nothing"), cls="muted small")
    if later:
        rows += el("span", d.writer("draw-later"), cls="rowname")
        rows += el("ul", *(card(d, n, later=True) for n in later), cls="cards ltr")
    head = el("header", el("h2", d.writer("draw-plant-market")), count)
    return el("section", head, _auction(d, s), el("div", rows, cls="market"), cls="panel plantmarket")


def _auction(d: Scene[State], s: State) -> Html:
    """The current auction: plant, bid, leader and remaining bidders."""
    running = next((step for step in s.steps if isinstance(step, Auction)), None)
    if running is None:
        return Html()
    plant = el("b", d.writer.thing("plant", running.plant))
    bid = el("span", icon("money"), el("b", d.writer.num(running.bid)), crest(running.leader), cls="bid")
    rivals = el(
        "span", d.writer("draw-still-in"), *(crest(seat) for seat in running.rivals), cls="push rivals small"
    )
    return el("p", plant, bid, rivals, cls="auction", title=plant_text(d, running.plant))


def resources(d: Scene[State]) -> Html:
    """The resource market: refilled from the dear end, bought from the cheap end (PG-7.3)."""
    s = d.view
    gone = frozenset(id for id in d.changed_ids if id.startswith("gone:"))
    numbers = tuple(s.fuel), tuple(s.count.refill[s.step - 1]), tuple(s.supply)
    key = (d.writer.common, *numbers, isinstance(s.steps[-1], FuelPhase), gone)
    return LADDERS.get(key, lambda: _ladder(d))


def _ladder(d: Scene[State]) -> Html:
    s = d.view
    heads = [
        el(
            "th",
            el("span", icon(fuel), cls="res", data_res=fuel),
            el("span", d.writer.thing("fuel", fuel)),
            scope="col",
        )
        for fuel in FUELS
    ]
    head = el("tr", el("th", d.writer("ui-price"), cls="muted"), *heads)
    cells = {fuel: _cells(d, kind, s.fuel[kind]) for kind, fuel in enumerate(FUELS)}
    rows = (_price_row(d, s, price, cells) for price in PRICES)
    grid = el("table", el("thead", head), el("tbody", *rows), cls="ladder ltr")
    cls = "panel tall now" if isinstance(s.steps[-1], FuelPhase) else "panel tall"
    return el("section", el("header", el("h2", d.writer("draw-resource-market"))), grid, cls=cls)


def _price_row(d: Scene[State], s: State, price: int, cells: dict[str, dict[int, Html]]) -> Html:
    """The spaces at one price; refill and supply fill the rows where only uranium has spaces."""
    row = [el("th", d.writer.num(price), scope="row")]
    for fuel in FUELS[:-1] if price not in URANIUM_ONLY else ():
        space = el("span", cells[fuel].get(price, Html()), cls="cell")
        row.append(el("td", space, data_id=f"space:{fuel}:{price}"))
    if price == URANIUM_ONLY[0]:
        foot = _refill_and_supply(d, s)
        row.append(el("td", foot, colspan=len(FUELS) - 1, rowspan=len(URANIUM_ONLY), cls="foot"))
    row.append(el("td", el("span", cells["uranium"].get(price, Html()), cls="cell")))
    return el("tr", *row)


def _cells(d: Scene[State], kind: int, lying: int) -> dict[int, Html]:
    """The tokens of one kind by price; spaces emptied since the viewer's last move are marked."""
    fuel, spaces = FUELS[kind], SPACES[kind]
    gone = next((int(id.split(":")[2]) for id in d.changed_ids if id.startswith(f"gone:{fuel}:")), 0)
    empty = len(spaces) - lying
    found: dict[int, Html] = {}
    for i, price in enumerate(spaces):
        state = "" if i >= empty else "gone" if i >= empty - gone else "ghost"
        # Tokens are numbered from the cheapest: the browser lifts out as many as the basket holds.
        nth = f"{fuel}:{i - empty + 1}" if i >= empty else None
        found[price] = found.get(price, Html()) + token(fuel, state, nth)
    return found


def _refill_and_supply(d: Scene[State], s: State) -> Html:
    refill = s.count.refill[s.step - 1]
    rows = [("draw-refill", refill, "+"), ("draw-supply", s.supply, "")]
    listed = [
        el(
            "div",
            el("dt", d.writer(key)),
            *(
                el("dd", token(fuel), Html(f"{sign}{d.writer.num(n)}"))
                for fuel, n in zip(FUELS, numbers, strict=True)
            ),
        )
        for key, numbers, sign in rows
    ]
    return el("dl", *listed)


def face(d: Scene[State], id: str) -> Html:
    """A plant's card with its properties in words, by its id; empty for an unknown one."""
    kind, _, value = id.partition(":")
    if kind != "plant" or not value.isdecimal() or int(value) not in PLANTS:
        return Html()
    return el("ul", card(d, int(value)), cls="cards") + el("p", plant_text(d, int(value)))
