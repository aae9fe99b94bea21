"""The drawing of Power Grid: pictures and short texts from a view; no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.core.actions import Action, Fact
from boardroom.core.parts import Option
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Writer, icon
from boardroom.drawing.scene import Aid, Chronicle, EffectRow, PlayerRow, Scene, TurnTrack
from boardroom.games.power_grid.actions import Build, BuyFuel
from boardroom.games.power_grid.auction import Auction, AuctionPhase
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.draw import (
    aids,
    board,
    charts,
    cover,
    effects,
    hints,
    labels,
    markets,
    player_area,
    players,
)
from boardroom.games.power_grid.facts import (
    AuctionOpened,
    BidRaised,
    CityConnected,
    DroppedOut,
    FuelBought,
    FuelLost,
    IncomePaid,
    MarketRefilled,
    OrderChanged,
    PlantBought,
    PlantDrawn,
    PlantRemoved,
    PlantScrapped,
    PlantsRun,
    PlantTucked,
    RegionChosen,
    RoundBegan,
    StepBegan,
    StepCardDrawn,
)
from boardroom.games.power_grid.fuel import FuelPhase
from boardroom.games.power_grid.plants import FUELS, PLANTS
from boardroom.games.power_grid.plants.scrapping import Scrapping
from boardroom.games.power_grid.state import State

CLAUSES: dict[type[Fact], str] = {
    AuctionOpened: "PG-4.2", BidRaised: "PG-4.3", PlantBought: "PG-4.4", FuelBought: "PG-5.1",
    CityConnected: "PG-6.3", PlantsRun: "PG-7.1", IncomePaid: "PG-7.2", MarketRefilled: "PG-7.3",
    OrderChanged: "PG-3.3", RegionChosen: "PG-2.1", DroppedOut: "PG-4.15", PlantScrapped: "PG-4.9",
    FuelLost: "PG-4.10", PlantTucked: "PG-7.4",
}  # fmt: skip
ICONS_BY_FACT: dict[type[Fact], str] = {
    PlantDrawn: "stack", StepCardDrawn: "stack", PlantTucked: "stack", PlantRemoved: "close",
    MarketRefilled: "coal", StepBegan: "chart", OrderChanged: "log",
}  # fmt: skip
"""Icons of the log lines whose subject is no player."""


class PowerGridDrawing(Drawing[State]):
    """Draws the map, the two markets and the players' possessions."""

    def cover(self) -> Html:
        return cover.cover()

    def board(self, d: Scene[State]) -> Html:
        return board.board(d)

    def side_panels(self, d: Scene[State]) -> list[Html]:
        return [markets.plants(d), markets.resources(d)]

    def player_area(self, d: Scene[State]) -> Html:
        return players.player_area(d)

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return players.player_row(d, seat)

    def seat_order(self, d: Scene[State]) -> Sequence[int]:
        s = d.view
        return s.order

    def standings_note(self, d: Scene[State]) -> Html:
        s = d.view
        if s.over:
            return Html()
        end = end_cities(s)
        if s.step > 1 or s.options.first_game:
            return d.writer("draw-end-at", end=end)
        return d.writer("draw-step-2-at", cities=s.count.step_2_cities, end=end)

    def turn_track(self, d: Scene[State]) -> TurnTrack:
        s = d.view
        phases = [d.writer(f"draw-phase-{n}") for n in range(1, 6)]
        steps = [d.writer.num(n) for n in (1, 2, 3)]
        # Regions are chosen before the first round.
        round = d.writer("draw-round", n=s.round) if s.round else d.writer("draw-set-up")
        return TurnTrack(round, phases, s.phase - 1, [(d.writer("draw-step"), steps, s.step - 1)])

    def aids(self, d: Scene[State]) -> Sequence[Aid]:
        return aids.aids(d)

    def setup_label(self, d: Scene[State]) -> Html:
        o = d.view.options
        return d.writer.row(d.writer.thing("map", o.map), d.writer.thing("option-edition", o.edition))

    def label(self, d: Scene[State], id: str, name: str) -> Html:
        found = labels.label(d, id)
        return found if found is not None else super().label(d, id, name)

    def option_icon(self, d: Scene[State], id: str) -> Html:
        return labels.icon_of(id)

    def costs(self, d: Scene[State], option: Option) -> list[tuple[Html, int]]:
        if not option.id.startswith("city:"):
            return super().costs(d, option)
        taken = sum(option.value in player.cities for player in d.view.players)
        house = d.writer("draw-nth-house", n=taken + 1), option.costs[0][1]
        return [house, *(board.link_label(d, mark) for mark in option.marks)]

    def hints(self, d: Scene[State]) -> Html:
        return hints.hints(d)

    def detail(self, d: Scene[State], id: str) -> Html:
        return labels.detail(d, id)

    def option_words(self, d: Scene[State], id: str) -> Html:
        return labels.words(d, id)

    def budget(self, d: Scene[State], name: str) -> tuple[Html, int] | None:
        if d.seat is None or name == "run":
            return None
        return d.writer("draw-money"), d.view.players[d.seat].cash

    def action_label(self, d: Scene[State], action: Action) -> Html:
        if isinstance(action, Build | BuyFuel):
            return effects.action_label(d, action)
        return super().action_label(d, action)

    def effects(self, d: Scene[State], action: Action) -> list[EffectRow]:
        return effects.rows(d, action)

    def confirm_key(self, d: Scene[State], action: Action) -> str | None:
        return hints.confirm_key(d, action)

    def changed_ids(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        gone = dict.fromkeys(FUELS, 0)
        for fact in facts:
            if isinstance(fact, CityConnected):
                found.add(f"house:{fact.seat}:{fact.city}")
            elif isinstance(fact, PlantDrawn):
                found.add(f"plant:{fact.plant}")
            elif isinstance(fact, FuelBought):
                gone = {fuel: gone[fuel] + n for fuel, n in zip(FUELS, fact.basket, strict=True)}
            elif isinstance(fact, MarketRefilled):
                gone = dict.fromkeys(FUELS, 0)
        return frozenset(found | {f"gone:{fuel}:{n}" for fuel, n in gone.items() if n})

    def is_side_first(self, d: Scene[State]) -> bool:
        """Auctions and purchases need the markets rather than the map."""
        return isinstance(d.view.steps[-1], AuctionPhase | Auction | Scrapping | FuelPhase)

    def log_icon(self, fact: Fact) -> Html:
        name = ICONS_BY_FACT.get(type(fact))
        return icon(name, "nobody") if name else Html()

    def is_heading(self, fact: Fact) -> bool:
        return isinstance(fact, RoundBegan)

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        return writer.num(fact.round) if isinstance(fact, RoundBegan) else Html()

    def clause_of(self, fact: Fact) -> str | None:
        if isinstance(fact, StepBegan):
            return "PG-9.1" if fact.step == 2 else "PG-10.6"
        return CLAUSES.get(type(fact)) or super().clause_of(fact)

    def face_of_fact(self, fact: Fact) -> str | None:
        plant = getattr(fact, "plant", None)
        return f"plant:{plant}" if plant in PLANTS and not isinstance(fact, BidRaised | DroppedOut) else None

    def face(self, d: Scene[State], id: str) -> Html:
        return markets.face(d, id)

    def sheet(self, d: Scene[State], seat: int) -> Html:
        return player_area.sheet(d, d.view.players[seat])

    def chronicle(self, s: State) -> Chronicle:
        return charts.Growth(s)


DRAWING = PowerGridDrawing()
