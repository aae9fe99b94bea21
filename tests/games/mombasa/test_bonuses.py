"""Diamond merchants (M-10), bonus markers (M-11), bonus tiles (M-12), player board (M-18), money (M-19)."""

from __future__ import annotations

import pytest
from tests.games.mombasa.position import PACK, books, hold, offered, paid, play, shelve, show, turn, why

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.player_board.bookkeeping import Points
from boardroom.games.mombasa.state import total
from boardroom.games.mombasa.turn import open_slots
from boardroom.testing.suite import clause

MINES = [region.id for region in PACK.regions if region.mines]


@clause("M-10.1")
def test_one_of_five_merchants_is_used_and_no_starting_hand_has_one():
    merchants = [card for card in PACK.cards.values() if card.kind == "merchant"]
    assert len(merchants) == 5
    assert all(card.letter for card in merchants)
    s = turn("A09 B13")
    assert offered(s)["use-merchant"] == ["merchant A09", "merchant B13"]
    assert why(s, "0: merchant B14") == ("M-5.3", "not-face-up")


@clause("M-10.2")
def test_the_plain_merchant_gives_a_step_and_two_pounds():
    s = play(turn("A09"), "0: merchant A09")
    assert (s.players[0].diamonds, s.players[0].cash) == (1, 2)


