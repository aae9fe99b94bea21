"""Planning and turns (M-4, M-5), ending the phase and preparing the next round (M-13, M-14)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.mombasa.position import PACK, lay, offered, play, show, table, told, turn, why

from boardroom.core import engine
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.inputs import objects_of
from boardroom.core.parts import Assign
from boardroom.core.views import redact, view
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.planning import PlanOffer, plans
from boardroom.games.mombasa.state import State, put
from boardroom.testing.suite import clause

NONE = "-,-,-,-,-"


def planned(seats: int = 2, **plan: str) -> State:
    """A table where the seats laid these plans, the others nothing."""
    s = table(seats)
    return play(s, *(f"{n}: plan {plan.get(f'seat{n}', NONE)}" for n in range(seats)))


@clause("M-4.1")
def test_at_most_one_card_a_slot_fewer_or_none_all_at_the_same_time():
    s = table(3)
    assert engine.waits(s) == (0, 1, 2)
    assert why(s, "0: plan -,cotton_1,cotton_1,-,-") == ("M-4.1", "card-twice")
    assert why(s, "0: plan -,coffee_2,-,-,-") == ("M-4.1", "not-in-hand")  # it rests
    assert why(s, "0: plan cotton_1") == ("M-4.1", "plan-all-slots")
    s = play(s, "2: plan -,-,banana_2,-,-")
    assert engine.waits(s) == (0, 1)
    s = play(s, f"2: plan {NONE}", "0: plan -,cotton_2,-,cotton_1,-", f"1: plan {NONE}")
    assert s.players[0].area == ("", "cotton_2", "", "cotton_1", "")
    assert s.players[2].area == ("",) * 5


@clause("M-4.2")
def test_three_slots_are_open_and_two_more_are_opened_by_the_own_tracks():
    s = table()
    assert why(s, "0: plan cotton_1,-,-,-,-") == ("M-4.2", "slot-closed")
    assert why(s, "0: plan -,-,-,-,cotton_1") == ("M-4.2", "slot-closed")
    s.players[0].diamonds, s.players[0].ink = PACK.diamonds.slot, PACK.ledger.slot
    s = play(s, "0: plan cotton_1,-,-,-,cotton_2", f"1: plan {NONE}")
    assert s.players[0].area == ("cotton_1", "", "", "", "cotton_2")


@clause("M-4.3")
def test_a_card_goes_to_the_column_above_its_slot_and_nowhere_else():
    s = planned(seat0="-,-,cotton_1,-,-")
    before = s.players[0].resting
    s = play(s, "0: end B")
    assert s.players[0].resting[2] == (*before[2], "cotton_1")
    assert s.players[0].resting[3] == before[3]


@clause("M-4.4")
def test_single_share_cards_are_never_laid():
    s = table()
    s.players[0].hand = (*s.players[0].hand, "D01")
    s.players[0].owned = (*s.players[0].owned, "D01")
    assert why(s, "0: plan -,D01,-,-,-") == ("M-4.4", "share-card-planned")
    assert not any("D01" in line for line in offered(s)["plan"])


@clause("M-4.5")
def test_plans_stay_secret_until_all_are_ready_and_are_then_turned_up_together():
    s = play(table(3), "0: plan -,cotton_2,-,-,-")
    seen = view(s, 1)
    assert seen.players[0].area == ("",) * 5
    assert len(seen.players[0].hand) == len(s.players[0].hand) == 7  # the size of the hand tells nothing
    assert "cotton_2" not in str(objects_of(seen.to_json()["players"])[0]["plan"])
    action = GAME.language.parse("0: plan -,cotton_2,-,-,-")
    said: list[Action] = redact([action], 1, s)
    assert said[0].notation() == "0: plan ?"
    s = play(s, f"1: plan {NONE}")
    assert s.players[0].area == ("",) * 5
    s = play(s, f"2: plan {NONE}")
    assert view(s, 1).players[0].area[1] == "cotton_2"
    assert "cotton_2" not in s.players[0].hand


def test_every_plan_is_as_likely_as_any_other():
    from random import Random

    s = table()
    s.players[0].hand = ("cotton_1", "cotton_2")
    offer = engine.offers(s, 0)[0]
    assert isinstance(offer, PlanOffer)
    every = offer.list_actions(1000)
    assert len(every) == len(set(every)) == plans(2, 3) == 1 + 6 + 6
    rng = Random(3)
    found = Counter(offer.sample(rng) for _ in range(13 * 200))
    assert set(found) == set(every)
    assert all(130 < count < 280 for count in found.values())


def test_a_plan_is_put_together_from_the_answers_of_a_form():
    offer = engine.offers(table(), 0)[0]
    made = offer.compose({"cards": {"cotton_2": "B", "cotton_1": "D"}})
    assert made.notation() == "0: plan -,cotton_2,-,cotton_1,-"
    with pytest.raises(BadInput):
        offer.compose({"cards": {"cotton_2": "B", "cotton_1": "B"}})


def test_whoever_is_ready_sees_the_plan_and_may_change_it():
    s = play(table(), "0: plan -,cotton_2,-,cotton_1,-")
    part = engine.offers(view(s, 0), 0)[0].form({})
    assert isinstance(part, Assign)
    assert part.now == {"cotton_2": "B", "cotton_1": "D"}
    part = engine.offers(view(s, 1), 1)[0].form({})
    assert isinstance(part, Assign)
    assert part.now == {}


@clause("M-5.1")
def test_turns_go_clockwise_from_the_first_player_until_all_have_ended():
    s = table(3, first_player=1)
    s = play(s, *(f"{n}: plan {NONE}" for n in range(3)))
    assert engine.waits(s) == (1,)
    assert why(s, "2: end B") == ("M-5.1", "not-your-turn")
    s = play(s, "1: end B")
    assert engine.waits(s) == (2,)
    s = play(s, "2: marker first player", "2: pounds 1", "0: end B")
    assert engine.waits(s) == (2,)  # only seat 2 is left


@clause("M-5.2")
def test_one_kind_of_action_a_turn_and_goods_of_one_type():
    s = turn("coffee_2 cotton_2 expansion_2 A09 bookkeeper_2", cash=3)
    kinds = set(offered(s))
    assert {"use-goods", "expand", "use-bookkeeper", "use-merchant", "sell", "end-phase"} <= kinds
    assert why(s, "0: goods coffee_2,cotton_2 take -") == ("M-5.2", "goods-mixed")
    assert engine.waits(play(s, "0: merchant A09")) == (1,)


@clause("M-5.3")
def test_an_action_needs_face_up_cards_of_the_own_area_and_else_the_phase_ends():
    s = turn("coffee_2", cash=0, markers=3)
    assert why(s, "0: bookkeeper bookkeeper_2") == ("M-5.3", "not-face-up")  # it rests
    assert why(s, "0: expand cairo") == ("M-5.3", "no-expansion-card")
    s = turn("", cash=0, markers=3)
    assert set(offered(s)) == {"end-phase"}


@clause("M-5.4")
def test_a_used_card_lies_face_down_and_counts_no_more():
    s = play(turn("coffee_2 coffee_1"), "0: goods coffee_2 take -", "0: advance cairo 2")
    assert s.players[0].down == 0b00010
    assert s.players[0].sums[0] == 1
    s.steps[-1] = type(s.steps[-1])(0, False)  # type: ignore[call-arg]
    s.memo.clear()
    assert why(s, "0: goods coffee_2 take -") == ("M-5.3", "not-face-up")


@clause("M-13.1")
def test_whoever_has_ended_has_no_more_turns_and_carries_nothing_over():
    s = turn("coffee_2", tiles=("expansion",))
    s = play(s, "0: end B")
    assert s.players[0].ended
    assert s.players[0].tiles == ()
    assert s.players[0].area == ("",) * 5
    assert engine.waits(play(s, "1: marker first player", "1: pounds 1")) == (1,)


@clause("M-13.2")
def test_all_cards_of_exactly_one_open_column_come_to_the_hand():
    s = turn()
    s.players[0].resting = ((), ("cotton_1", "cotton_2"), ("coffee_1",), (), ())
    s.players[0].hand = ("banana_1",)
    assert why(s, "0: end A") == ("M-13.2", "slot-closed")
    after = play(s, "0: end B").players[0]
    assert after.hand == ("banana_1", "cotton_1", "cotton_2")
    assert after.resting == ((), (), ("coffee_1",), (), ())
    assert play(s, "0: end D").players[0].hand == ("banana_1",)  # an empty one may be taken


@clause("M-13.3")
def test_played_cards_go_up_and_tiles_go_back():
    s = turn("cotton_1 cotton_2", tiles=("merchant",), used_tiles=("expansion",), down=0b00010)
    s.players[0].resting = ((), ("coffee_1",), (), (), ())
    after = play(s, "0: end D").players[0]
    assert after.resting == ((), ("coffee_1", "cotton_1"), ("cotton_2",), (), ())
    assert (after.tiles, after.used_tiles, after.down) == ((), (), 0)


@clause("M-13.4")
def test_cards_played_this_round_can_not_be_taken_back_this_round():
    s = turn("cotton_1")
    s.players[0].resting = ((), ("coffee_1",), (), (), ())
    after = play(s, "0: end B").players[0]
    assert "cotton_1" not in after.hand
    assert "coffee_1" in after.hand
    assert after.resting[1] == ("cotton_1",)


@clause("M-13.5")
def test_the_next_round_is_prepared_when_the_last_player_has_ended():
    s = play(turn(), "0: end B")
    assert s.round == 1
    s = play(s, "1: end B")
    assert (s.round, s.steps[-1].key) == (2, "mombasa.planning")


def ended(s: State) -> State:
    return play(s, "0: end B", *(f"{n}: end B" for n in range(1, len(s.players))))


@clause("M-14.1")
@pytest.mark.parametrize(("seats", "coins"), [(2, 1), (3, 2), (4, 2)])
def test_the_coins_of_the_new_round_go_below_its_column_of_books(seats, coins):
    s = ended(turn(seats=seats))
    column = PACK.coin_rounds.index(2)
    places = range(column * PACK.book_rows, column * PACK.book_rows + coins)
    assert s.round == 2
    assert {place for place, n in enumerate(s.coins) if n} == set(places)
    assert set(s.coins) <= {0, 1}


@clause("M-14.2")
def test_the_right_column_goes_rows_slide_and_the_rest_is_filled():
    s = turn()
    s.display = ("A01", "A02", "", "A04", "", "A06", "", "A08", "A09", "", "B01", "B02")
    s.deck = tuple(c for c in ("A03", "A05", "A07", *PACK.decks["B"], *PACK.decks["C"]) if c not in s.display)
    s.discards = ()
    after = ended(s)
    assert after.discards == ("A09", "B01", "B02")
    # Row 1 had A01 and a gap, row 2 A02 and A06, row 3 nothing, row 4 A04 and A08.
    assert after.display[8:] == ("A01", "A06", "A03", "A08")
    assert after.display[4:8] == ("A05", "A02", "A07", "A04")
    assert after.display[:4] == s.deck[3:7]
    s.deck = ("A03",)
    assert ended(s).display.count("") == 12 - 5 - 1


@clause("M-14.3")
def test_markers_return_and_reserved_tiles_arrive():
    s = turn(cash=9)
    s.spaces = {"extra.cairo.1": 1, "buy": 0}
    s.players[0].markers, s.players[1].markers = 1, 1
    s = play(s, "0: marker tile expansion", "1: end B", "0: marker tile goods", "0: end B")
    assert s.spaces == {}
    assert [player.markers for player in s.players] == [0, 0]
    assert s.players[0].tiles == ("goods", "expansion")
    assert s.players[1].tiles == ()


def test_the_first_player_marker_counts_from_the_next_round_on():
    s = play(turn(), "0: end B", "1: marker first player", "1: pounds 1")
    assert (s.first, s.next_first) == (0, 1)
    s = play(s, "1: end B")
    assert s.first == 1
    s = play(s, f"0: plan {NONE}", f"1: plan {NONE}")
    assert engine.waits(s) == (1,)


def test_nobody_hears_what_was_planned():
    facts = redact(told(table(), "0: plan -,cotton_2,-,-,-"), 1, table())
    assert [fact.to_json() for fact in facts] == [{"fact": "planned", "seat": 0}]


def test_positions_of_these_tests_are_whole():
    s = show(turn("coffee_2"), 4, "A02")
    lay(s, 1, "cotton_1")
    assert s.display[4] == "A02"
    assert put(s.display, 4, "") == ("",) * 12
