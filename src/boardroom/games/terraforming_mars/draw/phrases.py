"""What cards say as rows of signs: effects, lasting effects, actions, requirements, points.

One function per kind of word; nothing is drawn per card. A chip is stock, a chip in the tinted box is
production, red dashes mean any player, a slash means for each, a colon whenever, an arrow an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardroom.drawing.html import Writer, el, icon
from boardroom.games.terraforming_mars.cards.vocabulary import (
    CardAction,
    Count,
    Effect,
    Ongoing,
    Points,
    Price,
    Requirement,
    Trigger,
)
from boardroom.games.terraforming_mars.draw.signs import (
    ANY,
    ARROW,
    CARD,
    COLON,
    GAUGES,
    SLASH,
    boxed,
    chip,
    gauge,
    many,
    rating,
    signed,
    tag,
    tile,
    unit,
)

# --- effects


def effects(ink: Writer, listed: Iterable[Effect], holds: str = "") -> str:
    """A list of effects; all production stands together in one box."""
    made: list[str] = []
    bare: list[str] = []
    for one in listed:
        if signs := _effect(ink, one, holds):
            (made if one.do in ("production", "reduce") else bare).append(signs)
    found = boxed(*made) if made else ""
    if bare:
        found += el("span", *bare, cls="syms")
    return found


def _effect(ink: Writer, one: Effect, holds: str) -> str:
    draw = _EFFECTS.get(one.do)
    return draw(ink, one, holds) if draw else ""


def _gained(ink: Writer, one: Effect, holds: str) -> str:
    sign = chip(ink, one.what)
    if one.count is None:
        return many(ink, one.n, sign)
    if one.count.of == "threshold":
        low, high = signed(ink, one.n), signed(ink, one.count.then)
        needed = f"{ink.num(one.count.least)}{tag(ink, one.count.tag)}"
        more = f'<span class="q">{needed}{COLON}<b class="ltr">{high}</b></span>'
        return f'<span class="q"><b class="ltr">{low}</b>{sign}</span>{more}'
    return (
        f'<span class="q"><b class="ltr">{signed(ink, 1)}</b>{sign}{SLASH}{_counted(ink, one.count)}</span>'
    )


def _counted(ink: Writer, count: Count) -> str:
    per = ink.num(count.per) if count.per > 1 else ""
    match count.of:
        case "tags":
            return per + tag(ink, count.tag)
        case "opponents":
            return tag(ink, count.tag) + ANY
        case "event":
            return tag(ink, "event") + ANY
    return tile(ink, "city") + ANY


def _lost(ink: Writer, one: Effect, holds: str) -> str:
    return many(ink, -one.n, chip(ink, one.what))


def _hit(ink: Writer, one: Effect, holds: str) -> str:
    return el("span", many(ink, -one.n, chip(ink, one.what)), icon("tm-any"), cls="hit")


def _stolen(ink: Writer, one: Effect, holds: str) -> str:
    sign = many(ink, one.n, chip(ink, one.what), plus=False)
    return el("span", icon("tm-any"), sign, ARROW, cls="hit")


def _tr(ink: Writer, one: Effect, holds: str) -> str:
    if one.count is None:
        return many(ink, one.n, rating())
    counted = _counted(ink, one.count)
    return f'<span class="q"><b class="ltr">{signed(ink, 1)}</b>{rating()}{SLASH}{counted}</span>'


def _raised(ink: Writer, one: Effect, holds: str) -> str:
    return many(ink, one.n, gauge(ink, one.what))


def _ocean(ink: Writer, one: Effect, holds: str) -> str:
    return tile(ink, "ocean") * one.n + _star(one.where == "land")


def _tile(ink: Writer, one: Effect, holds: str) -> str:
    return el(
        "span", tile(ink, one.what), _star(one.where not in ("city-normal", "greenery-normal")), cls="q"
    )


def _star(needed: bool) -> str:
    """What a sign leaves open is said in words."""
    return '<span class="star">*</span>' if needed else ""


def _drawn(ink: Writer, one: Effect, holds: str) -> str:
    return many(ink, one.n, CARD)


def _looked(ink: Writer, one: Effect, holds: str) -> str:
    kept = many(ink, int(one.what), CARD)
    return f"{icon('eye', 'cd')}{many(ink, one.n, CARD, plus=False)}{ARROW}{kept}"


def _offered(ink: Writer, one: Effect, holds: str) -> str:
    return f"{icon('eye', 'cd')}{CARD}{COLON}{many(ink, -3, chip(ink, 'mc'))}{_star(True)}"


def _added(ink: Writer, one: Effect, holds: str) -> str:
    return many(ink, one.n, chip(ink, holds) if holds else _star(True))


def _added_to(ink: Writer, one: Effect, holds: str) -> str:
    return many(ink, one.n, chip(ink, one.what)) + _star(True)


def _either(ink: Writer, one: Effect, holds: str) -> str:
    ways = [effects(ink, option, holds) or "–" for option in one.options]
    return el("span", f'<span class="or">{SLASH}</span>'.join(ways), cls="either")


_EFFECTS: dict[str, Callable[[Writer, Effect, str], str]] = {
    "production": _gained, "gain": _gained, "lose": _lost, "reduce": _hit, "remove": _hit,
    "remove-cards": _hit, "steal": _stolen, "tr": _tr, "raise": _raised, "ocean": _ocean, "tile": _tile,
    "draw": _drawn, "look": _looked, "look-buy": _offered, "add": _added, "add-to": _added_to,
    "either": _either,
}  # fmt: skip


# --- lasting effects, actions, requirements, points


def ongoing(ink: Writer, one: Ongoing) -> str:
    """A lasting effect without a trigger; nothing where only words can say it."""
    mc = chip(ink, "mc")
    match one.kind:
        case "discount":
            return f"{CARD if one.what == 'any' else tag(ink, one.what)}{COLON}{many(ink, -one.n, mc)}"
        case "worth":
            return f"{chip(ink, one.what)}{COLON}{many(ink, one.n, mc)}"
        case "heat":
            return f"{chip(ink, 'heat')}<b>=</b>{mc}"
        case "greenery":
            return f"{many(ink, one.n, chip(ink, 'plants'), plus=False)}{ARROW}{tile(ink, 'greenery')}"
        case "shift":
            signs = "".join(gauge(ink, name) for name in GAUGES)
            return f'{signs}<b class="ltr">±{ink.num(one.n)}</b>'
        case "project":
            return f"{chip(ink, 'energy')}{COLON}{many(ink, -one.n, mc)}{_star(True)}"
        case "protect":
            return icon("lock", "cd")
    return ""


def trigger(ink: Writer, one: Trigger, holds: str = "") -> str:
    """What happens whenever something happens."""
    anyone = ANY if one.by == "anyone" else ""
    return f"{_occasion(ink, one)}{anyone}{COLON}{effects(ink, one.effects, holds)}"


def _occasion(ink: Writer, one: Trigger) -> str:
    match one.on:
        case "city" | "city-mars":
            return tile(ink, "city")
        case "ocean" | "greenery":
            return tile(ink, one.on)
        case "tag":
            return "".join(tag(ink, name) for name in one.tags)
        case "event":
            return tag(ink, "event") + "".join(tag(ink, name) for name in one.tags)
        case "cost":
            return f'<b class="ltr">≥{ink.num(one.least)}</b>{chip(ink, "mc")}'
        case "metal":
            return chip(ink, "steel") + SLASH + chip(ink, "titanium")
    return icon("tm-industry", "cd")


def action(ink: Writer, one: CardAction, holds: str = "") -> str:
    """One alternative of an action: paid left of the arrow, received right of it."""
    paid = _price(ink, one.price, holds) if one.price else ""
    raised = f"{rating()}↑" if one.if_raised else ""
    return el("span", raised, paid, ARROW, effects(ink, one.effects, holds) or _star(True), cls="alt")


def _price(ink: Writer, one: Price, holds: str) -> str:
    match one.kind:
        case "here":
            return many(ink, one.n, chip(ink, holds), plus=False)
        case "take":
            return el("span", many(ink, one.n, chip(ink, one.what), plus=False), icon("tm-any"), cls="hit")
        case "any":
            return f'<span class="q"><b>×</b>{chip(ink, one.what)}</span>'
        case "production":
            return boxed(many(ink, -one.n, chip(ink, one.what)))
    metal = f"<small>({chip(ink, one.metal)})</small>" if one.metal else ""
    return many(ink, one.n, chip(ink, one.what), plus=False) + metal


def requirement(ink: Writer, need: Requirement) -> str:
    """What must hold when the card is played."""
    match need.what:
        case "tag":
            sign = tag(ink, need.name)
        case "production":
            sign = boxed(chip(ink, need.name))
        case "cities":
            sign = tile(ink, "city")
        case "greenery":
            sign = tile(ink, "greenery")
        case _:
            sign = gauge(ink, need.what)
    how, limit = ("≥", need.least) if need.least is not None else ("≤", need.most)
    assert limit is not None
    number = signed(ink, limit) if need.what == "temperature" else ink.num(limit)
    return f'{sign}<b class="ltr">{how}{number}{unit(ink, need.what)}</b>'


def points(ink: Writer, one: Points, holds: str = "") -> str:
    """What the card scores."""
    if not one.n:
        return ""
    number = ink.num(one.n)
    if one.of:
        per = ink.num(one.per) if one.per > 1 else ""
        number += f"{SLASH}{per}{_scored(ink, one.of, holds)}"
    cls = "vp neg" if one.n < 0 else "vp"
    return el("span", icon("victory-points"), f'<b class="ltr">{number}</b>', cls=cls)


def _scored(ink: Writer, of: str, holds: str) -> str:
    match of:
        case "resource" | "held":
            return chip(ink, holds)
        case "city" | "adjacent-city":
            return icon("city-tile")
        case "adjacent-ocean":
            return icon("ocean")
    return tag(ink, of)
