"""How Mombasa is drawn: pictures and short words made from a view. No rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.core.actions import Action, Fact
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Aid, Chronicle, EffectRow, PlayerRow, Scene, TurnTrack
from boardroom.games.mombasa import facts as happened
from boardroom.games.mombasa.actions import Attach, EndPhase, GiveUp, MoveInk, Plan, Stop, TakeFirst
from boardroom.games.mombasa.draw import aids, board, displays, effects, hints, log, players
from boardroom.games.mombasa.draw.charts import Growth
from boardroom.games.mombasa.draw.cover import cover
from boardroom.games.mombasa.draw.pieces import icon_of
from boardroom.games.mombasa.draw.reach import marks
from boardroom.games.mombasa.planning import Planning, plannable
from boardroom.games.mombasa.player_board.ink_jar import reach
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
    happened.RoundBegan: "M-3.1", happened.ShareValues: "M-1.4", happened.Scored: "M-15.2",
}  # fmt: skip
"""The clause that a line of the log links to."""


SLIPS: dict[type[Action], str] = {GiveUp: "draw-slip-steps", Stop: "draw-slip-stop"}
"""Actions that always lose what could be used."""


class MombasaDrawing(Drawing[State]):
    """Map, camps and tracks; displays beside them; the viewer's board below."""

    def cover(self) -> Html:
        return cover()

    def board(self, d: Scene[State]) -> Html:
        return board.board(d)

    def side_panels(self, d: Scene[State]) -> list[Html]:
        return [displays.cards(d), displays.books(d), displays.spaces(d)]

    def player_area(self, d: Scene[State]) -> Html:
        return players.player_area(d)

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return players.player_row(d, seat)

    def seat_order(self, d: Scene[State]) -> Sequence[int]:
        s = d.view
        n = len(s.players)
        return [(s.first + i) % n for i in range(n)]

    def turn_track(self, d: Scene[State]) -> TurnTrack:
        s = d.view
        phases = [d.writer("draw-planning"), d.writer("draw-actions")]
        rounds = [d.writer.num(n) for n in range(1, s.pack.rounds + 1)]
        at = 2 if s.over else int(not any(isinstance(frame, Planning) for frame in s.steps))
        if isinstance(s.steps[-1], ChoosingTiles | LayingOut):
            at = -1  # the first round has not begun
        return TurnTrack(Html(), phases, at, [(d.writer("draw-rounds"), rounds, s.round - 1)])

    def aids(self, d: Scene[State]) -> Sequence[Aid]:
        return aids.aids(d)

    def setup_label(self, d: Scene[State]) -> Html:
        return d.writer.thing("option-setup", d.view.options.setup)

    def label(self, d: Scene[State], id: str, name: str) -> Html:
        found = labels.label(d.view, id, d.writer.texts)
        return d.writer.plain(found) if found is not None else super().label(d, id, name)

    def detail(self, d: Scene[State], id: str) -> Html:
        return hints.detail(d, id)

    def kind_icons(self, d: Scene[State], kind: str) -> Html:
        return hints.kind_icons(d, kind)

    def hints(self, d: Scene[State]) -> Html:
        return hints.hints(d)

    def action_label(self, d: Scene[State], action: Action) -> Html:
        found = labels.deed(d.view, action, d.writer.texts)
        return d.writer.plain(found) if found is not None else super().action_label(d, action)

    def effects(self, d: Scene[State], action: Action) -> list[EffectRow]:
        return effects.rows(d, action)

    def option_icon(self, d: Scene[State], id: str) -> Html:
        return icon_of(d, id)

    def budget(self, d: Scene[State], name: str) -> tuple[Html, int] | None:
        return hints.budget(d, name)

    def initial_kind(self, d: Scene[State], kinds: Sequence[str]) -> str | None:
        """The step's own action; attaching the goods tile can wait, on turn and off turn (M-12.2)."""
        own = [kind for kind in kinds if kind != Attach.key]
        return "" if kinds and not own else super().initial_kind(d, own)

    def confirm_key(self, d: Scene[State], action: Action) -> str | None:
        """Ending the phase with something unused or for an empty column, or giving up what could be used."""
        if isinstance(action, EndPhase):
            return hints.slip_at_the_end(d.view, action)
        if isinstance(action, Plan):
            return "draw-slip-plan" if _could_lay_more(d.view, action) else None
        if isinstance(action, TakeFirst):
            return "draw-slip-first" if d.view.next_first == action.seat else None
        if isinstance(action, MoveInk):
            return "draw-slip-ink" if not action.n and reach(d.view, action.seat) else None
        return SLIPS.get(type(action))

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        for fact in facts:
            if isinstance(fact, happened.CardShown):
                found.add(f"card:{fact.card.id}")
            elif isinstance(fact, happened.BookShown):
                found.add(f"book:{fact.book.id}")
            elif isinstance(fact, happened.Entered):
                found.add(f"post:{fact.region}")
        return frozenset(found)

    def clause_of(self, fact: Fact) -> str | None:
        return super().clause_of(fact) or CITED.get(type(fact))

    def group_for_log(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        return log.group([fact for fact in facts if self.is_logged(fact)])

    def log_line(self, writer: Writer, facts: tuple[Fact, ...]) -> Html:
        return log.log_line(writer, facts)

    def is_heading(self, fact: Fact) -> bool:
        return isinstance(fact, happened.RoundBegan)

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        return writer.num(fact.round) if isinstance(fact, happened.RoundBegan) else Html()

    def face_of_fact(self, fact: Fact) -> str | None:
        return log.face_of(fact)

    def face(self, d: Scene[State], id: str) -> Html:
        return displays.face(d, id)

    def sheet(self, d: Scene[State], seat: int) -> Html:
        return players.sheet(d, d.view.players[seat])

    def highlights(self, d: Scene[State], id: str) -> Sequence[str]:
        return hints.highlights(d, id)

    def marks(self, d: Scene[State], action: Action) -> Sequence[str]:
        return marks(d.view, action)

    def chronicle(self, s: State) -> Chronicle:
        return Growth(s)


def _could_lay_more(s: State, plan: Plan) -> bool:
    """Whether a slot stays empty though a card could be laid there."""
    player = s.players[plan.seat]
    laid = sum(1 for card in plan.cards if card)
    return laid < min(len(open_slots(s.pack, player)), len(plannable(s.pack, player)))


DRAWING = MombasaDrawing()
