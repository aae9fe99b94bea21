"""Fragments: parts of a drawing that are drawn once for all that they show.

The key of a fragment names everything its HTML depends on: a writer, ids, numbers, the text of a part of a
view. Viewers who see the same share a fragment. Nobody gets one that shows what they do not see, since a view
without it has another key.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


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
