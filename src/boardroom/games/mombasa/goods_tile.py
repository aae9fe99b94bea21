"""The goods tile: its owner attaches it at any time in the action phase, on and off turn (M-12.2).

It is the only move outside the turn. The game never waits for it, and before the plans are revealed and after
the own phase has ended nothing lies in the action area to attach it to.
"""

from __future__ import annotations

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.mombasa.actions import Attach
from boardroom.games.mombasa.facts import TileAttached
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.player_board.area import face_up, recount, slot_of
from boardroom.games.mombasa.state import State


def may_attach(s: State, a: Attach) -> None:
    player, pack = s.players[a.seat], s.pack
    require("goods" in player.tiles, "M-12.2", "no-such-tile", tile="goods")
    require(player.attached == FREE, "M-12.2", "tile-attached")
    fits = slot_of(player, a.card) >= 0 and pack.cards[a.card].good != ""
    require(fits, "M-12.2", "not-face-up", card=a.card)


def attach(s: State, a: Attach, tell: Tell) -> None:
    """Attach the tile. This is nobody's action: the step in force goes on."""
    player = s.players[a.seat]
    player.attached = player.area.index(a.card)
    recount(s.tracks, s.pack, player)
    tell(TileAttached, a.seat, s.pack.cards[a.card])


def attach_offers(s: State, seat: Seat) -> list[Offer]:
    player = s.players[seat]
    if "goods" not in player.tiles or player.attached != FREE:
        return []
    goods = [card.id for _, card in face_up(s.pack, player) if card.good]
    return [Pick(Attach, s, seat, goods, "card")] if goods else []


ATTACH = Move(may_attach, attach)
