"""Choosing a corporation, the research phase and the draft (TM-6.6, TM-7.3, TM-13.3 to TM-13.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from boardroom.core.offers import Chosen, Offer, Pick
from boardroom.core.parts import One, Option, Part, Some
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import OWNER, secret, shown
from boardroom.games.terraforming_mars.actions import Buy, CardId, Draft, Start
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE, buy, may_buy
from boardroom.games.terraforming_mars.cards.catalogue import CORPORATIONS
from boardroom.games.terraforming_mars.cards.queue import open_effects
from boardroom.games.terraforming_mars.cards.triggers import fire_tag
from boardroom.games.terraforming_mars.cards.vocabulary import MC
from boardroom.games.terraforming_mars.deck import discard, draw
from boardroom.games.terraforming_mars.facts import CardsDealt, CorporationRevealed
from boardroom.games.terraforming_mars.offers import Buying, pick_some
from boardroom.games.terraforming_mars.payment import Payment, settle_bill
from boardroom.games.terraforming_mars.state import State, gain, produce
from boardroom.games.terraforming_mars.tables import SETUP

# --- the first choice


def affordable(corporation: str, dealt: int) -> int:
    """How many projects may be kept with this corporation (TM-6.5, TM-6.13)."""
    one = CORPORATIONS[corporation]
    return dealt if one.free_cards else min(dealt, one.mc // CARD_PRICE)


def may_start(s: State, a: Start) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Starting)
    dealt = step_.projects[a.seat]
    require(a.corporation in step_.corporations[a.seat], "TM-6.6", "corporation-not-dealt")
    distinct = len(set(a.projects)) == len(a.projects)
    require(distinct and set(a.projects) <= set(dealt), "TM-6.6", "card-not-offered")
    most = affordable(a.corporation, len(dealt))
    require(len(a.projects) <= most, "TM-6.13", "too-many-projects", kept=len(a.projects), most=most)


def do_start(s: State, a: Start, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Starting)
    step_.chosen[a.seat] = (a.corporation,)
    step_.kept[a.seat] = a.projects
    step_.left = tuple(seat for seat in step_.left if seat != a.seat)


class StartOffer(Offer):
    """One of the dealt corporations with at most as many projects as it can pay for."""

    __slots__ = ()

    def _choices(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        step_ = self.s.steps[-1]
        return step_.corporations[self.seat], step_.projects[self.seat]

    def actions(self) -> Iterator[Start]:
        corporations, projects = self._choices()
        for corporation in corporations:
            for n in range(affordable(corporation, len(projects)) + 1):
                for some in combinations(projects, n):
                    yield Start(self.seat, corporation, some)

    def sample(self, rng: Random) -> Start:
        corporations, projects = self._choices()
        corporation = corporations[int(rng.random() * len(corporations))]
        most = affordable(corporation, len(projects))
        return Start(self.seat, corporation, pick_some(projects, 0, most, rng))

    def form(self, chosen: Chosen) -> Part | None:
        corporations, projects = self._choices()
        if "corporation" not in chosen:
            return One("corporation", tuple(Option(f"corporation:{one}", one) for one in corporations))
        if "projects" in chosen:
            return None
        options = tuple(Option(f"card:{card:03d}", card, cost=CARD_PRICE) for card in projects)
        return Some("projects", options, 0, affordable(chosen["corporation"], len(projects)))

    def compose(self, chosen: Chosen) -> Start:
        return Start(self.seat, chosen["corporation"], tuple(chosen["projects"]))


@step("terraforming_mars.starting", "TM-6.6")
class Starting(Step):
    """Everybody chooses a corporation and projects, all at once. (TM-6.6)"""

    left: tuple[Seat, ...] = shown()
    corporations: dict[Seat, tuple[str, ...]] = secret(to=OWNER)
    projects: dict[Seat, tuple[CardId, ...]] = secret(to=OWNER)
    chosen: dict[Seat, tuple[str, ...]] = secret(to=OWNER)
    kept: dict[Seat, tuple[CardId, ...]] = secret(to=OWNER)
    moves = {Start: Move(may_start, do_start)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [StartOffer(Start, s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        """All have chosen: in turn order they reveal, take what they start with and pay (TM-6.7)."""
        s.steps.pop()
        open_effects(s, s.first)
        for seat in s.order():
            reveal(s, seat, self.chosen[seat][0], self.kept[seat], tell)
            discard(s, seat, tuple(c for c in self.projects[seat] if c not in self.kept[seat]), tell)


def reveal(s: State, seat: Seat, corporation: str, kept: tuple[int, ...], tell: Tell) -> None:
    """A player's corporation comes into play."""
    p, one = s.players[seat], CORPORATIONS[corporation]
    p.corporation, p.hand, p.first_due = corporation, kept, bool(one.first)
    p.absorb(one)
    tell(CorporationRevealed, seat, corporation, len(kept))
    gain(s, seat, MC, one.mc, "TM-6.7", tell)
    for effect in (*one.effects, *(one.solo if s.solo else ())):
        if effect.do == "production":
            produce(s, seat, effect.res, effect.n, "TM-6.7", tell)
        else:
            gain(s, seat, effect.res, effect.n, "TM-6.7", tell)
    if not one.free_cards:
        settle_bill(p, Payment(CARD_PRICE * len(kept)), "TM-6.7", tell)
    for tag in one.tags:
        fire_tag(s, seat, tag, 0, tell)


