"""Set-up: TM-6, and the variants TM-13."""

from random import Random

import pytest
from tests.games.terraforming_mars.position import play, position, production, refusal, stock, waits

from boardroom.core import engine
from boardroom.core.actions import Fact
from boardroom.core.chance import Chance, chance_from
from boardroom.core.engine import ignore_facts
from boardroom.core.errors import BadInput
from boardroom.core.game import Standing
from boardroom.core.options import load_options
from boardroom.core.steps import Over
from boardroom.core.views import view
from boardroom.games.terraforming_mars.actions import Buy, Start
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.facts import FirstPlayerDrawn
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.setup import card_pool, corporation_pool
from boardroom.games.terraforming_mars.state import Options, State
from boardroom.games.terraforming_mars.terminal.board import board
from boardroom.testing.suite import clause
from boardroom.web.models import words


def dealt(corporations: list[str], seats: int = 3, **options: object) -> State:
    """A new table where seat i is dealt the i-th of these corporations first."""
    chosen = Options(first_player=0, **options)  # type: ignore[arg-type]
    era = chosen.corporate_era or seats == 1
    rest = [one for one in corporation_pool(era) if one not in corporations]
    order = [one for i in range(seats) for one in (corporations[i], rest[i])] + rest[seats:]
    luck = chance_from(projects=[card_pool(era)], corporations=[order])
    return GAME.begin(chosen, seats, luck)


def start(s: State, kept: list[int]) -> State:
    """Every player takes the first corporation and keeps this many projects."""
    step = s.steps[-1]
    assert isinstance(step, Starting)
    corporations, projects = dict(step.corporations), dict(step.projects)
    for seat, n in enumerate(kept):
        s = engine.play(s, Start(seat, corporations[seat][0], projects[seat][:n]))[0]
    return s


NAMES = ["phobolog", "thorgate", "tharsis-republic"]
KIM, STANLEY, ROBINSON = 0, 1, 2


@clause("TM-6.2", "TM-6.4")
def test_the_standard_game_leaves_out_the_corporate_era_and_starts_with_production_1():
    assert (len(card_pool(False)), len(corporation_pool(False))) == (137, 10)
    s = GAME.begin(Options(corporate_era=False), 3, 1)
    assert all(CARDS[card].set == "base" for card in s.deck)
    assert [p.production for p in s.players] == [[1] * 6] * 3


@clause("TM-6.3", "TM-6.8")
def test_ex_06_the_first_seat_begins_generation_1_without_research():
    s = start(dealt(NAMES, corporate_era=False), [0, 0, 0])
    assert (s.first, waits(s), s.generation) == (0, (KIM,), 1)  # the previous winner sits first
    assert s.steps[-1].key == "terraforming_mars.turn"
    s = play(s, "0: pass", "1: pass", "2: first action", "2: place 55", "2: end turn", "2: pass")
    assert (s.generation, s.first) == (2, STANLEY)
    assert isinstance(s.steps[-1], Researching)


@clause("TM-6.3")
def test_the_first_player_is_drawn_unless_the_table_names_a_seat():
    drawn = [GAME.begin(Options(), 4, seed) for seed in range(20)]
    assert {s.first for s in drawn} == {0, 1, 2, 3}
    assert all(s.starter == s.first for s in drawn)
    told: list[Fact] = []
    s = GAME.begin(Options(), 4, 7, engine.collect_facts(told))
    assert [fact for fact in told if isinstance(fact, FirstPlayerDrawn)] == [FirstPlayerDrawn(s.first)]
    named = start(GAME.begin(Options(first_player=2), 3, 1), [0, 0, 0])
    assert (named.first, waits(named)) == (2, (2,))
    with pytest.raises(BadInput, match="among the 3 seats"):
        GAME.begin(Options(first_player=3), 3, 1)
    with pytest.raises(BadInput, match="5"):
        load_options(Options, {"first_player": 5})
    assert GAME.begin(Options(), 1, 1).first == 0


@clause("TM-6.3")
def test_the_winner_of_the_last_game_begins_the_rematch():
    places = [Standing(0, 2, {}), Standing(1, 3, {}), Standing(2, 1, {})]
    assert GAME.rematch(Options(draft=True), places) == Options(draft=True, first_player=2)
    shared = [Standing(0, 1, {}), Standing(1, 1, {})]
    assert GAME.rematch(Options(first_player=1), shared) == Options()


