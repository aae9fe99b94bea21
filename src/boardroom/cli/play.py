"""`boardroom play`: play in the terminal or through a pipe, with bots and with people at the same screen."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TypeVar

from boardroom.bots.registry import USUAL_BOT
from boardroom.cli.arguments import declare, language, option, options_of, settings, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import game_of, read_json
from boardroom.cli.terminal.game_loop import GameLoop
from boardroom.cli.terminal.screen import Screen
from boardroom.cli.terminal.session import Session, bot_seeds, read_seats
from boardroom.core.chance import Chance
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import replay_record
from boardroom.core.state import State
from boardroom.games.registry import load
from boardroom.table.seating import HUMAN

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    seats: str | None
    settings: tuple[str, ...]
    seed: str | None
    lang: str
    load: str | None


def run(args: Arguments) -> int:
    session = _resume(args, args.load) if args.load else _begin(args)
    GameLoop(session, Screen()).play()
    return 0


def _begin(args: Arguments) -> Session:
    game = load(args.game)
    kinds = read_seats(args.seats or usual_seats(game), game)
    # One person against bots starts quickly; several have a table of their own to set up.
    options = options_of(game, args.settings, game.customary if kinds.count(HUMAN) > 1 else None)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    journal = Journal.deal(Setup(game, options, len(kinds), Chance(seed), bots=bot_seeds(kinds, seed)))
    return Session(journal, kinds, args.lang)


def usual_seats(game: Game[S]) -> str:
    """The usual seating: one person and two of the game's best bots."""
    best = "random" if game.greedy_policy() is None else USUAL_BOT
    return ",".join([HUMAN, best, best])


def _resume(args: Arguments, file: str) -> Session:
    raw = read_json(file)
    game = game_of(raw, file)
    if game.key != args.game:
        raise command_line_error("other-game", file=file, game=game.key)
    found = replay_record(raw, game, load_snapshots=True)
    if found.divergence:
        raise command_line_error("file", file=file, why=found.divergence.in_words(found.state))
    assert found.journal is not None
    names = found.journal.bots or ("",) * found.journal.seats
    kinds = tuple(name.partition(" ")[0] or HUMAN for name in names)
    return Session(found.journal, kinds, args.lang)


COMMAND = declare(
    Arguments,
    run,
    word("game", "GAME"),
    option("--seats", metavar="human,greedy,random"),
    *settings(seed=None),
    language(),
    option("--load", metavar="RECORD"),
)
