"""What the search is told about 1830: moves worth trying, operating rounds as horizon, a learned value."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.strategy import Candidate
from boardroom.core.weights import LearnedStrategy
from boardroom.games.eighteen_thirty.bot.candidates import others
from boardroom.games.eighteen_thirty.bot.features import FEATURES, features
from boardroom.games.eighteen_thirty.bot.policy import choose
from boardroom.games.eighteen_thirty.state import State


class EighteenThirtyStrategy(LearnedStrategy[State]):
    """Playouts follow the greedy policy to the end of the operating round."""

    features = FEATURES

    def rank(self, view: State, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        first = choose(view, offers, rng)
        found = dict.fromkeys((first, *others(view, view.players[first.seat], offers)))
        legal = (a for a in found if a is first or any(a in offer for offer in offers))
        return [Candidate(a, -place) for place, a in enumerate(islice(legal, k))]

    def play(self, s: State, offers: Sequence[Offer], rng: Random) -> Action:
        return choose(s, offers, rng)

    def boundary(self, s: State) -> tuple[int, int]:
        """A stock round counts with the first operating round after it, which shows what it was worth."""
        return s.round, max(1, s.operating)

    def describe(self, s: State) -> list[tuple[int, ...]]:
        return features(s)
