"""The greedy bot's estimates, in pounds at the end of the game.

Estimates only: a step by the shares ahead (`company_value`), a book by whether the ink jar will enter it
(`library`), a card by the rounds in which it can still be used; all bent by the bot's `personality`.
"""

from __future__ import annotations

from functools import lru_cache

from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.pack import GOODS, Book, Card, Reward
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import open_slots
from boardroom_frozen.mombasa.company_value import (
    advantage,
    best_steps,
    final_value,
    rounds_left,
    steps_worth,
)
from boardroom_frozen.mombasa.library import POINT, SLOT, book_worth, row_end, slope
from boardroom_frozen.mombasa.personality import personality

USES = 0.7
"""How often a card is used in a round to come."""
AGAIN = 0.45
"""How often a card of the hand is used in each round after the next."""
ORDINARY = 0.6
"""The value of the card it replaces in a slot."""
GOODS_UNIT, EXPANSION_UNIT, KEEPER = 1.55, 1.75, 3.0
"""The value of a unit, of an expansion point, and of a bookkeeper's ink move."""


def diamonds_worth(s: State, player: Player, n: int) -> float:
    """The value of so many diamond steps."""
    weights = personality(s)
    return _diamonds_worth(s.options.pack, player.diamonds, n, rounds_left(s), weights.diamonds, weights.cash)


@lru_cache(maxsize=1 << 12)
def _diamonds_worth(pack_key: str, at: int, n: int, left: int, diamond: float, pound: float) -> float:
    if not n:
        return 0.0
    track = unpack(pack_key).diamonds
    to = min(track.last, at + n)
    values = slope(track.values) if left else track.values
    worth = diamond * (values[to] - values[at]) + pound * track.surplus * (at + n - to)
    if at < track.slot and left:
        worth += SLOT * left * ((to - at) / track.slot if to < track.slot else 1 - at / track.slot)
    return worth


def point_worth(s: State, player: Player) -> float:
    """A bookkeeping point: a pound, or its part of the best book on display."""
    if "point" not in s.memo:
        if player.ink >= s.pack.ledger.last:
            s.memo["point"] = s.pack.ledger.surplus * personality(s).cash
        else:
            best = max((n / s.pack.book_cost[b.letter] for b, n in books_worth(s, player)), default=0.0)
            s.memo["point"] = max(personality(s).cash, POINT * best)
    return s.memo["point"]  # type: ignore[no-any-return]


def books_worth(s: State, player: Player) -> list[tuple[Book, float]]:
    """The books on display and what each brings, its coin with it."""
    if "books" not in s.memo:
        end, cash, books = row_end(s, player), personality(s).cash, s.pack.books
        shelf = [(books[name], coins) for name, coins in zip(s.shelf, s.coins, strict=True) if name]
        s.memo["books"] = [
            (book, book_worth(s, player, end, book, plain_worth(s, player, book.reward)) + cash * coins)
            for book, coins in shelf
        ]
    return s.memo["books"]  # type: ignore[no-any-return]


def plain_worth(s: State, player: Player, reward: Reward) -> float:
    """The value of a reward without its track steps, counting a point as a pound."""
    weights = personality(s)
    worth = weights.cash * (reward.pounds + reward.bookkeeping)
    if reward.diamonds:
        worth += diamonds_worth(s, player, reward.diamonds)
    if reward.equal_to:
        units = max(2, player.sums[GOODS.index(reward.equal_to)])
        worth += weights.cash * max(0, units - reward.less)
    if reward.remove_post:
        best = max(advantage(s, player, company) for company in range(4))
        worth += weights.companies * reward.remove_post * max(0.0, best)
    return worth


def plain_regions(s: State, player: Player) -> tuple[float, ...]:
    """By region the value of its reward without track steps, counting a point as a pound."""
    if "regions" not in s.memo:
        weights = personality(s)
        s.memo["regions"] = _plain_regions(
            s.options.pack, player.diamonds, rounds_left(s), weights.diamonds, weights.cash
        )
    return s.memo["regions"]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 10)
