"""Goods (M-6), company tracks (M-16) and their special bonuses (M-17)."""

from __future__ import annotations

import shutil

import pytest
from tests.games.mombasa.position import PACK, offered, paid, play, position_of, show, told, turn, why

from boardroom.core import engine
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.companies.tracks import TrackSteps
from boardroom.games.mombasa.pack import COMPANIES, HOME
from boardroom.games.mombasa.pack.embedding import resolve_pack
from boardroom.games.mombasa.state import Options, State, total
from boardroom.testing.suite import clause

A1 = PACK.tracks["A1"]


def calls(track: str) -> list[tuple[int, int]]:
    """The spaces after each call, and its pounds."""
    return [(space, call) for space, call in enumerate(PACK.tracks[track].calls) if call]


def special(track: str, order: int) -> int:
    return PACK.tracks[track].specials[order - 1].space


def with_special(company: str, order: int, track: str, cards: str = "", **fields: object) -> State:
    """Seat 0 has the special bonuses of a track lying at a company, up to this order."""
    sides = {"A": "A1", "B": "B1", "C": "C1", "D": "D1"} | {track[0]: track}
    place = COMPANIES.index(company)
    order_of = [sides.pop(track[0]), *sides.values()]
    tracks = order_of[1 : place + 1] + order_of[:1] + order_of[place + 1 :]
    at, levels = [0, 0, 0, 0], [0, 0, 0, 0]
    at[place], levels[place] = special(track, order), order
    more = {"at": tuple(at), "specials": tuple(levels)} | fields
    return turn(cards, tracks=" ".join(tracks), **more)  # type: ignore[arg-type]


@clause("M-6.1")
def test_some_cards_of_one_type_for_at_most_one_card_and_steps():
    s = turn("coffee_1 A04 cotton_2")
    sets = {line.split()[1] for line in offered(s)["use-goods"]}
    assert sets == {"coffee_1", "A04", "coffee_1,A04", "cotton_2"}
    assert why(s, "0: goods coffee_1,coffee_1 take -") == ("M-6.1", "card-twice")
    frame = play(s, "0: goods coffee_1,A04 take -").steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.free == 4


@clause("M-6.2")
def test_a_card_costs_its_red_value_and_that_of_its_space():
    price = PACK.cards["A02"].red + PACK.card_red[0]
    s = show(turn("coffee_2 A04"), 0, "A02")
    assert why(s, "0: goods coffee_2 take A02") == ("M-6.2", "units-short")
    assert why(s, "0: goods A04 take B01") == ("M-6.2", "card-not-there")
    s = play(s, "0: goods coffee_2,A04 take A02")
    assert "A02" in s.players[0].hand
    assert "A02" in s.players[0].owned
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.free == 5 - price


@clause("M-6.3")
def test_remaining_units_are_split_freely_until_all_are_used():
    s = play(turn("A04"), "0: goods A04 take -", "0: advance cairo 1")
    assert why(s, "0: advance mombasa 3") == ("M-6.3", "too-many-steps")
    assert why(s, "0: advance mombasa 0") == ("M-6.3", "no-steps")
    assert why(s, "0: give up steps") == ("M-6.3", "steps-left")
    s = play(s, "0: advance mombasa 2")
    assert (position_of(s, "cairo"), position_of(s, "mombasa")) == (1, 2)
    assert engine.waits(s) == (1,)


@clause("M-6.4")
def test_a_card_for_nothing_still_needs_a_goods_card_and_leaves_all_units(tmp_path):
    folder = tmp_path / "pack"
    shutil.copytree(HOME, folder)
    file = folder / "cards.csv"
    file.write_text(file.read_text().replace("A07,A,expansion,,2,,,2", "A07,A,expansion,,2,,,0"))
    s = show(with_special("mombasa", 1, "A2", "coffee_1"), 8, "A07")  # the bonus would make it -1
    s.options = Options(first_player=0, pack=resolve_pack(str(folder)))
    s.derive()
    assert why(s, "0: goods - take A07") == ("M-6.4", "no-goods-card")
    s = play(s, "0: goods coffee_1 take A07")
    assert s.players[0].hand[-1] == "A07"
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.free == 1


@clause("M-6.5")
def test_the_display_is_not_refilled_during_the_action_phase():
    s = show(turn("A04"), 8, "A02")
    s = play(s, "0: goods A04 take A02")
    assert s.display == ("",) * 12


