"""Reads one recorded answer: numbers, cards and payments from its JSON."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.importer.neutral import Json
from boardroom.games.terraforming_mars.payment import Payment

T = TypeVar("T")
Item = Json
"""One recorded answer."""


class UnknownAnswer(ValueError):
    """A recorded answer has an unknown form."""


def payment(pay: Item) -> Payment:
    return Payment(**pay)


def number_in(item: Item, key: str) -> int:
    """The number under a key."""
    value = item.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise UnknownAnswer(key)
    return value


def cards_in(item: Item) -> tuple[int | str, ...]:
    """The cards named anywhere in an item; corporations are named by words."""
    value = item.get("cards", item.get("card", ()))
    cards = tuple(value) if isinstance(value, list | tuple) else (value,)
    if not all(isinstance(card, int | str) for card in cards):
        raise UnknownAnswer("cards")
    return cards


def numbers_in(item: Item) -> tuple[int, ...]:
    """Project cards an item names."""
    cards = cards_in(item)
    if not all(isinstance(card, int) for card in cards):
        raise UnknownAnswer("cards")
    return tuple(int(card) for card in cards)


def first(cards: tuple[T, ...]) -> T:
    if not cards:
        raise UnknownAnswer("cards")
    return cards[0]


_NO_CARDS = ("n", "from", "player", "hex", "offered", "legal", "amount", "pay")
"""Keys of an item whose numbers are not cards."""


_BY_NAME = {card.name: number for number, card in CARDS.items()}


def named_of(item: Item, legal: Collection[int]) -> int | None:
    """The one of these cards that an item names, under whatever key."""
    for key, value in item.items():
        for one in value if isinstance(value, list | tuple) else (value,):
            number = _BY_NAME.get(one, 0) if isinstance(one, str) else one
            plain = isinstance(number, int) and not isinstance(number, bool)
            if key not in _NO_CARDS and plain and number in legal:
                return int(number)
    return None


def heat_in(items: list[Item]) -> int:
    """Heat in a recorded payment that follows, if one does."""
    if items and items[0].get("ask") == "pay":
        pay = items.pop(0).get("pay")
        if not isinstance(pay, dict):
            raise UnknownAnswer("pay")
        return number_in(pay, "heat") if "heat" in pay else 0
    return 0
