"""The seventeen cards that the effect words cannot say, one function each."""

from __future__ import annotations

from dataclasses import replace

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.board.map import MAP
from boardroom.games.terraforming_mars.cards.against import ask_removal, floor, losers
from boardroom.games.terraforming_mars.cards.ask import (
    AMOUNTS,
    CHOICES,
    COPY,
    Copying,
    ask_add,
    ask_amount,
    ask_tile,
    ask_way,
    put_on,
)
from boardroom.games.terraforming_mars.cards.ask_cards import Discarding
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.effects import amount
from boardroom.games.terraforming_mars.cards.order import now
from boardroom.games.terraforming_mars.cards.pending import HANDLERS, LISTS, Pending, handles
from boardroom.games.terraforming_mars.cards.queue import Effects, later
from boardroom.games.terraforming_mars.cards.vocabulary import ENERGY, HEAT, MC, PLANTS, RESOURCES, Effect
from boardroom.games.terraforming_mars.cards.words import NO_REACH, Reach, word
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.facts import CardRevealed, CardsDrawn
from boardroom.games.terraforming_mars.state import Player, State, gain, produce, sources

IMMIGRANT_CITY, NOCTIS_CITY, VIRAL_ENHANCERS = 200, 17, 74
LIVING = ("animal", "microbe")


def source_card(pending: Pending) -> int:
    """The card on which the pending effect is printed; `pending.card` may be the one that fired it."""
    return int(pending.ref.partition("/")[0])


