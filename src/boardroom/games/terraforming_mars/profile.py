"""Profiles: the questions of rule that the rulebook and recorded games answer differently.

A rule asks the profile a question and never which profile it is, so that a third profile is one more record.
The defaults are the answers of the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ProfileKey = Literal["rulebook", "digital"]
"""The value of the table's option, as it is stored."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One answer to each question; a question is named after what holds where the answer is yes."""

    key: ProfileKey

    # --- turns and the deck

    may_pass_before_first_action: bool = False
    """Whether a player may pass while the corporation's first action is due (TM-8.2)."""
    may_pass_as_second_action: bool = False
    """Whether a player may pass after one action, instead of ending the turn (TM-7.8, R-43)."""
    deals_research_from_bottom: bool = False
    """Whether research cards come from the bottom of the deck (TM-7.3)."""
    reshuffles_at_once: bool = False
    """Whether the discards are shuffled as soon as the deck is empty, not when a card is wanted (TM-5.9)."""

    # --- playing cards and using actions

    accepts_wasteful_mix: bool = False
    """Whether a payment with both metals may hold a piece that is not needed (TM-4.13)."""
    needs_hex_for_tile: bool = False
    """Whether a card cannot be played when its tile or marker has no legal hex (TM-9.28, R-07)."""
    needs_card_with_resource: bool = False
    """Whether CEO's Favorite Project needs a resource on some own card (TM-9.18)."""
    plays_net_zero_always: bool = False
    """Whether cards that lower and raise the same production can always be played (TM-9.26, R-12)."""
    needs_card_to_add_to: bool = False
    """Whether an alternative of an action needs a card that takes what it adds (TM-9.18)."""
    takes_from_same_card: bool = False
    """Whether a card whose action takes a cube from any card may take its own (TM-8.3, R-21)."""
    least_conversion: int = 0
    """The least that a card which converts any number converts (TM-8.3, R-38)."""

    # --- effects and the questions they ask

    asks_effect_order: bool = True
    """Whether the player is asked for the order of effects where it matters (TM-9.6)."""
    may_put_off_effect: bool = False
    """Whether any waiting effect may go first while another one is being asked about (TM-9.6)."""
    lowers_others_last: bool = False
    """Whether one player's loss of production waits for all other effects of the card (TM-9.9, R-02)."""
    asks_single_hex: bool = False
    """Whether the player is asked for a hex even if only one is legal (TM-9.12)."""
    asks_single_amount: bool = False
    """Whether the player is asked for an amount even if only one is possible (R-38)."""
    offers_card_beyond_means: bool = False
    """Whether a card looked at is offered to a player who cannot pay for it (TM-5.13, R-28)."""
    copies_losses_of_noctis_city: bool = True
    """Whether Robotic Workforce repeats the energy loss in the box of Noctis City (TM-9.7, R-24)."""
    copies_immigrant_city: bool = True
    """Whether Robotic Workforce can repeat the box of Immigrant City (TM-9.7, R-24)."""

    # --- what hits players

    spares_own_stock: bool = False
    """Whether own stock cannot be removed, except plants while others have plants (TM-9.8, R-01)."""
    removes_all: bool = False
    """Whether a removal takes as much as it can, not any number up to that (TM-9.8, R-01)."""

    # --- the solo game

    places_neutral_pairwise: bool = False
    """Whether each neutral city is followed by its greenery, not both cities by both (TM-13.2.17)."""
    converts_after_lost_solo: bool = True
    """Whether plants are converted once more although the solo game is lost (TM-13.2.12)."""


RULEBOOK = Profile("rulebook")

DIGITAL = Profile(
    "digital",
    may_pass_before_first_action=True,
    may_pass_as_second_action=True,
    deals_research_from_bottom=True,
    reshuffles_at_once=True,
    accepts_wasteful_mix=True,
    needs_hex_for_tile=True,
    needs_card_with_resource=True,
    plays_net_zero_always=True,
    needs_card_to_add_to=True,
    takes_from_same_card=True,
    least_conversion=1,
    asks_effect_order=False,
    may_put_off_effect=True,
    lowers_others_last=True,
    asks_single_hex=True,
    asks_single_amount=True,
    offers_card_beyond_means=True,
    copies_losses_of_noctis_city=False,
    copies_immigrant_city=False,
    spares_own_stock=True,
    removes_all=True,
    places_neutral_pairwise=True,
    converts_after_lost_solo=False,
)

PROFILES: dict[str, Profile] = {one.key: one for one in (RULEBOOK, DIGITAL)}
