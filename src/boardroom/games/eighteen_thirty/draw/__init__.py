"""The drawing of 1830: pictures and short texts from a view; no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.core.actions import Action, Fact
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Aid, Chronicle, EffectRow, PlayerRow, Scene, TurnTrack
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.components import phases
from boardroom.games.eighteen_thirty.draw import (
    action_labels,
    aids,
    companies,
    effects,
    final,
    hints,
    labels,
    log,
    market,
    players,
    shares,
    supply,
)
from boardroom.games.eighteen_thirty.draw.charts import History
from boardroom.games.eighteen_thirty.draw.chips import chip, dot
from boardroom.games.eighteen_thirty.draw.cover import cover
from boardroom.games.eighteen_thirty.draw.map_sheet import board
from boardroom.games.eighteen_thirty.draw.routes import revenue_of
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.sale import PrivateSale
from boardroom.games.eighteen_thirty.state import State

OPENED = {
    "lay_track": "lay-tile", "place_station": "place-station", "run_trains": "run", "buy_trains": "buy-train",
    "dividends": "", "last_purchases": "buy-private", "place_home": "choose-home",
}  # fmt: skip


UNPAID = ("run", "sell-shares", "offer-private", "offer-to-company", "offer-train", "counter-offer")
"""Kinds of choice that do not spend the money of the company or player whose turn it is."""


class EighteenThirtyDrawing(Drawing[State]):
    """Draws the map, the market, the table of companies, trains and privates."""

    def cover(self) -> Html:
        return cover()

    def board(self, d: Scene[State]) -> Html:
        return board.board(d)

    def standalone_board(self, d: Scene[State]) -> Html:
        return board.map_svg(d)

    def side_panels(self, d: Scene[State]) -> list[Html]:
        s = d.view
        selling = bool(s.steps) and isinstance(s.steps[0], PrivateSale)
        heart = supply.sale(d) if selling else companies.panel(d)
        return [supply.panel(d), market.panel(d), heart]

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return players.player_row(d, seat)

    def final_parts(self, d: Scene[State]) -> Html:
        return final.parts(d)

    def hints(self, d: Scene[State]) -> Html:
        return hints.hints(d)

    def turn_track(self, d: Scene[State]) -> TurnTrack:
        s = d.view
        later = [phase for phase in phases() if phase > 1]
        at = later.index(s.phase) if s.phase in later else -1
        more = [(d.writer("draw-phase-word"), [d.writer.num(phase) for phase in later], at)]
        if s.round == 0:
            return TurnTrack(d.writer("draw-private-sale"), more=more)
        if not s.operating:
            return TurnTrack(d.writer("draw-stock-round", n=s.round), more=more)
        heading = d.writer("draw-operating-round", n=s.round, k=s.operating)
        now, done = companies.places(s)
        running = [c.id for c in companies.order(s) if c.floated]
        row = sorted(running, key=lambda name: 0 if name in done else 1 if name == now else 2)
        return TurnTrack(heading, [chip(name, small=True) for name in row], len(done) if now else -1, more)

    def setup_label(self, d: Scene[State]) -> Html:
        o = d.view.options
        return d.writer.row(d.writer.thing("option-map", o.map), d.writer.thing("option-profile", o.profile))

    def label(self, d: Scene[State], id: str, name: str) -> Html:
        found = labels.label(d, id, name)
        return found if found is not None else super().label(d, id, name)

    def option_icon(self, d: Scene[State], id: str) -> Html:
        return labels.icon_of(d, id)

    def detail(self, d: Scene[State], id: str) -> Html:
        return labels.detail(d, id)

    def budget(self, d: Scene[State], name: str) -> tuple[Html, int] | None:
        s = d.view
        if d.seat is None or name in UNPAID:
            return None
        turn = next((one for one in s.steps if isinstance(one, OperatingTurn)), None)
        if turn is not None:
            return d.writer("draw-treasury"), s.company(turn.company).cash
        return d.writer("draw-cash"), s.players[d.seat].cash

    def action_label(self, d: Scene[State], action: Action) -> Html:
        found = action_labels.action_label(d, action)
        return found if found is not None else super().action_label(d, action)

    def effects(self, d: Scene[State], action: Action) -> list[EffectRow]:
        if isinstance(action, effects.Work):
            return effects.changes(d, action)
        return shares.changes(d, action) if isinstance(action, shares.Deal) else []

    def confirm_key(self, d: Scene[State], action: Action) -> str | None:
        return action_labels.confirm_key(d, action)

    def initial_kind(self, d: Scene[State], kinds: Sequence[str]) -> str | None:
        """The main action of the step, since privates may be bought at any point of a turn (E-3.8)."""
        about = OPENED.get(d.view.steps[-1].key.partition(".")[2])
        if about == "" or about in kinds:
            return about
        if about == "buy-train" and "sell-shares" in kinds:
            return "sell-shares"  # the president must raise money for a train (E-6.24)
        # Prefer the step's own action over a purchase that can wait.
        return "" if about and list(kinds) == ["buy-private"] else super().initial_kind(d, kinds)

    def ends_with(self, d: Scene[State], kind: str) -> str | None:
        return "pass" if kind in ("buy-share", "par") else None

    def route_revenue(self, d: Scene[State], legs: Sequence[str]) -> int | None:
        return revenue_of(d, legs)

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        for at, fact in enumerate(facts):
            if isinstance(fact, told.TileLaid):
                found.add(f"laid:{fact.hex}")
            elif isinstance(fact, told.StationPlaced):
                found.add(f"station:{fact.company}:{fact.hex}")
            elif isinstance(fact, told.MarkerMoved):
                found.add(f"marker:{fact.company}")
            elif isinstance(fact, told.ShareBought | told.SharesSold):
                found.add(f"holding:{fact.seat}:{fact.company}")
            elif isinstance(fact, told.TrainsRun):
                found.add(f"run:{at}:{fact.company}:{' '.join(map(str, fact.runs))}")
        return frozenset(found)

    def is_logged(self, fact: Fact) -> bool:
        return super().is_logged(fact) and log.is_logged(fact)

    def group_for_log(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        return log.group(filter(self.is_logged, facts), heading)

    def log_line(self, writer: Writer, facts: tuple[Fact, ...]) -> Html:
        found = log.line(writer, facts)
        return found if found is not None else super().log_line(writer, facts)

    def is_heading(self, fact: Fact) -> bool:
        return isinstance(fact, told.StockRoundBegan | told.OperatingRoundBegan)

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        return writer.num(fact.round) if isinstance(fact, told.StockRoundBegan) else Html()

    def log_icon(self, fact: Fact) -> Html:
        company = fact.values().get("company")
        return dot(company) if isinstance(company, str) else Html()

    def clause_of(self, fact: Fact) -> str | None:
        return log.CLAUSES.get(type(fact)) or super().clause_of(fact)

    def aids(self, d: Scene[State]) -> Sequence[Aid]:
        return aids.aids(d)

    def chronicle(self, s: State) -> Chronicle:
        return History(s)


DRAWING = EighteenThirtyDrawing()
