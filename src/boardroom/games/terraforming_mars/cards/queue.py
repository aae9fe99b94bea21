"""Pending effects: references in one step, in an order the player may change (TM-9.6, TM-14.1).

An effect is referred to by where it is printed, such as `040/effect/0`. Effects that ask nothing and do not
interact with others happen at once; the rest wait in the step `Effects`. A question is a step above it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars.actions import Next
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.vocabulary import Effect
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import PROJECTS, TRACKS

EFFECTS: dict[str, Effect] = {}
LISTS: dict[str, tuple[tuple[str, Effect], ...]] = {}


class Pending(NamedTuple):
    """A pending effect: its owner, its reference, its card, and its hex where that matters."""

    seat: Seat
    ref: str
    card: int = 0
    hex: int = 0


Handler = Callable[[State, Pending, Effect, Tell], None]
HANDLERS: dict[str, Handler] = {}

AT_ONCE = frozenset(("production", "gain", "tr", "raise", "add"))
"""Effects that ask nothing; none of them interacts with another."""

STAGES = {
    **dict.fromkeys(("insulation", "land_claim", "indentured_workers", "special_design"), 1),
    **dict.fromkeys(("viral_enhancers", "robotic_workforce", "ceos_favorite_project"), 1),
    **dict.fromkeys(("ocean", "tile", "mining_area", "mining_rights", "immigrant_city"), 2),
    **dict.fromkeys(("either", "add-to", "lose", "olympus_conference"), 3),
    **dict.fromkeys(("draw", "look", "look-buy"), 4),
    "mars_university": 5,
    **dict.fromkeys(("remove", "steal", "remove-cards", "virus", "flooding"), 6),
}
"""The default order: own board, tiles, losses, cards, and removals last; for reduce see `stage`."""


def handles(do: str) -> Callable[[Handler], Handler]:
    """Register the handler of an effect word, or of a special card's name."""

    def register(handler: Handler) -> Handler:
        assert do not in HANDLERS
        HANDLERS[do] = handler
        return handler

    return register


def word(effect: Effect) -> str:
    """The word under which the effect's handler is registered."""
    return effect.what if effect.do == "special" else effect.do


def _file(key: str, effects: tuple[Effect, ...]) -> None:
    listed = []
    for i, effect in enumerate(effects):
        ref = f"{key}/{i}"
        EFFECTS[ref] = effect
        listed.append((ref, effect))
        for way, option in enumerate(effect.options):
            _file(f"{ref}/{way}", option)
    LISTS[key] = tuple(listed)


def _file_all() -> None:
    for number, card in CARDS.items():
        _file(f"{number:03d}/effect", card.effects)
    for id_, corporation in CORPORATIONS.items():
        _file(f"{id_}/first", corporation.first)
    both = [(f"{n:03d}", card.actions, card.triggers) for n, card in CARDS.items()]
    both += [(one.id, one.actions, one.triggers) for one in CORPORATIONS.values()]
    for source, actions, triggers in both:
        for way, one in enumerate(actions):
            _file(f"{source}/action/{way}", one.effects)
        for i, trigger in enumerate(triggers):
            _file(f"{source}/trigger/{i}", trigger.effects)
    for project in PROJECTS.values():
        _file(f"project-{project.id}", project.effects)
    for track in TRACKS.values():
        for at, effect in track.bonus.items():
            _file(f"{track.id}/{at}", (effect,))


_file_all()


def stage(s: State, effect: Effect) -> int:
    """The effect's place in the default order; the profile decides when others lose production."""
    if effect.do == "reduce":
        return 6 if s.profile.lowers_others_last else 0
    return STAGES.get(word(effect), 0)


def perform(s: State, seat: Seat, key: str, card: int, tell: Tell) -> None:
    """Carry out a list of effects: some at once, the others through the queue."""
    held_back = False
    for ref, effect in LISTS[key]:
        if effect.do in AT_ONCE and not held_back:
            HANDLERS[effect.do](s, Pending(seat, ref, card), effect, tell)
        else:
            # production gained by the card must not cover the loss that precedes it.
            held_back = held_back or (effect.do == "reduce" and not s.profile.lowers_others_last)
            later(s, Pending(seat, ref, card), effect)


def later(s: State, pending: Pending, effect: Effect) -> None:
    """Queue an effect behind those of the same stage."""
    step_ = s.steps[-1]
    assert isinstance(step_, Effects)
    queue, mine = step_.queue, stage(s, effect)
    at = len(queue)
    while at and stage(s, EFFECTS[queue[at - 1].ref]) > mine:
        at -= 1
    step_.queue = (*queue[:at], pending, *queue[at:])


def open_effects(s: State, seat: Seat) -> None:
    """Push an empty queue of effects for the active player."""
    s.steps.append(Effects(seat, ()))


def may_next(s: State, a: Next) -> None:
    step_ = s.steps[-1] if isinstance(s.steps[-1], Effects) else s.steps[-2]
    assert isinstance(step_, Effects)
    require(0 <= a.index < len(step_.queue), "TM-9.6", "no-such-effect", index=a.index)
    matters = s.profile.may_put_off_effect or a.index in step_.matters()
    require(matters, "TM-9.6", "order-settled", index=a.index)


def do_next(s: State, a: Next, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Effects)
    chosen = step_.queue[a.index]
    step_.queue = (*step_.queue[: a.index], *step_.queue[a.index + 1 :])
    HANDLERS[word(EFFECTS[chosen.ref])](s, chosen, EFFECTS[chosen.ref], tell)


_PLACING = frozenset(("ocean", "tile"))
_DRAWING = frozenset(("draw", "look", "olympus_conference"))


@step("terraforming_mars.effects", "TM-9.6")
class Effects(Step):
    """The pending effects; asks for their order only where it matters. (TM-9.6, TM-14.1)"""

    seat: Seat = shown()
    queue: tuple[Pending, ...] = shown()
    moves = {Next: Move(may_next, do_next)}

    def matters(self) -> list[int]:
        """The waiting effects whose order matters: two kinds of tiles, or drawing and discarding."""
        queue = self.queue
        if len(queue) < 2:
            return []
        words = [word(EFFECTS[one.ref]) for one in queue]
        found: dict[str, int] = {}
        if "mars_university" in words and not _DRAWING.isdisjoint(words):
            found = {one: i for i, one in enumerate(words) if one == "mars_university" or one in _DRAWING}
        tiles: dict[str, int] = {}
        for i, one in enumerate(queue):
            if words[i] in _PLACING:
                effect = EFFECTS[one.ref]
                tiles.setdefault(f"{effect.what}/{effect.where}", i)
        if len(tiles) > 1:
            found |= tiles
        return sorted(found.values())

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if s.profile.asks_effect_order and self.matters() else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Next, s, seat, self.matters(), "effect")]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.queue:
            s.steps.pop()
            return
        head, self.queue = self.queue[0], self.queue[1:]
        effect = EFFECTS[head.ref]
        HANDLERS[effect.what if effect.do == "special" else effect.do](s, head, effect, tell)
