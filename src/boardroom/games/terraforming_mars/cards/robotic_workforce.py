"""Robotic Workforce: the production box of an own building card is carried out once more (R-24)."""

from __future__ import annotations

from dataclasses import replace

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.cards.against import floor, losers
from boardroom.games.terraforming_mars.cards.ask import COPY, Copying
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.effects import amount
from boardroom.games.terraforming_mars.cards.order import now
from boardroom.games.terraforming_mars.cards.pending import HANDLERS, LISTS, Pending, handles
from boardroom.games.terraforming_mars.cards.queue import later
from boardroom.games.terraforming_mars.cards.vocabulary import MC, Effect
from boardroom.games.terraforming_mars.cards.words import Reach, word
from boardroom.games.terraforming_mars.state import Player, State, produce, sources


def box(s: State, seat: Seat, source: str) -> list[tuple[str, Effect]]:
    """The part of a card's production box that is copied (R-24)."""
    if source in CORPORATIONS:
        return []
    found = [(ref, e) for ref, e in LISTS[f"{source}/effect"] if e.do in ("production", "reduce")]
    found += [(ref, e) for ref, e in LISTS[f"{source}/effect"] if e.what in ("mining_area", "mining_rights")]
    effects = LISTS[f"{source}/effect"]
    if any(e.where == "noctis" for _, e in effects) and not s.profile.copies_losses_of_noctis_city:
        return [(ref, e) for ref, e in found if e.n > 0]
    loss = [(ref, e) for ref, e in effects if e.what == "immigrant_city"]
    return [] if loss and not s.profile.copies_immigrant_city else found + loss


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
        elif effect.what == "immigrant_city" and p.production[MC] + effect.n < floor(MC):
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


COPY.append(copy)
