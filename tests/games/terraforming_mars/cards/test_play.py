"""Cards and playing them: TM-5, TM-9 and TM-14."""

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
    told,
    waits,
)

from boardroom.core.actions import Paid
from boardroom.core.engine import ignore_facts
from boardroom.core.views import view
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.vocabulary import TAGS
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.facts import CardPlayed
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.state import Options
from boardroom.testing.suite import clause


@clause("TM-5.1")
def test_corporations_give_money_resources_production_effects_and_actions():
    assert CORPORATIONS["credicor"].mc == 57
    assert CORPORATIONS["phobolog"].effects[0].what == "titanium"
    assert CORPORATIONS["thorgate"].ongoing
    assert CORPORATIONS["united-nations-mars-initiative"].actions


@clause("TM-5.2")
def test_project_cards_are_green_blue_or_red():
    assert {card.colour for card in CARDS.values()} == {"green", "blue", "red"}
    assert not [card for card in CARDS.values() if card.actions and card.colour != "blue"]


@clause("TM-5.3")
def test_ex_18_an_action_is_used_once_per_generation():
    s = play(position("seat 0: played 184"), "0: use 184 way 0 for 0 mc")
    assert s.players[0].held[184] == 1
    assert refusal(s, "0: use 184 way 0 for 0 mc").clause == "TM-5.3"
    assert "use" not in offered(s)


@clause("TM-5.4", "TM-9.31")
def test_the_cost_is_paid_when_the_card_is_played_before_its_effects():
    """R-16: the M€ of the event's own triggers cannot help paying for it."""
    s = position("seat 0: mc 2, hand 151 192, played 109")
    assert refusal(s, "0: play 151 for 3 mc").clause == "TM-5.4"
    assert refusal(s, "0: play 192 for 1 mc").clause == "TM-5.4"
    facts = told(position("seat 0: mc 3, hand 151"), "0: play 151 for 3 mc")
    assert facts[0] == Paid("seat:0", "bank", 3, "TM-5.4")
    assert isinstance(facts[1], CardPlayed)


@clause("TM-5.5")
def test_requirements_count_when_playing_not_when_using():
    s = position("oxygen 7; seat 0: mc 3, played 5")  # Search For Life needs oxygen of at most 6
    assert allowed(s, "0: use 005 way 0 for 1 mc")
    assert refusal(position("oxygen 7; seat 0: mc 3, hand 5"), "0: play 5 for 3 mc").clause == "TM-9.3"


@clause("TM-5.6")
def test_the_effects_must_be_possible():
    s = position("seat 0: mc 4, hand 122; oceans 3")  # Moss: lose a plant
    assert refusal(s, "0: play 122 for 4 mc").clause == "TM-9.24"
    assert allowed(position("seat 0: mc 4, plants 1, hand 122; oceans 3"), "0: play 122 for 4 mc")


@clause("TM-5.7")
def test_a_card_icon_draws_without_payment():
    s = position("seat 0: mc 9, hand 196; deck 1 2 3")
    after = play(s, "0: play 196 for 9 mc")
    assert (after.players[0].hand, stock(after, 0, "mc"), after.deck) == ((1,), 0, (2, 3))


@clause("TM-5.8")
def test_hands_have_no_limit():
    s = position(
        "seat 0: mc 21, energy 1, hand 1 2 3 4 5 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21, played 14"
    )
    assert len(play(s, "0: use 014 way 0 for 0 mc").players[0].hand) == 21


@clause("TM-5.9")
def test_the_discard_pile_becomes_the_new_deck():
    s = position("seat 0: discards 1 2 3; seat 1: discards 4; deck 5")
    assert len(draw(s, 3, ignore_facts)) == 3
    assert (len(s.deck), s.players[0].discards, s.players[1].discards) == (2, (), ())


@clause("TM-5.10")
def test_a_card_has_up_to_three_tags_the_event_tag_included():
    assert max(len(card.tags) + card.is_event for card in CARDS.values()) == 3
    assert min(len(card.tags) + card.is_event for card in CARDS.values()) == 0


