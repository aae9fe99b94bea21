"""Base camps: posts leave at the front, return to the rear or leave the game (M-1.4, M-7.5, M-7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from boardroom.core.offers import Chosen, Offer, Pick
from boardroom.core.parts import One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import RemovePost, ReturnPost
from boardroom.games.mombasa.facts import PostGone, PostReturned
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.pack.ids import COMPANY, PLACES
from boardroom.games.mombasa.state import State, put


def take_post(s: State, company: int, column: int) -> None:
    """Take the front post of a column; an emptied column never covers its last space again (M-7.5, M-7.8)."""
    left = s.camps[company][column] - 1
    s.camps = put(s.camps, company, put(s.camps[company], column, left))
    if not left and not s.emptied[company][column]:
        s.emptied = put(s.emptied, company, put(s.emptied[company], column, True))


def room(s: State, company: int, column: int) -> int:
    """Vacant spaces of a column that a post may take (M-7.8)."""
    spaces = len(s.pack.camps[company].coins[column])
    return spaces - s.emptied[company][column] - s.camps[company][column]


def put_back(s: State, company: int, column: int, tell: Tell) -> None:
    """A post takes the rearmost vacant space of a column (M-7.8)."""
    s.camps = put(s.camps, company, put(s.camps[company], column, s.camps[company][column] + 1))
    tell(PostReturned, COMPANIES[company], column + 1)


def lose_post(s: State, company: int, clause: str, tell: Tell) -> None:
    """A post leaves the game."""
    s.gone = put(s.gone, company, s.gone[company] + 1)
    tell(PostGone, COMPANIES[company], clause)


def share_value(s: State, company: int) -> int:
    """The coins visible in a camp (M-1.4)."""
    return visible_coins(s.options.pack, company, s.camps[company], s.emptied[company])


@lru_cache(maxsize=1 << 12)
def visible_coins(pack_key: str, company: int, camp: tuple[int, ...], emptied: tuple[bool, ...]) -> int:
    """The coins that posts leave visible: they stand at the rear of the spaces they may take."""
    value = 0
    for column, coins in enumerate(unpack(pack_key).camps[company].coins):
        spaces, posts = len(coins), camp[column]
        if emptied[column]:
            value += sum(coins[: spaces - 1 - posts]) + coins[-1]
        else:
            value += sum(coins[: spaces - posts])
    return value


def coins_laid_bare(s: State, company: int, column: int) -> int:
    """The coins that the front post of a column lies on (M-7.5)."""
    coins, posts = s.pack.camps[company].coins[column], s.camps[company][column]
    last = len(coins) - s.emptied[company][column]
    return coins[last - posts] if posts else 0


def coins_to_cover(s: State, company: int, column: int) -> int:
    """The coins that a post coming back to a column covers (M-7.8)."""
    coins, posts = s.pack.camps[company].coins[column], s.camps[company][column]
    last = len(coins) - s.emptied[company][column]
    return coins[last - posts - 1] if room(s, company, column) > 0 else 0


def columns(s: State, company: int) -> list[int]:
    """Columns of a camp that hold posts."""
    return [column for column, posts in enumerate(s.camps[company]) if posts]


def may_remove(s: State, a: RemovePost) -> None:
    posts = s.camps[COMPANY[a.company]][a.column - 1]
    require(posts > 0, "M-20.2", "column-empty", company=a.company, column=a.column)


def remove(s: State, a: RemovePost, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, RemovingPosts)
    frame.left -= 1
    take_post(s, COMPANY[a.company], a.column - 1)
    lose_post(s, COMPANY[a.company], "M-20.2", tell)


class ColumnOffer(Offer):
    """A column of any camp that holds posts."""

    __slots__ = ()

    def pairs(self) -> list[tuple[int, int]]:
        return [(company, column) for company in PLACES for column in columns(self.s, company)]

    def actions(self) -> Iterator[RemovePost]:
        for company, column in self.pairs():
            yield RemovePost(self.seat, COMPANIES[company], column + 1)

    def sample(self, rng: Random) -> RemovePost:
        pairs = self.pairs()
        company, column = pairs[int(rng.random() * len(pairs))]
        return RemovePost(self.seat, COMPANIES[company], column + 1)

    def form(self, chosen: Chosen) -> Part | None:
        if "company" not in chosen:
            return One("company", tuple(self._option(company) for company in PLACES))
        if "column" in chosen:
            return None
        company = COMPANY[chosen["company"]]
        return One("column", tuple(column_option(company, column) for column in columns(self.s, company)))

    def _option(self, company: int) -> Option:
        name = COMPANIES[company]
        why = None if columns(self.s, company) else self.refusal(RemovePost(self.seat, name, 1))
        return Option(f"company:{name}", name, why=why)

    def compose(self, chosen: Chosen) -> RemovePost:
        return RemovePost(self.seat, chosen["company"], chosen["column"])


def column_option(company: int, column: int) -> Option:
    return Option(f"camp:{COMPANIES[company]}:{column + 1}", column + 1)


@step("mombasa.removing_posts", "M-20.2")
class RemovingPosts(Step):
    """A seat removes posts from camps and from the game. (M-20.2)"""

    seat: Seat = shown()
    left: int = shown()
    moves = {RemovePost: Move(may_remove, remove)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.left and any(map(any, s.camps)) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [ColumnOffer(RemovePost, s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()


def may_return(s: State, a: ReturnPost) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, SendingOut)
    company = frame.posts[0]
    free = room(s, company, a.column - 1)
    require(free > 0, "M-7.8", "column-full", company=COMPANIES[company], column=a.column)


def return_post(s: State, a: ReturnPost, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, SendingOut)
    company, frame.posts = frame.posts[0], frame.posts[1:]
    put_back(s, company, a.column - 1, tell)


@step("mombasa.sending_out", "M-7.8")
class SendingOut(Step):
    """Posts return to their camps; the acting player picks the columns. (M-7.8)"""

    seat: Seat = shown()
    posts: tuple[int, ...] = shown()
    moves = {ReturnPost: Move(may_return, return_post)}

    def _columns(self, s: State) -> list[int]:
        company = self.posts[0]
        return [column for column in range(len(s.camps[company])) if room(s, company, column) > 0]

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.posts and len(self._columns(s)) > 1 else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        free = [column + 1 for column in self._columns(s)]
        return [Pick(ReturnPost, s, seat, free, f"camp:{COMPANIES[self.posts[0]]}")]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.posts:
            s.steps.pop()
            return
        company, columns = self.posts[0], self._columns(s)
        self.posts = self.posts[1:]
        if columns:
            put_back(s, company, columns[0], tell)
        else:
            lose_post(s, company, "M-7.9", tell)
