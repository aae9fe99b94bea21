"""Schemas of responses in the OpenAPI description."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from boardroom.server.http.schemas.parts import Part, Refusal


class ChatMessage(BaseModel):
    """A message at a table. `seq` is the row it was written at, `at` the time in seconds since 1970."""

    number: int
    seat: int
    seq: int
    text: str
    at: float


class MessagePosted(BaseModel):
    """The number of the new message at its table."""

    number: int


class TableCreated(BaseModel):
    """A new table. `links` hold the secrets of its open seats: send each to the player meant for it."""

    id: str
    url: str
    begun: bool
    commitment: str
    links: dict[int, str]


class SeatClaimed(BaseModel):
    """The seat claimed, and whether the game has begun."""

    seat: int
    url: str
    begun: bool


class MoveAccepted(BaseModel):
    """The row of the move, which is now stored."""

    seq: int


class TakeBackResult(BaseModel):
    """The last row, and the seats that still have to consent."""

    seq: int
    waiting: list[int] = Field(default_factory=list)


class Offer(BaseModel):
    """A kind of action the seat may take now, and the first part of its form."""

    kind: str
    seat: int
    part: Part | None


class FormStep(BaseModel):
    """The next part to answer; or the finished action, and why the rules refuse it if they do."""

    part: Part | None
    action: dict[str, object] | None
    notation: str | None
    why: Refusal | None


class Position(BaseModel):
    """The position as a seat sees it. Send `expect` back with the next move."""

    seq: int
    seat: int | None = Field(description="null for a spectator")
    expect: int
    view: dict[str, object] = Field(description="the fields of the game's state that the seat may see")


class MoveRefusal(BaseModel):
    """Why an action is refused, the clause that forbids it and its text. All null if the action is legal."""

    why: str | None
    clause: str | None = None
    text: str | None = None


class DealCommitment(BaseModel):
    """The hash of a secret that is mixed into the seed of the deal."""

    commitment: str


class GameOption(BaseModel):
    """An option of a game; `many` if its value is a list."""

    name: str
    label: str
    about: str
    default: object
    choices: list[object] | None
    many: bool


class GameInfo(BaseModel):
    """A game: its possible numbers of players, its bots and options."""

    key: str
    name: str
    seats: list[int]
    bots: list[str]
    options: list[GameOption]


class TableSummary(BaseModel):
    """A table in the lobby; `mine` if the viewer created it."""

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


class Standing(BaseModel):
    """A seat's place in the result, and the scores it follows from, most significant first."""

    seat: int
    place: int
    numbers: dict[str, int]


class Dealing(BaseModel):
    """How the table was dealt: the commitment, the players' entropy and, after the game, the secret."""

    commitment: str
    entropy: list[str]
    secret: str | None = None
    seed: str | None = None


class TableProgress(BaseModel):
    """How far the game at a table has come; as it stands here, it has not begun."""

    begun: bool = False
    over: bool = False
    seq: int = -1
    waits: list[int] = []
    thinking: list[int] = []
    result: list[Standing] | None = None
    orders: dict[int, str] = {}
    can_order: dict[int, list[str]] = {}
    asked_back: dict[int, int] = {}


class TableDetails(BaseModel):
    """Everything about a table except its position. `mine` are the viewer's seats."""

    id: str
    title: str
    game: str
    origin: str
    options: dict[str, object]
    names: list[str]
    kinds: list[str]
    mine: list[int]
    begun: bool
    over: bool
    seq: int
    waits: list[int]
    thinking: list[int]
    result: list[Standing] | None
    links: dict[int, str]
    dealing: Dealing | None
    orders: dict[int, str]
    can_order: dict[int, list[str]]
    asked_back: dict[int, int]


class ErrorResponse(BaseModel):
    """An error. Nothing was changed."""

    error: str = Field(description="one sentence in the language of the request")
    clause: str | None = Field(default=None, description="the clause of the rules that forbids the move")
    stale: bool | None = Field(default=None, description="the table has changed since: fetch it again")
    seq: int | None = Field(default=None, description="for a stale request: the last row")
    asked_at: int | None = Field(
        default=None, description="for a stale move: the row at which the seat was asked what it is asked now"
    )


class RecordRow(BaseModel):
    """A row of a record: an action and its facts, or a return to an earlier row."""

    seq: int
    action: dict[str, object] | None
    back: int | None
    facts: list[dict[str, object]]
    digest: str | None = Field(default=None, description="of the state after the row; only in a full record")
    snapshot: str | None = Field(default=None, description="that state, compressed; only in a full record")


class RecordBase(BaseModel):
    """What both kinds of record contain."""

    game: str
    revision: int
    options: dict[str, object]
    seats: int
    names: list[str]
    bots: list[str]
    rows: list[RecordRow]


class SeatRecord(RecordBase):
    """A game in progress, as one seat or a spectator saw it."""

    format: Literal["boardroom-seat-1"]
    seat: int | None
    view: dict[str, object]


class Record(RecordBase):
    """A finished game: everything needed to replay, study, verify and import it."""

    format: Literal["boardroom-1"]
    chance: dict[str, object]
    result: list[Standing] | None
    bot_seeds: list[str]
    dealing: Dealing | None = Field(default=None, description="for a game dealt at a table")
    start: dict[str, object] | None = Field(default=None, description="for a game that began from a position")
    seal: str
