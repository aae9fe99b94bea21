"""What things are worth to a player, in pounds at the end: the yardstick of the greedy bot.

Estimates only: a share by what its company will show at the end, a step by the shares ahead, a card by the
rounds in which it can still be used. Everything is asked of a view, so hidden hands count for nothing.
"""

from __future__ import annotations

from functools import lru_cache

from boardroom.games.mombasa.camps import share_value
from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.pack import COMPANIES, GOODS, Bonus, Book, Card, Pack, Reward, Track
from boardroom.games.mombasa.scoring import shares
from boardroom.games.mombasa.state import COMPANY, FREE, Player, State

GROWTH = 0.95
"""Coins a company uncovers in a round to come ..."""
PUSH, LAG = 1.4, 0.8
"""... times this for the company the player pushes, and for the others."""
TASTE = 0.4
"""How far a guess about a company's growth may stray, so that bots do not all run after the same one."""
EVEN = (1.0, 1.0, 1.0, 1.0)
FEAR, TREND, LOYAL = 0.5, 0.1, 0.5
"""How the shares of others, the coins on view and the starting tile count in the choice of that company."""
RIVAL, CHASE, HOPE = 0.5, 0.3, 0.15
"""A coin is worth the own shares, less parts of the others' mean and best, and some for shares to come."""
USES = 0.55
"""How often a card is used in a round to come."""
ORDINARY = 2.2
"""What the card it replaces in a slot would have brought."""
GOODS_UNIT, EXPANSION_UNIT, KEEPER = 1.55, 1.75, 3.0
"""What a unit, an expansion point, and the ink move of a bookkeeper bring."""
SLOT = 1.5
"""What an extra slot brings in a round."""
POINT = 1.3
"""A bookkeeping point while books are wanted."""
BOOKS = 1.3
"""How much a book is fancied; self-play finds no harm between 0.5 and 1.5."""
SPECIAL = {
    "expansion_total": 1.6,
    "card_price": 1.0,
    "each_card": 1.8,
    "markers": 2.2,
    "choose": 2.0,
    "buy_or_diamonds": 2.4,
    "discard": 1.6,
    "other_tracks": 3.0,
}
"""What a special bonus brings in a round, the first of its track."""


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return s.pack.rounds - s.round


def favourite(s: State, player: Player) -> int:
    """The company to push: the one in which the player is furthest ahead of the others; FREE if in none."""
    key = ("favourite", player.seat)
    if key not in s.memo:
        best = max(range(4), key=lambda company: lead(s, player, company))
        s.memo[key] = best if lead(s, player, best) > 0 else FREE
    return s.memo[key]  # type: ignore[no-any-return]


def lead(s: State, player: Player, company: int) -> float:
    own = smooth(s, player, company)
    rest = [smooth(s, other, company) for other in s.players if other.seat != player.seat]
    loyal = LOYAL * given(s, player, company)
    return own - FEAR * sum(rest) / len(rest) + TREND * share_value(s, company) + loyal


def given(s: State, player: Player, company: int) -> int:
    """Steps on the company's track that the starting tile gave."""
    if not player.starting:
        return 0
    return dict(s.pack.tiles[player.starting].bonus).get(COMPANIES[company], 0)


def final_value(s: State, company: int, player: Player) -> float:
    """What one share of the company will be worth: more if the player is going to push it."""
    key = ("final", company, player.seat)
    if key not in s.memo:
        most = sum(map(sum, s.pack.camps[company].coins))
        growth = GROWTH * (PUSH if favourite(s, player) == company else LAG)
        growth *= s.memo.get("taste", EVEN)[company]
        s.memo[key] = min(float(most), share_value(s, company) + growth * (rounds_left(s) + 0.5))
    return s.memo[key]  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def smooth_shares(track: Track) -> tuple[float, ...]:
    """Shares by space, the way to the next icon counted in part, since the last steps may not come."""
    icons = [n for n in range(1, track.length + 1) if track.shares[n] > track.shares[n - 1]]
    found = []
    for space in range(track.length + 1):
        ahead = next((n for n in icons if n > space), None)
        value = float(track.shares[space])
        if ahead is not None:
            behind = max((n for n in icons if n <= space), default=0)
            value += 0.8 * (space - behind) / (ahead - behind)
        found.append(value)
    return tuple(found)


