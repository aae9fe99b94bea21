"""Positions in which the Step 3 card comes next, and what happens to the plant market then."""

import pytest
from tests.games.power_grid.position import position

from boardroom.core.actions import Fact, Shuffled
from boardroom.games.power_grid.facts import (
    MarketRefilled,
    PlantDrawn,
    PlantRemoved,
    PlantTucked,
    StepBegan,
    StepCardDrawn,
)
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import COUNTS

EDITIONS = ("2007", "second")
both = pytest.mark.parametrize("edition", EDITIONS)
TEN = "essen duisburg duesseldorf dortmund muenster kassel osnabrueck aachen koeln trier"
RICH = "seat 0: cash 200; seat 1: cash 200; seat 2: cash 200;"
FIRST_SALE = ("0: auction 20 for 20", "1: drop out", "2: drop out")
SECOND_SALE = ("1: auction 21 for 21", "2: drop out")


def news(facts: list[Fact]) -> list[str]:
    """What happened to the plant market, in order."""
    found = []
    for fact in facts:
        match fact:
            case PlantDrawn():
                found.append(f"draw {fact.plant}")
            case StepCardDrawn():
                found.append("draw S3")
            case Shuffled():
                found.append("shuffle")
            case PlantRemoved():
                found.append(f"{fact.why} {fact.plant}")
            case PlantTucked():
                found.append(f"tuck {fact.plant}")
            case StepBegan():
                found.append(f"Step {fact.step}")
            case MarketRefilled():
                found.append(f"refill {[c == fact.basket for c in COUNTS[3].refill].index(True) + 1}")
    return found


def phase_2(edition: str, step: int = 2) -> State:
    """The replacement of the next sale is the Step 3 card."""
    return position(
        f"set edition={edition}; at Step {step}; round 8; market 20 21 22 23 24 25 26 27; stack S3;"
        f"under 30 31 32; luck 32 30 31; {RICH} step auction_phase 0"
    )


def phase_4(edition: str, step: int = 2, cities: str = TEN) -> State:
    """The replacement of the next obsolete plant is the Step 3 card."""
    lowest = len(cities.split()) + 1
    return position(
        f"set edition={edition}; at Step {step}; round 8; fuel nothing; market {lowest} 12 13 14 15 16 17 18;"
        f"stack S3; under 30 31 32; luck 32 30 31; step build_phase 0;"
        f"seat 0: plants 22, cash 200, cities {cities}"
    )


def phase_5(edition: str, step: int = 2) -> State:
    """The card drawn at the end of phase 5 is the Step 3 card."""
    return position(
        f"set edition={edition}; at Step {step}; round 8; fuel nothing; market 20 21 22 23 24 25 26 27;"
        "stack S3; under 30 31; luck 27 31 30; seat 0: plants 13; step bureaucracy 0"
    )
