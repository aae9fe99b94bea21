"""Every way the Step 3 card can appear, by both editions (PG-10.1 to PG-10.3, rulings A2 to A5)."""

from tests.games.power_grid.card import (
    FIRST_SALE,
    RICH,
    SECOND_SALE,
    TEN,
    both,
    news,
    phase_2,
    phase_4,
    phase_5,
)
from tests.games.power_grid.position import play, position, refusal, told

from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.plants.plant_market import current, future
from boardroom.testing.suite import clause


@clause("PG-10.1")
@both
def test_drawn_in_phase_2_the_card_counts_as_the_highest_plant_of_the_future_market(edition):
    s = play(phase_2(edition), *FIRST_SALE)
    assert s.market == (21, 22, 23, 24, 25, 26, 27, STEP_3_CARD)
    assert future(s) == (25, 26, 27, STEP_3_CARD)
    assert (s.phase, s.step) == (2, 2)
    assert refusal(s, "1: auction 25 for 25").clause == "PG-4.2"


@clause("PG-10.1")
def test_replacements_stop_in_2007_and_go_on_from_the_shuffled_stack_in_second():
    """D2, D3: the same sales leave five plants by 2007 and six by the second edition."""
    expected = {
        "2007": (["draw S3"], [], ["step3 22", "Step 3"], (23, 24, 25, 26, 27)),
        "second": (["draw S3", "shuffle"], ["draw 32"], ["step3 22", "Step 3"], (23, 24, 25, 26, 27, 32)),
    }
    for edition, (first, second, last, market) in expected.items():
        s = phase_2(edition)
        assert news(told(s, *FIRST_SALE)) == first
        assert news(told(s, *FIRST_SALE, *SECOND_SALE)) == second
        assert news(told(s, *FIRST_SALE, *SECOND_SALE, "2: pass")) == last
        assert play(s, *FIRST_SALE, *SECOND_SALE, "2: pass").market == market


@clause("PG-10.1")
@both
def test_after_phase_2_card_and_lowest_plant_go_and_step_3_holds_from_phase_3(edition):
    s = play(phase_2(edition), *FIRST_SALE, "1: pass", "2: pass")
    assert (s.phase, s.step) == (3, 3)
    assert s.market == (22, 23, 24, 25, 26, 27)
    assert s.removed[-1] == 21


@clause("PG-10.1")
@both
def test_drawn_because_nobody_bought_the_card_counts_as_drawn_in_phase_2(edition):
    """A3: after the lowest plant of PG-4.12 another one goes with the card."""
    facts = news(told(phase_2(edition), "0: pass", "1: pass", "2: pass"))
    shuffled = ["shuffle"] if edition == "second" else []
    assert facts == ["no_sale 20", "draw S3", *shuffled, "step3 21", "Step 3"]
    s = play(phase_2(edition), "0: pass", "1: pass", "2: pass")
    assert (s.market, s.step) == ((22, 23, 24, 25, 26, 27), 3)


@clause("PG-10.1")
@both
def test_an_obsolete_replacement_can_bring_the_card(edition):
    s = position(
        f"set edition={edition}; at Step 2; market 11 12 14 15 16 17 18 19; stack 9 S3; under 30 31;"
        f"luck 31 30; seat 0: cash 99, cities {TEN}; step auction_phase 0"
    )
    facts = news(told(s, "0: auction 11 for 11", "1: drop out", "2: drop out"))
    assert facts == ["draw 9", "obsolete 9", "draw S3", *(["shuffle"] if edition == "second" else [])]


@clause("PG-10.1")
def test_with_few_plants_left_the_card_lies_in_the_current_market_and_is_no_plant():
    """A7, by 2007, where the market shrinks with every sale."""
    s = position(
        f"set edition=2007; at Step 2; card 2 2; unshuffled; under 30 31; stack; market 20 21 S3; luck 30 31;"
        f"{RICH} step auction_phase 0 sold"
    )
    assert current(s) == (20, 21)
    s = play(s, *FIRST_SALE, *SECOND_SALE)
    assert s.phase == 3  # seat 2 finds nothing to name
    assert s.market == ()


