"""The engine lists legal moves, explains refusals and plays moves. `refusal` alone decides what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from boardroom.core.actions import Action, Fact
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.state import State
from boardroom.core.steps import Over, Tell

if TYPE_CHECKING:  # offers import this module
    from boardroom.core.offers import Offer

S = TypeVar("S", bound=State)
WAITS: Final = "waits"
"""The key in the memo of the seats the game waits for."""


def waits(s: State) -> tuple[int, ...]:
    """The seats the game waits for; none once it is over.

    The memo keeps them until the next decision, so code that edits a state by hand must clear it.
    """
    known: tuple[int, ...] | None = s.memo.get(WAITS)
    return s.steps[-1].waits(s) if known is None else known


def may_act(s: State) -> tuple[int, ...]:
    """All seats that may act now, waited for or not."""
    return (*waits(s), *s.steps[-1].others(s))


def offers(s: State, seat: int) -> list[Offer]:
    """What the seat may do: the moves of the current step and those allowed outside the turn."""
    top = s.steps[-1]
    has_turn = seat in waits(s) or seat in top.others(s)
    found = top.offers(s, seat) if has_turn else []
    if s.anytime and type(top) is not Over and (more := s.anytime_offers(seat)):
        found = found + more
    return found


def refusal(s: State, a: Action) -> Refusal | None:
    """Why the action is not allowed, or None if it is."""
    top = s.steps[-1]
    move = top.moves.get(type(a))
    if type(top) is Over:
        return Refusal(top.by, "game-over")
    if move is None or not (a.seat in waits(s) or a.seat in top.others(s)):
        outside = s.anytime.get(type(a))
        if outside is None:
            reason = "not-now" if move is None else "not-your-turn"
            return Refusal(top.clause, reason, {"waits": list(waits(s))})
        move = outside
    try:
        move.may(s, a)
    except Refused as refused:
        return refused.refusal
    return None


def advance(s: State, a: Action, tell: Tell) -> None:
    """Play a legal action in place and go on to the next decision. Nothing is checked."""
    move = s.steps[-1].moves.get(type(a)) or s.anytime[type(a)]
    move.do(s, a, tell)
    run_automatic_steps(s, tell)


def run_automatic_steps(s: State, tell: Tell) -> None:
    """Run steps that wait for nobody, up to the next decision."""
    steps, memo = s.steps, s.memo
    memo.clear()
    while True:
        top = steps[-1]
        waiting = top.waits(s)
        if waiting or type(top) is Over:
            memo[WAITS] = waiting
            return
        top.proceed(s, tell)
        memo.clear()


def play(s: S, a: Action) -> tuple[S, list[Fact]]:
    """The state after an action, and its facts. A refused action raises Refused and changes nothing."""
    why = refusal(s, a)
    if why is not None:
        raise Refused(why)
    return apply(s, a)


def apply(s: S, a: Action) -> tuple[S, list[Fact]]:
    """Like `play`, but for an action that `refusal` has already allowed."""
    new = s.clone()
    facts: list[Fact] = []
    advance(new, a, collect_facts(facts))
    return new, facts


def ignore_facts(kind: Any, /, *args: Any, **kwargs: Any) -> None:
    """A `tell` that discards every fact."""


def collect_facts(facts: list[Fact]) -> Tell:
    """A `tell` that appends every fact to a list."""

    def tell(kind: Callable[..., Any], /, *args: Any, **kwargs: Any) -> None:
        facts.append(kind(*args, **kwargs))

    return tell
