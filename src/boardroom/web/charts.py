"""Numbers by round as lines: each seat has its colour, its dash and its letter."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.web.drawing import Series
from boardroom.web.html import OWNERS, Ink, el
from boardroom.web.svg import TOKENS

RIGHT, TOP, BOTTOM = 262, 8, 76
END = RIGHT - 36
"""Where the lines end and their signs begin."""
GAP = 13


@dataclass(frozen=True, slots=True)
class Scale:
    """Where rounds and numbers stand: from `left` to the signs at the ends, from zero up to `most`."""

    left: int
    rounds: int
    most: int

    def x(self, at: int) -> float:
        return round(self.left + (END - self.left) * at / (self.rounds - 1), 1)

    def y(self, n: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * n / self.most, 1)


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
    scale = Scale(max(24, 7 * len(str(most)) + 5), longest, most)
    head = el("p", el("b", series.title), cls="small")
    attrs = f'class="chart ltr" viewBox="0 0 284 96" role="img" aria-label="{series.title}"'
    svg = f"<svg {attrs}>{_axes(ink, scale, series.goal)}{_lines(ink, scale, lines)}</svg>"
    return el("figure", head, svg)


def _axes(ink: Ink, scale: Scale, goal: int | None) -> str:
    """Three numbers with their levels, the goal, and the rounds below."""
    left, found = scale.left, ""
    for n in sorted({0, scale.most // 2, scale.most}):
        level = scale.y(n)
        found += f'<path class="grid" d="M{left} {level}H{END}"/>'
        found += f'<text class="ax" x="{left - 5}" y="{level + 4}" text-anchor="end">{ink.num(n)}</text>'
    if goal:
        found += f'<path class="goal" d="M{left} {scale.y(goal)}H{END}"/>'
    for at in range(0, scale.rounds, max(1, scale.rounds // 8)):
        found += f'<text class="ax" x="{scale.x(at)}" y="92" text-anchor="middle">{ink.num(at + 1)}</text>'
    return found


def _lines(ink: Ink, scale: Scale, lines: dict[int | str, list[int]]) -> str:
    """The lines, the highest at the end first, each with its sign and its last number."""
    levels, found = _apart({key: scale.y(line[-1]) for key, line in lines.items()}), ""
    for key, line in sorted(lines.items(), key=lambda pair: -pair[1][-1]):
        way = "L".join(f"{scale.x(at)} {scale.y(n)}" for at, n in enumerate(line))
        whose, mark = _mark(key, levels[key])
        end = f'{mark}<text class="ax" x="{RIGHT - 10}" y="{levels[key] + 4}">{ink.num(line[-1])}</text>'
        found += f'<g {whose}><path class="ln" d="M{way}"/>{end}</g>'
    return found


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
