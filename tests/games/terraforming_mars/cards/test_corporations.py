"""One test for every corporation."""

from tests.games.terraforming_mars.position import (
    allowed,
    gained,
    offered,
    play,
    position,
    production,
    refusal,
    stock,
)
from tests.games.terraforming_mars.test_setup import dealt, start

from boardroom.games.terraforming_mars.cards.catalogue import CORPORATIONS

OTHERS = ["credicor", "ecoline"]


def started(corporation: str) -> dict[str, object]:
    """A player with this corporation after the reveal, with no project kept."""
    others = [one for one in OTHERS if one != corporation]
    s = start(
        dealt([corporation, *others, "thorgate" if corporation != "thorgate" else "helion"][:2], seats=2),
        [0, 0],
    )
    p = s.players[0]
    return {"stock": p.stock, "production": p.production}


def test_beginner_corporation_has_42_mc_and_ten_free_cards():
    one = CORPORATIONS["beginner"]
    assert (one.mc, one.free_cards, one.tags) == (42, 10, ())


def test_credicor_gets_4_mc_back_for_printed_costs_from_20_on():
    """R-15: after full payment, by the printed cost."""
    assert started("credicor")["stock"] == [57, 0, 0, 0, 0, 0]
    s = position("seat 0: mc 50, hand 12 36, corporation credicor, played 70")
    assert stock(play(s, "0: play 12 for 23 mc"), 0, "mc") == 31
    assert stock(play(s, "0: play 36 for 12 mc"), 0, "mc") == 38
    assert not allowed(position("seat 0: mc 21, corporation credicor, hand 12"), "0: play 12 for 21 mc")


def test_ecoline_turns_7_plants_into_a_greenery():
    assert started("ecoline") == {"stock": [36, 0, 0, 3, 0, 0], "production": [0, 0, 0, 2, 0, 0]}
    s = position("seat 0: plants 7, corporation ecoline")
    assert stock(play(s, "0: plants to 55"), 0, "plants") == 0


def test_helion_pays_heat_as_mc_but_never_mc_as_heat():
    """R-30: for Local Heat Trapping the 5 heat come on top of the payment."""
    assert started("helion") == {"stock": [42, 0, 0, 0, 0, 0], "production": [0, 0, 0, 0, 0, 3]}
    s = position("seat 0: mc 0, heat 5, hand 190, corporation helion")
    assert refusal(s, "0: play 190 for 1 heat").clause == "TM-5.4"
    six = position("seat 0: mc 0, heat 6, hand 190, corporation helion")
    assert stock(play(six, "0: play 190 for 1 heat"), 0, "plants") == 4
    assert refusal(position("seat 0: mc 40, heat 7, corporation helion"), "0: heat").clause == "TM-4.16"
    actions = position("seat 0: heat 10, corporation helion, played 202")
    assert allowed(actions, "0: use 202 way 0 for 10 heat")


def test_mining_guild_gets_steel_production_on_metal_hexes():
    """R-32: one step for each tile, oceans included; other sources of metal do not count."""
    assert started("mining-guild") == {"stock": [30, 5, 0, 0, 0, 0], "production": [0, 1, 0, 0, 0, 0]}
    s = position("seat 0: mc 60, corporation mining-guild, hand 62")
    assert production(play(s, "0: project city for 25 mc", "0: place 1"), 0, "steel") == 1
    assert production(play(s, "0: project aquifer for 18 mc", "0: place 61"), 0, "steel") == 1
    assert production(play(s, "0: project city for 25 mc", "0: place 55"), 0, "steel") == 0
    assert production(play(s, "0: play 62 for 5 mc"), 0, "steel") == 0


def test_interplanetary_cinematics_gets_2_mc_for_every_event():
    assert started("interplanetary-cinematics")["stock"] == [30, 20, 0, 0, 0, 0]
    s = position("seat 0: mc 20, corporation interplanetary-cinematics, hand 62 68; seat 1: mc 20, hand 36")
    assert stock(play(s, "0: play 62 for 5 mc"), 0, "mc") == 17
    assert stock(play(s, "0: play 68 for 6 mc"), 0, "mc") == 14
    assert stock(play(s, "0: pass", "1: play 36 for 14 mc"), 0, "mc") == 20


