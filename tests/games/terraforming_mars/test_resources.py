"""Player board and resources: TM-4."""

from tests.games.terraforming_mars.position import (
    allowed,
    choices,
    gained,
    play,
    position,
    production,
    refusal,
    stock,
)

from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.payment import Bill, Payment, means, ways
from boardroom.games.terraforming_mars.state import Player
from boardroom.testing.suite import clause


@clause("TM-4.1", "TM-4.17", "TM-4.18")
def test_six_resources_each_with_stock_and_production():
    assert RESOURCES == ("mc", "steel", "titanium", "plants", "energy", "heat")
    p = Player(0)
    assert (len(p.stock), len(p.production)) == (6, 6)  # the place of a cube determines its kind
    s = position("seat 0: mc 40, hand 62 56")
    assert gained(s, play(s, "0: play 62 for 5 mc")) == {"mc": -5, "steel": 5}  # icon: stock
    assert gained(s, play(s, "0: play 56 for 4 mc")) == {"mc": -4, "steel+": 1}  # brown box: production


@clause("TM-4.2")
def test_ex_02_production_has_no_upper_limit():
    s = position("seat 0: mc 20, production heat 19, hand 22")
    after = play(s, "0: play 22 for 15 mc", "0: place 61")
    assert production(after, 0, "heat") == 22


@clause("TM-4.3")
def test_mc_production_goes_down_to_minus_5():
    """R-10."""
    s = position("seat 0: mc 20, production mc -4 energy 0, hand 100 45")
    assert production(play(s, "0: play 100 for 1 mc"), 0, "mc") == -5
    assert refusal(s, "0: play 45 for 10 mc").clause == "TM-4.3"


@clause("TM-4.5", "TM-4.12")
def test_steel_pays_2_for_building_cards_and_mixes_with_mc():
    s = position("seat 0: mc 10, steel 5, hand 113 68")
    after = play(s, "0: play 113 for 4 steel 3 mc")
    assert (stock(after, 0, "steel"), stock(after, 0, "mc")) == (1, 7)
    assert refusal(s, "0: play 113 for 4 steel 2 mc").clause == "TM-5.4"  # too little


@clause("TM-4.6")
def test_ex_19_eight_plants_become_a_greenery():
    s = position("oxygen 3; tile city 36 0; tile city 38 0; seat 0: plants 8")
    after = play(s, "0: plants to 37")  # two plants on that hex
    assert gained(s, after) == {"plants": -6, "tr": 1}
    assert refusal(position("seat 0: plants 7"), "0: plants to 55").clause == "TM-4.6"
    eco = position("seat 0: plants 7, corporation ecoline")
    assert stock(play(eco, "0: plants to 55"), 0, "plants") == 0


@clause("TM-4.7", "TM-7.10")
def test_left_over_energy_becomes_heat_before_anything_is_produced():
    s = position("seat 0: energy 4, heat 1, production energy 2, passed; seat 1: passed; step production")
    assert (stock(s, 0, "energy"), stock(s, 0, "heat")) == (2, 5)


@clause("TM-4.8")
def test_other_resources_lie_on_cards():
    s = position("seat 0: played 184")
    after = play(s, "0: use 184 way 0 for 0 mc")
    assert after.players[0].held == {184: 1}


@clause("TM-4.9")
def test_the_supply_is_unlimited():
    s = position("seat 0: production heat 500, passed; seat 1: passed; step production")
    assert stock(s, 0, "heat") == 500


@clause("TM-4.10")
def test_other_production_is_never_negative():
    s = position("seat 0: mc 20, hand 43")
    assert refusal(s, "0: play 43 for 6 mc").clause == "TM-9.4"
    assert allowed(position("seat 0: mc 20, production energy 1, hand 43"), "0: play 43 for 6 mc")
    s = position(
        "players 3; oxygen 13; seat 0: mc 20, hand 72; seat 1: production plants 2; "
        "seat 2: production plants 3"
    )
    asked = play(s, "0: play 72 for 10 mc")
    assert refusal(asked, "0: lower 0").clause == "TM-4.10"


@clause("TM-4.11")
def test_ex_10_titanium_pays_3_for_space_cards_and_4_with_phobolog():
    s = position("seat 0: mc 30, titanium 10, production titanium 1, hand 40, corporation phobolog")
    after = play(s, "0: play 40 for 8 titanium")
    assert (stock(after, 0, "titanium"), stock(after, 0, "mc")) == (2, 30)
    assert production(after, 0, "titanium") == 3
    assert allowed(s, "0: play 40 for 7 titanium 2 mc")
    assert refusal(s, "0: play 40 for 7 titanium 1 mc").clause == "TM-5.4"
    plain = position("seat 0: titanium 10, hand 40")
    assert allowed(plain, "0: play 40 for 10 titanium")


