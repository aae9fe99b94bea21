"""What a company's track reaches (E-6.5, E-6.12, E-6.52, E-6.58, E-6.59, E-6.114).

A stop of the map is the number `2 * hex + index`. Track is followed piece by piece, so a junction is not
reversed and a crossing not changed (E-6.66, E-6.67): no piece leads that way. A way uses no side between two
hexes twice, as a route would not (E-6.65, U-17).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.hexes import Grid, HexId, Laid, lie
from boardroom.games.eighteen_thirty.board.tile import Face, face_with_marker

StopNumber = int
Half = int  # a side of a hex, 6 * hex + side
Stations = Mapping[str, Sequence[tuple[HexId, int]]]


@dataclass(frozen=True, slots=True)
class Board:
    """The map as it lies: a face for every hex, the stations of every company as stop numbers."""

    grid: Grid
    faces: tuple[Face, ...]
    stations: Mapping[str, tuple[StopNumber, ...]]


@dataclass(frozen=True, slots=True)
class Reach:
    """Sides by which track arrives in a hex, and stops arrived at, own stations included."""

    halves: frozenset[Half]
    stops: frozenset[StopNumber]


def make_board(grid: Grid, laid: Laid, stations: Stations) -> Board:
    """A board from plain data: hex -> (tile, rotation), company -> (hex, stop index) of its stations."""
    number = grid.number
    placed = {company: tuple(2 * number[h] + i for h, i in held) for company, held in stations.items()}
    return Board(grid, lie(grid, laid), placed)


def place(board: Board, stop: StopNumber) -> tuple[HexId, int]:
    """A stop number as hex and index."""
    return board.grid.hexes[stop // 2].id, stop % 2


def faces_for(board: Board, company: str) -> tuple[Face, ...]:
    """The faces as a company sees them: its own home marker is a stop for itself alone (E-8.2, U-6)."""
    faces = board.faces
    for stop in board.stations.get(company, ()):
        at = stop // 2
        marker = board.grid.hexes[at].marker
        if marker:
            faces = (*faces[:at], face_with_marker(faces[at], marker), *faces[at + 1 :])
    return faces


def station_counts(board: Board) -> dict[StopNumber, int]:
    """How many circles of each city hold a station."""
    count: dict[StopNumber, int] = {}
    for held in board.stations.values():
        for stop in held:
            count[stop] = count.get(stop, 0) + 1
    return count


def impassable_cities(board: Board, company: str) -> frozenset[StopNumber]:
    """Cities that a company cannot pass: every circle filled by others (E-6.12, E-6.59, E-6.114)."""
    own = board.stations.get(company, ())
    return frozenset(
        stop
        for stop, count in station_counts(board).items()
        if stop not in own and count >= _circles(board.faces[stop // 2], stop % 2)
    )


def _circles(face: Face, index: int) -> int:
    # A home marker lies on plain track and takes no circle (E-8.2): nothing there can be full.
    return face.stops[index].circles if index < len(face.stops) else 99


def reach(board: Board, company: str) -> Reach:
    """Everything that unblocked track of any length reaches from the company's stations."""
    own = board.stations.get(company, ())
    faces, closed = faces_for(board, company), impassable_cities(board, company)
    across, bit = board.grid.across, board.grid.bit
    ways: dict[Half, int] = {}  # half-side -> the sides used on one way to it
    for stop in own:
        h, i = divmod(stop, 2)
        stop_sides = faces[h].stop_sides
        for side in stop_sides[i] if i < len(stop_sides) else ():
            ways[across[6 * h + side]] = bit[6 * h + side]
    track = _Track(faces, closed, board.grid)
    denied = _spread(track, ways)
    doubtful = _beyond(track, ways, [half for half in denied if half not in ways])
    if doubtful:
        _settle(track, ways, doubtful)
    met = [(half // 6, faces[half // 6].stop_at[half % 6]) for half in ways]
    return Reach(frozenset(ways), frozenset(own) | {2 * h + i for h, i in met if i >= 0})


@dataclass(frozen=True, slots=True)
class _Track:
    """What a walk needs to know of the map."""

    faces: Sequence[Face]
    closed: frozenset[StopNumber]
    grid: Grid


def _onward(track: _Track, half: Half) -> tuple[int, ...]:
    """Sides by which track goes on after entering a hex (E-6.71, E-6.72)."""
    h, side = divmod(half, 6)
    face = track.faces[h]
    sides, index = face.plain[side], face.stop_at[side]
    if index >= 0 and 2 * h + index not in track.closed and face.stops[index].kind != "offboard":
        sides = sides + tuple(other for other in face.stop_sides[index] if other != side)
    return sides


def _spread(track: _Track, ways: dict[Half, int]) -> list[Half]:
    """Follow all track, one way to each half-side; returns where that way's own sides stood in the way."""
    across, bit = track.grid.across, track.grid.bit
    todo, denied = list(ways), []
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


def _beyond(track: _Track, ways: Mapping[Half, int], denied: list[Half]) -> set[Half]:
    """Everything new that could be reached from denied half-sides if sides might be used again."""
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


def _settle(track: _Track, ways: dict[Half, int], doubtful: set[Half]) -> None:
    """Look for other ways to the doubtful half-sides, keeping each way that no other way is a part of."""
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
