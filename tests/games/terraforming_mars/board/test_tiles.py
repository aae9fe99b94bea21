"""Tiles: TM-3."""

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

from boardroom.games.terraforming_mars.board.map import GANYMEDE, PHOBOS
from boardroom.games.terraforming_mars.scoring import score
from boardroom.testing.suite import clause

CITY = "0: project city for 25 mc"
GREENERY = "0: project greenery for 23 mc"


@clause("TM-3.1")
def test_reserved_hexes_come_first_then_the_tile_then_the_card():
    """A claim marker reserves a hex for its owner (R-23)."""
    s = play(position("claim 20 1; tile city 60 1; seat 0: mc 25"), CITY)
    legal = choices(s, "place")
    assert "place 20" not in legal  # reserved by another player
    assert "place 61" not in legal  # reserved for oceans
    assert "place 59" not in legal  # next to a city
    own = play(position("claim 20 0; seat 0: mc 25"), CITY, "0: place 20")
    assert (own.kinds[20], own.claims) == ("city", {})


@clause("TM-3.2", "TM-3.13")
def test_ex_01_each_adjacent_ocean_gives_2_mc():
    s = position("tile ocean 41; tile ocean 42; seat 0: mc 25")  # both touch hex 49
    after = play(s, CITY, "0: place 49")
    assert stock(after, 0, "mc") == 4
    one = play(position("tile ocean 42; seat 0: mc 25"), CITY, "0: place 50")
    assert stock(one, 0, "mc") == 2


@clause("TM-3.4")
def test_a_greenery_goes_next_to_an_own_tile():
    s = play(position("tile city 55 0; tile city 9 1; seat 0: mc 23"), GREENERY)
    assert choices(s, "place") == [f"place {n}" for n in (48, 49, 54, 56, 60)]
    assert refusal(s, "0: place 8").clause == "TM-3.4"


@clause("TM-3.5")
def test_a_greenery_raises_oxygen_and_rating_until_oxygen_is_full():
    s = position("oxygen 3; seat 0: mc 23")
    after = play(s, GREENERY, "0: place 55")
    assert (after.oxygen, after.players[0].rating) == (4, 21)
    full = play(position("oxygen 14; seat 0: mc 23"), GREENERY, "0: place 55")
    assert (full.oxygen, full.players[0].rating) == (14, 20)


@clause("TM-3.6", "TM-3.8", "TM-12.10")
def test_greeneries_score_for_their_owner_and_for_cities_beside_them():
    s = position("tile greenery 54 0; tile greenery 48 1; tile city 55 0; tile city 38 1")
    assert score(s, s.players[0])["greenery"] == 1
    assert score(s, s.players[0])["city"] == 2  # the opponent's greenery counts too
    assert score(s, s.players[1])["city"] == 0


@clause("TM-3.7")
def test_a_city_keeps_away_from_cities():
    s = play(position("tile city 46 1; seat 0: mc 25"), CITY)
    for number in (38, 39, 45, 47, 52, 53):
        assert refusal(s, f"0: place {number}").clause == "TM-3.7"
    assert allowed(s, "0: place 55")


@clause("TM-3.9", "TM-3.20")
def test_the_capital_is_a_city_and_scores_oceans_besides():
    """R-17: the Capital fires city triggers, here the opponent's Rover Construction."""
    s = position("tile ocean 41; tile ocean 42; tile greenery 48 1; oxygen 5; tile ocean 2; tile ocean 4; "
                 "seat 0: mc 26, production energy 2, hand 8; seat 1: played 38")  # fmt: skip
    after = play(s, "0: play 8 for 26 mc", "0: place 49")
    numbers = score(after, after.players[0])
    assert (numbers["city"], numbers["cards"]) == (1, 2)
    assert stock(after, 1, "mc") == 2