@clause("TM-4.13")
def test_value_paid_too_much_is_lost_but_needless_pieces_are_not_paid():
    s = position("seat 0: mc 10, steel 5, hand 43 56, production energy 1")
    assert stock(play(s, "0: play 56 for 2 steel"), 0, "mc") == 10
    odd = position("seat 0: mc 10, steel 5, hand 5 171, production energy 2")
    assert stock(play(odd, "0: play 171 for 3 steel"), 0, "mc") == 10  # 6 for 5, no change
    assert refusal(odd, "0: play 171 for 4 steel").clause == "TM-4.13"
    assert refusal(odd, "0: play 171 for 3 steel 1 mc").clause == "TM-4.13"


@clause("TM-4.14")
def test_metal_pays_for_nothing_else():
    """R-29: except where a card says so: titanium for Water Import, steel for Aquifer Pumping."""
    s = position("seat 0: mc 10, steel 9, titanium 9, hand 68 40")
    assert refusal(s, "0: play 68 for 3 steel").clause == "TM-4.14"
    assert refusal(s, "0: play 40 for 9 steel 12 mc").clause == "TM-4.14"
    s = position("seat 0: mc 10, steel 9, titanium 9, played 12 187")
    assert allowed(s, "0: use 012 way 0 for 4 titanium")
    assert refusal(s, "0: use 012 way 0 for 6 steel").clause == "TM-4.14"
    assert allowed(s, "0: use 187 way 0 for 4 steel")
    alloys = position("seat 0: mc 10, steel 9, played 187 71")
    assert allowed(alloys, "0: use 187 way 0 for 2 steel 2 mc")


@clause("TM-4.15")
def test_a_card_with_both_tags_takes_both_metals():
    s = position("seat 0: mc 0, steel 6, titanium 5, hand 13")
    assert allowed(s, "0: play 13 for 6 steel 5 titanium")


@clause("TM-4.16")
def test_eight_heat_become_a_temperature_step():
    s = position("seat 0: heat 9")
    after = play(s, "0: heat")
    assert (after.temperature, stock(after, 0, "heat"), after.players[0].rating) == (-28, 1, 21)
    assert refusal(position("seat 0: heat 7"), "0: heat").clause == "TM-4.16"


@clause("TM-4.19")
def test_mc_pay_for_cards_projects_milestones_and_awards():
    """R-30: Helion pays heat as M€ everywhere."""
    s = position("seat 0: mc 13, rating 35, hand 68")
    for line in (
        "play 68 for 6 mc",
        "project power-plant for 11 mc",
        "claim terraformer for 8 mc",
        "fund miner for 8 mc",
    ):
        assert allowed(s, f"0: {line}")
    poor = position("seat 0: mc 7, rating 35")
    assert refusal(poor, "0: claim terraformer for 8 mc").clause == "TM-4.19"
    assert refusal(poor, "0: fund miner for 8 mc").clause == "TM-4.19"
    assert refusal(poor, "0: project power-plant for 11 mc").clause == "TM-4.19"
    helion = position("seat 0: mc 3, heat 30, rating 35, corporation helion, hand 68")
    for line in (
        "play 68 for 6 heat",
        "project power-plant for 3 mc 8 heat",
        "claim terraformer for 8 heat",
        "fund miner for 1 mc 7 heat",
    ):
        assert allowed(helion, f"0: {line}")
    assert refusal(position("seat 0: mc 3, heat 9, hand 68"), "0: play 68 for 6 heat").clause == "TM-5.4"


def test_all_payments_offered_are_exactly_those_that_brute_force_finds():
    p = Player(0, stock=[9, 4, 3, 0, 0, 5])
    p.heat_pays = True
    for cost in range(30):
        for steel in (False, True):
            for titanium in (False, True):
                bill = Bill(cost, steel, titanium)
                found = [
                    Payment(m, u, t, h)
                    for m in range(10)
                    for u in range(5 if steel else 1)
                    for t in range(4 if titanium else 1)
                    for h in range(6)
                    if _legal(m, u, t, h, cost)
                ]
                assert bool(found) == (means(p, bill) >= cost)
                if found:
                    assert sorted(ways(p, bill)) == sorted(found)


def _legal(m: int, u: int, t: int, h: int, cost: int) -> bool:
    worth = m + 2 * u + 3 * t + h
    pieces = [1] * bool(m) + [2] * bool(u) + [3] * bool(t) + [1] * bool(h)
    return worth >= cost and all(worth - piece < cost for piece in pieces)


def test_every_listed_payment_is_accepted():
    s = position("seat 0: mc 9, steel 4, titanium 5, heat 6, corporation helion, hand 13")
    for line in choices(s, "play"):
        assert allowed(s, f"0: {line}")
