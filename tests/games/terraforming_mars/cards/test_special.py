"""The seventeen special cards beyond their lines in cards.txt, and the rulings behind cards."""

from tests.games.terraforming_mars.position import (
    allowed,
    choices,
    gained,
    offered,
    play,
    position,
    production,
    refusal,
    stock,
    waits,
)
from tests.games.terraforming_mars.test_setup import dealt, start

from boardroom.games.terraforming_mars.scoring import card_points, score


def test_search_for_life_finds_microbe_tags():
    """R-27: at most 3 points, an event with the tag counts, the card is discarded openly."""
    s = position("seat 0: mc 5, played 5; deck 50 1")
    found = play(s, "0: use 005 way 0 for 1 mc")
    assert (found.players[0].held[5], found.revealed, found.deck) == (1, (50,), (1,))
    assert card_points(found, found.players[0], 5) == 3
    more = position("seat 0: played 5, held 5 4")
    assert card_points(more, more.players[0], 5) == 3
    nothing = play(position("seat 0: mc 5, played 5; deck 1 2"), "0: use 005 way 0 for 1 mc")
    assert card_points(nothing, nothing.players[0], 5) == 0


def test_virus_takes_animals_or_plants_or_nothing():
    """R-55: not from Pets, not from a player with Protected Habitats."""
    s = position("players 3; seat 0: mc 1, hand 50; seat 1: plants 3, played 52 172, held 52 3 172 4; "
                 "seat 2: plants 9, played 173 54, held 54 2")  # fmt: skip
    asked = play(s, "0: play 50 for 1 mc")
    assert choices(asked, "remove") == [f"remove {n} plants from 1" for n in (1, 2, 3)]
    assert choices(asked, "remove-from") == ["remove 1 off 52", "remove 2 off 52"]
    assert play(asked, "0: remove 2 off 52").players[1].held[52] == 1
    assert refusal(asked, "0: remove 1 off 172").clause == "TM-9.8"
    assert refusal(asked, "0: remove 1 plants from 2").clause == "TM-9.8"
    assert waits(play(asked, "0: decline")) == (0,)


def test_mining_area_and_rights_give_production_of_the_metal_on_their_hex():
    s = position("tile city 45 0; seat 0: mc 20, hand 64 67")
    area = play(s, "0: play 64 for 4 mc")  # hex 51 is the only one beside the player's city
    assert (area.kinds[51], production(area, 0, "steel"), stock(area, 0, "steel")) == ("mining-area", 1, 2)
    rights = play(s, "0: play 67 for 9 mc", "0: place 56")
    assert (production(rights, 0, "titanium"), stock(rights, 0, "titanium")) == (1, 1)


def test_land_claim_reserves_a_hex_for_its_owner():
    """R-23: no tile, no bonus, not on ocean hexes or Noctis; R-34: no help for greeneries."""
    s = play(position("seat 0: mc 30, hand 66; seat 1: mc 30"), "0: play 66 for 1 mc")
    assert not {"place 29", "place 43"} & set(choices(s, "place"))
    claimed = play(s, "0: place 1")
    assert (claimed.claims, stock(claimed, 0, "steel"), claimed.kinds[1]) == ({1: 0}, 0, "")
    assert score(claimed, claimed.players[0])["greenery"] == 0
    theirs = play(claimed, "0: end turn", "1: project city for 25 mc")
    assert "place 1" not in choices(theirs, "place", 1)
    own = play(claimed, "0: project city for 25 mc", "0: place 1")
    assert stock(own, 0, "steel") == 2


def test_mars_university_may_exchange_a_card_for_every_science_tag():
    """R-20, R-44: twice for Research; the card being played has left the hand."""
    s = position("seat 0: mc 20, hand 84 5, played 73; deck 1 2 3 4")
    asked = play(s, "0: play 84 for 6 mc")
    assert choices(asked, "discard") == ["discard 5"]
    assert refusal(asked, "0: discard 84").clause == "TM-5.7"
    after = play(asked, "0: discard 5")
    assert (after.players[0].hand, after.players[0].discards) == ((1,), (5,))
    assert waits(play(asked, "0: decline")) == (0,)
    empty = play(position("seat 0: mc 20, hand 84, played 73"), "0: play 84 for 6 mc")
    assert offered(empty) >= {"end-turn"}


