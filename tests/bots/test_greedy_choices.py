"""Greedy bots choose as they did before they were made faster.

`greedy_choices.toml` has a digest of the choices in some games in which one move in three is random, so that
the bots meet positions that they would never reach by themselves. A change that is meant to speed a bot up
leaves the digests as they are; where the judgement of a bot or the rules change, they are copied from the
test that fails.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from random import Random

import pytest

from boardroom.bots.registry import load_bot
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.luck import luck_of
from boardroom.core.views import view
from boardroom.games.registry import load

RECORDED = tomllib.loads(Path(__file__).with_name("greedy_choices.toml").read_text())
ERRORS = 1 / 3


def digest_of_choices(key: str, players: int) -> str:
    """The number of choices in one game, and a digest of them."""
    game = load(key)
    bot, play_at_random = load_bot("greedy", game), game.random_policy()
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


@pytest.mark.parametrize(
    ("key", "players"), [(key, int(players)) for key, found in RECORDED.items() for players in found]
)
def test_the_bot_chooses_as_before(key: str, players: int):
    assert digest_of_choices(key, players) == RECORDED[key][str(players)]