def test_the_terminal_says_who_begins():
    texts = words("en", GAME, ("Ada", "Bo"), None)
    named = "First player: \u2068Bo\u2069"
    assert named in board(GAME.begin(Options(first_player=1), 2, 1), texts)
    assert not any("First player" in line for line in board(GAME.begin(Options(), 1, 1), texts))


def test_options_stored_before_the_first_player_was_drawn_keep_seat_0():
    stored = {"corporate_era": True, "draft": False, "beginners": [], "profile": "rulebook"}
    options = load_options(Options, stored)
    assert (options.first_player, options.to_json()) == (0, stored)
    assert GAME.begin(options, 4, 1).first == 0
    s = position("set first_player=0")
    saved = s.to_json()
    assert "first_player" not in saved["options"]  # type: ignore[operator]
    assert State.from_json(saved).options.first_player == 0
    assert load_options(Options, Options().to_json()) == Options(first_player=None)


@clause("TM-6.5")
def test_a_newcomer_keeps_ten_cards_for_free():
    s = GAME.begin(Options(beginners=(0,)), 2, 1)
    assert waits(s) == (1,)
    s = engine.play(s, engine.offers(s, 1)[0].suggest())[0]
    assert (s.players[0].corporation, stock(s, 0, "mc"), len(s.players[0].hand)) == ("beginner", 42, 10)


@clause("TM-6.6", "TM-6.11")
def test_ex_03_kim_keeps_five_of_ten_projects():
    s = start(dealt(NAMES, corporate_era=False), [5, 10, 4])
    kim = s.players[KIM]
    assert (kim.corporation, stock(s, KIM, "mc"), stock(s, KIM, "titanium")) == ("phobolog", 8, 10)
    assert (len(kim.hand), len(kim.discards), kim.production) == (5, 5, [1] * 6)
    fresh = dealt(NAMES)
    assert refusal(fresh, "0: start saturn-systems keep -").clause == "TM-6.6"
    assert refusal(fresh, "0: start phobolog keep 208").clause == "TM-6.6"


@clause("TM-6.7")
def test_ex_04_stanley_takes_what_thorgate_gives_and_pays_for_ten():
    s = start(dealt(NAMES, corporate_era=False), [5, 10, 4])
    assert (stock(s, STANLEY, "mc"), len(s.players[STANLEY].hand)) == (18, 10)
    assert production(s, STANLEY, "energy") == 2


def test_ex_05_robinson_begins_with_a_city():
    """R-53: +1 M€ production and 3 M€."""
    s = start(dealt(NAMES, corporate_era=False), [5, 10, 4])
    assert stock(s, ROBINSON, "mc") == 28
    s = play(s, "0: pass", "1: pass", "2: first action", "2: place 55")
    assert (stock(s, ROBINSON, "mc"), production(s, ROBINSON, "mc")) == (31, 2)


@clause("TM-6.9")
def test_decks_are_shuffled_and_the_discard_pile_is_empty():
    one, other = GAME.begin(Options(), 2, "a"), GAME.begin(Options(), 2, "b")
    assert one.deck != other.deck
    assert not one.revealed
    assert not any(p.discards for p in one.players)


@clause("TM-6.10")
def test_two_corporations_and_ten_projects_are_dealt():
    step = GAME.begin(Options(), 4, 1).steps[-1]
    assert isinstance(step, Starting)
    assert [len(step.corporations[seat]) for seat in range(4)] == [2] * 4
    assert [len(step.projects[seat]) for seat in range(4)] == [10] * 4


@clause("TM-6.12")
def test_corporations_not_chosen_are_out_of_the_game():
    fresh = dealt(NAMES)
    others = [pair[1] for pair in fresh.steps[-1].corporations.values()]  # type: ignore[attr-defined]
    s = start(fresh, [0, 0, 0])
    assert [p.corporation for p in s.players] == NAMES
    assert [one for one in others if one in s.to_text()] == []


@clause("TM-6.13")
def test_nobody_keeps_more_than_the_corporation_can_pay():
    s = dealt(NAMES)
    projects = s.steps[-1].projects[0]  # type: ignore[attr-defined]
    eight = ",".join(map(str, projects[:8]))
    why = refusal(s, f"0: start phobolog keep {eight}")  # 23 M€ pay for seven
    assert (why.clause, why.args) == ("TM-6.13", {"kept": 8, "most": 7})


# --- variants


@clause("TM-13.1", "TM-13.4")
def test_the_corporate_era_adds_cards_and_starts_without_production():
    assert (len(card_pool(True)), len(corporation_pool(True))) == (208, 12)
    s = GAME.begin(Options(), 2, 1)
    assert [p.production for p in s.players] == [[0] * 6] * 2


