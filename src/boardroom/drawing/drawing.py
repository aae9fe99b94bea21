"""What a game draws: the `Drawing` it declares is asked for these, and none of it in JavaScript.

A game may leave any of it out; `Drawing` then shows the plain thing. Everything is drawn from a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Generic

from boardroom.core.actions import Action, Fact, Paid, Shuffled
from boardroom.core.game import Game
from boardroom.core.parts import Option
from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import EffectRow, PlayerRow, S, Scene, Series, TurnTrack
from boardroom.drawing.svg import standalone


class Drawing(Generic[S]):
    """The pictures and short words of one game; the base draws nothing but names."""

    def cover(self, writer: Writer) -> Html:
        """A small picture of the game for the lobby."""
        return Html()

    def board(self, d: Scene[S]) -> Html:
        """The board as SVG, `data-id` on everything that can be chosen."""
        return Html()

    def standalone_board(self, d: Scene[S]) -> Html:
        """The board for a file of its own, without what belongs to a page alone."""
        return self.board(d)

    def side_panels(self, d: Scene[S]) -> list[Html]:
        """Further panels beside the board, such as markets."""
        return []

    def is_side_first(self, d: Scene[S]) -> bool:
        """Whether those panels matter more than the board now: a narrow page then shows them first."""
        return False

    def player_area(self, d: Scene[S]) -> Html:
        """The reader's own things."""
        return Html()

    def hints(self, d: Scene[S]) -> Html:
        """What helps to decide, under the question."""
        return Html()

    def player_row(self, d: Scene[S], seat: int) -> PlayerRow:
        """A player's line in the list."""
        return PlayerRow()

    def seat_order(self, d: Scene[S]) -> Sequence[int]:
        """The seats in the order to list them."""
        return ()

    def standings_note(self, d: Scene[S]) -> Html:
        """What the players' numbers lead to, such as the end of the game, above their list."""
        return Html()

    def turn_track(self, d: Scene[S]) -> TurnTrack:
        """Round, phase and step."""
        return TurnTrack()

    def setup_label(self, d: Scene[S]) -> Html:
        """Edition and map in a few words, for the top bar."""
        return Html()

    def label(self, d: Scene[S], id: str, name: str) -> Html:
        """What an option's id is called; `name` is the part it belongs to."""
        vocabulary, colon, value = id.partition(":")
        if not colon:
            return d.writer.thing(name, id)
        return d.writer.thing(vocabulary, int(value) if value.isascii() and value.isdecimal() else value)

    def option_icon(self, d: Scene[S], id: str) -> Html:
        """A small picture of an option beside its name, if there is one."""
        return Html()

    def costs(self, d: Scene[S], option: Option) -> list[tuple[Html, int]]:
        """The parts of an option's price with their words; a part of nothing is left out."""
        known = option.costs
        return [(d.writer.thing("cost", key), n) for key, n in known if n or len(known) == 1]

    def detail(self, d: Scene[S], id: str) -> Html:
        """What matters about an option besides its name, in signs."""
        return Html()

    def highlights(self, d: Scene[S], id: str) -> Sequence[str]:
        """The ids of drawn things that light up while an option is looked at, besides its own."""
        return ()

    def kind_icons(self, d: Scene[S], kind: str) -> Html:
        """What a kind of action works with, in signs beside its words."""
        return Html()

    def amount_held(self, d: Scene[S], id: str) -> int | None:
        """How much the reader has of what a payment is made with."""
        return None

    def budget(self, d: Scene[S], name: str) -> tuple[Html, int] | None:
        """What a price is paid with: the word for it and how much the reader has."""
        return None

    def action_label(self, d: Scene[S], action: Action) -> Html:
        """An action as words on a button."""
        return d.writer.sentence(action, "action-")

    def confirm_key(self, d: Scene[S], action: Action) -> str | None:
        """A text key that asks whether this costly action is meant, or None."""
        return None

    def effects(self, d: Scene[S], action: Action) -> list[EffectRow]:
        """What the action changes; nothing is played to know it."""
        return []

    def initial_kind(self, d: Scene[S], kinds: Sequence[str]) -> str | None:
        """Which kind of action stands open at first: the one the step is about, if any.

        An empty word says that the step is about what acts at once, so that nothing stands open.
        """
        return kinds[0] if len(kinds) == 1 else None

    def route_revenue(self, d: Scene[S], legs: Sequence[str]) -> int | None:
        """What a route drawn by hand brings, by the ids of its edges; None if that is not known."""
        return None

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        """The ids of what these facts changed."""
        return frozenset()

    def is_logged(self, fact: Fact) -> bool:
        """Whether a fact is worth a line in the log."""
        return not isinstance(fact, Paid | Shuffled)

    def group_for_log(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        """What one row tells, as lines of the log; `heading` is the fact that opened the round."""
        return [(fact,) for fact in facts if self.is_logged(fact)]

    def log_line(self, writer: Writer, facts: tuple[Fact, ...]) -> Html:
        """A line of the log: the first of its facts in words, and what the game adds of the others."""
        return writer.sentence(facts[0])

    def is_heading(self, fact: Fact) -> bool:
        """Whether a fact opens a round: it becomes a heading of the log and a mark on the slider."""
        return False

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        """The number or short word of a round that a fact opens, below its mark on the slider."""
        return Html()

    def log_icon(self, fact: Fact) -> Html:
        """A small sign for a line of the log that no seat is the subject of."""
        return Html()

    def clause_of(self, fact: Fact) -> str | None:
        """The clause a line of the log links to."""
        return fact.cited_clause

    def charts(self, d: Scene[S], facts: Iterable[Fact]) -> list[Series]:
        """Numbers by round, worked out from the facts."""
        return []


@cache
def drawing_of(game: Game[S]) -> Drawing[S]:
    """The drawing that a game declares, or a plain one."""
    declared = game.drawing()
    return declared if isinstance(declared, Drawing) else Drawing()


def board_svg(game: Game[S], view: S, texts: Texts, dark: bool = False) -> str:
    """The board as an SVG file of its own, with the styles of its game inside."""
    writer = Writer(texts)
    board = drawing_of(game).standalone_board(Scene(view, writer))
    return standalone(board, writer("game-name"), dark, game.style_sheet)
