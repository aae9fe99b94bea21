"""Worked examples of the rulebook that name printed pieces: a true pack can lay each of them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boardroom.games.mombasa.pack.pack import Pack
from boardroom.games.mombasa.pack.values import COMPANIES, Card, Region


@dataclass(frozen=True, slots=True)
class Example:
    id: str
    file: str
    needs: str
    holds: Callable[[Pack], bool]
    part: str = ""  # the entry an error points at


def has_goods(pack: Pack, good: str, value: int) -> bool:
    return any(card.good == good and card.value == value for card in pack.cards.values())


def prices(pack: Pack, card: Card) -> set[int]:
    return {card.red + red for red in pack.card_red}


def has_price(pack: Pack, good: str, value: int, price: int) -> bool:
    """Such a card of the display deck can lie at such a price (M-6.2)."""
    deck = [card for card in pack.cards.values() if card.letter]
    return any(c.good == good and c.value == value and price in prices(pack, c) for c in deck)


def asks(pack: Pack, *needs: tuple[str, int]) -> bool:
    return any(set(book.needs) == set(needs) for book in pack.books.values())


def visible_sums(coins: tuple[tuple[int, ...], ...]) -> set[int]:
    """Every sum of coins a camp can show (M-1.4, M-7.5)."""
    sums = {0}
    for column in coins:
        fronts = {sum(column[:taken]) for taken in range(len(column) + 1)}
        sums = {one + other for one in sums for other in fronts}
    return sums


def shares_and_coins(pack: Pack) -> bool:
    """EX-1."""
    on_track = any(5 in track.shares for track in pack.tracks.values())
    on_cards = sum(card.share == "cape_town" for card in pack.cards.values()) >= 2
    return on_track and on_cards and 6 in visible_sums(pack.camps[COMPANIES.index("cape_town")].coins)


def may_enter_in_turn(pack: Pack, company: int, fits: Sequence[Callable[[Region, int], bool]]) -> bool:
    """Whether a company can enter fitting regions one after another, from its camp or an earlier one.

    Each function tells whether a region fits that is entered across so many lines (M-7.3, M-7.4).
    """
    regions = {region.id: region for region in pack.regions}

    def ways(held: frozenset[int]) -> dict[int, int]:
        found = dict(pack.camps[company].exits)
        for region in held:
            for other, lines in regions[region].borders.items():
                found[other] = min(lines, found.get(other, lines))
        return {r: lines for r, lines in found.items() if r in regions and r not in held}

    def can(held: frozenset[int]) -> bool:
        if len(held) == len(fits):
            return True
        fit = fits[len(held)]
        return any(fit(regions[r], lines) and can(held | {r}) for r, lines in ways(held).items())

    return can(frozenset())


def single_single_double(pack: Pack) -> bool:
    """EX-4: three regions entered across 1, 1 and 2 lines."""
    wanted = [lambda region, lines, n=n: lines == n for n in (1, 1, 2)]
    return may_enter_in_turn(pack, COMPANIES.index("cape_town"), wanted)


def three_points(pack: Pack) -> bool:
    """EX-5: one expansion enters three regions with a bookkeeping point each."""
    wanted = [lambda region, lines: region.reward.bookkeeping == 1] * 3
    return any(may_enter_in_turn(pack, company, wanted) for company in range(len(pack.camps)))


def bookkeeper(pack: Pack) -> bool:
    """EX-6."""
    needs = asks(pack, ("expansion", 2))
    gives = any(book.reward.bookkeeping == 2 for book in pack.books.values())
    return needs and gives and any(c.kind == "bookkeeper" and c.value == 2 for c in pack.cards.values())


def banana_tier(pack: Pack) -> bool:
    """EX-10."""
    space = next(m for m in pack.majorities if m.kind == "banana")
    reached = [tier for tier in space.tiers if tier.least <= 5]
    if not reached or space.company != "cape_town":
        return False
    return (reached[-1].reward.track, reached[-1].reward.diamonds) == (3, 1)


def coffee_tiers(pack: Pack) -> bool:
    """M-11.7."""
    space = next(m for m in pack.majorities if m.kind == "coffee")
    told = [(t.least, t.reward.track, t.reward.remove_post) for t in space.tiers]
    return space.company == "cairo" and told == [(1, 2, 0), (3, 3, 0), (5, 4, 1)]


def cotton_tiers(pack: Pack) -> bool:
    """EX-11."""
    space = next(m for m in pack.majorities if m.kind == "cotton")
    return {4, 6} <= {tier.least for tier in space.tiers}


def cotton_book(pack: Pack) -> bool:
    """EX-13."""
    books = [book for book in pack.books.values() if book.reward.equal_to == "cotton"]
    return any(book.needs == (("cotton", 1),) and book.reward.less == 1 for book in books)


def coffee_with_red_one(pack: Pack) -> bool:
    """EX-9."""
    return any(card.good == "coffee" and card.red == 1 for card in pack.cards.values())


def cairo_merchant(pack: Pack) -> bool:
    """EX-7."""
    mines = sorted((region.mines for region in pack.regions if region.mines), reverse=True)
    return any(card.merchant == "cairo" for card in pack.cards.values()) and sum(mines) >= 3


EXAMPLES = (
    Example("EX-1", "tracks.toml", "5 shares on a track, 2 on cards of Cape Town, 6 coins", shares_and_coins),
    Example(
        "EX-2",
        "cards.csv",
        "a 1-coffee, a 3-coffee and a 2-cotton card",
        lambda p: has_goods(p, "coffee", 1) and has_goods(p, "coffee", 3) and has_goods(p, "cotton", 2),
    ),
    Example("EX-3", "cards.csv", "a 2-banana card at price 3", lambda p: has_price(p, "banana", 2, 3)),
    Example("EX-4", "regions.csv", "Cape Town across 1, 1 and 2 lines", single_single_double),
    Example(
        "EX-5",
        "regions.csv",
        "three regions with 1 bookkeeping point, entered in one expansion",
        three_points,
    ),
    Example("EX-6", "books.csv", "expansion 2 asked, 2 points given, a 2-point bookkeeper", bookkeeper),
    Example("EX-7", "cards.csv", "the Cairo merchant and 3 mines", cairo_merchant),
    Example("EX-8", "cards.csv", "a 2-coffee card at price 3", lambda p: has_price(p, "coffee", 2, 3)),
    Example("EX-9", "starting_cards.csv", "a coffee card with red 1", coffee_with_red_one),
    Example(
        "EX-10",
        "bonuses.toml",
        "5 banana give 3 steps for Cape Town and 1 diamond step",
        banana_tier,
        "majority banana",
    ),
    Example("EX-11", "bonuses.toml", "cotton tiers from 4 and from 6", cotton_tiers, "majority cotton"),
    Example("EX-12", "cards.csv", "a 2-coffee card", lambda p: has_goods(p, "coffee", 2)),
    Example("EX-13", "books.csv", "a book asking 1 cotton that pays cotton minus 1", cotton_book),
    Example(
        "EX-17", "books.csv", "3 coffee and 3 of any good", lambda p: asks(p, ("coffee", 3), ("anygood", 3))
    ),
    Example("EX-18", "books.csv", "4 of any good", lambda p: asks(p, ("anygood", 4))),
    Example(
        "M-11.7", "bonuses.toml", "the coffee space as the rulebook gives it", coffee_tiers, "majority coffee"
    ),
)
