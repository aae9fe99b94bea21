"""What a seat imagines is legal, and its derived fields are those of the imagined cards."""

from random import Random

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.games.terraforming_mars.actions import Start
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Starting, may_start
from boardroom.games.terraforming_mars.scoring import card_points, points_of_cards
from boardroom.games.terraforming_mars.state import Options
from boardroom.testing.suite import clause


@clause("TM-6.6")
def test_whoever_has_chosen_is_imagined_with_a_choice_the_rules_allow():
    s = GAME.begin(Options(beginners=(2,)), 4, "a start")
    step = s.steps[-1]
    assert isinstance(step, Starting)
    s, _ = engine.play(s, Start(1, step.corporations[1][0], step.projects[1][:3]))
    kept = set()
    for n in range(60):
        t = GAME.imagine(view(s, 0), 0, Random(n))
        guess = t.steps[-1]
        assert isinstance(guess, Starting)
        (corporation,) = guess.chosen[1]
        may_start(t, Start(1, corporation, guess.kept[1]))
        kept.add(len(guess.kept[1]))
        assert (guess.chosen[3], guess.kept[3]) == ((), ())
        assert (guess.chosen[2], len(guess.kept[2])) == (("beginner",), 10)
    assert len(kept) > 3, "the others may have kept many projects or few"


def test_the_derived_fields_of_an_imagined_state_need_no_recomputing():
    s, play_at_random, rng = GAME.begin(Options(draft=True), 3, "derived"), GAME.random_policy(), Random(3)
    decisions = 0
    while not s.over:
        seat = engine.waits(s)[0]
        if decisions % 20 == 0:
            t = GAME.imagine(view(s, seat), seat, rng)
            recomputed = t.clone()
            recomputed.derive()
            assert recomputed == t
        engine.advance(s, play_at_random(engine.offers(s, seat), rng), engine.ignore_facts)
        decisions += 1
    assert decisions > 100


def test_the_points_of_all_cards_are_the_sum_of_each():
    s, play_at_random, rng = GAME.begin(Options(), 4, "points"), GAME.random_policy(), Random(4)
    while not s.over:
        seat = engine.waits(s)[0]
        engine.advance(s, play_at_random(engine.offers(s, seat), rng), engine.ignore_facts)
        for p in s.players:
            assert points_of_cards(s, p) == sum(card_points(s, p, number) for number in p.played)
    assert any(p.scoring for p in s.players)
