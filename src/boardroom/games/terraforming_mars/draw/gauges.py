"""Temperature, oxygen and oceans as gauges with their bonus steps (TM-1.2, TM-1.5)."""

from __future__ import annotations

from functools import lru_cache

from boardroom.core.visibility import Hidden
from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f, hexagon, text
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.requirements import measure
from boardroom.games.terraforming_mars.draw.hexes import sign, use
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import TRACKS

TOP, BOTTOM = 44.8, 525.2
AT = {"oxygen": 47.0, "temperature": 692.0}
"""The positions of the ladders, from left to right."""


def gauges(d: Scene[State], s: State) -> Html:
    """All three parameters, with a card sign at each step that a card in the viewer's hand needs."""
    common, levels = d.writer.common, s.parameters()
    ladders = [_ladder(common, name, levels[name], f"parameter:{name}" in d.changed_ids) for name in AT]
    return join((*ladders, _oceans(common, s.oceans), _waiting(d, s)))


def _steps(name: str) -> range:
    track = TRACKS[name]
    return range(track.start, track.maximum + 1, track.step)


@lru_cache(maxsize=256)
def _ladder(writer: Writer, name: str, value: int, fresh: bool) -> Html:
    """A parameter as a ladder: filled up to the present step, with its bonuses beside it."""
    track = TRACKS[name]
    steps = _steps(name)
    high = (BOTTOM - TOP) / len(steps)
    found = [_heading(writer, name, value)]
    for i, step in enumerate(steps):
        y = BOTTOM - (i + 1) * high
        found.append(_rung(writer, name, step, value, y))
        if fresh and step == value:
            at = f'x="{f(AT[name] - 19.5)}" y="{f(y - 2)}" width="39" height="{f(high + 2.5)}"'
            found.append(Html(f'<rect {at} rx="5" class="h-new"/>'))
        if step in track.bonus:
            found.append(_step_bonus(name, step, y + high / 2 - 0.8, step <= value))
    group = f'<g class="g-{"temp" if name == "temperature" else "oxy"}" data-id="parameter:{name}">'
    return Html(group) + join(found) + Html("</g>")


def _heading(writer: Writer, name: str, value: int) -> Html:
    """The title of a ladder for screen readers, and above it the parameter's name, unit and maximum."""
    unit = "°C" if name == "temperature" else writer("draw-percent")
    # Isolated, so that a drawing, which runs from left to right, keeps the order of a Persian sentence.
    goal = Html(f"\u2068{writer('draw-goal', n=TRACKS[name].maximum, unit=unit)}\u2069")
    title = Html(f"<title>{writer.thing('parameter', name)} {writer.num(value)} {unit}</title>")
    name_line = text(AT[name], 21, writer(f"draw-{name}"), "g-h sky")
    return title + name_line + text(AT[name], 36, goal, "g-s sky")


def _rung(writer: Writer, name: str, step: int, value: int, y: float) -> Html:
    """One step of a ladder with its number; the steps up to the present value are filled."""
    high = (BOTTOM - TOP) / len(_steps(name))
    state = "now" if step == value else "on" if step < value else ""
    size = f'y="{f(y)}" width="34" height="{f(high - 1.5)}" rx="3"'
    cell = Html(f'<rect x="{f(AT[name] - 17)}" {size} class="g-cell {state}"/>')
    number = Html(f"+{writer.num(step)}") if step > 0 and name == "temperature" else writer.num(step)
    return cell + text(AT[name], y + high / 2 + 3.5, number, f"g-t {state}")


def _step_bonus(name: str, step: int, y: float, taken: bool) -> Html:
    """The sign beside a bonus step; pale once the bonus is taken."""
    at = AT[name] - 30
    effect = TRACKS[name].bonus[step]
    if effect.do == "production":
        box = Html(f'<rect x="{f(at - 12)}" y="{f(y - 11)}" width="24" height="22" rx="5" class="g-prod"/>')
        drawn = box + sign("heat", at, y)
    elif effect.do == "ocean":
        drawn = Html(f'<path class="t-ocean" d="{hexagon(at, y, 11)}"/>')
        drawn += Html(f'<path class="t-ocean-l" d="M{f(at - 6)} {f(y)}q3-3.500 6 0t6 0"/>')
    else:
        drawn = Html(f'<circle cx="{f(at)}" cy="{f(y)}" r="9" class="h-chip cardb"/>')
        drawn += Html(f'<g class="hot">{use("temperature", at, y, 14, "h-ico")}</g>')
    return Html(f'<g class="{"g-done" if taken else "g-bonus"}">{drawn}</g>')


@lru_cache(maxsize=64)
def _oceans(writer: Writer, laid: int) -> Html:
    """Nine oceans, the placed ones filled."""
    most = TRACKS["oceans"].maximum
    count = Html(f"{writer.num(laid)} / {writer.num(most)}")
    found = [
        Html('<g data-id="parameter:oceans">'),
        text(606, 456, writer.thing("what", "oceans"), "g-h"),
        text(606, 471, Html(f'<tspan class="unit">{count}</tspan>'), "g-s"),
    ]
    for i in range(most):
        x, y = 585 + 21 * (i % 3) + (10.5 if i // 3 % 2 else 0), 486 + 18 * (i // 3)
        look = "t-ocean" if i < laid else "h-sea"
        found.append(Html(f'<path class="{look}" d="{hexagon(x, y, 10)}"/>'))
        if i < laid:
            found.append(Html(f'<path class="t-ocean-l" d="M{f(x - 5)} {f(y)}q2.500-3 5 0t5 0"/>'))
    return join(found) + Html("</g>")


def _waiting(d: Scene[State], s: State) -> Html:
    """A card sign at the step that a card in the viewer's hand needs."""
    if d.seat is None or isinstance(s.players[d.seat].hand, Hidden):
        return Html()
    p, found = s.players[d.seat], []
    wanted: dict[tuple[str, int], list[int]] = {}
    for number in p.hand:
        for need in CARDS[number].requires:
            if need.what in AT and need.least is not None:
                limit = need.least - p.shift * TRACKS[need.what].step
                if measure(s, p, need) < limit:
                    wanted.setdefault((need.what, limit), []).append(number)
    for (name, limit), cards in wanted.items():
        steps = _steps(name)
        y = BOTTOM - (steps.index(limit) + 0.5) * (BOTTOM - TOP) / len(steps)
        title = d.writer.row(*(d.writer.thing("card", f"{number:03d}") for number in cards))
        mark = use("card", AT[name] + 24, y, 13, "h-ico")
        found.append(Html(f'<g class="waits-mark"><title>{title}</title>{mark}</g>'))
    return join(found)
