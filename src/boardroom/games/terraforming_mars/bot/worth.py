"""What a position is worth to a player, in M€: points, production over the time left, stock and cards."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.steps import Seat
from boardroom.games.terraforming_mars.awards import measure
from boardroom.games.terraforming_mars.board.map import AROUND, hexes_of
from boardroom.games.terraforming_mars.board.tiles import LAND
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES, CardAction, Effect, Ongoing
from boardroom.games.terraforming_mars.rounds import SOLO_GENERATIONS
from boardroom.games.terraforming_mars.scoring import card_points
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import AWARD_FIRST, AWARDS, MILESTONE_POINTS, TRACKS, VALUES

HEAT_STEP = VALUES.whole("temperature_heat")
STEPS = sum((track.maximum - track.start) // track.step for track in TRACKS.values())
USUAL_PACE = {2: 2.0, 3: 2.6, 4: 3.2, 5: 3.8}
"""The usual number of parameter steps in a generation, by number of players."""
POINT = 8.0
"""What a point is worth in M€: a greenery of 23 M€ brings about three."""
EARLY = 0.5
"""How much less a point is worth for each production phase still to come."""
STOCK = (1.0, 1.75, 2.7, 2.1, 0.7, 0.8)
PRODUCTION = (1.0, 1.7, 2.7, 2.3, 1.15, 0.95)
LAST_STOCK = (0.06, 0.05, 0.05, 0.5, 0.03, 0.04)
"""In the last generation only plants still become points."""
CARD_IN_HAND = 2.0
SOLO_STEP = {"temperature": 16.0, "oxygen": 26.0, "oceans": 21.0}
"""In the solo game a step still missing costs its standard project and a bit more: all of them are needed."""
SETTLED = 12.0
"""Production phases before the end from which a lead in an award means something."""
LASTING = 0.4
"""Actions and discounts bring less than they could, since not all of them are used."""
SOLO_LASTING = 0.0
"""Actions and discounts pay too late to help in the solo game."""
SOLO_SHARE = 0.9
"""How much of the money to come can be expected to go into steps."""
SOLO_METAL = ((1, 1.8, 3.0), (2, 2.8, 2.0))
"""Steel and titanium: the worth of a piece, and how many of them cards can be found for in a generation."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How far the game is: production phases left, and whether it is about to end."""

    phases: float
    last: bool

    @property
    def stock(self) -> tuple[float, ...]:
        return LAST_STOCK if self.last else STOCK

    @property
    def point(self) -> float:
        """What a point is worth in M€ now: early money grows, late money buys nothing but points."""
        return POINT - EARLY * min(self.phases, 10.0)


