"""Waiting effects are ordered by the player where their order matters, and only there (TM-9.6, TM-14.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import pytest
from tests.games.terraforming_mars.position import choices, offered, play, position, refusal

from boardroom.core import engine
from boardroom.core.actions import Action
from boardroom.core.engine import ignore_facts
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.board.map import MAP
from boardroom.games.terraforming_mars.cards.ask_cards import Looking
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, HANDLERS
from boardroom.games.terraforming_mars.cards.play import put_down
from boardroom.games.terraforming_mars.cards.question import EffectQuestion
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.words import AT_ONCE, WORDS, word
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.turn import Turn
from boardroom.testing.suite import clause


@clause("TM-9.6")
@pytest.mark.parametrize(("card", "cost", "draw"), [(161, 15, 1), (143, 36, 2)], ids=["convoy", "large"])
def test_a_convoy_may_draw_before_its_ocean_is_placed(card, cost, draw):
    s = position(f"seat 0: mc 36, hand {card}; deck 1 2 3")
    asked = play(s, f"0: play {card} for {cost} mc")
    assert choices(asked, "next") == ["next 0", f"next {draw}"]
    drawn = play(asked, f"0: next {draw}")
    assert (drawn.players[0].hand[0], offered(drawn)) == (1, {"place"})
    assert offered(play(asked, "0: next 0")) == {"place"}


@clause("TM-14.1")
def test_a_draw_may_come_before_the_choice_of_olympus_conference():
    s = position("seat 0: mc 40, hand 204, played 185, held 185 1; deck 1 2 3 4")
    asked = play(s, "0: play 204 for 5 mc")
    assert choices(asked, "next") == ["next 0", "next 1"]
    drawn = play(asked, "0: next 1")
    assert (drawn.players[0].hand, offered(drawn)) == ((1, 2), {"choose"})
    assert offered(play(asked, "0: next 0")) == {"choose"}
    empty = play(position("seat 0: mc 40, hand 204, played 185; deck 1 2 3"), "0: play 204 for 5 mc")
    assert (empty.players[0].hand, empty.players[0].held[185]) == ((1, 2), 1)  # no choice, no question


@clause("TM-14.1")
def test_research_outpost_may_be_placed_before_or_after_drawing():
    """A hex may hold a card, and so either order tells the player something before a choice."""
    s = position("seat 0: mc 40, hand 20 5, played 73 185, held 185 1; deck 1 2 3 4")
    asked = play(s, "0: play 20 for 18 mc")
    assert choices(asked, "next") == ["next 0", "next 1", "next 2"]
    assert offered(play(asked, "0: next 0")) == {"place"}
    assert offered(play(asked, "0: next 1")) == {"choose"}
    assert offered(play(asked, "0: next 2")) == {"discard", "decline"}
    assert refusal(asked, "0: next 3").clause == "TM-9.6"


@clause("TM-9.6")
def test_independent_effects_run_by_themselves():
    nitrogen = position("seat 0: mc 23, hand 163, played 184 52 33 34")
    assert offered(play(nitrogen, "0: play 163 for 23 mc")) == {"add-to"}
    # placing first offers whatever removing first would
    comet = position("seat 0: mc 21, hand 10; seat 1: plants 5, played 23")
    assert offered(play(comet, "0: play 10 for 21 mc")) == {"place"}
    empty_hand = position("seat 0: mc 40, hand 199, played 73; deck 1 2 3")
    assert offered(play(empty_hand, "0: play 199 for 11 mc")) == {"place"}


def test_the_digital_profile_keeps_its_fixed_order():
    s = position("set profile=digital; seat 0: mc 15, hand 161; deck 1 2 3")
    assert offered(play(s, "0: play 161 for 15 mc")) == {"place"}


# --- every card with every trigger


def test_every_word_is_declared_and_handled():
    used = {word(effect) for effect in EFFECTS.values()}
    assert used <= set(WORDS)
    assert used <= set(HANDLERS)


class Leaf(NamedTuple):
    """Where an order and its choices lead, and the cards the player had seen before each of them."""

    outcome: str
    seen: tuple[tuple[str, frozenset[int]], ...]

    def gives_all_of(self, other: Leaf) -> bool:
        mine = dict(self.seen)
        return self.outcome == other.outcome and all(
            cards <= mine.get(question, frozenset()) for question, cards in other.seen
        )


def just_played(number: int, temperature: int) -> State:
    """A table right after the card was put down: everything that can fire is in play."""
    s = position(
        f"temperature {temperature}; oxygen 7; tile city 45 0; tile city 47 1; tile greenery 37 0;"
        "seat 0: mc 60, steel 20, titanium 20, plants 20, energy 20, heat 20, production all 5, hand 5 6;"
        "seat 1: mc 9, plants 9, production all 5;"
        f"deck {' '.join(str(n) for n in range(100, 110) if n != number)}; step turn 0"
    )
    me, other = s.players
    me.played = tuple(n for n in (73, 185, 74, 184, 33, 207) if n != number)
    me.held = {n: 1 for n in me.played if CARDS[n].holds}
    other.played = tuple(n for n in (23, 172) if n != number)
    other.held = {172: 1}
    me.hand = tuple(n for n in me.hand if n != number)
    s.derive()
    put_down(s, me, CARDS[number], ignore_facts)
    return s


def run(s: State) -> None:
    """Let effects run in the order in which they wait."""
    while not isinstance(top := s.steps[-1], Turn) and (isinstance(top, Effects) or not top.waits(s)):
        top.proceed(s, ignore_facts)


def answers(s: State) -> list[Action]:
    """The answers tried: all of a short list; of hexes one each with a card, with plants, and plain."""
    found = [a for offer in engine.offers(s, 0) if offer.kind is not act.Next for a in offer.list_actions(40)]
    if isinstance(found[0], act.Place):
        by_bonus: dict[str, Action] = {}
        for a in found:
            assert isinstance(a, act.Place)
            bonus = dict(MAP[a.hex].bonus) if a.hex in MAP else {}
            by_bonus.setdefault("card" if "card" in bonus else "plants" if "plants" in bonus else "", a)
        return list(by_bonus.values())
    return found if len(found) < 4 else [found[0], found[-1]]


def leaves(s: State, seen: tuple[tuple[str, frozenset[int]], ...] = ()) -> Iterator[Leaf]:
    """All ends that the answers lead to."""
    run(s)
    if isinstance(s.steps[-1], Turn):
        yield Leaf(outcome(s), tuple(sorted(seen, key=str)))
        return
    me, step = s.players[0], s.steps[-1]
    shown = step.cards if isinstance(step, Looking) else ()
    known = frozenset({*me.hand, *me.discards, *s.revealed, *shown})
    tried = answers(s)
    question = ((name_of(s, seen), known),) if len(tried) > 1 else ()
    for a in tried:
        after = s.clone()
        advance_one(after, a)
        yield from leaves(after, (*seen, *question))


def name_of(s: State, seen: tuple[tuple[str, frozenset[int]], ...]) -> str:
    """The question by its effect; effects that are alike are told apart by their number only."""
    step = s.steps[-1]
    effect = EFFECTS[step.pending.ref] if isinstance(step, EffectQuestion) else None
    name = f"{word(effect)} {effect.what} {effect.where}" if effect else s.steps[-1].key
    return f"{name} {sum(question.startswith(name) for question, _ in seen)}"


def advance_one(s: State, a: Action) -> None:
    """Carry out an answer without going on to the next question."""
    move = s.steps[-1].moves[type(a)]
    move.do(s, a, ignore_facts)


def outcome(s: State) -> str:
    """The table, whatever the order of the cards in hand and of the discards."""
    raw: dict[str, Any] = s.to_json()
    for player in raw["players"]:
        for pile in ("hand", "discards"):
            player[pile] = sorted(player[pile])
    return str(raw)


def asks_sometime(s: State) -> bool:
    """Whether the player is asked for an order, now or after some answers."""
    while not isinstance(s.steps[-1], Turn):
        top = s.steps[-1]
        if not top.waits(s):
            top.proceed(s, ignore_facts)
        elif isinstance(top, Effects):
            return True
        else:
            for a in answers(s):
                after = s.clone()
                advance_one(after, a)
                if asks_sometime(after):
                    return True
            return False
    return False


def by_order(s: State) -> list[set[Leaf]]:
    """The leaves of each order of the effects that wait, the usual order first."""
    top = s.steps[-1]
    assert isinstance(top, Effects)
    found = []
    for queue in dict.fromkeys(permutations(top.queue)):
        waiting = [one.ref for one in queue]
        if any(_too_early(waiting, at) for at in range(len(waiting))):
            continue
        trial = s.clone()
        step = trial.steps[-1]
        assert isinstance(step, Effects)
        step.queue = queue
        found.append(set(leaves(trial)))
    return found


def _too_early(waiting: list[str], at: int) -> bool:
    """Orders that no player may choose: before the card's own tile, or before a plant that a loss needs."""
    effect, rest = EFFECTS[waiting[at]], [EFFECTS[ref] for ref in waiting[at + 1 :]]
    if WORDS[word(effect)].follows:
        return any(one.do in ("tile", "ocean") for one in rest)
    held_back = word(effect) in AT_ONCE and any(one.do == "reduce" for one in rest)
    return held_back or (effect.do == "lose" and any(word(one) == "viral_enhancers" for one in rest))


WAITING = [
    (number, temperature)
    for number in CARDS
    for temperature in (-2, 2)
    if len(getattr(just_played(number, temperature).steps[-1], "queue", ())) > 1
]


@clause("TM-9.6", "TM-14.1")
@pytest.mark.parametrize(("number", "temperature"), WAITING)
def test_the_order_is_asked_exactly_where_another_one_offers_more(number, temperature):
    s = just_played(number, temperature)
    usual, *others = by_order(s)
    lost = [
        leaf
        for order in others
        for leaf in order
        if leaf not in usual and not any(mine.gives_all_of(leaf) for mine in usual)
    ]
    asked = asks_sometime(s.clone())
    assert asked or not lost, f"{CARDS[number].name}: not asked, though an order leads to {lost[0]}"
    if asked:
        assert any(order != usual for order in others), f"{CARDS[number].name}: asked without need"


def test_many_cards_have_waiting_effects():
    assert len(WAITING) > 60
