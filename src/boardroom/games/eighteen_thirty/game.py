"""The declaration of 1830 for the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from random import Random
from typing import TYPE_CHECKING, ClassVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing
from boardroom.core.hooks import Benchmark, Command, Importer, Policy, RandomPolicy, TerminalView
from boardroom.core.rules import Rulebook
from boardroom.core.steps import Tell
from boardroom.games.eighteen_thirty import rounds
from boardroom.games.eighteen_thirty.actions import ACTIONS
from boardroom.games.eighteen_thirty.board.map_state import tiles_on_map
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.components import DATA, companies
from boardroom.games.eighteen_thirty.converters import from_first
from boardroom.games.eighteen_thirty.deals.proposals import OUT_OF_TURN, out_of_turn_offers
from boardroom.games.eighteen_thirty.facts import FACTS
from boardroom.games.eighteen_thirty.operate import home, stages
from boardroom.games.eighteen_thirty.sale import PrivateSale
from boardroom.games.eighteen_thirty.scoring import standings
from boardroom.games.eighteen_thirty.setup import set_up
from boardroom.games.eighteen_thirty.standing_orders import BuyUntilFloat, PassUnlessThreatened, RunAndPay
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.games.eighteen_thirty.stock import turn

if TYPE_CHECKING:
    from boardroom.core.strategy import Strategy
    from boardroom.drawing.drawing import Drawing

State.anytime = OUT_OF_TURN
State.outside = staticmethod(out_of_turn_offers)
# Import the modules whose steps are created by key: a saved game may be at any of them.
STEP_MODULES = (home, stages, rounds, turn)


class EighteenThirty(Game[State]):
    """1830 by the rulebook of 2011, or as 18xx.games plays it."""

    key = "eighteen_thirty"
    revision = 6
    lobby_rank = 2
    converters = {1: from_first}
    seats = range(2, 7)
    options = Options
    state = State
    language: ClassVar[Language] = Language(ACTIONS, FACTS)
    rulebook: ClassVar[Rulebook] = Rulebook.read(DATA / "rules.toml")
    orders = (*Game.orders, BuyUntilFloat(), PassUnlessThreatened(), RunAndPay())

    may_be_capped = True
    """No rule bounds a game whose bank never runs out; of 280 random games none reached the cap."""

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        return set_up(options, seats, chance, tell)

    def result(self, s: State) -> list[Standing]:
        return standings(s)

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        """Clone the view: nothing is hidden (E-5.25), and 1830 draws no chance."""
        s = view.clone()
        s.chance = Chance(f"imagined {rng.random()}")
        s.derive()
        return s

    def totals(self, s: State) -> dict[str, int]:
        """The totals of money, shares, trains except diesels, and privates."""
        money = s.bank + sum([p.cash for p in s.players]) + sum([c.cash for c in s.companies])
        found = {"money": money}
        for company in s.companies:
            held = sum([p.shares[company.number] for p in s.players])
            found[f"shares {company.id}"] = company.offering + company.pool + held
        running = [train for company in s.companies for train in company.trains] + list(s.pool_trains)
        numbered = [train for train in running if train != "D"]
        found["trains"] = sum(s.depot) + sum(s.rusted) + len(numbered)
        owned = sum([len(p.privates) for p in s.players]) + sum([len(c.privates) for c in s.companies])
        unsold = len(s.steps[0].unsold) if isinstance(s.steps[0], PrivateSale) else 0
        found["privates"] = owned + len(s.closed) + unsold
        _check_pieces(s)
        return found

    def balances(self, s: State) -> dict[str, int]:
        found = {player.account: player.cash for player in s.players}
        return found | {company.account: company.cash for company in s.companies}

    def drawing(self) -> Drawing[State]:
        from boardroom.games.eighteen_thirty.draw import DRAWING

        return DRAWING

    def terminal(self) -> TerminalView[State]:
        from boardroom.games.eighteen_thirty.terminal.board import board, is_logged, label

        return TerminalView(board, label, is_logged)

    def greedy_policy(self) -> Policy[State]:
        from boardroom.games.eighteen_thirty.bot.policy import choose

        return choose

    def strategy(self) -> Strategy[State]:
        from boardroom.games.eighteen_thirty.bot.strategy import EighteenThirtyStrategy

        return EighteenThirtyStrategy(self)

    def random_policy(self) -> RandomPolicy:
        """Random play that ends the private sale in reasonable time."""
        from boardroom.games.eighteen_thirty.bot.policy import random_choice

        return random_choice

    def importers(self) -> tuple[Importer[State], ...]:
        from boardroom.games.eighteen_thirty.importer import ExportImporter

        return (ExportImporter(self),)

    def benchmarks(self) -> Mapping[str, Benchmark]:
        from boardroom.games.eighteen_thirty.routes import bench

        return {"routes": lambda chess: asdict(bench.measure(self, chess))}

    def commands(self) -> tuple[Command, ...]:
        from boardroom.games.eighteen_thirty.commands import COMMANDS

        return COMMANDS


def _check_pieces(s: State) -> None:
    """Assert that the map has no more tiles and stations than the box (E-6.49, E-6.54)."""
    lying = Counter(tile for tile, _ in tiles_on_map(s).values())
    assert all(count <= tiles()[tile].count for tile, count in lying.items()), lying
    assert all(len(c.stations) <= companies()[c.id].stations for c in s.companies)


GAME = EighteenThirty()
