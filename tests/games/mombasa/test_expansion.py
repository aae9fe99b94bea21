"""Expansion (M-7)."""

from __future__ import annotations

from dataclasses import asdict

from tests.games.mombasa.position import PACK, hold, offered, paid, play, turn, why

from boardroom.core import engine
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.expansion import Expanding, ways
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.state import State, put, total
from boardroom.testing.suite import clause

REGIONS = {region.id: region for region in PACK.regions}


def exits(company: str) -> dict[int, int]:
    return dict(PACK.camps[COMPANY[company]].exits)


def exit_of(company: str, lines: int) -> int:
    return next(region for region, n in exits(company).items() if n == lines)


def frame(s: State) -> Expanding:
    found = s.steps[-1]
    assert isinstance(found, Expanding)
    return found


def giving(kind: str, company: str) -> int:
    """A region next to the camp that gives this kind of reward, arranged by the test if there is none."""
    return next(r for r in REGIONS if getattr(REGIONS[r].reward, kind) and r in exits(company))


def beside(company: str, region: int) -> State:
    """Seat 0 expands this company, which already holds every other neighbour of the region."""
    s = turn("expansion_2 expansion_2b C11")
    near = [r for r in REGIONS[region].borders if REGIONS[r].kind != "enclosed"][:1]
    return hold(s, company, *near)


def column(s: State, company: str, posts: int, emptied: bool = False) -> State:
    """Leave so many posts in each column of a camp and take the others out of the game."""
    place = COMPANY[company]
    s.gone = put(s.gone, place, 15 - 3 * posts)
    s.camps = put(s.camps, place, (posts, posts, posts))
    s.emptied = put(s.emptied, place, (emptied,) * 3)
    return s


@clause("M-7.1")
def test_all_expansion_cards_are_used_together_for_one_company():
    s = turn("expansion_2 expansion_2b coffee_1", tiles=("expansion",))
    s = play(s, "0: expand cairo")
    assert (frame(s).left, frame(s).company) == (4 + 3, COMPANY["cairo"])
    assert total(s, 0, "expansion") == 0
    assert s.players[0].used_tiles == ("expansion",)
    assert s.players[0].down == 0b00110


@clause("M-7.2")
def test_share_icons_on_expansion_cards_do_not_matter():
    assert PACK.cards["B07"].share == "mombasa"
    s = play(turn("B07"), "0: expand cairo")
    assert frame(s).left == PACK.cards["B07"].value


@clause("M-7.3")
def test_a_region_beside_the_camp_or_an_own_post_can_be_entered_once():
    s = play(turn("expansion_2 expansion_2b C11"), "0: expand mombasa")
    first = exit_of("mombasa", 1)
    assert set(ways(s, 0)) == {region - 1 for region in exits("mombasa")}
    far = next(r for r in REGIONS if r not in exits("mombasa") and r not in REGIONS[first].borders)
    assert why(s, f"0: enter {far} from 1") == ("M-7.3", "region-not-adjacent")
    s = play(s, f"0: enter {first} from 1")
    assert why(s, f"0: enter {first} from 1") == ("M-7.3", "region-held")
    assert set(REGIONS[first].borders) <= {place + 1 for place in ways(s, 0)}  # posts of this action count


@clause("M-7.4")
def test_entering_costs_the_lines_and_one_more_against_another_company():
    one, two = exit_of("cape_town", 1), exit_of("cape_town", 2)
    s = hold(turn("expansion_2"), "cairo", one)
    s = play(s, "0: expand cape_town")
    assert {place + 1: cost for place, cost in ways(s, 1).items() if place + 1 in (one, two)} == {
        one: 2,
        two: 2,
    }
    hold(s, "cairo", two)
    assert why(s, f"0: enter {two} from 1") == ("M-7.4", "expansion-short")
    # With several ways in the cheapest counts.
    cheap = next(r for r, n in REGIONS[one].borders.items() if r == two or n == 1)
    s = hold(turn("expansion_2"), "cape_town", one)
    assert ways(s, 1)[cheap - 1] == min(REGIONS[one].borders[cheap], exits("cape_town").get(cheap, 9))


