"""What a seat imagines of hidden money is money that the others can have."""

from random import Random

import pytest
from tests.games.power_grid.position import position

from boardroom.bots.registry import load_bot
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.views import view
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.imagine import SAVED, purse
from boardroom.games.power_grid.state import Options
from boardroom.games.power_grid.tables import START_MONEY
from boardroom.testing.suite import clause


def imagined(s, seat):
    return [GAME.imagine(view(s, seat), seat, Random(n)) for n in range(40)]


@pytest.mark.parametrize("who", ["greedy", "random"])
def test_the_money_somebody_has_is_always_among_what_others_imagine(who):
    bot, looked = load_bot(who, GAME), 0
    for seed in range(10):
        rng = Random(f"{who} {seed}")
        s = GAME.begin(Options(), 2 + seed % 5, seed)
        while not s.over:
            for player in s.players:
                if player.cash <= SAVED:
                    assert player.cash in purse(s, player), (seed, s.round, s.phase, player)
                    looked += 1
            seen = view(s, seat := waits(s)[0])
            advance(s, bot.choose(seen, offers(seen, seat), rng), ignore_facts)
    assert looked > 5000


@clause("PG-4.11")
def test_whoever_has_no_plant_in_round_1_is_imagined_with_the_money_all_began_with():
    s = position("round 1; step auction_phase 1")
    for t in imagined(s, 0):
        assert [player.cash for player in t.players] == [START_MONEY] * 3
        assert offers(t, 1)


@clause("PG-4.16")
def test_the_leader_of_an_auction_is_imagined_able_to_pay_the_bid():
    s = position(
        "round 4; seat 1: cash 90, plants 5, cities essen; market 28 29 30 31;"
        "step auction 31 bid 77 leader 1 rivals 2 0"
    )
    found = {t.players[1].cash for t in imagined(s, 0)}
    assert min(found) >= 77
    assert {t.players[2].cash for t in imagined(s, 0)} != found
