"""Selects the best set of routes from lists, one list for each kind of train (E-6.17, E-6.76).

Each link has a bit mask of the routes that use it. Taking a route removes the masks of its links from every
list; the lowest bit left is the best partner, and the sum of the lowest bits bounds the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.games.eighteen_thirty.routes.lists import Found, Work


class Chooser:
    """Searches the best set; `counts` is the number of trains of each kind."""

    def __init__(self, lists: Sequence[Sequence[Found]], counts: Sequence[int], work: Work) -> None:
        self.lists, self.work = lists, work
        # The shortest list comes first: fewest branches at the outermost level.
        kinds = sorted((k for k in range(len(lists))), key=lambda k: (len(lists[k]), k))
        self.order = [k for k in kinds for _ in range(counts[k])]
        self.users = [_users(routes) for routes in lists]
        self.clashes: dict[tuple[int, int, int], int] = {}
        self.best_value, self.best_set = -1, list[tuple[int, int]]()

    def search(self, floor: int) -> None:
        """Store in `best_set` the best set worth more than the floor, as (kind, place in its list)."""
        self.best_value, self.best_set = floor, []
        alive = [(1 << len(routes)) - 1 for routes in self.lists]
        self._extend(0, alive, 0, [])

    def _extend(self, at: int, alive: list[int], value: int, chosen: list[tuple[int, int]]) -> None:
        self.work.spend()
        if value > self.best_value:
            self.best_value, self.best_set = value, list(chosen)
        if at == len(self.order):
            return
        kind = self.order[at]
        bits, rest = alive[kind], self._bound(at + 1, alive)
        while bits:
            low = bits & -bits
            place = low.bit_length() - 1
            bits ^= low
            route = self.lists[kind][place]
            if value + route[0] + rest <= self.best_value:
                break
            left = [mask & ~self._clash(kind, place, other) for other, mask in enumerate(alive)]
            if at + 1 < len(self.order) and self.order[at + 1] == kind:
                left[kind] &= ~((low << 1) - 1)  # equal trains: the later one takes a later route
            chosen.append((kind, place))
            self._extend(at + 1, left, value + route[0], chosen)
            chosen.pop()
        if rest and value + rest > self.best_value:
            self._extend(at + 1, alive, value, chosen)  # this train stays idle

    def _bound(self, at: int, alive: list[int]) -> int:
        total = 0
        for kind in self.order[at:]:
            low = alive[kind] & -alive[kind]
            total += self.lists[kind][low.bit_length() - 1][0] if low else 0
        return total

    def _clash(self, kind: int, place: int, other: int) -> int:
        """The routes of another list that share a link with this one."""
        key = (kind, place, other)
        known = self.clashes.get(key)
        if known is None:
            known, links, users = 0, self.lists[kind][place][1], self.users[other]
            while links:
                low = links & -links
                known |= users.get(low, 0)
                links ^= low
            self.clashes[key] = known
        return known


def _users(routes: Sequence[Found]) -> dict[int, int]:
    users: dict[int, int] = {}
    for place, (_, links, _) in enumerate(routes):
        while links:
            low = links & -links
            users[low] = users.get(low, 0) | 1 << place
            links ^= low
    return users
