"""Follows recorded decisions on a state of ours: plays them, answers what they ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from boardroom.core.actions import Action, Fact
from boardroom.core.engine import advance, collect_facts, ignore_facts, refusal
from boardroom.core.refusals import Refusal
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import hexes_of
from boardroom.games.terraforming_mars.cards.against import Lowering, losers
from boardroom.games.terraforming_mars.cards.ask import Placing
from boardroom.games.terraforming_mars.cards.pending import EFFECTS
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.use import ACTIONS, usable
from boardroom.games.terraforming_mars.cards.use import bill as use_bill
from boardroom.games.terraforming_mars.importer.answers import (
    Question,
    answer,
    default_answer,
    idle,
    way_of,
)
from boardroom.games.terraforming_mars.importer.items import Item, payment
from boardroom.games.terraforming_mars.payment import Bill, Payment
from boardroom.games.terraforming_mars.state import State

MOST_TRIES = 4000
"""Answers looked at where a record is unclear."""


class Diverged(Exception):
    """The record and the rules diverge here."""

    def __init__(self, clause: str, expected: object, found: object) -> None:
        super().__init__(clause, expected, found)
        self.clause, self.expected, self.found = clause, expected, found


class Unclear(Diverged):
    """A recorded answer has an unknown form, or does not fit as it was read."""


@dataclass
class Follower:
    """A state advanced by recorded decisions."""

    state: State
    played: list[Action] = field(default_factory=list)
    told: list[Fact] = field(default_factory=list)

    def play(self, a: Action) -> None:
        why = refusal(self.state, a)
        if why:
            raise Diverged(why.clause, a.notation(), why)
        advance(self.state, a, collect_facts(self.told))
        self.played.append(a)

    def follow(self, items: list[Item]) -> None:
        """Answer every question that an action raised, as recorded."""
        while isinstance(question := self.state.steps[-1], Question):
            before = list(items)
            a = answer(self.state, question, items)
            why = refusal(self.state, a) if a is not None else None
            if a is not None and why is None:
                self.check_legal(question, before[0])
                self.play(a)
                continue
            items[:] = before
            self._answer_other(question, items, why)
        left = [item for item in items if not idle(self.state, item)]
        if left:
            raise Unclear("TM-9.6", left, None)

    def check_legal(self, question: Question, item: Item) -> None:
        """Our legal answers must equal the record's list, where it has one."""
        if item.get("ask") == "hex" and "legal" in item and isinstance(question, Placing):
            ours = hexes_of(tiles.room(self.state, question.seat, question.where))
        elif item.get("ask") == "target" and "legal" in item and isinstance(question, Lowering):
            ours = losers(self.state, EFFECTS[question.pending.ref])
        else:
            return
        if ours != item["legal"]:
            raise Diverged("TM-3.1", item, {"legal": ours})

    def _answer_other(self, question: Question, items: list[Item], why: Refusal | None) -> None:
        """Handle an answer meant for another pending effect, or a question the record does not have."""
        index = self._waiting_for(items) if items else None
        if index is not None:
            self.play(act.Next(question.seat, index))
            return
        if why is not None:
            raise Unclear(why.clause, items[0], why)
        left = default_answer(self.state, question)
        if left is None:
            raise Unclear("TM-9.6", items, {"step": question.key})
        self.play(left)

    def _waiting_for(self, items: list[Item]) -> int | None:
        below = self.state.steps[-2]
        count = len(below.queue) if isinstance(below, Effects) else 0
        for index in range(count):
            trial = self.state.clone()
            question = trial.steps[-1]
            assert isinstance(question, Question)
            if refusal(trial, act.Next(question.seat, index)):
                return None
            advance(trial, act.Next(question.seat, index), ignore_facts)
            top = trial.steps[-1]
            if isinstance(top, Question) and top != question:
                a = answer(trial, top, [dict(item) for item in items])
                if a is not None and refusal(trial, a) is None:
                    return index
        return None


def search_answers(
    s: State, firsts: list[Action], hints: set[object], fits: Callable[[State], bool]
) -> list[Action] | None:
    """Legal answers that lead to the recorded state, those that name what the record names first."""
    tries = [0]

    def search(now: State, path: list[Action], listed: list[Action]) -> list[Action] | None:
        for a in sorted(listed, key=lambda a: not hints & {v for v in a.values().values() if _plain(v)}):
            tries[0] += 1
            if tries[0] > MOST_TRIES or refusal(now, a) is not None:
                continue
            after = now.clone()
            advance(after, a, ignore_facts)
            top = after.steps[-1]
            if not isinstance(top, Question):
                if fits(after):
                    return [*path, a]
                continue
            more = [one for offer in top.offers(after, top.seat) for one in offer.list_actions(200)]
            if found := search(after, [*path, a], more):
                return found
        return None

    return search(s, [], firsts)


def _plain(value: object) -> bool:
    return isinstance(value, int | str)


def values_in(items: object) -> set[object]:
    """Every number and word that recorded answers hold."""
    if isinstance(items, dict):
        return values_in(list(items.values()))
    if isinstance(items, list | tuple):
        return {one for item in items for one in values_in(item)}
    return {items, f"{items:03d}"} if isinstance(items, int) else {items}


def payment_for(bill: Bill, items: list[Item]) -> Payment:
    """A payment recorded among the answers, or plain M€."""
    for item in items:
        if item.get("ask") == "pay":
            items.remove(item)
            return payment(item["pay"])
    return Payment(bill.cost)


def use(r: Follower, seat: int, e: Item, items: list[Item]) -> None:
    source = f"{e['card']:03d}" if isinstance(e["card"], int) else e["card"]
    ways = [way for one, way in usable(r.state, r.state.players[seat]) if one == source]
    way = way_of(source, ways, r.state.players[seat].held, items)
    if way is None:
        raise Unclear("TM-8.3", {"use": e["card"]}, None)
    owed = use_bill(ACTIONS[source][way])
    r.play(act.Use(seat, source, way, payment_for(owed, items) if owed.cost else Payment()))
