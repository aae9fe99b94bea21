"""Names of a question's options in plain text: cards, hexes, players, alternatives, losses."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.games.terraforming_mars.board.map import AROUND, HEXES, MAP
from boardroom.games.terraforming_mars.board.tiles import OCEAN_BONUS
from boardroom.games.terraforming_mars.cards.ask import Choosing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, Pending
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.cards.words import word
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.terminal import cards


def option(s: State, kind: str, rest: str, texts: Texts) -> str | None:
    """The name of an option by its id, `kind:rest`; None if its text key says enough."""
    if kind in RESOURCES:
        return texts(f"resource-{kind}") if not rest else _loss(kind, rest, texts)
    match kind:
        case "card":
            number, _, n = rest.partition(":")
            name = texts(f"card-{number}")
            return texts("draw-off-card", n=int(n), card=name) if n else name
        case "action":
            said = texts.join([cards.action(one, texts, holds_of(rest)) for one in ACTIONS[rest]])
            return texts("board-row", what=texts(f"card-{rest}"), things=said)
        case "player":
            return texts.seat(int(rest))
        case "hex":
            return _hex(s, int(rest), texts)
        case "way":
            source, _, way = rest.rpartition(":")
            return _used(source, int(way), texts) if source else alternative(s, int(way), texts)
        case "effect":
            return waiting(s, int(rest), texts)
    return None


def _loss(resource: str, rest: str, texts: Texts) -> str:
    victim, _, n = rest.partition(":")
    name = texts.seat(int(victim))
    return texts("draw-loss", amount=texts(f"amount-{resource}", n=int(n)), name=name)


def _hex(s: State, n: int, texts: Texts) -> str:
    """A hex with its bonus and the money of oceans beside it."""
    if n > HEXES:
        return texts(f"hex-{n}")
    gains = [
        texts("board-gain", n=m, what=texts("draw-card" if what == "card" else f"resource-{what}"))
        for what, m in MAP[n].bonus
    ]
    oceans = OCEAN_BONUS * (AROUND[n] & s.waters).bit_count()
    gains += [texts("board-gain", n=oceans, what=texts("resource-mc"))] if oceans else []
    name = texts("draw-hex", n=n)
    return texts("board-row", what=name, things=texts.join(gains)) if gains else name


def holds_of(source: str) -> str:
    """The kind of resource on a card."""
    return CARDS[int(source)].holds if source.isdecimal() else ""


def _used(source: str, way: int, texts: Texts) -> str:
    return cards.action(ACTIONS[source][way], texts, holds_of(source))


def alternative(s: State, way: int, texts: Texts) -> str:
    """One alternative of the effect in question."""
    top = s.steps[-1]
    assert isinstance(top, Choosing)
    effect = EFFECTS[top.pending.ref]
    if not effect.options:
        return texts(f"draw-way-{word(effect).replace('_', '-')}-{way}")
    holds = CARDS[top.pending.card].holds if top.pending.card else ""
    listed = effect.options[way]
    return cards.effects(listed, texts, holds) if listed else texts("effect-nothing")


def waiting(s: State, index: int, texts: Texts) -> str:
    """A pending effect, with its card or corporation if effects of several wait."""
    said, sources = pending_effect(s, index, texts), [one.ref.partition("/")[0] for one in _queue(s)]
    source = sources[index]
    is_named = len(set(sources)) > 1 and (source.isdecimal() or source in CORPORATIONS)
    return texts("board-row", what=texts(f"card-{source}"), things=said) if is_named else said


def pending_effect(s: State, index: int, texts: Texts) -> str:
    """What a pending effect does."""
    pending = _queue(s)[index]
    holds = CARDS[pending.card].holds if pending.card else ""
    return cards.effect(EFFECTS[pending.ref], texts, holds)


def _queue(s: State) -> tuple[Pending, ...]:
    return next(step for step in reversed(s.steps) if isinstance(step, Effects)).queue
