"""A move that means nothing, in any game and form: what is wrong with it is said in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.foreign_words import is_said_in
from tests.games.wording import GAMES

from boardroom.core.engine import offers, play, waits
from boardroom.core.errors import BadInput

JUNK: tuple[Any, ...] = (None, True, -1, 999, "xyz", [], ["xyz"], [[7]], {}, {"xyz": 1})


def positions(game: Any, rng: Random) -> Iterator[tuple[Any, list[Any]]]:
    """A game as it goes on, with what the seat that is waited for may do."""
    choose = game.random_policy()
    s = game.begin(game.options(), 3, 5)
    for _ in range(120):
        if s.over:
            return
        found = offers(s, waits(s)[0])
        yield s, found
        s, _ = play(s, choose(found, rng))


def wrong_ways(game: Any, offer: Any, rng: Random) -> Iterator[Any]:
    """Ways to get an offered action wrong: in notation, as JSON, in its form."""
    a = offer.sample(rng)
    words = a.notation().split(" ")
    words[rng.randrange(len(words))] = rng.choice(("xyz", "999", "-1", "a:b:c", "x,y"))
    yield lambda: game.language.parse(" ".join(words))
    raw = a.to_json()
    raw[rng.choice(sorted(raw))] = rng.choice(JUNK)
    yield lambda: game.language.load(raw)
    part = offer.form({})
    chosen = {part.name: rng.choice(JUNK)} if part is not None else {}
    yield lambda: offer.read(chosen)


def wrong_with(way: Any) -> BadInput | None:
    try:
        way()
    except BadInput as error:
        return error
    return None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_wrong_with_a_move_is_said_in_the_language(game):
    rng, found = Random(game.key), []
    for _, offered in positions(game, rng):
        for offer in offered:
            ways = [wrong_with(way) for way in wrong_ways(game, offer, rng)]
            found += [error for error in ways if error is not None]
    assert len({error.key for error in found}) >= 5
    for lang in ("fa", "zh"):
        unsaid = {text for error in found if not is_said_in(lang, text := error.in_language(lang))}
        assert unsaid == set()
    assert [text for text in map(str, found) if "\n" in text or "<class" in text] == []
