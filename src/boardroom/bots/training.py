"""Fits the weights of a game's value to games that its greedy policy has played.

Some moves are random, because tables without mistakes look too much alike. At every boundary the features of
all seats are kept; when the game is over they are labelled with its winners. The weights then maximise the
likelihood of these winners under a softmax over the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import TypeVar

from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.luck import luck_of
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.strategy import CERTAIN, final_chances
from boardroom.core.views import view
from boardroom.core.weights import SCALE, LearnedStrategy

S = TypeVar("S", bound=State)
ERRORS = (0.0, 0.03, 0.1)
"""How often a seat moves at random; each game draws one of them for each seat."""
MAX_DECISIONS = 20_000
STEPS = 600
BATCH = 500
"""The number of positions that one step learns from."""
Scaled = tuple[list[list[float]], Sequence[float]]
"""The scaled features of all seats, and their shares of the win."""
RIDGE = 1e-3
"""How strongly weights are drawn towards zero, per position."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The features of all seats at a boundary, and the share of the win each seat got."""

    rows: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]


def play_for_samples(
    game: Game[S], strategy: LearnedStrategy[S], options: GameOptions, players: int, seed: str
) -> list[Sample]:
    """Play one game with errors; the samples of its boundaries, or none if it did not end."""
    s = game.begin(options, players, seed)
    rng = luck_of(seed, "training")
    rngs = [luck_of(f"{seed}/{seat}") for seat in range(players)]
    errors = [rng.choice(ERRORS) for _ in range(players)]
    policy, play = game.random_policy(), game.greedy_policy()
    assert play is not None, "a game with a strategy has a greedy policy"
    found: list[tuple[tuple[int, ...], ...]] = []
    before, decisions = strategy.boundary(s), 0
    while not s.over and decisions < MAX_DECISIONS:
        seat = waits(s)[0]
        seen = view(s, seat)
        choices = offers(seen, seat)
        wrong = rng.random() < errors[seat]
        advance(s, policy(choices, rng) if wrong else play(seen, choices, rngs[seat]), ignore_facts)
        decisions += 1
        if not s.over and (here := strategy.boundary(s)) != before:
            before = here
            found.append(tuple(tuple(row) for row in strategy.describe(s)))
    if not s.over:
        return []
    shares = tuple(chance / CERTAIN for chance in final_chances(game, s))
    return [Sample(rows, shares) for rows in found]


def fit(samples: Sequence[Sample]) -> list[int]:
    """The whole weights that make the winners of the samples most likely, by gradient ascent (Adam)."""
    scales = _scales(samples)
    data: list[Scaled] = [
        ([[f / scale for f, scale in zip(row, scales, strict=True)] for row in one.rows], one.shares)
        for one in samples
    ]
    weights = [0.0] * len(scales)
    rng = luck_of("fit")
    means, squares = [0.0] * len(scales), [0.0] * len(scales)
    for step in range(1, STEPS + 1):
        rate = 0.1 * (1 - step / (STEPS + 1))
        slope = _slope(rng.sample(data, min(BATCH, len(data))), weights)
        for i, one in enumerate(slope):
            means[i] = 0.9 * means[i] + 0.1 * one
            squares[i] = 0.99 * squares[i] + 0.01 * one * one
            mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.99**step)
            weights[i] += rate * mean / (square**0.5 + 1e-8)
    return [round(SCALE * w / scale) for w, scale in zip(weights, scales, strict=True)]


def log_loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean negative logarithm of the chance given to the winners. Lower is better."""
    total = 0.0
    for one in samples:
        odds = _softmax([sum(w * f for w, f in zip(weights, row, strict=True)) for row in one.rows])
        total -= sum(share * log(max(chance, 1e-12)) for share, chance in zip(one.shares, odds, strict=True))
    return total / len(samples)


def _scales(samples: Sequence[Sample]) -> list[float]:
    """The root mean square of each feature, so that all of them are learned at the same rate."""
    count = sum(len(one.rows) for one in samples)
    width = len(samples[0].rows[0])
    squares = [sum(row[i] * row[i] for one in samples for row in one.rows) for i in range(width)]
    return [max(1.0, (square / count) ** 0.5) for square in squares]


def _slope(
    data: Sequence[tuple[list[list[float]], Sequence[float]]], weights: Sequence[float]
) -> list[float]:
    """The gradient of the mean log likelihood, less the pull towards zero."""
    slope = [0.0] * len(weights)
    for rows, shares in data:
        odds = _softmax([sum([w * f for w, f in zip(weights, row, strict=True)]) for row in rows])
        for row, share, chance in zip(rows, shares, odds, strict=True):
            miss = share - chance
            for i, f in enumerate(row):
                slope[i] += miss * f
    return [one / len(data) - RIDGE * w for one, w in zip(slope, weights, strict=True)]


def _softmax(sums: Sequence[float]) -> list[float]:
    best = max(sums)
    odds = [exp(one - best) for one in sums]
    total = sum(odds)
    return [one / total for one in odds]
