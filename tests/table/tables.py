"""Tables of three people for the tests of `table/`."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.games.registry import load
from boardroom.table.seating import HUMAN, Seat, Seating
from boardroom.table.table import MoveRequest, Table, TableInfo

PEOPLE = ("ann", "bob", "cid")
SEATING = Seating(
    tuple(Seat(seat, HUMAN, name=name, entropy=f"{name}'s") for seat, name in enumerate(PEOPLE)),
    {seat: frozenset({name}) for seat, name in enumerate(PEOPLE)},
)


def new_table(game: str = "power_grid", seating: Seating = SEATING) -> Table:
    """A table of Ann, Bob and Cid before the first move; Ann owns it."""
    rules = load(game)
    setup = Setup(rules, rules.options(), 3, Chance("table"), seating.names, seating.bots)
    return Table.begin(TableInfo(id="t", owner="ann", secret="secret"), seating, Journal.deal(setup))


def next_action(table: Table) -> Action:
    """The suggested action of the first offer of the seat to move."""
    return table.offers(table.position.waits[0])[0].suggest()


def next_request(table: Table, key: str | None = None) -> MoveRequest:
    a = next_action(table)
    return MoveRequest(a, table.asked_at[a.seat], key)


def play_moves(table: Table, moves: int, seed: int = 1) -> Table:
    """The table after some random moves."""
    rng, choose = Random(seed), table.game.random_policy()
    for _ in range(moves):
        table = table.play(choose(table.offers(table.position.waits[0]), rng)).table
    return table


def go_back(table: Table, to: int) -> Table:
    """The table after a return to an earlier row."""
    return table.go_back(to, table.journal.at(to)).table
