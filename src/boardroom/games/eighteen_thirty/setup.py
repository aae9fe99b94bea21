"""Setup: money, companies, trains and the private sale (E-1.1, E-1.2, E-1.11, E-1.12)."""

from __future__ import annotations

from boardroom.core.chance import Chance
from boardroom.core.steps import Tell
from boardroom.games.eighteen_thirty.board.map_state import area_of
from boardroom.games.eighteen_thirty.components import player_tables, trains
from boardroom.games.eighteen_thirty.sale import PrivateSale
from boardroom.games.eighteen_thirty.state import COMPANIES, Company, Options, Player, State, pay


def set_up(options: Options, seats: int, chance: Chance, tell: Tell) -> State:
    """Give out the money; all companies are in play and the pool is empty (E-1.1, E-1.11, E-1.12).

    Seats are drawn before the players join: seat 0 starts (E-1.2).
    """
    s = State(options=options, chance=chance, bank=options.bank)
    s.players = [Player(seat) for seat in range(seats)]
    s.derive()
    s.companies = [Company(name, number) for number, name in enumerate(COMPANIES)]
    s.tiles = (0,) * len(area_of(s).hexes)
    more = {"6": 1} if options.optional_6_train else {}
    s.depot = tuple([train.count + more.get(kind, 0) for kind, train in trains().items()])
    for player in s.players:
        pay(s, None, player, player_tables()[seats][0], tell, "E-1.1")
    s.steps[:] = [PrivateSale(0)]
    return s
