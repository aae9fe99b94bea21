"""What requests look like: the types behind the OpenAPI description, each with an example."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from boardroom.bots.registry import bot_names
from boardroom.games.registry import keys
from boardroom.web.panels.chat import LONGEST, LONGEST_NOTES


def _no_yes_or_no(value: Any) -> Any:
    """Python counts true and false as numbers; who sends them means something else."""
    if isinstance(value, bool):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


Name = Annotated[str, Field(max_length=40)]
ClassCodec = Annotated[str, Field(min_length=1, max_length=40)]
Title = Annotated[str, Field(max_length=80)]
Entropy = Annotated[str, Field(max_length=200, description="any text; it has a part in the luck of the deal")]
Row = Annotated[int, Field(ge=-1, le=10_000_000), BeforeValidator(_no_yes_or_no)]
SeatNumber = Annotated[int, Field(ge=0, le=20), BeforeValidator(_no_yes_or_no)]
Chosen = Annotated[
    dict[str, Any], Field(default_factory=dict, description="the answers so far, by the names of their parts")
]
Seat = Annotated[
    SeatNumber | None,
    Field(description="which of one's seats; if left out one that is asked, else the first"),
]


class Body(BaseModel):
    """A request: unknown fields are a mistake and said to be one."""

    model_config = ConfigDict(extra="forbid")


def example(**fields: Any) -> ConfigDict:
    """The settings of a body with an example of it."""
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [fields]})


class SeatPlan(Body):
    """Who plays a seat; `bot` says which one if it is a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Name = Field(default="greedy", examples=list(bot_names()))

    def wanted(self) -> str:
        return f"bot:{self.bot}" if self.kind == "bot" else self.kind


class NewTable(Body):
    model_config = example(
        game=keys()[0],
        seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
        name="Ann",
    )

    game: ClassCodec = Field(examples=list(keys()))
    seats: list[SeatPlan] = Field(min_length=1, max_length=10)
    options: dict[str, Any] = Field(
        default_factory=dict, description="as GET /api/games tells them; the usual ones may be left out"
    )
    title: Title = ""
    listed: bool = Field(default=False, description="whether everybody may see the table and sit down")
    name: Name = Field(default="", description="one's own name at the table")
    entropy: Entropy = ""
    commitment: str | None = Field(default=None, max_length=64, description="what POST /api/deal promised")


class Join(Body):
    """By the secret of a link; at a listed table also by the number of an open seat."""

    model_config = example(secret="kT0gnrQ2oHkZ0m6mXv2Jg1sB", name="Bob", entropy="three sixes")

    secret: str | None = Field(default=None, max_length=80, description="the part of the link after join=")
    seat: SeatNumber | None = None
    name: Name = ""
    entropy: Entropy = ""


class Composed(Body):
    """An action in the making: the kind of an offer and the values chosen so far."""

    model_config = example(kind="open-auction", chosen={"plant": 4})

    kind: ClassCodec = Field(description="the kind of an offer")
    chosen: Chosen
    seat: Seat = None


class Proposal(Body):
    """An action in exactly one of three forms: as JSON, as a line of notation, or by an offer's kind with
    chosen values."""

    model_config = example(line="0: auction 4 for 4")

    action: dict[str, Any] | None = Field(default=None, description="as POST …/form answers it")
    line: str | None = Field(default=None, max_length=2000, description="the notation of a record")
    kind: ClassCodec | None = Field(default=None, description="the kind of an offer")
    chosen: Chosen
    seat: Seat = None


class Act(Proposal):
    """A move: an action in one of its three forms, and what its maker knew."""

    model_config = example(kind="open-auction", chosen={"plant": 4, "bid": 4}, expect=0, key="b2f1c7")

    expect: Row = Field(description="the row at which one was asked, as GET …/view tells it")
    key: str | None = Field(
        default=None, max_length=80, description="any text, new for every move: sent again it moves only once"
    )


class TakeBack(Body):
    model_config = example(expect=12)

    expect: Row | None = Field(default=None, description="the last row one knows")
    to: Row | None = Field(default=None, description="further back, with the consent of all people here")
    seat: Seat = None


class GiveOrder(Body):
    model_config = example(order="pass")

    order: ClassCodec | None = Field(default=None, description="one of `can_order`; null ends an order")
    seat: Seat = None


class Fork(Body):
    model_config = example(at=12, seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])

    at: Row | None = Field(default=None, description="the row to go on from; the last one if left out")
    seat: Seat = None
    seats: list[SeatPlan] | None = Field(
        default=None, max_length=10, description="who plays on: one's own seats oneself, else bots"
    )


class Reseat(Body):
    model_config = example(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    seats: list[SeatPlan] = Field(min_length=1, max_length=10)


class Say(Body):
    model_config = example(text="good luck")

    text: str = Field(min_length=1, max_length=LONGEST)
    seat: Seat = None


class Notes(Body):
    """What one person noted down at a table."""

    model_config = example(text="oil gets scarce in step 3")

    text: str = Field(max_length=LONGEST_NOTES)
