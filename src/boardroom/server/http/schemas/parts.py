"""The parts of forms as the OpenAPI description tells them; see `core.parts`, which makes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field


class Refused(BaseModel):
    """Why not: the clause, the key of the reason, and what is there against what is needed."""

    clause: str
    reason: str
    args: dict[str, Any]


class Choice(BaseModel):
    """Something to choose by its `value`; if it is not ok, why it cannot be chosen."""

    id: str = Field(description="the `data-id` of a drawn element")
    value: Any
    ok: bool
    cost: int | None = None
    costs: list[list[str | int]] = Field(default=[], description="pairs of a name and an amount")
    marks: list[str] = Field(default=[], description="ids of elements that belong to it")
    args: dict[str, Any] = {}
    why: Refused | None = None


class One(BaseModel):
    """Answered by the value of one option."""

    kind: Literal["one"]
    name: str
    options: list[Choice]


class Some(BaseModel):
    """Answered by a list of values: at least, at most so many; `sum` bounds the sum of their worths."""

    kind: Literal["some"]
    name: str
    options: list[Choice]
    least: int
    most: int | None
    sum: list[int] | None


class Amount(BaseModel):
    """Answered by a whole number; `prices` are the total costs of each number from `least` on."""

    kind: Literal["amount"]
    name: str
    least: int
    most: int
    prices: list[int]


class Item(BaseModel):
    """A means in a mix: how many there are, what one is worth, the running price of the first so many."""

    id: str
    most: int
    worth: int
    prices: list[int]
    why: Refused | None


class Shared(BaseModel):
    """A bound on several items of a mix together."""

    items: list[str]
    most: int


class Mix(BaseModel):
    """Answered by an object of item ids and numbers, together worth `need` if that is set."""

    kind: Literal["mix"]
    name: str
    items: list[Item]
    need: int | None
    budget: int | None
    rooms: list[Shared]


class Order(BaseModel):
    """Answered by a list of all values in an order."""

    kind: Literal["order"]
    name: str
    options: list[Choice]


class Assign(BaseModel):
    """Answered by an object of options' and places' values, one on each; `fits` says what goes where."""

    kind: Literal["assign"]
    name: str
    options: list[Choice]
    places: list[Choice]
    fits: dict[str, list[str]]
    least: int
    now: dict[str, Any]


class Turn(BaseModel):
    """Answered by the value of a rotation of the named symbol at a place."""

    kind: Literal["turn"]
    name: str
    place: str
    symbol: str
    rotations: list[Choice]


class Route(BaseModel):
    """Answered by a list of routes, each a list of nodes; an edge is its id and the two nodes it joins."""

    kind: Literal["route"]
    name: str
    nodes: list[Choice]
    edges: list[list[str]]
    routes: int
    suggested: list[list[str]]


class Confirm(BaseModel):
    """Answered by true: nothing to choose but to do it."""

    kind: Literal["confirm"]
    name: str


Part = Annotated[
    One | Some | Amount | Mix | Order | Assign | Turn | Route | Confirm, Field(discriminator="kind")
]
