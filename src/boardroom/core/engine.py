"""The engine: what may be done, why not, and doing it. One function, `refusal`, decides legality."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from boardroom.core.actions import Action, Fact
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.state import State
from boardroom.core.steps import Over, Tell

if TYPE_CHECKING:  # an offer asks this module what is legal
    from boardroom.core.offers import Offer

S = TypeVar("S", bound=State)


def waits(s: State) -> tuple[int, ...]:
    """The seats the game waits for; nobody once it is over."""
    return s.steps[-1].waits(s)


def may_act(s: State) -> tuple[int, ...]:
    """All seats that may act now, waited for or not."""
    top = s.steps[-1]
    return (*top.waits(s), *top.others(s))


def offers(s: State, seat: int) -> list[Offer]:
    """What the seat may do: the moves of the turn, and those allowed outside of it."""
    top = s.steps[-1]
    found = top.offers(s, seat) if seat in may_act(s) else []
    if s.anytime and type(top) is not Over:
        found = found + s.anytime_offers(seat)
    return found


def refusal(s: State, a: Action) -> Refusal | None:
    """Why the action is not allowed, or None if it is."""
    top = s.steps[-1]
    move = top.moves.get(type(a))
    if type(top) is Over:
        return Refusal(top.by, "game-over")
    if move is None or a.seat not in may_act(s):
        outside = s.anytime.get(type(a))
        if outside is None:
            reason = "not-now" if move is None else "not-your-turn"
            return Refusal(top.clause, reason, {"waits": list(top.waits(s))})
        move = outside
    try:
        move.may(s, a)
    except Refused as refused:
        return refused.refusal
    return None


def advance(s: State, a: Action, tell: Tell) -> None:
    """Do a legal action in place and go on until somebody is asked again. Nothing is checked."""
    move = s.steps[-1].moves.get(type(a)) or s.anytime[type(a)]
    move.do(s, a, tell)
    run_automatic_steps(s, tell)


def run_automatic_steps(s: State, tell: Tell) -> None:
    """Let steps that wait for nobody go on."""
    s.memo.clear()
    steps = s.steps
    while True:
        top = steps[-1]
        if top.waits(s) or type(top) is Over:
            return
        top.proceed(s, tell)
        s.memo.clear()


def play(s: S, a: Action) -> tuple[S, list[Fact]]:
    """The state after an action and what happened; a refused action raises Refused and leaves no trace."""
    why = refusal(s, a)
    if why is not None:
        raise Refused(why)
    return apply(s, a)


def apply(s: S, a: Action) -> tuple[S, list[Fact]]:
    """The same for an action that was found legal already: `refusal` is not asked again."""
    new = s.clone()
    told: list[Fact] = []
    advance(new, a, collect_facts(told))
    return new, told


def ignore_facts(kind: Any, /, *args: Any, **kwargs: Any) -> None:
    """A `tell` that listens to nothing."""


def collect_facts(told: list[Fact]) -> Tell:
    """A `tell` that keeps every fact."""

    def tell(kind: Callable[..., Any], /, *args: Any, **kwargs: Any) -> None:
        told.append(kind(*args, **kwargs))

    return tell
