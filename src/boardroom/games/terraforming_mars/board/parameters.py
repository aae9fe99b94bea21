"""The global parameters: raising them, TR, bonus steps (TM-1.2 to TM-1.8, TM-2.2 to TM-2.12)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.cards.pending import HANDLERS, LISTS, Pending
from boardroom.games.terraforming_mars.cards.queue import later
from boardroom.games.terraforming_mars.cards.words import AT_ONCE
from boardroom.games.terraforming_mars.facts import ParameterRaised
from boardroom.games.terraforming_mars.state import State, raise_rating
from boardroom.games.terraforming_mars.tables import TRACKS

_TRACKS = {
    name: (track.maximum, track.step, tuple((at, f"{name}/{at}") for at in track.bonus))
    for name, track in TRACKS.items()
}


def raise_parameter(s: State, seat: Seat, what: str, steps: int, tell: Tell) -> None:
    """Raise temperature or oxygen up to its maximum, with TR for each step and the bonus steps (R-05)."""
    maximum, size, bonuses = _TRACKS[what]
    before = s.temperature if what == "temperature" else s.oxygen
    after = min(maximum, before + steps * size)
    if after == before:
        return
    if what == "temperature":
        s.temperature = after
    else:
        s.oxygen = after
    made = (after - before) // size
    tell(ParameterRaised, seat, what, made, after)
    raise_rating(s, seat, made, "TM-1.3", tell)
    for at, key in bonuses:
        if before < at <= after:
            ref, effect = LISTS[key][0]
            if effect.do in AT_ONCE:
                HANDLERS[effect.do](s, Pending(seat, ref), effect, tell)
            else:
                later(s, Pending(seat, ref), effect)
