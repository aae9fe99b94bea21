"""The first choices a seat imagines for the others are legal choices."""

from random import Random

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.games.terraforming_mars.actions import Start
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Starting, may_start
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
