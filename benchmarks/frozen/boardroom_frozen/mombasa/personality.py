"""The personality of a greedy bot: drawn once from its own luck, the same from first round to last.

Equal players would all run after the same thing; real ones lean to companies, diamonds, books or cash and
have a company they like. A leaning bends what the bot thinks things are worth, less and less towards the
end, when a pound is a pound wherever it comes from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from boardroom.core.luck import Luck
from boardroom.games.mombasa.state import State


@dataclass(frozen=True)
class Personality:
    """How much a pound of each kind counts, and how much each company is liked."""

    name: str
    cash: float = 1.0
    companies: float = 1.0
    diamonds: float = 1.0
    books: float = 1.0
    likes: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)

    @cached_property
    def spent(self) -> float:
        """The weight of a pound paid out: even a bot that leans to cash must spend."""
        return 1 + (self.cash - 1) / 4


LEANINGS = (
    Personality("companies", companies=1.4),
    Personality("diamonds", companies=1.2, diamonds=1.25),
    Personality("books", companies=1.15, books=1.45),
    Personality("cash", cash=1.5, companies=1.15),
)
EVEN = Personality("even")
LIKING = 0.7
"""How far the liking for a company may stray from 1, up and down together."""
FADING = 2
"""Rounds before the end in which a leaning fades."""


@lru_cache(maxsize=4096)
def draw_personality(nature: float) -> Personality:
    """The personality that belongs to a nature between 0 and 1."""
    rng = Random(nature)
    lean = LEANINGS[int(rng.random() * len(LEANINGS))]
    likes = tuple(1 + LIKING * (rng.random() - 0.5) for _ in range(4))
    return Personality(lean.name, lean.cash, lean.companies, lean.diamonds, lean.books, likes)


def set_personality(s: State, rng: Random) -> None:
    """Set the personality of the deciding player for this decision."""
    own = draw_personality(rng.nature) if isinstance(rng, Luck) else EVEN
    s.memo["personality"] = fade(own, s.pack.rounds - s.round)


@lru_cache(maxsize=4096)
def fade(personality: Personality, left: int) -> Personality:
    """The personality with its leanings weakened for so many rounds before the end."""
    part = min(1.0, left / FADING)

    def near(weight: float) -> float:
        return 1 + (weight - 1) * part

    return Personality(
        personality.name,
        near(personality.cash),
        near(personality.companies),
        near(personality.diamonds),
        near(personality.books),
        tuple(map(near, personality.likes)),
    )


def personality(s: State) -> Personality:
    """The personality of the player who decides."""
    return s.memo.get("personality", EVEN)  # type: ignore[no-any-return]
