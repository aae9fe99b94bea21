"""Chance: a counter-based random generator, or recorded deals in its place.

Every draw is a hash of seed, counter and label. A record therefore replays alike on every Python version and
machine, and anyone who knows the seed can recompute every draw.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from struct import Struct
from typing import TypeAlias, TypeVar

from boardroom.core.errors import BadInput
from boardroom.core.inputs import check_fields, integer, list_of, mapping_of, text_of
from boardroom.core.json_types import JsonObject

T = TypeVar("T")
EIGHT_NUMBERS = Struct(">8Q")
"""The numbers in a digest of 64 bytes."""
FIELDS = frozenset(("seed", "count"))
Script: TypeAlias = dict[str, tuple[tuple[object, ...], ...]]
"""Recorded orders by label, in the order in which they are drawn."""


class Chance:
    """An immutable random source: each draw returns its outcome and the source for the next draw.

    A script of recorded orders is used first; after its end, draws come from the seed, if there is one.
    """

    __slots__ = ("count", "script", "seed")
    immutable = True

    def __init__(self, seed: str = "", count: int = 0, script: Script | None = None) -> None:
        self.seed, self.count, self.script = seed, count, script

    def shuffle(self, items: Sequence[T], label: str) -> tuple[tuple[T, ...], Chance]:
        """The items in random order, or in the next recorded order."""
        if self.script is not None:
            return self._take_from_script(items, label)
        order = list(items)
        numbers = self._numbers(label)
        for i in range(len(order) - 1, 0, -1):
            j = _draw_below(i + 1, numbers)
            order[i], order[j] = order[j], order[i]
        return tuple(order), Chance(self.seed, self.count + 1)

    def pick(self, items: Sequence[T], label: str) -> tuple[T, Chance]:
        """One random item."""
        order, rest = self.shuffle(items, label)
        return order[0], rest

    def _take_from_script(self, items: Sequence[T], label: str) -> tuple[tuple[T, ...], Chance]:
        assert self.script is not None
        queue = self.script.get(label, ())
        if not queue and self.seed:  # a recorded game that goes on past its script
            drawn, _ = Chance(self.seed, self.count).shuffle(items, label)
            return drawn, Chance(self.seed, self.count + 1, self.script)
        if not queue:
            raise BadInput("no-order", label=label)
        order, rest = queue[0], {**self.script, label: queue[1:]}
        if Counter(order) != Counter[object](items):
            raise BadInput("wrong-order", label=label)
        known: dict[object, T] = {item: item for item in items}
        return tuple(known[item] for item in order), Chance(self.seed, self.count + 1, rest)

    def leftovers(self) -> list[str]:
        """The labels of recorded orders that were never drawn."""
        return [label for label, queue in (self.script or {}).items() if queue]

    def _numbers(self, label: str) -> Iterator[int]:
        block = 0
        while True:
            text = f"{self.seed}/{self.count}/{label}/{block}".encode()
            digest = hashlib.blake2b(text).digest()
            yield from EIGHT_NUMBERS.unpack(digest)
            block += 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seed, self.count))

    def __repr__(self) -> str:
        return f"Chance({self.seed!r}, {self.count})"

    def to_json(self) -> JsonObject:
        raw: JsonObject = {"seed": self.seed, "count": self.count}
        if self.script is not None:
            raw["script"] = {label: [list(order) for order in queue] for label, queue in self.script.items()}
        return raw

    @classmethod
    def from_json(cls, raw: object) -> Chance:
        saved = mapping_of(raw)
        check_fields(saved, cls.__name__, FIELDS)
        script = saved.get("script")
        return cls(
            text_of(saved["seed"]), integer(saved["count"]), None if script is None else _read_script(script)
        )


def chance_from(**orders: Sequence[Sequence[object]]) -> Chance:
    """A scripted source: for each label its orders, first to last."""
    return Chance("", 0, {label: tuple(tuple(o) for o in queue) for label, queue in orders.items()})


def _read_script(raw: object) -> Script:
    return {
        label: tuple(tuple(map(_item, list_of(order))) for order in list_of(queue))
        for label, queue in mapping_of(raw).items()
    }


def _item(raw: object) -> object:
    """Read an item of a recorded order: the id or number of a component."""
    return raw if isinstance(raw, int) else text_of(raw)


def _draw_below(n: int, numbers: Iterator[int]) -> int:
    """Draw a uniform number below n. Values beyond the last multiple of n are rejected to avoid a bias."""
    limit = (1 << 64) - (1 << 64) % n
    for number in numbers:
        if number < limit:
            return number % n
    raise AssertionError("the stream of numbers does not end")
