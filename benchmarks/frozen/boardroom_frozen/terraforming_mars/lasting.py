"""What discounts, triggers and actions bring to a player in a generation, as far as the bot can tell."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.sums import sum_in_order
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES, CardAction, Effect, Ongoing
from boardroom.games.terraforming_mars.state import Player

Values = tuple[float, float, float, float, float, float]
"""What a piece of each resource is worth."""
POINT = 8.0
"""What a point is worth in M€: a greenery of 23 M€ brings about three."""
STOCK: Values = (1.0, 1.75, 2.7, 2.1, 0.7, 0.8)
PRODUCTION: Values = (1.0, 1.7, 2.7, 2.3, 1.15, 0.95)


@dataclass(frozen=True, slots=True)
class Use:
    """One alternative of a card's action: what it brings, and the stock it takes, if any but M€."""

    gain: float
    res: int = MC
    price: int = 0

    def worth(self, p: Player) -> float:
        """Its gain, times the share of the remaining generations in which the stock covers its price."""
        if self.res == MC:
            return self.gain
        return self.gain * min(1.0, (max(0, p.production[self.res]) + p.stock[self.res] / 4) / self.price)


@dataclass(frozen=True, slots=True)
class Lasting:
    """What a card in play brings in each generation: by itself, and by its action."""

    fixed: tuple[float, ...]
    uses: tuple[Use, ...]


def lasting(p: Player, phases: float) -> float:
    """What the player's discounts, triggers and actions bring in so many generations."""
    total = 0.0
    sources: tuple[int | str, ...] = (*p.lasting, p.corporation)
    for source in sources:
        one = WORTHS.get(source)
        if one is None:
            continue
        for gain in one.fixed:
            total += gain * phases
        if one.uses:
            total += max(0.0, max([use.worth(p) for use in one.uses])) * phases
    return total


def _lasting(card: Card | Corporation) -> Lasting:
    ongoing = sum_in_order(_ongoing(one) for one in card.ongoing)
    triggers = sum_in_order(2.0 if one.by == "owner" else 2.5 for one in card.triggers)
    return Lasting(
        tuple(gain for gain in (ongoing, triggers) if gain), tuple(_use(one, card) for one in card.actions)
    )


def _ongoing(one: Ongoing) -> float:
    match one.kind:
        case "discount":
            return one.n * (2.0 if one.what == "any" else 0.9)
        case "worth":
            return 1.5
        case "shift":
            return 1.5
    return 0.6


def _use(one: CardAction, card: Card | Corporation) -> Use:
    gain, price = action_worth(one, card), one.price
    if price is None or price.kind != "stock" or price.what == "mc":
        return Use(gain)
    return Use(gain, RESOURCES.index(price.what), price.n)


def action_worth(one: CardAction, card: Card | Corporation) -> float:
    """What using an action once brings, roughly."""
    gain = sum_in_order(effect_worth(e, card) for e in one.effects)
    price = one.price
    if price is None:
        return gain
    if price.kind == "stock":
        return gain - 0.9 * price.n * STOCK[RESOURCES.index(price.what)]
    return gain - {"production": 9.0, "here": 1.6 * price.n, "take": -1.0, "any": 0.0}[price.kind]


def effect_worth(e: Effect, card: Card | Corporation) -> float:
    """What an effect of an action brings, roughly."""
    per = card.points if isinstance(card, Card) else None
    here = POINT * per.n / per.per if per and per.of == "resource" else 1.2
    match e.do:
        case "gain":
            return (e.n if e.count is None else 3) * STOCK[e.res]
        case "production":
            return 4.0 * e.n * PRODUCTION[e.res]
        case "tr" | "raise":
            return 11.0 * e.n
        case "ocean":
            return 14.0
        case "draw":
            return 3.5 * e.n
        case "add":
            return here * e.n
        case "add-to":
            return 1.5 * e.n
        case "look-buy":
            return 1.2
    return 1.0


WORTHS: dict[int | str, Lasting] = {
    source: _lasting(card)
    for cards in (CARDS, CORPORATIONS)
    for source, card in cards.items()
    if card.ongoing or card.triggers or card.actions
}
