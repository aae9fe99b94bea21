"""The reach of a company's track (E-6.5, E-6.12, E-6.52, E-6.58, E-6.59, E-6.114).

A stop on the map has the number `2 * hex + index`. Track is followed piece by piece, which rules out
reversing at a junction and changing track at a crossing (E-6.66, E-6.67). Like a route, a path uses no side
between two hexes twice (E-6.65, U-17).
"""

from __future__ import annotations

from collections.abc import Iterable, KeysView, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from boardroom.games.eighteen_thirty.board.hexes import Grid, HexId, Laid, faces_on_map
from boardroom.games.eighteen_thirty.board.tile import STOP, Face, face_with_marker

StopNumber = int
Half = int  # a side of a hex, 6 * hex + side
Stations = Mapping[str, Sequence[tuple[HexId, int]]]


@dataclass(frozen=True, slots=True)
class Board:
    """The current map: a face for every hex, and the stations of every company as stop numbers."""

    grid: Grid
    faces: tuple[Face, ...]
    stations: Mapping[str, tuple[StopNumber, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """The half-sides and stops that a company's track reaches, its own stations included."""

    ways: Mapping[Half, int]
    """Half-side -> the sides used by one path to it."""
    stops: frozenset[StopNumber]
    doubtful: frozenset[Half]
    """What could be reached only by using a side twice, with all that lies beyond."""
    track: _Track

    @property
    def halves(self) -> KeysView[Half]:
        return self.ways.keys()


def make_board(grid: Grid, laid: Laid, stations: Stations) -> Board:
    """A board from plain data: hex -> (tile, rotation), company -> (hex, stop index) of its stations."""
    number = grid.number
    placed = {company: tuple(2 * number[h] + i for h, i in held) for company, held in stations.items()}
    return Board(grid, faces_on_map(grid, laid), placed)


def place(board: Board, stop: StopNumber) -> tuple[HexId, int]:
    """The hex and index of a stop number."""
    return board.grid.hexes[stop // 2].id, stop % 2


def faces_for(board: Board, company: str) -> tuple[Face, ...]:
    """The faces for one company: its home marker is a stop for that company alone (E-8.2, U-6)."""
    faces = board.faces
    for stop in board.stations.get(company, ()):
        at = stop // 2
        marker = board.grid.hexes[at].marker
        if marker:
            faces = (*faces[:at], face_with_marker(faces[at], marker), *faces[at + 1 :])
    return faces


def track_in_use(board: Board, number: int) -> tuple[object, ...]:
    """The hex, its stops, its stations, and its track without the pieces that end at a side without track.

    Maps that differ in one hex only, and are equal in this, have the same routes.
    """
    faces, across, base = board.faces, board.grid.across, 6 * number
    face, joined = faces[number], [False] * 6
    for side in range(6):
        there = across[base + side]
        joined[side] = there >= 0 and bool(faces[there // 6].exits >> there % 6 & 1)
    pieces = [piece for piece in face.pieces if joined[piece[0]] and (piece[1] >= STOP or joined[piece[1]])]
    stations = [
        (company, stop) for company, held in board.stations.items() for stop in held if stop // 2 == number
    ]
    return number, face.stops, tuple(pieces), tuple(stations)


def station_counts(board: Board) -> dict[StopNumber, int]:
    """The number of stations in each city."""
    counts: dict[StopNumber, int] = {}
    for held in board.stations.values():
        for stop in held:
            counts[stop] = counts.get(stop, 0) + 1
    return counts


def impassable_cities(board: Board, company: str) -> frozenset[StopNumber]:
    """Cities that a company cannot pass: every circle filled by others (E-6.12, E-6.59, E-6.114)."""
    return frozenset(_full_cities(board, company, station_counts(board)))


def _full_cities(board: Board, company: str, counts: Mapping[StopNumber, int]) -> list[StopNumber]:
    own = board.stations.get(company, ())
    return [
        stop
        for stop, count in counts.items()
        if stop not in own and count >= _circles(board.faces[stop // 2], stop % 2)
    ]


def _circles(face: Face, index: int) -> int:
    # A home marker lies on plain track and has no circle (E-8.2), so it is never full.
    return face.stops[index].circles if index < len(face.stops) else 99


def reach(board: Board, company: str) -> Reach:
    """Everything that the company's stations reach by unblocked track of any length."""
    track, ways = _track_for(board, company), dict[Half, int]()
    for stop in board.stations.get(company, ()):
        _leave(track, stop, ways)
    denied = _spread(track, ways, list(ways))
    blocked = [half for half in denied if half not in ways]
    doubtful = _reach_beyond(track, ways, blocked)
    if doubtful:
        _resolve_doubtful(track, ways, doubtful)
    stops = {*board.stations.get(company, ()), *_stops_at(track, ways)}
    return Reach(ways, frozenset(stops), frozenset(doubtful), track)


def reach_after_lay(board: Board, company: str, number: int, before: Reach) -> tuple[Reach, set[Half]]:
    """The reach with another tile in one hex and what is new in it; `before` is the reach without it.

    Tiles keep the track that they replace, so all that was reached before still is (E-6.44). What was
    doubtful stays out of reach unless the new track leads there.
    """
    track, ways, base = _track_after_lay(board, company, number, before.track), dict(before.ways), 6 * number
    own = [stop for stop in board.stations.get(company, ()) if stop // 2 == number]
    here = [half for half in range(base, base + 6) if half in ways]
    known = len(ways)
    for stop in own:
        _leave(track, stop, ways)
    if before.doubtful and _leads_to(before, track, number, islice(ways, known, None)):
        return _reach_anew(board, company, before)
    denied = _spread(track, ways, [*here, *islice(ways, known, None)])
    if any(half not in ways and half not in before.doubtful for half in denied):
        return _reach_anew(board, company, before)
    new = set(islice(ways, known, None))
    stops = {stop for stop in before.stops if stop // 2 != number}
    stops.update(own, _stops_at(track, (*here, *new)))
    return Reach(ways, frozenset(stops), before.doubtful, track), new


def _reach_anew(board: Board, company: str, before: Reach) -> tuple[Reach, set[Half]]:
    found = reach(board, company)
    return found, found.ways.keys() - before.ways.keys()


def _track_after_lay(board: Board, company: str, number: int, before: _Track) -> _Track:
    """The track with another tile in one hex, where alone cities may have opened or moved."""
    counts: dict[StopNumber, int] = {}
    for held in board.stations.values():
        for stop in held:
            if stop // 2 == number:
                counts[stop] = counts.get(stop, 0) + 1
    closed = before.closed
    if counts:
        elsewhere = [stop for stop in closed if stop // 2 != number]
        closed = frozenset([*elsewhere, *_full_cities(board, company, counts)])
    return _Track(faces_for(board, company), closed, board.grid)


def _leads_to(before: Reach, track: _Track, number: int, left: Iterable[Half]) -> bool:
    """Whether new track of one hex may lead to what is doubtful; its stations newly lead to `left`."""
    base, across, ends = 6 * number, track.grid.across, set(left)
    for half in range(base, base + 6):
        old = _onward(before.track, half)
        ends.update([across[base + side] for side in _onward(track, half) if side not in old])
    return not before.doubtful.isdisjoint(_reach_beyond(track, {}, ends))


@dataclass(slots=True)
class _Track:
    """The parts of the map that a walk needs."""

    faces: Sequence[Face]
    closed: frozenset[StopNumber]
    grid: Grid


def _track_for(board: Board, company: str) -> _Track:
    return _Track(faces_for(board, company), impassable_cities(board, company), board.grid)


def _stops_at(track: _Track, halves: Iterable[Half]) -> list[StopNumber]:
    """The stops that track leads to after entering hexes by these half-sides."""
    faces = track.faces
    met = [(half // 6, faces[half // 6].stop_at[half % 6]) for half in halves]
    return [2 * h + i for h, i in met if i >= 0]


def _leave(track: _Track, stop: StopNumber, ways: dict[Half, int]) -> None:
    """Add the half-sides that track leads to directly from a station."""
    h, i = divmod(stop, 2)
    stop_sides, grid = track.faces[h].stop_sides, track.grid
    for side in stop_sides[i] if i < len(stop_sides) else ():
        ways.setdefault(grid.across[6 * h + side], grid.bit[6 * h + side])


def _onward(track: _Track, half: Half) -> tuple[int, ...]:
    """The sides by which track leads on after entering a hex (E-6.71, E-6.72)."""
    h, side = divmod(half, 6)
    face = track.faces[h]
    index = face.stop_at[side]
    return face.plain[side] if index >= 0 and 2 * h + index in track.closed else face.onward[side]


def _spread(track: _Track, ways: dict[Half, int], todo: list[Half]) -> list[Half]:
    """Follow all track from half-sides, one path to each; return those that only the path itself blocks."""
    across, bit, denied = track.grid.across, track.grid.bit, []
    for half in todo:
        used, base = ways[half], half - half % 6
        for side in _onward(track, half):
            there = across[base + side]
            if there in ways:
                continue
            if used & bit[base + side]:
                denied.append(there)
            else:
                ways[there] = used | bit[base + side]
                todo.append(there)
    return denied


def _reach_beyond(track: _Track, ways: Mapping[Half, int], denied: Iterable[Half]) -> set[Half]:
    """Everything new that blocked half-sides would reach if sides could be used twice."""
    found = set(denied)
    todo = list(found)
    for half in todo:
        base = half - half % 6
        for side in _onward(track, half):
            there = track.grid.across[base + side]
            if there not in ways and there not in found:
                found.add(there)
                todo.append(there)
    return found


def _resolve_doubtful(track: _Track, ways: dict[Half, int], doubtful: set[Half]) -> None:
    """Search other paths to the doubtful half-sides; drop a path that contains another one."""
    across, bit = track.grid.across, track.grid.bit
    known = {half: [used] for half, used in ways.items()}
    todo = list(ways.items())
    for half, used in todo:
        if used not in known[half]:
            continue
        base = half - half % 6
        for side in _onward(track, half):
            there, more = across[base + side], used | bit[base + side]
            others = known.setdefault(there, [])
            if more == used or any(other & ~more == 0 for other in others):
                continue
            others[:] = [other for other in others if more & ~other] + [more]
            todo.append((there, more))
            ways.setdefault(there, more)
            doubtful.discard(there)
        if not doubtful:
            return
