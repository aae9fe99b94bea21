"""Sessions of Power Grid for the tests of the terminal."""

from __future__ import annotations

import io
from random import Random

from boardroom.bots.registry import load_bot
from boardroom.cli.terminal.game_loop import GameLoop
from boardroom.cli.terminal.screen import Screen
from boardroom.cli.terminal.session import Session, bot_seeds
from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.games.registry import load

GAME = load("power_grid")


def table(*kinds: str, seed: str = "7", lang: str = "en") -> Session:
    journal = Journal.deal(Setup(GAME, GAME.options(), len(kinds), Chance(seed), bots=bot_seeds(kinds, seed)))
    return Session(journal, kinds, lang)


def typed(at: Session, *lines: str) -> str:
    """The text on the screen after these lines were typed."""
    out = io.StringIO()
    GameLoop(at, Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out)).play()
    return out.getvalue()


def played(at: Session) -> list[str]:
    """Play to the end with the greedy bot in the people's seats; return their moves in notation."""
    mover, moves = load_bot("greedy", GAME), []
    while not at.journal.state.over:
        seat = at.next_seat()
        if seat in at.bots:
            at.play_bot(seat)
            continue
        seen, found = at.choices(seat)
        a = mover.choose(seen, found, Random(0))
        moves.append(a.notation().partition(": ")[2])
        at.play(a)
    return moves


def until(at: Session, kind: str) -> None:
    """Play on until the person in seat 0 is offered a kind of action."""
    mover = load_bot("greedy", GAME)
    while at.next_seat() != 0 or kind not in [offer.kind.key for offer in at.choices(0)[1]]:
        seen, found = at.choices(at.next_seat())
        at.play(mover.choose(seen, found, Random(0)))
