"""The strategy of test_mombasa.py meets every kind of turn in any deal; no browser needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.web.browser.mombasa_strategy import Choice, Strategy

from boardroom.bots.registry import load_bot
from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.luck import luck_of
from boardroom.core.offers import Offer
from boardroom.core.options import read_options
from boardroom.core.parts import Amount, Assign, Confirm, One, Option, Part, Some
from boardroom.core.views import view
from boardroom.games.mombasa.draw.pieces import LOOKS, look_of
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.state import State

DEALS = 30
GREEDY = load_bot("greedy", GAME)


def shown(s: State, option: Option) -> Choice:
    """An option as the page shows it."""
    kind, _, name = option.id.partition(":")
    sign = LOOKS.get(name, "any") if kind == "tile" else ""
    if kind in ("card", "merchant", "bookkeeper") and name in s.pack.cards:
        sign = look_of(s.pack.cards[name])
    return Choice(option.id, sign, option.cost or 0)


def listed(options: Sequence[Option]) -> list[Option]:
    """What can be chosen, in the order of the page: the cheapest first."""
    able = [option for option in options if option.ok]
    priced = all(option.cost is not None for option in able)
    return sorted(able, key=lambda option: option.cost or 0) if priced else able


def answer(strategy: Strategy, s: State, kind: str, part: Part) -> Any:
    if isinstance(part, Amount):
        return strategy.amount(kind, part.most, part.prices)
    if isinstance(part, Confirm):
        return True
    assert isinstance(part, One | Some | Assign)
    able = listed(part.options)
    values = {option.id: option.value for option in able}
    choices = [shown(s, option) for option in able]
    if isinstance(part, One):
        return values[strategy.one(kind, choices).id]
    if isinstance(part, Some):
        return [values[one.id] for one in strategy.some(choices)]
    places = [place.value for place in part.places if place.ok]
    laid = strategy.laid(choices, len(places))
    return {values[card.id]: place for card, place in zip(laid, places, strict=False)}


def move(strategy: Strategy, s: State, found: Sequence[Offer]) -> Action:
    by_kind: Mapping[str, Offer] = {offer.kind.key: offer for offer in found}
    kind = strategy.kind(list(by_kind), s.players[0].cash)
    chosen: dict[str, Any] = {}
    while (part := by_kind[kind].form(chosen)) is not None:
        chosen[part.name] = answer(strategy, s, kind, part)
    return by_kind[kind].compose(chosen)


@pytest.mark.parametrize("deal", range(DEALS))
def test_every_kind_of_turn_is_met_in_any_deal(deal):
    s = GAME.begin(read_options(GAME.options, {}), 3, f"aims {deal}")
    strategy, lucks = Strategy(), [luck_of(f"aims {deal}/{seat}") for seat in range(3)]
    while not s.over:
        seat = waits(s)[0]
        seen = view(s, seat)
        found = offers(seen, seat)
        advance(
            s, GREEDY.choose(seen, found, lucks[seat]) if seat else move(strategy, seen, found), ignore_facts
        )
    assert strategy.missing() == []
    assert strategy.met["plan"] == 7
