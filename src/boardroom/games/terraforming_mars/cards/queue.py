"""Pending effects: references in one step, in an order the player may change (TM-9.6, TM-14.1).

Effects that ask nothing happen at once; the rest wait in the step `Effects`, which asks for their order where
it matters. A question is a step above it.
"""

from __future__ import annotations

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars.actions import Next
from boardroom.games.terraforming_mars.cards.order import interacting
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, HANDLERS, LISTS, Pending
from boardroom.games.terraforming_mars.cards.vocabulary import Effect
from boardroom.games.terraforming_mars.cards.words import AT_ONCE, LAST, WORDS, word
from boardroom.games.terraforming_mars.state import State


def stage(s: State, effect: Effect) -> int:
    """The effect's place in the default order; the profile decides when others lose production."""
    if effect.do == "reduce":
        return LAST if s.profile.lowers_others_last else WORDS[effect.do].stage
    return WORDS[word(effect)].stage


def perform(s: State, seat: Seat, key: str, card: int, tell: Tell) -> None:
    """Carry out a list of effects: some at once, the others through the queue."""
    held_back = False
    for ref, effect in LISTS[key]:
        if effect.do in AT_ONCE and not held_back:
            HANDLERS[effect.do](s, Pending(seat, ref, card), effect, tell)
        else:
            # production gained by the card must not cover the loss that precedes it.
            held_back = held_back or (effect.do == "reduce" and not s.profile.lowers_others_last)
            later(s, Pending(seat, ref, card), effect)


def later(s: State, pending: Pending, effect: Effect) -> None:
    """Queue an effect behind those of the same stage."""
    step_ = s.steps[-1]
    assert isinstance(step_, Effects)
    queue, mine = step_.queue, stage(s, effect)
    at = len(queue)
    while at and stage(s, EFFECTS[queue[at - 1].ref]) > mine:
        at -= 1
    step_.queue = (*queue[:at], pending, *queue[at:])


def open_effects(s: State, seat: Seat) -> None:
    """Push an empty queue of effects for the active player."""
    s.steps.append(Effects(seat, ()))


def may_next(s: State, a: Next) -> None:
    step_ = s.steps[-1] if isinstance(s.steps[-1], Effects) else s.steps[-2]
    assert isinstance(step_, Effects)
    require(0 <= a.index < len(step_.queue), "TM-9.6", "no-such-effect", index=a.index)
    matters = s.profile.may_put_off_effect or a.index in step_.matters(s)
    require(matters, "TM-9.6", "order-settled", index=a.index)


def do_next(s: State, a: Next, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Effects)
    chosen = step_.queue[a.index]
    step_.queue = (*step_.queue[: a.index], *step_.queue[a.index + 1 :])
    HANDLERS[word(EFFECTS[chosen.ref])](s, chosen, EFFECTS[chosen.ref], tell)


@step("terraforming_mars.effects", "TM-9.6")
class Effects(Step):
    """The pending effects; asks for their order only where it matters. (TM-9.6, TM-14.1)"""

    seat: Seat = shown()
    queue: tuple[Pending, ...] = shown()
    moves = {Next: Move(may_next, do_next)}

    def matters(self, s: State) -> list[int]:
        """The waiting effects whose order matters. An independent one at the head goes first by itself."""
        if len(self.queue) < 2:
            return []
        known: tuple[tuple[Pending, ...], list[int]] | None = s.memo.get("order")
        if known is None or known[0] is not self.queue:
            found = interacting(s, self.queue)
            s.memo["order"] = known = self.queue, found if found[:1] == [0] else []
        return known[1]

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.queue and s.profile.asks_effect_order and self.matters(s) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Next, s, seat, self.matters(s), "effect")]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.queue:
            s.steps.pop()
            return
        head, self.queue = self.queue[0], self.queue[1:]
        effect = EFFECTS[head.ref]
        HANDLERS[word(effect)](s, head, effect, tell)