def test_viral_enhancers_give_a_plant_or_a_resource_for_every_living_tag():
    """R-50: chosen for each tag where the card stores animals or microbes; plants otherwise."""
    s = position("seat 0: mc 40, hand 135 172 50, played 74 47 52 42; seat 1: plants 1")
    advanced = play(s, "0: play 135 for 11 mc")
    assert stock(advanced, 0, "plants") == 3
    pets = play(s, "0: play 172 for 10 mc")
    assert choices(pets, "choose") == ["choose 0", "choose 1"]
    assert play(pets, "0: choose 1").players[0].held[172] == 2
    virus = play(s, "0: play 50 for 1 mc", "0: decline")
    assert stock(virus, 0, "plants") == 1


def test_robotic_workforce_repeats_a_production_box():
    """R-24: with compulsory losses, counted anew; Noctis City by the print, in the digital
    profile without its loss.
    """
    s = position("seat 0: mc 20, production energy 1, hand 86, played 207 17, corporation mining-guild")
    asked = play(s, "0: play 86 for 9 mc")
    assert choices(asked, "copy") == ["copy mining-guild", "copy 207", "copy 017"]
    assert production(play(asked, "0: copy mining-guild"), 0, "steel") == 1
    assert (
        production(play(asked, "0: copy 207"), 0, "mc") == 2
    )  # two of the corporation, its own, Noctis City: 4 tags
    assert gained(asked, play(asked, "0: copy 017")) == {"energy+": -1, "mc+": 3}
    digital = position("set profile=digital; seat 0: mc 20, hand 86, played 17")
    assert gained(digital, play(digital, "0: play 86 for 9 mc")) == {"mc": -9, "mc+": 3}
    victim = position("seat 0: mc 20, hand 86, played 183; seat 1: production plants 1")
    assert gained(victim, play(victim, "0: play 86 for 9 mc"), 1) == {"plants+": -1}
    tile = position("tile mining-rights 56 0; seat 0: mc 20, hand 86, played 67")
    assert production(play(tile, "0: play 86 for 9 mc"), 0, "titanium") == 1


def test_ceos_favorite_project_feeds_a_card_that_has_a_resource():
    s = position("seat 0: mc 1, hand 149, played 184 95 28, held 184 0 95 1 28 2")
    asked = play(s, "0: play 149 for 1 mc")
    assert choices(asked, "add-to") == ["add to 95", "add to 28"]
    assert refusal(asked, "0: add to 184").clause == "TM-9.18"
    assert play(asked, "0: add to 95").players[0].held[95] == 2


def test_insulation_turns_heat_production_into_money_production():
    """R-38: any number from 0, in the digital profile from 1."""
    s = position("seat 0: mc 2, production heat 3, hand 152")
    asked = play(s, "0: play 152 for 2 mc")
    assert choices(asked, "convert") == [f"convert {n}" for n in range(4)]
    assert refusal(asked, "0: convert 4").clause == "TM-9.7"
    assert gained(asked, play(asked, "0: convert 3")) == {"heat+": -3, "mc+": 3}
    assert allowed(position("seat 0: mc 2, hand 152"), "0: play 152 for 2 mc")
    assert not allowed(position("set profile=digital; seat 0: mc 2, hand 152"), "0: play 152 for 2 mc")


