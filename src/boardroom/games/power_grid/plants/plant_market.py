"""The plant market, and the Step 3 card whenever it is drawn (PG-2.5, PG-6.10, PG-10)."""

from __future__ import annotations

from boardroom.core.actions import Shuffled
from boardroom.core.steps import Tell
from boardroom.games.power_grid.facts import PlantDrawn, PlantRemoved, PlantTucked, StepBegan, StepCardDrawn
from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import CURRENT_SIZE, STEP_3_SIZE


def current(s: State) -> tuple[int, ...]:
    """The plants that may be auctioned; the Step 3 card never is (A7)."""
    row = s.market if s.step == 3 else s.market[:CURRENT_SIZE]
    return row[:-1] if row and row[-1] == STEP_3_CARD else row


def future(s: State) -> tuple[int, ...]:
    """The plants of the future market."""
    return () if s.step == 3 else s.market[CURRENT_SIZE:]


def take(s: State, plant: int) -> None:
    """Take a sold plant off the market."""
    at = s.market.index(plant)
    s.market = s.market[:at] + s.market[at + 1 :]


def replace_lowest(s: State, why: str, tell: Tell) -> None:
    """Remove the lowest plant from the game, if there is one, and replace it (PG-4.12, 9.2, 10.5)."""
    if s.market:
        remove_lowest(s, why, tell)
        replace(s, tell)


def remove_lowest(s: State, why: str, tell: Tell) -> None:
    """Remove the lowest plant from the game."""
    if s.market and s.market[0] != STEP_3_CARD:
        plant, s.market = s.market[0], s.market[1:]
        s.removed += (plant,)
        tell(PlantRemoved, plant, why)


def replace(s: State, tell: Tell) -> None:
    """Draw a replacement; obsolete plants are removed and replaced in turn (PG-4.5, PG-6.10)."""
    draw(s, tell)
    remove_obsolete(s, tell)


def remove_obsolete(s: State, tell: Tell) -> None:
    """Remove current plants not above the highest city count and replace them (PG-6.10)."""
    most = s.most_cities
    while s.market and s.market[0] <= most:
        remove_lowest(s, "obsolete", tell)
        draw(s, tell)


def draw(s: State, tell: Tell) -> None:
    """Draw the top card of the stack, if there is one and the edition allows it (PG-10.1, PG-10.8, A2)."""
    if s.shuffle_due:
        return
    if s.stack:
        card, s.stack = s.stack[0], s.stack[1:]
    elif s.under:  # A17: only a game without Step 3 draws on unshuffled after the card
        card, s.under = s.under[0], s.under[1:]
    else:
        return
    if card == STEP_3_CARD:
        _step_3_card(s, tell)
        return
    tell(PlantDrawn, card)
    if s.rest:
        at = s.rest.index(card)
        s.rest = s.rest[:at] + s.rest[at + 1 :]
    s.market = tuple(sorted((*s.market, card)))


def tuck_highest(s: State, tell: Tell) -> None:
    """Put the highest future plant under the stack, below the Step 3 card (PG-7.4)."""
    plant, s.market = s.market[-1], s.market[:-1]
    s.under += (plant,)
    tell(PlantTucked, plant)


def _step_3_card(s: State, tell: Tell) -> None:
    tell(StepCardDrawn)
    s.card_round = s.round
    if not s.edition.has_steps:  # A17: the card is removed and the next one drawn
        draw(s, tell)
        return
    s.card_phase = s.phase
    if s.edition.shuffles_at_once or s.phase == 5:
        shuffle_stack(s, tell)
    else:
        s.shuffle_due = True
    if s.phase == 2:
        s.market += (STEP_3_CARD,)  # it counts as the highest plant until the phase is over
    else:
        remove_lowest(s, "step3", tell)


def shuffle_stack(s: State, tell: Tell) -> None:
    """Shuffle the plants below the Step 3 card; all players know which they are (PG-10.4)."""
    s.stack, s.chance = s.chance.shuffle(s.under, "stack")
    s.rest, s.under = tuple(sorted(s.under)), ()
    s.shuffle_due = False
    tell(Shuffled, "stack", tuple(map(str, s.stack)))


def close_auctions(s: State, tell: Tell) -> None:
    """After phase 2 remove the Step 3 card and the lowest plant and begin Step 3 (PG-10.1)."""
    if s.card_phase == 2 and s.step < 3:
        s.market = tuple(card for card in s.market if card != STEP_3_CARD)
        remove_lowest(s, "step3", tell)
        begin_step_3(s, tell)


def begin_step_3(s: State, tell: Tell) -> None:
    """From now on six plants, all current, and three houses per city (PG-10.6, PG-10.7)."""
    s.step = 3
    tell(StepBegan, 3)


def update_in_bureaucracy(s: State, tell: Tell) -> None:
    """Update the plant market at the end of phase 5 (PG-7.4, PG-10.3 to PG-10.5)."""
    if s.step < 3:
        if future(s):
            tuck_highest(s, tell)
        replace(s, tell)
        if s.card_phase:
            begin_step_3(s, tell)
        return
    if s.shuffle_due:
        shuffle_stack(s, tell)
        if s.options.top_up:  # A1
            while len(s.market) < STEP_3_SIZE and s.stack:
                replace(s, tell)
    if s.round > s.card_round or not s.edition.spares_lowest_with_card:
        replace_lowest(s, "step3_round", tell)
