"""Mombasa, as the engine knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.game import Game, Standing
from boardroom.core.hooks import Command, Policy, Statistics, TerminalView
from boardroom.core.rules import Rulebook
from boardroom.core.steps import Tell
from boardroom.games.mombasa.actions import ACTIONS, Attach
from boardroom.games.mombasa.background import BACKGROUND
from boardroom.games.mombasa.companies.camps import SendingOut
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.facts import FACTS
from boardroom.games.mombasa.goods_tile import ATTACH, attach_offers
from boardroom.games.mombasa.imagine import imagine_state
from boardroom.games.mombasa.pack import BOOK_LETTERS, COMPANIES, HOME, load
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.scoring import cards_of, standings
from boardroom.games.mombasa.setup import set_up
from boardroom.games.mombasa.standing_orders import EndOwnPhase
from boardroom.games.mombasa.state import ACCOUNTS, Options, State

if TYPE_CHECKING:
    from boardroom.core.strategy import Strategy
    from boardroom.drawing.drawing import Drawing

State.anytime = {Attach: ATTACH}
State.outside = attach_offers


class Mombasa(Game[State]):
    """Mombasa by its rulebook, with printed data from a pack."""

    key = "mombasa"
    revision = 2
    lobby_rank = 4
    seats = range(2, 5)
    options = Options
    state = State
    language: ClassVar[Language] = Language(ACTIONS, FACTS)
    rulebook: ClassVar[Rulebook] = Rulebook.read(HOME / "rules.toml")
    orders = (EndOwnPhase(),)
    background = BACKGROUND

    def setup(self, options: Options, seats: int, chance: Chance, tell: Tell) -> State:
        return set_up(options, seats, chance, tell)

    def result(self, s: State) -> list[Standing]:
        return standings(s)

    def imagine(self, view: State, seat: int | None, rng: Random) -> State:
        return imagine_state(view, rng)

    def totals(self, s: State) -> dict[str, int]:
        found = {f"posts {name}": _posts(s, company) for company, name in enumerate(COMPANIES)}
        cards = len(s.deck) + len(s.discards) + sum(map(bool, s.display))
        found["cards"] = cards + sum(len(cards_of(player)) for player in s.players)
        found["owned"] = sum(Counter(cards_of(p)) != Counter(p.owned) for p in s.players)
        lettered = s.pack.shelves
        found["books"] = sum(1 for book in _books(s) if any(book in lettered[x] for x in BOOK_LETTERS))
        return found

    def data_confidence(self) -> Mapping[str, Mapping[str, int]]:
        return load().doubts

    def own_names(self, options: Options) -> tuple[tuple[str, str], ...]:
        """A corrected pack brings the printed names of its regions."""
        ours = {region.id: region.name for region in load().regions}
        regions = unpack(options.pack).regions
        return tuple((f"region-{r.id}", r.name) for r in regions if r.name != ours.get(r.id))

    def balances(self, s: State) -> dict[str, int]:
        return {ACCOUNTS[player.seat]: player.cash for player in s.players}

    def drawing(self) -> Drawing[State]:
        from boardroom.games.mombasa.draw import DRAWING

        return DRAWING

    def terminal(self) -> TerminalView[State]:
        from boardroom.games.mombasa.terminal.board import board, label

        return TerminalView(board, label)

    def strategy(self) -> Strategy[State]:
        from boardroom.games.mombasa.bot.strategy import MombasaStrategy

        return MombasaStrategy(self)

    def greedy_policy(self) -> Policy[State]:
        from boardroom.games.mombasa.bot.policy import choose

        return choose

    def statistics(self) -> Statistics[State]:
        from boardroom.games.mombasa.bot.statistics import Sums

        return Sums()

    def commands(self) -> tuple[Command, ...]:
        from boardroom.games.mombasa.commands import COMMANDS

        return COMMANDS


def _posts(s: State, company: int) -> int:
    """Posts in the camp, on the map, out of the game and on their way back."""
    moving: tuple[int, ...] = ()
    for frame in s.steps:
        if isinstance(frame, Expanding):
            moving += frame.met
        elif isinstance(frame, SendingOut):
            moving += frame.posts
    on_map = s.posts.count(company)
    return sum(s.camps[company]) + on_map + s.gone[company] + moving.count(company)


def _books(s: State) -> list[str]:
    found = [*s.supply_a, *s.supply_b, *s.supply_c, *s.shelf, *s.lost_books]
    for player in s.players:
        found += [*player.books, *player.covered, *player.taken]
    return found


GAME = Mombasa()
