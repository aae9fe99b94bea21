"""Line charts of numbers by round. Every series has a colour and a mark, that of a seat also a dash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import OWNERS, Html, Writer, el
from boardroom.drawing.scene import Series
from boardroom.drawing.svg import TOKENS

RIGHT, TOP, BOTTOM = 262, 8, 76
END = RIGHT - 36
"""The end of the lines; their marks begin here."""
GAP = 13


@dataclass(frozen=True, slots=True)
class Scale:
    """Converts rounds and numbers to coordinates: from `left` to the marks, from zero up to `most`."""

    left: int
    rounds: int
    most: int
    bottom: int

    def x(self, at: int) -> float:
        return round(self.left + (END - self.left) * at / (self.rounds - 1), 1)

    def y(self, n: int) -> float:
        return round(self.bottom - (self.bottom - TOP) * n / self.most, 1)


@dataclass(frozen=True, slots=True)
class Curve:
    """One line: the attribute that sets its colour, its mark, and its number in each round, if any."""

    whose: str
    sign: str
    numbers: Sequence[int | None]
    letters: bool = True

    @property
    def last(self) -> int:
        return next((n for n in reversed(self.numbers) if n is not None), 0)


CHARTS = Fragments[Html](512)


def chart(writer: Writer, series: Series) -> Html:
    """Draw one chart, unless the same has been drawn before."""
    return CHARTS.get((writer.common, series.key), lambda: _draw(writer.common, series))


def _draw(writer: Writer, series: Series) -> Html:
    curves = [one for one in _curves(series) if any(n is not None for n in one.numbers)]
    longest = max((len(one.numbers) for one in curves), default=0)
    if longest < 2:
        return Html()
    most = max([series.goal or 0, 1, *(n for one in curves for n in one.numbers if n is not None)])
    # Many marks need a taller chart to fit below each other.
    bottom = max(BOTTOM, TOP + GAP * (len(curves) - 1))
    scale = Scale(max(24, 7 * len(str(most)) + 5), longest, most, bottom)
    head = el("p", el("b", series.title), cls="small")
    attrs = f'class="chart ltr" viewBox="0 0 284 {bottom + 20}" role="img" aria-label="{series.title}"'
    svg = Html(f"<svg {attrs}>{_axes(writer, scale, series.goal)}{_lines(writer, scale, curves)}</svg>")
    return el("figure", head, svg)


def _curves(series: Series) -> list[Curve]:
    found = []
    for seat, numbers in series.by_seat.items():
        owner = OWNERS[seat % 6]
        found.append(Curve(f'data-owner="{owner}"', owner.upper(), numbers))
    for kind, numbers in series.by_resource.items():
        found.append(Curve(f'data-res="{kind}"', TOKENS[kind], numbers, letters=False))
    for company, (letters, known) in series.by_company.items():
        found.append(Curve(f'data-co="{escape(company)}"', escape(letters), known))
    return found


def _axes(writer: Writer, scale: Scale, goal: int | None) -> Html:
    """Three grid lines with their numbers, the goal, and the rounds below."""
    left, found = scale.left, Html()
    for n in sorted({0, scale.most // 2, scale.most}):
        level = scale.y(n)
        found += Html(f'<path class="grid" d="M{left} {level}H{END}"/>')
        found += Html(
            f'<text class="ax" x="{left - 5}" y="{level + 4}" text-anchor="end">{writer.num(n)}</text>'
        )
    if goal:
        found += Html(f'<path class="goal" d="M{left} {scale.y(goal)}H{END}"/>')
    low = scale.bottom + 16
    for at in range(0, scale.rounds, max(1, scale.rounds // 8)):
        found += Html(
            f'<text class="ax" x="{scale.x(at)}" y="{low}" text-anchor="middle">{writer.num(at + 1)}</text>'
        )
    return found


def _lines(writer: Writer, scale: Scale, curves: list[Curve]) -> Html:
    """The lines, by their last number from high to low, each with its mark and that number."""
    found = Html()
    ordered = sorted(curves, key=lambda one: -one.last)
    for one, level in zip(ordered, _spread_marks(scale, [scale.y(one.last) for one in ordered]), strict=True):
        known = [(at, n) for at, n in enumerate(one.numbers) if n is not None]
        way = "L".join(f"{scale.x(at)} {scale.y(n)}" for at, n in known)
        after = RIGHT - 10 + 2 * (len(one.sign) == 2)
        end = Html(f'<text class="ax" x="{after}" y="{level + 4}">{writer.num(one.last)}</text>')
        found += Html(f'<g {one.whose}><path class="ln" d="M{way}"/>{_mark(one, level)}{end}</g>')
    return found


def _mark(one: Curve, level: float) -> Html:
    """The mark at the end of a line: one or two letters on its colour, or a token."""
    if not one.letters:
        at = f"translate({RIGHT - 26} {level - 6}) scale(.86)"
        return Html(f'<g class="tok" transform="{at}">{one.sign}</g>')
    letters = Html(f'<text class="mk" x="{RIGHT - 20}" y="{level + 4}">{one.sign}</text>')
    if len(one.sign) == 1:
        return Html(f'<circle class="dot" cx="{RIGHT - 20}" cy="{level}" r="6.5"/>{letters}')
    at = f'x="{RIGHT - 29}" y="{level - 6}" width="18" height="12" rx="4"'
    return Html(f'<rect class="dot" {at}/>{letters}')


def _spread_marks(scale: Scale, wanted: list[float]) -> list[float]:
    """The heights of the marks: as near to the ends of their lines as they can be without overlap."""
    found = []
    lowest = float(TOP - GAP)
    for level in wanted:
        lowest = max(level, lowest + GAP)
        found.append(lowest)
    # Marks below the chart push the others back up.
    highest = float(scale.bottom + GAP)
    for at in reversed(range(len(found))):
        found[at] = highest = min(found[at], highest - GAP)
    return found
