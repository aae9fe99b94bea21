"""Set-up and player counts (PG-2, PG-11)."""

from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal

from boardroom.bots.registry import load_bot
from boardroom.core.engine import offers, waits
from boardroom.core.engine import play as engine_play
from boardroom.core.errors import BadInput
from boardroom.core.options import check_options, read_options
from boardroom.core.views import view
from boardroom.core.visibility import Hidden
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS, FAR, is_connected, network, region_groups
from boardroom.games.power_grid.plants import STEP_3_CARD, Basket
from boardroom.games.power_grid.state import Options, State
from boardroom.games.power_grid.tables import COUNTS, PRICES
from boardroom.testing.suite import clause

CUSTOMARY: dict[str, Any] = dict(GAME.customary)


def begun(seats: int, seed: int = 1, **settings: str) -> State:
    return GAME.begin(read_options(Options, settings), seats, seed)


def cheapest(s: State) -> list[int]:
    return [PRICES[kind][lying][1] for kind, lying in enumerate(s.fuel)]


@clause("PG-2.1")
def test_regions_chosen_by_the_players_hang_together():
    s = position("set region_choice=players; step choosing_regions 0 1 2")
    s = play(s, "0: region west")
    assert refusal(s, "1: region west").reason == "region-chosen"
    assert refusal(s, "1: region southeast").reason == "region-not-adjacent"
    assert refusal(s, "1: region north").reason == "region-not-on-map"
    assert {refusal(s, f"1: region {r}").clause for r in ("west", "southeast", "north")} == {"PG-2.1"}
    s = play(s, "1: region southwest", "2: region southeast")
    assert s.regions == ("southeast", "southwest", "west")
    assert (s.round, s.phase) == (3, 2)  # the round begins as soon as the last region is chosen


@clause("PG-2.1")
@pytest.mark.parametrize(
    ("seats", "turns"), [(2, (0, 1, 0)), (3, (0, 1, 2)), (4, (0, 1, 2, 3)), (6, (0, 1, 2, 3, 4))]
)
def test_the_players_choose_the_regions_in_turn_in_the_starting_order(seats, turns):
    """A13: a table that people set up begins this way."""
    s = begun(seats, **CUSTOMARY)
    chosen = []
    while s.phase == 0:
        [seat] = waits(s)
        [offer] = offers(s, seat)
        chosen.append(s.order.index(seat))
        s, _ = engine_play(s, next(iter(offer.actions())))
    assert (tuple(chosen), len(s.regions), s.round) == (turns, s.count.regions, 1)


