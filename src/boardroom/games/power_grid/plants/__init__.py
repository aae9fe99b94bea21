"""The power plants, their stores, and the tokens they burn (PG-1)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from boardroom.core.components import Entry, rows
from boardroom.core.visibility import IdSet
from boardroom.games.power_grid.errors import input_error

DATA = Path(__file__).parents[1] / "data"
FUELS = ("coal", "oil", "garbage", "uranium")
KINDS = (*FUELS, "hybrid", "eco", "fusion")
PLACE: Final = {kind: FUELS.index(kind) if kind in FUELS else 0 for kind in KINDS}
"""The place of a plant's fuel in a basket; plants of no fuel burn 0 tokens of any."""
STEP_3_CARD = 99
"""Stands for the Step 3 card in market and stack: it sorts above every plant."""


make_tuple: Final = tuple.__new__
"""Makes a basket in half the time that calling its class takes."""


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
        return make_tuple(
            Basket, (self[0] + other[0], self[1] + other[1], self[2] + other[2], self[3] + other[3])
        )

    def minus(self, other: Basket) -> Basket:
        return make_tuple(
            Basket, (self[0] - other[0], self[1] - other[1], self[2] - other[2], self[3] - other[3])
        )

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
        return _burns(self.plant, self.coal)

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


@lru_cache(maxsize=1 << 10)
def _burns(plant: int, coal: int) -> Basket:
    """The tokens that one run of a plant burns; a hybrid burns so many coal tokens and else oil."""
    card = PLANTS[plant]
    if card.kind == "hybrid":
        return Basket(coal=coal, oil=card.amount - coal)
    if card.kind in FUELS:
        return EMPTY._replace(**{card.kind: card.amount})
    return EMPTY


@lru_cache(maxsize=1 << 12)
def burnt_by(way: tuple[PlantRun, ...]) -> Basket:
    """The tokens that all these runs burn together."""
    burnt = EMPTY
    for run in way:
        burnt = burnt.plus(run.burns)
    return burnt


def runs_of(plant: int) -> list[PlantRun]:
    """The run of a plant, or one for each mix of a hybrid."""
    card = PLANTS[plant]
    return [PlantRun(plant, coal) for coal in (range(card.amount + 1) if card.kind == "hybrid" else (0,))]


@lru_cache(maxsize=1 << 14)
def ways_to_run(plants: tuple[int, ...]) -> tuple[tuple[tuple[PlantRun, ...], int, int, int, int], ...]:
    """Every way to run some or none of the plants with any fuel, and the tokens it burns, kind by kind."""
    if not plants:
        return (((), *EMPTY),)
    others = ways_to_run(plants[1:])
    with_first = []
    for run in runs_of(plants[0]):
        a, b, c, d = run.burns
        with_first += [
            ((run, *way), a + coal, b + oil, c + garbage, d + uranium)
            for way, coal, oil, garbage, uranium in others
        ]
    return (*others, *with_first)


def runs(plants: tuple[int, ...], fuel: Basket) -> list[tuple[PlantRun, ...]]:
    """Every way to run some or none of the plants on the stored tokens (PG-7.1)."""
    most_coal, most_oil, most_garbage, most_uranium = fuel
    return [
        way
        for way, coal, oil, garbage, uranium in ways_to_run(plants)
        if coal <= most_coal and oil <= most_oil and garbage <= most_garbage and uranium <= most_uranium
    ]


def can_run(plants: tuple[int, ...], fuel: Basket) -> bool:
    """Whether the stored tokens suffice for at least one plant."""
    for plant in plants:
        card = PLANTS[plant]
        if card.amount <= (fuel[0] + fuel[1] if card.kind == "hybrid" else fuel[PLACE[card.kind]]):
            return True
    return False


@lru_cache(maxsize=1 << 10)
def output(way: tuple[PlantRun, ...]) -> int:
    """The cities that these runs can supply."""
    return sum(PLANTS[run.plant].cities for run in way)


@lru_cache(maxsize=1 << 16)
def most_supplied(plants: tuple[int, ...], fuel: Basket) -> int:
    """The most cities the plants can supply with these tokens (PG-13.2)."""
    return max(map(output, runs(plants, fuel)))
