"""Journals of games in progress, and the data of a page as one seat sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from tests.golden.test_golden import FILES, read_text

from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.game import Game, game_of_any_kind
from boardroom.core.journal import Journal, Setup
from boardroom.core.options import load_options
from boardroom.core.state import State
from boardroom.core.views import redact, view
from boardroom.games.power_grid.game import PowerGrid
from boardroom.games.registry import load
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage, words

S = TypeVar("S", bound=State)
POWER_GRID = PowerGrid()
NAMES = ("Ada", "Bruno", "Chen", "Dara", "Eda", "Finn")


def played(game: Game[S], rows: int, seats: int = 4, seed: str = "7", **options: Any) -> Journal[S]:
    """A game after this many rows of random play."""
    journal = Journal.deal(Setup(game, game.options(**options), seats, Chance(seed)))
    rng = Random(seed)
    while len(journal.rows) <= rows and not journal.state.over:
        seat = waits(journal.state)[0]
        seen = view(journal.state, seat)
        journal.play(rng.choice(offers(seen, seat)).sample(rng))
    return journal


def golden(name: str, share: float, offered: str = "") -> Journal[State]:
    """A golden game after this share of its moves, with boards as full as in a real game.

    It is played on until an action with the key `offered` is possible, if one is given.
    """
    for at, of, journal in growing(name):
        if at >= int(of * share) and (not offered or offered in _offered(journal.state)):
            break
    return journal


def growing(name: str) -> Iterator[tuple[int, int, Journal[State]]]:
    """A golden game before each of its moves and at its end: moves made, moves in all, and the game."""
    raw = json.loads(read_text(next(file for file in FILES if file.name.startswith(f"{name}."))))
    game = load(raw["game"])
    journal = Journal.deal(
        Setup(game, load_options(game.options, raw["options"]), raw["seats"], Chance(raw["seed"]))
    )
    moves = raw["moves"].split(";")
    yield 0, len(moves), journal
    for at, line in enumerate(moves, 1):
        journal.play(game.language.parse(line))
        yield at, len(moves), journal


def _offered(s: State) -> set[str]:
    return {offer.kind.key for seat in waits(s) for offer in offers(s, seat)}


def at_step(game: Game[S], step: str, least: int = 0, **options: Any) -> Journal[S]:
    """The first position with this step on top, after at least so many rows."""
    rows = least
    journal = played(game, rows, **options)
    while journal.state.steps[-1].key != step:
        rows += 1
        assert rows < least + 400, f"{step} does not come up"
        journal = played(game, rows, **options)
    return journal


def seen(journal: Journal[S], seat: int | None = None, lang: str = "en", **more: Any) -> TablePage:
    """The data of a page for a seat; by default the one that the game waits for."""
    state = journal.state
    awaited = waits(state)
    if seat is None and awaited and not more.pop("spectator", False):
        seat = awaited[0]
    names = NAMES[: journal.seats]
    # A finished game has no secrets.
    v = state.clone() if state.over else view(state, seat)
    log = [
        LogRow(
            row.seq,
            row.action.seat if row.action else None,
            tuple(redact(row.facts, seat, state)),
            row.back,
        )
        for row in journal.rows
    ]
    return TablePage(
        game=game_of_any_kind(journal.game),
        table="abc",
        title="Sunday",
        seq=len(journal.rows) - 1,
        view=v,
        seat=seat,
        offers=offers(v, seat) if seat is not None and not state.over else [],
        waits=awaited,
        names=names,
        kinds=tuple("me" if s == seat else "bot:greedy" for s in range(journal.seats)),
        log=log,
        expect=len(journal.rows) - 1,
        lang=lang,
        texts=words(lang, journal.game, names, seat),
        **more,
    )