@clause("M-7.5")
def test_the_front_post_of_any_column_is_taken():
    s = play(turn("expansion_2"), "0: expand mombasa")
    after = play(s, f"0: enter {exit_of('mombasa', 1)} from 2")
    assert after.camps[0] == (5, 4, 5)
    assert share_value(after, 0) == PACK.camps[0].coins[1][0]
    assert after.posts[exit_of("mombasa", 1) - 1] == 0
    s.camps = put(s.camps, 0, (0, 5, 5))
    assert why(s, f"0: enter {exit_of('mombasa', 1)} from 1") == ("M-7.5", "column-empty")


@clause("M-7.6")
def test_points_may_be_left_and_are_lost():
    s = play(turn("expansion_2"), "0: expand mombasa", "0: stop")
    assert set(s.posts) == {-1}
    assert engine.waits(s) == (1,)


@clause("M-7.7")
def test_rewards_then_posts_out_then_one_post_in_each_region():
    region = giving("bookkeeping", "saint_louis")
    s = hold(turn("C07"), "cairo", region)
    s.camps, s.gone = put(s.camps, 3, (4, 4, 5)), (0, 0, 0, 1)
    s = play(s, "0: expand saint_louis", f"0: enter {region} from 1", "0: stop")
    assert s.steps[-1].key == "mombasa.points"  # rewards come first
    assert "mombasa.sending_out" in [step.key for step in s.steps]
    s = play(s, "0: pounds 1", "0: return to 2")
    assert s.posts[region - 1] == COMPANY["saint_louis"]
    assert s.camps[COMPANY["cairo"]] == (4, 5, 5)
    assert s.players[0].down
    assert engine.waits(s) == (1,)


@clause("M-7.8")
def test_a_post_sent_out_takes_the_rearmost_space_of_the_column_picked():
    region = exit_of("mombasa", 1)
    s = hold(turn("C07"), "cairo", region)
    s.camps = put(s.camps, 3, (2, 0, 5))
    s.emptied = put(s.emptied, 3, (False, True, False))
    s.gone = put(s.gone, 3, 7)
    before = share_value(s, 3)
    coins = PACK.camps[3].coins
    s = play(s, "0: expand mombasa", f"0: enter {region} from 1", "0: stop")
    while s.steps[-1].key != "mombasa.sending_out":
        s = play(s, "0: pounds 1")
    assert why(s, "0: return to 3") == ("M-7.8", "column-full")
    first, emptied = play(s, "0: return to 1"), play(s, "0: return to 2")
    assert share_value(first, 3) == before - coins[0][2]  # two posts stand on spaces 4 and 5
    assert share_value(emptied, 3) == before - coins[1][3]  # the 4th space: the last is never covered again
    assert emptied.camps[3] == (2, 1, 5)


@clause("M-7.9")
def test_a_post_that_finds_no_space_leaves_the_game():
    region = exit_of("mombasa", 1)
    s = hold(turn("C07"), "cairo", region)
    s.camps = put(s.camps, 3, (4, 4, 4))
    s.emptied = put(s.emptied, 3, (True, True, True))
    s.gone = put(s.gone, 3, 2)
    s = play(s, "0: expand mombasa", f"0: enter {region} from 1", "0: stop")
    while engine.waits(s) == (0,):
        s = play(s, "0: pounds 1")
    assert s.gone[3] == 3
    assert s.camps[3] == (4, 4, 4)


@clause("M-7.10")
def test_a_camp_without_posts_can_not_expand_and_points_are_lost_when_they_run_out():
    s = turn("expansion_2 expansion_2b C11")
    column(s, "cairo", 0, emptied=True)
    assert why(s, "0: expand cairo") == ("M-7.10", "camp-empty")
    assert "expand cairo" not in offered(s)["expand"]
    s.camps = put(s.camps, 3, (1, 0, 0))
    s = play(s, "0: expand cairo", f"0: enter {exit_of('cairo', 1)} from 1")
    assert s.steps[-1].key != "mombasa.expanding"


