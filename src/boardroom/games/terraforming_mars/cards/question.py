"""Common behaviour of effects' questions: some may be deferred, some declined (TM-9.6, TM-9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell
from boardroom.games.terraforming_mars.actions import Decline, Next
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, HANDLERS, Pending
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.words import word
from boardroom.games.terraforming_mars.facts import Declined
from boardroom.games.terraforming_mars.state import State


class EffectQuestion(Step):
    """A question of a pending effect; deferring it puts the effect back into the queue."""

    __slots__ = ()

    if TYPE_CHECKING:
        seat: Seat
        pending: Pending


def may_put_off(s: State, a: Next) -> None:
    """Some profiles let another pending effect go first while a question is open."""
    below = s.steps[-2]
    assert isinstance(below, Effects)
    require(s.profile.may_put_off_effect, "TM-9.6", "order-settled", index=a.index)
    require(0 <= a.index < len(below.queue), "TM-9.6", "no-such-effect", index=a.index)


def put_off(s: State, a: Next, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, EffectQuestion)
    below = s.steps[-1]
    assert isinstance(below, Effects)
    chosen = below.queue[a.index]
    below.queue = (question.pending, *below.queue[: a.index], *below.queue[a.index + 1 :])
    effect = EFFECTS[chosen.ref]
    HANDLERS[word(effect)](s, chosen, effect, tell)


PUT_OFF = Move(may_put_off, put_off)


def may_decline(s: State, a: Decline) -> None:
    """Optional effects may always be left out (TM-9.8)."""


def do_decline(s: State, a: Decline, tell: Tell) -> None:
    s.steps.pop()
    tell(Declined, a.seat)


DECLINE = Move(may_decline, do_decline)
