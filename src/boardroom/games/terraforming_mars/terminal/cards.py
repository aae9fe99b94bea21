"""The text of a card, composed from its effect words in the viewer's language (TM-5, TM-9).

Effect messages start in lower case, since they also occur within sentences; a line of its own is capitalised.
`holds` names the kind of resource on the card, if the words belong to one card.
"""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.core.typography import MARKS
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
from boardroom.games.terraforming_mars.levels import level, signed


def card_lines(card: Card, texts: Texts) -> list[str]:
    """Requirements, effects, lasting effects, actions and points of a card, a line each."""
    lines = [requirement(need, texts) for need in card.requires]
    lines += [effect(one, texts, card.holds) for one in card.effects]
    lines += _common(card, texts, card.holds)
    if card.points.n:
        lines.append(points(card.points, texts, card.holds))
    return lines


def corporation_lines(card: Corporation, texts: Texts) -> list[str]:
    """The starting position, effects and actions of a corporation."""
    lines = [texts("pay-mc", n=card.mc)]
    lines += [effect(one, texts) for one in card.effects]
    if card.free_cards:
        lines.append(texts("corporation-free-cards", n=card.free_cards))
    if card.solo:
        lines.append(texts("corporation-solo", effects=_effects(card.solo, texts)))
    if card.first:
        lines.append(texts("first-action", effects=_effects(card.first, texts)))
    return lines + _common(card, texts)


def _common(card: Card | Corporation, texts: Texts, holds: str = "") -> list[str]:
    lines = [ongoing(one, texts) for one in card.ongoing]
    lines += [trigger(one, texts, holds) for one in card.triggers]
    return lines + [action(one, texts, holds) for one in card.actions]


def capitalize(line: str) -> str:
    """The line with a large first letter, where the script has any."""
    at = next((i for i, letter in enumerate(line) if letter not in MARKS), 0)
    return line[:at] + line[at : at + 1].upper() + line[at + 1 :]


# --- effects


def effects(listed: tuple[Effect, ...], texts: Texts, holds: str = "") -> str:
    """Several effects as a line of their own."""
    return capitalize(_effects(listed, texts, holds))


def effect(one: Effect, texts: Texts, holds: str = "") -> str:
    """One effect as a line of its own."""
    return capitalize(_effect(one, texts, holds))


def _effects(listed: tuple[Effect, ...], texts: Texts, holds: str = "") -> str:
    return _join("effect-and", [_effect(one, texts, holds) for one in listed], texts)


def _join(key: str, parts: list[str], texts: Texts) -> str:
    joined = parts[0]
    for part in parts[1:]:
        joined = texts(key, first=joined, second=part)
    return joined


def _effect(one: Effect, texts: Texts, holds: str) -> str:
    match one.do:
        case "either":
            return _either(one, texts, holds)
        case "special":
            return texts(f"special-{one.what.replace('_', '-')}")
        case "production" | "gain" | "tr" if one.count is not None:
            return _effect_per_count(one, texts)
        case "production":
            return texts("effect-production", production=texts(f"output-{one.what}"), n=signed(one.n))
        case "reduce":
            return texts("effect-reduce", production=texts(f"output-{one.what}"), n=one.n)
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
        case "tr" | "draw":
            return texts(f"effect-{one.do}", n=one.n)
    return texts(f"effect-{one.do}", amount=amount(one.what or holds, one.n, texts))


def amount(what: str, n: int, texts: Texts) -> str:
    """A count of a resource; an unknown kind is called resources."""
    return texts(f"amount-{what or 'resource'}", n=n)


def _effect_per_count(one: Effect, texts: Texts) -> str:
    count = one.count
    assert count is not None
    tag = texts(f"tag-{count.tag}") if count.tag else ""
    if count.of == "threshold":
        return texts(
            "effect-production-threshold",
            production=texts(f"output-{one.what}"),
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
    if one.do == "gain":
        return texts("effect-gain-per", amount=amount(one.what, 1, texts), count=counted)
    return texts("effect-production-per", production=texts(f"output-{one.what}"), count=counted)


def _either(one: Effect, texts: Texts, holds: str) -> str:
    """Alternatives; if all of them remove from one player, that and "optional" are said once."""
    options = [option for option in one.options if option]
    verbs = {each.do for option in options for each in option}
    if verbs in ({"remove"}, {"steal"}):
        amounts = [amount(each.what, each.n, texts) for option in options for each in option]
        return texts(f"effect-{verbs.pop()}", amount=_join("amounts-or", amounts, texts))
    return _join("effect-or", [_effects(option, texts, holds) for option in options], texts)


# --- requirements, lasting effects, actions, points


def requirement(need: Requirement, texts: Texts) -> str:
    what = texts(f"what-{need.what}-{need.name}" if need.name else f"what-{need.what}")
    if need.least is not None:
        return texts("requires-least", what=what, n=level(need.what, need.least, texts))
    return texts("requires-most", what=what, n=level(need.what, need.most or 0, texts))


def ongoing(one: Ongoing, texts: Texts) -> str:
    match one.kind:
        case "special":
            return capitalize(texts(f"special-{one.what.replace('_', '-')}"))
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


def trigger(one: Trigger, texts: Texts, holds: str = "") -> str:
    done = _effects(one.effects, texts, holds)
    if one.on == "tag" or (one.on == "event" and one.tags):
        key = f"when-tag-{one.by}" if one.on == "tag" else "when-event-tag-owner"
        return texts(key, tags=_tags(one.tags, texts), effects=done)
    if one.on == "cost":
        return texts("when-cost-owner", n=one.least, effects=done)
    this = "-this" if one.with_this else ""
    return texts(f"when-{one.on}-{one.by}{this}", effects=done)


def _tags(tags: tuple[str, ...], texts: Texts) -> str:
    names = [texts(f"tag-{tag}") for tag in tags]
    if len(names) < 2:
        return names[0]
    return texts("tags-or", first=texts.join(names[:-1]), second=names[-1])


def action(one: CardAction, texts: Texts, holds: str = "") -> str:
    done = _effects(one.effects, texts, holds)
    if one.price is None:
        return texts("use-free", effects=done)
    paid = price(one.price, texts, holds)
    return texts("use-price-raised" if one.if_raised else "use-price", price=paid, effects=done)


def price(one: Price, texts: Texts, holds: str = "") -> str:
    match one.kind:
        case "here":
            return texts("price-here", amount=amount(holds, one.n, texts))
        case "take":
            return texts(f"price-take-{one.what}")
        case "any":
            return texts("price-any", resource=texts(f"resource-{one.what}"))
        case "production":
            return texts("price-production", n=one.n, production=texts(f"output-{one.what}"))
    if one.metal:
        return texts("price-stock-metal", n=one.n, resource=texts(f"resource-{one.metal}"))
    return texts("price-stock", amount=amount(one.what, one.n, texts))


def points(one: Points, texts: Texts, holds: str = "") -> str:
    if not one.of:
        return texts("points-plain", n=signed(one.n))
    if one.of == "held":
        return texts("points-held", n=one.n)
    if one.of == "resource":
        piece = texts(f"piece-{holds or 'resource'}")
        several = texts("points-resource", amount=amount(holds, one.per, texts))
        counted = several if one.per > 1 else texts("points-resource-one", piece=piece)
    else:
        counted = texts(f"points-{one.of}", **({"per": one.per} if one.of == "city" else {}))
    return texts("points-per", n=one.n, count=counted)
