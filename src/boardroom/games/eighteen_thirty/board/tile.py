"""Track tiles: stops, track and upgrades of every tile at every rotation (E-6.8, E-6.39, E-6.44 to E-6.47).

Track is a set of pieces, each joining two local ends of a hex: 0 to 5 are its sides, 6 and 7 its stops. A
`Face` is the track of a hex: a tile at one rotation, or the printed track. There is one Face object for each,
so faces are compared and hashed by identity.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from boardroom.core.components import Entry, rows

TileId = str
End = int  # a local end of a hex
Piece = tuple[End, End]

DATA = Path(__file__).parent.parent / "data"
SIDES = ("SW", "W", "NW", "NE", "E", "SE")
STOP = 6  # the first local end that is a stop
TILE_COLOURS = ("yellow", "green", "brown")


@dataclass(frozen=True, slots=True)
class Stop:
    """A city, town, off-board area or home marker, with its value before and after the first 5-train."""

    kind: str
    low: int
    high: int
    circles: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """The track of a hex. `exits` and `joins` are sides as bits; the other tables are by side or by stop."""

    tile: TileId | None
    rotation: int
    colour: str
    label: str
    stops: tuple[Stop, ...]
    pieces: tuple[Piece, ...]
    exits: int
    joins: tuple[int, ...]  # by stop: its sides
    plain: tuple[tuple[End, ...], ...]  # by side: the sides that plain track leads to
    stop_at: tuple[int, ...]  # by side: the stop it leads to, or -1
    stop_sides: tuple[tuple[End, ...], ...]  # by stop: its sides in order
    through: tuple[int, ...]  # by side: the only side that plain track leads to, or -1
    onward: tuple[tuple[End, ...], ...]  # by side: the sides that track leads to, past a stop on it, too
    switches: tuple[tuple[End, ...], ...]  # by side: all sides of its group of plain track, or none

    def __repr__(self) -> str:
        return f"{self.tile}/{self.rotation}" if self.tile else f"printed {self.colour}"


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One kind of tile, its number of copies, and its six faces."""

    id: TileId
    colour: str
    count: int
    label: str
    upgrades: tuple[TileId, ...]
    faces: tuple[Face, ...]

    @property
    def stops(self) -> tuple[Stop, ...]:
        return self.faces[0].stops


def read_stops(entry: Entry) -> tuple[Stop, ...]:
    """Stops as written in the data: `city 40/60 circles 2 + town 10`."""
    text = entry.word("stops")
    return tuple(_stop(entry, part.split()) for part in text.split("+")) if text else ()


def _stop(entry: Entry, words: list[str]) -> Stop:
    kinds = ("city", "town", "offboard", "marker")
    if len(words) not in (2, 4) or words[0] not in kinds or (len(words) == 4 and words[2] != "circles"):
        raise entry.wrong(f"no stop is written {' '.join(words)!r}")
    low, _, high = words[1].partition("/")
    try:
        circles = int(words[3]) if len(words) == 4 else int(words[0] == "city")
        return Stop(words[0], int(low), int(high or low), circles)
    except ValueError:
        raise entry.wrong(f"a value of {' '.join(words)!r} is no whole number") from None


def read_pieces(entry: Entry, stops: int) -> tuple[Piece, ...]:
    """Track as written in the data: `SW-NE` joins two sides, `SW-0` a side and a stop."""
    ends = {side: i for i, side in enumerate(SIDES)} | {str(i): STOP + i for i in range(stops)}
    pieces = []
    for word in entry.words("track"):
        first, dash, second = word.partition("-")
        if not dash or first not in SIDES or second not in ends or first == second:
            raise entry.wrong(f"no track is written {word!r}")
        pieces.append((ends[first], ends[second]))
    return tuple(pieces)


def make_face(
    pieces: Iterable[Piece],
    stops: tuple[Stop, ...],
    colour: str,
    label: str = "",
    at: tuple[TileId, int] | None = None,
) -> Face:
    """A face with its derived tables; `at` is tile and rotation, None for printed track."""
    pieces = tuple(pieces)
    links: list[list[End]] = [[] for _ in range(STOP + 2)]
    for a, b in pieces:
        links[a].append(b)
        links[b].append(a)
    sides = range(6)
    exits = sum(1 << side for side in sides if links[side])
    plain = tuple(tuple(sorted(end for end in links[side] if end < STOP)) for side in sides)
    stop_at = tuple(max((end - STOP for end in links[side] if end >= STOP), default=-1) for side in sides)
    stop_sides = tuple(tuple(sorted(links[STOP + i])) for i in range(len(stops)))
    joins = tuple(sum(1 << side for side in joined) for joined in stop_sides)
    through = tuple(plain[side][0] if _is_choiceless(plain, stop_at, side) else -1 for side in sides)
    onward = tuple(plain[side] + _past_stop(stops, stop_at, stop_sides, side) for side in sides)
    switches = tuple(_group(plain, side) for side in sides)
    tile, rotation = at or (None, 0)
    return Face(
        tile, rotation, colour, label, stops, pieces, exits, joins,
        plain, stop_at, stop_sides, through, onward, switches,
    )  # fmt: skip