@clause("PG-10.2")
@both
def test_drawn_in_phase_4_card_and_lowest_plant_go_and_step_3_begins_with_phase_5(edition):
    s = phase_4(edition)
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: build wiesbaden")) == ["obsolete 11", "draw S3", *shuffled, "step3 12"]
    s = play(s, "0: build wiesbaden")
    assert s.market == (13, 14, 15, 16, 17, 18)
    assert (s.phase, s.step) == (4, 2)
    assert news(told(s, "0: done")) == ["Step 3"]
    assert (play(s, "0: done").phase, play(s, "0: done").step) == (5, 3)


@clause("PG-10.2")
@both
def test_drawn_at_the_beginning_of_step_2_the_card_counts_as_drawn_in_phase_4(edition):
    """A4: two plants go, and Step 3 holds from phase 5, its refill included."""
    seven = " ".join(TEN.split()[:7])
    s = position(
        f"set edition={edition}; market 14 15 16 17 18 19 20 21; fuel nothing; stack S3; under 30 31;"
        f"luck 31 30; seat 0: plants 22, cities {seven}, cash 99; step build_phase 0"
    )
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: done")) == ["Step 2", "step2 14", "draw S3", *shuffled, "step3 15", "Step 3"]
    s = play(s, "0: done")
    assert (s.market, s.phase, s.step) == ((16, 17, 18, 19, 20, 21), 5, 3)
    last = {"2007": ["refill 3", "shuffle"], "second": ["refill 3", "step3_round 16", "draw 31"]}
    assert news(told(s, "0: run -")) == last[edition]


@clause("PG-10.2")
def test_a_plant_obsolete_after_the_card_is_replaced_in_second_only():
    """A2: by 2007 nothing is drawn before the shuffle, after which the market is filled up again (A1)."""
    lines = ("0: build wiesbaden", "0: build frankfurt_m", "0: build mannheim")
    for edition, drawn in (("2007", []), ("second", ["draw 32"])):
        assert news(told(phase_4(edition), *lines)) == ["obsolete 13", *drawn]
    s = play(phase_4("2007"), *lines, "0: done")
    assert s.market == (14, 15, 16, 17, 18)
    assert news(told(s, "0: run -")) == ["refill 3", "shuffle", "draw 32"]


@clause("PG-10.3")
@both
def test_drawn_in_phase_5_card_and_lowest_plant_go_after_a_refill_of_step_2(edition):
    """D4: whether Step 3 begins at once or with the next round, nothing lies between."""
    s = phase_5(edition)
    assert news(told(s, "0: run -")) == ["refill 2", "tuck 27", "draw S3", "shuffle", "step3 20", "Step 3"]
    s = play(s, "0: run -")
    assert (s.market, s.step, s.round, s.phase) == ((21, 22, 23, 24, 25, 26), 3, 9, 2)


@clause("PG-9.1")
@both
def test_a_card_in_phase_2_of_step_1_skips_step_2(edition):
    """A5: Step 3 begins all the same; seven cities later begin nothing and take no plant away."""
    s = play(phase_2(edition, step=1), *FIRST_SALE, "1: pass", "2: pass")
    assert (s.step, s.market) == (3, (22, 23, 24, 25, 26, 27))
    seven = " ".join(TEN.split()[:7])
    s = position(
        f"set edition={edition}; at Step 3; card 2 3; round 5; market 22 23 24 25 26 27; stack 30;"
        f"seat 0: plants 13, cash 99, cities {seven}; step build_phase 0"
    )
    assert news(told(s, "0: done")) == []


@clause("PG-9.2")
@both
def test_a_card_in_phase_4_of_step_1_skips_step_2_and_its_removal(edition):
    """A5: the card comes in the very phase in which somebody reaches seven cities."""
    six = " ".join(TEN.split()[:6])
    s = position(
        f"set edition={edition}; at Step 1; round 5; market 7 12 13 14 15 16 17 18; stack S3; under 30;"
        f"luck 30; seat 0: plants 22, cash 99, cities {six}; step build_phase 0"
    )
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: build osnabrueck")) == ["obsolete 7", "draw S3", *shuffled, "step3 12"]
    assert news(told(s, "0: build osnabrueck", "0: done")) == ["Step 3"]


@clause("PG-10.3")
@both
def test_a_card_in_phase_5_of_step_1_follows_a_refill_of_step_1(edition):
    """A5."""
    facts = news(told(phase_5(edition, step=1), "0: run -"))
    assert facts == ["refill 1", "tuck 27", "draw S3", "shuffle", "step3 20", "Step 3"]