@clause("M-6.6")
def test_used_goods_lie_face_down_and_the_turn_is_over():
    s = play(turn("coffee_1 cotton_2"), "0: goods coffee_1 take -", "0: advance cairo 1")
    assert s.players[0].down == 0b00010
    assert engine.waits(s) == (1,)


@clause("M-16.1")
def test_a_call_is_paid_at_once_or_the_marker_stays_before_it():
    space, call = calls("A1")[0]
    s = play(turn("coffee_2", at=(space - 1, 0, 0, 0), cash=call), "0: goods coffee_2 take -")
    assert ("seat:0", "bank", call, "M-16.1") in paid(s, "0: advance mombasa 1")
    poor = play(turn("coffee_2", at=(space - 1, 0, 0, 0), cash=call - 1), "0: goods coffee_2 take -")
    assert why(poor, "0: advance mombasa 1") == ("M-16.1", "call-not-paid")
    early = play(turn("A04", at=(space - 2, 0, 0, 0), cash=call - 1), "0: goods A04 take -")
    assert position_of(play(early, "0: advance mombasa 1"), "mombasa") == space - 1


@clause("M-16.2")
def test_a_track_ends_at_its_last_space():
    s = play(turn("A04", at=(A1.length - 1, 0, 0, 0)), "0: goods A04 take -")
    assert why(s, "0: advance mombasa 2") == ("M-16.2", "track-ends")
    assert position_of(play(s, "0: advance mombasa 1"), "mombasa") == A1.length


@clause("M-16.3")
def test_steps_that_can_not_be_used_are_lost():
    ends = tuple(PACK.tracks[track].length for track in PACK.first_tracks)
    s = play(turn("A04", at=ends), "0: goods A04 take -")
    assert engine.waits(s) == (1,)
    assert s.players[0].at == ends
    # Steps tied to Cairo by the coffee space: one step to the end, the other is lost.
    s = turn("coffee_2", at=(*ends[:3], ends[3] - 1))
    lost = [fact.n for fact in told(s, "0: marker majority coffee tier 1") if fact.key == "steps-lost"]  # type: ignore[attr-defined]
    assert lost == [1]


def test_a_call_in_the_way_of_tied_steps_is_asked_for_and_may_be_declined():
    space, call = calls("D1")[0]
    s = turn("coffee_2", at=(0, 0, 0, space - 2), cash=call)
    specials = PACK.tracks["D1"].specials
    won = sum(special.pounds for special in specials if special.space == space - 1)
    behind = sum(special.pounds for special in specials if special.space == space)
    s = play(s, "0: marker majority coffee tier 1")
    assert why(s, "0: give up steps") == ("M-6.3", "steps-left")  # the step before the call is free
    assert why(s, "0: advance mombasa 1") == ("M-11.6", "no-steps-there")
    s = play(s, "0: advance cairo 1")
    assert set(offered(s)) == {"advance", "give-up"}
    stayed, went = play(s, "0: give up steps"), play(s, "0: advance cairo 1")
    assert (position_of(stayed, "cairo"), stayed.players[0].cash) == (space - 1, call + won)
    assert (position_of(went, "cairo"), went.players[0].cash) == (space, won + behind)


def test_a_unit_may_be_given_up_only_before_calls_that_are_not_paid():
    """Q-8."""
    at = tuple(calls(track)[0][0] - 1 for track in PACK.first_tracks)
    s = play(turn("coffee_2", at=at, cash=9), "0: goods coffee_2 take -")
    assert set(offered(s)) == {"advance", "give-up"}
    assert engine.waits(play(s, "0: give up steps")) == (1,)


@clause("M-16.4")
def test_a_special_space_pays_the_one_who_reaches_it_and_all_earlier_ones():
    space, pounds = A1.specials[0].space, A1.specials[0].pounds
    s = turn("A04", seats=3, cash=9, at=(space - 1, 0, 0, 0))
    s.players[1].at, s.players[2].at = (space, 0, 0, 0), (space - 1, 0, 0, 0)
    s = play(s, "0: goods A04 take -")
    got = [row for row in paid(s, "0: advance mombasa 3") if row[3] == "M-16.4"]  # passing it is enough
    assert got == [("bank", "seat:0", pounds, "M-16.4"), ("bank", "seat:1", pounds, "M-16.4")]


