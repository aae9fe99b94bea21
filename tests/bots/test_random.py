"""The random bot chooses every kind of offer equally often."""

from __future__ import annotations

from random import Random

from boardroom.bots.registry import load_bot
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options


def test_random_takes_every_kind_of_offer_alike():
    s = GAME.begin(Options(), 2, "kinds")
    while len(offers(s, waits(s)[0])) < 2:
        advance(s, offers(s, waits(s)[0])[0].sample(Random(1)), ignore_facts)
    found, rng, bot = offers(s, waits(s)[0]), Random(2), load_bot("random", GAME)
    counts = dict.fromkeys((offer.kind for offer in found), 0)
    for _ in range(2000):
        counts[type(bot.choose(s, found, rng))] += 1
    assert all(abs(n - 2000 / len(found)) < 150 for n in counts.values())
