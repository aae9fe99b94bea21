"""The seventeen cards that the effect words cannot say, one function each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.board.map import MAP
from boardroom.games.terraforming_mars.cards.against import ask_removal
from boardroom.games.terraforming_mars.cards.ask import (
    AMOUNTS,
    CHOICES,
    ask_add,
    ask_amount,
    ask_tile,
    ask_way,
    put_on,
)
from boardroom.games.terraforming_mars.cards.ask_cards import Discarding
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card
from boardroom.games.terraforming_mars.cards.order import now
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, Pending, handles
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.vocabulary import (
    ENERGY,
    HEAT,
    MC,
    PLANTS,
    RESOURCES,
    Effect,
    Trigger,
)
from boardroom.games.terraforming_mars.cards.words import NO_REACH, Reach
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.facts import CardRevealed, CardsDrawn
from boardroom.games.terraforming_mars.state import Player, State, gain, produce


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
            put_on(s, pending.card, pending.seat, effect.n, tell)


@handles("virus")
def virus(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Remove animals from one card or plants from one player, or neither."""
    ask_removal(s, pending, tuple(("remove", what, n) for what, n in effect.numbers))


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
    produce(s, pending.seat, metal_under(s, pending.seat, "mining-area"), effect.n, "TM-9.7", tell)


@handles("mining_rights")
def mining_rights(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Like Mining Area."""
    produce(s, pending.seat, metal_under(s, pending.seat, "mining-rights"), effect.n, "TM-9.7", tell)


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
    ask_way(s, pending, [0, 1] if effect.number(CARDS[pending.card].holds) else [0], tell)


@now("viral_enhancers")
def enhancing_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """A choice only for cards that collect; others give a plant."""
    return reach if effect.number(CARDS[pending.card].holds) else replace(reach, asks=False)


def _viral(s: State, pending: Pending, way: int, tell: Tell) -> None:
    effect = EFFECTS[pending.ref]
    if way:
        put_on(s, pending.card, pending.seat, effect.number(CARDS[pending.card].holds), tell)
    else:
        gain(s, pending.seat, PLANTS, effect.number("plants"), "TM-5.12", tell)


@handles("olympus_conference")
def olympus_conference(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Add a science resource here, or spend one to draw a card."""
    held = s.players[pending.seat].held[source_card(pending)]
    ask_way(s, pending, [0, 1] if held >= effect.number("science") else [0], tell)


@now("olympus_conference")
def conferring_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """A choice once a resource is here, or will be by another of the card's tags."""
    waiting = s.steps[-1].queue if isinstance(s.steps[-1], Effects) else ()
    others = sum(one.ref == pending.ref for one in waiting) - 1
    enough = s.players[pending.seat].held[source_card(pending)] + others >= effect.number("science")
    return reach if enough else NO_REACH


def _olympus(s: State, pending: Pending, way: int, tell: Tell) -> None:
    effect = EFFECTS[pending.ref]
    cubes = effect.number("science")
    put_on(s, source_card(pending), pending.seat, -cubes if way else cubes, tell)
    if way:
        cards = draw(s, effect.number("card"), tell)
        player = s.players[pending.seat]
        player.hand = (*player.hand, *cards)
        tell(CardsDrawn, pending.seat, cards)


@handles("ceos_favorite_project")
def ceos_favorite_project(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Add one resource to a card that already has one (TM-9.18)."""
    cards = [card for card, n in s.players[pending.seat].held.items() if n]
    ask_add(s, pending, cards, effect.n, tell)


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
        ask_removal(s, pending, (("remove", "mc", effect.n),), pending.hex)


@handles("indentured_workers")
def indentured_workers(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """The next card in this generation is cheaper (R-25)."""
    s.players[pending.seat].next_cheaper = effect.n


@handles("special_design")
def special_design(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """The next card in this generation has its requirements shifted (R-25)."""
    s.players[pending.seat].next_shift = effect.n


@handles("immigrant_city")
def immigrant_city(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Steps of M€ production are lost after the city, whose own step comes first (R-09)."""
    produce(s, pending.seat, MC, effect.n, "TM-9.7", tell)


# --- what the checks before playing ask


def own_triggers(p: Player) -> Iterator[Trigger]:
    """The triggers of the player's cards in play."""
    for source in p.listeners:
        yield from (CARDS[int(source)] if source.isdecimal() else CORPORATIONS[source]).triggers


def brought_by_tags(p: Player, card: Card, resource: str) -> int:
    """The stock that special cards in play bring for the tags of this card."""
    return sum(
        one.number(resource)
        for trigger in own_triggers(p)
        if trigger.on == "tag"
        for one in trigger.effects
        for tag in card.tags
        if tag in trigger.tags
    )


CHOICES["viral_enhancers"] = _viral
CHOICES["olympus_conference"] = _olympus
AMOUNTS["insulation"] = _convert_heat
AMOUNTS["power_infrastructure"] = _sell_power
