"""Schemas of request bodies in the OpenAPI description, each with an example."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.config import JsonValue
from pydantic_core import PydanticCustomError

from boardroom.bots.registry import bot_names
from boardroom.games.registry import keys
from boardroom.web.panels.chat import LONGEST, LONGEST_NOTES


def _reject_bool(value: object) -> object:
    """Python accepts true and false as integers, but a client that sends them has made a mistake."""
    if isinstance(value, bool):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


Name = Annotated[str, Field(max_length=40)]
Key = Annotated[str, Field(min_length=1, max_length=40)]
Title = Annotated[str, Field(max_length=80)]
Entropy = Annotated[str, Field(max_length=200, description="any text; it is mixed into the seed of the deal")]
Promise = Annotated[
    str,
    Field(
        pattern="^([0-9a-f]{64})?$",
        description="instead of `entropy`: the hash of a text that you reveal when the table is full",
    ),
]
Row = Annotated[int, Field(ge=-1, le=10_000_000), BeforeValidator(_reject_bool)]
SeatNumber = Annotated[int, Field(ge=0, le=20), BeforeValidator(_reject_bool)]
Chosen = Annotated[
    dict[str, object], Field(default_factory=dict, description="the answers so far, by part name")
]
Seat = Annotated[
    SeatNumber | None,
    Field(description="one of your seats; by default one that is to move, else the first"),
]


class Body(BaseModel):
    """A request body. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def example(**fields: JsonValue) -> ConfigDict:
    """The settings of a body, with an example."""
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [fields]})


class SeatSpec(Body):
    """Who plays a seat; `bot` names the bot if it is one."""

    kind: Literal["me", "open", "bot"]
    bot: Name = Field(default="normal", examples=list(bot_names()))

    def spec(self) -> str:
        return f"bot:{self.bot}" if self.kind == "bot" else self.kind


class NewTable(Body):
    """A table to create."""

    model_config = example(
        game=keys()[0],
        seats=[{"kind": "me"}, {"kind": "bot", "bot": "normal"}, {"kind": "open"}],
        name="Ann",
    )

    game: Key = Field(examples=list(keys()))
    seats: list[SeatSpec] = Field(min_length=1, max_length=10)
    options: dict[str, object] = Field(
        default_factory=dict, description="as listed by GET /api/games; omitted options take their defaults"
    )
    title: Title = ""
    listed: bool = Field(default=False, description="whether anyone may see the table and join it")
    name: Name = Field(default="", description="your name at the table")
    entropy: Entropy = ""
    promise: Promise = ""
    commitment: str | None = Field(
        default=None, max_length=64, description="the commitment returned by POST /api/deal"
    )


class JoinRequest(Body):
    """A seat to claim: by the secret of its link or, at a listed table, by its number."""

    model_config = example(secret="kT0gnrQ2oHkZ0m6mXv2Jg1sB", name="Bob", entropy="three sixes")

    secret: str | None = Field(default=None, max_length=80, description="the value of `join` in the link")
    seat: SeatNumber | None = None
    name: Name = ""
    entropy: Entropy = ""
    promise: Promise = ""


class RevealRequest(Body):
    """A text a seat has committed to: the SHA-256 of "boardroom seat " and the text is its commitment."""

    model_config = example(text="three sixes")

    text: str = Field(min_length=1, max_length=200)


class ActionDraft(Body):
    """An unfinished action: the kind of an offer and the answers so far."""

    model_config = example(kind="open-auction", chosen={"plant": 4})

    kind: Key = Field(description="the kind of an offer")
    chosen: Chosen
    seat: Seat = None


class ActionInput(Body):
    """An action in exactly one of three forms: JSON, a line of notation, or an offer's kind with answers."""

    model_config = example(line="0: auction 4 for 4")

    action: dict[str, object] | None = Field(default=None, description="as returned by POST …/form")
    line: str | None = Field(default=None, max_length=2000, description="in the notation of records")
    kind: Key | None = Field(default=None, description="the kind of an offer")
    chosen: Chosen
    seat: Seat = None


class Move(ActionInput):
    """A move: an action in one of its three forms, and the row it was chosen at."""

    model_config = example(kind="open-auction", chosen={"plant": 4, "bid": 4}, expect=0, key="b2f1c7")

    expect: Row = Field(description="the `expect` of GET …/view")
    key: str | None = Field(
        default=None,
        max_length=80,
        description="idempotency key: a move sent twice with the same key is made once",
    )


class TakeBackRequest(Body):
    """How far to undo; by default the last move."""

    model_config = example(expect=12)

    expect: Row | None = Field(default=None, description="the last row you have seen")
    to: Row | None = Field(default=None, description="an earlier row; all other people must consent")
    seat: Seat = None


class StandingOrder(Body):
    """An auto-action: it makes moves for the seat until it ends."""

    model_config = example(order="pass")

    order: Key | None = Field(default=None, description="one of `available_orders`; null turns it off")
    seat: Seat = None


class ForkRequest(Body):
    """A position to copy, and who plays it."""

    model_config = example(at=12, seats=[{"kind": "me"}, {"kind": "bot", "bot": "normal"}])

    at: Row | None = Field(default=None, description="the row to continue from; by default the last one")
    seat: Seat = None
    seats: list[SeatSpec] | None = Field(
        default=None,
        max_length=10,
        description="who plays; by default you keep your seats and bots take the others",
    )


class SeatAssignment(Body):
    """Who plays each seat from now on."""

    model_config = example(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    seats: list[SeatSpec] = Field(min_length=1, max_length=10)


class NewMessage(Body):
    """A chat message to post."""

    model_config = example(text="good luck")

    text: str = Field(min_length=1, max_length=LONGEST)
    seat: Seat = None


class Notes(Body):
    """One person's private notes on a table."""

    model_config = example(text="oil gets scarce in step 3")

    text: str = Field(max_length=LONGEST_NOTES)
