"""Checks whether a set of routes is legal, and computes its revenue (E-6.13 to E-6.17, E-6.58 to E-6.77).

The checker implements the route clauses independently of the solver: it walks the hexes of each chain over
their pieces of track. A breach names the clause; a set without breaches may be run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from boardroom.games.eighteen_thirty.board.graph import Board, faces_for
from boardroom.games.eighteen_thirty.board.hexes import HexId
from boardroom.games.eighteen_thirty.board.tile import STOP, Face, Stop
from boardroom.games.eighteen_thirty.components import trains as train_kinds
from boardroom.games.eighteen_thirty.routes.route import Route

Place = tuple[HexId, int]  # a stop: hex and index
Side = tuple[HexId, HexId]  # a side between two hexes, in the order of their names


@dataclass(frozen=True, slots=True)
class Breach:
    """A clause that a set of routes breaks, with route, reason and place."""

    clause: str
    reason: str
    route: int
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Chain:
    """A walked chain: the stops at both ends and the sides between them."""

    first: Place
    last: Place
    sides: tuple[Side, ...]


class _Broken(Exception):
    def __init__(self, clause: str, reason: str, **args: object) -> None:
        super().__init__(clause)
        self.clause, self.reason, self.args_ = clause, reason, args


def breaches(board: Board, company: str, trains: Sequence[str], routes: Sequence[Route]) -> list[Breach]:
    """All breaches of a set of routes for these trains of a company."""
    found = list(_train_breaches(trains, routes))
    used: Counter[Side] = Counter()
    for number, route in enumerate(routes):
        try:
            chains = _walk(board, company, route)
        except _Broken as broken:
            found.append(Breach(broken.clause, broken.reason, number, broken.args_))
            continue
        found.extend(_route_breaches(board, company, number, route, chains))
        sides = {side for chain in chains for side in chain.sides}
        for side in sorted(sides & set(used)):
            found.append(Breach("E-6.76", "track-shared", number, {"from": side[0], "to": side[1]}))
        used.update(sides)
    return found


def stops_of(board: Board, company: str, route: Route) -> list[Place]:
    """The stops of a route in order; the route must follow existing track."""
    chains = _walk(board, company, route)
    return [chains[0].first, *(chain.last for chain in chains)] if chains else []


def revenue(board: Board, company: str, high: bool, route: Route) -> int:
    """The revenue of a route; `high` after the first 5-train (E-6.16, E-6.75)."""
    faces = faces_for(board, company)
    stops = [faces[board.grid.number[h]].stops[i] for h, i in stops_of(board, company, route)]
    return sum(stop.high if high else stop.low for stop in stops)


def _train_breaches(trains: Sequence[str], routes: Sequence[Route]) -> Iterator[Breach]:
    """Each train runs at most once (E-6.13); trains are not combined (E-6.74)."""
    left = Counter(trains)
    for number, route in enumerate(routes):
        left[route.train] -= 1
        if left[route.train] < 0:
            yield Breach("E-6.13", "train-runs-once", number, {"train": route.train})


def _walk(board: Board, company: str, route: Route) -> list[_Chain]:
    """The chains of a route, each directed to begin where the previous one ends."""
    faces = faces_for(board, company)
    chains = [_walk_chain(board, faces, chain) for chain in route.chains]
    for i in range(1, len(chains)):
        if i == 1 and chains[0].last not in (chains[1].first, chains[1].last):
            chains[0] = _reverse(chains[0])
        if chains[i].first != chains[i - 1].last:
            chains[i] = _reverse(chains[i])
        if chains[i].first != chains[i - 1].last:
            raise _Broken("E-6.15", "chains-do-not-meet", at=chains[i - 1].last[0])
    return chains


def _reverse(chain: _Chain) -> _Chain:
    return _Chain(chain.last, chain.first, chain.sides[::-1])


def _walk_chain(board: Board, faces: Sequence[Face], chain: Sequence[HexId]) -> _Chain:
    """Follow one chain from stop to stop over the pieces of track in its hexes."""
    if len(chain) < 2:
        raise _Broken("E-6.15", "chain-too-short", hexes=list(chain))
    numbers = []
    for hex_id in chain:
        if hex_id not in board.grid.number:
            raise _Broken("E-6.15", "no-such-hex", hex=hex_id)
        numbers.append(board.grid.number[hex_id])
    outs = [_side_towards(board, a, b) for a, b in pairwise(numbers)]
    ins = [(side + 3) % 6 for side in outs]
    for number, entered, left in zip(numbers[1:-1], ins, outs[1:], strict=False):
        _require_plain(chain[numbers.index(number)], faces[number], entered, left)
    first = (chain[0], _stop_by(chain[0], faces[numbers[0]], outs[0]))
    last = (chain[-1], _stop_by(chain[-1], faces[numbers[-1]], ins[-1]))
    sides = tuple((min(a, b), max(a, b)) for a, b in pairwise(chain))
    return _Chain(first, last, sides)


def _side_towards(board: Board, here: int, there: int) -> int:
    for side in range(6):
        if board.grid.across[6 * here + side] // 6 == there and board.grid.across[6 * here + side] >= 0:
            return side
    names = [board.grid.hexes[number].id for number in (here, there)]
    raise _Broken("E-6.15", "hexes-not-adjacent", hexes=names)


def _ends_from(face: Face, end: int) -> set[int]:
    return {b if a == end else a for a, b in face.pieces if end in (a, b)}


def _require_plain(hex_id: HexId, face: Face, entered: int, left: int) -> None:
    """Refuse unless plain track joins the two sides; name the broken rule."""
    there, onward = _ends_from(face, entered), _ends_from(face, left)
    if left in there:
        return
    if any(end >= STOP for end in there & onward):
        raise _Broken("E-6.69", "stop-skipped", hex=hex_id)
    if there & onward:
        raise _Broken("E-6.66", "reverses-at-junction", hex=hex_id)
    if there and onward:
        raise _Broken("E-6.67", "changes-track-at-crossing", hex=hex_id)
    raise _Broken("E-6.15", "no-track", hex=hex_id)


def _stop_by(hex_id: HexId, face: Face, side: int) -> int:
    for end in _ends_from(face, side):
        if end >= STOP:
            return end - STOP
    raise _Broken("E-6.15", "no-stop-at-end", hex=hex_id)


def _route_breaches(
    board: Board, company: str, number: int, route: Route, chains: Sequence[_Chain]
) -> Iterator[Breach]:
    if not chains:
        yield Breach("E-6.60", "too-few-stops", number)
        return
    stops = [chains[0].first, *(chain.last for chain in chains)]
    limit = train_kinds()[route.train].stops if route.train in train_kinds() else 0
    if limit is not None and len(stops) > limit:
        yield Breach("E-6.62", "too-many-stops", number, {"stops": len(stops), "limit": limit})
    own = {_place(board, stop) for stop in board.stations.get(company, ())}
    if not own & set(stops):
        yield Breach("E-6.64", "no-own-station", number)
    sides = Counter(side for chain in chains for side in chain.sides)
    for side in sorted(side for side, count in sides.items() if count > 1):
        yield Breach("E-6.65", "track-twice", number, {"from": side[0], "to": side[1]})
    for stop in sorted(stop for stop, count in Counter(stops).items() if count > 1):
        yield Breach("E-6.68", "stop-twice", number, {"hex": stop[0], "stop": stop[1]})
    for stop in stops[1:-1]:
        yield from _passing_breaches(board, company, number, stop)
    areas = [board.grid.hexes[board.grid.number[stop[0]]].area for stop in (stops[0], stops[-1])]
    if areas[0] and areas[0] == areas[1]:
        yield Breach("E-6.73", "one-area-at-both-ends", number, {"area": areas[0]})


def _place(board: Board, stop: int) -> Place:
    return board.grid.hexes[stop // 2].id, stop % 2


def _passing_breaches(board: Board, company: str, number: int, stop: Place) -> Iterator[Breach]:
    """Breaches of passing a stop: off-board areas and cities full of other companies' stations."""
    at = board.grid.number[stop[0]]
    stops: tuple[Stop, ...] = board.faces[at].stops
    if stop[1] >= len(stops):
        return  # a home marker is a stop for its owner and blocks nobody (E-8.2)
    if stops[stop[1]].kind == "offboard":
        yield Breach("E-6.72", "area-in-the-middle", number, {"hex": stop[0]})
    here = 2 * at + stop[1]
    holders = [name for name, held in board.stations.items() if here in held]
    if company not in holders and holders and len(holders) >= stops[stop[1]].circles:
        yield Breach("E-6.12", "city-blocked", number, {"hex": stop[0], "by": holders})


def chains_along(board: Board, company: str, hexes: Sequence[HexId]) -> tuple[tuple[HexId, ...], ...]:
    """Split a list of hexes into chains at every stop that its track meets."""
    faces, grid = faces_for(board, company), board.grid
    chains: list[tuple[HexId, ...]] = []
    current = [hexes[0]]
    for before, here, after in zip(hexes, hexes[1:], hexes[2:], strict=False):
        current.append(here)
        face = faces[grid.number[here]]
        ends = [_side_towards(board, grid.number[here], grid.number[other]) for other in (before, after)]
        if (
            any(end >= STOP for end in _ends_from(face, ends[0]) & _ends_from(face, ends[1]))
            or before == after
        ):
            chains.append(tuple(current))
            current = [here]
    chains.append((*current, hexes[-1]))
    return tuple(chains)