@clause("TM-5.11")
def test_there_are_eleven_tags():
    assert len(TAGS) == 11
    assert {tag for card in CARDS.values() for tag in card.tags} == set(TAGS) - {"event"}


@clause("TM-5.12")
def test_ex_24_effects_are_always_on():
    s = position("seat 0: mc 30, hand 84 25, played 166")  # Shuttles: space cards cost 2 less
    after = play(s, "0: play 84 for 4 mc", "0: play 25 for 8 mc")
    assert stock(after, 0, "mc") == 18


@clause("TM-5.13")
def test_buying_a_card_costs_3_apart_from_playing_it():
    s = position("seat 0: mc 7; step research 0 68 70 71 76")
    after = play(s, "0: buy 68,71 with 0 heat")
    assert (stock(after, 0, "mc"), after.players[0].hand) == (1, (68, 71))
    assert refusal(s, "0: buy 68,70,71 with 0 heat").clause == "TM-5.13"


@clause("TM-5.14")
def test_discards_are_face_down():
    s = play(position("seat 0: mc 7, hand 5 6"), "0: sell 5")
    assert view(s, 0).players[0].discards == (5,)
    assert repr(view(s, 1).players[0].discards) == "Hidden(1)"


@clause("TM-5.15")
def test_two_corporations_have_a_first_action():
    assert [one.id for one in CORPORATIONS.values() if one.first] == ["inventrix", "tharsis-republic"]


@clause("TM-9.1")
def test_a_card_is_checked_paid_done_and_put_down():
    s = position("seat 0: mc 13, hand 3")
    after = play(s, "0: play 3 for 13 mc")
    assert gained(s, after) == {"mc": -13, "energy+": 1, "tr": 1}
    assert (after.players[0].hand, after.players[0].played) == ((), (3,))
    assert refusal(s, "0: play 9 for 13 mc").clause == "TM-9.1"  # not in hand


@clause("TM-9.2", "TM-9.17")
def test_ex_22_a_full_parameter_does_not_prevent_playing():
    s = position("oceans 9; seat 0: mc 21, hand 10; seat 1: plants 4")
    after = play(s, "0: play 10 for 21 mc", "0: decline")
    assert (after.temperature, after.players[0].rating, after.oceans) == (-28, 21, 9)
    full = position("oceans 9; temperature 8; seat 0: mc 21, hand 10")
    assert play(full, "0: play 10 for 21 mc").players[0].rating == 20


@clause("TM-9.3")
def test_parameter_requirements_are_minimum_or_maximum():
    """Domed Crater asks for oxygen of at most 7, Windmills for at least 7."""
    for oxygen, crater, mills in ((6, True, False), (7, True, True), (8, False, True)):
        s = position(f"oxygen {oxygen}; seat 0: mc 40, production energy 1, hand 16 168")
        assert allowed(s, "0: play 16 for 24 mc") == crater
        assert allowed(s, "0: play 168 for 6 mc") == mills
    why = refusal(position("oxygen 6; seat 0: mc 40, hand 168"), "0: play 168 for 6 mc")
    assert (why.clause, why.args["have"], why.args["need"]) == ("TM-9.3", 6, 7)


def test_ex_14_requirements_of_the_rulebook_cards():
    """Cupola City, Livestock and Shuttles, each with its parameter and its production; the consortium."""

    def may(card: int, cost: int, oxygen: int, made: str) -> bool:
        return allowed(
            position(f"oxygen {oxygen}; seat 0: mc 40, {made} hand {card}"), f"0: play {card} for {cost} mc"
        )

    energy, plants = "production energy 1,", "production plants 1,"
    assert [may(29, 16, o, energy) for o in (9, 10)] == [True, False]
    assert not may(29, 16, 9, "")
    assert [may(184, 13, o, plants) for o in (8, 9)] == [False, True]
    assert not may(184, 13, 9, "")
    assert [may(166, 10, o, energy) for o in (4, 5)] == [False, True]
    assert not may(166, 10, 5, "")
    assert may(2, 13, 0, "production titanium 1,")
    assert not may(2, 13, 0, "")


