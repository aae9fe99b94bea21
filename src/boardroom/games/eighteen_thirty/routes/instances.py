"""Route instances from a file: solve them, compare with their optimum, measure (E-6.17).

A file holds lists `turns` and `stress`. An instance gives the tiles (hex -> [tile, rotation]), the stations
([company, hex, stop]), the company whose turn it is, its trains, the phase, and the proved optimum.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardroom.core.errors import BadData
from boardroom.games.eighteen_thirty.board.graph import Board, make_board
from boardroom.games.eighteen_thirty.board.hexes import Grid, grid
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.components import MAPS, companies, phases, trains
from boardroom.games.eighteen_thirty.routes.check import breaches, revenue
from boardroom.games.eighteen_thirty.routes.solve import best_routes, forget_solved

GROUPS = ("turns", "stress")
CHESS_SECONDS = 1.0


def run(path: Path | str) -> dict[str, Any]:
    """Figures for both groups of a file; `wrong` counts illegal sets and totals other than the optimum."""
    groups = read(Path(path))
    plies = chess_plies_per_s()
    report: dict[str, Any] = {name: {**_measure(groups[name]), "chess_plies_per_s": plies} for name in GROUPS}
    report["chess_plies_per_s"] = plies
    return report


class Instance:
    """One instance, checked when it is read."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        self.name = name
        on = grid(entry.get("map", MAPS[0]))
        laid = {hex_id: (tile, rotation) for hex_id, (tile, rotation) in entry["tiles"].items()}
        stations: dict[str, list[tuple[str, int]]] = {}
        for company, hex_id, stop in entry["stations"]:
            stations.setdefault(company, []).append((hex_id, stop))
        self.board: Board = make_board(on, laid, stations)
        self.company, self.trains = entry["company"], list(entry["trains"])
        self.high = phases()[entry["phase"]].high
        self.optimal = entry["optimal"]


def read(path: Path) -> dict[str, list[Instance]]:
    """The instances of a file by group; the first fault is reported in one sentence."""
    try:
        whole = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadData(path, None, "this file is missing") from None
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadData(path, None, f"is no JSON text ({error})") from None
    if not isinstance(whole, dict) or not any(isinstance(whole.get(name), list) for name in GROUPS):
        raise BadData(path, None, "holds neither a list 'turns' nor a list 'stress' of route instances")
    found: dict[str, list[Instance]] = {}
    for group in GROUPS:
        found[group] = []
        for number, entry in enumerate(whole.get(group, [])):
            name = f"{group}[{number}]"
            fault = next(_faults(entry), None)
            if fault:
                raise BadData(path, None, f"{name}: {fault}")
            found[group].append(Instance(name, entry))
    return found


def _faults(entry: Any) -> Iterator[str]:
    """The faults of an instance, in words."""
    if not isinstance(entry, dict):
        yield "is no object"
        return
    shapes = {"tiles": dict, "stations": list, "company": str, "trains": list, "phase": int, "optimal": int}
    for key, kind in shapes.items():
        if not isinstance(entry.get(key), kind) or isinstance(entry.get(key), bool):
            yield f"{key!r} is missing or of the wrong kind"
            return
    if entry.get("map", MAPS[0]) not in MAPS:
        yield f"no map is called {entry['map']!r}"
        return
    on = grid(entry.get("map", MAPS[0]))
    if entry["company"] not in companies():
        yield f"no company is called {entry['company']!r}"
    if entry["phase"] not in phases():
        yield f"there is no phase {entry['phase']!r}"
    yield from (f"no train is called {kind!r}" for kind in entry["trains"] if kind not in trains())
    yield from _tile_faults(on, entry["tiles"])
    yield from _station_faults(on, entry)


def _tile_faults(on: Grid, laid: dict[str, Any]) -> Iterator[str]:
    for hex_id, tile in laid.items():
        if hex_id not in on.number:
            yield f"there is no hex {hex_id!r} on the map"
        elif not (isinstance(tile, list) and len(tile) == 2 and tile[0] in tiles() and tile[1] in range(6)):
            yield f"hex {hex_id} holds {tile!r}, which is no tile of the box at a rotation from 0 to 5"


def _station_faults(on: Grid, entry: dict[str, Any]) -> Iterator[str]:
    for station in entry["stations"]:
        if not (isinstance(station, list) and len(station) == 3 and isinstance(station[1], str)):
            yield f"{station!r} is no station"
            continue
        company, hex_id, stop = station
        if company not in companies() or hex_id not in on.number:
            yield f"the station {station!r} names no company or no hex of the map"
            continue
        tile = entry["tiles"].get(hex_id)
        hex_ = on.hexes[on.number[hex_id]]
        stops = tiles()[tile[0]].stops if tile else hex_.printed.stops
        if stop not in range(max(len(stops), 1 if hex_.marker else 0)):
            yield f"the station {station!r} names a stop that {hex_id} does not have"


def _measure(instances: list[Instance]) -> dict[str, Any]:
    times, wrong, unproved = [], [], 0
    for instance in instances:
        forget_solved()
        start = time.process_time()
        answer = best_routes(instance.board, instance.company, instance.trains, instance.high)
        times.append(1000 * (time.process_time() - start))
        unproved += not answer.proved
        found = sum(revenue(instance.board, instance.company, instance.high, r) for r in answer.routes)
        illegal = breaches(instance.board, instance.company, instance.trains, answer.routes)
        if illegal or found != answer.value or answer.value != instance.optimal:
            wrong.append(f"{instance.name}: {answer.value} instead of {instance.optimal}")
    times.sort()
    return {
        "instances": len(instances),
        "wrong": len(wrong),
        "first_wrong": wrong[0] if wrong else None,
        "unproved": unproved,
        "median_ms": _at(times, 0.5),
        "p99_ms": _at(times, 0.99),
        "max_ms": _at(times, 1.0),
    }


def _at(times: list[float], share: float) -> float:
    """The quantile of the times."""
    if not times:
        return 0.0
    return round(times[max(0, -int(-share * len(times) // 1) - 1)], 3)


def chess_plies_per_s() -> float | None:
    """Random plies per second of python-chess on this machine; None if it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    luck, plies, start = random.Random(1830), 0, time.process_time()
    while time.process_time() - start < CHESS_SECONDS:
        board = chess.Board()
        while board.ply() < 200 and (moves := list(board.legal_moves)):
            board.push(luck.choice(moves))
            plies += 1
    return round(plies / (time.process_time() - start), 1)