@clause("M-16.5")
def test_a_special_bonus_holds_from_the_next_turn_on():
    space = A1.specials[0].space
    s = turn("coffee_1 expansion_2", at=(space - 1, 0, 0, 0), cash=9)
    s = play(s, "0: goods coffee_1 take -", "0: advance mombasa 1")
    assert (s.players[0].specials[0], total(s, 0, "expansion")) == (0, 2)  # also while others act
    s = play(s, "1: end B")
    assert (s.players[0].specials[0], total(s, 0, "expansion")) == (1, 2 + A1.specials[0].bonus.plus)


@clause("M-16.6")
def test_of_two_bonuses_of_a_track_only_one_is_used():
    s = with_special("mombasa", 2, "A1", "expansion_2")
    assert total(s, 0, "expansion") == 2 + A1.specials[1].bonus.plus  # not both
    s = with_special("saint_louis", 2, "C1", cash=9)
    s = play(s, "0: marker extra saint_louis 1 option 0 card -", "0: pounds 1", "1: end B")
    assert why(s, "0: marker extra saint_louis 2 option 0 card -") == ("M-16.6", "other-extra-used")


@clause("M-16.7")
def test_extra_bonus_spaces_are_on_c_and_d_and_need_the_bonus_and_a_marker():
    assert all(
        s.bonus.is_space == (track.piece in "CD") for track in PACK.tracks.values() for s in track.specials
    )
    s = with_special("mombasa", 1, "A1", cash=9)
    assert why(s, "0: marker extra mombasa 1 option 0 card -") == ("M-16.7", "no-extra-space")
    s = turn(cash=9)
    assert why(s, "0: marker extra saint_louis 1 option 0 card -") == ("M-16.5", "special-not-reached")
    s = with_special("saint_louis", 1, "C1", cash=9, markers=3)
    assert why(s, "0: marker extra saint_louis 1 option 0 card -") == ("M-11.1", "no-marker")
    s = with_special("saint_louis", 1, "C1", cash=9)
    s.spaces = {"extra.saint_louis.1": 1}  # shared and blocked
    assert why(s, "0: marker extra saint_louis 1 option 0 card -") == ("M-11.1", "space-taken")


@clause("M-17.1")
def test_the_expansion_total_grows_only_with_an_expansion_card_face_up():
    plus = A1.specials[0].bonus.plus
    assert total(with_special("mombasa", 1, "A1", "expansion_2"), 0, "expansion") == 2 + plus
    assert total(with_special("mombasa", 1, "A1", "coffee_1"), 0, "expansion") == 0
    down = with_special("mombasa", 1, "A1", "expansion_2", down=0b00010)
    assert total(down, 0, "expansion") == 0


@clause("M-17.2")
def test_track_b2_gives_one_then_two_more_markers():
    assert markers_left(turn(), 0) == 3
    assert markers_left(with_special("cape_town", 1, "B2"), 0) == 4
    assert markers_left(with_special("cape_town", 2, "B2"), 0) == 5


@clause("M-17.3")
def test_cards_cost_one_less_and_goods_may_be_mixed_for_a_card():
    one, two = PACK.tracks["A2"].specials
    full = PACK.cards["A04"].red  # in the right column
    s = show(with_special("mombasa", 1, "A2", "coffee_2 cotton_1"), 8, "A04")
    assert (full + one.bonus.plus, one.bonus.mixed, two.bonus.mixed) == (2, False, True)
    assert play(s, "0: goods coffee_2 take A04").players[0].hand[-1] == "A04"
    assert why(s, "0: goods coffee_2,cotton_1 take A04") == ("M-5.2", "goods-mixed")
    s = show(with_special("mombasa", 2, "A2", "coffee_2 cotton_1"), 8, "A04")
    assert why(s, "0: goods coffee_2,cotton_1 take -") == ("M-5.2", "goods-mixed")  # only for a card
    after = play(s, "0: goods coffee_2,cotton_1 take A04")
    frame = after.steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.free == 3 - (full + two.bonus.plus)


