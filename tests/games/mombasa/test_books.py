"""Bookkeeping points and books (M-8), the bookkeeper (M-9), its icons (M-20)."""

from __future__ import annotations

import pytest
from tests.games.mombasa.position import PACK, books, offered, paid, play, shelve, turn, why

from boardroom.core import engine
from boardroom.games.mombasa.player_board.area import can_meet
from boardroom.games.mombasa.player_board.bookkeeping import Placing, Points
from boardroom.games.mombasa.state import State, put
from boardroom.testing.suite import clause


def points(n: int, **fields: object) -> State:
    """Seat 0 has so many bookkeeping points to use."""
    s = turn(**fields)  # type: ignore[arg-type]
    s.steps[-1:] = [Placing(0), Points(0, n)]
    return s


def bookkeeper(cards: str = "", **fields: object) -> State:
    """Seat 0 has just used a 2-point bookkeeper, with these cards beside it."""
    s = turn(f"bookkeeper_2 {cards}", **fields)  # type: ignore[arg-type]
    return play(s, "0: bookkeeper bookkeeper_2")


def book(letter: str, **wanted: object) -> str:
    """A book with this reward."""
    names = PACK.shelves[letter]
    return next(n for n in names if all(getattr(PACK.books[n].reward, k) == v for k, v in wanted.items()))


def needing(*needs: tuple[str, int]) -> str:
    return next(name for name, found in PACK.books.items() if found.letter and set(found.needs) == set(needs))


@clause("M-8.1")
def test_points_are_used_at_once_and_may_be_split():
    s = shelve(points(3), "A01", "B01")
    assert why(s, "0: end B") == ("M-8.1", "not-now")
    s = play(s, "0: book A01", "0: pounds 1", "0: book B01")
    assert s.players[0].taken == ("A01", "B01")
    assert s.players[0].cash == 1


@clause("M-8.2")
def test_what_books_and_pounds_cost():
    s = shelve(points(1), "A01", "C01")
    assert why(s, "0: book C01") == ("M-8.2", "points-short")
    assert why(s, f"0: book {s.supply_a[0]}") == ("M-8.2", "book-not-there")
    assert why(s, "0: pounds 2") == ("M-8.2", "points-short")
    s = play(shelve(points(2), "C01"), "0: book C01")
    assert s.steps[-1].key == "mombasa.placing"
    assert play(points(2), "0: pounds 2").players[0].cash == 2


@clause("M-8.3")
def test_a_coin_under_a_book_goes_to_the_taker():
    s = shelve(points(1), "A01")
    s.coins = put(s.coins, s.shelf.index("A01"), 1)
    assert ("bank", "seat:0", 1, "M-8.3") in paid(s, "0: book A01")
    assert set(play(s, "0: book A01").coins) == {0}


@clause("M-8.4")
def test_books_are_placed_when_all_points_are_spent():
    s = play(shelve(points(2), "A01"), "0: book A01")
    assert why(s, "0: place A01 on 2") == ("M-8.1", "not-now")
    s = play(s, "0: pounds 1")
    assert why(s, "0: place A02 on 2") == ("M-8.4", "book-not-taken")
    s = play(s, "0: place A01 on 2")
    assert s.players[0].books[2] == "A01"
    assert s.players[0].taken == ()
    assert engine.waits(s) == (1,)


def placing(*taken: str, **fields: object) -> State:
    s = turn(taken=taken, **fields)  # type: ignore[arg-type]
    s.steps[-1:] = [Placing(0)]
    return s


@clause("M-8.5")
def test_a_book_goes_on_any_book_space_but_no_a_on_a_crossed_out_a():
    barred = min(PACK.barred)
    s = placing("A01", "B01")
    assert why(s, f"0: place A01 on {barred}") == ("M-8.5", "book-does-not-fit")
    assert why(s, "0: place B01 on 1") == ("M-8.5", "book-does-not-fit")  # the starting book stays
    assert why(s, "0: place B01 on 16") == ("M-8.5", "book-does-not-fit")
    s = play(s, f"0: place B01 on {barred}")
    assert s.players[0].books[barred] == "B01"
    assert s.players[0].books[2] == ""  # gaps are allowed


def test_a_book_may_be_placed_behind_the_ink_jar():
    """Q-6."""
    assert play(placing("A01", ink=4), "0: place A01 on 2").players[0].books[2] == "A01"


def test_a_book_that_fits_nowhere_is_discarded():
    """Q-7."""
    full = ("", "S01", *("B01",) * 14)
    s = placing("A01", books=full)
    engine.run_automatic_steps(s, engine.ignore_facts)
    assert s.lost_books == ("A01",)
    assert s.players[0].taken == ()


