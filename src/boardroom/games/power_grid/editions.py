"""Editions: the rules in which the rulebook of 2007 and the later one differ.

A rule asks `s.edition` a question and never which edition it is, so a third edition is one more record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from boardroom.games.power_grid.tables import FIRST_GAME_CITIES

EditionKey = Literal["second", "2007"]
"""The value of the table's option, as it is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One answer to each question; the defaults are those of the second edition."""

    shuffles_at_once: bool = True
    """Whether the stack is shuffled as soon as the Step 3 card appears, not in the next phase 5 with no plant
    drawn until then (PG-10.1, PG-10.4; A2, D2, D3)."""
    spares_lowest_with_card: bool = False
    """Whether the lowest plant stays in the round in which the Step 3 card appeared (PG-10.5; A15, D5)."""
    has_steps: bool = True
    """Whether Steps 2 and 3 begin; if not, the Step 3 card leaves the game unused (PG-14.1; A17)."""
    city_limit: int | None = None
    """How many cities a player may connect; reaching it ends the game whatever the number of players
    (PG-14.1, PG-14.2; A16)."""
    end_clause: str = "PG-13.1"
    """The clause by which the game ends after phase 4."""
    first_game: Edition | None = None
    """How the edition plays a first game; None if it has no such variant (PG-14.1; D9)."""


SECOND = Edition()
_OF_2007 = Edition(shuffles_at_once=False, spares_lowest_with_card=True)
FIRST_GAME = replace(_OF_2007, has_steps=False, city_limit=FIRST_GAME_CITIES, end_clause="PG-14.1")
EDITION_2007 = replace(_OF_2007, first_game=FIRST_GAME)

EDITIONS: Mapping[EditionKey, Edition] = MappingProxyType({"second": SECOND, "2007": EDITION_2007})
