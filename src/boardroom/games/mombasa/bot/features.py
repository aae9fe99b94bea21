"""What a seat of Mombasa has at the start of a round, as whole numbers for a learned value."""

from __future__ import annotations

from boardroom.core.sums import sum_in_order
from boardroom.games.mombasa.bot.company_value import advantage, final_value, rounds_left
from boardroom.games.mombasa.bot.library import ease, starts
from boardroom.games.mombasa.bot.values import use_worth
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.scoring import lines, shares
from boardroom.games.mombasa.state import State

FEATURES = (
    "cash",
    "shares_now",
    "shares_then",
    "best_company",
    "diamonds",
    "diamonds_early",
    "ink",
    "ink_early",
    "books_ahead",
    "cards",
    "cards_ahead",
    "best_cards",
    "first",
    "first_slots",
)


def features(s: State) -> list[tuple[int, ...]]:
    """The features of every seat. `early` and `ahead` multiply by the rounds that are left."""
    found = [_features(s, player) for player in s.players]
    s.memo.clear()
    return found


def _features(s: State, me: Player) -> tuple[int, ...]:
    s.memo.clear()  # the estimates are kept for one player at a time
    left, kinds = rounds_left(s), s.pack.cards
    now = lines(s, me.seat)
    own = [shares(s, me.seat, company) for company in range(4)]
    then = [n * final_value(s, company, me) for company, n in enumerate(own)]
    uses = sorted((use_worth(s, me, kinds[card]) for card in me.owned), reverse=True)
    useful = sum_in_order(uses[:10])
    books = [book for book in me.books[me.ink + 1 :] if book]
    return (
        now["cash"],
        sum(now.values()) - now["cash"] - now["diamonds"] - now["books"],
        int(sum_in_order(then)),
        int(max(advantage(s, me, company) for company in range(4))),
        now["diamonds"],
        me.diamonds * left,
        now["books"],
        me.ink * left,
        int(10 * sum_in_order(ease(s, me, s.pack.books[book]) for book in books)),
        len(me.owned),
        int(useful * left),
        int(sum_in_order(uses[:4]) * left),
        int(s.first == me.seat),
        int(10 * starts(s, me)) * left,
    )