@clause("M-8.6")
def test_a_new_book_covers_an_old_one_but_no_a_covers_b_or_c():
    s = placing("A01", "C01", books=books(_1="S01", _2="A02", _3="B02", _4="C02"))
    assert why(s, "0: place A01 on 3") == ("M-8.6", "book-does-not-fit")
    assert why(s, "0: place A01 on 4") == ("M-8.6", "book-does-not-fit")
    s = play(s, "0: place A01 on 2", "0: place C01 on 4")
    assert s.players[0].books[2] == "A01"
    assert s.players[0].covered == ("A02", "C02")  # never removed


@clause("M-8.7")
def test_the_ink_jar_enters_no_empty_space():
    s = bookkeeper("cotton_2 coffee_1", books=books(_1="S01", _3="A01"))
    assert why(s, "0: ink 2") == ("M-8.7", "no-book-there")
    assert play(s, "0: ink 1").players[0].ink == 1


@clause("M-8.8")
def test_empty_spaces_are_refilled_with_the_same_letter_while_there_are_any():
    s = shelve(points(2), "A01", "A02")
    s.supply_a = s.supply_a[:1]
    place = [s.shelf.index(name) for name in ("A01", "A02")]
    new = s.supply_a[0]
    s = play(s, "0: book A01", "0: book A02", "0: place A01 on 2", "0: place A02 on 3")
    assert [s.shelf[n] for n in sorted(place)] == [new, ""]
    assert s.supply_a == ()
    assert len(s.supply_b) == 20


@clause("M-9.1")
def test_two_pounds_turn_one_book_before_the_ink_moves():
    s = bookkeeper("", cash=4, books=books(_1="S01", _2="A01"))
    assert ("seat:0", "bank", 2, "M-9.1") in paid(s, "0: turn 1")
    assert why(s, "0: turn 3") == ("M-9.1", "no-book-there")
    s = play(s, "0: turn 1")
    assert why(s, "0: turn 2") == ("M-9.1", "book-turned-already")
    assert s.players[0].turned == 0b10
    poor = bookkeeper("", cash=1)
    assert why(poor, "0: turn 1") == ("M-9.1", "cannot-pay")
    again = bookkeeper("", cash=9, turned=0b10)
    assert why(again, "0: turn 1") == ("M-9.1", "book-face-down")


@clause("M-9.2")
def test_the_ink_moves_book_by_book_while_requirements_are_met():
    row = books(_1="S01", _2=needing(("coffee", 2)), _3=needing(("banana", 2)))
    s = bookkeeper("cotton_2 coffee_2 banana_1", books=row)  # S01 asks 2 cotton
    assert offered(s)["move-ink"] == ["ink 0", "ink 1", "ink 2"]
    assert why(s, "0: ink 3") == ("M-9.2", "requirement-not-met")
    assert play(s, "0: ink 2").players[0].ink == 2
    assert why(s, "0: ink -1") == ("M-9.2", "ink-goes-forward")


@clause("M-9.3")
def test_requirements_are_not_added_up_and_use_no_card():
    two = needing(("cotton", 2))
    s = bookkeeper("cotton_2", books=books(_1="S01", _2=two, _3=two))
    s = play(s, "0: ink 3")
    assert s.players[0].ink == 3
    assert s.players[0].sums[2] == 2


@clause("M-9.4")
def test_a_turned_book_has_neither_requirement_nor_reward():
    s = bookkeeper("", cash=2)
    assert why(s, "0: ink 1") == ("M-9.2", "requirement-not-met")
    s = play(s, "0: turn 1", "0: ink 1")
    assert s.players[0].ink == 1
    assert s.players[0].cash == 0


@clause("M-9.5")
def test_only_the_book_stopped_on_gives_its_reward():
    pays = needing(("coffee", 1))
    s = bookkeeper("cotton_2 coffee_1", books=books(_1="S01", _2=pays))
    amount = PACK.books[pays].reward.pounds
    assert [row for row in paid(s, "0: ink 2") if row[3] == "M-9.5"] == [("bank", "seat:0", amount, "M-9.5")]
    assert [row for row in paid(s, "0: ink 0") if row[3] == "M-9.5"] == []


@clause("M-9.6")
def test_the_points_of_the_card_are_used_moved_or_not():
    s = play(bookkeeper(), "0: ink 0")
    assert s.steps[-1].left == 2  # type: ignore[attr-defined]
    s = play(s, "0: pounds 2")
    assert engine.waits(s) == (1,)
    assert s.players[0].down == 0b00010


@clause("M-9.7")
def test_the_bookkeeper_in_use_does_not_count_for_itself():
    helper = needing(("merchant_or_bookkeeper", 1))
    row = books(_1=helper)
    assert why(bookkeeper("", books=row), "0: ink 1") == ("M-9.2", "requirement-not-met")
    assert play(bookkeeper("A08", books=row), "0: ink 1").players[0].ink == 1


