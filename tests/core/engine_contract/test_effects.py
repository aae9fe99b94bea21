"""Card effects: questions in the middle, a chosen order, effects of one card run by another."""

from __future__ import annotations

from typing import ClassVar

from tests.core.engine_contract.actions import (
    Copy,
    NextEffect,
    Target,
)
from tests.core.engine_contract.small_game import (
    State,
    reload,
    table,
)

from boardroom.core.engine import (
    advance,
    ignore_facts,
    refusal,
    waits,
)
from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown

CARDS: dict[str, tuple[str, ...]] = {
    "mine": ("gain 3", "ask target", "gain 1"),
    "robot": ("copy",),
    "double": ("gain 2", "draw"),
}


def run_effect(s: State, frame: Effects, effect: str, tell: Tell) -> None:
    player = s.players[frame.seat]
    match effect.split():
        case ["gain", n]:
            player.cash += int(n)
        case ["draw"]:
            player.hand += s.deck[:1]
            s.deck = s.deck[1:]
        case ["ask", "target"]:
            s.steps.append(AskTarget(frame.seat))
        case ["copy"]:
            s.steps.append(AskCopy(frame.seat))


@step("contract.effects", "X-4")
class Effects(Step):
    """Pending effects, as references (card, index)."""

    seat: Seat = shown()
    queue: tuple[tuple[str, int], ...] = shown()
    ask_order: bool = shown(default=False)
    moves: ClassVar[dict[type, Move]] = {}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.ask_order and len(self.queue) > 1 else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(NextEffect, s, seat, range(len(self.queue)), "at")]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.queue:
            s.steps.pop()
            return
        (card, index), self.queue = self.queue[0], self.queue[1:]
        run_effect(s, self, CARDS[card][index], tell)


def may_next(s: State, a: NextEffect) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Effects)
    require(0 <= a.at < len(frame.queue), "X-4.1", "no-such-effect")


def next_effect(s: State, a: NextEffect, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Effects)
    card, index = frame.queue[a.at]
    frame.queue = frame.queue[: a.at] + frame.queue[a.at + 1 :]
    run_effect(s, frame, CARDS[card][index], tell)


Effects.moves = {NextEffect: Move(may_next, next_effect)}


def may_target(s: State, a: Target) -> None:
    require(a.who != a.seat, "X-4.2", "own-target")


def target(s: State, a: Target, tell: Tell) -> None:
    s.steps.pop()
    s.players[a.who].cash -= 1


@step("contract.ask_target", "X-4")
class AskTarget(Step):
    seat: Seat = shown()
    moves = {Target: Move(may_target, target)}


def may_copy(s: State, a: Copy) -> None:
    require(a.card in s.players[a.seat].table, "X-4.3", "not-in-play")


def copy_card(s: State, a: Copy, tell: Tell) -> None:
    s.steps.pop()
    s.steps.append(Effects(a.seat, tuple((a.card, i) for i in range(len(CARDS[a.card])))))


@step("contract.ask_copy", "X-4")
class AskCopy(Step):
    seat: Seat = shown()
    moves = {Copy: Move(may_copy, copy_card)}


def effects_of(card: str, seat: Seat = 0) -> Effects:
    return Effects(seat, tuple((card, i) for i in range(len(CARDS[card]))))


def test_a_card_asks_in_the_middle_and_is_reload_there() -> None:
    s = table(effects_of("mine"))
    assert s.players[0].cash == 103, "what comes before the question has happened"
    assert isinstance(s.steps[-1], AskTarget)
    again = reload(s.clone())
    for one in (s, again):
        advance(one, Target(0, 2), ignore_facts)
        assert one.players[0].cash == 104
        assert one.players[2].cash == 99
        assert one.over
    assert s.digest() == again.digest()


def test_the_owner_chooses_which_effect_comes_next() -> None:
    queue = (("mine", 0), ("double", 0), ("double", 1))
    s = table(Effects(0, queue, ask_order=True), deck=("c1", "c2"))
    assert waits(s) == (0,)
    advance(s, NextEffect(0, 2), ignore_facts)
    assert s.players[0].hand == ("c1",)
    assert s.players[0].cash == 100
    assert refusal(s, NextEffect(0, 2)) is not None
    advance(s, NextEffect(0, 1), ignore_facts)
    assert s.over, "the last one needs no question"
    assert s.players[0].cash == 105


def test_one_card_runs_the_box_of_another() -> None:
    s = table(effects_of("robot"), deck=("c1",))
    s.players[0].table = ("double",)
    why = refusal(s, Copy(0, "mine"))
    assert why is not None
    assert why.clause == "X-4.3"
    advance(s, Copy(0, "double"), ignore_facts)
    assert s.players[0].cash == 102
    assert s.players[0].hand == ("c1",)
