"""The worked examples of the rulebook, EX-1 to EX-18."""

from __future__ import annotations

from tests.games.mombasa.position import PACK, books, hold, offered, play, shelve, show, table, turn, why

from boardroom.core import engine
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.pack import Reward
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player_board.area import can_meet
from boardroom.games.mombasa.player_board.bookkeeping import Placing, Points
from boardroom.games.mombasa.scoring import lines
from boardroom.games.mombasa.state import State, put, total
from boardroom.testing.suite import clause


@clause("M-1.3", "M-1.4")
def test_ex_1_seven_shares_at_six_coins_are_worth_42():
    track = PACK.tracks[PACK.first_tracks[1]]
    s = turn(at=(0, track.shares.index(5), 0, 0))
    s.players[0].owned = (*s.players[0].owned, "B08", "D02")
    column, *_ = PACK.camps[1].coins
    left = next(n for n in range(5) if sum(column) + sum(column[: 5 - n]) == 6)
    s.camps = put(s.camps, 1, (0, left, 5))  # a column of coins and some spaces of the next
    s.emptied = put(s.emptied, 1, (True, False, False))
    assert share_value(s, 1) == 6
    assert lines(s, 0)["cape_town"] == 42


@clause("M-6.1")
def test_ex_2_which_goods_can_be_used():
    s = turn("coffee_1 A04 cotton_2")
    s.display = ("",) * 12
    assert set(offered(s)["use-goods"]) == {
        "goods coffee_1 take -",
        "goods A04 take -",
        "goods coffee_1,A04 take -",
        "goods cotton_2 take -",
    }


@clause("M-6.2", "M-6.3")
def test_ex_3_four_coffee_for_a_card_and_a_step():
    s = show(turn("coffee_1 A04"), 4, "A02")  # 2-banana in the middle column: 2 + 1
    s = play(s, "0: goods coffee_1,A04 take A02", "0: advance cairo 1")
    assert s.players[0].hand[-1] == "A02"
    assert s.players[0].at[3] == 1
    assert s.players[0].down == 0b00110
    assert engine.waits(s) == (1,)


@clause("M-7.4")
def test_ex_4_two_single_lines_and_a_double_line_with_a_post():
    s = turn("expansion_2 expansion_2b expansion_1_seat1")
    exits = PACK.camps[1].exits
    regions = {region.id: region for region in PACK.regions}
    way = next(
        (a, b, c)
        for a, one in exits.items()
        for b, two in regions[a].borders.items()
        for c, three in regions[b].borders.items()
        if (one, two, three) == (1, 1, 2)
        and c not in exits
        and b not in exits
        and regions[a].borders.get(c, 9) >= 2
    )
    hold(s, "mombasa", way[2])
    s = play(s, "0: expand cape_town")
    left = []
    for region in way:
        s = play(s, f"0: enter {region} from 1")
        found = s.steps[-1]
        left.append(found.left if isinstance(found, Expanding) else 0)
    assert left == [4, 3, 0]


@clause("M-7.7", "M-7.13", "M-8.2", "M-8.4", "M-8.8")
def test_ex_5_an_expansion_into_three_regions_is_two_books_and_a_pound():
    three = [region.id for region in PACK.regions if region.reward == Reward(bookkeeping=1)][:3]
    assert len(three) == 3
    cards = [card for card in PACK.cards.values() if card.kind == "expansion" and card.letter]
    strongest = sorted(cards, key=lambda card: -card.value)[:4]
    s = shelve(turn(" ".join(card.id for card in strongest)), "A01", "A06")
    for region in three:
        beside = next(r for r in PACK.regions[region - 1].borders if r not in three and s.posts[r - 1] < 0)
        hold(s, "cairo", beside)
    s = play(s, "0: expand cairo", *(f"0: enter {region} from 3" for region in three))
    if isinstance(s.steps[-1], Expanding):
        s = play(s, "0: stop")
    assert isinstance(s.steps[-1], Points)
    assert s.steps[-1].left == 3  # one sum, used at once
    s = play(s, "0: book A01", "0: book A06", "0: pounds 1")
    assert isinstance(s.steps[-1], Placing)
    assert (s.shelf.count(""), s.players[0].cash) == (2, 1)  # refilled only when both books are placed
    s = play(s, "0: place A06 on 2", "0: place A01 on 3")
    assert s.players[0].books[2:4] == ("A06", "A01")
    assert s.shelf.count("") == 0
    assert [PACK.books[book].letter for book in s.shelf] == list(PACK.letters_at)
    assert engine.waits(s) == (1,)


