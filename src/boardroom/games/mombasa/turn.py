"""The general action phase: turns, and ending the phase (M-5, M-13)."""

from __future__ import annotations

from operator import getitem

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import (
    Buy,
    EndPhase,
    Expand,
    Reserve,
    Sell,
    TakeFirst,
    UseBookkeeper,
    UseExtra,
    UseGoods,
    UseMajority,
    UseMerchant,
)
from boardroom.games.mombasa.bonuses import (
    TurnFields,
    buy,
    marker_offers,
    markers_left,
    may_buy,
    may_reserve,
    may_sell,
    may_take_first,
    may_use_majority,
    reserve,
    sell,
    take_first,
    use_majority,
)
from boardroom.games.mombasa.companies.extra_spaces import extra_offers, may_use_extra, use_extra
from boardroom.games.mombasa.expansion import expand, expansion_offers, may_expand
from boardroom.games.mombasa.facts import PhaseEnded
from boardroom.games.mombasa.goods import goods_offers, may_use_goods, use_goods
from boardroom.games.mombasa.pack import Pack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import clear, helpers_face_up, recount
from boardroom.games.mombasa.player_board.ink_jar import may_use_bookkeeper, use_bookkeeper
from boardroom.games.mombasa.player_board.merchants import may_use_merchant, use_merchant
from boardroom.games.mombasa.state import State, put


def open_slots(pack: Pack, player: Player) -> tuple[int, ...]:
    """Slots open to the player: three, and those of the two personal tracks (M-4.2, M-18.1, M-18.2)."""
    return pack.slots_with[player.diamonds >= pack.diamonds.slot, player.ink >= pack.ledger.slot]


def may_end(s: State, a: EndPhase) -> None:
    pack = s.pack
    slot = pack.slots.index(a.slot)
    require(slot in open_slots(pack, s.players[a.seat]), "M-13.2", "slot-closed", slot=a.slot)


def end(s: State, a: EndPhase, tell: Tell) -> None:
    """Take one column before moving the played cards up, so that they stay (M-13.2 to M-13.4)."""
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    slot = pack.slots.index(a.slot)
    taken = player.resting[slot]
    player.hand = player.hand + taken
    columns = put(player.resting, slot, ())
    player.resting = tuple(
        [(*column, card) if card else column for column, card in zip(columns, player.area, strict=True)]
    )
    clear(pack, player)
    player.ended = True
    tell(PhaseEnded, a.seat, a.slot, tuple([pack.cards[card] for card in taken]))


def refresh_specials(s: State, player: Player) -> None:
    """Put special bonuses reached since the last turn into force (M-16.5)."""
    found = tuple(map(getitem, s.specials, player.at))
    if found != player.specials:
        player.specials = found
        recount(s.tracks, s.pack, player)


@step("mombasa.turn", "M-5.1")
class Turn(TurnFields):
    """One player's turn: exactly one action, or the end of the phase. (M-5.2)"""

    moves = {
        UseGoods: Move(may_use_goods, use_goods),
        Expand: Move(may_expand, expand),
        UseBookkeeper: Move(may_use_bookkeeper, use_bookkeeper),
        UseMerchant: Move(may_use_merchant, use_merchant),
        TakeFirst: Move(may_take_first, take_first),
        Buy: Move(may_buy, buy),
        Sell: Move(may_sell, sell),
        UseMajority: Move(may_use_majority, use_majority),
        Reserve: Move(may_reserve, reserve),
        UseExtra: Move(may_use_extra, use_extra),
        EndPhase: Move(may_end, end),
    }

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        player, pack = s.players[seat], s.pack
        found = goods_offers(s, seat)
        found += expansion_offers(s, seat)
        bookkeepers, merchants = helpers_face_up(player)
        if bookkeepers:
            found.append(Pick(UseBookkeeper, s, seat, bookkeepers, "bookkeeper"))
        if merchants:
            found.append(Pick(UseMerchant, s, seat, merchants, "merchant"))
        if markers_left(s, seat) > 0:
            found += marker_offers(s, seat)
            if any(player.specials):
                found += extra_offers(s, seat)
        found.append(Pick(EndPhase, s, seat, pack.letters_of[open_slots(pack, player)], "slot"))
        return found


@step("mombasa.action_phase", "M-5.1")
class ActionPhase(Step):
    """Players take turns until all have ended their phase. (M-5.1, M-13.5)"""

    next: Seat = shown()
    turns: int = shown()

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        players, count = s.players, len(s.players)
        for ahead in range(count):
            player = players[(self.next + ahead) % count]
            if not player.ended:
                self.next = (player.seat + 1) % count
                self.turns += 1
                refresh_specials(s, player)
                s.steps.append(Turn(player.seat, self.turns == 1))
                return
        s.steps.pop()
