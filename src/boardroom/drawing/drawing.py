"""The base class of a game's drawing: board, panels, labels and log, all as HTML from a view.

A game overrides what it needs; every method has a plain default.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Generic

from boardroom.core.actions import Action, Fact
from boardroom.core.game import Game
from boardroom.core.parts import Option
from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, el
from boardroom.drawing.log import LogDrawing
from boardroom.drawing.scene import Aid, Chronicle, EffectRow, PlayerRow, S, Scene, Series, TurnTrack
from boardroom.drawing.svg import standalone


class Drawing(LogDrawing, Generic[S]):
    """The pictures and labels of one game. The base class draws only names."""

    def cover(self) -> Html:
        """A small picture of the game for the lobby, without words.

        Where the package holds it ready as `cover.svg`, the lobby shows that file.
        """
        return Html()

    def board(self, d: Scene[S]) -> Html:
        """The board as SVG, with `data-id` on everything that can be chosen."""
        return Html()

    def standalone_board(self, d: Scene[S]) -> Html:
        """The board for an SVG file, without elements that only a page needs."""
        return self.board(d)

    def side_panels(self, d: Scene[S]) -> list[Html]:
        """More panels beside the board, such as markets."""
        return []

    def is_side_first(self, d: Scene[S]) -> bool:
        """Whether a narrow page shows the side panels before the board."""
        return False

    def player_area(self, d: Scene[S]) -> Html:
        """The viewer's own components."""
        return Html()

    def hints(self, d: Scene[S]) -> Html:
        """Information for the decision, shown below the prompt."""
        return Html()

    def player_row(self, d: Scene[S], seat: int) -> PlayerRow:
        """A player's row in the list of players."""
        return PlayerRow()

    def final_parts(self, d: Scene[S]) -> Html:
        """What the final scores consist of, below the final table."""
        return Html()

    def seat_order(self, d: Scene[S]) -> Sequence[int]:
        """The seats in the order of the list; empty for the usual order."""
        return ()

    def standings_note(self, d: Scene[S]) -> Html:
        """A note above the list of players, such as how near the end of the game is."""
        return Html()

    def turn_track(self, d: Scene[S]) -> TurnTrack:
        """Round, phase and step."""
        return TurnTrack()

    def aids(self, d: Scene[S]) -> Sequence[Aid]:
        """The player aids, which a key opens at the table; by default the phases of the turn track."""
        track = self.turn_track(d)
        rows = (
            el("li", phase, aria_current="step" if at == track.at else None)
            for at, phase in enumerate(track.phases)
        )
        return (
            [Aid(track.heading or d.writer("ui-turn-order"), el("ol", *rows, cls="play"))]
            if track.phases
            else []
        )

    def setup_label(self, d: Scene[S]) -> Html:
        """Edition and map for the top bar."""
        return Html()

    def label(self, d: Scene[S], id: str, name: str) -> Html:
        """The label of an option by its id; `name` is that of its part."""
        vocabulary, colon, value = id.partition(":")
        if not colon:
            return d.writer.thing(name, id)
        return d.writer.thing(vocabulary, int(value) if value.isascii() and value.isdecimal() else value)

    def option_icon(self, d: Scene[S], id: str) -> Html:
        """An icon beside the label of an option."""
        return Html()

    def costs(self, d: Scene[S], option: Option) -> list[tuple[Html, int]]:
        """The components of an option's price with their labels, without those that are zero."""
        known = option.costs
        return [(d.writer.thing("cost", key), n) for key, n in known if n or len(known) == 1]

    def detail(self, d: Scene[S], id: str) -> Html:
        """Icons with the main properties of an option, beside its label."""
        return Html()

    def option_words(self, d: Scene[S], id: str) -> Html:
        """What the icons of an option mean, for screen readers."""
        return Html()

    def highlights(self, d: Scene[S], id: str) -> Sequence[str]:
        """The ids of further elements to highlight while the pointer is on an option."""
        return ()

    def kind_icons(self, d: Scene[S], kind: str) -> Html:
        """Icons beside the name of a kind of action."""
        return Html()

    def amount_held(self, d: Scene[S], id: str) -> int | None:
        """How much the viewer has of a means of payment."""
        return None

    def budget(self, d: Scene[S], name: str) -> tuple[Html, int] | None:
        """The label and amount of what the viewer pays a price with."""
        return None

    def action_label(self, d: Scene[S], action: Action) -> Html:
        """The label of an action on a button."""
        return d.writer.sentence(action, "action-")

    def confirm_key(self, d: Scene[S], action: Action) -> str | None:
        """The text key of a request to confirm a costly action, or None."""
        return None

    def effects(self, d: Scene[S], action: Action) -> list[EffectRow]:
        """The changes that an action would make, computed without playing it."""
        return []

    def marks(self, d: Scene[S], action: Action) -> Sequence[str]:
        """The ids of elements that an action being composed brings into reach, marked on the board."""
        return ()

    def effects_so_far(self, d: Scene[S], kind: str, chosen: Mapping[str, object]) -> list[EffectRow]:
        """The changes that the first answers of a form make, while later parts are open."""
        return []

    def initial_kind(self, d: Scene[S], kinds: Sequence[str]) -> str | None:
        """The kind of action whose form is open at first: the main one of the step, if any.

        An empty string keeps all forms closed, because the main action of the step needs none.
        """
        return kinds[0] if len(kinds) == 1 else None

    def ends_with(self, d: Scene[S], kind: str) -> str | None:
        """The kind of action that ends the turn after this one, if the two are usually made together."""
        return None

    def route_revenue(self, d: Scene[S], legs: Sequence[str]) -> int | None:
        """The revenue of a route drawn by the player, by the ids of its edges; None if unknown."""
        return None

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        """The ids of the elements that these facts changed."""
        return frozenset()

    def face_of_fact(self, fact: Fact) -> str | None:
        """The id of the card or piece that a line of the log names, if it has a face."""
        return None

    def face(self, d: Scene[S], id: str) -> Html:
        """A card or piece as large as on the table; empty for an unknown id."""
        return Html()

    def sheet(self, d: Scene[S], seat: int) -> Html:
        """All that a player has, which a button in the list of players may open."""
        return Html()

    def chronicle(self, s: S) -> Chronicle:
        """A new chronicle for a game with this view, which has heard nothing yet."""
        return Chronicle()

    def charts(self, d: Scene[S], facts: Iterable[Fact]) -> list[Series]:
        """The series of numbers by round that these facts make."""
        chronicle = self.chronicle(d.view)
        for fact in facts:
            chronicle.hear(fact)
        return chronicle.series(d.writer, d.view)


@cache
def drawing_of(game: Game[S]) -> Drawing[S]:
    """The drawing that a game declares, or a plain one."""
    declared = game.drawing()
    return declared if isinstance(declared, Drawing) else Drawing()


def board_svg(game: Game[S], view: S, texts: Texts, dark: bool = False) -> str:
    """The board as an SVG file that includes its styles."""
    writer = Writer(texts)
    board = drawing_of(game).standalone_board(Scene(view, writer))
    return standalone(board, writer("game-name"), dark, game.style_sheet)
