"""The declaration of Power Grid for the engine."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing
from boardroom.core.hooks import Importer, Policy, TerminalView
from boardroom.core.rules import Rulebook
from boardroom.core.steps import Tell
from boardroom.games.power_grid.actions import ACTIONS
from boardroom.games.power_grid.facts import FACTS
from boardroom.games.power_grid.imagine import imagine_state
from boardroom.games.power_grid.plants import DATA, FUELS, STEP_3_CARD, Basket
from boardroom.games.power_grid.scoring import standings
from boardroom.games.power_grid.setup import set_up
from boardroom.games.power_grid.standing_orders import ORDERS
from boardroom.games.power_grid.state import ACCOUNTS, Options, State
from boardroom.games.power_grid.tables import COUNTS

if TYPE_CHECKING:
    from boardroom.core.strategy import Strategy
    from boardroom.drawing.drawing import Drawing


class PowerGrid(Game[State]):
    """The original Power Grid by both rulebooks."""

    key = "power_grid"
    revision = 2
    customary: ClassVar[Mapping[str, str]] = {"region_choice": "players"}
    """Both rulebooks let the players choose the regions (PG-2.1, A13)."""
    lobby_rank = 1
    orders = (*Game.orders, *ORDERS)
    seats = range(min(COUNTS), max(COUNTS) + 1)
    options = Options
    state = State
    language: ClassVar[Language] = Language(ACTIONS, FACTS)
    rulebook: ClassVar[Rulebook] = Rulebook.read(DATA / "rules.toml")

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        return set_up(options, seats, chance, tell)

    def result(self, s: State) -> list[Standing]:
        return standings(s)

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        return imagine_state(view, rng)

    def totals(self, s: State) -> dict[str, int]:
        held = Basket(*map(sum, zip(*(player.fuel for player in s.players), strict=True)))
        tokens = s.fuel.plus(s.supply).plus(held)
        owned = sum(len(player.plants) for player in s.players)
        cards = len(s.market) + len(s.stack) + len(s.under) + len(s.set_aside) + len(s.removed) + owned
        appeared = 1 if STEP_3_CARD not in (*s.market, *s.stack) else 0
        return dict(zip(FUELS, tokens, strict=True)) | {"cards": cards + appeared}

    def balances(self, s: State) -> dict[str, int]:
        return {ACCOUNTS[player.seat]: player.cash for player in s.players}

    def drawing(self) -> Drawing[State]:
        from boardroom.games.power_grid.draw import DRAWING

        return DRAWING

    def terminal(self) -> TerminalView[State]:
        from boardroom.games.power_grid.terminal.board import board, label

        return TerminalView(board, label)

    def greedy_policy(self) -> Policy[State]:
        from boardroom.games.power_grid.bot.policy import choose

        return choose

    def strategy(self) -> Strategy[State]:
        from boardroom.games.power_grid.bot.strategy import PowerGridStrategy

        return PowerGridStrategy(self)

    def importers(self) -> tuple[Importer[State], ...]:
        from boardroom.games.power_grid.importer import NeutralImporter

        return (NeutralImporter(self),)


GAME = PowerGrid()
