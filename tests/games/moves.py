"""Moves in notation on the positions of any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from boardroom.core import engine
from boardroom.core.actions import Fact
from boardroom.core.game import Game
from boardroom.core.refusals import Refusal
from boardroom.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Moves(Generic[S]):
    """What tests of a game's rules say: play this, what happened, why not."""

    game: Game[S]

    def play(self, s: S, *lines: str) -> S:
        """The table after these moves, each of which must be legal."""
        for line in lines:
            s = engine.play(s, self.game.language.parse(line))[0]
        return s

    def told(self, s: S, *lines: str) -> list[Fact]:
        """What happened in the last of these moves."""
        *first, last = lines
        return engine.play(self.play(s, *first), self.game.language.parse(last))[1]

    def refusal(self, s: S, line: str) -> Refusal:
        """Why the move is not allowed; it changes nothing."""
        before = s.digest()
        why = engine.refusal(s, self.game.language.parse(line))
        assert why is not None, f"allowed: {line}"
        assert why.clause in self.game.rulebook.clauses, f"{why.clause} is no clause"
        assert s.digest() == before
        return why

    def allowed(self, s: S, line: str) -> bool:
        return engine.refusal(s, self.game.language.parse(line)) is None
