"""Diamond merchants (M-10, M-12.4)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.mombasa.actions import UseMerchant
from boardroom.games.mombasa.facts import MerchantUsed
from boardroom.games.mombasa.pack import Card, Reward
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player_board.area import (
    face_up,
    require_face_up,
    slot_of,
    turn_down,
    turn_tile,
)
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State


def mines(s: State, company: int) -> int:
    """Mine icons in regions holding a post of the company (M-10.3)."""
    regions = s.pack.regions
    return sum(regions[place].mines for place, holder in enumerate(s.posts) if holder == company)


def merchant_steps(s: State, card: Card) -> int:
    """The diamond steps of a merchant card (M-10.2, M-10.3)."""
    pack = s.pack
    if card.merchant == "plain":
        return pack.plain_merchant.diamonds
    return pack.company_merchant.diamonds + mines(s, COMPANY[card.merchant]) // pack.mines_per_step


def merchant_gain(s: State, seat: Seat, name: str) -> Reward:
    """What a merchant card or the tile brings (M-10.1, M-12.4)."""
    player, pack = s.players[seat], s.pack
    if name == "tile":
        tile = pack.bonus_tiles["merchant"]
        others = sum(card.kind == "merchant" for _, card in face_up(pack, player))
        return Reward(diamonds=tile.diamonds + others * tile.per_merchant)
    card = pack.cards[name]
    reward = pack.plain_merchant if card.merchant == "plain" else pack.company_merchant
    return Reward(pounds=reward.pounds, diamonds=merchant_steps(s, card))


def may_use_merchant(s: State, a: UseMerchant) -> None:
    require_face_up(s.pack, s.players[a.seat], a.card, "merchant")


def use_merchant(s: State, a: UseMerchant, tell: Tell) -> None:
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    reward = merchant_gain(s, a.seat, a.card)
    if a.card == "tile":
        turn_tile(player, "merchant")
    else:
        turn_down(s.tracks, pack, player, 1 << slot_of(player, a.card))
    tell(MerchantUsed, a.seat, reward.diamonds)
    give(s, a.seat, reward, Source("M-10.1"), tell)