# --- research


def begin_research(s: State, tell: Tell) -> None:
    """Deal four cards to each player, to be drafted if the table uses the draft (TM-7.3, TM-13.3)."""
    dealt = {}
    seats, bottom = s.order(s.starter), s.profile.deals_research_from_bottom
    for seat in seats:
        dealt[seat] = draw(s, SETUP.whole("research_cards"), tell, bottom=bottom)
        tell(CardsDealt, seat, dealt[seat])
    if s.options.draft and len(seats) > 1:
        s.steps.append(Drafting(seats, dealt, dict.fromkeys(seats, ())))
    else:
        s.steps.append(Researching(seats, dealt))


def may_research(s: State, a: Buy) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Researching)
    may_buy(s, a, step_.cards[a.seat])


def do_research(s: State, a: Buy, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Researching)
    buy(s, a, step_.cards[a.seat], tell)
    step_.cards[a.seat] = ()
    step_.left = tuple(seat for seat in step_.left if seat != a.seat)


@step("terraforming_mars.researching", "TM-7.3")
class Researching(Step):
    """Everybody buys some of four cards, all at once. (TM-7.3)"""

    left: tuple[Seat, ...] = shown()
    cards: dict[Seat, tuple[CardId, ...]] = secret(to=OWNER)
    moves = {Buy: Move(may_research, do_research)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Buying(Buy, s, seat, self.cards[seat], CARD_PRICE)]

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()


# --- draft


def may_draft(s: State, a: Draft) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Drafting)
    require(a.card in step_.packs[a.seat], "TM-13.3", "card-not-offered")


def do_draft(s: State, a: Draft, tell: Tell) -> None:
    step_ = s.steps[-1]
    assert isinstance(step_, Drafting)
    step_.kept[a.seat] = (*step_.kept[a.seat], a.card)
    step_.packs[a.seat] = tuple(card for card in step_.packs[a.seat] if card != a.card)
    step_.left = tuple(seat for seat in step_.left if seat != a.seat)


@step("terraforming_mars.drafting", "TM-13.3")
class Drafting(Step):
    """Everybody keeps one card and passes the rest on, until none is left. (TM-13.3, TM-13.8)"""

    left: tuple[Seat, ...] = shown()
    packs: dict[Seat, tuple[CardId, ...]] = secret(to=OWNER)
    kept: dict[Seat, tuple[CardId, ...]] = secret(to=OWNER)
    round: int = shown(default=0)
    moves = {Draft: Move(may_draft, do_draft)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Draft, s, seat, self.packs[seat], "card")]

    def proceed(self, s: State, tell: Tell) -> None:
        seats = s.order(s.starter)
        for seat in seats:
            p = s.players[seat]
            p.handed_on += tuple(card for card in self.packs[seat] if card not in p.handed_on)
        on = 1 if s.generation % 2 == 0 else -1
        self.packs = {(seat + on) % len(seats): self.packs[seat] for seat in seats}
        self.packs = {seat: self.packs[seat] for seat in seats}
        for seat in seats:
            tell(CardsDealt, seat, self.packs[seat])
        if max(len(pack) for pack in self.packs.values()) > 1:
            self.left, self.round = seats, self.round + 1
            return
        kept = {seat: (*self.kept[seat], *self.packs[seat]) for seat in seats}
        s.steps[-1] = Researching(seats, kept)
