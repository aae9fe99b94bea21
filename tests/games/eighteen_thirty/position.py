"""Positions of 1830 for tests: a table, companies, tiles, and the step that is on."""

from __future__ import annotations

from typing import Any

from boardroom.core.actions import Fact
from boardroom.core.engine import advance, collect_facts, offers, refusal, run_automatic_steps
from boardroom.core.engine import ignore_facts as quiet
from boardroom.core.errors import Refused
from boardroom.core.steps import make_step
from boardroom.games.eighteen_thirty.board.map_state import area_of
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.round import OperatingRound
from boardroom.games.eighteen_thirty.operate.turn import STAGES, OperatingTurn
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import CODE_OF, Company, Options, State
from boardroom.games.eighteen_thirty.stock.market import PAR_CELLS
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.stock.turn import StockTurn

KEYS = {key.partition(".")[2]: number for number, key in enumerate(STAGES)}


def table(seats: int = 4, **options: Any) -> State:
    """A table at the beginning of the private sale."""
    return GAME.begin(Options(**options), seats, "test")


def sold(seats: int = 4, privates: dict[str, int] | None = None, phase: int = 2, **options: Any) -> State:
    """A table after the private sale; privates not named are closed."""
    s = table(seats, **options)
    s.phase, s.round = phase, 2
    owned = privates or {}
    s.closed = tuple(p for p in PRIVATES if p not in owned)
    for private, seat in owned.items():
        s.players[seat].privates = (*s.players[seat].privates, private)
    for player in s.players:
        player.cash = 1000
    return s


def company(
    s: State, name: str, shares: dict[int, int], par: int = 100, pool: int = 0, **fields: Any
) -> Company:
    """A company with par, its first named holder presiding; floated if 60% have left the offering."""
    found = s.company(name)
    found.par, found.president, found.pool = par, next(iter(shares)), pool
    s.arrivals += 1
    found.cell, found.arrived = PAR_CELLS[par], s.arrivals
    for seat, held in shares.items():
        player = s.players[seat]
        player.shares = tuple(held if n == found.number else h for n, h in enumerate(player.shares))
    found.offering = 10 - pool - sum(shares.values())
    found.floated = found.funded = found.offering <= 4
    for key, value in fields.items():
        if key == "stations":
            value = tuple(2 * area_of(s).number[h] + i for h, i in value)
        setattr(found, key, value)
    return found


def lay(s: State, **tiles: tuple[str, int]) -> State:
    """Put tiles on the map."""
    codes = list(s.tiles)
    for hex_id, lying in tiles.items():
        codes[area_of(s).number[hex_id]] = CODE_OF[lying]
    s.tiles = tuple(codes)
    return s


def stock_turn(s: State, seat: int = 0) -> State:
    """A player's turn of a stock round has begun."""
    s.operating = 0
    s.steps[:] = [StockRound(seat), StockTurn(seat)]
    s.memo.clear()
    return s


def operate(
    s: State, name: str, stage: str = "lay_track", left: tuple[str, ...] = (), **fields: Any
) -> State:
    """A company's turn has come to a step."""
    s.operating, s.operating_rounds = 1, s.phase_rules.operating_rounds
    at = KEYS[stage]
    s.steps[:] = [
        OperatingRound(left),
        OperatingTurn(name, at + 1, **fields),
        make_step(STAGES[at], company=name),
    ]
    s.memo.clear()
    return s


def go_on(s: State) -> State:
    """Let the steps that wait for nobody go on."""
    run_automatic_steps(s, quiet)
    return s


def do(s: State, *lines: str) -> list[Fact]:
    """Play lines of notation in place; each must be allowed. Gives what happened."""
    told: list[Fact] = []
    for line in lines:
        a = GAME.language.parse(line)
        why = refusal(s, a)
        assert why is None, f"{line}: {why}"
        advance(s, a, collect_facts(told))
    return told


def why(s: State, line: str) -> str | None:
    """The clause that forbids a move, None if it is allowed."""
    found = refusal(s, GAME.language.parse(line))
    return found.clause if found else None


def ruled(s: State, line: str) -> str | None:
    """The clause by which the rule itself forbids a move, also where nobody would be asked."""
    a = GAME.language.parse(line)
    move = s.steps[-1].moves[type(a)]
    try:
        move.may(s, a)
    except Refused as refused:
        return refused.refusal.clause
    return None


def reason(s: State, line: str) -> str | None:
    """The reason that forbids a move."""
    found = refusal(s, GAME.language.parse(line))
    return found.reason if found else None


def asked(s: State) -> tuple[int, ...]:
    return s.steps[-1].waits(s)


def at(s: State) -> str:
    """The step that is on."""
    return s.steps[-1].key.partition(".")[2]


def stack(s: State) -> list[Any]:
    """The steps, whatever they are."""
    return list(s.steps)


def kinds(s: State, seat: int) -> set[str]:
    """The kinds of move that a seat is offered."""
    return {offer.kind.key for offer in offers(s, seat)}
