"""Filling in what a seat cannot see: hands, deck, discards, cards on offer (TM-5.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from operator import setitem
from random import Random

from boardroom.core.chance import Chance
from boardroom.core.luck import shuffle
from boardroom.core.steps import Seat
from boardroom.core.visibility import Hidden
from boardroom.games.terraforming_mars.actions import CardId, Start
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne, Looking
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting, StartOffer
from boardroom.games.terraforming_mars.setup import BEGINNER, card_pool, corporation_pool, has_era
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import SETUP

Cards = tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """Project cards in one place that a seat may be unable to see."""

    cards: Cards | Hidden
    lay: Callable[[Cards], None]
    """Replaces the cards of the pile."""
    usual: int = 0
    """The number of cards in the pile if the view hides it."""

    @property
    def size(self) -> int:
        if isinstance(self.cards, Hidden) and self.cards.count is None:
            return self.usual
        return len(self.cards)


def _player_piles(p: Player) -> list[Pile]:
    def lay_hand(cards: Cards) -> None:
        p.hand = cards

    def lay_discards(cards: Cards) -> None:
        p.discards = cards

    return [Pile(p.hand, lay_hand), Pile(p.discards, lay_discards)]


def _seat_pile(cards: dict[Seat, Cards], seat: Seat, usual: int) -> Pile:
    return Pile(cards[seat], partial(setitem, cards, seat), usual)


def _question_pile(step: Looking | BuyingOne) -> Pile:
    def lay(cards: Cards) -> None:
        step.cards = cards

    return Pile(step.cards, lay)


def step_piles(s: State) -> Iterator[Pile]:
    """The cards held by steps, with their number where the rules of the step determine it."""
    each = SETUP.whole("research_cards")
    for step in s.steps:
        if isinstance(step, Starting):
            for seat in step.projects:
                yield _seat_pile(step.projects, seat, SETUP.whole("projects_dealt"))
        elif isinstance(step, Drafting):
            for seat in step.packs:
                kept = step.round + (seat not in step.left)
                yield _seat_pile(step.packs, seat, each - kept)
                yield _seat_pile(step.kept, seat, kept)
        elif isinstance(step, Researching):
            for seat in step.cards:
                yield _seat_pile(step.cards, seat, each if seat in step.left else 0)
        elif isinstance(step, Looking | BuyingOne):
            yield _question_pile(step)


def imagine_state(view: State, seat: int | None, rng: Random) -> State:
    """A full state consistent with the view; cards the seat passed on are not in the deck."""
    s = view.clone()
    s.chance = Chance(f"imagined {rng.random()}")
    era = has_era(s.options, len(s.players))
    hidden: list[Pile] = []
    seen = {*s.revealed, *(card for p in s.players for card in p.played)}
    for pile in (*(one for p in s.players for one in _player_piles(p)), *step_piles(s)):
        if isinstance(pile.cards, Hidden):
            hidden.append(pile)
        else:
            seen.update(pile.cards)
    unseen = [card for card in card_pool(era) if card not in seen]
    shuffle(rng, unseen)
    if seat is not None and (passed_on := s.players[seat].handed_on):
        unseen.sort(key=lambda card: card not in passed_on)
    _fill(s, hidden, unseen, rng)
    _imagine_starts(s, corporation_pool(era), rng)
    for p in s.players:
        if isinstance(p.handed_on, Hidden):
            p.handed_on = ()
    return s


def _fill(s: State, hidden: list[Pile], unseen: list[int], rng: Random) -> None:
    """Deal the unseen cards to the hidden piles; the rest is the deck."""
    count = sum(pile.size for pile in hidden)
    dealt, rest = unseen[:count], unseen[count:]
    shuffle(rng, dealt)
    for pile in hidden:
        pile.lay(tuple(dealt[: pile.size]))
        dealt = dealt[pile.size :]
    if isinstance(s.deck, Hidden):
        assert len(rest) == len(s.deck)
        shuffle(rng, rest)
        s.deck = tuple(rest)


def _imagine_starts(s: State, corporations: list[str], rng: Random) -> None:
    """Corporations and choices of the others before the reveal."""
    step = s.steps[-1]
    if not isinstance(step, Starting):
        return
    known = {one for dealt in step.corporations.values() if not isinstance(dealt, Hidden) for one in dealt}
    left = [one for one in corporations if one not in known]
    shuffle(rng, left)
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
