"""Powers of privates: the tiles of CS and DH, the free station of DH (E-3.17 to E-3.25)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, make_step
from boardroom.games.eighteen_thirty.actions import LayByPrivate, LayTile
from boardroom.games.eighteen_thirty.board.lay import fits, terrain_cost
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.operate.tokens import free_station_offers, has_token
from boardroom.games.eighteen_thirty.operate.track import lay_terms, put_tile, require_tile
from boardroom.games.eighteen_thirty.operate.turn import DH_STAGE, TOKEN_STAGE, TRACK_STAGE, stage_of, turn_of
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import Company, State


def may_lay_by_private(s: State, a: LayByPrivate) -> None:
    stage = stage_of(s)
    company = stage.operator(s)
    power = PRIVATES[a.private].power
    require(power in ("extra_tile", "tile_and_station"), "E-3.6", "no-such-power", private=a.private)
    once, where = ("E-3.19", "E-3.17") if power == "extra_tile" else ("E-3.20", "E-3.20")
    require(a.private in company.privates, once, "not-owner", private=a.private)
    require(a.private not in s.used, once, "power-used", private=a.private)
    anywhere = s.profile.powers_at_any_point
    require(anywhere or stage.key == TRACK_STAGE, "E-6.3", "only-in-track-step")
    if power == "tile_and_station":
        require(not turn_of(s).laid, "E-3.21", "laid-already")
    hex_id = PRIVATES[a.private].hexes[0]
    number = area_of(s).number[hex_id]
    lies_bare = s.tiles[number] == 0
    require(lies_bare, "E-3.25" if power == "tile_and_station" else "E-3.17", "hex-laid", hex=hex_id)
    allowed_tiles = PRIVATES[a.private].tiles[s.options.map]
    require(a.tile in allowed_tiles, where, "not-a-tile-of-private", tile=a.tile)
    require_tile(s, lay_terms(s, company), hex_id, a.tile, a.rotation)


def lay_by_private(s: State, a: LayByPrivate, tell: Tell) -> None:
    turn, company = turn_of(s), stage_of(s).operator(s)
    s.used = (*s.used, a.private)
    with_station = PRIVATES[a.private].power == "tile_and_station"
    if with_station:
        turn.laid = turn.dh_laid = True
    put_tile(s, company, PRIVATES[a.private].hexes[0], a.tile, a.rotation, tell)
    if s.profile.powers_at_any_point and with_station and has_token(company):
        s.steps.append(make_step(DH_STAGE, company=company.id))


def power_rows(s: State, company: Company) -> list[tuple[str, str, int]]:
    """The tiles that CS and DH may lay for this company now."""
    if not company.privates:
        return []
    found: list[tuple[str, str, int]] = []
    terms = lay_terms(s, company)
    for private in company.privates:
        printed = PRIVATES[private]
        if private in s.used or not printed.tiles:
            continue
        if printed.power == "tile_and_station" and turn_of(s).laid:
            continue
        number = area_of(s).number[printed.hexes[0]]
        old = map_of(s).board.faces[number]
        if s.tiles[number] or not terms.can_pay(terrain_cost(area_of(s), number, old)):
            continue
        usable = [tile for tile in printed.tiles[s.options.map] if terms.is_left(tile)]
        for one in fits(area_of(s), number, old):
            if one.face.tile in usable:
                found.append((private, one.face.tile, one.face.rotation))
    return found


def power_offers(s: State, seat: Seat) -> Iterator[Offer]:
    """The tiles and the free station that privates allow in this step (E-3.17, E-3.23, D-15)."""
    stage = stage_of(s)
    lays_here = s.profile.powers_at_any_point or stage.key == TRACK_STAGE
    if lays_here and (rows := power_rows(s, stage.operator(s))):
        yield Rows(LayByPrivate, s, seat, rows)
    if stage.key != TOKEN_STAGE:  # which offers it by itself
        yield from free_station_offers(s, seat)


def brings_free_station(s: State, company: Company) -> bool:
    """Whether DH's lay would now bring the company a free station (E-3.23)."""
    if turn_of(s).stationed or not has_token(company):
        return False
    return any(PRIVATES[private].power == "tile_and_station" for private, _, _ in power_rows(s, company))


def forfeits_free_station(s: State, a: LayTile) -> bool:
    """Whether a normal lay in DH's hex loses the free station that DH's own lay would bring (E-3.25)."""
    return a.hex in PRIVATES["DH"].hexes and brings_free_station(s, stage_of(s).operator(s))


LAY_BY_PRIVATE = Move(may_lay_by_private, lay_by_private)
