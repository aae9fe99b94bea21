"""Rewards and the order in which they are taken (M-7.7, M-11.6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mombasa.position import PACK, offered, play, told, turn, why

from boardroom.core import engine
from boardroom.core.engine import ignore_facts, run_automatic_steps
from boardroom.games.mombasa.companies.tracks import NOTHING
from boardroom.games.mombasa.facts import StepsLost
from boardroom.games.mombasa.pack import COMPANIES, Reward
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State, put
from boardroom.testing.suite import clause

CALL, COMPANY_AT, SPACE = max(
    (call, company, space)
    for company, track in enumerate(PACK.first_tracks)
    for space, call in enumerate(PACK.tracks[track].calls)
)
"""The dearest call of the first game, by company the track it lies on, and the space behind it."""
NAME = COMPANIES[COMPANY_AT]
PRIZE = sum(
    special.pounds
    for special in PACK.tracks[PACK.first_tracks[COMPANY_AT]].specials
    if special.space == SPACE
)
"""The pounds that this space gives, if it is a special one."""
BOTH = Reward(track=1, bookkeeping=CALL)
REGIONS, MAJORITY = "M-7.12", "M-11.6"
ORDER = {REGIONS: "mombasa.region_rewards", MAJORITY: "mombasa.majority_rewards"}


def before_the_call() -> tuple[int, ...]:
    return put(NOTHING, COMPANY_AT, SPACE - 1)


def given(reward: Reward, by: str = MAJORITY, **fields: Any) -> State:
    """Seat 0 gets a reward with its marker right before the call."""
    s = turn(**({"at": before_the_call()} | fields))
    s.steps.pop()
    give(s, 0, reward, Source(by, COMPANY_AT), ignore_facts)
    run_automatic_steps(s, ignore_facts)
    return s


@clause("M-7.7", "M-11.6", "M-16.1")
@pytest.mark.parametrize("by", ORDER)
def test_pounds_for_points_pay_a_call_if_the_points_come_first(by):
    s = given(BOTH, by)
    assert s.steps[-1].key == ORDER[by]
    assert offered(s) == {"take-reward": ["first bookkeeping", "first track"]}
    rich = play(s, "0: first bookkeeping", f"0: pounds {CALL}", f"0: advance {NAME} 1")
    assert (rich.players[0].at[COMPANY_AT], rich.players[0].cash) == (SPACE, PRIZE)
    poor = play(s, "0: first track")
    assert any(isinstance(fact, StepsLost) for fact in told(s, "0: first track"))
    poor = play(poor, f"0: pounds {CALL}")
    assert (poor.players[0].at[COMPANY_AT], poor.players[0].cash) == (SPACE - 1, CALL)
    assert engine.waits(rich) == engine.waits(poor) == (1,)


@clause("M-7.7", "M-11.6")
@pytest.mark.parametrize(("by", "rule"), [(REGIONS, "M-7.7"), (MAJORITY, "M-11.6")])
def test_only_what_the_reward_holds_can_come_first(by, rule):
    s = given(BOTH, by)
    assert why(s, "0: first diamonds") == (rule, "no-such-reward")
    assert why(s, "0: pounds 1") == (rule, "not-now")


@clause("M-11.6")
@pytest.mark.parametrize(
    ("reward", "fields"),
    [
        (BOTH, {"cash": CALL}),  # the call can be paid without the points
        (BOTH, {"at": NOTHING}),  # no call lies ahead
        (Reward(track=1, bookkeeping=CALL - 1), {}),  # the points can not pay it either
        (Reward(track=1, bookkeeping=1, pounds=CALL), {}),  # the pounds of the reward itself pay the call
        (Reward(track=3, remove_post=1), {}),
        (Reward(bookkeeping=3), {}),
    ],
)
def test_nobody_is_asked_for_an_order_that_makes_no_difference(reward, fields):
    assert given(reward, **fields).steps[-1].key not in ORDER.values()


@clause("M-8.3", "M-11.6")
def test_a_coin_under_a_book_may_be_what_pays_the_call():
    s = turn(at=before_the_call(), cash=CALL - 1)
    s.steps.pop()
    place = next(n for n, letter in enumerate(PACK.letters_at) if letter == "A")
    s.coins = put((0,) * len(s.coins), place, 1)
    give(s, 0, Reward(track=1, bookkeeping=1), Source(MAJORITY, COMPANY_AT), ignore_facts)
    run_automatic_steps(s, ignore_facts)
    s = play(s, "0: first bookkeeping", f"0: book {s.shelf[place]}", f"0: advance {NAME} 1")
    assert (s.players[0].at[COMPANY_AT], s.players[0].cash) == (SPACE, PRIZE)
    assert s.steps[-1].key == "mombasa.placing"  # books are placed at the end of the turn (M-8.4)


@clause("M-18.4")
def test_points_at_the_end_of_the_bookkeeping_track_may_pay_the_call():
    points = -(-CALL // PACK.ledger.surplus)
    s = given(Reward(track=1, bookkeeping=points), ink=PACK.ledger.last)
    s = play(s, "0: first bookkeeping", f"0: advance {NAME} 1")
    assert s.players[0].at[COMPANY_AT] == SPACE


@clause("M-11.6")
def test_a_majority_asks_for_the_order_of_its_reward():
    """The first tier that gives both, with its marker before a call on the track of the space."""
    found = next(
        (majority, number, tier)
        for majority in PACK.majorities
        for number, tier in enumerate(majority.tiers, 1)
        if tier.reward.track and tier.reward.bookkeeping
    )
    majority, number, tier = found
    company = COMPANY[majority.company]
    track = PACK.tracks[PACK.first_tracks[company]]
    space = next(n for n, call in enumerate(track.calls) if 0 < call <= tier.reward.bookkeeping + 1)
    cash = max(0, track.calls[space] - tier.reward.bookkeeping)
    cards = {"cotton": "cotton_2 C03", "banana": "banana_2 A05", "coffee": "coffee_2 A04"}[majority.kind]
    s = turn(cards, at=put(NOTHING, company, space - 1), cash=cash)
    s = play(s, f"0: marker majority {majority.kind} tier {number}")
    assert s.steps[-1].key == "mombasa.majority_rewards"
    s = play(s, "0: first bookkeeping", f"0: pounds {tier.reward.bookkeeping}")
    s = play(s, f"0: advance {majority.company} 1")
    assert s.players[0].at[company] >= space


@clause("M-7.7")
def test_steps_that_no_call_stops_are_made_before_the_points_are_asked_for():
    s = given(Reward(track=2, bookkeeping=1), REGIONS, at=NOTHING)
    assert (s.players[0].at[COMPANY_AT], s.steps[-1].key) == (2, "mombasa.points")
