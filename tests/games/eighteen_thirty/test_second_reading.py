"""A second reading of the rulebook: each sentence that says may, must, any, at any time or in any order.

The rows stand in `second_reading.txt`: the chapter, what the sentence says in our words, a position, moves,
and what holds then or the clause that refuses the last move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    go_on,
    kinds,
    lay,
    operate,
    sold,
    stock_turn,
    table,
    why,
)

from boardroom.core.errors import BadInput
from boardroom.games.eighteen_thirty.board.map_state import area_of, tiles_on_map
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.turn import turn_of
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import State

DEPOTS = {
    2: (6, 5, 4, 3, 2, 6), 3: (0, 4, 4, 3, 2, 6), 4: (0, 0, 3, 3, 2, 6), 5: (0, 0, 0, 2, 2, 6),
    6: (0, 0, 0, 0, 1, 6), 7: (0, 0, 0, 0, 0, 6),
}  # fmt: skip
"""Trains left in the bank when a phase has just begun, by the phase."""


class Row(NamedTuple):
    """A sentence, and what shows that it holds."""

    place: str
    rule: str
    table: str
    moves: str
    then: str


ROWS = [
    Row(*line.split(" | "))
    for line in (Path(__file__).parent / "second_reading.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


# --- positions: items separated by semicolons; a step comes last


def position(text: str) -> State:
    """`sale`, or a table after it: players, phase, round, owners, companies, tiles, money, and a step."""
    items = [item.split() for item in text.split(";")]
    set_up = {item[0]: item[1] for item in items if item[0] in ("players", "map", "profile")}
    options = {name: value for name, value in set_up.items() if name != "players"}
    phase = next((int(item[1]) for item in items if item[0] == "phase"), 2)
    owned = {item[1]: int(item[2]) for item in items if item[0] == "owner"}
    seats = int(set_up.get("players", 4))
    s = table(seats, **options) if items[0] == ["sale"] else sold(seats, owned, phase, **options)
    if phase in DEPOTS and items[0] != ["sale"]:
        s.depot = DEPOTS[phase]
    for item in items:
        if item[0] not in ("sale", "players", "map", "profile", "phase", "owner"):
            ITEMS.get(item[0], _company)(s, item)
    return go_on(s)


def _company(s: State, item: list[str]) -> None:
    """`PRR 0:6 1:2 par 100 cash 500 trains 2,3 stations H12,E11.1`."""
    name, *words = item
    shares = {int(a): int(b) for a, b in (word.split(":") for word in words if word[1:2] == ":")}
    rest = words[len(shares) :]
    given = dict(zip(rest[::2], rest[1::2], strict=True))
    found = company(s, name, shares, int(given.pop("par", "100")), int(given.pop("pool", "0")))
    for key, value in given.items():
        if key == "stations":
            places = [place.partition(".") for place in value.split(",")]
            numbers = {hex_id: number for number, hex_id in enumerate(_hexes(s))}
            found.stations = tuple(2 * numbers[hex_id] + int(city or 0) for hex_id, _, city in places)
        elif key == "cell":
            row, _, column = value.partition(",")
            found.cell = int(row), int(column)
        elif key in ("trains", "privates"):
            setattr(found, key, tuple(value.split(",")))
            s.closed = tuple(one for one in s.closed if one not in found.privates)
        else:
            setattr(found, key, int(value))


def _hexes(s: State) -> list[str]:
    return [one.id for one in area_of(s).hexes]


def _lay(s: State, item: list[str]) -> None:
    tile, _, rotation = item[2].partition("/")
    lay(s, **{item[1]: (tile, int(rotation))})


def _cash(s: State, item: list[str]) -> None:
    s.players[int(item[1])].cash = int(item[2])


def _round(s: State, item: list[str]) -> None:
    s.round = int(item[1])


def _bank(s: State, item: list[str]) -> None:
    s.bank = int(item[1])


def _depot(s: State, item: list[str]) -> None:
    s.depot = tuple(map(int, item[1].split(",")))


def _pool(s: State, item: list[str]) -> None:
    s.pool_trains = tuple(item[1].split(","))


def _stock(s: State, item: list[str]) -> None:
    s.priority = int(item[1])
    stock_turn(s, int(item[1]))


def _operate(s: State, item: list[str]) -> None:
    """`operate PRR lay_track left NYC,B&O laid stationed dh_laid revenue 100`."""
    _, name, stage, *words = item
    left: tuple[str, ...] = ()
    fields: dict[str, int | bool] = {}
    while words:
        word = words.pop(0)
        if word == "left":
            left = tuple(words.pop(0).split(","))
        else:
            fields[word] = int(words.pop(0)) if word == "revenue" else True
    operate(s, name, stage, left, **fields)


Item = Callable[[State, list[str]], None]
ITEMS: dict[str, Item] = {
    "lay": _lay, "cash": _cash, "round": _round, "bank": _bank, "depot": _depot, "pool": _pool,
    "stock": _stock, "operate": _operate,
}  # fmt: skip


# --- what holds: words, the last one the expected value


def read(s: State, words: list[str]) -> str:
    """What a table shows under the words before the last one."""
    match words:
        case ["asked", _]:
            return "+".join(map(str, asked(s)))
        case ["at", _]:
            return at(s)
        case ["over", _]:
            return "yes" if s.over else "no"
        case ["offered", seat, kind]:
            return kind if kind in kinds(s, int(seat)) else "not offered"
        case ["not-offered", seat, kind]:
            return "offered" if kind in kinds(s, int(seat)) else kind
        case ["tile", hex_id, _]:
            tile, rotation = tiles_on_map(s).get(hex_id, ("-", 0))
            return f"{tile}/{rotation}"
        case ["revenue", _]:
            return str(turn_of(s).revenue)
        case ["left", kind, _]:
            return str(s.depot[("2", "3", "4", "5", "6").index(kind)])
        case ["pool", _]:
            return "+".join(s.pool_trains) or "-"
        case ["closed", private, _]:
            return "yes" if private in s.closed else "no"
        case [("cash" | "worth" | "privates" | "shares") as what, seat, *more, _]:
            return _of_player(s, what, int(seat), more)
        case [name, _] if name in ("priority", "phase", "bank", "round", "operating", "operating_rounds"):
            return str(getattr(s, name))
    return _of_company(s, words[0], words[1])


def _of_player(s: State, what: str, seat: int, more: list[str]) -> str:
    player = s.players[seat]
    if what == "shares":
        return str(player.shares[s.company(more[0]).number])
    if what == "privates":
        return "+".join(player.privates) or "-"
    return str(player.cash if what == "cash" else worth(s, player))


def _of_company(s: State, name: str, what: str) -> str:
    found = s.company(name)
    if what in ("trains", "privates"):
        return "+".join(getattr(found, what)) or "-"
    if what == "stations":
        return "+".join(f"{_hexes(s)[stop // 2]}.{stop % 2}" for stop in found.stations) or "-"
    if what == "floated":
        return "yes" if found.floated else "no"
    return str(getattr(found, what))


def test_every_chapter_was_read():
    chapters = {row.place.split()[0].partition(".")[0] for row in ROWS}
    assert chapters == {"1", "2", "3", "4", "5", "6", "7", "1830+"}
    assert len({row.place + row.rule for row in ROWS}) == len(ROWS) > 150
    assert len({(row.table, row.moves, row.then) for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.place}: {row.rule}" for row in ROWS])
def test_a_sentence_of_the_rulebook_holds(row: Row):
    s = position(row.table)
    *before, last = row.moves.split(" / ")
    do(s, *before)
    if row.then.startswith("refused "):
        digest = s.digest()
        assert why(s, last) == row.then.removeprefix("refused ")
        assert s.digest() == digest, "a refused move changes nothing"
        return
    if row.then == "no such move":
        with pytest.raises(BadInput):
            GAME.language.parse(last)
        return
    do(s, *([] if last == "-" else [last]))
    for item in row.then.split(", "):
        words = item.split()
        assert read(s, words) == words[-1], item
