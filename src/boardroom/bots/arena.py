"""An arena: bots meet at mixed tables of several titles, and are ranked by OpenSkill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from boardroom.bots.matches import Job, Keep, Match, Played
from boardroom.bots.tally import wilson
from boardroom.core.json_types import JsonObject
from boardroom.games.registry import load


@dataclass(frozen=True, slots=True)
class Schedule:
    """Who meets whom in the game of each number. Titles take turns, so that ratings grow with all of them."""

    matches: tuple[Match, ...]

    def job(self, number: int, keep: Keep) -> Job:
        return Job(self.matches[number], number, keep)


def schedule(bots: Mapping[str, Sequence[str]], seats: Mapping[str, int], games: int, seed: str) -> Schedule:
    """So many games of each title; no bot sits at a table twice, and all sit at about as many tables."""
    drawn = [_tables(title, bots[title], seats[title], games, f"{seed}/{title}") for title in bots]
    return Schedule(tuple(match for matches in zip(*drawn, strict=True) for match in matches))


def _tables(title: str, bots: Sequence[str], seats: int, games: int, seed: str) -> list[Match]:
    rng, sat, found = Random(seed), Counter[str](), list[Match]()
    options = load(title).options().to_json()
    for _ in range(games):
        ranked = sorted(bots, key=lambda bot: (sat[bot], rng.random()))
        table = ranked[:seats]
        sat.update(table)
        found.append(Match(title, options, tuple(table), seed))
    return found


@dataclass
class Standing:
    """A bot's results: its rating is the skill that it very probably has, three deviations below the mean."""

    bot: str
    mean: float = 0.0
    deviation: float = 0.0
    games: int = 0
    wins: float = 0.0
    cpu_s: float = 0.0

    @property
    def rating(self) -> float:
        return self.mean - 3 * self.deviation

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> JsonObject:
        return {
            "bot": self.bot,
            "rating": round(self.rating, 4),
            "mu": round(self.mean, 4),
            "sigma": round(self.deviation, 4),
            "games": self.games,
            "wins": round(self.wins, 6),
            "wilson": [round(n, 6) for n in self.interval],
            "cpu_s": round(self.cpu_s, 6),
        }


@dataclass
class Ladder:
    """The ranking of bots after games in the order in which they are counted."""

    standings: dict[str, Standing] = field(default_factory=dict)

    def __post_init__(self) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()

    def count(self, match: Match, played: Played) -> None:
        for bot in match.bots:
            if bot not in self.standings:
                start = self.model.rating()
                self.standings[bot] = Standing(bot, start.mu, start.sigma)
        seated = [self.standings[bot] for bot in match.bots]
        teams = [[self.model.create_rating([one.mean, one.deviation])] for one in seated]
        rated = self.model.rate(teams, ranks=[float(place) for place in played.places])
        for entry, (one, [after]) in enumerate(zip(seated, rated, strict=True)):
            one.mean, one.deviation = after.mu, after.sigma
            one.games += 1
            one.wins += played.wins[entry]
            one.cpu_s += played.cpu_s[entry]

    def ranked(self) -> list[Standing]:
        """The best first."""
        return sorted(self.standings.values(), key=lambda one: (-one.rating, one.bot))


def ladders(schedule: Schedule, games: Iterable[Played]) -> dict[str, Ladder]:
    """The ladder of each title, and under the empty key that of all titles."""
    found: dict[str, Ladder] = {"": Ladder()}
    for played in games:
        match = schedule.matches[played.number]
        found[""].count(match, played)
        found.setdefault(match.game, Ladder()).count(match, played)
    return found
