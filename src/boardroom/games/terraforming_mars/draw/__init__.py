"""How Terraforming Mars looks: pictures and short words from a view; no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from boardroom.core.actions import Action, Fact, Paid, Shuffled
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Writer, el
from boardroom.drawing.scene import Aid, Chronicle, EffectRow, PlayerRow, Scene, TurnTrack
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.actions import Start
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES
from boardroom.games.terraforming_mars.draw import (
    action_labels,
    aids,
    board,
    cover,
    faces,
    goals,
    labels,
    log,
    players,
    trays,
)
from boardroom.games.terraforming_mars.draw.charts import Growth
from boardroom.games.terraforming_mars.draw.effects import changes
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.rounds import SOLO_GENERATIONS
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.turn import Turn

CLAUSES: dict[type[Fact], str] = {
    told.CorporationRevealed: "TM-6.7", told.CardsBought: "TM-7.3", told.CardPlayed: "TM-9.1",
    told.ProjectDone: "TM-10.1", told.MilestoneClaimed: "TM-11.1", told.AwardFunded: "TM-11.3",
    told.ActionUsed: "TM-8.3", told.TilePlaced: "TM-3.1", told.Produced: "TM-7.6", told.Passed: "TM-7.8",
    told.ParameterRaised: "TM-1.2",
}  # fmt: skip
QUIET = (Paid, Shuffled, told.TurnEnded, told.CardsDealt, told.RatingRaised)
PHASES = (Starting, Drafting | Researching, ())
PAID = ("play", "standard-project", "claim", "fund", "use")


class MarsDrawing(Drawing[State]):
    """The map with its parameters, cards, player boards, milestones and awards."""

    def cover(self) -> Html:
        return cover.cover()

    def board(self, d: Scene[State]) -> Html:
        return board.board(d)

    def side_panels(self, d: Scene[State]) -> list[Html]:
        # Players see the projects beside their hand.
        found = (goals.goals(d), goals.projects(d) if d.seat is None else Html())
        return [part for part in found if part]

    def player_area(self, d: Scene[State]) -> Html:
        if d.seat is None:
            return Html()
        p = d.view.players[d.seat]
        tray = el("div", trays.trays(d, p), cls="trays")
        if isinstance(d.view.steps[-1], Starting):
            return tray
        # No project can be carried out while cards are drafted and bought.
        projects = Html() if isinstance(d.view.steps[-1], Drafting | Researching) else goals.projects(d)
        return projects + tray + players.board(d, p)

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return players.player_row(d, seat)

    def seat_order(self, d: Scene[State]) -> Sequence[int]:
        s = d.view
        return s.order()

    def turn_track(self, d: Scene[State]) -> TurnTrack:
        s = d.view
        at = next((i for i, kinds in enumerate(PHASES) if any(isinstance(one, kinds) for one in s.steps)), 2)
        phases = [d.writer(f"draw-phase-{name}") for name in ("start", "research", "actions")]
        if s.generation > 1 or at > 0:
            phases, at = phases[1:], at - 1
        turn = next((one for one in s.steps if isinstance(one, Turn)), None)
        more = []
        if turn is not None and not s.over:
            steps = [d.writer.num(n) for n in (1, 2)]
            more.append((d.writer("draw-action"), steps, min(turn.taken, 1)))
        heading = d.writer("draw-generation", n=s.generation)
        if s.solo:
            heading = d.writer("draw-generation-of", n=s.generation, most=SOLO_GENERATIONS)
        return TurnTrack(heading, phases, at, more)

    def setup_label(self, d: Scene[State]) -> Html:
        o = d.view.options
        named = [("option-corporate-era", o.corporate_era or d.view.solo), ("option-draft", o.draft)]
        found = [d.writer(key) for key, on in named if on]
        return d.writer.row(*found, d.writer("draw-solo") if d.view.solo else Html())

    def label(self, d: Scene[State], id: str, name: str) -> Html:
        return labels.label(d, id) or super().label(d, id, name)

    def option_icon(self, d: Scene[State], id: str) -> Html:
        return labels.icon_of(d, id)

    def detail(self, d: Scene[State], id: str) -> Html:
        return labels.detail(d, id)

    def option_words(self, d: Scene[State], id: str) -> Html:
        return labels.words(d, id)

    def highlights(self, d: Scene[State], id: str) -> Sequence[str]:
        return labels.highlights(d, id)

    def amount_held(self, d: Scene[State], id: str) -> int | None:
        return (
            d.view.players[d.seat].stock[RESOURCES.index(id)]
            if id in RESOURCES and d.seat is not None
            else None
        )

    def budget(self, d: Scene[State], name: str) -> tuple[Html, int] | None:
        if d.seat is None or name not in PAID:
            return None
        return d.writer.thing("resource", "mc"), d.view.players[d.seat].stock[MC]

    def action_label(self, d: Scene[State], action: Action) -> Html:
        found = action_labels.action_label(d, action)
        return found if found is not None else super().action_label(d, action)

    def effects(self, d: Scene[State], action: Action) -> list[EffectRow]:
        return changes(d, action)

    def effects_so_far(self, d: Scene[State], kind: str, chosen: Mapping[str, object]) -> list[EffectRow]:
        corporation = chosen.get("corporation")
        if kind != Start.key or not isinstance(corporation, str) or d.seat is None:
            return []
        return changes(d, Start(d.seat, corporation, ()))

    def confirm_key(self, d: Scene[State], action: Action) -> str | None:
        return action_labels.confirm_key(d, action)

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        for fact in facts:
            if isinstance(fact, told.TilePlaced | told.HexClaimed):
                found.add(f"hex:{fact.hex}")
            elif isinstance(fact, told.ParameterRaised):
                found.add(f"parameter:{fact.parameter}")
            elif isinstance(fact, told.CardPlayed):
                found.add(f"card:{fact.card:03d}")
            elif isinstance(fact, told.MilestoneClaimed):
                found.add(f"milestone:{fact.milestone}")
            elif isinstance(fact, told.AwardFunded):
                found.add(f"award:{fact.award}")
        return frozenset(found)

    def is_logged(self, fact: Fact) -> bool:
        return not isinstance(fact, QUIET)

    def group_for_log(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        return log.group(facts)

    def log_line(self, writer: Writer, facts: tuple[Fact, ...]) -> Html:
        return log.log_line(writer, facts)

    def is_heading(self, fact: Fact) -> bool:
        return isinstance(fact, told.GenerationBegan)

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        return writer.num(fact.generation) if isinstance(fact, told.GenerationBegan) else Html()

    def clause_of(self, fact: Fact) -> str | None:
        return CLAUSES.get(type(fact)) or super().clause_of(fact)

    def aids(self, d: Scene[State]) -> Sequence[Aid]:
        return aids.aids(d)

    def face_of_fact(self, fact: Fact) -> str | None:
        return log.face_of(fact)

    def face(self, d: Scene[State], id: str) -> Html:
        return trays.own_card(d, id) or faces.face(d, id)

    def sheet(self, d: Scene[State], seat: int) -> Html:
        return players.sheet(d, d.view.players[seat])

    def chronicle(self, s: State) -> Chronicle:
        return Growth(s)


DRAWING = MarsDrawing()
