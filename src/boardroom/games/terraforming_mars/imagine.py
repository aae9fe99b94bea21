"""Filling in what a seat does not see: hands, deck, discards, cards being chosen from (TM-5.14)."""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.core.chance import Chance
from boardroom.core.visibility import Hidden
from boardroom.games.terraforming_mars.actions import Start
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne, Looking
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting, StartOffer
from boardroom.games.terraforming_mars.setup import BEGINNER, card_pool, corporation_pool, has_era
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import SETUP


def on_steps(s: State) -> list[tuple[Any, int | None, str]]:
    """Where cards lie in steps: the object, the key of its dict or None, and the field."""
    found: list[tuple[Any, int | None, str]] = []
    for step in s.steps:
        if isinstance(step, Starting):
            found += [(step, seat, "projects") for seat in step.projects]
        elif isinstance(step, Drafting):
            found += [(step, seat, name) for seat in step.packs for name in ("packs", "kept")]
        elif isinstance(step, Researching):
            found += [(step, seat, "cards") for seat in step.cards]
        elif isinstance(step, Looking | BuyingOne):
            found.append((step, None, "cards"))
    return found


def _cards(place: tuple[Any, int | None, str]) -> Any:
    holder, key, name = place
    value = getattr(holder, name)
    return value if key is None else value[key]


def lying(s: State) -> int:
    """All project cards on the table, wherever they are."""
    count = len(s.deck) + len(s.revealed)
    count += sum(len(p.hand) + len(p.discards) + len(p.played) for p in s.players)
    return count + sum(len(_cards(place)) for place in on_steps(s))


def imagined(view: State, seat: int | None, rng: Random) -> State:
    """A full state that fits the view; cards the seat passed on are not in the deck."""
    s = view.clone()
    s.chance = Chance(f"imagined {rng.random()}")
    era = has_era(s.options, len(s.players))
    places = [(p, None, name) for p in s.players for name in ("hand", "discards")] + on_steps(s)
    hidden = [place for place in places if isinstance(_cards(place), Hidden)]
    seen = {card for place in places if not isinstance(_cards(place), Hidden) for card in _cards(place)}
    seen |= {*s.revealed, *(card for p in s.players for card in p.played)}
    unseen = [card for card in card_pool(era) if card not in seen]
    rng.shuffle(unseen)
    if seat is not None:
        passed_on = s.players[seat].handed_on
        unseen.sort(key=lambda card: card not in passed_on)
    _fill(s, hidden, unseen, rng)
    _imagine_starts(s, corporation_pool(era), rng)
    for p in s.players:
        if isinstance(p.handed_on, Hidden):
            p.handed_on = ()
    s.derive()
    return s


def _size(s: State, place: tuple[Any, int | None, str]) -> int:
    """How many cards lie hidden there: counted, or known from how the step works."""
    holder, key, name = place
    count = _cards(place).count
    if count is not None:
        return int(count)
    if isinstance(holder, Starting):
        return SETUP.whole("projects_dealt")
    if isinstance(holder, Researching):
        return SETUP.whole("research_cards") if key in holder.left else 0
    assert isinstance(holder, Drafting)
    return _draft_size(holder, int(key or 0), name)


def _draft_size(step: Drafting, seat: int, name: str) -> int:
    """How many cards a seat has kept or holds, from the round and whether it has chosen in it."""
    rounds = step.round
    chosen = seat not in step.left
    if name == "kept":
        return rounds + chosen
    return SETUP.whole("research_cards") - rounds - chosen


def _fill(s: State, hidden: list[tuple[Any, int | None, str]], unseen: list[int], rng: Random) -> None:
    """Deal the unseen cards to the hidden places, the rest is the deck."""
    sizes = [_size(s, place) for place in hidden]
    dealt, rest = unseen[: sum(sizes)], unseen[sum(sizes) :]
    rng.shuffle(dealt)
    for (holder, key, name), size in zip(hidden, sizes, strict=True):
        cards, dealt = tuple(dealt[:size]), dealt[size:]
        if key is None:
            setattr(holder, name, cards)
        else:
            getattr(holder, name)[key] = cards
    if isinstance(s.deck, Hidden):
        assert len(rest) == len(s.deck)
        rng.shuffle(rest)
        s.deck = tuple(rest)


def _imagine_starts(s: State, corporations: list[str], rng: Random) -> None:
    """Corporations and choices of the others before the reveal."""
    step = s.steps[-1]
    if not isinstance(step, Starting):
        return
    known = {one for dealt in step.corporations.values() if not isinstance(dealt, Hidden) for one in dealt}
    left = [one for one in corporations if one not in known]
    rng.shuffle(left)
    for seat, dealt in step.corporations.items():
        if not isinstance(dealt, Hidden):
            continue
        step.chosen[seat], step.kept[seat] = (), ()
        if seat in s.options.beginners:
            step.corporations[seat] = step.chosen[seat] = (BEGINNER,)
            step.kept[seat] = step.projects[seat]
            continue
        count = SETUP.whole("corporations_dealt")
        step.corporations[seat], left = tuple(left[:count]), left[count:]
        if seat not in step.left:
            guess = StartOffer(Start, s, seat).sample(rng)
            step.chosen[seat], step.kept[seat] = (guess.corporation,), guess.projects
