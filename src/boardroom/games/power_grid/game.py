"""Power Grid, as the engine knows it."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.engine import Game, Standing
from boardroom.core.fields import Hidden
from boardroom.core.rules import Rulebook
from boardroom.core.steps import Tell
from boardroom.games.power_grid.actions import ACTIONS, FACTS
from boardroom.games.power_grid.plants import DATA, FUELS, PLANTS, STEP_3_CARD, Basket
from boardroom.games.power_grid.rounds import standings
from boardroom.games.power_grid.setup import set_up
from boardroom.games.power_grid.state import ACCOUNTS, Options, State


class PowerGrid(Game[State]):
    """The first Power Grid by both rulebooks."""

    key = "power_grid"
    revision = 1
    seats = range(2, 7)
    options = Options
    state = State
    language: ClassVar[Language] = Language(ACTIONS, FACTS)
    rulebook: ClassVar[Rulebook] = Rulebook.read(DATA / "rules.toml")

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        return set_up(options, seats, chance, tell)

    def result(self, s: State) -> list[Standing]:
        return standings(s)

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        """Fill in the money of others, the order of the stack and what was set aside."""
        s = view.clone()
        s.chance = Chance(f"imagined {rng.random()}")
        for player in s.players:
            if isinstance(player.cash, Hidden):
                player.cash = rng.randrange(0, 250)
        _imagine_stack(s, rng)
        s.derive()
        return s

    def totals(self, s: State) -> dict[str, int]:
        held = Basket(*map(sum, zip(*(player.fuel for player in s.players), strict=True)))
        tokens = s.fuel.plus(s.supply).plus(held)
        owned = sum(len(player.plants) for player in s.players)
        cards = len(s.market) + len(s.stack) + len(s.under) + len(s.set_aside) + len(s.removed) + owned
        appeared = 1 if STEP_3_CARD not in (*s.market, *s.stack) else 0
        return dict(zip(FUELS, tokens, strict=True)) | {"cards": cards + appeared}

    def balances(self, s: State) -> dict[str, int]:
        return {ACCOUNTS[player.seat]: player.cash for player in s.players}


def _imagine_stack(s: State, rng: Random) -> None:
    """Plants not seen lie in the stack or aside; after the Step 3 shuffle the stack's plants are known."""
    hidden, aside = len(s.stack), len(s.set_aside)
    seen = {*s.market, *s.under, *s.removed, *s.rest, *(p for player in s.players for p in player.plants)}
    unseen = [number for number in PLANTS if number not in seen]
    rng.shuffle(unseen)
    if s.card_round:
        rest = list(s.rest)
        rng.shuffle(rest)
        s.stack, s.set_aside = tuple(rest), tuple(unseen)
        return
    # Until it is drawn, plant 13 is known to lie on top (PG-2.6).
    top = [13] if 13 in unseen else []
    others = [number for number in unseen if number != 13]
    inside = hidden - len(top) - 1
    s.stack = (*top, *others[:inside], STEP_3_CARD)
    s.set_aside = tuple(others[inside:])
    assert len(s.set_aside) == aside


GAME = PowerGrid()
