"""What everybody holds, kept so that a forced sale can be undone (E-6.109)."""

from __future__ import annotations

from boardroom.core.state import state
from boardroom.core.steps import Tell
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.deals.facts import PrivateReturned, SharesReturned
from boardroom.games.eighteen_thirty.facts import MarkerMoved, PresidentChanged
from boardroom.games.eighteen_thirty.state import Company, Player, State, owner_of, pay

Holder = Player | Company


@state
class Holdings:
    """The players, the companies and the bank at one moment."""

    players: list[Player] = shown()
    companies: list[Company] = shown()
    bank: int = shown()
    broken: bool = shown()
    arrivals: int = shown()


def holdings_of(s: State) -> Holdings:
    kept = s.clone()
    return Holdings(kept.players, kept.companies, s.bank, s.broken, s.arrivals)


def give_back(s: State, was: Holdings, tell: Tell) -> None:
    """Return money, shares and privates to whoever held them; markers and presidencies follow."""
    _return_money(s, was, tell)
    for player in was.players:
        _return_privates(s, player, tell)
        for company in s.companies:
            sold = player.shares[company.number] - s.players[player.seat].shares[company.number]
            if sold:
                tell(SharesReturned, player.seat, company.id, sold)
    changed = list(zip(s.companies, was.companies, strict=True))
    s.players[:], s.companies[:] = was.players, was.companies
    s.bank, s.broken, s.arrivals = was.bank, was.broken, was.arrivals
    for after, before in changed:
        if after.cell != before.cell:
            tell(MarkerMoved, before.id, before.price)
        if after.president != before.president and before.president is not None:
            tell(PresidentChanged, before.id, before.president)


def _return_money(s: State, was: Holdings, tell: Tell) -> None:
    """Let the bank collect what was received, then pay out what was paid."""
    pairs: list[tuple[Holder, Holder]] = [
        *zip(s.players, was.players, strict=True),
        *zip(s.companies, was.companies, strict=True),
    ]
    for now, then in pairs:
        pay(s, now, None, max(0, now.cash - then.cash), tell, "E-6.109")
    for now, then in pairs:
        pay(s, None, now, max(0, then.cash - now.cash), tell, "E-6.109")


def _return_privates(s: State, player: Player, tell: Tell) -> None:
    for private in player.privates:
        if owner_of(s, private) is not s.players[player.seat]:
            tell(PrivateReturned, player.seat, private)
