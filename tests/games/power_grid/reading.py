"""Rows of second_reading.toml: what a rulebook says in our words, a position, moves, and what they must do.

A row's moves are separated by semicolons. What is expected is either a clause, which refuses the last move
(`no such move` if there is no notation for it), or what can be seen after all of them, again separated by
semicolons: `cash SEAT N`, `fuel SEAT TOKENS`, `plants SEAT NUMBERS`, `cities SEAT N`, `waits SEATS` (`nobody`
if none), `market NUMBERS`, `tokens TOKENS` on the resource market, `returned TOKENS` to the supply since the
position, `removed NUMBER` last, `step N`, `phase N`, `round N`, `order SEATS`, `ranks SEATS`, `offered KINDS`
and `over`. A position is played in every edition that the row names.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.power_grid.position import play, position, refusal, waits

from boardroom.core.components import Entry, tables
from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.state import State

BOTH = ("2007", "second")


class Row(NamedTuple):
    """One sentence, tried out."""

    chapter: str
    words: str
    position: str
    moves: str
    expected: str
    editions: tuple[str, ...]


def _row(entry: Entry) -> Row:
    editions = tuple(entry.words("editions")) if "editions" in entry.cells else BOTH
    said, expected = (entry.word("chapter"), entry.word("words")), entry.word("expected")
    return Row(*said, entry.word("position"), entry.word("moves"), expected, editions)


ROWS = [_row(entry) for entry in tables(Path(__file__).parent / "second_reading.toml", "row")]


def try_out(row: Row, edition: str) -> None:
    """Play the row's moves and compare what comes of them."""
    also, rest = row.position.split(";", 1) if row.position.startswith("set ") else ("set", row.position)
    s = position(f"{also} edition={edition}; {rest}")
    *first, last = [line.strip() for line in row.moves.split(";")]
    if row.expected == "no such move":
        try:
            GAME.language.parse(last)
        except BadInput:
            return
        raise AssertionError(f"there is a move {last}")
    if row.expected.startswith("PG-"):
        why = refusal(play(s, *first), last)
        assert why.clause == row.expected, f"refused by {why.clause}: {why}"
        return
    after = play(s, *first, last)
    expected = [check.strip() for check in row.expected.split(";")]
    found = [_seen(s, after, *check.split(" ", 2)) for check in expected]
    assert found == expected, f"{found} instead of {expected}"


def _seen(before: State, s: State, what: str, *words: str) -> str:
    """What the table shows, said as the row says it."""
    if what in ("cash", "fuel", "plants", "cities"):
        return f"{what} {words[0]} {_of_player(s, what, int(words[0]))}"
    if what == "over":
        return "over" if s.over else "not over"
    return f"{what} {_of_table(before, s, what)}"


def _of_player(s: State, what: str, seat: int) -> object:
    player = s.players[seat]
    if what == "cities":
        return len(player.cities)
    return {"cash": player.cash, "fuel": player.fuel, "plants": _listed(player.plants) or "none"}[what]


def _of_table(before: State, s: State, what: str) -> object:
    if what == "offered":
        return _listed(offer.kind.key for seat in waits(s) for offer in offers(s, seat))
    if what == "ranks":
        return _listed(standing.seat for standing in GAME.result(s))
    shown = {
        "waits": _listed(waits(s)) or "nobody",
        "market": _listed("S3" if card == STEP_3_CARD else card for card in s.market),
        "tokens": s.fuel,
        "returned": s.supply.minus(before.supply),
        "removed": s.removed[-1] if s.removed else "nothing",
        "order": _listed(s.order),
    }
    return shown[what] if what in shown else {"step": s.step, "phase": s.phase, "round": s.round}[what]


def _listed(things: Iterable[object]) -> str:
    return " ".join(map(str, things))
