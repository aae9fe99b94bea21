"""A digest of what a bot chooses in a game in which one move in three is random.

So the bot meets positions that it would never reach by itself.
"""

from __future__ import annotations

import hashlib
from random import Random

from boardroom.bots.opponents import load_opponent
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.luck import luck_of
from boardroom.core.views import view
from boardroom.games.registry import load

ERRORS = 1 / 3


def digest_of_choices(name: str, key: str, players: int) -> str:
    """The number of choices in one game, and a digest of them."""
    game = load(key)
    bot, play_at_random = load_opponent(name, game), game.random_policy()
    s = game.begin(game.options(), players, f"choices {players}")
    rng, lucks = Random(players), [luck_of(f"choices {seat}") for seat in range(players)]
    digest, made = hashlib.blake2b(digest_size=8), 0
    while not s.over:
        seat = waits(s)[0]
        seen = view(s, seat)
        found = offers(seen, seat)
        a = bot.choose(seen, found, lucks[seat])
        digest.update(f"{a.notation()}\n".encode())
        made += 1
        advance(s, play_at_random(found, rng) if rng.random() < ERRORS else a, ignore_facts)
    return f"{made} choices, {digest.hexdigest()}"
