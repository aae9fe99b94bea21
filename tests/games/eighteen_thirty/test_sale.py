"""Chapter 1: setup and private sale (E-1), with the rulebook's example X-02."""

from typing import Any

import pytest
from tests.games.eighteen_thirty.position import asked, at, do, table, why

from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.games.eighteen_thirty.actions import Par
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.state import COMPANIES, Options
from boardroom.testing.suite import clause


def sale_of(s):
    return s.steps[0]


@clause("E-1.1")
@pytest.mark.parametrize(
    ("seats", "cash", "limit"), [(2, 1200, 28), (3, 800, 20), (4, 600, 16), (5, 480, 13), (6, 400, 11)]
)
def test_starting_cash_and_certificate_limit_follow_the_number_of_players(seats, cash, limit):
    s = table(seats)
    assert [player.cash for player in s.players] == [cash] * seats
    assert s.certificate_limit == limit


@clause("E-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats):
    with pytest.raises(BadInput):
        table(seats)


@clause("E-1.2")
def test_the_first_seat_starts_and_has_the_priority_card():
    s = table()
    assert asked(s) == (0,)
    assert s.priority == 0


@clause("E-1.3", "E-1.10")
def test_the_first_stock_round_begins_when_the_last_private_is_sold():
    s = table(2)
    do(s, "0: take SV", "1: take CS", "0: take DH", "1: take MH", "0: take CA")
    assert why(s, "1: buy PRR from offering") == "E-1.4", "no share before the last private"
    do(s, "1: take BO", "1: par B&O at 67")
    assert at(s) == "stock_turn"
    assert s.round == 1
    assert s.phase == 2
    assert asked(s) == (s.priority,) == (0,)


@clause("E-1.4")
def test_only_the_cheapest_private_can_be_bought_outright():
    s = table()
    assert why(s, "0: take CS") == "E-1.4"
    assert why(s, "0: take SV") is None
    assert why(s, "0: bid 45 on CS") is None
    assert why(s, "0: pass") is None
    assert why(s, "1: pass") == "E-1.4", "not the turn of seat 1"
    do(s, "0: bid 45 on CS")
    assert asked(s) == (1,), "exactly one thing a turn"


@clause("E-1.5")
def test_a_bid_is_five_above_face_value_and_above_the_highest_bid():
    s = table()
    assert why(s, "0: bid 44 on CS") == "E-1.5"
    do(s, "0: bid 47 on CS")
    assert why(s, "1: bid 51 on CS") == "E-1.5"
    assert why(s, "1: bid 52 on CS") is None


@clause("E-1.6")
def test_a_private_with_one_bidder_is_sold_to_him_at_his_bid():
    s = table()
    do(s, "0: bid 50 on CS", "1: take SV")
    assert s.players[0].privates == ("CS",)
    assert s.players[0].cash == 550


@clause("E-1.7")
def test_the_next_private_is_settled_too_and_then_the_priority_holder_goes_on():
    s = table()
    do(s, "0: bid 50 on CS", "1: bid 75 on DH", "2: take SV")
    assert s.players[0].privates == ("CS",)
    assert s.players[1].privates == ("DH",)
    assert asked(s) == (3,) == (s.priority,)


@clause("E-1.8")
def test_when_all_pass_sv_gets_cheaper_and_the_next_player_goes_on():
    s = table()
    do(s, "0: bid 45 on CS", "1: pass", "2: pass", "3: pass", "0: pass")
    assert asked(s) == (1,)
    do(s, "1: take SV")
    assert s.players[1].cash == 600 - 15


@clause("E-1.9")
def test_the_buyer_of_ca_gets_a_share_of_prr_free():
    s = table(2)
    do(s, "0: take SV", "1: take CS", "0: take DH", "1: take MH", "0: take CA")
    assert s.players[0].shares[0] == 1
    assert s.players[0].cash == 1200 - 20 - 70 - 160
    assert s.company("PRR").offering == 9


@clause("E-1.11")
def test_the_bank_holds_twelve_thousand_in_all():
    s = table(4)
    assert s.bank + sum(player.cash for player in s.players) == 12000
    assert s.bank == 9600


@clause("E-1.12")
@pytest.mark.parametrize("seats", [2, 6])
def test_all_companies_are_in_play_and_the_pool_is_empty(seats):
    s = table(seats)
    assert tuple(c.id for c in s.companies) == COMPANIES
    assert len(s.companies) == 8
    assert all(c.pool == 0 and c.offering == 10 for c in s.companies)
    assert s.pool_trains == ()


@clause("E-1.13")
def test_a_purchase_costs_face_value_and_moves_the_priority_card_to_the_left():
    s = table()
    do(s, "0: pass", "1: take SV")
    assert s.players[1].cash == 580
    assert s.priority == 2
    do(s, "2: take CS")
    assert s.players[2].cash == 560
    assert s.priority == 3


@clause("E-1.14")
def test_the_cheapest_private_takes_no_bids():
    s = table()
    assert why(s, "0: bid 30 on SV") == "E-1.14"
    do(s, "0: take SV")
    assert why(s, "1: bid 45 on CS") == "E-1.14"


@clause("E-1.15")
def test_the_money_of_a_bid_cannot_be_used_for_anything_else():
    s = table()
    do(s, "0: bid 590 on BO", "1: pass", "2: pass", "3: pass")
    assert why(s, "0: take SV") == "E-1.15"
    assert why(s, "0: bid 45 on CS") == "E-1.15"
    assert s.players[0].cash == 600, "set aside, not paid"


@clause("E-1.16")
def test_a_new_bid_on_the_same_private_replaces_the_old_one():
    s = table(2)
    do(s, "0: bid 300 on BO", "1: bid 400 on BO", "0: bid 1190 on BO")
    assert why(s, "1: bid 1195 on BO") is None
    assert [(b.seat, b.amount) for b in sale_of(s).bids] == [(1, 400), (0, 1190)]
    do(s, "1: bid 165 on CA", "0: pass", "1: bid 75 on DH")
    assert {b.private for b in sale_of(s).bids if b.seat == 1} == {"BO", "CA", "DH"}


@clause("E-1.17")
def test_several_bidders_hold_an_auction_among_themselves():
    s = table()
    do(s, "0: bid 45 on CS", "1: bid 50 on CS", "2: take SV")
    assert at(s) == "private_auction"
    assert why(s, "3: raise to 60") == "E-1.19"
    assert why(s, "0: raise to 60") is None


@clause("E-1.18")
def test_an_auction_starts_from_the_highest_bid_and_is_raised_by_at_least_five():
    s = table()
    do(s, "0: bid 45 on CS", "1: bid 52 on CS", "2: take SV")
    assert why(s, "0: raise to 56") == "E-1.18"
    do(s, "0: raise to 57")
    assert why(s, "1: raise to 61") == "E-1.18"
    assert why(s, "1: raise to 63") is None


@clause("E-1.19")
def test_the_lowest_bidder_speaks_first_then_clockwise_among_the_bidders():
    s = table()
    do(s, "0: bid 60 on CS", "1: pass", "2: bid 65 on CS", "3: bid 70 on CS", "0: take SV")
    assert asked(s) == (0,)
    do(s, "0: raise to 80")
    assert asked(s) == (2,)
    do(s, "2: raise to 90")
    assert asked(s) == (3,)


@clause("E-1.20")
def test_who_has_passed_may_come_back_after_a_raise():
    s = table()
    do(s, "0: bid 60 on CS", "1: bid 65 on CS", "2: bid 70 on CS", "3: take SV")
    do(s, "0: pass", "1: raise to 80", "2: pass", "0: raise to 90")
    assert asked(s) == (1,)


@clause("E-1.21")
def test_an_auction_ends_when_all_others_have_passed_and_the_highest_is_not_asked():
    s = table()
    do(s, "0: bid 60 on CS", "1: bid 65 on CS", "2: bid 70 on CS", "3: take SV")
    do(s, "0: pass", "1: pass")
    assert s.players[2].privates == ("CS",)
    assert s.players[2].cash == 530


@clause("E-1.22")
def test_neither_auction_nor_single_bid_moves_the_priority_card():
    s = table()
    do(s, "0: bid 45 on CS", "1: bid 50 on CS", "2: bid 75 on DH", "3: take SV")
    assert s.priority == 0
    do(s, "0: pass")
    assert s.players[1].privates == ("CS",)
    assert s.players[2].privates == ("DH",)
    assert s.priority == 0
    assert asked(s) == (0,)


@clause("E-1.23")
def test_losing_bidders_have_their_money_again_at_once():
    s = table()
    do(s, "0: bid 590 on CS", "1: bid 595 on CS", "2: take SV", "0: pass")
    do(s, "3: pass")
    assert why(s, "0: take DH") is None


@clause("E-1.24")
def test_sv_for_nothing_must_be_taken_and_counts_as_a_purchase():
    s = table(2)
    do(s, *["0: pass", "1: pass"] * 4)
    assert s.players[0].privates == ("SV",)
    assert s.players[0].cash == 1200
    assert s.priority == 1
    assert asked(s) == (1,)


@clause("E-1.25")
def test_when_all_pass_after_sv_is_sold_the_sold_privates_pay_and_the_priority_holder_goes_on():
    s = table()
    do(s, "0: take SV", "1: bid 75 on DH", "2: pass", "3: pass", "0: pass", "1: pass")
    assert s.players[0].cash == 600 - 20 + 5
    assert asked(s) == (1,) == (s.priority,)
    do(s, "1: pass", "2: pass", "3: pass", "0: pass")
    assert s.players[0].cash == 600 - 20 + 10, "this can repeat"


@clause("E-1.26")
def test_the_buyer_of_bo_gets_the_president_certificate_and_sets_par_at_once():
    s = table(2)
    do(s, "0: take SV", "1: take CS", "0: take DH", "1: take MH", "0: take CA", "1: take BO")
    cash = s.players[1].cash
    assert asked(s) == (1,)
    assert why(s, "1: par PRR at 100") == "E-1.26"
    do(s, "1: par B&O at 100")
    found = s.company("B&O")
    assert (found.president, found.par, s.players[1].shares[3]) == (1, 100, 2)
    assert s.players[1].cash == cash


@clause("E-1.27")
def test_another_bank_size_may_be_agreed():
    s = table(4, bank=8000)
    assert s.bank == 8000 - 4 * 600
    with pytest.raises(BadInput):
        GAME.begin(_checked(bank=100), 4, "t")


def _checked(**options):
    from boardroom.core.options import check_options

    return check_options(Options(**options))


def test_the_private_sale_of_the_rulebook_x_02():
    """X-02: Gerald, Dave, Bruce and Alex end with 490, 355, 505 and 348."""
    s = table(4)
    do(s, "0: bid 165 on CA", "1: bid 225 on BO", "2: bid 75 on DH", "3: bid 170 on CA", "0: bid 80 on DH")
    do(s, "1: take SV")
    assert s.priority == 2
    do(s, "2: pass", "3: take CS")
    assert s.priority == 0
    assert asked(s) == (2,), "the auction of DH starts with the lowest bidder, Bruce"
    do(s, "2: raise to 85", "0: raise to 90", "2: raise to 95", "0: pass")
    assert s.players[2].privates == ("DH",)
    do(s, "0: take MH")
    assert s.priority == 1
    assert asked(s) == (0,), "the auction of CA: Gerald starts"
    do(s, "0: raise to 175", "3: raise to 200", "0: raise to 207", "3: raise to 212", "0: pass")
    assert at(s) == "setting_par"
    (offer,) = offers(s, 1)
    part: Any = offer.form({})  # the company is settled: only its price is asked
    assert [option.value for option in part.options] == [100, 90, 82, 76, 71, 67]
    assert offer.form({"price": 90}) is None
    assert offer.compose({"price": 90}) == Par(1, "B&O", 90)
    do(s, "1: par B&O at 100")
    assert [player.cash for player in s.players] == [490, 355, 505, 348]
    assert [player.privates for player in s.players] == [("MH",), ("SV", "BO"), ("DH",), ("CS", "CA")]
    assert s.players[1].shares[3] == 2
    assert s.players[3].shares[0] == 1
    assert s.priority == 1


def test_under_18xx_games_the_lowest_bidder_acts_and_a_pass_is_final():
    """D-1."""
    s = table(4, profile="18xx.games")
    do(s, "0: bid 60 on CS", "1: bid 65 on CS", "2: bid 70 on CS", "3: take SV")
    do(s, "0: raise to 80")
    assert asked(s) == (1,)
    do(s, "1: pass")
    assert asked(s) == (2,)
    do(s, "2: raise to 85")
    assert asked(s) == (0,)
    do(s, "0: pass")
    assert s.players[2].privates == ("CS",)


def test_a_player_whose_money_is_bound_in_bids_is_passed_over():
    s = table(2)
    do(s, "0: bid 1200 on BO", "1: bid 165 on CA")
    assert asked(s) == (1,), "seat 0 can neither buy nor bid"
