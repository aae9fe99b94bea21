"""What answers look like: the types behind the OpenAPI description."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from boardroom.server.http.schemas.parts import Part, Refused


class Said(BaseModel):
    number: int
    seat: int
    seq: int
    text: str
    at: float


class Talked(BaseModel):
    number: int


class TableCreated(BaseModel):
    """A new table. `links` claim its open seats: they are secrets for the friends who shall sit there."""

    id: str
    url: str
    begun: bool
    commitment: str
    links: dict[int, str]


class Joined(BaseModel):
    seat: int
    url: str
    begun: bool


class MoveAccepted(BaseModel):
    """The row of the move: it is on the disk."""

    seq: int


class TakenBack(BaseModel):
    """The last row now; the seats whose consent is missing, if any."""

    seq: int
    waiting: list[int] = Field(default_factory=list)


class Offered(BaseModel):
    """Actions of one kind that a seat may do now, and the first part to choose of them."""

    kind: str
    seat: int
    part: Part | None


class FormStep(BaseModel):
    """The next part to choose; or the action that was composed, and why it is refused if it is."""

    part: Part | None
    action: dict[str, Any] | None
    notation: str | None
    why: Refused | None


class Position(BaseModel):
    """The position as a seat sees it. `expect` is what a move of that seat names."""

    seq: int
    seat: int | None = Field(description="null for an onlooker")
    expect: int
    view: dict[str, Any] = Field(description="the fields of the game's state that the seat may see")


class MoveRefusal(BaseModel):
    """Why not, in words; the clause of the rules that forbids it, and its text. All null if it is allowed."""

    why: str | None
    clause: str | None = None
    text: str | None = None


class DealCommitment(BaseModel):
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


class Place(BaseModel):
    """A seat's place in the result and the numbers behind it, the first of them deciding first."""

    seat: int
    place: int
    numbers: dict[str, int]


class Dealing(BaseModel):
    """How a table was dealt: what was promised, what people added, and once the game is over the secret."""

    commitment: str
    entropy: list[str]
    secret: str | None = None
    seed: str | None = None


class TableAbout(BaseModel):
    """All that is known of a table but its position. `mine` are the reader's seats."""

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
    result: list[Place] | None
    links: dict[int, str]
    dealing: Dealing | None
    orders: dict[int, str]
    can_order: dict[int, list[str]]
    asked_back: dict[int, int]


class Problematic(BaseModel):
    """What cannot be done. Nothing was changed."""

    error: str = Field(description="one sentence in the reader's language")
    clause: str | None = Field(default=None, description="the clause of the rules that refuses a move")
    stale: bool | None = Field(default=None, description="the table moved on: look again")
    seq: int | None = Field(default=None, description="of a stale request: the last row now")
    put: int | None = Field(default=None, description="of a stale move: the row at which the seat is asked")


class RecordRow(BaseModel):
    """A row of a record: an action and what came of it, or a move back to an earlier row."""

    seq: int
    action: dict[str, Any] | None
    back: int | None
    facts: list[dict[str, Any]]
    digest: str | None = Field(default=None, description="of the state after it; only in a whole record")
    snapshot: str | None = Field(default=None, description="that state, packed; only in a whole record")


class AnyRecord(BaseModel):
    game: str
    revision: int
    options: dict[str, Any]
    seats: int
    names: list[str]
    bots: list[str]
    rows: list[RecordRow]


class SeatRecord(AnyRecord):
    """A game that is not over, as one seat or an onlooker saw it."""

    format: Literal["boardroom-seat-1"]
    seat: int | None
    view: dict[str, Any]


class Record(AnyRecord):
    """A finished game: all that is needed to replay, study, verify and import it."""

    format: Literal["boardroom-1"]
    chance: dict[str, Any]
    result: list[Place] | None
    bot_seeds: list[str]
    dealing: Dealing | None = Field(default=None, description="of a game that was dealt at a table")
    start: dict[str, Any] | None = Field(default=None, description="of a game that began with a position")
    seal: str
