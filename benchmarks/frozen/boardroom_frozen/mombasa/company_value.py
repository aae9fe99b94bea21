"""The greedy bot's view of the companies: future share values, who pushes which company, the value of steps.

All players make a company grow, so a share is worth most where players with many shares push, and a coin is
worth the shares that one holds more than the others. All estimates use a view: hidden hands do not count.
"""

from __future__ import annotations

from functools import lru_cache

from boardroom.core.sums import sum_in_order
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.pack import COMPANIES, Bonus
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State
from boardroom_frozen.mombasa.personality import personality

GROWTH = {2: 0.85, 3: 0.75, 4: 0.65}
"""Coins a player uncovers in a round to come, by the number of players, who also cover some again ..."""
FOCUS = 0.5
"""... this part of them for the company pushed, the rest for any."""
FEAR, TREND, LOYAL, LIKED = 0.7, 0.1, 0.2, 4.0
"""How the others' shares, the coins on view, the starting tile and liking count in the choice of it."""
RIVAL, CHASE, HOPE = 0.6, 0.4, 0.15
"""A coin is worth the own shares, less parts of the others' mean and best, and some for shares to come, of
the company pushed twice as many."""
NEARLY = 0.8
"""The weight of steps towards the next share icon: the last of them may not come."""
CALL = 1.1
"""A pound of a capital call, which has to be at hand."""
SPECIAL = {
    "expansion_total": 1.3,
    "card_price": 0.8,
    "each_card": 1.0,
    "markers": 2.5,
    "choose": 1.0,
    "buy_or_diamonds": 1.5,
    "discard": 1.2,
    "other_tracks": 1.5,
}
"""What a special bonus brings in a round beyond another use of the marker; the second of a track adds
less."""
SECOND = 0.6
NO_LIKES = (1.0, 1.0, 1.0, 1.0)


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return s.pack.rounds - s.round


@lru_cache(maxsize=64)
def smooth_shares(shares_at: tuple[int, ...]) -> tuple[float, ...]:
    """Shares by space, with part of the way to the next icon."""
    icons = [n for n in range(1, len(shares_at)) if shares_at[n] > shares_at[n - 1]]
    found = []
    for space, have in enumerate(shares_at):
        ahead = next((n for n in icons if n > space), None)
        behind = max((n for n in icons if n <= space), default=0)
        part = NEARLY * (space - behind) / (ahead - behind) if ahead is not None else 0.0
        found.append(have + part)
    return tuple(found)


def holdings(s: State) -> tuple[tuple[float, ...], ...]:
    """By company and seat: shares on the track with part of the next one, and shares on cards."""
    if "holdings" not in s.memo:
        held = [shares_of(s.options.pack, s.tracks, player.at, player.owned) for player in s.players]
        s.memo["holdings"] = tuple(zip(*held, strict=True))
    return s.memo["holdings"]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 12)
def shares_of(
    pack_key: str, tracks: tuple[str, ...], at: tuple[int, ...], owned: tuple[str, ...]
) -> tuple[float, ...]:
    """By company the shares of a player who stands there and owns these cards."""
    pack = unpack(pack_key)
    found = [smooth_shares(pack.tracks[track].shares)[at[c]] for c, track in enumerate(tracks)]
    for name in owned:
        if share := pack.cards[name].share:
            found[COMPANY[share]] += 1
    return tuple(found)


def values_now(s: State) -> tuple[int, ...]:
    """By company the value of a share now."""
    if "values_now" not in s.memo:
        s.memo["values_now"] = tuple([share_value(s, company) for company in range(4)])
    return s.memo["values_now"]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 8)
def starting_steps(pack_key: str, starting: str) -> tuple[int, ...]:
    """By company the steps that the starting tile gave."""
    tile = unpack(pack_key).tiles.get(starting)
    bonus = tile.bonus if tile else ()
    return tuple(sum(n for what, n in bonus if what == company) for company in COMPANIES)


def favourites(s: State, player: Player) -> tuple[int, ...]:
    """By seat the company it seems to push, or FREE if unclear. A bot knows only its own likes."""
    if "favourites" not in s.memo:
        counts, values = holdings(s), values_now(s)
        found = []
        for one in s.players:
            likes = personality(s).likes if one.seat == player.seat else NO_LIKES
            found.append(
                favourite(counts, values, one.seat, starting_steps(s.options.pack, one.starting), likes)
            )
        s.memo["favourites"] = tuple(found)
    return s.memo["favourites"]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 12)