@clause("M-10.3")
def test_a_company_merchant_counts_the_mines_of_its_company_in_pairs():
    for n in range(len(MINES) + 1):
        s = hold(turn("B16"), "cairo", *MINES[:n])
        hold(s, "mombasa", *(region for region in MINES[n:]))
        mines = sum(PACK.regions[region - 1].mines for region in MINES[:n])
        s = play(s, "0: merchant B16")
        assert (s.players[0].diamonds, s.players[0].cash) == (2 + mines // 2, 1)


@clause("M-10.4")
def test_a_used_merchant_lies_face_down():
    s = play(turn("A09"), "0: merchant A09")
    assert s.players[0].down == 0b00010
    assert engine.waits(s) == (1,)


@clause("M-11.1")
def test_a_marker_needs_a_free_space_and_blocks_it_for_the_round():
    s = turn(markers=3)
    assert why(s, "0: marker first player") == ("M-11.1", "no-marker")
    s = play(turn(seats=3), "0: marker first player", "0: pounds 1")
    assert s.spaces == {"first_player": 0}
    assert s.players[0].markers == 1
    assert why(s, "1: marker first player") == ("M-11.1", "space-taken")


@clause("M-11.2")
def test_the_first_player_space_is_closed_to_the_first_player_on_the_opening_turn():
    s = turn(opening=True)
    assert why(s, "0: marker first player") == ("M-11.2", "first-player-first-turn")
    assert "take-first" not in offered(s)
    s = play(turn(), "0: marker first player")
    assert isinstance(s.steps[-1], Points)
    assert s.steps[-1].left == 1
    assert (s.first, s.next_first) == (0, 0)


@clause("M-11.3")
def test_the_buy_space_costs_a_pound_and_the_full_price():
    price = PACK.cards["A02"].red + PACK.card_red[1]
    s = show(turn(cash=1 + price), 4, "A02")
    after = play(s, "0: marker buy A02").players[0]
    assert (after.cash, after.hand[-1]) == (0, "A02")
    s.players[0].cash -= 1
    assert why(s, "0: marker buy A02") == ("M-11.3", "cannot-pay")
    assert why(s, "0: marker buy A05") == ("M-11.3", "card-not-there")
    assert "buy" not in offered(s)


@clause("M-11.4")
def test_the_sell_space_pays_the_red_value_and_two_for_a_hand_card():
    s = turn("cotton_2")
    assert why(s, "0: marker sell cotton_2") == ("M-11.4", "not-in-hand")  # it lies in the area
    after = play(s, "0: marker sell cotton_1")
    assert after.players[0].cash == PACK.cards["cotton_1"].red + 2
    assert "cotton_1" not in after.players[0].owned
    assert after.discards == ("cotton_1",)


@clause("M-11.5")
def test_a_majority_space_asks_that_nobody_has_more_and_turns_nothing():
    s = turn("coffee_2", seats=3, others={1: "A04", 2: "coffee_2"})
    assert why(s, "0: marker majority coffee tier 1") == ("M-11.5", "not-the-most")
    s = turn("coffee_2", seats=3, others={2: "coffee_2"})  # a tie is enough
    after = play(s, "0: marker majority coffee tier 1")
    assert after.players[0].down == 0
    assert total(after, 0, "coffee") == 2
    assert why(turn(), "0: marker majority coffee tier 1") == ("M-11.5", "total-too-low")


@clause("M-11.6")
def test_the_reward_goes_by_the_total_and_a_lower_tier_may_be_taken():
    banana = PACK.majority["banana"]
    s = turn("C02 banana_2")
    assert why(s, "0: marker majority banana tier 9") == ("M-11.6", "no-such-tier")
    top = play(s, f"0: marker majority banana tier {len(banana.tiers)}")
    low = play(s, "0: marker majority banana tier 1")
    place = COMPANIES.index(banana.company)
    assert top.players[0].at[place] == banana.tiers[-1].reward.track
    assert top.players[0].diamonds == banana.tiers[-1].reward.diamonds
    assert low.players[0].at[place] == banana.tiers[0].reward.track
    weak = turn("banana_2")
    assert banana.tiers[0].least <= 2 < banana.tiers[1].least
    assert why(weak, "0: marker majority banana tier 2") == ("M-11.6", "total-too-low")


@clause("M-11.7")
@pytest.mark.parametrize(
    ("cards", "tier", "steps"), [("coffee_2", 1, 2), ("A04", 2, 3), ("C01 coffee_1", 3, 4)]
)
def test_the_coffee_space_moves_on_the_track_of_cairo(cards, tier, steps):
    s = turn(cards)
    assert offered(s)["use-majority"][-1] == f"marker majority coffee tier {tier}"
    s = play(s, f"0: marker majority coffee tier {tier}")
    assert s.players[0].at == (0, 0, 0, steps)
    assert (s.steps[-1].key == "mombasa.removing_posts") == (tier == 3)


@clause("M-11.8")
def test_a_tile_is_paid_now_and_comes_in_the_preparation():
    cost = PACK.bonus_tiles["expansion"].cost
    s = turn(cash=cost)
    after = play(s, "0: marker tile expansion")
    assert (after.players[0].cash, after.players[0].tiles) == (0, ())
    assert after.spaces == {"tile.expansion": 0}
    s.players[0].cash = cost - 1
    assert why(s, "0: marker tile expansion") == ("M-11.8", "cannot-pay")


@clause("M-12.1")
def test_tiles_count_as_cards_without_a_slot_and_are_turned_down():
    s = turn("coffee_2 coffee_1 cotton_1", tiles=("bookkeeper", "merchant", "expansion"))
    assert total(s, 0, "expansion") == 3
    assert {"use-bookkeeper", "use-merchant", "expand"} <= set(offered(s))
    s = play(s, "0: merchant tile")
    assert s.players[0].used_tiles == ("merchant",)
    assert s.players[0].tiles == ("bookkeeper", "expansion")
    assert why(turn(), "0: merchant tile") == ("M-12.1", "no-such-tile")
    assert why(turn(), "0: bookkeeper tile") == ("M-12.1", "no-such-tile")


@clause("M-12.2")
def test_the_goods_tile_stays_on_a_goods_card_and_goes_down_with_it():
    s = turn("coffee_2 A09 cotton_1", tiles=("goods",))
    assert why(s, "0: attach to A09") == ("M-12.2", "not-face-up")
    s = play(s, "0: attach to coffee_2")
    assert engine.waits(s) == (0,)  # besides the action
    assert total(s, 0, "coffee") == 3
    assert why(s, "0: attach to cotton_1") == ("M-12.2", "tile-attached")
    s = play(s, "0: goods coffee_2 take -")
    assert s.steps[-1].free == 3  # type: ignore[attr-defined]
    assert s.players[0].used_tiles == ("goods",)
    assert why(turn("coffee_2"), "0: attach to coffee_2") == ("M-12.2", "no-such-tile")


@clause("M-12.3")
def test_the_bookkeeper_tile_has_one_point():
    s = play(turn("cotton_2", tiles=("bookkeeper",)), "0: bookkeeper tile", "0: ink 1")
    assert s.players[0].ink == 1
    assert isinstance(s.steps[-1], Points)
    assert s.steps[-1].left == 1


@clause("M-12.4")
def test_the_merchant_tile_gives_two_steps_and_one_for_each_other_merchant_face_up():
    s = turn("A09 B13 B14", tiles=("merchant",), down=0b00010)
    assert play(s, "0: merchant tile").players[0].diamonds == 2 + 2  # not for itself
    assert play(s, "0: merchant tile").players[0].cash == 0


@clause("M-12.5")
def test_the_expansion_tile_is_an_expansion_card_of_three():
    s = play(turn(tiles=("expansion",)), "0: expand cairo")
    assert s.steps[-1].left == 3  # type: ignore[attr-defined]


@clause("M-12.6")
def test_there_are_four_tiles_and_the_goods_tile_is_no_card():
    assert set(PACK.bonus_tiles) == {"goods", "bookkeeper", "merchant", "expansion"}
    s = turn(tiles=("goods",))
    assert s.players[0].sums == (0, 0, 0, 0)
    assert not {"use-goods", "attach"} & set(offered(s))


@clause("M-18.1")
def test_the_marked_diamond_space_opens_a_slot():
    player = turn().players[0]
    player.diamonds = PACK.diamonds.slot - 1
    assert open_slots(PACK, player) == (1, 2, 3)
    player.diamonds += 1
    assert sorted(open_slots(PACK, player)) == sorted([1, 2, 3, PACK.slots.index(PACK.slot_by_diamonds)])
    player.diamonds += 5  # passing it is enough
    assert len(open_slots(PACK, player)) == 4


@clause("M-18.2")
def test_the_marked_ink_space_opens_the_other_slot():
    player = turn().players[0]
    player.ink = PACK.ledger.slot
    assert sorted(open_slots(PACK, player)) == sorted([1, 2, 3, PACK.slots.index(PACK.slot_by_ink)])
    player.ink -= 1
    assert open_slots(PACK, player) == (1, 2, 3)


@clause("M-18.3")
def test_every_diamond_step_beyond_the_end_pays_two_pounds():
    s = play(turn("A09", diamonds=PACK.diamonds.last), "0: merchant A09")
    assert (s.players[0].diamonds, s.players[0].cash) == (PACK.diamonds.last, 2 + 2)
    s = play(turn("B16", diamonds=PACK.diamonds.last - 1), "0: merchant B16")
    assert (s.players[0].diamonds, s.players[0].cash) == (PACK.diamonds.last, 1 + 2)


@clause("M-18.4")
def test_points_at_the_end_of_the_bookkeeping_track_pay_two_pounds_each():
    s = play(turn("bookkeeper_2", ink=PACK.ledger.last), "0: bookkeeper bookkeeper_2", "0: ink 0")
    assert s.players[0].cash == 4
    assert engine.waits(s) == (1,)
    row = books(**{f"_{n}": "A01" for n in range(1, PACK.ledger.last + 1)})
    s = turn("bookkeeper_2 coffee_1", ink=PACK.ledger.last - 1, books=row)
    s = play(s, "0: bookkeeper bookkeeper_2")
    assert why(s, "0: ink 2") == ("M-18.4", "ink-at-end")
    s = play(s, "0: ink 1")  # the points of the card pay already
    assert s.players[0].cash == PACK.books["A01"].reward.pounds + 4


@clause("M-19.1")
def test_money_is_open_and_unlimited():
    s = turn(cash=500)
    assert view(s, 1).players[0].cash == 500
    assert view(s, None).players[0].cash == 500


@clause("M-19.2")
def test_face_down_cards_count_for_nothing():
    s = turn("A04 coffee_2 expansion_2 bookkeeper_2", down=0b01111, others={1: "coffee_1"})
    assert s.players[0].sums == (0, 0, 0, 0)
    assert why(s, "0: marker majority coffee tier 1") == ("M-11.5", "total-too-low")
    assert why(s, "0: bookkeeper bookkeeper_2") == ("M-5.3", "not-face-up")


def test_a_bonus_space_whose_cost_can_not_be_paid_or_met_can_not_be_used():
    """Q-19."""
    s = turn(cash=0)
    s.players[0].hand = ()
    assert not {"buy", "sell", "reserve", "use-majority"} & set(offered(s))


def test_a_coin_under_an_empty_space_stays_there():
    """Q-18."""
    s = shelve(turn(), "A01")
    place = s.shelf.index("A01")
    s.supply_a = ()
    s.coins = tuple(int(n == place) for n in range(len(s.coins)))
    s.shelf = tuple("" if n == place else name for n, name in enumerate(s.shelf))
    after = play(s, "0: marker first player", "0: pounds 1")
    assert after.shelf[place] == ""
    assert after.coins[place] == 1


def test_single_share_cards_are_bought_and_sold_like_others():
    """Q-12."""
    s = show(turn(cash=9), 8, "D01")
    s = play(s, "0: marker buy D01", "1: end B")
    price = PACK.cards["D01"].red
    assert s.players[0].cash == 9 - 1 - price
    assert ("bank", "seat:0", price + 2, "M-11.4") in paid(s, "0: marker sell D01")
