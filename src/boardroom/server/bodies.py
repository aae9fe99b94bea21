"""What requests and answers look like: the types behind the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from boardroom.web.talk import LONGEST, LONGEST_NOTES

Name = Annotated[str, Field(max_length=40)]
Title = Annotated[str, Field(max_length=80)]
Entropy = Annotated[str, Field(max_length=200)]
Row = Annotated[int, Field(ge=-1, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]


class Body(BaseModel):
    """A request: unknown fields are a mistake and said to be one."""

    model_config = ConfigDict(extra="forbid")


class SeatPlan(Body):
    kind: Literal["me", "open", "bot"]
    bot: Name = "greedy"

    def wanted(self) -> str:
        return f"bot:{self.bot}" if self.kind == "bot" else self.kind


class NewTable(Body):
    game: Name
    seats: list[SeatPlan] = Field(min_length=1, max_length=10)
    options: dict[str, Any] = Field(default_factory=dict)
    title: Title = ""
    listed: bool = False
    name: Name = ""
    entropy: Entropy = ""
    commitment: str | None = Field(default=None, max_length=64)


class Join(Body):
    secret: str | None = Field(default=None, max_length=80)
    seat: SeatNumber | None = None
    name: Name = ""
    entropy: Entropy = ""


class Composed(Body):
    """An action in the making: the kind of an offer and the values chosen so far."""

    kind: Name
    chosen: dict[str, Any] = Field(default_factory=dict)
    seat: SeatNumber | None = None


class Proposal(Body):
    """An action in one of three forms: JSON, a line of notation, or an offer's kind with chosen values."""

    action: dict[str, Any] | None = None
    line: str | None = Field(default=None, max_length=2000)
    kind: Name | None = None
    chosen: dict[str, Any] = Field(default_factory=dict)
    seat: SeatNumber | None = None


class Act(Proposal):
    expect: Row
    key: str | None = Field(default=None, max_length=80)


class TakeBack(Body):
    expect: Row | None = None
    to: Row | None = None
    seat: SeatNumber | None = None


class GiveOrder(Body):
    order: Name | None = None
    seat: SeatNumber | None = None


class Fork(Body):
    at: Row | None = None
    seat: SeatNumber | None = None
    seats: list[SeatPlan] | None = Field(default=None, max_length=10)


class Reseat(Body):
    seats: list[SeatPlan] = Field(min_length=1, max_length=10)


class Say(Body):
    text: str = Field(min_length=1, max_length=LONGEST)
    seat: SeatNumber | None = None


class Notes(Body):
    text: str = Field(max_length=LONGEST_NOTES)


class Said(BaseModel):
    number: int
    seat: int
    seq: int
    text: str
    at: float


class Talked(BaseModel):
    number: int


class Made(BaseModel):
    id: str
    url: str
    begun: bool
    commitment: str
    links: dict[int, str]


class Joined(BaseModel):
    seat: int
    url: str
    begun: bool


class Moved(BaseModel):
    seq: int


class TakenBack(BaseModel):
    seq: int
    waiting: list[int] = Field(default_factory=list)


class Formed(BaseModel):
    part: dict[str, Any] | None
    action: dict[str, Any] | None
    notation: str | None
    why: dict[str, Any] | None


class Why(BaseModel):
    why: str | None
    clause: str | None = None
    text: str | None = None


class Promised(BaseModel):
    commitment: str


class OptionAbout(BaseModel):
    name: str
    label: str
    about: str
    default: Any
    choices: list[Any] | None
    many: bool


class GameAbout(BaseModel):
    key: str
    name: str
    seats: list[int]
    bots: list[str]
    options: list[OptionAbout]


class TableListed(BaseModel):
    id: str
    url: str
    title: str
    game: str
    names: list[str]
    kinds: list[str]
    seq: int
    over: bool
    mine: bool
    waits_for_me: bool
    origin: str
    open_seats: list[int]


class TableAbout(BaseModel):
    id: str
    title: str
    game: str
    origin: str
    options: dict[str, Any]
    names: list[str]
    kinds: list[str]
    mine: list[int]
    begun: bool
    over: bool
    seq: int
    waits: list[int]
    thinking: list[int]
    result: list[dict[str, Any]] | None
    links: dict[int, str]
    dealing: dict[str, Any] | None
    orders: dict[int, str]
    can_order: dict[int, list[str]]
    asked_back: dict[int, int]


class Problematic(BaseModel):
    error: str
    clause: str | None = None
