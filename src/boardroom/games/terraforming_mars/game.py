"""Terraforming Mars, as the engine knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing
from boardroom.core.hooks import Importer, Policy, TerminalView
from boardroom.core.options import GameOptions
from boardroom.core.rules import Rulebook
from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.actions import ACTIONS
from boardroom.games.terraforming_mars.cards.catalogue import DATA
from boardroom.games.terraforming_mars.cards.vocabulary import MC
from boardroom.games.terraforming_mars.facts import FACTS
from boardroom.games.terraforming_mars.imagine import count_cards, imagine_state
from boardroom.games.terraforming_mars.payment import ACCOUNTS
from boardroom.games.terraforming_mars.scoring import standings
from boardroom.games.terraforming_mars.setup import set_up
from boardroom.games.terraforming_mars.state import MOST_PLAYERS, Options, State
from boardroom.games.terraforming_mars.tables import SETUP

if TYPE_CHECKING:
    from boardroom.core.strategy import Strategy
    from boardroom.drawing.drawing import Drawing


class TerraformingMars(Game[State]):
    """The base game with Corporate Era, draft and the solo game."""

    key = "terraforming_mars"
    revision = 3
    lobby_rank = 3
    seats = range(SETUP.whole("fewest_players"), MOST_PLAYERS + 1)
    options = Options
    state = State
    language: ClassVar[Language] = Language(ACTIONS, FACTS)
    rulebook: ClassVar[Rulebook] = Rulebook.read(DATA / "rules.toml")

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        return set_up(options, seats, chance, tell)

    def result(self, s: State) -> list[Standing]:
        return standings(s)

    def rematch(self, options: GameOptions, standings: Sequence[Standing]) -> Options:
        """The winner begins; if several share the first place it is drawn (TM-6.3)."""
        assert isinstance(options, Options)
        winners = [one.seat for one in standings if one.place == 1]
        return replace(options, first_player=winners[0] if len(winners) == 1 else None)

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        return imagine_state(view, seat, rng)

    def totals(self, s: State) -> dict[str, int]:
        """The number of cards anywhere, and oceans on the map minus those counted."""
        return {"cards": count_cards(s), "oceans": s.waters.bit_count() - s.oceans}

    def balances(self, s: State) -> dict[str, int]:
        return {ACCOUNTS[p.seat]: p.stock[MC] for p in s.players}

    def drawing(self) -> Drawing[State]:
        from boardroom.games.terraforming_mars.draw import DRAWING

        return DRAWING

    def terminal(self) -> TerminalView[State]:
        from boardroom.games.terraforming_mars.terminal.board import board, label

        return TerminalView(board, label)

    def strategy(self) -> Strategy[State]:
        from boardroom.games.terraforming_mars.bot.strategy import MarsStrategy

        return MarsStrategy(self)

    def greedy_policy(self) -> Policy[State]:
        from boardroom.games.terraforming_mars.bot.policy import choose

        return choose

    def importers(self) -> tuple[Importer[State], ...]:
        from boardroom.games.terraforming_mars.importer import NeutralImporter

        return (NeutralImporter(self),)


GAME = TerraformingMars()
