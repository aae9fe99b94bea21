"""A dummy game that tests forms: one step, with an action for each kind of part and no script of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar

from boardroom.core.actions import Action, Fact, Language, action, fact
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing, ranking
from boardroom.core.offers import Just, Offer, Pick, Range
from boardroom.core.options import GameOptions, options
from boardroom.core.parts import Assign, Item, Mix, One, Option, Order, Part, Route, Some, Turn
from boardroom.core.refusals import Refusal
from boardroom.core.rules import Rulebook, require
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.visibility import IdSet, shown
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, el, join
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.drawing.svg import hexagon, picture

COLOURS = ("red", "green", "blue")
Colour = Annotated[str, IdSet("colour", COLOURS)]
EDGES = (("edge:ab", "node:a", "node:b"), ("edge:bc", "node:b", "node:c"))


@options
class Options(GameOptions):
    """Nothing to set."""

    open_money: bool = False


@state
class State(CoreState):
    options: Options = shown()
    players: list[int] = shown(factory=list)
    done: tuple[str, ...] = shown(default=())


@action("paint {colour}")
class Paint(Action):
    seat: Seat = shown()
    colour: Colour = shown()


@action("gather {colours}")
class Gather(Action):
    seat: Seat = shown()
    colours: tuple[Colour, ...] = shown()


@action("offer {amount}")
class OfferSum(Action):
    seat: Seat = shown()
    amount: int = shown()


@action("pay {coins} {gems}")
class Pay(Action):
    seat: Seat = shown()
    coins: int = shown()
    gems: int = shown()


@action("rank {colours}")
class Rank(Action):
    seat: Seat = shown()
    colours: tuple[Colour, ...] = shown()


@action("plan {plan}")
class Plan(Action):
    seat: Seat = shown()
    plan: tuple[str, ...] = shown()


@action("lay {turn}")
class Lay(Action):
    seat: Seat = shown()
    turn: int = shown()


@action("fit {piece} {node} {turn}")
class Fit(Action):
    seat: Seat = shown()
    piece: str = shown()
    node: str = shown()
    turn: int = shown()


@action("travel {ways}")
class Travel(Action):
    seat: Seat = shown()
    ways: tuple[str, ...] = shown()


@action("finish")
class Finish(Action):
    seat: Seat = shown()


@fact
class Did(Fact):
    seat: Seat = shown()
    what: str = shown()


def may(s: State, a: Action) -> None:
    """Everything is allowed except blue and a route of more than two edges."""
    for colour in getattr(a, "colours", (getattr(a, "colour", "red"),)):
        require(colour != "blue" or isinstance(a, Rank), "D-1.2", "no-blue", colour=colour)
    if isinstance(a, Travel):
        require(len(a.ways) <= 2, "D-1.1", "too-long", most=2)


def do(s: State, a: Action, tell: Tell) -> None:
    s.done += (a.key,)
    tell(Did, a.seat, a.notation())
    if isinstance(a, Finish):
        s.steps[:] = [Over("D-1.1")]


class OnePartOffer(Offer):
    """An offer with one part; `reads` turns its answer into the fields of the action."""

    __slots__ = ("part", "reads")

    def __init__(self, kind: type[Any], s: State, seat: Seat, part: Part, reads: Any) -> None:
        super().__init__(kind, s, seat)
        self.part, self.reads = part, reads

    def actions(self) -> Iterator[Action]:
        return iter(())

    def form(self, chosen: Mapping[str, Any]) -> Part | None:
        return None if self.part.name in chosen else self.part

    def compose(self, chosen: Mapping[str, Any]) -> Action:
        return self.kind(self.seat, *self.reads(chosen[self.part.name]))


class ThreePartOffer(Offer):
    """A place on the board, then the piece to put there, then its rotation."""

    __slots__ = ()

    def actions(self) -> Iterator[Action]:
        return iter(())

    def form(self, chosen: Mapping[str, Any]) -> Part | None:
        if "node" not in chosen:
            return One("node", tuple(Option(f"node:{n}", n) for n in "abc"))
        if "piece" not in chosen:
            no = Refusal("D-1.2", "no-blue", {"colour": "blue"})
            shut = Option("piece:post", "post", why=no)
            return One("piece", (Option("piece:track", "track", 4), Option("piece:token", "token", 2), shut))
        if "turn" not in chosen:
            turns = tuple(Option(f"turn:{n}", n) for n in (1, 3, 5))
            return Turn("turn", f"node:{chosen['node']}", chosen["piece"], turns)
        return None

    def compose(self, chosen: Mapping[str, Any]) -> Action:
        return self.kind(self.seat, chosen["piece"], chosen["node"], chosen["turn"])


def _colours(name: str, refuse: bool = True) -> tuple[Option, ...]:
    no = Refusal("D-1.2", "no-blue", {"colour": "blue"})
    return tuple(Option(f"colour:{c}", c, why=no if refuse and c == "blue" else None) for c in COLOURS)


def _colour_option(s: State, seat: Seat, colour: str) -> Option:
    return Option(f"colour:{colour}", colour, 3, (("paint", 3),), ("edge:ab",))


@step("dummy.trial", "D-1.1")
class Trial(Step):
    """Seat 0 fills in the forms."""

    seat: Seat = shown()
    moves: ClassVar[dict[type, Move]] = {
        kind: Move(may, do) for kind in (Paint, Gather, OfferSum, Pay, Rank, Plan, Lay, Fit, Travel, Finish)
    }

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        mix = Mix("means", (Item("coins", 5), Item("gems", 2, worth=3)), need=4)
        places = (Option("place:left", "left"), Option("place:right", "right"))
        fits = {"colour:red": ("place:left",), "colour:green": ("place:left", "place:right")}
        pieces = tuple(option for option in _colours("plan") if option.ok)
        turns = tuple(Option(f"turn:{n}", n, marks=("edge:bc",)) for n in (0, 2, 4))
        nodes = tuple(Option(f"node:{n}", n) for n in "abc")
        return [
            Pick(Paint, s, seat, ("red", "green"), "colour", COLOURS, _colour_option),
            OnePartOffer(Gather, s, seat, Some("colours", _colours("colours"), 1, 2), lambda v: [tuple(v)]),
            Range(OfferSum, s, seat, "amount", 2, 9),
            OnePartOffer(Pay, s, seat, mix, lambda v: (v.get("coins", 0), v.get("gems", 0))),
            OnePartOffer(Rank, s, seat, Order("colours", _colours("colours", False)), lambda v: [tuple(v)]),
            OnePartOffer(Plan, s, seat, Assign("plan", pieces, places, fits), lambda v: [_placement(v)]),
            OnePartOffer(Lay, s, seat, Turn("turn", "node:b", "track", turns), lambda v: [v]),
            ThreePartOffer(Fit, s, seat),
            OnePartOffer(Travel, s, seat, Route("ways", nodes, EDGES, 2, (("edge:ab",),)), _ways),
            Just(s, Finish(seat)),
        ]


def _placement(answer: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(f"{piece}={place}" for piece, place in sorted(answer.items()))


def _ways(answer: list[list[str]]) -> list[tuple[str, ...]]:
    return [tuple(edge for way in answer for edge in way)]


class DummyDrawing(Drawing[State]):
    """Three hexes with two edges between them."""

    def board(self, d: Scene[State]) -> Html:
        hexes = [
            el(
                "g",
                Html(f'<path class="bed" d="{hexagon(60 + 90 * i, 60, 30)}"/>'),
                cls="b-node",
                data_id=f"node:{n}",
            )
            for i, n in enumerate("abc")
        ]
        ways = [
            el(
                "g",
                Html(f'<path class="b-link" d="M{60 + 90 * i} 60H{150 + 90 * i}"/>'),
                cls="b-way",
                data_id=id,
            )
            for i, (id, _, _) in enumerate(EDGES)
        ]
        return picture(300, 120, join(ways + hexes), d.writer("game-name"))

    def option_icon(self, d: Scene[State], id: str) -> Html:
        vocabulary, _, value = id.partition(":")
        if vocabulary != "piece":
            return Html()
        return Html(f'<svg class="tile"><use href="#{value}"/></svg>')

    def player_area(self, d: Scene[State]) -> Html:
        return el("p", *(d.writer.thing("colour", c) for c in COLOURS))

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return PlayerRow(d.writer.num(len(d.view.done)))


DRAWING = DummyDrawing()


class Dummy(Game[State]):
    """The dummy game."""

    key = "dummy"
    revision = 1
    seats = range(1, 3)
    options = Options
    state = State
    language: ClassVar[Language] = Language(
        (Paint, Gather, OfferSum, Pay, Rank, Plan, Lay, Fit, Travel, Finish), (Did,)
    )
    rulebook: ClassVar[Rulebook] = Rulebook.read(Path(__file__).parent / "data" / "rules.toml")

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        s = State(options=options, chance=chance, players=list(range(seats)))
        s.steps.append(Trial(0))
        return s

    def result(self, s: State) -> list[Standing]:
        return ranking({seat: {"done": len(s.done)} for seat in s.players})

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        s = view.clone()
        s.chance = Chance(f"imagined {rng.random()}")
        return s

    def totals(self, s: State) -> dict[str, int]:
        return {}

    def balances(self, s: State) -> dict[str, int]:
        return {}

    def drawing(self) -> Drawing[State]:
        return DRAWING


GAME = Dummy()
