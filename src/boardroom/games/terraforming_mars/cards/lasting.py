"""Lasting effects of cards in play on what the state keeps for their player (TM-9.30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardroom.games.terraforming_mars.cards.vocabulary import TAGS, Ongoing

if TYPE_CHECKING:
    from boardroom.games.terraforming_mars.state import Player

ANY_TAG = len(TAGS)
"""The place of discounts on all cards, after those of the tags."""


def _discount(p: Player, one: Ongoing) -> None:
    place = ANY_TAG if one.what == "any" else TAGS.index(one.what)
    p.discounts = (*p.discounts[:place], p.discounts[place] + one.n, *p.discounts[place + 1 :])


def _worth(p: Player, one: Ongoing) -> None:
    if one.what == "steel":
        p.steel_worth += one.n
    else:
        p.titanium_worth += one.n


def _shift(p: Player, one: Ongoing) -> None:
    p.shift += one.n


def _heat(p: Player, one: Ongoing) -> None:
    p.heat_pays = True


def _greenery(p: Player, one: Ongoing) -> None:
    p.greenery_plants = one.n


def _leave_to_card(p: Player, one: Ongoing) -> None:
    """Protection and project discounts are looked up on the card where they matter."""


LASTING_EFFECTS: dict[str, Callable[[Player, Ongoing], None]] = {
    "discount": _discount,
    "worth": _worth,
    "shift": _shift,
    "heat": _heat,
    "greenery": _greenery,
    "protect": _leave_to_card,
    "project": _leave_to_card,
    "special": _leave_to_card,
}