def favourite(
    counts: tuple[tuple[float, ...], ...],
    values: tuple[int, ...],
    seat: int,
    starting: tuple[int, ...],
    likes: tuple[float, ...],
) -> int:
    """The company in which the seat is furthest ahead of the others, with what it likes and began with."""
    leads = []
    for company, held in enumerate(counts):
        own = held[seat]
        rest = (sum_in_order(held) - own) / (len(held) - 1)
        lead = own - FEAR * rest + TREND * values[company] + LOYAL * starting[company]
        leads.append(lead + LIKED * likes[company])
    best = max(leads)
    return leads.index(best) if leads.count(best) == 1 else FREE


def final_value(s: State, company: int, player: Player) -> float:
    """The final value of one share, forecast by who pushes the company."""
    key = ("final", company)
    if key not in s.memo:
        most = sum(map(sum, s.pack.camps[company].coins))
        eager = favourites(s, player).count(company)
        push = FOCUS * eager + (1 - FOCUS) / 4 * len(s.players)
        growth = GROWTH[len(s.players)] * push * personality(s).likes[company]
        s.memo[key] = min(0.9 * most, values_now(s)[company] + growth * (rounds_left(s) + 0.5))
    return s.memo[key]  # type: ignore[no-any-return]


def bonus_worth(bonus: Bonus, order: int, left: int) -> float:
    """What a special bonus brings until the end."""
    return SPECIAL[bonus.kind] * left * (SECOND if order else 1.0)


def track_worth(s: State, player: Player, company: int) -> list[float]:
    """From the player's own space on, the value of standing on each space, less the calls paid."""
    key = ("track", company)
    if key not in s.memo:
        weights = personality(s)
        a_share = weights.companies * final_value(s, company, player)
        spaces = spaces_of(s.options.pack, s.tracks[company], weights.cash, weights.spent, rounds_left(s))
        ahead = spaces[player.at[company] :]
        s.memo[key] = [held * a_share + first + second - paid for held, first, second, paid in ahead]
    return s.memo[key]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 10)
def spaces_of(
    pack_key: str, name: str, cash: float, spent: float, left: int
) -> tuple[tuple[float, float, float, float], ...]:
    """By space of a track its shares, what each of the two special spaces has brought, and the calls paid."""
    track, found, paid = unpack(pack_key).tracks[name], [], 0.0
    brings = [
        (one.space, cash * one.pounds + bonus_worth(one.bonus, order, left))
        for order, one in enumerate(track.specials)
    ]
    for space, held in enumerate(smooth_shares(track.shares)):
        first, second = (worth if space >= at else 0.0 for at, worth in brings)
        paid += CALL * spent * track.calls[space]
        found.append((held, first, second, paid))
    return tuple(found)


def steps_worth(s: State, player: Player, company: int, n: int) -> float:
    """The value of so many steps from here, less the calls paid."""
    worth = track_worth(s, player, company)
    return worth[min(len(worth) - 1, n)] - worth[0]


def best_steps(s: State, player: Player, n: int) -> float:
    """The value of n free steps on the best track."""
    if not n:
        return 0.0
    key = ("steps", n)
    if key not in s.memo:
        s.memo[key] = max([steps_worth(s, player, company, n) for company in range(4)])
    return s.memo[key]  # type: ignore[no-any-return]


def advantage(s: State, player: Player, company: int) -> float:
    """Own shares in a company against those of the others: what one more coin of it is worth."""
    key = ("advantage", company)
    if key not in s.memo:
        counts = holdings(s)[company]
        own = counts[player.seat]
        rest = [n for seat, n in enumerate(counts) if seat != player.seat]
        shares_to_come = 2 if favourites(s, player)[player.seat] == company else own > 0
        hope = HOPE * rounds_left(s) * shares_to_come
        s.memo[key] = own - RIVAL * sum_in_order(rest) / len(rest) - CHASE * max(rest) + hope
    return s.memo[key]  # type: ignore[no-any-return]
