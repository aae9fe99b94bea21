"""The power plants, their stores, and the tokens they burn (PG-1)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, NamedTuple

from boardroom.core.components import Entry, rows
from boardroom.core.visibility import IdSet
from boardroom.games.power_grid.errors import input_error

DATA = Path(__file__).parents[1] / "data"
FUELS = ("coal", "oil", "garbage", "uranium")
KINDS = (*FUELS, "hybrid", "eco", "fusion")
STEP_3_CARD = 99
"""Stands for the Step 3 card in market and stack: it sorts above every plant."""


class Basket(NamedTuple):
    """Tokens of the four kinds."""

    coal: int = 0
    oil: int = 0
    garbage: int = 0
    uranium: int = 0

    @property
    def total(self) -> int:
        return self.coal + self.oil + self.garbage + self.uranium

    def plus(self, other: Basket) -> Basket:
        return Basket(*map(int.__add__, self, other))

    def minus(self, other: Basket) -> Basket:
        return Basket(*map(int.__sub__, self, other))

    def __str__(self) -> str:
        return " ".join(f"{n} {fuel}" for fuel, n in zip(FUELS, self, strict=True) if n) or "nothing"

    def phrases(self) -> list[tuple[str, dict[str, int]]]:
        """The basket as text keys with arguments."""
        return [(f"tokens-{fuel}", {"n": n}) for fuel, n in zip(FUELS, self, strict=True) if n]

    @classmethod
    def parse(cls, text: str) -> Basket:
        if text == "nothing":
            return cls()
        if not re.fullmatch(r"\d+ \w+( \d+ \w+)*", text):
            raise input_error("basket", value=text)
        words = text.split()
        counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
        if len(counts) * 2 != len(words) or not set(counts) <= set(FUELS):
            raise input_error("basket-twice", value=text, known=FUELS)
        return cls(**counts)


EMPTY = Basket()


class Plant(NamedTuple):
    """A plant card: burns exactly `amount` tokens and supplies up to `cities` (PG-1.6)."""

    number: int
    kind: str
    amount: int
    cities: int
    storage: int


def _plant(row: Entry) -> Plant:
    return Plant(
        row.whole("number"),
        row.word("kind", KINDS),
        row.whole("amount"),
        row.whole("cities"),
        row.whole("storage"),
    )


PLANTS = {plant.number: plant for plant in map(_plant, rows(DATA / "plants.csv")[:-1])}
PlantId = Annotated[int, IdSet("plant", PLANTS)]
CardId = Annotated[int, IdSet("card", {*PLANTS, STEP_3_CARD})]


class Stores(NamedTuple):
    """Room for tokens on some plants. Hybrid room is shared by coal and oil (PG-1.8)."""

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrid: int

    def hold(self, fuel: Basket) -> bool:
        """Whether all of it fits (PG-1.7)."""
        over = max(0, fuel[0] - self.coal) + max(0, fuel[1] - self.oil)
        return over <= self.hybrid and fuel[2] <= self.garbage and fuel[3] <= self.uranium


@cache
def stores(plants: tuple[int, ...]) -> Stores:
    """The room on a set of plants."""
    room = dict.fromkeys(KINDS, 0)
    for number in plants:
        room[PLANTS[number].kind] += PLANTS[number].storage
    return Stores(room["coal"], room["oil"], room["garbage"], room["uranium"], room["hybrid"])


class PlantRun(NamedTuple):
    """One run of a plant; `coal` is the number of coal tokens that a hybrid burns."""

    plant: PlantId
    coal: int = 0

    @property
    def burns(self) -> Basket:
        card = PLANTS[self.plant]
        if card.kind == "hybrid":
            return Basket(coal=self.coal, oil=card.amount - self.coal)
        if card.kind in FUELS:
            return EMPTY._replace(**{card.kind: card.amount})
        return EMPTY

    def __str__(self) -> str:
        return f"{self.plant}:{self.coal}" if PLANTS[self.plant].kind == "hybrid" else str(self.plant)

    def phrases(self) -> list[tuple[str, dict[str, int]]]:
        """The run as a text key with arguments."""
        if PLANTS[self.plant].kind != "hybrid":
            return [("run-plant", {"plant": self.plant})]
        return [("run-hybrid", {"plant": self.plant, "coal": self.coal, "oil": self.burns.oil})]

    @classmethod
    def parse(cls, text: str) -> PlantRun:
        found = re.fullmatch(r"(\d+)(?::(\d+))?", text)
        if not found or int(found[1]) not in PLANTS:
            raise input_error("run", value=text)
        return cls.of(int(found[1]), int(found[2] or 0))

    @classmethod
    def of(cls, plant: int, coal: int) -> PlantRun:
        card = PLANTS[plant]
        if coal > card.amount or (coal and card.kind != "hybrid"):
            raise input_error("coal", plant=plant, coal=coal)
        return cls(plant, coal)


@lru_cache(maxsize=1 << 16)
def runs(plants: tuple[int, ...], fuel: Basket) -> tuple[tuple[PlantRun, ...], ...]:
    """Every way to run some or none of the plants on the stored tokens (PG-7.1)."""
    if not plants:
        return ((),)
    first, rest = plants[0], plants[1:]
    found = list(runs(rest, fuel))
    card = PLANTS[first]
    for coal in range(card.amount + 1) if card.kind == "hybrid" else (0,):
        run = PlantRun(first, coal)
        left = fuel.minus(run.burns)
        if min(left) >= 0:
            found.extend((run, *others) for others in runs(rest, left))
    return tuple(found)


def output(run: tuple[PlantRun, ...]) -> int:
    """The cities that a run can supply."""
    return sum(PLANTS[r.plant].cities for r in run)


@lru_cache(maxsize=1 << 16)
def most_supplied(plants: tuple[int, ...], fuel: Basket) -> int:
    """The most cities the plants can supply with these tokens (PG-13.2)."""
    return max(output(run) for run in runs(plants, fuel))
