"""Which pending effects interact, so that the player is asked for their order (TM-9.6, TM-14.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from boardroom.games.terraforming_mars.cards.pending import EFFECTS, Pending
from boardroom.games.terraforming_mars.cards.vocabulary import Effect
from boardroom.games.terraforming_mars.cards.words import NO_REACH, WORDS, Reach, reach_of, word
from boardroom.games.terraforming_mars.state import State

Now = Callable[[State, Pending, Effect, Reach], Reach]
NOW: dict[str, Now] = {}
REACHES: dict[str, Reach] = {ref: reach_of(effect) for ref, effect in EFFECTS.items()}


def now(*words: str) -> Callable[[Now], Now]:
    """Register a function that narrows the declared reach of these words to the present position."""

    def register(narrow: Now) -> Now:
        for one in words:
            assert one in WORDS
            assert one not in NOW
            NOW[one] = narrow
        return narrow

    return register


def interacting(s: State, queue: Sequence[Pending]) -> list[int]:
    """The places of the effects whose order matters; of effects that are alike only the first."""
    first: dict[tuple[str, str, str], int] = {}
    for at, one in enumerate(queue):
        effect = EFFECTS[one.ref]
        first.setdefault((word(effect), effect.what, effect.where), at)
    if len(first) < 2:
        return []
    reaches = [(at, present_reach(s, queue[at])) for at in first.values()]
    found: set[int] = set()
    for (a, earlier), (b, later) in combinations(reaches, 2):
        if earlier.matters_before(later):
            found |= {a, b}
    return sorted(found)


def present_reach(s: State, pending: Pending) -> Reach:
    """What the effect may do now: it asks nothing where only one answer is left."""
    reach = REACHES[pending.ref]
    if reach is NO_REACH:
        return reach
    effect = EFFECTS[pending.ref]
    narrow = NOW.get(word(effect))
    return narrow(s, pending, effect, reach) if narrow else reach