@handles("search_for_life")
def search_for_life(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Reveal a card; a microbe tag adds a science resource (R-27)."""
    for card in draw(s, 1, tell):
        s.revealed = (*s.revealed, card)
        tell(CardRevealed, pending.seat, card)
        if "microbe" in CARDS[card].tags:
            put_on(s, pending.card, pending.seat, 1, tell)


@handles("virus")
def virus(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Remove animals from one card or plants from one player, or neither."""
    ask_removal(s, pending, (("remove", "animal", 2), ("remove", "plants", 5)))


def metal_under(s: State, seat: Seat, kind: str) -> int:
    """The metal on the hex of the player's own mining tile, -1 without one."""
    for number, tile in enumerate(s.kinds):
        if tile == kind and s.owners[number] == seat:
            bonus = dict(MAP[number].bonus)
            return RESOURCES.index("titanium" if "titanium" in bonus else "steel")
    return -1


@handles("mining_area")
def mining_area(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """One step of production of the metal on the tile's hex."""
    produce(s, pending.seat, metal_under(s, pending.seat, "mining-area"), 1, "TM-9.7", tell)


@handles("mining_rights")
def mining_rights(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Like Mining Area."""
    produce(s, pending.seat, metal_under(s, pending.seat, "mining-rights"), 1, "TM-9.7", tell)


@handles("land_claim")
def land_claim(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Put a marker on free land (R-23)."""
    ask_tile(s, pending, "claim", "unclaimed", tell)


@handles("mars_university")
def mars_university(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """A hand card may be discarded to draw one (R-44)."""
    if s.players[pending.seat].hand:
        s.steps.append(Discarding(pending.seat, pending))


@now("mars_university")
def exchanging_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """Without a hand card there is nothing to exchange until another effect has drawn one."""
    return reach if s.players[pending.seat].hand else NO_REACH


@handles("viral_enhancers")
def viral_enhancers(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """A plant, or a resource on the card just played if it collects animals or microbes (R-50)."""
    stores = CARDS[pending.card].holds in LIVING
    ask_way(s, pending, [0, 1] if stores else [0], tell)


@now("viral_enhancers")
def enhancing_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """A choice only for cards that collect; others give a plant."""
    return reach if CARDS[pending.card].holds in LIVING else replace(reach, asks=False)


def _viral(s: State, pending: Pending, way: int, tell: Tell) -> None:
    if way:
        put_on(s, pending.card, pending.seat, 1, tell)
    else:
        gain(s, pending.seat, PLANTS, 1, "TM-5.12", tell)


@handles("olympus_conference")
def olympus_conference(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Add a science resource here, or spend one to draw a card."""
    held = s.players[pending.seat].held[source_card(pending)]
    ask_way(s, pending, [0, 1] if held else [0], tell)


@now("olympus_conference")
def conferring_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """A choice once a resource is here, or will be by another of the card's tags."""
    waiting = s.steps[-1].queue if isinstance(s.steps[-1], Effects) else ()
    tags = sum(one.ref == pending.ref for one in waiting)
    return reach if s.players[pending.seat].held[source_card(pending)] + tags > 1 else NO_REACH


def _olympus(s: State, pending: Pending, way: int, tell: Tell) -> None:
    put_on(s, source_card(pending), pending.seat, -1 if way else 1, tell)
    if way:
        cards = draw(s, 1, tell)
        player = s.players[pending.seat]
        player.hand = (*player.hand, *cards)
        tell(CardsDrawn, pending.seat, cards)


@handles("ceos_favorite_project")
def ceos_favorite_project(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Add one resource to a card that already has one (TM-9.18)."""
    cards = [card for card, n in s.players[pending.seat].held.items() if n]
    ask_add(s, pending, cards, 1, tell)


@handles("insulation")
def insulation(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Any number of heat production steps become M€ production (R-38)."""
    most = s.players[pending.seat].production[HEAT]
    ask_amount(s, pending, s.profile.least_conversion, most, tell)


def _convert_heat(s: State, pending: Pending, n: int, tell: Tell) -> None:
    produce(s, pending.seat, HEAT, -n, "TM-9.7", tell)
    produce(s, pending.seat, MC, n, "TM-9.7", tell)


@handles("power_infrastructure")
def power_infrastructure(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Any number of energy cubes become M€ (R-38)."""
    most = s.players[pending.seat].stock[ENERGY]
    ask_amount(s, pending, s.profile.least_conversion, most, tell)


def _sell_power(s: State, pending: Pending, n: int, tell: Tell) -> None:
    gain(s, pending.seat, ENERGY, -n, "TM-8.3", tell)
    gain(s, pending.seat, MC, n, "TM-8.3", tell)


@handles("protected_habitats")
def protected_habitats(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Nothing happens on playing: `against.is_protected` asks whether the card is in play (R-22)."""


@handles("flooding")
def flooding(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Remove M€ from the owner of a tile beside the new ocean (R-45)."""
    if pending.hex > 0:
        ask_removal(s, pending, (("remove", "mc", 4),), pending.hex)


@handles("indentured_workers")
def indentured_workers(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """The next card in this generation is 8 M€ cheaper (R-25)."""
    s.players[pending.seat].next_cheaper = 8


@handles("special_design")
def special_design(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """The next card in this generation has its requirements shifted by 2 steps (R-25)."""
    s.players[pending.seat].next_shift = 2


@handles("immigrant_city")
def immigrant_city(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Two steps of M€ production are lost after the city, whose own step comes first (R-09)."""
    produce(s, pending.seat, MC, -2, "TM-9.7", tell)


# --- Robotic Workforce


def box(s: State, seat: Seat, source: str) -> list[tuple[str, Effect]]:
    """The part of a card's production box that is copied (R-24)."""
    if source in CORPORATIONS:
        return []
    found = [(ref, e) for ref, e in LISTS[f"{source}/effect"] if e.do in ("production", "reduce")]
    found += [(ref, e) for ref, e in LISTS[f"{source}/effect"] if e.what in ("mining_area", "mining_rights")]
    number = int(source)
    if number == NOCTIS_CITY and not s.profile.copies_losses_of_noctis_city:
        return [(ref, e) for ref, e in found if e.n > 0]
    if number == IMMIGRANT_CITY:
        if not s.profile.copies_immigrant_city:
            return []
        found += [(ref, e) for ref, e in LISTS[f"{source}/effect"] if e.what == "immigrant_city"]
    return found


def copyable(s: State, p: Player) -> list[str]:
    """The player's building cards whose production box can be carried out again."""
    found = []
    for source in sources(p):
        card = CORPORATIONS[source] if source in CORPORATIONS else CARDS[int(source)]
        if "building" in card.tags and _performable(s, p, source):
            found.append(source)
    return found


def _performable(s: State, p: Player, source: str) -> bool:
    if source in CORPORATIONS:
        return any(e.do == "production" for e in CORPORATIONS[source].effects)
    effects = box(s, p.seat, source)
    for _, effect in effects:
        if effect.do == "production":
            if p.production[effect.res] + amount(s, p.seat, effect) < floor(effect.res):
                return False
        elif effect.do == "reduce":
            if not s.solo and not losers(s, effect):
                return False
        elif effect.what == "immigrant_city" and p.production[MC] - 2 < floor(MC):
            return False
    return bool(effects)


@handles("robotic_workforce")
def robotic_workforce(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Copy the production box of one of the player's building cards (R-24)."""
    found = copyable(s, s.players[pending.seat])
    if len(found) == 1:
        copy(s, pending.seat, found[0], tell)
    elif found:
        s.steps.append(Copying(pending.seat, pending, tuple(found)))


@now("robotic_workforce")
def copying_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """The only box that can be carried out is copied without a question."""
    return reach if len(copyable(s, s.players[pending.seat])) > 1 else replace(reach, asks=False)


def copy(s: State, seat: Seat, source: str, tell: Tell) -> None:
    """Carry out a production box once more."""
    if source in CORPORATIONS:
        for effect in CORPORATIONS[source].effects:
            if effect.do == "production":
                produce(s, seat, effect.res, effect.n, "TM-9.7", tell)
        return
    waiting = False
    for ref, effect in box(s, seat, source):
        if effect.do == "reduce" or waiting:
            waiting = waiting or not s.profile.lowers_others_last
            later(s, Pending(seat, ref, int(source)), effect)
        else:
            HANDLERS[word(effect)](s, Pending(seat, ref, int(source)), effect, tell)


CHOICES["viral_enhancers"] = _viral
CHOICES["olympus_conference"] = _olympus
AMOUNTS["insulation"] = _convert_heat
AMOUNTS["power_infrastructure"] = _sell_power
COPY.append(copy)
