"""Schemas of responses in the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from boardroom.server.http.schemas.parts import Part, Refusal

KINDS = "who plays each seat: me, human, open or bot:NAME"
Origin = Annotated[str, Field(description="dealt, forked or imported")]


class ChatMessage(BaseModel):
    """A message at a table."""

    number: int = Field(description="counts the messages of the table from 1")
    seat: int
    seq: int = Field(description="the row after which it was posted")
    text: str
    at: float = Field(description="the time in seconds since 1970")


class MessagePosted(BaseModel):
    """The number of the new message at its table."""

    number: int


class TableCreated(BaseModel):
    """A new table."""

    id: str
    url: str = Field(description="the page of the table")
    begun: bool = Field(description="whether it was dealt at once")
    commitment: str = Field(description="the hash of the secret that is mixed into the seed of the deal")
    links: dict[int, str] = Field(description="a secret link per open seat: send each to its player")


class SeatClaimed(BaseModel):
    """The seat claimed, and whether the game has begun."""

    seat: int
    url: str = Field(description="the page of the table")
    begun: bool


class TextRevealed(BaseModel):
    """Whether the game has begun."""

    begun: bool


class MoveAccepted(BaseModel):
    """A move that has been stored."""

    seq: int = Field(description="the row of the move")


class TakeBackResult(BaseModel):
    """The state of a request to go back."""

    seq: int = Field(description="the last row")
    waiting: list[int] = Field(default_factory=list, description="the seats that still have to consent")


class Offer(BaseModel):
    """A kind of action the seat may take now, and the first part of its form."""

    kind: str = Field(description="the kind of action, to be sent back with the answers")
    seat: int
    part: Part | None = Field(description="null if there is nothing to choose")


class FormStep(BaseModel):
    """The next part to answer, or the finished action."""

    part: Part | None
    action: dict[str, object] | None
    notation: str | None = Field(description="the action as a line of notation")
    why: Refusal | None = Field(description="why the rules refuse the action; null if it is legal")


class Position(BaseModel):
    """The position as a seat sees it."""

    seq: int = Field(description="the row of the position")
    seat: int | None = Field(description="null for a spectator")
    expect: int = Field(description="send it back with the next move")
    view: dict[str, object] = Field(description="the fields of the game's state that the seat may see")


class RefusalExplanation(BaseModel):
    """Why an action is refused, the clause that forbids it and its text. All null if the action is legal."""

    why: str | None = Field(description="one sentence in the language of the request")
    clause: str | None = Field(default=None, description="the number of the clause")
    text: str | None = Field(default=None, description="the text of the clause")


class DealCommitment(BaseModel):
    """The hash of a secret that is mixed into the seed of the deal."""

    commitment: str


class GameOption(BaseModel):
    """An option of a game."""

    name: str
    label: str
    about: str
    default: object
    choices: list[object] | None = Field(
        description="the possible values or items, if they are few and named"
    )
    many: bool = Field(description="whether its value is a list")


class GameInfo(BaseModel):
    """A game and its options."""

    key: str = Field(description="names the game in requests")
    name: str
    seats: list[int] = Field(description="the possible numbers of players")
    bots: list[str]
    options: list[GameOption]


class TableSummary(BaseModel):
    """A table in the lobby."""

    id: str
    url: str
    title: str
    game: str
    names: list[str] = Field(description="by seat")
    kinds: list[str] = Field(description=KINDS)
    seq: int = Field(description="the last row; -1 before the deal")
    over: bool
    created_by_me: bool = Field(description="whether you created the table")
    waits_for_me: bool = Field(description="whether one of your seats is to move")
    origin: Origin
    open_seats: list[int]


class SeatResult(BaseModel):
    """A seat's place and scores in the result."""

    seat: int
    place: int = Field(description="from 1; seats that tie share a place")
    numbers: dict[str, int] = Field(description="the scores that decide, most significant first")


class DealProof(BaseModel):
    """How a table was dealt; after the game everybody can verify it."""

    commitment: str = Field(description="the hash of the secret")
    entropy: list[str] = Field(description="what each player added to the seed; empty before it is revealed")
    promises: list[str] | None = Field(
        default=None, description="the hash of each text that is revealed late"
    )
    secret: str | None = Field(default=None, description="shown after the game")
    seed: str | None = Field(default=None, description="shown after the game")


class TableProgress(BaseModel):
    """The progress of the game at a table; the defaults hold before the deal."""

    begun: bool = False
    over: bool = False
    seq: int = -1
    waits: list[int] = []
    thinking: list[int] = []
    result: list[SeatResult] | None = None
    orders: dict[int, str] = {}
    available_orders: dict[int, list[str]] = {}
    take_back_requests: dict[int, int] = {}


class TableDetails(BaseModel):
    """Everything about a table except its position."""

    id: str
    title: str
    game: str
    origin: Origin
    options: dict[str, object]
    names: list[str] = Field(description="by seat")
    kinds: list[str] = Field(description=KINDS)
    mine: list[int] = Field(description="your seats")
    begun: bool = Field(description="whether the game has been dealt")
    over: bool
    seq: int = Field(description="the last row; -1 before the deal")
    waits: list[int] = Field(description="the seats that are to move")
    thinking: list[int] = Field(description="the seats whose bots are thinking")
    result: list[SeatResult] | None = Field(description="null until the game is over")
    links: dict[int, str] = Field(description="the secret links you may see, by seat")
    dealing: DealProof | None = Field(description="null for a what-if copy or an imported table")
    orders: dict[int, str] = Field(description="the auto-actions of your seats")
    available_orders: dict[int, list[str]] = Field(description="the auto-actions that your seats may set")
    take_back_requests: dict[int, int] = Field(description="the seats that ask to go back, and to which row")


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
    revision: int | None = Field(
        default=None, description="of the rules that played the row, if a later one than that of the record"
    )


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
    result: list[SeatResult] | None
    bot_seeds: list[str]
    dealing: DealProof | None = Field(default=None, description="for a game dealt at a table")
    start: dict[str, object] | None = Field(default=None, description="for a game that began from a position")
    seal: str
