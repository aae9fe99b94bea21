"""The effects of buying or selling shares: cash, holding, share price, presidency, shares missing to float.

They are computed from the open information without playing the action.
"""

from __future__ import annotations

from boardroom.core.engine import ignore_facts
from boardroom.drawing.html import crest
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import Company, Player, State, add_at
from boardroom.games.eighteen_thirty.stock.certificates import settle_presidency
from boardroom.games.eighteen_thirty.stock.market import MARKET
from boardroom.games.eighteen_thirty.stock.par import SettingPar

UNSOLD_AT_FLOAT = 4
"""The most shares left in the initial offering when a company floats (E-5.12)."""
Deal = act.Par | act.BuyShare | act.SellShares


def changes(d: Scene[State], action: Deal) -> list[EffectRow]:
    """The effects as rows of label, before and after."""
    s = d.view
    num = d.writer.num
    me, company = s.players[action.seat], s.company(action.company)
    cost, shares = _cost(company, action)
    if isinstance(s.steps[-1], SettingPar):
        cost = 0  # the certificate comes with BO (E-5.11)
    held = me.shares[company.number]
    rows: list[EffectRow] = [(d.writer("draw-cash"), num(me.cash), num(me.cash - cost))] if cost else []
    rows.append((d.writer("draw-shares"), num(held), num(held + shares)))
    if isinstance(action, act.SellShares):
        rows += _price_drop(d, me, company, action.count)
    elif not company.floated and not (isinstance(action, act.BuyShare) and action.source != "offering"):
        left = max(0, company.offering - UNSOLD_AT_FLOAT)
        rows.append((d.writer("draw-to-float"), num(left), num(max(0, left - shares))))
    return rows + _president(d, me, company, shares)


def _cost(company: Company, action: Deal) -> tuple[int, int]:
    """The cost of the deal, and the number of shares gained."""
    if isinstance(action, act.Par):
        return 2 * action.price, 2
    if isinstance(action, act.BuyShare):
        return (company.par if action.source == "offering" else company.price), 1
    return -action.count * company.price, -action.count


def _price_drop(d: Scene[State], me: Player, company: Company, count: int) -> list[EffectRow]:
    """The price after a sale, one cell down per share, and the seller's loss in net worth (E-4.7)."""
    cell = company.market
    for _ in range(count):
        cell = MARKET[cell.down]
    was = worth(d.view, me)
    lost = (company.price - cell.price) * (me.shares[company.number] - count)
    num = d.writer.num
    return [
        (d.writer("draw-share-price"), num(company.price), num(cell.price)),
        (d.writer("draw-your-worth"), num(was), num(was - lost)),
    ]


def _president(d: Scene[State], me: Player, company: Company, shares: int) -> list[EffectRow]:
    if company.president is None:
        return []
    s = d.view.clone()
    player = s.players[me.seat]
    player.shares = add_at(player.shares, company.number, shares)
    settle_presidency(s, s.company(company.id), ignore_facts)
    heir = s.company(company.id).president
    if heir is None or heir == company.president:
        return []
    return [(d.writer("draw-president"), crest(company.president), crest(heir))]