@clause("PG-2.1")
@pytest.mark.parametrize("key", ["germany", "usa"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_choose_regions_that_hang_together(bot, key):
    """A13"""
    for seats in (2, 4, 6):
        s, rng = begun(seats, map=key, **CUSTOMARY), Random(seats)
        while s.phase == 0:
            seen = view(s, waits(s)[0])
            s, _ = engine_play(s, load_bot(bot, GAME).choose(seen, offers(seen, waits(s)[0]), rng))
        assert is_connected(BOARDS[key], frozenset(s.regions))
        assert len(s.regions) == s.count.regions


@clause("PG-2.1")
def test_an_option_left_out_still_draws_the_regions():
    """A13: requests and command lines that leave it out keep their meaning, and so do stored tables."""
    assert (Options().region_choice, begun(3).phase) == ("random", 2)
    assert begun(3, **CUSTOMARY).phase == 0


@clause("PG-2.1")
@pytest.mark.parametrize("key", ["germany", "usa"])
def test_random_regions_hang_together_and_every_city_in_play_can_be_reached(key):
    """A13: drawn regions are a random connected set, each of them possible."""
    for count in {count.regions for count in COUNTS.values()}:
        for regions in region_groups(key, count):
            net = network(key, regions)
            assert len(net.cities) == 7 * count
            assert all(far < FAR for row in net.distances for far in row)
    drawn = {begun(3, seed, map=key).regions for seed in range(150)}
    assert drawn == set(region_groups(key, 3))


@clause("PG-2.1")
def test_regions_settled_before_the_game_must_fit():
    assert begun(3, regions="west,southwest,east").regions == ("east", "southwest", "west")
    for regions in ("west,southeast,northwest", "west,west,east", "west,east,north"):
        with pytest.raises(BadInput):
            read_options(Options, {"regions": regions})
    with pytest.raises(BadInput, match="PG-11"):
        begun(4, regions="west,southwest,east")
    assert not is_connected(BOARDS["germany"], frozenset({"west", "southeast"}))


@clause("PG-2.2")
def test_everybody_begins_with_50_elektro_and_nothing_else():
    for player in begun(6).players:
        assert (player.cash, player.plants, player.cities, player.fuel) == (50, (), (), Basket())


@clause("PG-2.2")
def test_money_is_hidden_unless_the_table_says_otherwise():
    """A9: hidden money is the usual choice, open money an option."""
    hidden, shown = view(begun(3), 0), view(begun(3, open_money="yes"), 0)
    assert [player.cash for player in hidden.players] == [50, Hidden(), Hidden()]
    assert [player.cash for player in shown.players] == [50, 50, 50]


@clause("PG-2.3")
def test_three_tokens_a_space_up_to_8_and_single_uranium_above():
    full = [PRICES[kind][-1] for kind in range(4)]
    steps = [[b - a for a, b in pairwise(prices)] for prices in full]
    assert steps[0] == steps[1] == steps[2] == [price for price in range(1, 9) for _ in range(3)]
    assert steps[3] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]


@clause("PG-2.4")
def test_the_start_fill_and_its_cheapest_tokens():
    """X15: the cheapest coal costs 1, oil 3, garbage 7 and uranium 14."""
    s = begun(4)
    assert cheapest(s) == [1, 3, 7, 14]
    assert s.fuel == Basket(24, 18, 6, 2)
    assert s.supply == Basket(0, 6, 18, 10)


@clause("PG-2.5")
def test_the_eight_plants_are_kept_sorted_and_the_four_lowest_are_current():
    s = begun(3)
    assert s.market == (3, 4, 5, 6, 7, 8, 9, 10)
    s = position("seat 0: cash 99; market 3 4 5 6 7 8 9 10; stack 13 S3; step auction_phase 0")
    assert refusal(s, "0: auction 7 for 7").reason == "plant-in-future-market"
    s = position("seat 0: cash 99; market 7 8 9 10 20 21 22 23; stack 13 S3; step auction_phase 0 out 1 2")
    s = play(s, "0: auction 7 for 7")
    assert s.market == (8, 9, 10, 13, 20, 21, 22, 23)


@clause("PG-2.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_13_lies_on_top_the_card_at_the_bottom_and_some_plants_aside_unseen(seats):
    s = begun(seats)
    assert (s.stack[0], s.stack[-1]) == (13, STEP_3_CARD)
    assert len(s.set_aside) == {2: 8, 3: 8, 4: 4, 5: 0, 6: 0}[seats]
    assert len(s.stack) == {2: 27, 3: 27, 4: 31, 5: 35, 6: 35}[seats]
    for seat in (0, None):
        seen = view(s, seat)
        assert (len(seen.stack), len(seen.set_aside)) == (len(s.stack), len(s.set_aside))
        assert not isinstance(seen.stack, tuple)
        assert not isinstance(seen.set_aside, tuple)


@clause("PG-2.7")
@pytest.mark.parametrize("edition", ["2007", "second"])
def test_every_starting_order_can_come_up(edition):
    """D1: cards drawn and compared, or lots: both are a random order."""
    assert {begun(3, seed, edition=edition).order for seed in range(60)} == set(permutations(range(3)))


@clause("PG-2.8")
def test_everybody_may_build_in_a_region_that_another_player_chose():
    s = position("set region_choice=players; step choosing_regions 0 1 2")
    s = play(s, "0: region west", "1: region southwest", "2: region northwest")
    s = play(s, "0: pass", "1: pass", "2: pass")
    assert s.phase == 4  # nobody has a plant, so nobody is asked to buy resources
    for city in ("essen", "aachen", "bremen"):
        assert allowed(s, f"2: build {city}")


@clause("PG-11.1")
@pytest.mark.parametrize(
    ("seats", "figures"),
    [
        (2, (3, 8, 4, 10, 21)),
        (3, (3, 8, 3, 7, 17)),
        (4, (4, 4, 3, 7, 17)),
        (5, (5, 0, 3, 7, 15)),
        (6, (5, 0, 3, 6, 14)),
    ],
)
def test_five_figures_hold_by_player_count(seats, figures):
    """X16: regions, plants set aside, plant limit, cities for Step 2, cities for the end."""
    s = begun(seats)
    assert (len(s.regions), len(s.set_aside), *s.count[2:5]) == figures


@clause("PG-11.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(seats):
    with pytest.raises(BadInput, match="2 to 6"):
        begun(seats)


def test_the_first_game_variant_belongs_to_2007():
    with pytest.raises(BadInput, match="variant belongs"):
        read_options(Options, {"first_game": "yes"})
    assert check_options(Options(edition="2007", first_game=True)).first_game


def test_only_regions_that_may_be_chosen_are_offered():
    s = play(position("set region_choice=players; step choosing_regions 0 1 2"), "0: region northeast")
    [offer] = offers(s, 1)
    assert [a.notation() for a in offer.actions()] == ["1: region northwest", "1: region east"]