@clause("TM-13.5")
def test_the_corporate_era_combines_with_the_draft():
    s = GAME.begin(Options(corporate_era=True, draft=True, first_player=0), 2, 1)
    assert len(s.deck) == 208 - 20
    for seat in range(2):
        corporation = next(c for c in s.steps[-1].corporations[seat] if not CORPORATIONS[c].first)  # type: ignore[attr-defined]
        s = engine.play(s, Start(seat, corporation, ()))[0]
    s = play(s, "0: pass", "1: pass")
    assert isinstance(s.steps[-1], Drafting)


def drafted(generation: int, seats: int = 3) -> State:
    s = position(
        f"players {seats}; set draft=yes; generation {generation - 1}; "
        + "".join(f"seat {i}: mc 20, passed; " for i in range(seats))
        + "step production"
    )
    assert isinstance(s.steps[-1], Drafting)
    return s


@clause("TM-13.3", "TM-13.6")
def test_each_keeps_one_of_four_then_of_three_then_of_two_and_receives_the_last():
    s = drafted(2)
    packs = dict(s.steps[-1].packs)  # type: ignore[attr-defined]
    for n in (4, 3, 2):
        for seat in range(3):
            pack = s.steps[-1].packs[seat]  # type: ignore[attr-defined]
            assert len(pack) == n
            s = play(s, f"{seat}: draft {pack[0]}")
    step = s.steps[-1]
    assert isinstance(step, Researching)
    assert [len(step.cards[seat]) for seat in range(3)] == [4, 4, 4]
    assert packs[0][0] in step.cards[0]
    bought = engine.play(s, Buy(0, step.cards[0][:2], 0))[0]
    assert (stock(bought, 0, "mc"), len(bought.players[0].discards)) == (34, 2)  # 20 + 20 - 6
    assert refusal(drafted(2), "0: draft 208").clause == "TM-13.3"


@clause("TM-13.7")
def test_generation_1_has_no_draft():
    s = start(dealt(NAMES, draft=True), [0, 0, 0])
    assert (s.generation, s.steps[-1].key) == (1, "terraforming_mars.turn")


@clause("TM-13.8")
def test_cards_pass_clockwise_in_even_generations():
    for generation, on in ((2, 1), (3, -1)):
        s = drafted(generation)
        packs = dict(s.steps[-1].packs)  # type: ignore[attr-defined]
        for seat in range(3):
            s = play(s, f"{seat}: draft {packs[seat][0]}")
        assert s.steps[-1].packs[on % 3] == packs[0][1:]  # type: ignore[attr-defined]


def test_cards_seen_in_a_draft_stay_known():
    s = drafted(2)
    pack = s.steps[-1].packs[0]  # type: ignore[attr-defined]
    for seat in range(3):
        s = play(s, f"{seat}: draft {s.steps[-1].packs[seat][0]}")  # type: ignore[attr-defined]
    assert view(s, 0).players[0].handed_on == pack[1:]
    for seed in range(5):
        imagined = GAME.imagine(view(s, 0), 0, Random(seed))
        assert not set(pack[1:]) & set(imagined.deck)


def test_cards_passed_on_stay_known_in_later_generations_until_the_deck_is_shuffled():
    s, rng = GAME.begin(Options(draft=True), 3, "known"), Random(5)
    known: set[int] = set()
    while s.generation < 4:
        seat = waits(s)[0]
        before = s.players[0].handed_on
        s = engine.play(s, rng.choice(engine.offers(s, seat)).sample(rng))[0]
        assert set(before) <= set(s.players[0].handed_on)
        known = set(s.players[0].handed_on)
    assert len(known) > 8
    assert not known & set(s.deck)
    assert not known & set(GAME.imagine(view(s, 0), 0, rng).deck)


# --- solo


def solo(revealed: list[int], **options: object) -> State:
    rest = [card for card in CARDS if card not in revealed]
    order = corporation_pool(True)
    luck = chance_from(projects=[[*revealed, *rest]], corporations=[order])
    return GAME.begin(Options(**options), 1, luck)  # type: ignore[arg-type]


@clause("TM-13.2", "TM-13.2.19")
def test_solo_is_a_corporate_era_game_without_starting_production():
    s = GAME.begin(Options(corporate_era=False), 1, 1)
    assert len(s.deck) + 4 + 10 == 208
    assert s.players[0].production == [0] * 6


