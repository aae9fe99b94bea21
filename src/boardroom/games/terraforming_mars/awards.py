"""Milestones and awards: claiming, funding and what they measure (TM-11)."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.actions import Claim, Fund
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC, STEEL, TAGS, TITANIUM
from boardroom.games.terraforming_mars.facts import AwardFunded, MilestoneClaimed
from boardroom.games.terraforming_mars.payment import Bill, may_pay, means, purse, settle_bill
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import (
    AWARD_COSTS,
    AWARD_FIRST,
    AWARD_SECOND,
    AWARDS,
    MILESTONE_COST,
    MILESTONES,
    MOST_MILESTONES,
    PLAYERS_FOR_SECOND,
)

BUILDING, SCIENCE = TAGS.index("building"), TAGS.index("science")
MEASURES: dict[str, Callable[[State, Player], int]] = {
    "rating": lambda s, p: p.rating,
    "cities": lambda s, p: (p.tiles & s.cities).bit_count(),
    "greeneries": tiles.count_own_greeneries,
    "tiles": lambda s, p: p.tiles.bit_count(),
    "building tags": lambda s, p: p.tags[BUILDING],
    "science tags": lambda s, p: p.tags[SCIENCE],
    "hand": lambda s, p: len(p.hand),
    "mc production": lambda s, p: p.production[MC],
    "heat": lambda s, p: p.stock[HEAT],
    "steel and titanium": lambda s, p: p.stock[STEEL] + p.stock[TITANIUM],
}
"""What the milestones and awards count, by the words of their tables."""


def measure(s: State, p: Player, what: str) -> int:
    """The player's count of whatever a milestone or award measures."""
    return MEASURES[what](s, p)


MILESTONE_BILL = Bill(MILESTONE_COST)
AWARD_BILLS = tuple(map(Bill, AWARD_COSTS))


def claim_obstacle(s: State, p: Player, milestone: str) -> Refusal | None:
    """Why the player may not claim this milestone, payment apart."""
    if s.solo:
        return Refusal("TM-13.2.6", "none-in-solo")
    owner = dict(s.milestones).get(milestone)
    if owner is not None:
        return Refusal("TM-11.7", "already-claimed", {"seat": owner})
    if len(s.milestones) >= MOST_MILESTONES:
        return Refusal("TM-11.8", "all-claimed", {"most": MOST_MILESTONES})
    goal = MILESTONES[milestone]
    have = measure(s, p, goal.measure)
    if have < goal.needs:
        return Refusal("TM-11.1", "milestone-not-met", {"have": have, "need": goal.needs})
    return _short(p, MILESTONE_BILL)


def _short(p: Player, bill: Bill) -> Refusal | None:
    have = means(p, bill)
    return Refusal("TM-4.19", "cannot-pay", {"cost": bill.cost, "paid": have}) if have < bill.cost else None


def claimable(s: State, p: Player) -> dict[str, Bill]:
    """The milestones that meet no obstacle, each with its bill."""
    if s.solo or len(s.milestones) >= MOST_MILESTONES or purse(p) < MILESTONE_COST:
        return {}
    claimed = dict(s.milestones)
    return {
        one: MILESTONE_BILL
        for one, goal in MILESTONES.items()
        if one not in claimed and measure(s, p, goal.measure) >= goal.needs
    }


def may_claim(s: State, a: Claim) -> None:
    p = s.players[a.seat]
    why = claim_obstacle(s, p, a.milestone)
    if why:
        raise Refused(why)
    may_pay(p, MILESTONE_BILL, a.pay)


def claim(s: State, a: Claim, tell: Tell) -> None:
    settle_bill(s.players[a.seat], a.pay, "TM-11.1", tell)
    s.milestones = (*s.milestones, (a.milestone, a.seat))
    tell(MilestoneClaimed, a.seat, a.milestone)


def award_bill(s: State) -> Bill:
    """What the next award costs (TM-11.3)."""
    return AWARD_BILLS[min(len(s.awards), len(AWARD_BILLS) - 1)]


def fund_obstacle(s: State, p: Player, award: str) -> Refusal | None:
    """Why the player may not fund this award, payment apart."""
    if s.solo:
        return Refusal("TM-13.2.6", "none-in-solo")
    if award in dict(s.awards):
        return Refusal("TM-11.16", "already-funded", {"seat": dict(s.awards)[award]})
    if len(s.awards) >= len(AWARD_COSTS):
        return Refusal("TM-11.15", "all-funded", {"most": len(AWARD_COSTS)})
    return _short(p, award_bill(s))


def fundable(s: State, p: Player) -> dict[str, Bill]:
    """The awards that meet no obstacle, each with its bill."""
    if s.solo or len(s.awards) >= len(AWARD_BILLS):
        return {}
    owed = award_bill(s)
    if purse(p) < owed.cost:
        return {}
    funded = dict(s.awards)
    return {one: owed for one in AWARDS if one not in funded}


def may_fund(s: State, a: Fund) -> None:
    p = s.players[a.seat]
    why = fund_obstacle(s, p, a.award)
    if why:
        raise Refused(why)
    may_pay(p, award_bill(s), a.pay)


def fund(s: State, a: Fund, tell: Tell) -> None:
    cost = award_bill(s).cost
    settle_bill(s.players[a.seat], a.pay, "TM-11.3", tell)
    s.awards = (*s.awards, (a.award, a.seat))
    tell(AwardFunded, a.seat, a.award, cost)


def award_points(s: State, award: str) -> dict[Seat, int]:
    """Points of one funded award: friendly ties, no second after a tied first (TM-11.4, TM-11.17)."""
    what = AWARDS[award].measure
    values = {p.seat: measure(s, p, what) for p in s.players}
    best = max(values.values())
    points = {seat: AWARD_FIRST for seat, n in values.items() if n == best}
    rest = [n for n in values.values() if n < best]
    if len(points) == 1 and len(s.players) >= PLAYERS_FOR_SECOND and rest:
        points |= {seat: AWARD_SECOND for seat, n in values.items() if n == max(rest)}
    return points
