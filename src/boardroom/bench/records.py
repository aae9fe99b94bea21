"""Long games to store and to open: greedy bots play one of each title with the most players."""

from __future__ import annotations

import json
from collections.abc import Iterator

from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at, seed_of
from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import write_record
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games.registry import keys, load

SEED = "opening"


def greedy_records() -> Iterator[tuple[str, bytes]]:
    """The key of each title, and the record of a finished game."""
    return ((key, json.dumps(write_record(play_greedy_game(key))).encode()) for key in keys())


def play_greedy_game(key: str) -> Journal[State]:
    """Let greedy bots play a whole game."""
    game = load(key)
    seats = game.seats[-1]
    bot = load_bot("greedy", game)
    journal = Journal.deal(Setup(game, game.options(), seats, Chance(SEED), bots=("greedy",) * seats))
    while not journal.state.over:
        seat = waits(journal.state)[0]
        seen = view(journal.state, seat)
        luck = rng_at(seed_of(SEED, seat), len(journal.rows))
        journal.play(bot.choose(seen, offers(seen, seat), luck))
    return journal
