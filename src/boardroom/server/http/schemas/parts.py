"""Schemas of form parts in the OpenAPI description; `core.parts` makes the parts themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field


class Refusal(BaseModel):
    """Why a move is refused: the clause of the rules, the key of the reason and its arguments."""

    clause: str
    reason: str
    args: dict[str, object]


class PartOption(BaseModel):
    """An option, chosen by its `value`. If `ok` is false, `why` gives the reason."""

    id: str = Field(description="the `data-id` of a drawn element")
    value: object
    ok: bool
    cost: int | None = None
    costs: list[list[str | int]] = Field(default=[], description="pairs of a name and an amount")
    marks: list[str] = Field(default=[], description="ids of elements to highlight with it")
    args: dict[str, object] = {}
    why: Refusal | None = None


class OnePart(BaseModel):
    """Answered by the value of one option."""

    kind: Literal["one"]
    name: str
    options: list[PartOption]


class SomePart(BaseModel):
    """Answered by a list of `least` to `most` values; `sum` bounds their total worth."""

    kind: Literal["some"]
    name: str
    options: list[PartOption]
    least: int
    most: int | None
    sum: list[int] | None


class AmountPart(BaseModel):
    """Answered by an integer; `prices` are the total cost of each number, starting at `least`.

    A form begins at `start` or, if that is null, at `least`.
    """

    kind: Literal["amount"]
    name: str
    least: int
    most: int
    prices: list[int]
    start: int | None


class MixItem(BaseModel):
    """An item of a mix."""

    id: str
    most: int = Field(description="how many are available")
    worth: int = Field(description="what one adds to `need`")
    prices: list[int] = Field(description="the total price of the first n, by n")
    why: Refusal | None = Field(description="why none may be chosen; null if some may")


class SharedLimit(BaseModel):
    """A limit shared by several items of a mix."""

    items: list[str]
    most: int


class MixPart(BaseModel):
    """Answered by an object from item ids to counts, worth `need` in total if that is set."""

    kind: Literal["mix"]
    name: str
    items: list[MixItem]
    need: int | None
    budget: int | None
    rooms: list[SharedLimit] = Field(description="limits shared by several items")


class OrderPart(BaseModel):
    """Answered by a list of all values in the order chosen."""

    kind: Literal["order"]
    name: str
    options: list[PartOption]


class AssignPart(BaseModel):
    """Answered by an object from option values to place values, one each; `fits` lists the places allowed."""

    kind: Literal["assign"]
    name: str
    options: list[PartOption]
    places: list[PartOption]
    fits: dict[str, list[str]]
    least: int
    now: dict[str, object]


class TurnPart(BaseModel):
    """Answered by the value of a rotation of the symbol at the place."""

    kind: Literal["turn"]
    name: str
    place: str
    symbol: str
    rotations: list[PartOption]


class RoutePart(BaseModel):
    """Answered by a list of routes, each a list of nodes. An edge is an id and the two nodes it joins."""

    kind: Literal["route"]
    name: str
    nodes: list[PartOption]
    edges: list[list[str]]
    routes: int
    suggested: list[list[str]]


class ConfirmPart(BaseModel):
    """Answered by true; there is nothing to choose."""

    kind: Literal["confirm"]
    name: str


Part = Annotated[
    OnePart | SomePart | AmountPart | MixPart | OrderPart | AssignPart | TurnPart | RoutePart | ConfirmPart,
    Field(discriminator="kind"),
]
