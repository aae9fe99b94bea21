"""A greedy player of Mombasa: plans cards that go together, takes the majorities it leads, moves the ink jar
while its goods lie face up, expands for the company whose shares it holds, and takes the most useful column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.companies.camps import SendingOut, columns, room
from boardroom.games.mombasa.companies.tracks import TrackSteps, walk
from boardroom.games.mombasa.expansion import Expanding, ways
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import can_meet
from boardroom.games.mombasa.player_board.bookkeeping import Points, fitting
from boardroom.games.mombasa.player_board.ink_jar import helpers, reach
from boardroom.games.mombasa.setup import tile_cards
from boardroom.games.mombasa.state import State
from boardroom_frozen.mombasa import values as worth
from boardroom_frozen.mombasa.choose import best_action
from boardroom_frozen.mombasa.columns import best_plan, column_to_take, lay
from boardroom_frozen.mombasa.company_value import advantage, steps_worth
from boardroom_frozen.mombasa.library import ease, ink_worth, starts
from boardroom_frozen.mombasa.personality import personality, set_personality

AGAIN = 0.6
"""How likely books that the ink jar could enter now can be entered later as well."""


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    """The action of the seat that is asked; `s` is its view."""
    kinds = {offer.kind for offer in offers}
    set_personality(s, rng)
    decide = next(decide for kind, decide in DECISIONS if kind in kinds)
    return decide(s, s.players[offers[0].seat], offers)


def keep_tile(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """The tile whose bonus brings most."""

    def bonus(tile: str) -> float:
        found = 0.0
        for what, n in s.pack.tiles[tile].bonus:
            if what == "diamonds":
                found += worth.diamonds_worth(s, me, n)
            else:
                found += steps_worth(s, me, COMPANY[what], n)
        return found + ease(s, me, s.pack.tiles[tile].book)

    return act.KeepTile(me.seat, max(me.dealt, key=bonus))


def lay_out(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """Lay the best card above the last slot, where it is taken back first."""
    cards = sorted(tile_cards(s, me.seat), key=lambda card: worth.use_worth(s, me, s.pack.cards[card]))
    return act.LayOut(me.seat, tuple(cards))


def plan(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """The best set of cards, each in the column where it comes back with cards it goes with."""
    best, _ = best_plan(s, me, me.hand)
    laid = lay(s, me, best)
    return act.Plan(me.seat, tuple(laid.get(slot) for slot in range(len(s.pack.slots))))


def turn(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """The action that brings most; if none does, end with the best column."""
    best, gain = best_action(s, me, offers)
    return best if best is not None and gain > 0 else end(s, me)


def end(s: State, me: Player) -> Action:
    return act.EndPhase(me.seat, s.pack.slots[column_to_take(s, me)])


def advance(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """The steps with the highest gain each; a call is paid only if that pays."""
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    free = [c for c in frame.companies() if walk(s, me.seat, c, 1, paying=False)[0]]
    best, found = -99.0, (0, 0)
    for company in frame.companies():
        most, _ = walk(s, me.seat, company, frame.left_for(company))
        for n in range(1, most + 1):
            gain = steps_worth(s, me, company, n) / n
            if gain >= best:
                best, found = gain, (company, n)
    if not found[1] or (best <= 0 and not free):
        return act.GiveUp(me.seat)
    return act.Advance(me.seat, COMPANIES[found[0]], found[1])


def enter(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """The region with the highest value for its cost."""
    frame = s.steps[-1]
    assert isinstance(frame, Expanding)
    best, found = 0.0, None
    for place, cost in ways(s, frame.company).items():
        if cost <= frame.left:
            reward = s.pack.regions[place].reward
            value = worth.reward_worth(s, me, reward, frame.company) + 0.3
            value += 0.5 * max(0.0, advantage(s, me, frame.company))
            if s.posts[place] >= 0:
                value -= 0.4 * advantage(s, me, s.posts[place])
            value = value / cost + leads_on(s, place) / cost
            if value > best:
                best, found = value, place
    if found is None:
        return act.Stop(me.seat)
    return act.Enter(me.seat, found + 1, front(s, me, frame.company) + 1)


def leads_on(s: State, place: int) -> float:
    """A ring gives nothing but leads to what it encloses."""
    inside = [region for region in s.pack.regions if region.inside == place + 1]
    return 1.5 if inside and s.posts[inside[0].id - 1] < 0 else 0.0


def front(s: State, me: Player, company: int) -> int:
    """Empty one column after the other if coins are good for us, begin new ones if they are not."""
    able = columns(s, company)
    good = advantage(s, me, company) >= 0
    return min(able, key=lambda column: s.camps[company][column] * (1 if good else -1))


def return_post(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """Cover as much as possible of a company we hold less of than others, else as little as possible."""
    frame = s.steps[-1]
    assert isinstance(frame, SendingOut)
    company = frame.posts[0]
    able = [column for column in range(3) if room(s, company, column) > 0]

    def coin(column: int) -> int:
        coins = s.pack.camps[company].coins[column]
        vacant = room(s, company, column)
        return coins[vacant - 1]

    sign = 1 if advantage(s, me, company) < 0 else -1
    return act.ReturnPost(me.seat, max(able, key=lambda column: sign * coin(column)) + 1)


def remove_post(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    able = [company for company in range(4) if columns(s, company)]
    company = max(able, key=lambda c: advantage(s, me, c))
    return act.RemovePost(me.seat, COMPANIES[company], front(s, me, company) + 1)


def take_reward(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """Points first: they may bring the pounds for a call."""
    return act.TakeReward(me.seat, "bookkeeping")


def take_points(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """A book that is worth more than its points in pounds, else pounds."""
    frame = s.steps[-1]
    assert isinstance(frame, Points)
    pack, pound = s.pack, personality(s).cash
    best, found = 0.0, ""
    for book, gain in worth.books_worth(s, me):
        cost = pack.book_cost[book.letter]
        if cost <= frame.left and gain - cost * pound > best:
            best, found = gain - cost * pound, book.id
    if found:
        return act.TakeBook(me.seat, found)
    return act.TakePounds(me.seat, frame.left)


def place_book(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """Place a book at the end of the row, or on the next empty space that allows it."""
    pack = s.pack
    name = max(me.taken, key=lambda book: bool(fitting(pack, me, book)))
    book = pack.books[name]
    spaces = fitting(pack, me, name)
    empty = [space for space in spaces if space > me.ink and not me.books[space]]
    if empty:
        return act.PlaceBook(me.seat, name, empty[0])
    # No empty space is left ahead: cover a book that is harder than this one, else lie behind the jar.
    own = ease(s, me, book)
    harder = [n for n in spaces if n > me.ink and ease(s, me, pack.books[me.books[n]]) < own]
    behind = [n for n in spaces if n <= me.ink]
    return act.PlaceBook(me.seat, name, (harder or behind or spaces)[0])


def move_ink(s: State, me: Player, offers: Sequence[Offer]) -> Action:
    """Turn the next book if that pays, then move to the most valuable stop."""
    pack, most = s.pack, reach(s, me.seat)
    turnable = next((offer for offer in offers if offer.kind is act.TurnBook), None)
    block = me.ink + most + 1
    if turnable is not None and block <= pack.ledger.last and me.books[block]:
        further = block + 1
        others = helpers(me)
        while (
            further <= pack.ledger.last
            and me.books[further]
            and can_meet(me, pack.books[me.books[further]].needs, others)
        ):
            further += 1
        if ink_worth(s, me.ink + most, further - 1) > personality(s).spent * pack.turning_cost + 0.5:
            return act.TurnBook(me.seat, block)

    later = AGAIN * min(1.0, starts(s, me) - 0.5)

    def gain(n: int) -> float:
        ahead = later * ink_worth(s, me.ink + n, me.ink + most) if later > 0 else 0.0
        if not n:
            return ahead
        book = pack.books[me.books[me.ink + n]]
        reward = 0.0 if me.turned >> (me.ink + n) & 1 else worth.reward_worth(s, me, book.reward)
        return ink_worth(s, me.ink, me.ink + n) + reward + ahead

    return act.MoveInk(me.seat, max(range(most + 1), key=gain))


Decision = Callable[[State, Player, Sequence[Offer]], Action]
DECISIONS: tuple[tuple[type[Action], Decision], ...] = (
    (act.EndPhase, turn),
    (act.Plan, plan),
    (act.Advance, advance),
    (act.GiveUp, advance),
    (act.Enter, enter),
    (act.TakeReward, take_reward),
    (act.ReturnPost, return_post),
    (act.RemovePost, remove_post),
    (act.TakePounds, take_points),
    (act.PlaceBook, place_book),
    (act.MoveInk, move_ink),
    (act.LayOut, lay_out),
    (act.KeepTile, keep_tile),
)