def _past_stop(
    stops: tuple[Stop, ...], stop_at: tuple[int, ...], stop_sides: tuple[tuple[End, ...], ...], side: int
) -> tuple[End, ...]:
    """The sides beyond the stop at a side (E-6.71, E-6.72)."""
    stop = stop_at[side]
    if stop < 0 or stops[stop].kind == "offboard":
        return ()
    return tuple(other for other in stop_sides[stop] if other != side)


def _group(plain: tuple[tuple[End, ...], ...], side: int) -> tuple[End, ...]:
    """The sides that plain track joins to a side, directly or by others, and the side itself."""
    group = [side] if plain[side] else []
    for one in group:
        group.extend(other for other in plain[one] if other not in group)
    return tuple(sorted(group))


def _is_choiceless(plain: tuple[tuple[End, ...], ...], stop_at: tuple[int, ...], side: int) -> bool:
    if len(plain[side]) != 1 or stop_at[side] >= 0:
        return False
    other = plain[side][0]
    return len(plain[other]) == 1 and stop_at[other] < 0


def _rotate(pieces: Iterable[Piece], rotation: int) -> list[Piece]:
    def turn(end: End) -> End:
        return (end + rotation) % 6 if end < STOP else end

    return [(turn(a), turn(b)) for a, b in pieces]


def _tile(entry: Entry) -> Tile:
    name = entry.word("tile")
    colour, label = entry.word("colour", among=TILE_COLOURS), entry.word("label")
    stops = read_stops(entry)
    pieces = read_pieces(entry, len(stops))
    faces = tuple(make_face(_rotate(pieces, r), stops, colour, label, (name, r)) for r in range(6))
    upgrades = entry.words("upgrades")
    return Tile(name, colour, entry.whole("count"), label, upgrades, faces)


@cache
def tiles() -> dict[TileId, Tile]:
    """All kinds of tile in printed order, by number."""
    found: dict[TileId, Tile] = {}
    for entry in rows(DATA / "tiles.csv"):
        tile = _tile(entry)
        if tile.id in found:
            raise entry.wrong(f"tile {tile.id} stands here a second time")
        found[tile.id] = tile
    return found


def face_of(tile: TileId, rotation: int) -> Face:
    """The face of a tile at a rotation."""
    return tiles()[tile].faces[rotation]


def carry_stops(old: Face, new: Face) -> tuple[int, ...] | None:
    """The index on `new` of each stop of `old`, or None if some old track is lost (E-6.44, E-6.46, E-6.47).

    A stop becomes the stop that has its exits; a stop without track takes the first one left.
    """
    if len(old.stops) != len(new.stops) or not _plain(old) <= _plain(new):
        return None
    targets: list[int | None] = []
    for exits in old.joins:
        fits = [j for j, wider in enumerate(new.joins) if exits & ~wider == 0]
        if exits and not fits:
            return None
        targets.append(fits[0] if exits else None)
    named = [target for target in targets if target is not None]
    if len(set(named)) != len(named):
        return None
    free = [j for j in range(len(new.stops)) if j not in named]
    return tuple(free.pop(0) if target is None else target for target in targets)


def _plain(face: Face) -> set[frozenset[End]]:
    return {frozenset(piece) for piece in face.pieces if piece[1] < STOP}


def _picture(face: Face) -> frozenset[object]:
    """What a face looks like: rotations with the same picture are one way to lay the tile."""
    return frozenset(_plain(face)) | frozenset(face.joins)


@cache
def distinct_faces(tile: TileId) -> tuple[Face, ...]:
    """The faces of a tile that look different, lowest rotation first."""
    seen: dict[frozenset[object], Face] = {}
    for face in tiles()[tile].faces:
        seen.setdefault(_picture(face), face)
    return tuple(seen.values())


@cache
def face_with_marker(face: Face, marker: Stop) -> Face:
    """A face for the owner of a home marker, which is a stop on every track of the hex (E-8.2, U-6)."""
    pieces = [(side, STOP) for side in range(6) if face.exits >> side & 1]
    return make_face(pieces, (marker,), face.colour, face.label)