def test_protected_habitats_guard_plants_animals_and_microbes_but_not_production():
    """R-22."""
    s = position(
        "oxygen 11; seat 0: mc 40, hand 9 54, played 24; "
        "seat 1: plants 9, production plants 2, played 173 52, held 52 3"
    )
    assert offered(play(s, "0: play 9 for 14 mc")) >= {"end-turn"}  # nothing to remove
    assert refusal(s, "0: use 024 way 0 for 0 mc").clause == "TM-8.3"
    assert production(play(s, "0: play 54 for 6 mc"), 1, "plants") == 1
    own = position("oxygen 11; seat 0: played 24 173 52, held 52 1")
    assert play(own, "0: use 024 way 0 for 0 mc").players[0].held == {24: 1, 52: 0}


def test_olympus_conference_collects_or_spends_for_every_science_tag():
    s = position("seat 0: mc 40, hand 84 196, played 185; deck 1 2 3")
    first = play(s, "0: play 84 for 6 mc")
    assert first.players[0].held[185] == 1  # nothing to spend yet
    asked = play(
        position("seat 0: mc 40, hand 84, played 185, held 185 1; deck 1 2 3"), "0: play 84 for 6 mc"
    )
    spent = play(asked, "0: choose 1")
    assert (spent.players[0].held[185], spent.players[0].hand) == (0, (1,))
    twice = position("seat 0: mc 40, hand 90, played 185; deck 1 2 3")
    research = play(twice, "0: play 90 for 11 mc", "0: next 0", "0: next 0", "0: choose 1")
    assert (research.players[0].held[185], len(research.players[0].hand)) == (0, 3)


def test_flooding_takes_up_to_4_mc_from_a_neighbour_of_the_new_ocean():
    """R-45: optional; nothing without an ocean."""
    s = position("players 3; tile city 49 1; seat 0: mc 7, hand 188; seat 1: mc 3; seat 2: mc 9")
    asked = play(s, "0: play 188 for 7 mc", "0: place 41")
    assert choices(asked, "remove") == [f"remove {n} mc from 1" for n in (1, 2, 3)]
    assert refusal(asked, "0: remove 1 mc from 2").clause == "TM-9.8"
    assert stock(play(asked, "0: remove 3 mc from 1"), 1, "mc") == 0
    away = play(s, "0: play 188 for 7 mc", "0: place 61")
    assert waits(away) == (0,)
    assert "remove" not in offered(away)
    last = position("oceans 9; tile city 49 1; seat 0: mc 7, hand 188; seat 1: mc 3")
    assert "remove" not in offered(play(last, "0: play 188 for 7 mc"))


def test_power_infrastructure_sells_energy():
    s = position("seat 0: energy 4, played 194")
    asked = play(s, "0: use 194 way 0 for 0 mc")
    assert gained(s, play(asked, "0: convert 3")) == {"energy": -3, "mc": 3}
    assert refusal(asked, "0: convert 5").clause == "TM-9.7"


def test_indentured_workers_make_the_next_card_8_cheaper():
    """R-25: used up by the next card whatever its cost, not by other actions, and not later
    than the generation.
    """
    s = position("seat 0: mc 30, hand 195 68 106 206; seat 1: passed")
    after = play(s, "0: play 195 for 0 mc")
    sold = play(after, "0: project power-plant for 11 mc")
    assert allowed(sold, "0: play 106 for 2 mc")
    cheap = play(after, "0: play 68 for 0 mc")
    assert refusal(cheap, "0: play 106 for 2 mc").clause == "TM-5.4"
    assert play(after, "0: play 206 for 0 mc").players[0].next_cheaper == 0
    lapsed = play(
        position("seat 0: mc 30, hand 195; seat 1: passed"), "0: play 195 for 0 mc", "0: end turn", "0: pass"
    )
    assert lapsed.players[0].next_cheaper == 0