def bonus_worth(s: State, bonus: Bonus, second: bool) -> float:
    """What a special bonus brings until the end; the second of a track adds less than the first."""
    return SPECIAL[bonus.kind] * rounds_left(s) * (0.6 if second else 1.0)


def track_worth(s: State, player: Player, company: int, at: int) -> float:
    """What standing on a space of a company track is worth."""
    track = s.pack.tracks[s.tracks[company]]
    worth = smooth_shares(track)[at] * final_value(s, company, player)
    for order, special in enumerate(track.specials):
        if at >= special.space:
            worth += special.pounds + bonus_worth(s, special.bonus, order > 0)
    return worth


def steps_worth(s: State, player: Player, company: int, n: int) -> float:
    """What so many steps from here bring, calls paid."""
    track = s.pack.tracks[s.tracks[company]]
    at = player.at[company]
    to = min(track.length, at + n)
    gain = track_worth(s, player, company, to) - track_worth(s, player, company, at)
    return gain - 1.1 * sum(track.calls[at + 1 : to + 1])


def best_steps(s: State, player: Player, n: int) -> float:
    """What n free steps bring on the best track."""
    key = ("steps", player.seat, n)
    if key not in s.memo:
        s.memo[key] = (
            max((steps_worth(s, player, company, n) for company in range(4)), default=0.0) if n else 0.0
        )
    return s.memo[key]  # type: ignore[no-any-return]


@lru_cache(maxsize=8)
def slope(values: tuple[int, ...]) -> tuple[float, ...]:
    """Values of an own track with the way to the next one counted in part."""
    marks = [0, *(n for n in range(1, len(values)) if values[n] > values[n - 1])]
    found = []
    for space in range(len(values)):
        ahead = next((n for n in marks if n > space), None)
        worth = float(values[space])
        if ahead is not None:
            behind = max(n for n in marks if n <= space)
            worth += 0.75 * (values[ahead] - values[behind]) * (space - behind) / (ahead - behind)
        found.append(worth)
    return tuple(found)


def diamonds_worth(s: State, player: Player, n: int) -> float:
    """What so many diamond steps bring."""
    track, at = s.pack.diamonds, player.diamonds
    to = min(track.last, at + n)
    worth = slope(track.values)[to] - slope(track.values)[at] + 2 * (at + n - to)
    left = rounds_left(s)
    if at < track.slot and left:
        near = min(to, track.slot) - at
        worth += SLOT * left * (near / track.slot if to < track.slot else 1 - at / track.slot)
    return worth


def ink_worth(s: State, at: int, to: int) -> float:
    """What moving the ink jar from one space to another brings."""
    track = s.pack.ledger
    worth = slope(track.values)[to] - slope(track.values)[at]
    if at < track.slot:
        near = min(to, track.slot) - at
        worth += SLOT * rounds_left(s) * near / track.slot
    return worth


def point_worth(s: State, player: Player) -> float:
    if player.ink >= s.pack.ledger.last:
        return 2.0
    return POINT if rounds_left(s) > 1 else 1.0


def advantage(s: State, player: Player, company: int) -> float:
    """Own shares in a company against those of the others: what one more coin of it is worth."""
    key = ("advantage", player.seat, company)
    if key not in s.memo:
        counts = [smooth(s, other, company) for other in s.players]
        own = counts[player.seat]
        rest = [n for seat, n in enumerate(counts) if seat != player.seat]
        s.memo[key] = (
            own - RIVAL * sum(rest) / len(rest) - CHASE * max(rest) + HOPE * rounds_left(s) * (own > 0)
        )
    return s.memo[key]  # type: ignore[no-any-return]


def smooth(s: State, player: Player, company: int) -> float:
    track = s.pack.tracks[s.tracks[company]]
    on_cards = shares(s, player.seat, company) - track.shares[player.at[company]]
    return smooth_shares(track)[player.at[company]] + on_cards