@clause("M-17.4")
def test_each_cotton_card_is_worth_more():
    bonus = PACK.tracks["B1"].specials[0].bonus
    assert bonus.good == "cotton"
    s = with_special("cape_town", 1, "B1", "cotton_1 cotton_2 coffee_2")
    assert s.players[0].sums == (2, 0, 3 + 2 * bonus.plus, 0)
    frame = play(s, "0: goods cotton_1 take -").steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.free == 1 + bonus.plus


@clause("M-17.5")
@pytest.mark.parametrize("option", [0, 1])
def test_points_and_diamond_steps_for_pounds(option):
    bonus = PACK.tracks["C1"].specials[0].bonus
    reward = bonus.options[option]
    assert {(r.bookkeeping, r.diamonds) for r in bonus.options} == {(1, 2), (2, 1)}
    s = with_special("saint_louis", 1, "C1", cash=bonus.cost)
    s = play(s, f"0: marker extra saint_louis 1 option {option} card -")
    assert (s.players[0].cash, s.players[0].diamonds) == (0, reward.diamonds)
    s = play(s, f"0: pounds {reward.bookkeeping}")
    assert s.players[0].cash == reward.bookkeeping
    poor = with_special("saint_louis", 1, "C1", cash=bonus.cost - 1)
    assert why(poor, "0: marker extra saint_louis 1 option 0 card -") == ("M-17.5", "cannot-pay")


@clause("M-17.6")
def test_a_card_for_pounds_or_diamond_steps_or_both():
    bonus = PACK.tracks["C2"].specials[0].bonus
    price = PACK.cards["A02"].red + bonus.price_plus
    s = show(with_special("saint_louis", 1, "C2", cash=price), 8, "A02")
    both = play(s, "0: marker extra saint_louis 1 option 1 card A02").players[0]
    assert (both.cash, both.diamonds, both.hand[-1]) == (0, bonus.diamonds, "A02")
    only = play(s, "0: marker extra saint_louis 1 option 1 card -").players[0]
    assert (only.cash, only.diamonds) == (price, bonus.diamonds)
    assert why(s, "0: marker extra saint_louis 1 option 0 card -") == ("M-17.6", "nothing-chosen")
    s.players[0].cash = price - 1
    assert why(s, "0: marker extra saint_louis 1 option 0 card A02") == ("M-17.6", "cannot-pay")


@clause("M-17.7")
def test_a_coffee_card_is_discarded_for_its_red_value_and_more():
    bonus = PACK.tracks["D1"].specials[0].bonus
    assert (bonus.good, bonus.plus) == ("coffee", 3)
    s = with_special("cairo", 1, "D1")
    s.players[0].hand = ("coffee_1", "cotton_2")
    s.players[0].owned = s.players[0].hand
    assert why(s, "0: marker extra cairo 1 option 0 card cotton_2") == ("M-17.7", "not-in-hand")
    after = play(s, "0: marker extra cairo 1 option 0 card coffee_1")
    assert after.players[0].cash == PACK.cards["coffee_1"].red + 3
    assert (after.players[0].hand, after.discards[-1]) == (("cotton_2",), "coffee_1")


@clause("M-17.8")
def test_a_pound_moves_on_each_of_the_three_other_tracks():
    bonus = PACK.tracks["D2"].specials[0].bonus
    s = with_special("cairo", 1, "D2", cash=1)
    at = s.players[0].at
    after = play(s, "0: marker extra cairo 1 option 0 card -").players[0]
    assert after.at == (at[0] + bonus.steps, at[1] + bonus.steps, at[2] + bonus.steps, at[3])
    assert after.cash == 0
    s.players[0].cash = 0
    assert why(s, "0: marker extra cairo 1 option 0 card -") == ("M-17.8", "cannot-pay")


def test_calls_on_several_tracks_are_chosen_one_by_one():
    """With D2 calls may lie ahead on several tracks while the cash pays for only one."""
    (one, cost), (other, dear) = calls("A1")[0], calls("B1")[0]
    s = with_special("cairo", 2, "D2", cash=1 + max(cost, dear))
    s.players[0].at = (one - 1, other - 1, 0, s.players[0].at[3])
    s = play(s, "0: marker extra cairo 2 option 0 card -")
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    assert frame.tied == (2, 2, 2, 0)
    s = play(s, "0: advance saint_louis 2", "0: advance cape_town 2", "0: give up steps")
    assert s.players[0].at[:3] == (one - 1, other + 1, 2)
