"""What a seat of Terraforming Mars has at the start of a generation, as whole numbers for a learned value."""

from __future__ import annotations

from boardroom.games.terraforming_mars.awards import claimable
from boardroom.games.terraforming_mars.bot.lasting import lasting
from boardroom.games.terraforming_mars.bot.worth import Prospect, goals, points, prospect
from boardroom.games.terraforming_mars.state import Player, State

FEATURES = (
    "points",
    "rating",
    "rating_ahead",
    "mc",
    "metal",
    "plants",
    "heat",
    "mc_ahead",
    "metal_ahead",
    "plants_ahead",
    "energy_ahead",
    "heat_ahead",
    "lasting",
    "goals",
    "claimable",
    "hand",
    "hand_ahead",
    "tags",
    "cities",
)


def features(s: State) -> list[tuple[int, ...]]:
    """The features of every seat. `ahead` multiplies by the production phases that are left, in tenths."""
    ahead = prospect(s)
    return [_features(s, p, ahead) for p in s.players]


def _features(s: State, p: Player, ahead: Prospect) -> tuple[int, ...]:
    tenths = int(10 * ahead.phases)
    mc, steel, titanium, plants, energy, heat = p.stock
    made = p.production
    return (
        int(10 * points(s, p)),
        p.rating,
        p.rating * tenths,
        mc,
        steel * p.steel_worth + titanium * p.titanium_worth,
        plants,
        heat + energy,
        made[0] * tenths,
        (made[1] * p.steel_worth + made[2] * p.titanium_worth) * tenths,
        made[3] * tenths,
        made[4] * tenths,
        made[5] * tenths,
        int(lasting(p, ahead.phases)),
        int(10 * goals(s, p, ahead)),
        len(claimable(s, p)),
        len(p.hand),
        len(p.hand) * tenths,
        sum(p.tags),
        (p.tiles & s.cities).bit_count(),
    )
