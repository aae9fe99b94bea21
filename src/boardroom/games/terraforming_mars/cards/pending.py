"""Pending effects by reference, such as `040/effect/0`, and the handlers that carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boardroom.core.steps import Seat, Tell
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


def handles(do: str) -> Callable[[Handler], Handler]:
    """Register the handler of an effect word, or of a special card's name."""

    def register(handler: Handler) -> Handler:
        assert do not in HANDLERS
        HANDLERS[do] = handler
        return handler

    return register


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
