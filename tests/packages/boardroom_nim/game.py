"""Nim in a package of its own: on your turn, take any number of stones from one heap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar, Literal

from boardroom.core.actions import Action, Fact, Language, action, fact
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing, ranking
from boardroom.core.hooks import Policy, TerminalView
from boardroom.core.offers import Offer
from boardroom.core.options import GameOptions, options
from boardroom.core.parts import Amount, One, Option, Part
from boardroom.core.rules import Rulebook, require
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.visibility import IdSet, shown
from boardroom.drawing.drawing import Drawing

HEAPS = {"small": (1, 2, 3), "large": (3, 5, 7)}
Heap = Annotated[int, IdSet("heap", range(3))]


@options
class Options(GameOptions):
    """How many stones the heaps have at the start."""

    start: Literal["small", "large"] = "large"


@state
class Player:
    seat: Seat = shown()
    taken: int = shown(default=0)


@state
class State(CoreState):
    options: Options = shown()
    players: list[Player] = shown(factory=list)
    heaps: tuple[int, ...] = shown(default=())
    last: Seat | None = shown(default=None)


@action("take {count} from {heap}")
class Take(Action):
    seat: Seat = shown()
    heap: Heap = shown()
    count: int = shown()


@fact
class StonesTaken(Fact):
    seat: Seat = shown()
    heap: Heap = shown()
    count: int = shown()


def may_take(s: State, a: Take) -> None:
    require(a.count >= 1, "N-1.1", "take-some")
    require(a.count <= s.heaps[a.heap], "N-1.1", "too-few", left=s.heaps[a.heap])


def take(s: State, a: Take, tell: Tell) -> None:
    s.heaps = tuple(n - a.count if i == a.heap else n for i, n in enumerate(s.heaps))
    s.players[a.seat].taken += a.count
    s.last = a.seat if not any(s.heaps) else None
    tell(StonesTaken, a.seat, a.heap, a.count)
    s.steps[:] = [Turn((a.seat + 1) % len(s.players)) if any(s.heaps) else Over("N-1.3")]


class TakeOffer(Offer):
    """First a heap that is not empty, then how many of its stones to take."""

    __slots__ = ()

    def actions(self) -> Iterator[Action]:
        for heap, left in enumerate(self.s.heaps):
            yield from (Take(self.seat, heap, count) for count in range(1, left + 1))

    def form(self, chosen: Mapping[str, Any]) -> Part | None:
        if "heap" not in chosen:
            return One("heap", tuple(Option(f"heap:{i}", i) for i, n in enumerate(self.s.heaps) if n))
        return None if "count" in chosen else Amount("count", 1, self.s.heaps[chosen["heap"]])

    def compose(self, chosen: Mapping[str, Any]) -> Action:
        return Take(self.seat, chosen["heap"], chosen["count"])


@step("nim.turn", "N-1.2")
class Turn(Step):
    """One player takes stones; then it is the turn of the next."""

    seat: Seat = shown()
    moves: ClassVar[dict[type, Move]] = {Take: Move(may_take, take)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [TakeOffer(Take, s, seat)]


class Nim(Game[State]):
    """Whoever takes the last stone wins."""

    key = "nim"
    revision = 1
    seats = range(2, 4)
    options = Options
    state = State
    language: ClassVar[Language] = Language((Take,), (StonesTaken,))
    rulebook: ClassVar[Rulebook] = Rulebook.read(Path(__file__).parent / "data" / "rules.toml")

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        s = State(options=options, chance=chance, heaps=HEAPS[options.start])
        s.players = [Player(seat) for seat in range(seats)]
        s.steps[:] = [Turn(0)]
        return s

    def result(self, s: State) -> list[Standing]:
        return ranking({p.seat: {"last": int(p.seat == s.last), "stones": p.taken} for p in s.players})

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        s = view.clone()
        s.chance = Chance(f"imagined {rng.random()}")
        return s

    def totals(self, s: State) -> dict[str, int]:
        return {"stones": sum(s.heaps) + sum(p.taken for p in s.players)}

    def balances(self, s: State) -> dict[str, int]:
        return {}

    def drawing(self) -> Drawing[State]:
        from boardroom_nim.draw import DRAWING

        return DRAWING

    def terminal(self) -> TerminalView[State]:
        from boardroom_nim.terminal.board import board

        return TerminalView(board)

    def greedy_policy(self) -> Policy[State]:
        from boardroom_nim.bot.policy import choose

        return choose


GAME = Nim()