def test_immigrant_city_takes_the_own_step_first():
    """R-09: playable at M€ production -4, with Tharsis Republic at -5; R-17: later cities give
    a step each.
    """
    s = position("seat 0: mc 13, production energy 1 mc -4, hand 200")
    after = play(s, "0: play 200 for 13 mc", "0: place 55")
    assert production(after, 0, "mc") == -5
    low = position("seat 0: mc 13, production energy 1 mc -5, hand 200")
    assert refusal(low, "0: play 200 for 13 mc").clause == "TM-4.3"
    republic = position("seat 0: mc 13, production energy 1 mc -5, hand 200, corporation tharsis-republic")
    assert production(play(republic, "0: play 200 for 13 mc", "0: place 55"), 0, "mc") == -5
    later = position("seat 0: mc 25, played 200")
    assert production(play(later, "0: project city for 25 mc", "0: place 55"), 0, "mc") == 2


def test_special_design_shifts_the_next_card():
    """R-25: whether or not it needed the shift."""
    s = position("oxygen 5; seat 0: mc 30, hand 206 168 68; seat 1: passed")
    after = play(s, "0: play 206 for 4 mc")
    assert allowed(after, "0: play 168 for 6 mc")
    assert refusal(play(after, "0: play 68 for 6 mc"), "0: play 168 for 6 mc").clause == "TM-9.3"


# --- rulings


def test_r_03_the_own_tags_do_not_meet_the_own_requirement():
    s = position("seat 0: mc 40, hand 58")  # needs a jovian tag and has one
    assert refusal(s, "0: play 58 for 32 mc").clause == "TM-9.20"


def test_r_04_only_the_oceans_that_are_left_are_placed():
    s = position("oceans 8; seat 0: mc 23, hand 78; seat 1: played 23")
    after = play(s, "0: play 78 for 23 mc", "0: place 61")
    assert (after.oceans, after.players[0].rating, stock(after, 1, "plants")) == (9, 21, 2)


def test_r_05_only_steps_really_made_count():
    s = position("temperature 6; seat 0: mc 31, hand 39")
    assert play(s, "0: play 39 for 31 mc").players[0].rating == 21


def test_r_09_moss_may_use_the_plant_of_viral_enhancers():
    s = position("oceans 3; seat 0: mc 4, hand 122, played 74")
    after = play(s, "0: play 122 for 4 mc")
    assert (stock(after, 0, "plants"), production(after, 0, "plants")) == (0, 1)


def test_r_10_a_victim_of_hackers_needs_minus_3():
    s = position(
        "players 3; seat 0: mc 3, production energy 1 mc -4, hand 125; "
        "seat 1: production mc -4; seat 2: production mc -3"
    )
    assert production(play(s, "0: play 125 for 3 mc"), 2, "mc") == -5
    none = position("seat 0: mc 3, production energy 1 mc -4, hand 125; seat 1: production mc -4")
    assert refusal(none, "0: play 125 for 3 mc").clause == "TM-9.26"


def test_r_11_being_ones_own_victim_makes_the_change_zero():
    s = position("seat 0: mc 13, production titanium 1, hand 2; seat 1: production titanium 1")
    asked = play(s, "0: play 2 for 13 mc")
    assert production(play(asked, "0: lower 0"), 0, "titanium") == 1
    assert production(play(asked, "0: lower 1"), 0, "titanium") == 2


def test_r_12_energy_tapping_needs_somebody_with_energy_production():
    s = position("seat 0: mc 3, hand 201")
    assert refusal(s, "0: play 201 for 3 mc").clause == "TM-9.26"
    digital = position("set profile=digital; seat 0: mc 3, hand 201")
    assert production(play(digital, "0: play 201 for 3 mc"), 0, "energy") == 0


def test_r_01_the_digital_profile_removes_all_or_nothing():
    s = position("set profile=digital; seat 0: mc 14, plants 2, hand 9; seat 1: plants 2")
    asked = play(s, "0: play 9 for 14 mc")
    assert choices(asked, "remove") == ["remove 2 plants from 0", "remove 2 plants from 1"]
    assert refusal(asked, "0: remove 1 plants from 1").clause == "TM-9.8"