@clause("TM-9.4")
def test_a_card_that_lowers_the_own_production_needs_it():
    """R-02: what the card itself gives does not cover it."""
    s = position("seat 0: mc 40, production energy 1, hand 32")
    why = refusal(s, "0: play 32 for 18 mc")
    assert (why.clause, why.args["have"], why.args["need"]) == ("TM-9.4", 1, 2)


@clause("TM-9.5")
def test_ex_11_discounts_reduce_the_cost():
    """R-14: which cards; R-51: once per card; R-52: not for itself."""
    s = position("seat 0: mc 20, hand 117 132 70, corporation thorgate")
    assert stock(play(s, "0: play 117 for 8 mc"), 0, "mc") == 12
    assert refusal(s, "0: play 117 for 11 mc").clause == "TM-4.13"
    outpost = position("seat 0: mc 20, hand 20 56")
    after = play(outpost, "0: play 20 for 18 mc", "0: place 55")  # its own discount does not apply
    assert allowed(position("seat 0: mc 20, played 20, hand 56"), "0: play 56 for 3 mc")
    assert stock(after, 0, "mc") == 2
    teractor = position("seat 0: mc 20, played 105, hand 106, corporation teractor")
    assert allowed(teractor, "0: play 106 for 4 mc")


def test_ex_15_the_tag_of_an_event_counts_while_it_is_played():
    s = position("seat 0: mc 20, played 166, hand 9")
    assert stock(play(s, "0: play 9 for 12 mc"), 0, "mc") == 8


@clause("TM-9.6")
def test_the_player_orders_the_effects_where_it_matters():
    """Lava Flows at -2 degrees: the bonus ocean or the lava may come first."""
    s = play(position("temperature -2; seat 0: mc 18, hand 140"), "0: play 140 for 18 mc")
    assert offered(s) == {"next"}
    lava_first = play(s, "0: next 1", "0: place 7")
    assert lava_first.kinds[7] == "lava-flows"
    ocean_first = play(s, "0: next 0", "0: place 2")
    assert stock(play(ocean_first, "0: place 7"), 0, "mc") == 2  # now beside an ocean
    assert refusal(s, "0: next 5").clause == "TM-9.6"
    # two oceans are the same, whatever their source: no question about their order
    comet = play(position("temperature -2; seat 0: mc 21, hand 10"), "0: play 10 for 21 mc")
    assert offered(comet) == {"place"}


@clause("TM-14.1")
def test_the_active_player_orders_drawing_and_discarding():
    """Research with Mars University: draw two cards first, or discard first."""
    s = position("seat 0: mc 11, hand 90 5, played 73; deck 1 2 3 4")
    asked = play(s, "0: play 90 for 11 mc")
    assert offered(asked) == {"next"}
    drawn = play(asked, "0: next 0")
    assert drawn.players[0].hand == (5, 1, 2)


@clause("TM-9.7")
def test_production_boxes_are_compulsory():
    """R-24: Robotic Workforce repeats a whole box, losses included."""
    s = position("seat 0: mc 30, production energy 1, hand 86, played 43")
    after = play(s, "0: play 86 for 9 mc")
    assert (production(after, 0, "energy"), production(after, 0, "heat")) == (0, 3)
    none = position("seat 0: mc 30, hand 86, played 43")
    assert refusal(none, "0: play 86 for 9 mc").clause == "TM-9.7"


@clause("TM-9.8", "TM-9.23", "TM-9.25")
def test_ex_13_removals_are_optional_partial_and_from_one_player():
    s = position("players 3; temperature 8; seat 0: mc 14, plants 5, hand 9; seat 1: plants 2")
    asked = play(s, "0: play 9 for 14 mc")
    assert gained(s, asked) == {"mc": -14, "titanium": 2}
    removals = choices(asked, "remove")
    own = [f"remove {n} plants from 0" for n in (1, 2, 3)]  # the player may choose herself but need not
    assert removals == [*own, "remove 1 plants from 1", "remove 2 plants from 1"]
    assert refusal(asked, "0: remove 3 plants from 1").clause == "TM-9.8"
    assert refusal(asked, "0: remove 1 plants from 7").clause == "TM-9.23"
    after = play(asked, "0: remove 2 plants from 1")
    assert (stock(after, 1, "plants"), waits(after)) == (0, (0,))
    assert offered(after) != {"remove"}  # one victim only


