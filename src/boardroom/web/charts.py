"""Numbers by round as lines: each seat has its colour, its dash and its letter."""

from __future__ import annotations

from boardroom.web.drawing import Series
from boardroom.web.html import OWNERS, Ink, el

RIGHT, TOP, BOTTOM = 262, 8, 76
GAP = 13


def chart(ink: Ink, series: Series) -> str:
    """One chart; `title` is HTML already."""
    longest = max((len(line) for line in series.by_seat.values()), default=0)
    if longest < 2:
        return ""
    most = max([series.goal or 0, 1, *(n for line in series.by_seat.values() for n in line)])
    left = max(24, 7 * len(str(most)) + 5)

    def x(at: int) -> float:
        return round(left + (RIGHT - 36 - left) * at / (longest - 1), 1)

    def y(n: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * n / most, 1)

    found = []
    for n in sorted({0, most // 2, most}):
        found.append(f'<path class="grid" d="M{left} {y(n)}H{RIGHT - 36}"/>')
        found.append(f'<text class="ax" x="{left - 5}" y="{y(n) + 4}" text-anchor="end">{ink.num(n)}</text>')
    if series.goal:
        found.append(f'<path class="goal" d="M{left} {y(series.goal)}H{RIGHT - 36}"/>')
    for at in range(0, longest, max(1, longest // 8)):
        found.append(f'<text class="ax" x="{x(at)}" y="92" text-anchor="middle">{ink.num(at + 1)}</text>')
    levels = _apart({seat: y(line[-1]) for seat, line in series.by_seat.items()})
    for seat, line in sorted(series.by_seat.items(), key=lambda pair: -pair[1][-1]):
        owner = OWNERS[seat % 6]
        way = "L".join(f"{x(at)} {y(n)}" for at, n in enumerate(line))
        level = levels[seat]
        end = (
            f'<circle class="dot" cx="{RIGHT - 20}" cy="{level}" r="6.5"/>'
            f'<text class="mk" x="{RIGHT - 20}" y="{level + 4}">{owner.upper()}</text>'
            f'<text class="ax" x="{RIGHT - 10}" y="{level + 4}">{ink.num(line[-1])}</text>'
        )
        found.append(f'<g data-owner="{owner}"><path class="ln" d="M{way}"/>{end}</g>')
    head = el("p", el("b", series.title), cls="small")
    attrs = f'class="chart ltr" viewBox="0 0 284 96" role="img" aria-label="{series.title}"'
    svg = f"<svg {attrs}>{''.join(found)}</svg>"
    return el("figure", head, svg)


def _apart(wanted: dict[int, float]) -> dict[int, float]:
    """Where the letters at the ends of lines stand: as near to their lines as they go without touching."""
    found: dict[int, float] = {}
    lowest = float(TOP - GAP)
    for seat, level in sorted(wanted.items(), key=lambda pair: (pair[1], pair[0])):
        found[seat] = lowest = max(level, lowest + GAP)
    # Those pushed below the chart push back up.
    highest = float(BOTTOM + GAP)
    for seat in reversed(found):
        found[seat] = highest = min(found[seat], highest - GAP)
    return found
