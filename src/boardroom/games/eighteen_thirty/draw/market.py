"""The stock market: cells in hatched zones, markers in operating order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, el, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f
from boardroom.games.eighteen_thirty.draw.chips import CODES
from boardroom.games.eighteen_thirty.draw.map_sheet.hexes import attr
from boardroom.games.eighteen_thirty.operate.stages import Dividends
from boardroom.games.eighteen_thirty.state import Company, State
from boardroom.games.eighteen_thirty.stock.market import MARKET, Cell, Price

WIDE, HIGH = 25.2, 22.0
HATCHES = {
    "yellow": ("smy", 7, "M0 0V7"),
    "orange": ("smo", 4, "M0 0V4"),
    "brown": ("smb", 5, "M0 0V5M0 0H5"),
}

CROSS = (
    "M376.2 210H394.2M385.2 201V219M391.2 207l3 3-3 3M379.2 207l-3 3 3 3M382.2 204l3-3 3 3M382.2 216l3 3 3-3"
)


def corner(cell: Cell) -> tuple[float, float]:
    """The upper left corner of a cell."""
    return 1 + cell[1] * WIDE, 1 + cell[0] * HIGH


def panel(d: Scene[State]) -> Html:
    """The market with the markers on it."""
    s = d.view
    texts = d.writer.texts
    there: dict[Cell, list[Company]] = {}
    for company in s.companies:
        if company.cell is not None:
            there.setdefault(company.cell, []).append(company)
    drawn = []
    for cell, stack in there.items():
        stack.sort(key=lambda c: c.arrived)
        # A stack extends below its cell, or is drawn in rows if the cell below is taken or missing.
        below = cell[0] + 1, cell[1]
        if below in there or below not in MARKET:
            drawn += _rows(d, stack, cell)
        else:
            drawn += [_marker(d, company, cell, 11.8 * i) for i, company in enumerate(stack)][::-1]
    still = cells(texts.lang, texts.folders)
    taken = join(_price(d.writer, MARKET[cell], True) for cell in there)
    inside = Html(f"{still}{taken}{''.join(drawn)}{_future_markers(s)}")
    svg = Html(f'<svg class="smap ltr" viewBox="0 0 481 245">{inside}</svg>')
    # On a phone the market scrolls, also by keyboard.
    return el("section", svg, cls="panel mkt", tabindex=0, aria_label=d.writer("draw-market"))


@cache
def cells(lang: str, folders: tuple[object, ...]) -> Html:
    """All cells with their prices, and the legend in the free corner."""
    writer = Writer(Texts(lang, folders))  # type: ignore[arg-type]
    patterns = join(
        Html(
            f'<pattern id="{id}" width="{n}" height="{n}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><path class="sm-hatch" d="{way}"/></pattern>'
        )
        for id, n, way in HATCHES.values()
    )
    drawn = join(_cell(writer, price) for price in MARKET.values())
    return Html(f"<defs>{patterns}</defs>{drawn}{_legend(writer)}")


def _rect(x: float, y: float, wide: float, high: float, zone: str) -> Html:
    at = f'x="{f(x)}" y="{f(y)}" width="{f(wide)}" height="{f(high)}" rx="2"'
    found = Html(f'<rect class="sm {zone}" {at}/>')
    if zone in HATCHES:
        found += Html(f'<rect {at} fill="url(#{HATCHES[zone][0]})"/>')
    return found


def _cell(writer: Writer, price: Price) -> Html:
    x, y = corner(price.cell)
    found = _rect(x, y, WIDE, HIGH, price.zone) + _price(writer, price, False)
    if not price.par:
        return found
    frame = Html(
        f'<rect class="sm-par" x="{f(x + 1.8)}" y="{f(y + 1.8)}" width="21.6" height="18.4" rx="3"/>'
    )
    return Html(f'<g class="par" data-id="par:{price.price}">{found}{frame}</g>')


def _price(writer: Writer, price: Price, has: bool) -> Html:
    """A price: in the middle of an empty cell, in the upper half of a cell with a marker."""
    x, y = corner(price.cell)
    if not has:
        return Html(
            f'<text class="sm-price" x="{f(x + WIDE / 2)}" y="{f(y + 15)}">{writer.num(price.price)}</text>'
        )
    at = f'x="{f(x + WIDE / 2)}" y="{f(y + 9.5)}"'
    return _rect(x, y, WIDE, HIGH, price.zone) + Html(
        f'<text class="sm-price has" {at}>{writer.num(price.price)}</text>'
    )


def _rows(d: Scene[State], stack: list[Company], cell: Cell) -> list[Html]:
    """Several markers within one cell, in order: two above each other over the price, more in two rows.

    Their titles and the table of companies give the price.
    """
    if len(stack) == 1:
        return [_marker(d, stack[0], cell, 0)]
    x, y = corner(cell)
    across = (len(stack) + 1) // 2
    wide, found = WIDE / across, []
    for i, company in enumerate(stack):
        row, column = divmod(i, across)
        found.append(_narrow(d, company, (x + wide * column, y + 10.8 * row), wide))
    return found


def _narrow(d: Scene[State], company: Company, at: tuple[float, float], wide: float) -> Html:
    (x, y), new = at, " new" if f"marker:{company.id}" in d.changed_ids else ""
    title = f"{attr(company.id)} {d.writer.num(company.price)}"
    half = "" if wide == WIDE else " half"
    return Html(
        f'<g class="sm-co{half}{new}" data-co="{attr(company.id)}"><title>{title}</title>'
        f'<rect x="{f(x + 0.5)}" y="{f(y)}" width="{f(wide - 1)}" height="11" rx="3"/>'
        f'<text x="{f(x + wide / 2)}" y="{f(y + 9)}">{CODES[company.id]}</text></g>'
    )


def _marker(d: Scene[State], company: Company, cell: Cell, lower: float) -> Html:
    x, y = corner(cell)
    title = f"{attr(company.id)} {d.writer.num(company.price)}"
    fresh = f"marker:{company.id}" in d.changed_ids
    return _plate("sm-co", company.id, x, y + 10.4 + lower, title, fresh)


def _plate(cls: str, company: str, x: float, y: float, title: str, fresh: bool = False) -> Html:
    co, new = attr(company), " new" if fresh else ""
    return Html(
        f'<g class="{cls}{new}" data-co="{co}"><title>{title}</title>'
        f'<rect x="{f(x + 1)}" y="{f(y)}" width="23.2" height="11.6" rx="4"/>'
        f'<text x="{f(x + WIDE / 2)}" y="{f(y + 9.6)}">{CODES[company]}</text></g>'
    )


def _future_markers(s: State) -> Html:
    """The positions of the marker after paying and after withholding."""
    top = s.steps[-1] if s.steps else None
    if not isinstance(top, Dividends):
        return Html()
    company = s.company(top.company)
    found = Html()
    for cell in {company.market.right, company.market.left} - {company.cell}:
        assert cell is not None
        x, y = corner(cell)
        taken = sum(other.cell == cell for other in s.companies)
        found += _plate("sm-ghost", company.id, x, y + 10.4 + 11.8 * taken, attr(company.id))
    return found


def _legend(writer: Writer) -> Html:
    found = Html(f'<text class="sm-h" x="289.2" y="106">{writer("draw-market")}</text>')
    for i, zone in enumerate(HATCHES):
        y = 116 + 19 * i
        found += _rect(289.2, y, 22, 14, zone)
        found += Html(f'<text class="sm-t" x="317.2" y="{y + 11}">{writer(f"draw-zone-{zone}")}</text>')
    found += Html('<rect class="sm-par" x="290.2" y="174" width="20" height="12" rx="3"/>')
    found += Html(f'<text class="sm-t" x="317.2" y="184">{writer("draw-par")}</text>')
    found += Html(f'<path class="sm-cross" d="{CROSS}"/>')
    ends: Iterable[tuple[str, float, float, str]] = (
        ("paid", 399.2, 214, "start"), ("kept", 371.2, 214, "end"), ("sold", 385.2, 231, "middle"),
        ("sold-out", 385.2, 197, "middle"),
    )  # fmt: skip
    for key, x, down, anchor in ends:
        at = f'x="{f(x)}" y="{f(down)}" text-anchor="{anchor}"'
        found += Html(f'<text class="sm-t" {at}>{writer(f"draw-{key}")}</text>')
    return found
