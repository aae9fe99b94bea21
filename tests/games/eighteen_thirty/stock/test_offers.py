"""What a stock turn offers each seat is what the rules do not refuse, at random moments of random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from boardroom.core import engine
from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty.actions import AskForPrivate, BuyShare, OfferPrivate, Par, SellShares
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.profile import ProfileName
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.games.eighteen_thirty.stock.market import MARKET, PAR_CELLS
from boardroom.games.eighteen_thirty.stock.selling import turn_of
from boardroom.games.eighteen_thirty.turns import PlayerTurn

KINDS = (BuyShare, Par, SellShares, AskForPrivate, OfferPrivate)


def random_turns(seed: int, rng: Random) -> Iterator[State]:
    """Some stock turns of a random game; half of them with other means, prices and past moves of the turn."""
    profile: ProfileName = "18xx.games" if seed % 2 else "rulebook"
    several = not seed % 4
    s = GAME.begin(Options(profile=profile, multiple_brown_from_ipo=several), rng.choice(GAME.seats), seed)
    play_at_random = GAME.random_policy()
    while not s.over:
        turn = s.steps[-1]
        if isinstance(turn, PlayerTurn) and rng.random() < 0.08:
            other = s.clone()
            if rng.random() < 0.5:
                disturb(other, rng)
            yield other
        seat = rng.choice(engine.waits(s))
        engine.advance(s, play_at_random(engine.offers(s, seat), rng), engine.ignore_facts)


def disturb(s: State, rng: Random) -> None:
    turn = turn_of(s)
    s.players[turn.seat].cash = rng.choice((0, 60, 140, 300, 900))
    for company in s.companies:
        if company.par:
            company.cell = rng.choice(list(MARKET))
    started = [company.id for company in s.companies if company.par]
    if started and rng.random() < 0.5:
        turn.bought, turn.from_offering = rng.choice(started), rng.random() < 0.5
        turn.sold_after = rng.random() < 0.3
    partners = [other.seat for other in s.players if other.seat != turn.seat]
    turn.declined = tuple((rng.choice([*PRIVATES]), rng.choice(partners)) for _ in range(rng.choice((0, 20))))


def all_actions(s: State, seat: int) -> Iterator[Action]:
    """Whatever could be done in a stock turn if nothing forbade it."""
    for company in s.companies:
        yield from (BuyShare(seat, company.id, source) for source in ("offering", "pool"))
        yield from (Par(seat, company.id, price) for price in PAR_CELLS)
        yield from (SellShares(seat, company.id, count) for count in range(1, 11))
    least, most = s.profile.least_trade_price, s.players[seat].cash
    for private in PRIVATES:
        yield from (AskForPrivate(seat, private, price) for price in {least, most, most + 1})
        for other in s.players:
            yield from (OfferPrivate(seat, private, other.seat, price) for price in {0, other.cash})


@pytest.mark.parametrize("seed", range(4))
def test_a_stock_turn_offers_exactly_what_is_not_refused(seed):
    rng, listed, refused = Random(seed), Counter[type[Action]](), 0
    for s in random_turns(seed, rng):
        for seat in (player.seat for player in s.players):
            offered = [one for one in engine.offers(s, seat) if one.kind in KINDS]
            found = {a for offer in offered for a in offer.list_actions(20_000)}
            for a in all_actions(s, seat):
                is_legal = engine.refusal(s, a) is None
                assert (a in found) == is_legal, a
                listed[type(a)] += is_legal
                refused += not is_legal
    assert listed[BuyShare] > 3, "shares are bought"
    assert listed[SellShares] > 3, "shares are sold"
    assert refused > 100