@clause("TM-9.9")
def test_production_losses_of_others_are_compulsory():
    """R-11: the player may be the victim."""
    s = position("oxygen 6; seat 0: mc 6, production plants 1, hand 54; seat 1: production plants 1")
    asked = play(s, "0: play 54 for 6 mc")
    assert offered(asked) == {"lower"}
    assert choices(asked, "lower") == ["lower 0", "lower 1"]
    assert production(play(asked, "0: lower 0"), 0, "plants") == 0


@clause("TM-9.10")
def test_a_red_bordered_tile_is_anybodys():
    """R-37: Greenhouses count the cities of all players."""
    s = position("tile city 45 1; tile city 47 0; seat 0: mc 6, hand 96")
    assert stock(play(s, "0: play 96 for 6 mc"), 0, "plants") == 2


@clause("TM-9.11")
def test_resources_go_on_the_card_that_produces_them():
    s = position("seat 0: played 184 157")
    after = play(s, "0: use 157 way 1 for 0 mc")
    assert after.players[0].held == {184: 0, 157: 1}


@clause("TM-9.12")
def test_a_tile_must_be_placed():
    s = play(position("seat 0: mc 10, hand 97"), "0: play 97 for 10 mc")
    assert offered(s) == {"place"}
    assert refusal(s, "0: decline").clause == "TM-9.12"


@clause("TM-9.13")
def test_an_exception_on_the_card_holds():
    """Research Outpost must touch no tile at all; Artificial Lake puts an ocean on land (R-36)."""
    s = play(position("tile greenery 55 1; seat 0: mc 18, hand 20"), "0: play 20 for 18 mc")
    assert not {"place 48", "place 54", "place 60"} & set(choices(s, "place"))
    lake = play(position("temperature -6; seat 0: mc 15, hand 116"), "0: play 116 for 15 mc")
    assert not allowed(lake, "0: place 43")
    after = play(lake, "0: place 55")
    assert (after.kinds[55], after.oceans) == ("ocean", 1)


@clause("TM-9.14")
def test_points_change_nothing_until_the_end():
    s = position("seat 0: mc 7, hand 112")
    after = play(s, "0: play 112 for 7 mc")
    assert gained(s, after) == {"mc": -7, "tr": 2}
    assert score(after, after.players[0])["cards"] == -2


@clause("TM-9.15", "TM-9.29")
def test_events_lie_face_down_and_their_tags_count_only_while_played():
    s = position("seat 0: mc 40, hand 9 175, played 31")
    after = play(s, "0: play 9 for 14 mc")
    assert after.players[0].played == (31, 9)
    assert (stock(after, 0, "mc"), stock(after, 0, "heat")) == (
        29,
        3,
    )  # Optimal Aerobraking saw its space tag
    satellites = play(after, "0: play 175 for 10 mc")
    assert production(satellites, 0, "mc") == 2  # Satellites and Optimal Aerobraking, not the event


@clause("TM-9.16", "TM-9.30")
def test_tags_of_green_and_blue_cards_keep_counting():
    """R-13: for requirements without, for amounts with the card itself."""
    s = position("seat 0: mc 40, hand 91 137, played 84 6 156, corporation teractor")
    assert allowed(s, "0: play 91 for 12 mc")  # three science tags: one green, two blue cards
    few = position("seat 0: mc 40, hand 91, played 84 6")
    assert refusal(few, "0: play 91 for 12 mc").clause == "TM-9.20"
    assert production(play(s, "0: play 137 for 5 mc"), 0, "mc") == 2  # corporation tag and its own


@clause("TM-9.18")
def test_ex_23_resources_that_nothing_collects_are_lost():
    s = position("seat 0: mc 23, hand 163")
    after = play(s, "0: play 163 for 23 mc")
    assert gained(s, after) == {"mc": -23, "plants": 4, "tr": 1}
    assert after.players[0].held == {}
    favorite = position("seat 0: mc 1, hand 149, played 184")
    assert allowed(favorite, "0: play 149 for 1 mc")
    assert (
        refusal(
            position("set profile=digital; seat 0: mc 1, hand 149, played 184"), "0: play 149 for 1 mc"
        ).clause
        == "TM-9.18"
    )


