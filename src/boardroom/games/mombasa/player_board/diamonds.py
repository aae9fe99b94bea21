"""Diamond merchants and the diamond track (M-10, M-12.4, M-18.1, M-18.3)."""

from __future__ import annotations

from boardroom.core.offers import Offer, Pick
from boardroom.core.steps import Seat, Tell
from boardroom.games.mombasa.actions import UseMerchant
from boardroom.games.mombasa.area import face_up, of_kind, require_face_up, slot_of, turn_down, turn_tile
from boardroom.games.mombasa.facts import DiamondsMoved, MerchantUsed
from boardroom.games.mombasa.pack import Card
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.state import State, pay_player


def diamond_steps(s: State, seat: Seat, n: int, tell: Tell) -> None:
    """Move the diamond marker; steps beyond the end pay pounds (M-18.3, Q-4)."""
    if not n:
        return
    track, player = s.pack.diamonds, s.players[seat]
    before = player.diamonds
    player.diamonds = min(before + n, track.last)
    if player.diamonds > before:
        tell(DiamondsMoved, seat, before, player.diamonds)
    pay_player(s, seat, (before + n - player.diamonds) * track.surplus, "M-18.3", tell)


def surplus_pounds(s: State, seat: Seat, n: int) -> int:
    """The pounds that so many diamond steps would pay at the end of the track (M-18.3)."""
    track = s.pack.diamonds
    return max(0, s.players[seat].diamonds + n - track.last) * track.surplus


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


def merchant_gain(s: State, seat: Seat, name: str) -> tuple[int, int]:
    """The diamond steps and the pounds of a merchant card, or of the tile (M-10.1, M-12.4)."""
    player, pack = s.players[seat], s.pack
    if name == "tile":
        tile = pack.bonus_tiles["merchant"]
        others = sum(card.kind == "merchant" for _, card in face_up(pack, player))
        return tile.diamonds + others * tile.per_merchant, 0
    card = pack.cards[name]
    reward = pack.plain_merchant if card.merchant == "plain" else pack.company_merchant
    return merchant_steps(s, card), reward.pounds


def may_use_merchant(s: State, a: UseMerchant) -> None:
    require_face_up(s.pack, s.players[a.seat], a.card, "merchant")


def use_merchant(s: State, a: UseMerchant, tell: Tell) -> None:
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    steps, pounds = merchant_gain(s, a.seat, a.card)
    if a.card == "tile":
        turn_tile(player, "merchant")
    else:
        turn_down(s.tracks, pack, player, 1 << slot_of(player, a.card))
    tell(MerchantUsed, a.seat, steps)
    diamond_steps(s, a.seat, steps, tell)
    pay_player(s, a.seat, pounds, "M-10.1", tell)


def merchant_offers(s: State, seat: Seat) -> list[Offer]:
    found = of_kind(s.pack, s.players[seat], "merchant")
    return [Pick(UseMerchant, s, seat, found, "merchant")] if found else []