@clause("TM-3.10", "TM-3.21")
def test_special_tiles_go_where_their_card_says_and_count_for_their_owner():
    s = position("tile city 46 1; seat 0: mc 40, hand 123")
    placing = play(s, "0: play 123 for 4 mc")
    assert set(choices(placing, "place")) == {f"place {n}" for n in (38, 39, 45, 47, 52, 53)}
    after = play(placing, "0: place 53")
    assert (after.kinds[53], after.owners[53]) == ("industrial-center", 0)
    greenery = play(after, GREENERY)
    assert "place 59" in choices(greenery, "place")  # next to the special tile
    assert refusal(greenery, "0: place 10").clause == "TM-3.4"


@clause("TM-3.11", "TM-3.22")
def test_cities_off_the_map_are_in_play_but_not_on_mars():
    """R-53: off-world cities fire city triggers but not the production of Tharsis Republic."""
    s = position("tile city 46 1; seat 0: mc 50, hand 21 96 129, corporation tharsis-republic; oxygen 5; "
                 "seat 1: played 38")  # fmt: skip
    after = play(s, "0: play 21 for 25 mc")
    assert (after.kinds[PHOBOS], after.owners[PHOBOS]) == ("city", 0)
    assert gained(s, after) == {
        "mc": -22,
        "titanium+": 1,
    }  # no bonus, 3 M€ for the player's own city, no M€ production
    assert stock(after, 1, "mc") == 2
    houses = play(after, "0: play 96 for 6 mc")
    assert stock(houses, 0, "plants") == 2  # all cities in play
    zeppelins = play(after, "0: play 129 for 13 mc")
    assert production(zeppelins, 0, "mc") == 1  # on Mars only


@clause("TM-3.12", "TM-3.14", "TM-3.15")
def test_an_ocean_too_receives_the_ocean_bonus_raises_the_rating_and_has_no_owner():
    s = position("tile ocean 41; seat 0: mc 18")
    after = play(s, "0: project aquifer for 18 mc", "0: place 42")
    assert stock(after, 0, "mc") == 2
    assert after.players[0].rating == 21
    assert after.owners[42] is None


@clause("TM-3.16")
def test_without_a_free_hex_beside_own_tiles_a_greenery_goes_anywhere():
    s = play(position("seat 0: mc 23"), GREENERY)
    assert len(choices(s, "place")) == 48
    # the player's city beside hex 5 is enclosed by tiles and ocean hexes
    shut = position("tile city 3 0; tile greenery 8 1; tile greenery 9 1; seat 0: mc 23")
    assert allowed(play(shut, GREENERY), "0: place 55")


@clause("TM-3.17")
def test_greeneries_and_cities_have_an_owner():
    s = play(position("seat 0: mc 48"), GREENERY, "0: place 55", CITY, "0: place 60")
    assert (s.owners[55], s.owners[60]) == (0, 0)


@clause("TM-3.18")
def test_noctis_city_goes_on_its_hex_even_next_to_a_city():
    s = position("tile city 38 1; seat 0: mc 18, production energy 1, hand 17")
    after = play(s, "0: play 17 for 18 mc")
    assert (after.kinds[29], after.owners[29], stock(after, 0, "plants")) == ("city", 0, 2)


@clause("TM-3.19")
def test_urbanized_area_goes_next_to_two_cities():
    s = position(
        "tile city 45 1; tile city 47 1; tile city 25 0; seat 0: mc 10, production energy 1, hand 120"
    )
    assert play(s, "0: play 120 for 10 mc").kinds[46] == "city"  # the only such hex
    two = position(
        "tile city 45 1; tile city 47 1; tile city 40 1; seat 0: mc 10, production energy 1, hand 120"
    )
    asked = play(two, "0: play 120 for 10 mc")
    assert refusal(asked, "0: place 54").clause == "TM-3.19"


@clause("TM-3.23")
def test_cities_off_the_map_count_for_mayor_and_landlord():
    s = position(f"tile city 46 0; tile city 55 0; tile city {GANYMEDE} 0; seat 0: mc 8; awards landlord:0")
    assert allowed(s, "0: claim mayor for 8 mc")
    assert score(s, s.players[0])["awards"] == 5
