"""What a turn offers is what the rules do not refuse, at random moments of random games with random means."""

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.core import engine
from boardroom.core.actions import Action
from boardroom.games.terraforming_mars import projects
from boardroom.games.terraforming_mars.actions import Claim, Fund, Play, StandardProject, Use
from boardroom.games.terraforming_mars.awards import MILESTONE_BILL, award_bill
from boardroom.games.terraforming_mars.cards import play, use
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.payment import Bill, ways
from boardroom.games.terraforming_mars.state import Options, State
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES
from boardroom.games.terraforming_mars.turn import Turn

PURCHASES = (Play, StandardProject, Claim, Fund, Use)


def random_turns(seed: int, rng: Random) -> Iterator[State]:
    """Some turns of a random game; in half of them the player gets other means."""
    options = Options(corporate_era=seed % 3 > 0, profile="digital" if seed % 2 else "rulebook")
    s = GAME.begin(options, rng.choice(GAME.seats), seed)
    while not s.over:
        if isinstance(s.steps[-1], Turn) and rng.random() < 0.3:
            other = s.clone()
            if rng.random() < 0.5:
                p = other.players[engine.waits(s)[0]]
                p.stock[:] = (rng.randrange(45), *(rng.randrange(6) for _ in range(3)), 0, rng.randrange(12))
                p.next_cheaper, p.next_shift = rng.choice(((0, 0), (8, 0), (0, 2)))
                p.used = tuple(one for one in p.used if rng.random() < 0.5)
            yield other
        a = GAME.random_policy()(engine.offers(s, rng.choice(engine.waits(s))), rng)
        engine.advance(s, a, engine.ignore_facts)


def all_purchases(s: State, seat: int) -> Iterator[tuple[type[Action], tuple[object, ...], Bill]]:
    """Whatever could be bought or used if nothing forbade it, with its bill."""
    p = s.players[seat]
    yield from ((Play, (card,), play.bill(p, card)) for card in p.hand)
    yield from ((StandardProject, (one,), projects.bill(p, one)) for one in projects.BUILT)
    yield from ((Claim, (one,), MILESTONE_BILL) for one in MILESTONES)
    yield from ((Fund, (one,), award_bill(s)) for one in AWARDS)
    sources = (p.corporation, *(f"{card:03d}" for card in p.played))
    for source in sources:
        for way, one in enumerate(use.ACTIONS.get(source, ())):
            yield Use, (source, way), use.bill(one)


@pytest.mark.parametrize("seed", range(12))
def test_a_turn_offers_exactly_what_is_not_refused(seed):
    rng = Random(seed)
    listed = refused = 0
    for s in random_turns(seed, rng):
        seat = engine.waits(s)[0]
        if s.players[seat].first_due:
            continue
        offered = {
            a for offer in engine.offers(s, seat) if offer.kind in PURCHASES for a in offer.list_actions(5000)
        }
        allowed = set()
        for kind, values, owed in all_purchases(s, seat):
            every = [kind(seat, *values, pay) for pay in ways(s.players[seat], owed)]
            allowed |= {a for a in every if engine.refusal(s, a) is None}
            refused += any(engine.refusal(s, a) is not None for a in every)
        assert offered == allowed
        listed += len(offered)
    assert listed > 20
    assert refused > 100