@clause("M-9.1", "M-9.2", "M-9.8")
def test_ex_6_a_bookkeeper_turns_a_book_and_stops_on_the_fourth():
    row = books(_1="A01", _2="A18", _3="A06", _4="B23", _5="B07")  # A18 asks 2 expansion, B07 4 coffee
    assert PACK.books["A18"].needs == (("expansion", 2),)
    assert PACK.books["B23"].reward.bookkeeping == 2
    s = turn("bookkeeper_2 coffee_1 banana_1 A09", books=row, cash=2)
    s = play(s, "0: bookkeeper bookkeeper_2", "0: turn 2")
    assert why(s, "0: ink 5") == ("M-9.2", "requirement-not-met")
    s = play(s, "0: ink 4")
    assert [step.left for step in s.steps if isinstance(step, Points)] == [2, 2]
    s = play(s, "0: pounds 2", "0: pounds 2")
    assert (s.players[0].ink, s.players[0].cash) == (4, 4)


@clause("M-10.3")
def test_ex_7_the_merchant_of_cairo_with_three_mines():
    one = [r.id for r in PACK.regions if r.mines == 1][:1]
    two = [r.id for r in PACK.regions if r.mines == 2][:1]
    s = hold(turn("B16"), "cairo", *one, *two)
    s = play(s, "0: merchant B16")
    assert (s.players[0].diamonds, s.players[0].cash) == (3, 1)


@clause("M-11.3")
def test_ex_8_the_buy_space():
    s = show(turn(cash=4), 4, "A01")  # 2-coffee in the middle column: 3 pounds
    s = play(s, "0: marker buy A01")
    assert s.players[0].cash == 0
    assert s.players[0].hand[-1] == "A01"


@clause("M-11.4")
def test_ex_9_a_coffee_card_brings_three_pounds():
    s = turn()
    s.players[0].hand = ("coffee_1",)
    assert play(s, "0: marker sell coffee_1").players[0].cash == 3


@clause("M-11.6")
def test_ex_10_five_banana_against_three():
    s = turn("A05 banana_2", others={1: "B02"})
    assert (total(s, 0, "banana"), total(s, 1, "banana")) == (5, 3)
    best = offered(s)["use-majority"][-1]
    s = play(s, f"0: {best}")
    assert s.players[0].at == (0, 3, 0, 0)
    assert s.players[0].diamonds == 1


@clause("M-11.6")
def test_ex_11_six_cotton_may_take_the_reward_of_four():
    s = turn("C03 cotton_2")
    tiers = PACK.majority["cotton"].tiers
    four = next(n for n, tier in enumerate(tiers, 1) if tier.least == 4)
    assert total(s, 0, "cotton") == 6
    s = play(s, f"0: marker majority cotton tier {four}")
    company = COMPANY[PACK.majority["cotton"].company]
    assert s.players[0].at[company] == tiers[four - 1].reward.track


@clause("M-12.2")
def test_ex_12_the_goods_tile_makes_three_of_two_coffee():
    s = play(turn("coffee_2", tiles=("goods",)), "0: attach to coffee_2")
    assert total(s, 0, "coffee") == 3


@clause("M-20.5")
def test_ex_13_six_cotton_pay_five_pounds_and_one_pays_none():
    for cards, pounds in (("bookkeeper_2 C03 cotton_2", 5), ("bookkeeper_2 cotton_1", 0)):
        s = turn(cards, books=books(_1="A24"))
        assert play(s, "0: bookkeeper bookkeeper_2", "0: ink 1").players[0].cash == pounds


@clause("M-2.5")
def test_ex_14_the_left_column_after_setup():
    s = table()
    assert [PACK.cards[card].letter for card in s.display[:4]] == ["A", "B", "B", "B"]


def first_round() -> State:
    s = table()
    s.players[0].tiles = ("merchant",)
    return play(s, "0: plan -,cotton_1,-,cotton_2,-", "1: plan -,-,-,-,-")


@clause("M-13.2", "M-13.3")
def test_ex_15_ending_the_phase():
    s = first_round()
    assert [len(column) for column in s.players[0].resting] == [0, 1, 1, 1, 0]
    taken = s.players[0].resting[1]
    s = play(s, "0: end B")
    assert set(taken) <= set(s.players[0].hand)
    assert s.players[0].resting[1] == ("cotton_1",)
    assert s.players[0].resting[3][-1] == "cotton_2"
    assert s.players[0].tiles == ()


@clause("M-5.3")
def test_ex_16_a_resting_bookkeeper_can_not_be_used():
    s = turn("coffee_2", resting=((), ("bookkeeper_2",), (), (), ()))
    assert why(s, "0: bookkeeper bookkeeper_2") == ("M-5.3", "not-face-up")


@clause("M-20.4")
def test_ex_17_three_coffee_and_three_of_any_good():
    needs = (("coffee", 3), ("anygood", 3))
    for cards, enough in (("A04 A06", True), ("A04 A05", True), ("A04 B01", True), ("A04 coffee_2", False)):
        assert can_meet(turn(cards).players[0], needs, 0) is enough


@clause("M-20.1")
def test_ex_18_four_of_any_good():
    needs = (("anygood", 4),)
    for cards, enough in (("C03", True), ("C02", True), ("C01", True), ("cotton_2 banana_2", False)):
        assert can_meet(turn(cards).players[0], needs, 0) is enough