@clause("M-7.11")
def test_an_expansion_too_weak_to_enter_anything_is_simply_lost():
    s = turn("expansion_1_seat1")
    hold(s, "mombasa", *exits("cairo"))
    s = play(s, "0: expand cairo")
    assert engine.waits(s) == (1,)
    assert s.players[0].down == 0b00010


@clause("M-7.12")
def test_regions_give_pounds_diamond_steps_track_steps_and_points():
    track = next(r for r in REGIONS if REGIONS[r].reward.track)
    for company in COMPANIES:
        s = turn("expansion_2 expansion_2b")
        hold(s, company, *(r for r in list(REGIONS[track].borders)[:1]))
        s = play(s, f"0: expand {company}", f"0: enter {track} from 2", "0: stop")
        assert s.players[0].at[COMPANY[company]] == REGIONS[track].reward.track
    gems = next(r for r in REGIONS if REGIONS[r].reward.diamonds and REGIONS[r].mines)
    s = hold(turn("expansion_2 expansion_2b"), "cairo", *list(REGIONS[gems].borders)[:1])
    s = play(s, "0: expand cairo", f"0: enter {gems} from 2", "0: stop")
    assert s.players[0].diamonds == REGIONS[gems].reward.diamonds  # mines give nothing here
    pounds = next(r for r in REGIONS if REGIONS[r].reward.pounds and not REGIONS[r].reward.diamonds)
    s = hold(turn("expansion_2 expansion_2b"), "cairo", *list(REGIONS[pounds].borders)[:1])
    s = play(s, "0: expand cairo", f"0: enter {pounds} from 2")
    assert ("bank", "seat:0", REGIONS[pounds].reward.pounds, "M-7.12") in paid(s, "0: stop")


@clause("M-7.13")
def test_points_of_all_entered_regions_are_one_sum():
    s = turn("expansion_2 expansion_2b C07 C08")
    points = [r for r in REGIONS if REGIONS[r].reward.bookkeeping]
    pair = next((a, b) for a in points for b in points if b in REGIONS[a].borders)
    hold(s, "cairo", next(r for r in REGIONS[pair[0]].borders if r not in pair))
    s = play(s, "0: expand cairo", f"0: enter {pair[0]} from 2", f"0: enter {pair[1]} from 2", "0: stop")
    found = s.steps[-1]
    assert found.left == sum(REGIONS[r].reward.bookkeeping for r in pair)  # type: ignore[attr-defined]


@clause("M-7.14")
def test_an_enclosed_region_is_reached_only_through_its_ring_which_gives_nothing():
    heart = next(r for r in PACK.regions if r.kind == "enclosed")
    assert heart.inside is not None
    outside = next(r for r in REGIONS[heart.inside].borders if r != heart.id)
    s = hold(turn("C07 C08"), "cairo", outside)
    assert heart.id - 1 not in ways(s, 3)
    s = play(s, "0: expand cairo", f"0: enter {heart.inside} from 2")
    assert heart.id - 1 in ways(s, 3)
    before = asdict(s.players[0])
    after = asdict(play(s, "0: stop").players[0])
    assert {k: v for k, v in after.items() if v != before[k]} == {}


@clause("M-7.15")
def test_a_camp_has_three_columns_of_five_and_two_coins_on_the_last_space():
    for camp in PACK.camps:
        assert [len(coins) for coins in camp.coins] == [5, 5, 5]
        assert all(coins[-1] == 2 for coins in camp.coins)
    s = turn()
    column(s, "cairo", 0, emptied=True)
    assert share_value(s, 3) == sum(sum(coins) for coins in PACK.camps[3].coins)
