"""What a card says, composed from its effect words in the reader's language (TM-5, TM-9)."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.games.terraforming_mars.cards.catalogue import Card, Corporation
from boardroom.games.terraforming_mars.cards.vocabulary import (
    CardAction,
    Effect,
    Ongoing,
    Points,
    Price,
    Requirement,
    Trigger,
)


def card_lines(card: Card, texts: Texts) -> list[str]:
    """Requirements, effects, lasting effects, actions and points of a card, a line each."""
    lines = [requirement(need, texts) for need in card.requires]
    lines += [effect(one, texts) for one in card.effects]
    lines += _common(card, texts)
    if card.points.n:
        lines.append(points(card.points, texts))
    return lines


def corporation_lines(card: Corporation, texts: Texts) -> list[str]:
    """What a corporation starts with and does."""
    lines = [texts("pay-mc", n=card.mc)]
    lines += [effect(one, texts) for one in card.effects]
    if card.first:
        lines.append(texts("first-action", effects=effects(card.first, texts)))
    return lines + _common(card, texts)


def _common(card: Card | Corporation, texts: Texts) -> list[str]:
    lines = [ongoing(one, texts) for one in card.ongoing]
    lines += [trigger(one, texts) for one in card.triggers]
    return lines + [action(one, texts) for one in card.actions]


def effects(listed: tuple[Effect, ...], texts: Texts) -> str:
    return texts.listed([effect(one, texts) for one in listed])


def effect(one: Effect, texts: Texts) -> str:
    """One effect in words."""
    if one.do == "either":
        return _either(one, texts)
    if one.do == "special":
        return texts(f"special-{one.what.replace('_', '-')}")
    resource = texts(f"resource-{one.what}") if texts.has(f"resource-{one.what}") else ""
    match one.do:
        case "production" | "gain" | "tr" if one.count is not None:
            return _counted(one, resource, texts)
        case "production":
            return texts("effect-production", resource=resource, n=signed(one.n))
        case "raise":
            return texts("effect-raise", parameter=texts(f"parameter-{one.what}"), n=one.n)
        case "ocean":
            return texts("effect-ocean-land" if one.where == "land" else "effect-ocean", n=one.n)
        case "tile":
            return texts("effect-tile", tile=texts(f"tile-{one.what}"), place=texts(f"place-{one.where}"))
        case "look":
            return texts("effect-look", n=one.n, keep=int(one.what))
        case "look-buy":
            return texts("effect-look-buy")
        case "tr" | "draw" | "add":
            return texts(f"effect-{one.do}", n=one.n)
    return texts(f"effect-{one.do}", resource=resource, n=one.n)


def signed(n: int) -> str:
    """A number with its sign, kept together in either direction."""
    return f"\u2066+{n}\u2069" if n >= 0 else f"\u2066\u2212{-n}\u2069"


def _counted(one: Effect, resource: str, texts: Texts) -> str:
    count = one.count
    assert count is not None
    tag = texts(f"tag-{count.tag}") if count.tag else ""
    if count.of == "threshold":
        return texts(
            "effect-production-threshold",
            resource=resource,
            n=one.n,
            then=count.then,
            least=count.least,
            tag=tag,
        )
    if count.of == "tags" and count.per > 1:
        counted = texts("count-tags", per=count.per, tag=tag)
    elif count.of in ("tags", "opponents"):
        counted = texts("count-tag" if count.of == "tags" else "count-opponents", tag=tag)
    else:
        counted = texts(f"count-{count.of}")
    if one.do == "tr":
        return texts("effect-tr-per", count=counted)
    return texts(f"effect-{one.do}-per", resource=resource, count=counted)


def _either(one: Effect, texts: Texts) -> str:
    parts = [effects(option, texts) if option else texts("effect-nothing") for option in one.options]
    joined = parts[0]
    for part in parts[1:]:
        joined = texts("effect-or", first=joined, second=part)
    return joined


def requirement(need: Requirement, texts: Texts) -> str:
    what = texts(f"what-{need.what}-{need.name}" if need.name else f"what-{need.what}")
    if need.least is not None:
        return texts("requires-least", what=what, n=_level(need.least))
    return texts("requires-most", what=what, n=_level(need.most or 0))


def _level(n: int) -> int | str:
    return signed(n) if n < 0 else n


def ongoing(one: Ongoing, texts: Texts) -> str:
    match one.kind:
        case "special":
            return texts(f"special-{one.what.replace('_', '-')}")
        case "discount" if one.what == "any":
            return texts("ongoing-discount-any", n=one.n)
        case "discount":
            return texts("ongoing-discount", tag=texts(f"tag-{one.what}"), n=one.n)
        case "worth":
            return texts("ongoing-worth", resource=texts(f"resource-{one.what}"), n=one.n)
        case "project":
            return texts("ongoing-project", project=texts(f"project-{one.what}"), n=one.n)
        case "shift" | "greenery":
            return texts(f"ongoing-{one.kind}", n=one.n)
    return texts(f"ongoing-{one.kind}")


def trigger(one: Trigger, texts: Texts) -> str:
    done = effects(one.effects, texts)
    tags = texts.listed([texts(f"tag-{tag}") for tag in one.tags]) if one.tags else ""
    if one.on == "tag" or (one.on == "event" and one.tags):
        key = f"when-tag-{one.by}" if one.on == "tag" else "when-event-tag-owner"
        return texts(key, tags=tags, effects=done)
    if one.on == "cost":
        return texts("when-cost-owner", n=one.least, effects=done)
    return texts(f"when-{one.on}-{one.by}", effects=done)


def action(one: CardAction, texts: Texts) -> str:
    done = effects(one.effects, texts)
    if one.price is None:
        return texts("use-free", effects=done)
    return texts(
        "use-price-raised" if one.if_raised else "use-price", price=price(one.price, texts), effects=done
    )


def price(one: Price, texts: Texts) -> str:
    if one.kind == "here":
        return texts("price-here", n=one.n)
    if one.metal:
        return texts("price-stock-metal", n=one.n, resource=texts(f"resource-{one.metal}"))
    if one.kind == "take":
        return texts(f"price-take-{one.what}")
    resource = texts(f"resource-{one.what}")
    if one.kind == "any":
        return texts("price-any", resource=resource)
    return texts(f"price-{one.kind}", n=one.n, resource=resource)


def points(one: Points, texts: Texts) -> str:
    if not one.of:
        return texts("points-plain", n=signed(one.n))
    if one.of == "held":
        return texts("points-held", n=one.n)
    if one.of == "resource" and one.per == 1:
        return texts("points-per", n=one.n, count=texts("points-resource-one"))
    per = {"per": one.per} if one.of in ("resource", "city") else {}
    return texts("points-per", n=one.n, count=texts(f"points-{one.of}", **per))