@clause("TM-9.19")
def test_nothing_to_remove_does_not_prevent_playing():
    s = position("seat 0: mc 14, hand 9")
    after = play(s, "0: play 9 for 14 mc")
    assert stock(after, 0, "titanium") == 2


@clause("TM-9.20")
def test_other_requirements_ask_for_tags_production_or_tiles():
    tags = refusal(position("seat 0: mc 40, hand 46"), "0: play 46 for 8 mc")
    made = refusal(position("seat 0: mc 40, hand 61"), "0: play 61 for 6 mc")
    cities = refusal(position("tile city 45 1; seat 0: mc 40, hand 186"), "0: play 186 for 6 mc")
    green = refusal(position("tile greenery 45 1; seat 0: mc 40, hand 128"), "0: play 128 for 12 mc")
    assert {why.clause for why in (tags, made, cities, green)} == {"TM-9.20"}
    assert (cities.args["have"], cities.args["need"]) == (1, 2)
    assert allowed(position("tile city 45 1; tile city 47 1; seat 0: mc 6, hand 186"), "0: play 186 for 6 mc")


@clause("TM-9.21", "TM-9.22")
def test_discounts_add_up_but_not_below_nothing():
    s = position("seat 0: mc 40, hand 76 84, played 25 70 150 166")
    assert allowed(s, "0: play 84 for 0 mc")  # 6 - 2 - 2 - 2 - 2
    assert allowed(s, "0: play 76 for 0 mc")  # 3, reduced by 8
    assert stock(play(s, "0: play 76 for 0 mc"), 0, "mc") == 40


@clause("TM-9.24")
def test_what_has_no_red_border_concerns_the_owner_and_is_compulsory():
    s = position("seat 0: mc 12, hand 115")
    asked = play(s, "0: play 115 for 12 mc")
    assert offered(asked) == {"choose"}
    assert refusal(asked, "0: choose 2").clause == "TM-9.24"
    assert gained(asked, play(asked, "0: choose 1")) == {"energy+": 2}
    assert gained(asked, play(asked, "0: choose 0")) == {"plants+": 1}


@clause("TM-9.26")
def test_if_no_opponent_can_lose_production_the_owner_must_or_cannot_play():
    s = position("oxygen 6; seat 0: mc 6, production plants 1, hand 54")
    assert production(play(s, "0: play 54 for 6 mc"), 0, "plants") == 0
    none = position("oxygen 6; seat 0: mc 6, hand 54")
    assert refusal(none, "0: play 54 for 6 mc").clause == "TM-9.26"


@clause("TM-9.27")
def test_a_red_bordered_tag_counts_for_all_players():
    """R-33: Saturn Systems sees jovian tags of anyone; Toll Station counts those of opponents."""
    s = position("seat 0: mc 40, hand 57; seat 1: corporation saturn-systems")
    assert production(play(s, "0: play 57 for 15 mc"), 1, "mc") == 1
    toll = position("seat 0: mc 12, hand 99; seat 1: played 83 57 9, corporation helion")
    assert (
        production(play(toll, "0: play 99 for 12 mc"), 0, "mc") == 3
    )  # two cards and the corporation, no event


@clause("TM-9.28")
def test_a_card_whose_tile_has_no_hex_may_still_be_played():
    """R-07: the digital profile refuses it; Mining Rights needs its hex in any case."""
    s = position("seat 0: mc 40, production energy 1, hand 120")
    after = play(s, "0: play 120 for 10 mc")
    assert gained(s, after) == {"mc": -10, "energy+": -1, "mc+": 2}
    digital = position("set profile=digital; seat 0: mc 40, production energy 1, hand 120")
    assert refusal(digital, "0: play 120 for 10 mc").clause == "TM-9.12"
    area = position("seat 0: mc 40, hand 64")  # no own tile beside metal
    assert refusal(area, "0: play 64 for 4 mc").clause == "TM-9.7"


def test_a_new_game_asks_every_player_at_once():
    assert waits(GAME.begin(Options(), 3, 1)) == (0, 1, 2)
