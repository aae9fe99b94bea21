"""Chapter 3: the six privates (E-3)."""

from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    go_on,
    kinds,
    lay,
    operate,
    ruled,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.core.actions import Fact
from boardroom.core.engine import collect_facts, ignore_facts
from boardroom.games.eighteen_thirty.deals.facts import DealDeclined, PrivateAskedFor
from boardroom.games.eighteen_thirty.facts import IncomePaid
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.privates import PRIVATES, close, hexes_of_players
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.testing.suite import clause


def owning(private: str, phase: int = 3, **fields):
    """PRR, presided by seat 0, operates; a private is in the hands of seat 1."""
    s = sold(privates={private: 1}, phase=phase, **fields)
    company(s, "PRR", {0: 6}, cash=1000, stations=[("H12", 0)], trains=("2",))
    return operate(s, "PRR")


def of_company(private: str, **fields):
    """The private belongs to PRR itself."""
    s = owning(private, **fields)
    s.players[1].privates = ()
    s.company("PRR").privates = (private,)
    return operate(s, "PRR")


@clause("E-3.1", "E-6.1", "E-6.82")
def test_incomes_are_paid_to_owners_at_the_start_of_an_operating_round():
    s = sold(privates={"SV": 1, "DH": 2})
    prr = company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)], trains=("2",))
    prr.privates = ("DH",)
    s.players[2].privates = ()
    told: list[Fact] = []
    begin_operating_round(s, collect_facts(told))
    assert told[1] == IncomePaid("SV", 5), "before any company acts"
    assert s.players[1].cash == 1005
    assert prr.cash == 115, "a company's private pays its treasury, and no shareholder"
    assert s.players[0].cash == 1000


@clause("E-3.2")
def test_players_trade_privates_in_a_stock_turn_of_buyer_or_seller():
    s = stock_turn(sold(privates={"SV": 0, "CS": 1}))
    do(s, "0: ask for CS at 3")
    assert asked(s) == (1,)
    do(s, "1: accept")
    assert s.players[0].privates == ("SV", "CS")
    assert (s.players[0].cash, s.players[1].cash) == (997, 1003)
    do(s, "0: offer SV to 2 at 999")
    do(s, "2: accept")
    assert s.players[2].privates == ("SV",)
    assert why(s, "3: ask for SV at 1") == "E-3.2", "not in a third player's turn"


def test_a_deal_can_be_declined_and_withdrawn():
    s = stock_turn(sold(privates={"CS": 1}))
    told = do(s, "0: ask for CS at 3", "1: decline")
    assert told == [PrivateAskedFor(0, 1, "CS", 3), DealDeclined(1)]
    assert why(s, "0: ask for CS at 300") is None, "another price"
    s = stock_turn(sold(privates={"CS": 1}))
    do(s, "0: ask for CS at 3", "0: withdraw")
    assert asked(s) == (0,)
    assert why(s, "0: ask for CS at 4") is None


@clause("E-3.3")
def test_companies_buy_privates_only_in_phases_three_and_four():
    for phase, clause_id in ((2, "E-3.3"), (3, None), (4, None), (5, "E-3.3")):
        assert why(owning("SV", phase), "0: buy private SV for 20") == clause_id


@clause("E-3.4")
def test_bo_is_never_bought_by_a_company():
    assert why(owning("BO"), "0: buy private BO for 220") == "E-3.4"


@clause("E-3.5")
def test_all_privates_close_with_the_first_five_train():
    s = of_company("DH", phase=4)
    s.players[2].privates, s.closed = ("SV",), ("CS", "MH", "CA", "BO")
    s.depot = (0, 0, 0, 3, 2, 6)
    operate(s, "PRR", "buy_trains")
    do(s, "0: buy train 5 from bank")
    assert s.players[2].privates == ()
    assert s.company("PRR").privates == ()
    assert set(s.closed) == {"SV", "CS", "DH", "MH", "CA", "BO"}


@clause("E-3.6")
def test_sv_has_no_ability():
    assert why(of_company("SV"), "0: SV lays 9/0") == "E-3.6"


@clause("E-3.7", "E-3.30")
def test_no_tile_in_the_hex_of_a_private_while_a_player_owns_it():
    s = sold(privates={"SV": 1})
    company(s, "PRR", {0: 6}, cash=1000, stations=[("H16", 0)])
    lay(s, H16=("57", 2))  # from F16's side to H16
    operate(s, "PRR")
    line = next(line for r in range(6) if why(s, line := f"0: lay 8/{r} in G15") == "E-3.7")
    free = {f"0: lay 8/{r} in G15" for r in range(6)}
    close(s, "SV", ignore_facts)
    assert any(why(s, one) is None for one in free), "closed: the hex is free"
    s.closed, s.company("PRR").privates = (), ("SV",)
    assert any(why(s, one) is None for one in free), "owned by a company: the hex is free"
    assert line in free


@clause("E-3.8")
def test_a_company_buys_a_private_at_any_moment_of_its_own_turn():
    for stage in ("lay_track", "run_trains", "dividends", "buy_trains", "last_purchases"):
        s = owning("SV")
        operate(s, "PRR", stage, revenue=10)
        assert ruled(s, "0: buy private SV for 20") is None
    assert why(stock_turn(owning("SV")), "0: buy private SV for 20") == "E-5.1"


