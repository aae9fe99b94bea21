"""Tables of a running server, with moves that were chosen beforehand, since choosing them must not count."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from random import Random

from boardroom.bench.connection import Connection
from boardroom.core import fair_deal
from boardroom.core.actions import Action
from boardroom.core.chance import Chance
from boardroom.core.engine import may_act, offers
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.state import State

Luck = tuple[str, list[str]]
"""What a deal depends on: the secret of the table, and the entropy of its seats."""


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A table that has been dealt, and random legal moves from its first row on."""

    id: str
    moves: list[Action]


async def deal_tables(
    file: Path, game: Game[State], people: list[Connection], count: int, moves: int
) -> list[PlannedTable]:
    """Deal tables, each with one seat for every person. The database file tells how they were dealt."""
    ids = [await _deal_table(game, people) for _ in range(count)]
    lucks = read_lucks(file, ids)
    seats = len(people)
    return [
        PlannedTable(table, random_moves(game, seats, luck, moves))
        for table, luck in zip(ids, lucks, strict=True)
    ]


async def _deal_table(game: Game[State], people: list[Connection]) -> str:
    owner, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = await owner.post("/api/tables", {"game": game.key, "seats": seats})
    links = made["links"]
    assert isinstance(links, dict)
    for person, link in zip(others, links.values(), strict=True):
        await person.post(f"/api/tables/{made['id']}/join", {"secret": str(link).partition("join=")[2]})
    return str(made["id"])


def read_lucks(file: Path, ids: list[str]) -> list[Luck]:
    """Read the secret and the entropy of each table from the database file."""
    with sqlite3.connect(file) as db:
        found = []
        for table in ids:
            secret = db.execute("select secret from tables where id = ?", (table,)).fetchone()[0]
            query = "select entropy from seats where table_id = ? order by seat"
            found.append((secret, [row[0] for row in db.execute(query, (table,))]))
    db.close()
    return found


def random_moves(game: Game[State], seats: int, luck: Luck, count: int) -> list[Action]:
    """Random legal moves of the game that this secret and entropy deal."""
    secret, entropy = luck
    journal = Journal.deal(Setup(game, game.options(), seats, Chance(fair_deal.seed(secret, entropy))))
    rng = Random(secret)
    moves: list[Action] = []
    while len(moves) < count and not journal.state.over:
        seat = may_act(journal.state)[0]
        a = rng.choice(offers(journal.state, seat)).sample(rng)
        journal.play(a)
        moves.append(a)
    return moves