def test_inventrix_shifts_requirements_by_two_steps():
    """R-26: adds up with Adaptation Technology and Special Design."""
    assert started("inventrix")["stock"] == [45, 0, 0, 0, 0, 0]
    s = position("oxygen 5; seat 0: mc 20, corporation inventrix, hand 168")  # Windmills: oxygen 7
    assert allowed(s, "0: play 168 for 6 mc")
    assert refusal(
        position("oxygen 4; seat 0: mc 20, corporation inventrix, hand 168"), "0: play 168 for 6 mc"
    )
    six = position("oxygen 1; seat 0: mc 20, corporation inventrix, played 153, hand 168 206")
    assert refusal(six, "0: play 168 for 6 mc").clause == "TM-9.3"
    assert allowed(play(six, "0: play 206 for 4 mc"), "0: play 168 for 6 mc")
    cold = position(
        "temperature -8; seat 0: mc 20, corporation inventrix, hand 23"
    )  # Arctic Algae: -12 or colder
    assert allowed(cold, "0: play 23 for 12 mc")
    assert offered(position("seat 0: corporation inventrix, first_due")) == {"first-action"}


def test_phobolog_counts_titanium_4():
    assert started("phobolog")["stock"] == [23, 0, 10, 0, 0, 0]
    s = position("seat 0: titanium 2, corporation phobolog, hand 84, played 71")
    assert allowed(s, "0: play 84 for 2 titanium")  # worth 5 with Advanced Alloys
    assert not allowed(s, "0: play 84 for 1 titanium")


def test_tharsis_republic_profits_from_cities():
    """R-17, R-53: production for every city on Mars, 3 M€ for every city of the player."""
    assert started("tharsis-republic")["stock"] == [40, 0, 0, 0, 0, 0]
    s = position("seat 0: mc 30; seat 1: corporation tharsis-republic")
    after = play(s, "0: project city for 25 mc", "0: place 55")
    assert gained(s, after, 1) == {"mc+": 1}
    first = position("seat 0: corporation tharsis-republic, first_due")
    assert gained(first, play(first, "0: first action", "0: place 55")) == {"mc": 3, "mc+": 1}


def test_thorgate_plays_power_cards_and_builds_power_plants_cheaper():
    assert started("thorgate") == {"stock": [48, 0, 0, 0, 0, 0], "production": [0, 0, 0, 0, 1, 0]}
    s = position("seat 0: mc 8, corporation thorgate, hand 113")
    assert allowed(s, "0: play 113 for 8 mc")
    assert allowed(s, "0: project power-plant for 8 mc")
    assert not allowed(s, "0: project asteroid for 11 mc")


def test_united_nations_mars_initiative_raises_tr_once_it_was_raised():
    """R-31: any source, once per generation."""
    source = "united-nations-mars-initiative"
    assert started(source)["stock"] == [40, 0, 0, 0, 0, 0]
    s = position(f"seat 0: mc 10, heat 8, corporation {source}; seat 1: passed")
    assert refusal(s, f"0: use {source} way 0 for 3 mc").clause == "TM-8.3"
    after = play(s, "0: heat", f"0: use {source} way 0 for 3 mc")
    assert (after.players[0].rating, stock(after, 0, "mc")) == (22, 7)
    assert refusal(after, f"0: use {source} way 0 for 3 mc").clause == "TM-5.3"


def test_saturn_systems_counts_its_own_tag_and_every_jovian_tag():
    """R-33."""
    assert started("saturn-systems") == {"stock": [42, 0, 0, 0, 0, 0], "production": [1, 0, 1, 0, 0, 0]}
    s = position("seat 0: mc 60, corporation saturn-systems, hand 57; seat 1: mc 60, hand 82")
    after = play(s, "0: play 57 for 15 mc", "0: end turn", "1: play 82 for 24 mc")
    assert production(after, 0, "mc") == 2


def test_teractor_plays_earth_cards_3_cheaper():
    assert started("teractor")["stock"] == [60, 0, 0, 0, 0, 0]
    s = position("seat 0: mc 10, corporation teractor, hand 106 105")
    assert allowed(s, "0: play 106 for 7 mc")
    assert allowed(s, "0: play 105 for 0 mc")