@clause("M-9.8")
def test_points_of_a_book_come_before_those_of_the_card_as_a_sum_of_their_own():
    name = book("B", bookkeeping=2)
    s = bookkeeper("A04 A05 A06 C07", books=books(_1=name), turned=0)
    s.players[0].sums = (9, 9, 9, 9)
    s = play(s, "0: ink 1")
    assert [step.left for step in s.steps if isinstance(step, Points)] == [2, 2]
    assert why(s, "0: pounds 4") == ("M-8.2", "points-short")


@clause("M-20.1")
def test_any_good_means_units_of_one_single_type():
    s = turn("coffee_2 cotton_2 banana_1")
    assert not can_meet(s.players[0], (("anygood", 4),), 0)
    s = turn("coffee_2 A01")
    assert can_meet(s.players[0], (("anygood", 4),), 0)


@clause("M-20.2")
@pytest.mark.parametrize("n", [1, 2])
def test_removing_posts_takes_front_posts_of_camps_out_of_the_game(n):
    name = book("C", remove_post=n)
    s = bookkeeper("C01 C02 C03 C07", books=books(_1=name))
    s.players[0].sums = (9, 9, 9, 9)
    s = play(s, "0: ink 1")
    s.camps = put(s.camps, 0, (0, 5, 5))
    assert why(s, "0: remove mombasa 1") == ("M-20.2", "column-empty")
    s = play(s, "0: remove cairo 3")
    if n == 2:
        s = play(s, "0: remove mombasa 2")
        assert s.gone == (1, 0, 0, 1)
    assert s.camps[3] == (5, 5, 4)
    assert s.gone[3] == 1
    assert s.steps[-1].key == "mombasa.points"


@clause("M-20.3")
def test_a_merchant_or_another_bookkeeper_must_lie_face_up():
    row = books(_1=needing(("merchant_or_bookkeeper", 1)))
    assert play(bookkeeper("A09", books=row), "0: ink 1").players[0].ink == 1
    assert why(bookkeeper("A09", books=row, down=0b00100), "0: ink 1")[0] == "M-9.2"
    tile = bookkeeper("", books=row, tiles=("merchant",))
    assert play(tile, "0: ink 1").players[0].ink == 1


@clause("M-20.4")
def test_three_coffee_and_three_of_any_good_are_not_the_same_units():
    needs = (("coffee", 3), ("anygood", 3))
    assert can_meet(turn("A04 A05").players[0], needs, 0)
    assert can_meet(turn("A04 B01").players[0], needs, 0)  # 6 coffee
    assert not can_meet(turn("A04 coffee_2").players[0], needs, 0)  # 5 coffee
    assert not can_meet(turn("A05 A06").players[0], needs, 0)


@clause("M-20.5")
@pytest.mark.parametrize(("cards", "pounds"), [("C03 cotton_2", 5), ("cotton_1", 0)])
def test_the_cotton_book_pays_the_units_minus_one(cards, pounds):
    name = next(
        n for n, b in PACK.books.items() if b.reward.equal_to == "cotton" and b.needs == (("cotton", 1),)
    )
    s = play(bookkeeper(cards, books=books(_1=name)), "0: ink 1")
    assert s.players[0].cash == pounds


@clause("M-20.6")
def test_positive_pounds_are_received_and_costs_are_paid():
    s = turn(cash=PACK.bonus_tiles["merchant"].cost)
    cost = PACK.bonus_tiles["merchant"].cost
    assert ("seat:0", "bank", cost, "M-11.8") in paid(s, "0: marker tile merchant")
    pays, amount = next((n, b.reward.pounds) for n, b in PACK.books.items() if b.reward.pounds)
    s = bookkeeper("", books=books(_1=pays))
    s.players[0].sums = (9, 9, 9, 9)
    assert ("bank", "seat:0", amount, "M-9.5") in paid(s, "0: ink 1")


@clause("M-20.7")
def test_a_diamond_icon_moves_on_the_own_diamond_track():
    gives, steps = next((n, b.reward.diamonds) for n, b in PACK.books.items() if b.reward.diamonds)
    s = bookkeeper("", books=books(_1=gives))
    s.players[0].sums = (9, 9, 9, 9)
    assert play(s, "0: ink 1").players[0].diamonds == steps


@clause("M-20.8")
def test_a_book_icon_gives_points_to_be_used_at_once():
    s = play(turn(), "0: marker first player")
    assert s.steps[-1].key == "mombasa.points"
    assert why(s, "0: end B") == ("M-8.1", "not-now")
