"""Cards as rows of signs: effects, lasting effects, actions, requirements, points.

One function per kind of word; nothing is drawn per card. A chip is stock, a chip in the tinted box is
production, red dashes mean any player, a slash means for each, a colon whenever, an arrow an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardroom.drawing.html import Html, Writer, el, icon, join
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
    chip,
    gauge,
    many,
    production_box,
    rating,
    signed,
    tag,
    tile,
    unit,
)

# --- effects


def effects(writer: Writer, listed: Iterable[Effect], holds: str = "") -> Html:
    """A list of effects; all production stands together in one box."""
    made: list[Html] = []
    bare: list[Html] = []
    for one in listed:
        if signs := _effect(writer, one, holds):
            (made if one.do in ("production", "reduce") else bare).append(signs)
    found = production_box(*made) if made else Html()
    if bare:
        found += el("span", *bare, cls="syms")
    return found


def _effect(writer: Writer, one: Effect, holds: str) -> Html:
    draw = _EFFECTS.get(one.do)
    return draw(writer, one, holds) if draw else Html()


def _gain(writer: Writer, one: Effect, holds: str) -> Html:
    sign = chip(writer, one.what)
    if one.count is None:
        return many(writer, one.n, sign)
    if one.count.of == "threshold":
        low, high = signed(writer, one.n), signed(writer, one.count.then)
        needed = Html(f"{writer.num(one.count.least)}{tag(writer, one.count.tag)}")
        more = Html(f'<span class="q">{needed}{COLON}<b class="ltr">{high}</b></span>')
        return Html(f'<span class="q"><b class="ltr">{low}</b>{sign}</span>{more}')
    per = _count(writer, one.count)
    return Html(f'<span class="q"><b class="ltr">{signed(writer, 1)}</b>{sign}{SLASH}{per}</span>')


def _count(writer: Writer, count: Count) -> Html:
    per = writer.num(count.per) if count.per > 1 else Html()
    match count.of:
        case "tags":
            return per + tag(writer, count.tag)
        case "opponents":
            return tag(writer, count.tag) + ANY
        case "event":
            return tag(writer, "event") + ANY
    return tile(writer, "city") + ANY


def _loss(writer: Writer, one: Effect, holds: str) -> Html:
    return many(writer, -one.n, chip(writer, one.what))


def _hit(writer: Writer, one: Effect, holds: str) -> Html:
    return el("span", many(writer, -one.n, chip(writer, one.what)), icon("tm-any"), cls="hit")


def _steal(writer: Writer, one: Effect, holds: str) -> Html:
    sign = many(writer, one.n, chip(writer, one.what), plus=False)
    return el("span", icon("tm-any"), sign, ARROW, cls="hit")


def _tr(writer: Writer, one: Effect, holds: str) -> Html:
    if one.count is None:
        return many(writer, one.n, rating())
    counted = _count(writer, one.count)
    return Html(f'<span class="q"><b class="ltr">{signed(writer, 1)}</b>{rating()}{SLASH}{counted}</span>')


def _raise(writer: Writer, one: Effect, holds: str) -> Html:
    return many(writer, one.n, gauge(writer, one.what))


def _ocean(writer: Writer, one: Effect, holds: str) -> Html:
    return tile(writer, "ocean") * one.n + _star(one.where == "land")


def _tile(writer: Writer, one: Effect, holds: str) -> Html:
    return el(
        "span", tile(writer, one.what), _star(one.where not in ("city-normal", "greenery-normal")), cls="q"
    )


def _star(needed: bool) -> Html:
    """Words for effects whose sign is not enough."""
    return Html('<span class="star">*</span>') if needed else Html()


def _draw(writer: Writer, one: Effect, holds: str) -> Html:
    return many(writer, one.n, CARD)


def _look(writer: Writer, one: Effect, holds: str) -> Html:
    kept = many(writer, int(one.what), CARD)
    return Html(f"{icon('eye', 'cd')}{many(writer, one.n, CARD, plus=False)}{ARROW}{kept}")


def _look_and_buy(writer: Writer, one: Effect, holds: str) -> Html:
    return Html(f"{icon('eye', 'cd')}{CARD}{COLON}{many(writer, -3, chip(writer, 'mc'))}{_star(True)}")


def _add(writer: Writer, one: Effect, holds: str) -> Html:
    return many(writer, one.n, chip(writer, holds) if holds else _star(True))


def _add_to(writer: Writer, one: Effect, holds: str) -> Html:
    return many(writer, one.n, chip(writer, one.what)) + _star(True)


def _either(writer: Writer, one: Effect, holds: str) -> Html:
    ways = [effects(writer, option, holds) or Html("–") for option in one.options]
    return el("span", Html(f'<span class="or">{SLASH}</span>').join(ways), cls="either")


_EFFECTS: dict[str, Callable[[Writer, Effect, str], Html]] = {
    "production": _gain, "gain": _gain, "lose": _loss, "reduce": _hit, "remove": _hit,
    "remove-cards": _hit, "steal": _steal, "tr": _tr, "raise": _raise, "ocean": _ocean, "tile": _tile,
    "draw": _draw, "look": _look, "look-buy": _look_and_buy, "add": _add, "add-to": _add_to,
    "either": _either,
}  # fmt: skip


# --- lasting effects, actions, requirements, points


def ongoing(writer: Writer, one: Ongoing) -> Html:
    """A lasting effect without a trigger; nothing where only words can say it."""
    mc = chip(writer, "mc")
    match one.kind:
        case "discount":
            return Html(
                f"{CARD if one.what == 'any' else tag(writer, one.what)}{COLON}{many(writer, -one.n, mc)}"
            )
        case "worth":
            return Html(f"{chip(writer, one.what)}{COLON}{many(writer, one.n, mc)}")
        case "heat":
            return Html(f"{chip(writer, 'heat')}<b>=</b>{mc}")
        case "greenery":
            return Html(
                f"{many(writer, one.n, chip(writer, 'plants'), plus=False)}{ARROW}{tile(writer, 'greenery')}"
            )
        case "shift":
            signs = join(gauge(writer, name) for name in GAUGES)
            return Html(f'{signs}<b class="ltr">±{writer.num(one.n)}</b>')
        case "project":
            return Html(f"{chip(writer, 'energy')}{COLON}{many(writer, -one.n, mc)}{_star(True)}")
        case "protect":
            return icon("lock", "cd")
    return Html()


def trigger(writer: Writer, one: Trigger, holds: str = "") -> Html:
    """A trigger: its event and its effects."""
    anyone = ANY if one.by == "anyone" else Html()
    return Html(f"{_occasion(writer, one)}{anyone}{COLON}{effects(writer, one.effects, holds)}")


def _occasion(writer: Writer, one: Trigger) -> Html:
    match one.on:
        case "city" | "city-mars":
            return tile(writer, "city")
        case "ocean" | "greenery":
            return tile(writer, one.on)
        case "tag":
            return join(tag(writer, name) for name in one.tags)
        case "event":
            return tag(writer, "event") + join(tag(writer, name) for name in one.tags)
        case "cost":
            return Html(f'<b class="ltr">≥{writer.num(one.least)}</b>{chip(writer, "mc")}')
        case "metal":
            return chip(writer, "steel") + SLASH + chip(writer, "titanium")
    return icon("tm-industry", "cd")


def action(writer: Writer, one: CardAction, holds: str = "") -> Html:
    """One alternative of an action: paid left of the arrow, received right of it."""
    paid = _price(writer, one.price, holds) if one.price else Html()
    raised = Html(f"{rating()}↑") if one.if_raised else Html()
    return el("span", raised, paid, ARROW, effects(writer, one.effects, holds) or _star(True), cls="alt")


def _price(writer: Writer, one: Price, holds: str) -> Html:
    match one.kind:
        case "here":
            return many(writer, one.n, chip(writer, holds), plus=False)
        case "take":
            return el(
                "span", many(writer, one.n, chip(writer, one.what), plus=False), icon("tm-any"), cls="hit"
            )
        case "any":
            return Html(f'<span class="q"><b>×</b>{chip(writer, one.what)}</span>')
        case "production":
            return production_box(many(writer, -one.n, chip(writer, one.what)))
    metal = Html(f"<small>({chip(writer, one.metal)})</small>") if one.metal else Html()
    return many(writer, one.n, chip(writer, one.what), plus=False) + metal


def requirement(writer: Writer, need: Requirement) -> Html:
    """The requirements for playing the card."""
    match need.what:
        case "tag":
            sign = tag(writer, need.name)
        case "production":
            sign = production_box(chip(writer, need.name))
        case "cities":
            sign = tile(writer, "city")
        case "greenery":
            sign = tile(writer, "greenery")
        case _:
            sign = gauge(writer, need.what)
    how, limit = ("≥", need.least) if need.least is not None else ("≤", need.most)
    assert limit is not None
    number = signed(writer, limit) if need.what == "temperature" else writer.num(limit)
    return Html(f'{sign}<b class="ltr">{how}{number}{unit(writer, need.what)}</b>')


def points(writer: Writer, one: Points, holds: str = "") -> Html:
    """The points of the card."""
    if not one.n:
        return Html()
    number = writer.num(one.n)
    if one.of:
        per = writer.num(one.per) if one.per > 1 else Html()
        number += Html(f"{SLASH}{per}{_per_what(writer, one.of, holds)}")
    cls = "vp neg" if one.n < 0 else "vp"
    return el("span", icon("victory-points"), Html(f'<b class="ltr">{number}</b>'), cls=cls)


def _per_what(writer: Writer, of: str, holds: str) -> Html:
    match of:
        case "resource" | "held":
            return chip(writer, holds)
        case "city" | "adjacent-city":
            return icon("city-tile")
        case "adjacent-ocean":
            return icon("ocean")
    return tag(writer, of)
