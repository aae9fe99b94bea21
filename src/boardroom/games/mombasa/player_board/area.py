"""The action area: face-up cards, their totals and the bonuses in force (M-5.3, M-12, M-17, M-19.2).

Every rule that needs a total asks this module, so that a bonus counts "for all purposes" or for none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardroom.core.rules import require
from boardroom.games.mombasa.pack import GOODS, KINDS, Bonus, Card, Pack
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.player import Player

PLACE = {kind: place for place, kind in enumerate(KINDS)}
EXPANSION = PLACE["expansion"]

Tracks = Sequence[str]
"""By company the id of its track."""


def bonuses(tracks: Tracks, pack: Pack, player: Player, kind: str) -> list[Bonus]:
    """The special bonuses of this kind in force; of one track the player uses only one (M-16.6)."""
    found = []
    for company, level in enumerate(player.specials):
        if level:
            specials = pack.tracks[tracks[company]].specials
            if specials[0].bonus.kind == kind:
                found += [special.bonus for special in specials[:level]]
    return found


def best_plus(tracks: Tracks, pack: Pack, player: Player, kind: str, good: str = "") -> int:
    """The best single bonus of a kind: bonuses of one track do not add up (M-16.6)."""
    if not any(player.specials):
        return 0
    return max((b.plus for b in bonuses(tracks, pack, player, kind) if b.good == good), default=0)


def face_up(pack: Pack, player: Player) -> Iterator[tuple[int, Card]]:
    """Slots and cards lying face up in the action area."""
    cards, down = pack.cards, player.down
    for slot, name in enumerate(player.area):
        if name and not down >> slot & 1:
            yield slot, cards[name]


def units(tracks: Tracks, pack: Pack, player: Player, slot: int) -> int:
    """The units of a goods card, with the attached tile and the bonus on every card of its good."""
    card = pack.cards[player.area[slot]]
    more = pack.bonus_tiles["goods"].plus if player.attached == slot else 0
    return card.value + more + best_plus(tracks, pack, player, "each_card", card.good)


def recount(tracks: Tracks, pack: Pack, player: Player) -> None:
    """Recompute what lies face up and the totals; call this whenever the action area changes."""
    sums = [0, 0, 0, 0]
    bookkeepers: tuple[str, ...] = ()
    merchants: tuple[str, ...] = ()
    expanding = False
    is_plain = player.attached == FREE and not any(player.specials)
    cards, down = pack.cards, player.down
    for slot, name in enumerate(player.area):
        if not name or down >> slot & 1:
            continue
        card = cards[name]
        if card.good:
            sums[PLACE[card.good]] += card.value if is_plain else units(tracks, pack, player, slot)
        elif card.kind == "expansion":
            sums[EXPANSION] += card.value
            expanding = True
        elif card.kind == "bookkeeper":
            bookkeepers += (name,)
        elif card.kind == "merchant":
            merchants += (name,)
    player.bookkeepers, player.merchants = bookkeepers, merchants
    if "expansion" in player.tiles:
        sums[EXPANSION] += pack.bonus_tiles["expansion"].value
        expanding = True
    if expanding:  # M-17.1: only with an expansion card in the area
        sums[EXPANSION] += best_plus(tracks, pack, player, "expansion_total")
    player.sums = tuple(sums)


def slot_of(player: Player, card: str) -> int:
    """The slot in which a card lies face up, or FREE."""
    if card and card in player.area:
        slot = player.area.index(card)
        if not player.down >> slot & 1:
            return slot
    return FREE


def clear(pack: Pack, player: Player) -> None:
    """Empty the action area, and remove the tiles with it (M-13.3, M-13.4)."""
    player.area, player.down, player.attached = ("",) * len(pack.slots), 0, FREE
    player.tiles, player.used_tiles = (), ()
    player.sums, player.bookkeepers, player.merchants = (0, 0, 0, 0), (), ()


def helpers_face_up(player: Player) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Face-up bookkeepers and merchants: their cards, and "tile" for a tile (M-12.1)."""
    bookkeepers, merchants = player.bookkeepers, player.merchants
    if player.tiles:
        bookkeepers += ("tile",) if "bookkeeper" in player.tiles else ()
        merchants += ("tile",) if "merchant" in player.tiles else ()
    return bookkeepers, merchants


def require_face_up(pack: Pack, player: Player, card: str, kind: str) -> None:
    """Refuse a card or tile that is no face-up bookkeeper or merchant, whichever is asked for."""
    if card == "tile":
        require(kind in player.tiles, "M-12.1", "no-such-tile", tile=kind)
        return
    fits = slot_of(player, card) >= 0 and pack.cards[card].kind == kind
    require(fits, "M-5.3", "not-face-up", card=card)


def turn_down(tracks: Tracks, pack: Pack, player: Player, slots: int) -> None:
    """Turn the cards in these slots face down; the goods tile goes with its card (M-5.4, M-12.2)."""
    player.down |= slots
    if player.attached != FREE and slots >> player.attached & 1:
        turn_tile(player, "goods")
    recount(tracks, pack, player)


def turn_tile(player: Player, tile: str) -> None:
    """Turn a used tile face down (M-12.1)."""
    player.tiles = tuple(other for other in player.tiles if other != tile)
    player.used_tiles = (*player.used_tiles, tile)


def can_meet(player: Player, needs: tuple[tuple[str, int], ...], helpers: int) -> bool:
    """Whether the face-up totals meet the requirements of a book (M-9.2). `helpers` counts the other
    face-up bookkeepers and merchants (M-20.3)."""
    goods = list(player.sums[:3])
    for kind, n in needs:
        if kind == "merchant_or_bookkeeper":
            if helpers < n:
                return False
        elif kind != "anygood":
            if player.sums[PLACE[kind]] < n:
                return False
            if kind in GOODS:
                goods[PLACE[kind]] -= n  # M-20.4: the same units do not count for any good as well
    return all(max(goods) >= n for kind, n in needs if kind == "anygood")