def _plain_regions(pack_key: str, at: int, left: int, diamond: float, pound: float) -> tuple[float, ...]:
    rewards = [region.reward for region in unpack(pack_key).regions]
    return tuple(
        pound * (reward.pounds + reward.bookkeeping)
        + _diamonds_worth(pack_key, at, reward.diamonds, left, diamond, pound)
        for reward in rewards
    )


def reward_worth(s: State, player: Player, reward: Reward, company: int | None = None) -> float:
    """The value of a reward."""
    return with_steps(s, player, reward, plain_worth(s, player, reward), company)


def with_steps(s: State, player: Player, reward: Reward, worth: float, company: int | None) -> float:
    """The value of a reward that is worth so much without its track steps."""
    if reward.bookkeeping:
        worth += reward.bookkeeping * (point_worth(s, player) - personality(s).cash)
    if reward.track and company is not None:
        worth += max(0.0, steps_worth(s, player, company, reward.track))
    return worth


def use_worth(s: State, player: Player, card: Card) -> float:
    """The value of one use of a card by itself."""
    weights = personality(s)
    if card.kind == "goods":
        return 1.0 + GOODS_UNIT * card.value
    if card.kind == "expansion":
        return 0.5 + EXPANSION_UNIT * card.value
    if card.kind == "bookkeeper":
        return weights.books * (KEEPER + 1.25 * card.value)
    if card.kind == "merchant":
        plain = card.merchant == "plain"
        steps = 1 if plain else 2 + min(2, mines_of(s, card.merchant) // 2)
        return diamonds_worth(s, player, steps) + weights.cash * (2 if plain else 1)
    return 0.0


def mines_of(s: State, company: str) -> int:
    place = COMPANY[company]
    regions = s.pack.regions
    return sum(regions[n].mines for n, holder in enumerate(s.posts) if holder == place)


def card_worth(s: State, player: Player, card: Card) -> float:
    """What owning a card is worth: uses better than those of an ordinary card, and shares."""
    worth = max(0.0, use_worth(s, player, card) - ORDINARY) * USES * rounds_left(s)
    if card.share:
        worth += personality(s).companies * final_value(s, COMPANY[card.share], player)
    return worth


def keep_worth(s: State, player: Player, card: Card) -> float:
    """What is lost with a card in hand: its shares and its uses.

    It is spare next round if hand and column fill the slots without it."""
    left = rounds_left(s)
    shares = personality(s).companies * final_value(s, COMPANY[card.share], player) if card.share else 0.0
    if not left or card.kind == "share":
        return shares
    use = use_worth(s, player, card)
    if "spare" not in s.memo:
        uses = sorted(use_worth(s, player, s.pack.cards[name]) for name in player.hand)
        spare = len(uses) + max(map(len, player.resting)) - len(open_slots(s.pack, player))
        s.memo["spare"] = uses[min(len(uses), spare) - 1] if spare > 0 and uses else -1.0
    times: float = AGAIN * (left - 1) + (use > s.memo["spare"])
    return shares + use * times


def best_card(s: State, player: Player, units: int, less: int) -> tuple[float, str | None]:
    """The display card that brings most after its price in units, which would otherwise be steps."""
    key = ("card", units, less)
    if key not in s.memo:
        s.memo[key] = _best_card(s, player, units, less)
    return s.memo[key]  # type: ignore[no-any-return]


def _best_card(s: State, player: Player, units: int, less: int) -> tuple[float, str | None]:
    best, found, steps = 0.0, None, best_steps(s, player, units)
    for card, price, worth in cards_on_display(s, player):
        price = max(0, price + less)
        if price <= units:
            gain = worth + best_steps(s, player, units - price) - steps
            if gain > best:
                best, found = gain, card
    return best, found


def cards_on_display(s: State, player: Player) -> list[tuple[str, int, float]]:
    """Every card for sale, its price and what owning it is worth."""
    if "display" not in s.memo:
        s.memo["display"] = [
            (card, full_price(s.pack, s, card), card_worth(s, player, s.pack.cards[card]))
            for card in s.display
            if card
        ]
    return s.memo["display"]  # type: ignore[no-any-return]