def test_the_owner_of_a_private_is_asked_before_a_company_buys_it():
    s = owning("SV")
    do(s, "0: buy private SV for 40")
    assert asked(s) == (1,)
    assert s.company("PRR").cash == 1000
    do(s, "1: accept")
    assert s.company("PRR").privates == ("SV",)
    assert (s.company("PRR").cash, s.players[1].cash) == (960, 1040)
    s = owning("SV", profile="18xx.games")
    do(s, "0: buy private SV for 40")
    assert s.company("PRR").privates == ("SV",), "at once on 18xx.games"


@clause("E-3.9")
def test_a_company_pays_from_half_to_twice_the_face_value():
    s = owning("DH")
    assert why(s, "0: buy private DH for 34") == "E-3.9"
    assert why(s, "0: buy private DH for 35") is None
    assert why(s, "0: buy private DH for 140") is None
    assert why(s, "0: buy private DH for 141") == "E-3.9"


@clause("E-3.10")
def test_the_price_is_announced_openly():
    told = do(owning("DH"), "0: buy private DH for 77")
    assert PrivateAskedFor(0, 1, "DH", 77) in told


@clause("E-3.11", "E-3.15")
def test_companies_never_sell_privates_and_nobody_closes_one():
    s = of_company("SV")
    company(s, "NYC", {1: 6}, cash=1000, stations=[("E19", 0)])
    operate(s, "NYC")
    assert why(s, "1: buy private SV for 20") == "E-3.11"
    assert why(stock_turn(s), "0: offer SV to 1 at 20") == "E-3.2", "it is the company's, not the president's"
    offered = kinds(stock_turn(sold(privates={"SV": 0})), 0)
    assert not {kind for kind in offered if "close" in kind or "sell-private" in kind}
    assert offered == {"pass", "par", "offer-private"}, "to other players only, not to bank or pool"


@clause("E-3.12")
def test_bo_stays_with_its_owner_when_the_presidency_moves():
    s = sold(privates={"BO": 0})
    company(s, "B&O", {0: 2, 1: 2})
    stock_turn(s, 1)
    do(s, "1: buy B&O from offering")
    assert s.company("B&O").president == 1
    assert s.players[0].privates == ("BO",)


@clause("E-3.13")
def test_bo_closes_when_the_company_buys_its_first_train():
    s = sold(privates={"BO": 1})
    company(s, "B&O", {0: 6}, cash=500, stations=[("I15", 0)])
    operate(s, "B&O", "buy_trains")
    do(s, "0: buy train 2 from bank")
    assert "BO" in s.closed
    assert s.players[1].privates == ()


def exchanging():
    s = sold(privates={"MH": 0})
    company(s, "NYC", {1: 5})
    return stock_turn(s)


@clause("E-3.14", "E-3.26")
def test_mh_is_exchanged_for_a_share_and_closes():
    s = exchanging()
    do(s, "0: exchange MH from offering")
    assert s.players[0].shares[1] == 1
    assert s.players[0].cash == 1000
    assert "MH" in s.closed
    assert s.players[0].privates == ()
    s = exchanging()
    s.company("NYC").pool, s.company("NYC").offering = 2, 3
    do(s, "0: exchange MH from pool")
    assert s.company("NYC").pool == 1


@clause("E-3.16")
def test_a_closed_private_has_no_income_ability_block_or_worth():
    s = sold(privates={"MH": 0})
    before = worth(s, s.players[0])
    assert PRIVATES["MH"].hexes[0] in hexes_of_players(s)
    close(s, "MH", ignore_facts)
    assert worth(s, s.players[0]) == before - 110
    assert why(stock_turn(s), "0: exchange MH from offering") == "E-3.26"
    assert PRIVATES["MH"].hexes[0] not in hexes_of_players(s)
    s.steps.clear()
    s.operating = 0
    begin_operating_round(s, ignore_facts)
    assert s.players[0].cash == 1000


def lays_b20(s):
    return next(
        line for t in ("3", "4", "58") for r in range(6) if why(s, line := f"0: CS lays {t}/{r}") is None
    )


@clause("E-3.17", "E-3.18", "E-3.19")
def test_cs_lays_an_extra_tile_without_connection_once():
    s = of_company("CS")
    do(s, lays_b20(s))
    assert at(s) == "lay_track", "the normal lay is still to come"
    assert why(s, "0: lay 9/1 in H14") is None
    assert why(s, "0: CS lays 3/0") == "E-3.19", "once"
    s = owning("CS")
    assert why(s, "0: CS lays 3/0") == "E-3.19", "never for a player"
    assert why(of_company("CS"), "0: CS lays 57/0") == "E-3.17", "its own tiles only"


def dh_lay(s):
    return next(line for r in range(6) if why(s, line := f"0: DH lays 57/{r}") is None)


