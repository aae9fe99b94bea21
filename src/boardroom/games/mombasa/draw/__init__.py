"""Mombasa as it is shown: pictures and short words from a view; no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from boardroom.core.actions import Action, Fact
from boardroom.core.texts import Texts
from boardroom.drawing.drawing import Drawing, Line, Scene, Series, Track
from boardroom.drawing.html import Writer
from boardroom.drawing.svg import standalone
from boardroom.games.mombasa import facts as happened
from boardroom.games.mombasa.actions import EndPhase, GiveUp, Plan
from boardroom.games.mombasa.draw import board as _board
from boardroom.games.mombasa.draw import displays, effects, hints, log, players
from boardroom.games.mombasa.draw.charts import growth
from boardroom.games.mombasa.draw.cover import cover
from boardroom.games.mombasa.draw.pieces import face
from boardroom.games.mombasa.planning import Planning, plannable
from boardroom.games.mombasa.setup import ChoosingTiles, LayingOut
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels
from boardroom.games.mombasa.turn import open_slots

CITED: dict[type[Fact], str] = {
    happened.TrackLaid: "M-2.2", happened.FirstPlayerFound: "M-2.10", happened.TileChosen: "M-2.11",
    happened.TileShown: "M-2.11", happened.CardsRested: "M-2.12", happened.Planned: "M-4.1",
    happened.PlanShown: "M-4.5", happened.GoodsUsed: "M-6.1", happened.CardTaken: "M-6.2",
    happened.Stepped: "M-6.3", happened.SpecialReached: "M-16.4", happened.StepsLost: "M-16.3",
    happened.ExpansionBegan: "M-7.1", happened.Entered: "M-7.4", happened.PointsLost: "M-7.6",
    happened.RegionsRewarded: "M-7.12", happened.PostReturned: "M-7.8", happened.BookTaken: "M-8.2",
    happened.PointsPaid: "M-8.2", happened.BookPlaced: "M-8.5", happened.BookLost: "M-8.5",
    happened.BookShown: "M-8.8", happened.BookkeeperUsed: "M-9.6", happened.BookTurned: "M-9.1",
    happened.InkMoved: "M-9.2", happened.BookRewarded: "M-9.5", happened.MerchantUsed: "M-10.1",
    happened.DiamondsMoved: "M-20.7", happened.MarkerPlaced: "M-11.1", happened.CardSold: "M-11.4",
    happened.MajorityTaken: "M-11.6", happened.TileAttached: "M-12.2", happened.PhaseEnded: "M-13.2",
    happened.TileGiven: "M-14.3", happened.CardDiscarded: "M-14.2", happened.CardShown: "M-14.2",
    happened.RoundBegan: "M-3.1", happened.Scored: "M-15.2",
}  # fmt: skip
"""The clause that a line of the log links to."""


class MombasaDrawing(Drawing):
    """Map, camps and tracks; displays beside them; the reader's board below."""

    def cover(self, ink: Writer) -> str:
        return cover()

    def board(self, d: Scene) -> str:
        return _board.board(d)

    def side(self, d: Scene) -> list[str]:
        return [displays.cards(d), displays.books(d), displays.spaces(d)]

    def own(self, d: Scene) -> str:
        return players.own(d)

    def player(self, d: Scene, seat: int) -> Line:
        return players.line(d, seat)

    def order(self, d: Scene) -> Sequence[int]:
        s: State = d.view
        n = len(s.players)
        return [(s.first + i) % n for i in range(n)]

    def track(self, d: Scene) -> Track:
        s: State = d.view
        phases = [d.ink("draw-planning"), d.ink("draw-actions")]
        rounds = [d.ink.num(n) for n in range(1, s.pack.rounds + 1)]
        at = 2 if s.over else int(not any(isinstance(frame, Planning) for frame in s.steps))
        if isinstance(s.steps[-1], ChoosingTiles | LayingOut):
            at = -1  # the first round has not begun
        return Track("", phases, at, [(d.ink("draw-rounds"), rounds, s.round - 1)])

    def setting(self, d: Scene) -> str:
        return d.ink.thing("option-setup", d.view.options.setup)

    def label(self, d: Scene, id: str, name: str) -> str:
        found = labels.label(d.view, id, d.ink.texts)
        return d.ink.plain(found) if found is not None else super().label(d, id, name)

    def detail(self, d: Scene, id: str) -> str:
        return hints.detail(d, id)

    def kind(self, d: Scene, kind: str) -> str:
        return hints.kind(d, kind)

    def beside(self, d: Scene) -> str:
        return hints.beside(d)

    def deed(self, d: Scene, action: Action) -> str:
        found = labels.deed(d.view, action, d.ink.texts)
        return d.ink.plain(found) if found is not None else super().deed(d, action)

    def effect(self, d: Scene, action: Action) -> list[tuple[str, str, str]]:
        return effects.effect(d, action)

    def face(self, d: Scene, id: str) -> str:
        return face(d, id)

    def means(self, d: Scene, name: str) -> tuple[str, int] | None:
        return hints.means(d, name)

    def slip(self, d: Scene, action: Action) -> str | None:
        """Ending the phase with cards still face up, or giving up what could be used."""
        if isinstance(action, EndPhase):
            me = d.view.players[action.seat]
            open_cards = any(card and not me.down >> slot & 1 for slot, card in enumerate(me.area))
            return "draw-slip-end" if open_cards else None
        if isinstance(action, Plan):
            return "draw-slip-plan" if _could_lay_more(d.view, action) else None
        return "draw-slip-steps" if isinstance(action, GiveUp) else None

    def fresh(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        for fact in facts:
            if isinstance(fact, happened.CardShown):
                found.add(f"card:{fact.card.id}")
            elif isinstance(fact, happened.BookShown):
                found.add(f"book:{fact.book.id}")
            elif isinstance(fact, happened.Entered):
                found.add(f"post:{fact.region}")
        return frozenset(found)

    def cited(self, fact: Fact) -> str | None:
        return getattr(fact, "clause", None) or CITED.get(type(fact))

    def gathered(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        return log.gathered([fact for fact in facts if self.told(fact)])

    def line(self, ink: Writer, facts: tuple[Fact, ...]) -> str:
        return log.line(ink, facts)

    def heads(self, fact: Fact) -> bool:
        return isinstance(fact, happened.RoundBegan)

    def mark(self, ink: Writer, fact: Fact) -> str:
        return ink.num(fact.round) if isinstance(fact, happened.RoundBegan) else ""

    def charts(self, d: Scene, facts: Iterable[Fact]) -> list[Series]:
        return growth(d, facts)


def _could_lay_more(s: State, plan: Plan) -> bool:
    """Whether a slot stays empty though a card could be laid there."""
    player = s.players[plan.seat]
    laid = sum(1 for card in plan.cards if card)
    return laid < min(len(open_slots(s.pack, player)), len(plannable(s.pack, player)))


STYLES = Path(__file__).parents[1] / "game.css"
DRAWING = MombasaDrawing()


def board_svg(view: State, texts: Texts, dark: bool = False) -> str:
    """The map as a file of its own, with its style inside."""
    ink = Writer(texts)
    return standalone(_board.board(Scene(view, ink)), ink("game-name"), dark, STYLES)
