"""What a position is worth to a player, in M€: points, production over the time left, stock and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from boardroom.core.steps import Seat
from boardroom.core.sums import sum_in_order
from boardroom.games.terraforming_mars.awards import MEASURES
from boardroom.games.terraforming_mars.board.map import AROUND, hexes_of
from boardroom.games.terraforming_mars.board.tiles import LAND
from boardroom.games.terraforming_mars.cards.vocabulary import PLANTS
from boardroom.games.terraforming_mars.rounds import SOLO_GENERATIONS
from boardroom.games.terraforming_mars.scoring import points_of_cards
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import AWARD_FIRST, AWARDS, MILESTONE_POINTS, TRACKS, VALUES
from boardroom_frozen.terraforming_mars.lasting import POINT, PRODUCTION, STOCK, Values, lasting

TEMPERATURE, OXYGEN, OCEANS = TRACKS["temperature"], TRACKS["oxygen"], TRACKS["oceans"]
HEAT_STEP = VALUES.whole("temperature_heat")
STEPS = sum((track.maximum - track.start) // track.step for track in TRACKS.values())
USUAL_PACE = {2: 2.0, 3: 2.6, 4: 3.2, 5: 3.8}
"""The usual number of parameter steps in a generation, by number of players."""
EARLY = 0.5
"""How much less a point is worth for each production phase still to come."""
LAST_STOCK: Values = (0.06, 0.05, 0.05, 0.5, 0.03, 0.04)
"""In the last generation only plants still become points."""
CARD_IN_HAND = 2.0
SOLO_STEP = {"temperature": 16.0, "oxygen": 26.0, "oceans": 21.0}
"""In the solo game a step still missing costs its standard project and a bit more: all of them are needed."""
AWARD_MEASURES = {name: MEASURES[award.measure] for name, award in AWARDS.items()}
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


@dataclass(slots=True)
class Prospect:
    """How far the game is: production phases left, and whether it is about to end."""

    phases: float
    last: bool
    point: float = field(init=False)
    """What a point is worth in M€ now: early money grows, late money buys nothing but points."""

    settled: float = field(init=False)
    """How much of a present lead in an award lasts."""

    def __post_init__(self) -> None:
        self.settled = max(0.0, 1.0 - self.phases / SETTLED)
        self.point = POINT - EARLY * min(self.phases, 10.0)


def steps_left(s: State) -> int:
    """The number of parameter steps still missing."""
    warmer = (TEMPERATURE.maximum - s.temperature) // TEMPERATURE.step
    greener = (OXYGEN.maximum - s.oxygen) // OXYGEN.step
    return warmer + greener + (OCEANS.maximum - s.oceans) // OCEANS.step


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
    total = ahead.point * points(s, p) + economy(p, ahead) + LASTING * lasting(p, ahead.phases)
    total += ahead.point * goals(s, p, ahead)
    standing, held = 0.0, 0
    for q in s.players:
        if q is not p:
            standing += points(s, q) + 0.15 * sum(q.production)
            held += sum(q.stock)
    return total - 0.25 * ahead.point * standing / (len(s.players) - 1) - 0.04 * held


def points(s: State, p: Player) -> float:
    """Points the player would score now, plus a little for hexes that can still take greeneries."""
    near, greens = p.near, s.greens
    free = LAND & near & ~s.taken
    beside = beside_cities(p.tiles & s.cities, near & greens, free)
    own_greens = (p.tiles & greens).bit_count()
    return p.rating + own_greens + beside + points_of_cards(s, p) + 0.04 * free.bit_count()


@lru_cache(maxsize=4096)
def beside_cities(cities: int, greens: int, free: int) -> float:
    """The points of the hexes beside cities, as sets of hexes: greeneries, and land that may become one."""
    return sum_in_order(
        (AROUND[n] & greens).bit_count() + 0.35 * (AROUND[n] & free).bit_count() for n in hexes_of(cities)
    )


def economy(p: Player, ahead: Prospect) -> float:
    """Stock, production over the phases left, TR as income, cards in hand."""
    phases = min(ahead.phases, 12.0) * 0.92
    if ahead.last:
        stock, made = value_of(p.stock, LAST_STOCK), 0.25 * p.production[PLANTS]
        hand = 0.2 * len(p.hand)
    else:
        stock, made = value_of(p.stock, STOCK), value_of(p.production, PRODUCTION)
        hand = CARD_IN_HAND * len(p.hand)
    return stock + made * phases + p.rating * phases + hand


def value_of(counts: list[int], values: Values) -> float:
    """The value of all resources together. Unrolled, since it is called very often."""
    mc, steel, titanium, plants, energy, heat = counts
    a, b, c, d, e, f = values
    return mc * a + steel * b + titanium * c + plants * d + energy * e + heat * f


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
    return SOLO_SHARE * money - cost + SOLO_LASTING * lasting(p, phases) + hand + min(spread, 3.0)


def goals(s: State, p: Player, ahead: Prospect) -> float:
    """Milestones claimed, and awards funded by who would win them now."""
    total = float(MILESTONE_POINTS * [seat for _, seat in s.milestones].count(p.seat))
    for award, _ in s.awards:
        total += AWARD_FIRST * chance(s, p, award, ahead)
    return total


def chance(s: State, p: Player, award: str, ahead: Prospect) -> float:
    """The chance that the player wins an award: a lead counts for less the more time is left."""
    even = 1.0 / len(s.players)
    if not ahead.settled:
        return even
    return even + (lead(s, p, award) - even) * ahead.settled


def lead(s: State, p: Player, award: str) -> float:
    """The chance that the player wins an award, from the present lead."""
    measure = AWARD_MEASURES[award]
    best = max([measure(s, q) for q in s.players if q is not p])
    # M€ production can be negative; no lead is measured by less than one.
    return min(1.0, max(0.0, 0.5 + (measure(s, p) - best) / max(1.0, 2.0 + 0.5 * best)))
