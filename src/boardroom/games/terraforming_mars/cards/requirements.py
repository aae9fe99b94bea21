"""Requirements and compulsory effects of cards (TM-5.5, TM-5.6, TM-9.3, TM-9.4, TM-9.20)."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.refusals import Refusal
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.cards.against import floor, losers
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, Card
from boardroom.games.terraforming_mars.cards.robotic_workforce import copyable
from boardroom.games.terraforming_mars.cards.special import brought_by_tags, own_triggers
from boardroom.games.terraforming_mars.cards.vocabulary import (
    HEAT,
    MC,
    RESOURCES,
    Effect,
    Requirement,
)
from boardroom.games.terraforming_mars.state import Player, State, count_tag
from boardroom.games.terraforming_mars.tables import TRACKS

Check = Callable[[State, Player, Card, Effect], Refusal | None]
_STEPS = {name: track.step for name, track in TRACKS.items()}
METAL_HEX = ("metal-bonus", "metal-bonus-next-to-own")


def missing(s: State, p: Player, card: Card) -> Requirement | None:
    """The first requirement that is not met."""
    for need in card.requires:
        have, shift = measure(s, p, need), leeway(p, need)
        if need.least is not None and have + shift < need.least:
            return need
        if need.most is not None and have - shift > need.most:
            return need
    return None


def leeway(p: Player, need: Requirement) -> int:
    """By how much the player may miss this requirement (TM-9.3)."""
    return (p.shift + p.next_shift) * _STEPS.get(need.what, 0)


def unmet(s: State, p: Player, card: Card) -> Refusal | None:
    """The first requirement that is not met, with the present and the required value."""
    need = missing(s, p, card)
    if need is None:
        return None
    clause = "TM-9.3" if need.what in TRACKS else "TM-9.20"
    what = f"{need.what}-{need.name}" if need.name else need.what
    have, shift = measure(s, p, need), leeway(p, need)
    if need.least is not None and have + shift < need.least:
        how, limit = "too-low", need.least - shift
    else:
        assert need.most is not None
        how, limit = "too-high", need.most + shift
    return Refusal(clause, f"requirement-{how}", {"what": what, "have": have, "need": limit})


def measure(s: State, p: Player, need: Requirement) -> int:
    """The present value of what a requirement measures."""
    match need.what:
        case "temperature":
            return s.temperature
        case "oxygen":
            return s.oxygen
        case "oceans":
            return s.oceans
        case "tag":
            return count_tag(p, need.name)
        case "production":
            return p.production[RESOURCES.index(need.name)]
        case "cities":
            return tiles.count_cities(s)
    return tiles.count_own_greeneries(s, p)


# --- compulsory effects


def _own_loss(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    have = p.production[effect.res]
    if have + effect.n >= floor(effect.res):
        return None
    clause = "TM-4.3" if effect.res == MC else "TM-9.4"
    args = {"resource": effect.what, "have": have, "need": floor(effect.res) - effect.n}
    return Refusal(clause, "production-short", args)


def _stock_loss(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    have = p.stock[effect.res]
    have += brought_by_tags(p, card, effect.what)  # what this very card brings comes first
    if have >= effect.n:
        return None
    return Refusal("TM-9.24", "not-enough", {"resource": effect.what, "needed": effect.n, "have": have})


def _others_loss(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    if s.solo or losers(s, effect):
        return None
    return Refusal("TM-9.26", "nobody-can-lose", {"resource": effect.what, "n": effect.n})


def _tile(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    if tiles.room(s, p.seat, effect.where):
        return None
    if s.profile.needs_hex_for_tile or effect.where in METAL_HEX:
        return Refusal(
            "TM-9.7" if effect.where in METAL_HEX else "TM-9.12", "no-legal-hex", {"tile": effect.what}
        )
    return None


def _copy(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    return None if copyable(s, p) else Refusal("TM-9.7", "nothing-to-copy")


def _immigrants(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    """The steps that the city itself brings come first (R-09)."""
    first = 0
    if tiles.room(s, p.seat, "city-normal"):
        fired = (one for one in (*card.triggers, *own_triggers(p)) if one.on in ("city", "city-mars"))
        first = sum(e.n for one in fired for e in one.effects if (e.do, e.what) == ("production", "mc"))
    have, need = p.production[MC], floor(MC) - effect.n - first
    if have >= need:
        return None
    return Refusal("TM-4.3", "production-short", {"resource": "mc", "have": have, "need": need})


def _favorite(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    if not s.profile.needs_card_with_resource or any(p.held.values()):
        return None
    return Refusal("TM-9.18", "no-card-with-resource")


def _insulation(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    have, least = p.production[HEAT], s.profile.least_conversion
    if have >= least:
        return None
    return Refusal("TM-9.4", "production-short", {"resource": "heat", "have": have, "need": least})


def _claim(s: State, p: Player, card: Card, effect: Effect) -> Refusal | None:
    if not s.profile.needs_hex_for_tile or tiles.room(s, p.seat, "unclaimed"):
        return None
    return Refusal("TM-9.12", "no-legal-hex", {"tile": "claim"})


_SPECIAL: dict[str, Check] = {
    "land_claim": _claim,
    "robotic_workforce": _copy,
    "immigrant_city": _immigrants,
    "ceos_favorite_project": _favorite,
    "insulation": _insulation,
}


def _check_of(card: Card, effect: Effect) -> Check | None:
    match effect.do:
        case "production":
            return _own_loss if effect.n < 0 else None
        case "lose":
            return _stock_loss
        case "reduce":
            return _others_loss
        case "tile":
            return _tile
        case "special":
            return _SPECIAL.get(effect.what)
    return None


CHECKS: dict[int, tuple[tuple[Check, Effect], ...]] = {
    number: tuple((check, e) for e in card.effects if (check := _check_of(card, e)))
    for number, card in CARDS.items()
}


def impossible(s: State, p: Player, card: Card) -> Refusal | None:
    """The first compulsory effect that could not be carried out (TM-5.6, R-02)."""
    if card.net_zero and s.profile.plays_net_zero_always:
        return None
    for check, effect in CHECKS[card.number]:
        why = check(s, p, card, effect)
        if why:
            return why
    return None