@clause("TM-13.2.1", "TM-13.2.13", "TM-13.2.14")
def test_two_neutral_cities_with_a_greenery_each():
    s = solo([163, 75, 101, 53])
    assert s.kinds.count("city") == s.kinds.count("greenery") == 2
    assert s.kinds.count("") == 60
    assert all(owner is None for owner in s.owners)
    assert s.oxygen == 0


@clause("TM-13.2.2", "TM-13.2.16", "TM-13.2.3", "TM-13.2.15", "TM-13.2.17")
def test_the_costs_of_four_cards_say_where():
    """Costs 23 and 23 for the cities, 11 and 18 for the greeneries."""
    s = solo([163, 75, 101, 53])
    assert s.kinds[28] == "city"  # the 23rd land hex from the upper left
    assert s.kinds[33] == "city"  # the 23rd hex from the lower right that is not beside the first city
    assert s.kinds[19] == "greenery"  # round the first city, Noctis left out
    assert s.kinds[34] == "greenery"
    assert s.revealed == (163, 75, 101, 53)  # they lie on the discard pile
    digital = solo([163, 101, 75, 53], profile="digital")
    assert digital.kinds == s.kinds


@clause("TM-13.2.18")
def test_a_cost_of_0_counts_like_1():
    assert CARDS[195].cost == 0
    s = solo([195, 43, 100, 112])
    assert s.kinds[1] == "city"


@clause("TM-13.2.4")
def test_ex_21_tharsis_republic_has_two_mc_production_at_the_start():
    s = dealt(["tharsis-republic"], seats=1)
    s = start(s, [0])
    assert (production(s, 0, "mc"), s.players[0].rating) == (2, 14)


@clause("TM-13.2.6")
def test_solo_has_no_milestones_and_no_awards():
    s = position("players 1; seat 0: mc 50, rating 40")
    assert refusal(s, "0: claim terraformer for 8 mc").clause == "TM-13.2.6"
    assert refusal(s, "0: fund miner for 8 mc").clause == "TM-13.2.6"


@clause("TM-13.2.7")
def test_the_imaginary_opponent_can_lose_anything():
    """R-42, R-56, R-57, R-58."""
    s = position("players 1; oxygen 11; seat 0: mc 60, production energy 1, hand 125 124 99 54, played 24")
    hackers = play(s, "0: play 125 for 3 mc")
    assert (production(hackers, 0, "mc"), production(hackers, 0, "energy")) == (2, 0)
    raiders = play(s, "0: play 124 for 1 mc", "0: choose 0")
    assert stock(raiders, 0, "steel") == 2
    assert play(s, "0: use 024 way 0 for 0 mc").players[0].held[24] == 1
    assert production(play(s, "0: play 99 for 12 mc"), 0, "mc") == 0
    assert play(s, "0: play 54 for 6 mc").players[0].played == (24, 54)


@clause("TM-13.2.8", "TM-13.2.9")
def test_the_solo_game_lasts_14_generations_even_if_all_is_full():
    s = position("players 1; generation 13; temperature 8; oxygen 14; oceans 9")
    s = play(s, "0: pass")
    assert (s.over, s.generation) == (False, 14)
    end = play(position("players 1; generation 14; temperature 8; oxygen 14; oceans 9"), "0: pass")
    assert end.steps == [Over("TM-13.2.8")]


@clause("TM-13.2.10", "TM-13.2.11")
def test_solo_is_won_with_all_parameters_full_and_lost_otherwise():
    won = play(position("players 1; generation 14; temperature 8; oxygen 14; oceans 9"), "0: pass")
    assert GAME.result(won)[0].place == 1
    lost = play(position("players 1; generation 14; temperature 6; oxygen 14; oceans 9"), "0: pass")
    assert GAME.result(lost)[0].place == 2


@clause("TM-13.2.12")
def test_the_last_solo_greeneries_do_not_raise_oxygen():
    s = position("players 1; generation 14; oxygen 5; seat 0: plants 8")
    s = play(s, "0: pass", "0: plants to 55")
    assert (s.over, s.oxygen, s.players[0].rating) == (True, 5, 20)
    assert GAME.result(s)[0].numbers["greenery"] == 1


def test_luck_is_named_so_that_records_can_give_it():
    with pytest.raises(Exception, match="no further shuffle"):
        GAME.begin(Options(), 2, Chance("", 0, {}))
    assert GAME.begin(Options(), 2, 3, ignore_facts).chance.count == 3
    assert len(CORPORATIONS) == 13