@clause("E-3.20", "E-3.21", "E-3.22")
def test_dh_lays_its_tile_anywhere_as_the_lay_of_the_turn_and_pays_the_terrain():
    s = of_company("DH")
    assert why(s, "0: DH lays 14/0") == "E-3.20", "tile 57 only"
    do(s, dh_lay(s))
    assert s.company("PRR").cash == 1000 - 120
    assert stack(s)[1].laid, "the one lay of the turn is used"
    s = of_company("DH")
    stack(s)[1].laid = True
    assert ruled(s, "0: DH lays 57/0") == "E-3.21"
    s = of_company("DH")
    s.company("PRR").cash = 119
    assert why(s, "0: DH lays 57/0") == "E-6.41"


@clause("E-3.23")
def test_dh_places_a_free_station_in_the_same_turn():
    s = of_company("DH")
    assert why(s, "0: station by DH") == "E-3.23", "not before its tile"
    do(s, dh_lay(s), "0: station by DH")
    assert s.company("PRR").cash == 880
    assert len(s.company("PRR").stations) == 2


@clause("E-3.24")
def test_later_a_station_there_follows_the_normal_rules():
    s = of_company("DH")
    do(s, dh_lay(s))
    operate(s, "PRR", "place_station")
    assert ruled(s, "0: station by DH") == "E-3.23"
    assert ruled(s, "0: station in F16 city 0") == "E-6.52", "no connection"


def test_the_free_station_counts_for_the_price_of_the_next():
    """D-21."""
    s = of_company("DH")
    do(s, dh_lay(s), "0: station by DH")
    lay(s, H14=("9", 1), H16=("57", 1))
    operate(s, "PRR", "place_station")
    do(s, "0: station in H16 city 0")
    assert s.company("PRR").cash == 880 - 100


@clause("E-3.25")
def test_others_may_lay_f16_when_nothing_blocks_it_and_the_ability_is_gone():
    s = of_company("DH")
    lay(s, F16=("57", 0))
    assert why(operate(s, "PRR"), "0: DH lays 57/0") == "E-3.25"
    s = of_company("DH")
    company(s, "NYC", {1: 6}, cash=500, stations=[("E19", 0)])
    lay(s, E19=("57", 0), F18=("8", 1))
    operate(s, "NYC")
    assert any(why(s, f"1: lay 57/{r} in F16") is None for r in range(6))


@clause("E-3.27")
def test_mh_needs_less_than_60_percent_and_a_share_there():
    s = exchanging()
    assert why(s, "0: exchange MH from pool") == "E-3.27", "no share in the pool"
    company(s, "NYC", {0: 6})
    assert why(stock_turn(s), "0: exchange MH from offering") == "E-3.27"
    company(s, "NYC", {0: 5})
    assert why(stock_turn(s), "0: exchange MH from offering") is None
    company(s, "NYC", {0: 7}, cell=(5, 0))
    assert why(stock_turn(s), "0: exchange MH from offering") == "E-3.27", "U-9: in brown as well"


@clause("E-3.28")
def test_mh_is_exchanged_in_the_own_stock_turn_or_between_turns():
    s = exchanging()
    do(s, "0: par PRR at 67")
    assert why(s, "0: exchange MH from offering") is None, "in the own turn"
    s = stock_turn(exchanging(), 1)
    assert why(s, "0: exchange MH from offering") is None, "between turns"
    do(s, "1: par PRR at 67")
    assert why(s, "0: exchange MH from offering") == "E-3.28", "in the middle of another's turn"
    s.options = type(s.options)(profile="18xx.games")
    s.derive()
    assert why(s, "0: exchange MH from offering") is None, "D-5: at any moment"
    s = exchanging()
    company(s, "PRR", {1: 6}, cash=100, stations=[("H12", 0)])
    operate(s, "PRR")
    assert why(s, "0: exchange MH from offering") is None
    do(s, "1: lay 9/1 in H14")
    assert why(s, "0: exchange MH from offering") == "E-3.28"
    s = stock_turn(exchanging(), 1)
    do(s, "1: ask for MH at 90")
    assert why(s, "0: exchange MH from offering") == "E-3.28", "an offer lies on the table"
    do(s, "0: decline")
    assert why(s, "0: exchange MH from offering") is None, "nothing was done"


@clause("E-3.29")
def test_a_later_owner_of_ca_gets_no_share():
    s = stock_turn(sold(privates={"CA": 1}))
    do(s, "0: ask for CA at 100", "1: accept")
    assert s.players[0].privates == ("CA",), "giving the share did not close it"
    assert s.players[0].shares[0] == 0


@clause("E-3.31")
def test_players_do_not_trade_privates_in_the_first_stock_round():
    s = stock_turn(sold(privates={"CS": 1}))
    s.round = 1
    assert why(s, "0: ask for CS at 3") == "E-3.31"


def test_mh_can_float_nyc_between_turns_of_an_operating_round():
    s = exchanging()
    company(s, "PRR", {1: 6}, cash=100, stations=[("H12", 0)])
    operate(s, "PRR")
    do(s, "0: exchange MH from offering")
    nyc = s.company("NYC")
    assert nyc.floated
    assert nyc.cash == 1000
    assert "NYC" not in stack(s)[0].left, "it operates from the next round"
    go_on(s)
