"""The search: budgets, what it may see, and that it finds a move that greedy misses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

import pytest
from tests.installed import packages_installed

from boardroom.bots.levels import SearchBot
from boardroom.bots.registry import bot_names, level_of, load_bot
from boardroom.bots.search.budget import Budget, read_budget
from boardroom.bots.search.search import Position, leads_clearly, search
from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.errors import BadInput
from boardroom.core.luck import luck_of
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.core.strategy import CERTAIN, Candidate, Strategy
from boardroom.core.views import view
from boardroom.games.registry import load

GAMES = ("power_grid", "terraforming_mars", "mombasa", "eighteen_thirty")
"""The games whose bots search."""


class LastStone(Strategy[State]):
    """Nim: every move is tried, and nobody knows more than who has won at the end."""

    width = 40

    def rank(self, view: State, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        return [Candidate(a, 0) for offer in offers for a in offer.actions()][:k]

    def play(self, s: State, offers: Sequence[Offer], rng: Random) -> Action:
        return offers[0].sample(rng)

    def boundary(self, s: State) -> int:
        return 0

    def value(self, s: State) -> list[int]:
        raise AssertionError("a game of Nim is always played to its end")


def after(moves: int, key: str = "power_grid", players: int = 3):
    """A game of greedy bots after so many moves."""
    game = load(key)
    s, bot, rng = game.begin(game.options(), players, "search"), load_bot("normal", game), luck_of("search")
    for _ in range(moves):
        seat = waits(s)[0]
        seen = view(s, seat)
        advance(s, bot.choose(seen, offers(seen, seat), rng), ignore_facts)
    return game, s


def think(game, s, budget="40e", seed=1):
    seat = waits(s)[0]
    seen = view(s, seat)
    bot = load_bot(f"expert@{budget}", game)
    assert isinstance(bot, SearchBot)
    return bot.think(Position(seen, offers(seen, seat)), Random(seed))


@pytest.fixture
def nim() -> Iterator[Any]:
    with packages_installed():
        yield load("nim")


def test_it_takes_what_wins_for_certain(nim):
    s = nim.begin(nim.options(), 2, "nim")
    s.heaps = (1, 1, 2)
    seen = view(s, 0)
    thought = search(LastStone(nim), Position(seen, offers(seen, 0)), Budget(evaluations=200), Random(1))
    assert thought.action.notation() == "0: take 2 from 2"
    assert thought.chance == CERTAIN
    assert thought.alternatives[0].error == 0
    assert len(thought.alternatives) == 4
    assert thought.evaluations >= 200


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_in_evaluations_makes_it_repeatable(key):
    game, s = after(120, key)
    first, again = think(game, s), think(game, s)
    assert first == again
    assert first.evaluations >= 40 > first.worlds > 1
    assert first.to_json()["action"] == first.action.to_json()
    assert first.action in [one.action for one in first.alternatives]


@pytest.mark.parametrize("key", GAMES)
def test_it_thinks_alike_whatever_its_seat_cannot_see(key):
    game, s = after(90, key)
    seat = waits(s)[0]
    other = game.imagine(view(s, seat), seat, Random("another world"))
    assert other.to_text() != s.to_text()
    assert think(game, other) == think(game, s)


def test_a_budget_in_seconds_ends_in_time():
    game, s = after(90)
    seat = waits(s)[0]
    seen = view(s, seat)
    position, strategy = Position(seen, offers(seen, seat)), game.strategy()
    greedy = search(strategy, position, Budget(seconds=1e-9), Random(1))
    began = process_time()
    thought = think(game, s, "0.1s")
    assert process_time() - began < 5
    assert len(thought.alternatives) > 1
    assert greedy.worlds == 0, "a world that time cuts off does not count"
    assert greedy.chance is None


def test_candidates_are_legal_and_begin_with_the_choice_of_greedy():
    for key in GAMES:
        game, s = after(0, key)
        strategy, rng, greedy = game.strategy(), luck_of("candidates"), load_bot("normal", game)
        for _ in range(150):
            seat = waits(s)[0]
            seen = view(s, seat)
            found = offers(seen, seat)
            state = rng.getstate()
            first = greedy.choose(seen, found, rng)
            rng.setstate(state)
            ranked = [one.action for one in strategy.rank(seen, found, rng, 6)]
            assert ranked[0] == first
            assert len(set(map(repr, ranked))) == len(ranked) <= 6
            assert all(any(a in offer for offer in found) for a in ranked)
            advance(s, ranked[-1], ignore_facts)
            if s.over:
                break


def test_a_lead_counts_only_if_it_is_clear():
    assert leads_clearly([6, 6, 6], [5, 5, 5], 70)
    assert not leads_clearly([5, 5, 5], [5, 5, 5], 70)
    assert not leads_clearly([9], [1], 70)
    assert leads_clearly([5, 9, 6], [4, 4, 4, 4], 70)
    assert not leads_clearly([9, 0, 5], [4, 4, 4], 70)


@pytest.mark.parametrize(
    "text", ["", "1", "s", "0e", "0s", "-1s", "1.2345s", "10000000e", "700s", "1e5s", "٣e"]
)
def test_a_budget_of_nonsense_is_bad_input(text):
    with pytest.raises(BadInput, match="is not a budget"):
        read_budget(text)


def test_budgets_are_written_as_they_are_read():
    assert [str(read_budget(text)) for text in ("200e", "1s", "0.5s")] == ["200e", "1s", "0.5s"]


def test_names_of_bots(nim):
    assert bot_names() == ("random", "easy", "normal", "hard", "expert")
    assert [level_of(name) for name in ("greedy", "expert@1s", "hard")] == ["normal", "expert", "hard"]
    with pytest.raises(BadInput, match="only the bots hard, expert take a budget"):
        load_bot("greedy@1s", load("power_grid"))
    with pytest.raises(BadInput, match="has no bot 'expert' yet"):
        load_bot("expert", nim)