def reward_worth(s: State, player: Player, reward: Reward, company: int | None = None) -> float:
    """What a reward brings."""
    worth = reward.pounds + diamonds_worth(s, player, reward.diamonds)
    worth += reward.bookkeeping * point_worth(s, player)
    if reward.equal_to:
        worth += max(0, player.sums[GOODS.index(reward.equal_to)] - reward.less)
    if reward.remove_post:
        worth += reward.remove_post * max(0.0, max(advantage(s, player, c) for c in range(4)))
    if reward.track and company is not None:
        worth += max(0.0, steps_worth(s, player, company, reward.track))
    return worth


def use_worth(s: State, player: Player, card: Card) -> float:
    """What one use of a card brings, by itself."""
    if card.kind == "goods":
        return 1.0 + GOODS_UNIT * card.value
    if card.kind == "expansion":
        return 0.5 + EXPANSION_UNIT * card.value
    if card.kind == "bookkeeper":
        return KEEPER + 1.25 * card.value
    if card.kind == "merchant":
        steps = 1 if card.merchant == "plain" else 2 + min(2, mines_of(s, card.merchant) // 2)
        return diamonds_worth(s, player, steps) + (2 if card.merchant == "plain" else 1)
    return 0.0


def mines_of(s: State, company: str) -> int:
    place = COMPANY[company]
    regions = s.pack.regions
    return sum(regions[n].mines for n, holder in enumerate(s.posts) if holder == place)


def card_worth(s: State, player: Player, card: Card) -> float:
    """What owning a card is worth: uses better than those of an ordinary card, and shares."""
    worth = max(0.0, use_worth(s, player, card) - ORDINARY) * USES * rounds_left(s)
    if card.share:
        worth += final_value(s, COMPANY[card.share], player)
    return worth


def best_card(s: State, player: Player, units: int, less: int) -> tuple[float, str | None]:
    """The display card that brings most after its price in units, which would otherwise be steps."""
    pack = s.pack
    best, found = 0.0, None
    for card in s.display:
        if card:
            price = max(0, full_price(pack, s, card) + less)
            if price <= units:
                gain = card_worth(s, player, pack.cards[card])
                gain += best_steps(s, player, units - price) - best_steps(s, player, units)
                if gain > best:
                    best, found = gain, card
    return best, found


def book_worth(s: State, player: Player, book: Book) -> float:
    """What a book at the end of the own row brings: a space further, if its requirements can be met."""
    free = frontier(s.pack, player, book)
    left = rounds_left(s)
    if free is None or not left:
        return 0.0
    ahead = free - player.ink - 1
    chance = ease(s, player, book) * max(0.0, 1 - ahead / (1.5 + 1.6 * left))
    return BOOKS * chance * (ink_worth(s, free - 1, free) + 0.3 * reward_worth(s, player, book.reward))


def ease(s: State, player: Player, book: Book) -> float:
    """How likely the requirements of a book can be met with the cards the player has."""
    chance = 1.0 if len(book.needs) == 1 else 0.85
    for kind, n in book.needs:
        if kind == "merchant_or_bookkeeper":
            chance *= 0.6
        elif kind == "anygood":
            chance *= max(reachable(s, player, good, n) for good in GOODS)
        else:
            chance *= reachable(s, player, kind, n)
    return chance


def reachable(s: State, player: Player, kind: str, n: int) -> float:
    """How likely so many units can lie face up: surely with one card, less so with two or three."""
    key = ("values", player.seat, kind)
    if key not in s.memo:
        cards = [s.pack.cards[name] for name in player.owned]
        values = [c.value for c in cards if (c.kind == kind if kind == "expansion" else c.good == kind)]
        s.memo[key] = sorted(values, reverse=True)[:3]
    have = 0
    for value, chance in zip(s.memo[key], (0.85, 0.6, 0.3), strict=False):
        have += value
        if n <= have:
            return chance
    return 0.08


def frontier(pack: Pack, player: Player, book: Book) -> int | None:
    """The first empty space behind the books ahead of the ink jar and those just taken; None if the book may
    not lie there."""
    space = max(pack.first_book, player.ink + 1)
    while space <= pack.ledger.last and player.books[space]:
        space += 1
    space += len(player.taken)
    if space > pack.ledger.last or (book.letter == "A" and space in pack.barred):
        return None
    return space


def company_of(name: str) -> int:
    return COMPANIES.index(name)
