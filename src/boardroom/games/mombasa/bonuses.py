"""Bonus markers on the spaces of the board: first player, buy, sell, majorities, tiles (M-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from boardroom.core.actions import Action
from boardroom.core.errors import Refused
from boardroom.core.offers import Chosen, Just, Offer, PairOffer, Pick
from boardroom.core.parts import One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Seat, Step, Tell, step_fields
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import Buy, Reserve, Sell, TakeFirst, UseMajority
from boardroom.games.mombasa.facts import CardSold, MajorityTaken, MarkerPlaced
from boardroom.games.mombasa.goods import full_price, prices, take_card
from boardroom.games.mombasa.pack import KINDS, TILES, Reward
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import best_plus
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State, pay_bank, pay_player, total, without

A = TypeVar("A", bound=Action)


def markers_left(s: State, seat: Seat) -> int:
    """Bonus markers beside the board (M-2.9, M-17.2)."""
    player, pack = s.players[seat], s.pack
    more = best_plus(s.tracks, pack, player, "markers") if any(player.specials) else 0
    return pack.markers[len(s.players)] + more - player.markers


def require_space(s: State, seat: Seat, space: str) -> None:
    """A marker and a free space (M-11.1)."""
    require(markers_left(s, seat) > 0, "M-11.1", "no-marker")
    require(space not in s.spaces, "M-11.1", "space-taken", space=space)


MAJORITY_SPACES = {kind: f"majority.{kind}" for kind in KINDS}
TILE_SPACES = {tile: f"tile.{tile}" for tile in TILES}
"""The names of these spaces."""


def place_marker(s: State, seat: Seat, space: str, tell: Tell) -> None:
    s.steps.pop()
    s.players[seat].markers += 1
    s.spaces[space] = seat
    tell(MarkerPlaced, seat, space)


@step_fields
class TurnFields(Step):
    """The fields of `Turn`; the rules here use them, and `Turn` imports the rules."""

    seat: Seat = shown()
    opening: bool = shown()
    """The first turn of the round (M-11.2)."""


def is_opening(s: State) -> bool:
    """Whether this is the first turn of the round."""
    step = s.steps[-1]
    return isinstance(step, TurnFields) and step.opening


def may_take_first(s: State, a: TakeFirst) -> None:
    require_space(s, a.seat, "first_player")
    require(not is_opening(s), "M-11.2", "first-player-first-turn")


def take_first(s: State, a: TakeFirst, tell: Tell) -> None:
    place_marker(s, a.seat, "first_player", tell)
    s.next_first = a.seat
    give(s, a.seat, Reward(bookkeeping=s.pack.first_player_points), Source("M-11.2"), tell)


def may_buy(s: State, a: Buy) -> None:
    require_space(s, a.seat, "buy")
    pack = s.pack
    require(a.card in s.display, "M-11.3", "card-not-there", card=a.card)
    cost, cash = pack.buy_cost + full_price(pack, s, a.card), s.players[a.seat].cash
    require(cost <= cash, "M-11.3", "cannot-pay", cost=cost, cash=cash)


def buy(s: State, a: Buy, tell: Tell) -> None:
    place_marker(s, a.seat, "buy", tell)
    price = full_price(s.pack, s, a.card)
    pay_bank(s, a.seat, s.pack.buy_cost + price, "M-11.3", tell)
    take_card(s, a.seat, a.card, price, tell)


def may_sell(s: State, a: Sell) -> None:
    require_space(s, a.seat, "sell")
    require(a.card in s.players[a.seat].hand, "M-11.4", "not-in-hand", card=a.card)


def sell(s: State, a: Sell, tell: Tell) -> None:
    place_marker(s, a.seat, "sell", tell)
    sell_card(s, a.seat, a.card, s.pack.sell_plus, "M-11.4", tell)


def sell_card(s: State, seat: Seat, card: str, plus: int, clause: str, tell: Tell) -> None:
    """Discard a hand card for its red value plus so many pounds (M-11.4, M-17.7)."""
    player = s.players[seat]
    player.hand, player.owned = without(player.hand, card), without(player.owned, card)
    s.discards = (*s.discards, card)
    pounds = s.pack.cards[card].red + plus
    tell(CardSold, seat, s.pack.cards[card], pounds)
    pay_player(s, seat, pounds, clause, tell)


def may_use_majority(s: State, a: UseMajority) -> None:
    require_space(s, a.seat, MAJORITY_SPACES[a.kind])
    own = total(s, a.seat, a.kind)
    tiers = s.pack.majority[a.kind].tiers
    require(own >= tiers[0].least, "M-11.5", "total-too-low", kind=a.kind, total=own, least=tiers[0].least)
    most = max(total(s, player.seat, a.kind) for player in s.players)
    require(own >= most, "M-11.5", "not-the-most", kind=a.kind, total=own, most=most)
    require(1 <= a.tier <= len(tiers), "M-11.6", "no-such-tier", tier=a.tier)
    least = tiers[a.tier - 1].least
    require(own >= least, "M-11.6", "total-too-low", kind=a.kind, total=own, least=least)


def use_majority(s: State, a: UseMajority, tell: Tell) -> None:
    place_marker(s, a.seat, MAJORITY_SPACES[a.kind], tell)
    space = s.pack.majority[a.kind]
    reward = space.tiers[a.tier - 1].reward
    tell(MajorityTaken, a.seat, a.kind, total(s, a.seat, a.kind), reward)
    give(s, a.seat, reward, Source("M-11.6", COMPANY[space.company]), tell)


def may_reserve(s: State, a: Reserve) -> None:
    require_space(s, a.seat, TILE_SPACES[a.tile])
    cost, cash = s.pack.bonus_tiles[a.tile].cost, s.players[a.seat].cash
    require(cost <= cash, "M-11.8", "cannot-pay", cost=cost, cash=cash)


def reserve(s: State, a: Reserve, tell: Tell) -> None:
    place_marker(s, a.seat, TILE_SPACES[a.tile], tell)
    pay_bank(s, a.seat, s.pack.bonus_tiles[a.tile].cost, "M-11.8", tell)


def open_tiers(s: State, seat: Seat) -> dict[str, list[int]]:
    """By kind the tiers of majority spaces that the seat may take now, counted from 1."""
    sums, spaces = s.players[seat].sums, s.spaces
    found = {}
    for place, (kind, leasts) in enumerate(s.pack.tier_leasts):
        own = sums[place]
        if leasts[0] <= own and MAJORITY_SPACES[kind] not in spaces and _is_most(s, place, own):
            found[kind] = [tier for tier, least in enumerate(leasts, 1) if least <= own]
    return found


def _is_most(s: State, place: int, own: int) -> bool:
    """Whether nobody has a higher total."""
    for player in s.players:  # noqa: SIM110
        if player.sums[place] > own:
            return False
    return True


class MajorityOffer(PairOffer):
    """Every majority space the seat leads, with every tier it has reached."""

    __slots__ = ()

    def form(self, chosen: Chosen) -> Part | None:
        if "kind" not in chosen:
            return One("kind", tuple(self._option(kind) for kind in KINDS))
        if "tier" in chosen:
            return None
        open_tiers = self.numbers.get(chosen["kind"], ())
        return One("tier", tuple(Option(f"tier:{chosen['kind']}:{tier}", tier) for tier in open_tiers))

    def _option(self, kind: str) -> Option:
        why = None if kind in self.numbers else self.refusal(UseMajority(self.seat, kind, 1))
        return Option(f"space:majority.{kind}", kind, why=why)

    def compose(self, chosen: Chosen) -> UseMajority:
        return UseMajority(self.seat, chosen["kind"], chosen["tier"])


class BuyOffer(Pick):
    """The cards that the seat can pay for; the others on display are shown with the reason."""

    __slots__ = ()

    def form(self, chosen: Chosen) -> Part | None:
        self.shown = [card for card in self.s.display if card]
        return super().form(chosen)


def marker_offers(s: State, seat: Seat) -> list[Offer]:
    """The uses of a bonus marker on the spaces of the board."""
    player, spaces = s.players[seat], s.spaces
    found: list[Offer] = []
    if "first_player" not in spaces and not is_opening(s):
        found.append(Just(s, TakeFirst(seat)))
    if "buy" not in spaces and (able := affordable(s, player)):
        found.append(BuyOffer(Buy, s, seat, able, "card", cost=_buying))
    if "sell" not in spaces and player.hand:
        found.append(Pick(Sell, s, seat, player.hand, "card"))
    if tiers := open_tiers(s, seat):
        found.append(MajorityOffer(UseMajority, s, seat, tiers))
    cash = player.cash
    tiles = [tile for tile, cost in s.pack.tile_costs if cost <= cash and TILE_SPACES[tile] not in spaces]
    if tiles:
        found.append(Pick(Reserve, s, seat, tiles, "tile", TILES, cost=_reserving))
    return found


def _buying(s: State, seat: Seat, card: str) -> Option:
    return Option(f"card:{card}", card, cost=s.pack.buy_cost + full_price(s.pack, s, card))


def _reserving(s: State, seat: Seat, tile: str) -> Option:
    return Option(f"tile:{tile}", tile, cost=s.pack.bonus_tiles[tile].cost)


def affordable(s: State, player: Player) -> list[str]:
    """Display cards the player can buy on the buy space (M-11.3)."""
    pack = s.pack
    purse = player.cash - pack.buy_cost
    if purse < 0:
        return []
    return [card for card, price in prices(s.options.pack, s.display) if price <= purse]


def is_allowed(may: Callable[[State, A], None], s: State, a: A) -> bool:
    """Whether a rule lets an action pass."""
    try:
        may(s, a)
    except Refused:
        return False
    return True
