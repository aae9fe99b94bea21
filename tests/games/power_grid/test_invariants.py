"""What holds at every moment of every game, whoever plays it and however badly."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.offers import Offer
from boardroom.games.power_grid.actions import Build, DropOut, OpenAuction, Run
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants import STEP_3_CARD, stores
from boardroom.games.power_grid.plants.plant_market import current, future
from boardroom.games.power_grid.plants.scrapping import GivingUp, Scrapping
from boardroom.games.power_grid.state import Options, State
from boardroom.games.power_grid.tables import HOUSES_BY_STEP, SPACES

Player = Callable[[list[Offer], Random], Action]
MOMENTS: tuple[Callable[[State], bool], ...] = (
    lambda s: False,
    lambda s: s.phase == 2 and s.round > 3,
    lambda s: s.phase == 4 and s.step == 1 and s.most_cities >= s.count.step_2_cities,
    lambda s: s.phase == 4 and s.market[0] == s.most_cities + 1,
)


def scrapping(s: State) -> bool:
    return any(isinstance(frame, Scrapping | GivingUp) for frame in s.steps)


def check_market(s: State) -> None:
    assert list(s.market) == sorted(set(s.market))  # PG-2.5
    if s.market:
        assert s.market[0] > s.most_cities  # PG-6.10
    assert STEP_3_CARD not in current(s)  # A7
    missing = scrapping(s)  # the plant sold is replaced when its buyer has made room
    if not s.card_phase:
        assert (len(current(s)), len(future(s))) == (4, 4 - missing)
        assert s.stack[-1] == STEP_3_CARD
    if s.step == 3:
        assert STEP_3_CARD not in (*s.market, *s.stack)
        assert len(s.market) <= 6  # PG-10.6
        if not s.shuffle_due:
            assert len(s.market) == 6 - missing or not s.stack
    assert not (s.shuffle_due and s.options.edition == "second")  # PG-10.4


def check_players(s: State) -> None:
    busy = scrapping(s)
    for player in s.players:
        assert player.cash >= 0  # PG-6.13
        assert len(player.plants) <= s.count.plant_limit + busy  # PG-4.9
        assert busy or stores(player.plants).hold(player.fuel)  # PG-1.7
        assert len(set(player.cities)) == len(player.cities)  # PG-6.5
    assert max(s.houses) <= HOUSES_BY_STEP[s.step]  # PG-6.4
    assert all(0 <= lying <= len(spaces) for lying, spaces in zip(s.fuel, SPACES, strict=True))
    assert min(s.supply) >= 0  # PG-1.3


def timid(found: list[Offer], rng: Random) -> Action:
    """Seldom builds."""
    if found[-1].kind is Build and rng.random() < 0.9:
        found = found[:1]
    return rng.choice(found).sample(rng)


def eager(found: list[Offer], rng: Random) -> Action:
    """Buys cheaply, runs everything and builds wherever possible: Step 2 comes before the card."""
    best = next((offer for offer in found if offer.kind in (Build, DropOut, OpenAuction, Run)), None)
    if best is None:
        return rng.choice(found).sample(rng)
    return best.sample(rng) if best.kind is Build else best.suggest()


def played(s: State, rng: Random, player: Player, moment: Callable[[State], bool]) -> list[tuple[int, int]]:
    """Play to the end, checking; Step and round at each change of them.

    At the given moment all plants of the stack are put aside, so that the Step 3 card comes next.
    """
    seen = [(s.step, s.round)]
    while not s.over:
        if not s.card_phase and moment(s):
            s.set_aside, s.stack = (*s.set_aside, *s.stack[:-1]), s.stack[-1:]
        advance(s, player(offers(s, waits(s)[0]), rng), ignore_facts)
        check_market(s)
        check_players(s)
        if seen[-1] != (s.step, s.round):
            seen.append((s.step, s.round))
    return seen


@pytest.mark.parametrize("edition", ["2007", "second"])
def test_market_and_players_keep_the_rules_at_every_action(edition):
    cards = set()
    for seed in range(20):
        options = Options(edition=edition, map=("germany", "usa")[seed % 2])
        s = GAME.begin(options, 2 + seed % 5, seed)
        seen = played(s, Random(seed), (eager, timid)[seed % 4 == 0], MOMENTS[seed // 5 % 4])
        assert all(before[0] <= after[0] for before, after in pairwise(seen))  # Steps only go up
        assert all(after[1] - before[1] in (0, 1) for before, after in pairwise(seen))
        cards.add((s.card_phase, "early" if all(step != 2 for step, _ in seen) else "after Step 2"))
    # The card came in each of its phases, and also while Step 1 held (A5).
    assert {phase for phase, _ in cards} >= {2, 4, 5}
    assert {when for _, when in cards} == {"early", "after Step 2"}