def steps_left(s: State) -> int:
    """The number of parameter steps still missing."""
    return sum((TRACKS[name].maximum - now) // TRACKS[name].step for name, now in s.parameters().items())


def prospect(s: State) -> Prospect:
    """The time left, estimated from the pace of the parameters so far."""
    if s.solo:
        left = SOLO_GENERATIONS - s.generation
        return Prospect(float(left), left == 0)
    missing = steps_left(s)
    usual = USUAL_PACE[len(s.players)]
    done = STEPS - missing
    pace = max(usual * 0.7, (done + 3 * usual) / (s.generation + 2)) * 1.25
    phases = max(0.0, missing / pace - 0.5)
    return Prospect(min(phases, 16.0), missing <= len(s.players) + 1)


def worth(s: State, seat: Seat, ahead: Prospect) -> float:
    """The worth of everything the player has, less a share of what the opponents have."""
    p = s.players[seat]
    if s.solo:
        return solo_worth(s, p, ahead)
    total = ahead.point * points(s, p) + economy(p, ahead) + LASTING * lasting(s, p, ahead)
    total += ahead.point * goals(s, p, ahead)
    others = [q for q in s.players if q.seat != seat]
    if others:
        total -= (
            0.25 * ahead.point * sum(points(s, q) + 0.15 * sum(q.production) for q in others) / len(others)
        )
        total -= 0.04 * sum(sum(q.stock) for q in others)
    return total


def points(s: State, p: Player) -> float:
    """Points the player would score now, plus a little for hexes that can still take greeneries."""
    cities = hexes_of(p.tiles & s.cities)
    free = LAND & ~s.taken
    beside = sum((AROUND[n] & s.greens).bit_count() + 0.35 * (AROUND[n] & free).bit_count() for n in cities)
    greens = (p.tiles & s.greens).bit_count()
    cards = sum(card_points(s, p, number) for number in p.played)
    spread = 0.04 * (p.near & free).bit_count()
    return p.rating + greens + beside + cards + spread


def economy(p: Player, ahead: Prospect) -> float:
    """Stock, production over the phases left, TR as income, cards in hand."""
    stock = sum(n * value for n, value in zip(p.stock, ahead.stock, strict=True))
    made = sum(n * value for n, value in zip(p.production, PRODUCTION, strict=True))
    phases = min(ahead.phases, 12.0) * 0.92
    if ahead.last:
        made = 0.25 * p.production[3]
    hand = len(p.hand) * (0.2 if ahead.last else CARD_IN_HAND)
    return stock + made * phases + p.rating * phases + hand


def lasting(s: State, p: Player, ahead: Prospect) -> float:
    """Discounts, triggers and actions for as long as the game goes on."""
    if ahead.phases <= 0:
        return 0.0
    total = 0.0
    cards: list[Card | Corporation] = [CARDS[number] for number in p.played if not CARDS[number].is_event]
    if p.corporation:
        cards.append(CORPORATIONS[p.corporation])
    for card in cards:
        total += sum(_lasting(one) for one in card.ongoing) * ahead.phases
        total += sum(2.0 if one.by == "owner" else 2.5 for one in card.triggers) * ahead.phases
        if card.actions:
            total += (
                max(0.0, max(action_worth(one, card) * _usable(p, one) for one in card.actions))
                * ahead.phases
            )
    return total


def _usable(p: Player, one: CardAction) -> float:
    """The share of the remaining generations in which the stock covers the price of an action."""
    price = one.price
    if price is None or price.kind != "stock" or price.what == "mc":
        return 1.0
    res = RESOURCES.index(price.what)
    return min(1.0, (max(0, p.production[res]) + p.stock[res] / 4) / price.n)


def _lasting(one: Ongoing) -> float:
    match one.kind:
        case "discount":
            return one.n * (2.0 if one.what == "any" else 0.9)
        case "worth":
            return 1.5
        case "shift":
            return 1.5
    return 0.6


def action_worth(one: CardAction, card: Card | Corporation) -> float:
    """What using an action once brings, roughly."""
    gain = sum(effect_worth(e, card) for e in one.effects)
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


def solo_worth(s: State, p: Player, ahead: Prospect) -> float:
    """The money expected until generation 14, less the cost of the missing steps."""
    phases = ahead.phases
    stock, made = p.stock, p.production
    money = stock[0] + phases * (p.rating + made[0])
    for res, rate, used in SOLO_METAL:
        money += rate * min(stock[res] + made[res] * phases * 0.8, used * (phases + 0.5))
    # Energy becomes heat in the production phase only, so energy left in the last generation is of no use.
    heat = stock[5] + (made[5] + made[4]) * phases + (stock[4] if phases else 0)
    plants = stock[3] + made[3] * phases
    warmer, greener = heat / HEAT_STEP, plants / p.greenery_plants
    if ahead.last:
        warmer, greener = warmer // 1, greener // 1
    warm = (TRACKS["temperature"].maximum - s.temperature) / TRACKS["temperature"].step
    green = TRACKS["oxygen"].maximum - s.oxygen
    wet = TRACKS["oceans"].maximum - s.oceans
    cost = SOLO_STEP["temperature"] * max(0.0, warm - warmer)
    cost += SOLO_STEP["oxygen"] * max(0.0, green - greener) + SOLO_STEP["oceans"] * wet
    spread = 0.3 * (p.near & LAND & ~s.taken).bit_count()
    hand = len(p.hand) * (0.1 if ahead.last else 1.2)
    return SOLO_SHARE * money - cost + SOLO_LASTING * lasting(s, p, ahead) + hand + min(spread, 3.0)


def goals(s: State, p: Player, ahead: Prospect) -> float:
    """Milestones claimed, and awards funded by who would win them now."""
    total = float(MILESTONE_POINTS * sum(seat == p.seat for _, seat in s.milestones))
    for award, _ in s.awards:
        total += AWARD_FIRST * chance(s, p, award, ahead)
    return total


def chance(s: State, p: Player, award: str, ahead: Prospect) -> float:
    """The chance that the player wins an award: a lead counts for less the more time is left."""
    even = 1.0 / len(s.players)
    return even + (lead(s, p, award) - even) * max(0.0, 1.0 - ahead.phases / SETTLED)


def lead(s: State, p: Player, award: str) -> float:
    """The chance that the player wins an award, from the present lead."""
    what = AWARDS[award].measure
    mine = measure(s, p, what)
    best = max(measure(s, q, what) for q in s.players if q.seat != p.seat)
    # M€ production can be negative; no lead is measured by less than one.
    return min(1.0, max(0.0, 0.5 + (mine - best) / max(1.0, 2.0 + 0.5 * best)))
