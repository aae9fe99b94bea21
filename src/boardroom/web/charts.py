"""Numbers by round as lines: each seat has its colour, its dash and its letter."""

from __future__ import annotations

from boardroom.web.drawing import Series
from boardroom.web.html import OWNERS, Ink, el
from boardroom.web.svg import TOKENS

RIGHT, TOP, BOTTOM = 262, 8, 76
GAP = 13


def chart(ink: Ink, series: Series) -> str:
    """One chart; `title` is HTML already."""
    lines: dict[int | str, list[int]] = {}
    for seat, line in series.by_seat.items():
        lines[seat] = line
    for kind, line in series.by_resource.items():
        lines[kind] = line
    longest = max((len(line) for line in lines.values()), default=0)
    if longest < 2:
        return ""
    most = max([series.goal or 0, 1, *(n for line in lines.values() for n in line)])
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
    levels = _apart({key: y(line[-1]) for key, line in lines.items()})
    for key, line in sorted(lines.items(), key=lambda pair: -pair[1][-1]):
        way = "L".join(f"{x(at)} {y(n)}" for at, n in enumerate(line))
        whose, mark = _mark(key, levels[key])
        end = f'{mark}<text class="ax" x="{RIGHT - 10}" y="{levels[key] + 4}">{ink.num(line[-1])}</text>'
        found.append(f'<g {whose}><path class="ln" d="M{way}"/>{end}</g>')
    head = el("p", el("b", series.title), cls="small")
    attrs = f'class="chart ltr" viewBox="0 0 284 96" role="img" aria-label="{series.title}"'
    svg = f"<svg {attrs}>{''.join(found)}</svg>"
    return el("figure", head, svg)


def _mark(key: int | str, level: float) -> tuple[str, str]:
    """Whose line it is, and the sign at its end: a seat's letter, a resource's token."""
    if isinstance(key, str):
        at = f"translate({RIGHT - 26} {level - 6}) scale(.86)"
        return f'data-res="{key}"', f'<g class="tok" transform="{at}">{TOKENS[key]}</g>'
    owner = OWNERS[key % 6]
    dot = f'<circle class="dot" cx="{RIGHT - 20}" cy="{level}" r="6.5"/>'
    letter = f'<text class="mk" x="{RIGHT - 20}" y="{level + 4}">{owner.upper()}</text>'
    return f'data-owner="{owner}"', dot + letter


def _apart(wanted: dict[int | str, float]) -> dict[int | str, float]:
    """Where the signs at the ends of lines stand: as near to their lines as they go without touching."""
    found: dict[int | str, float] = {}
    lowest = float(TOP - GAP)
    for seat, level in sorted(wanted.items(), key=lambda pair: (pair[1], str(pair[0]))):
        found[seat] = lowest = max(level, lowest + GAP)
    # Those pushed below the chart push back up.
    highest = float(BOTTOM + GAP)
    for seat in reversed(found):
        found[seat] = highest = min(found[seat], highest - GAP)
    return found
