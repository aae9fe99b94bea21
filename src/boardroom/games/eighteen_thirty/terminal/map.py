"""The map in plain text: two lines for a row of hexes, eight characters for a hex, 98 columns in all.

The upper line has the tile with its rotation, or the place name or terrain cost. The lower line has the
stops: `o` is a free circle, two letters are a station, then follows the value of the stop.
"""

from __future__ import annotations

from boardroom.games.eighteen_thirty.board.hexes import Hex
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.board.tile import Face, Stop
from boardroom.games.eighteen_thirty.components import offboard_values
from boardroom.games.eighteen_thirty.state import State

WIDE = 4
"""Characters per column of the map; neighbouring hexes of a row are two columns apart."""
SIGNS = {"water": "~", "mountain": "^"}


def map_lines(s: State) -> list[str]:
    """The ruler and every row."""
    area, faces = area_of(s), map_of(s).board.faces
    columns = [int(hex_.id[1:]) for hex_ in area.hexes]
    first, last = min(columns), max(columns)
    ruler = "  " + "".join(f"{n:<{WIDE}}" for n in range(first, last + 1))
    found = [ruler.rstrip()]
    for row in sorted({hex_.id[0] for hex_ in area.hexes}):
        wide = WIDE * (last - first + 1) + 2
        upper, lower = [" "] * wide, [" "] * wide
        for n, hex_ in enumerate(area.hexes):
            if hex_.id[0] == row:
                at = WIDE * (int(hex_.id[1:]) - first)
                _write(upper, at, _above(s, hex_, faces[n]))
                _write(lower, at, _below(s, n, hex_, faces[n]))
        found += [f"{row} {''.join(upper)}".rstrip(), f"  {''.join(lower)}".rstrip()]
    return found


def _write(line: list[str], at: int, words: str) -> None:
    room = min(2 * WIDE - 1, len(line) - at)
    line[at : at + room] = words[:room].ljust(room)


def _above(s: State, hex_: Hex, face: Face) -> str:
    if face.tile is not None:
        return f"{face.tile}/{face.rotation}"
    if hex_.name:
        return hex_.name
    if hex_.area:
        return f"({hex_.area}"
    return f"{SIGNS.get(hex_.terrain, '')}{hex_.cost}" if hex_.cost else "."


def _below(s: State, n: int, hex_: Hex, face: Face) -> str:
    if hex_.area:
        low, high = offboard_values()[hex_.area]
        return f"={high if s.phase_rules.high else low}"
    found = [_stop(s, 2 * n + i, stop) for i, stop in enumerate(face.stops)]
    worths = {stop.high if s.phase_rules.high else stop.low for stop in face.stops}
    if len(worths) == 1 and len(" ".join(found)) < 6:
        found.append(str(worths.pop() or ""))
    cost = f"{SIGNS.get(hex_.terrain, '')}{hex_.cost}" if hex_.cost and hex_.name and not face.tile else ""
    return " ".join(filter(None, [*found, cost]))


def _stop(s: State, number: int, stop: Stop) -> str:
    """A stop: its stations and free circles, or a dash for a town."""
    held = [_code(company.id) for company in s.companies if number in company.stations]
    free = "o" * max(0, stop.circles - len(held)) if stop.kind == "city" else "-"
    return f"{''.join(held)}{free}"


def _code(company: str) -> str:
    """The two letters of a company."""
    return "NH" if company == "NYNH" else company.replace("&", "")[:2]
