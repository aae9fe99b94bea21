"""The choices of a bot: offers by kind, and their rows."""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty.actions import Pass
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.state import Player, State

Offered = dict[type[Action], Offer]


def rows(found: Offered, kind: type[Action]) -> list[Any]:
    """The rows of the offer of this kind, none if there is no such offer."""
    offer = found.get(kind)
    return list(offer.rows) if isinstance(offer, Rows) else []


def pass_action(me: Player) -> Action:
    return Pass(me.seat)


def take_suggestion(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Take the suggestion of the first offer."""
    return next(iter(found.values())).suggest()