def test_r_19_arctic_algae_sees_every_ocean():
    s = play(position("temperature -2; seat 0: heat 8; seat 1: played 23"), "0: heat", "0: place 43")
    assert stock(s, 1, "plants") == 2


def test_r_28_inventors_guild_looks_at_a_card_and_may_buy_it():
    s = play(position("seat 0: mc 5, played 6; deck 9 1"), "0: use 006 way 0 for 0 mc")
    assert sorted(choices(s, "buy")) == ["buy - with 0 heat", "buy 9 with 0 heat"]
    assert play(s, "0: buy 9 with 0 heat").players[0].hand == (9,)
    assert play(s, "0: buy - with 0 heat").players[0].discards == (9,)
    poor = play(position("seat 0: mc 2, played 6; deck 9 1"), "0: use 006 way 0 for 0 mc")
    assert poor.players[0].discards == (9,)


def test_r_37_r_48_points_that_are_counted():
    s = position("tile city 45 1; tile city 47 0; tile city 62 0; tile commercial-district 46 0; "
                 "seat 0: played 198 81 12 85")  # fmt: skip
    p = s.players[0]
    assert card_points(s, p, 198) == 1  # a third of all cities in play
    assert card_points(s, p, 81) == 2  # its own jovian tag and that of Water Import
    assert card_points(s, p, 85) == 2  # cities beside the tile


def test_r_46_nitrogen_rich_asteroid_looks_for_three_plant_tags():
    few = position("seat 0: mc 31, hand 37, played 47 48")
    assert production(play(few, "0: play 37 for 31 mc"), 0, "plants") == 1
    many = position("seat 0: mc 31, hand 37, played 47 48 60")
    assert production(play(many, "0: play 37 for 31 mc"), 0, "plants") == 4


def test_r_49_r_55_pets_grow_with_cities_and_are_never_taken():
    s = position("oxygen 11; seat 0: mc 25, played 172 24, held 172 2")
    assert play(s, "0: project city for 25 mc", "0: place 55").players[0].held[172] == 3
    assert refusal(s, "0: use 024 way 0 for 0 mc").clause == "TM-8.3"


def test_imported_hydrogen_offers_only_what_has_a_card():
    s = position("seat 0: mc 16, hand 19, played 52; oceans 9")
    asked = play(s, "0: play 19 for 16 mc")
    assert choices(asked, "choose") == ["choose 0", "choose 2"]
    assert play(asked, "0: choose 2").players[0].held[52] == 2
    alone = position("seat 0: mc 16, hand 19; oceans 9")
    assert stock(play(alone, "0: play 19 for 16 mc"), 0, "plants") == 3


def test_hired_raiders_steal_from_others_only():
    s = position("seat 0: mc 5, steel 5, hand 124; seat 1: mc 2, steel 1")
    asked = play(s, "0: play 124 for 1 mc")
    assert choices(asked, "remove") == ["remove 1 steel from 1", "remove 1 mc from 1", "remove 2 mc from 1"]
    after = play(asked, "0: remove 2 mc from 1")
    assert (stock(after, 0, "mc"), stock(after, 1, "mc")) == (6, 0)


def test_r_47_insects_count_plant_tags_and_worms_pairs_of_microbe_tags():
    s = position("oxygen 6; seat 0: mc 20, hand 148 130, played 47 48 42 49")
    assert production(play(s, "0: play 148 for 9 mc"), 0, "plants") == 2
    assert production(play(s, "0: play 130 for 8 mc"), 0, "plants") == 1  # three tags with its own: one pair


def test_r_54_neutral_cities_fire_no_trigger():
    s = start(dealt(["tharsis-republic"], seats=1), [0])
    assert s.kinds.count("city") == 2
    assert (stock(s, 0, "mc"), production(s, 0, "mc")) == (40, 2)  # TM-13.2.4 only: no 3 M€ for them
    own = play(s, "0: first action", f"0: {choices(play(s, '0: first action'), 'place')[0]}")
    assert production(own, 0, "mc") == 3  # the player's own city does fire
