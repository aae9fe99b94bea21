"""Fragments: parts of a drawing that are drawn once for all that they show.

The key of a fragment names everything its HTML depends on: a writer, ids, numbers, the text of a part of a
view. Viewers who see the same share a fragment. Nobody gets one that shows what they do not see, since a view
without it has another key.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Fragments(Generic[T]):
    """Fragments of one kind by key. The oldest goes first: a position that has passed seldom returns."""

    def __init__(self, most: int) -> None:
        self.most, self.kept = most, dict[Hashable, T]()

    def get(self, key: Hashable, draw: Callable[[], T]) -> T:
        """The fragment of a key; `draw` makes it if it is not kept, from nothing that the key leaves out."""
        found = self.kept.get(key)
        if found is None:
            while len(self.kept) >= self.most:
                del self.kept[next(iter(self.kept))]
            found = self.kept[key] = draw()
        return found


def fragment(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what a function draws by its arguments, which are values and all that it depends on."""

    def keep(draw: Callable[P, T]) -> Callable[P, T]:
        kept = Fragments[T](most)

        @wraps(draw)
        def draw_once(*values: P.args, **named: P.kwargs) -> T:
            key = (*values, *named.items()) if named else values
            return kept.get(key, lambda: draw(*values, **named))

        return draw_once

    return keep
