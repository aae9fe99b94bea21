"""Legal moves of random games, made illegal: a clause refuses each, and nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, play, refusal, waits
from boardroom.core.errors import Refused
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import Options, State

Wrong = Iterator[tuple[str, Action]]


def probes(s: State, seat: int) -> list[Action]:
    """One action of every kind, to be tried where its kind is out of place."""
    tile, (card, *_), (book, *_) = next(iter(s.pack.tiles)), s.pack.cards, s.pack.books
    return [
        act.KeepTile(seat, tile), act.LayOut(seat, (card,)), act.Plan(seat, (None,) * 5),
        act.UseGoods(seat, (card,), None), act.Advance(seat, "cairo", 1), act.GiveUp(seat),
        act.Expand(seat, "cairo"), act.Enter(seat, 1, 1), act.Stop(seat), act.TakeReward(seat, "track"),
        act.ReturnPost(seat, 1), act.RemovePost(seat, "cairo", 1), act.TakeBook(seat, book),
        act.TakePounds(seat, 1), act.PlaceBook(seat, book, 2), act.UseBookkeeper(seat, "tile"),
        act.TurnBook(seat, 1), act.MoveInk(seat, 0), act.UseMerchant(seat, "tile"), act.TakeFirst(seat),
        act.Buy(seat, card), act.Sell(seat, card), act.UseMajority(seat, "coffee", 1),
        act.Reserve(seat, "goods"), act.UseExtra(seat, "cairo", 1, 0, None), act.Attach(seat, card),
        act.EndPhase(seat, "B"),
    ]  # fmt: skip


def wrong(s: State, a: Action, rng: Random) -> Wrong:
    """Moves that the rules forbid here, each with what is wrong about it."""
    frame = s.steps[-1]
    for seat in range(len(s.players)):
        if seat not in (*frame.waits(s), *frame.others(s)):
            yield "seat", type(a)(**(a.values() | {"seat": seat}))
    allowed = {*frame.moves, *s.anytime}
    yield from (("kind", probe) for probe in probes(s, a.seat) if type(probe) not in allowed)
    for player in s.players:
        yield from wrong_attach(s, player)
    found = CASES.get(type(a))
    if found:
        yield from found(s, a, s.players[a.seat])  # type: ignore[operator]
    if act.EndPhase in frame.moves:
        yield from wrong_markers(s, a.seat)


def face_down_or_away(s: State, player: Player) -> list[str]:
    """Cards that no action of the player may use: used ones, resting ones, those of the display."""
    down = [card for slot, card in enumerate(player.area) if card and player.down >> slot & 1]
    return [*down, *(card for column in player.resting for card in column), *filter(None, s.display)]


def wrong_attach(s: State, player: Player) -> Wrong:
    """Whoever's turn it is, the goods tile goes only from its owner to one of their face-up goods cards."""
    lying = [card for slot, card in enumerate(player.area) if card and not player.down >> slot & 1]
    others = [card for card in lying if not s.pack.cards[card].good]
    if "goods" not in player.tiles or player.attached != FREE:
        others = lying
    for card in [*face_down_or_away(s, player), *others, *player.owned[:1], *s.deck[:1]]:
        if card not in lying or card in others:
            yield "attach", act.Attach(player.seat, card)


def wrong_goods(s: State, a: act.UseGoods, player: Player) -> Wrong:
    for card in face_down_or_away(s, player):
        yield "card", act.UseGoods(a.seat, (*a.cards, card), a.card)
    yield "twice", act.UseGoods(a.seat, (*a.cards, a.cards[0]), None)
    yield "nothing", act.UseGoods(a.seat, (), a.card)
    for card in s.deck[:2]:
        yield "display", act.UseGoods(a.seat, a.cards, card)
    units = sum(s.pack.cards[card].value for card in a.cards) + 5
    for place, card in enumerate(s.display):
        if card and s.pack.cards[card].red + s.pack.card_red[place // 4] > units:
            yield "price", act.UseGoods(a.seat, a.cards, card)


def wrong_plan(s: State, a: act.Plan, player: Player) -> Wrong:
    hand = [card for card in player.hand if s.pack.cards[card].kind != "share"]
    closed = [0] * (player.diamonds < s.pack.diamonds.slot) + [4] * (player.ink < s.pack.ledger.slot)
    for slot in closed:
        for card in hand[:1]:
            yield "slot", act.Plan(a.seat, tuple(card if n == slot else None for n in range(5)))
    for card in hand[:1]:
        yield "twice", act.Plan(a.seat, (None, card, card, None, None))
    for card in [c for column in player.resting for c in column][:2] + list(s.deck[:1]):
        yield "card", act.Plan(a.seat, (None, card, None, None, None))
    for card in set(player.hand) - set(hand):
        yield "share", act.Plan(a.seat, (None, card, None, None, None))
    yield "slots", act.Plan(a.seat, (None,) * 4)


def wrong_enter(s: State, a: act.Enter, player: Player) -> Wrong:
    frame = s.steps[-1]
    assert isinstance(frame, Expanding)
    near = set(s.pack.camps[frame.company].exits)
    for region in s.pack.regions:
        if s.posts[region.id - 1] == frame.company:
            near |= set(region.borders)
    for region in s.pack.regions:
        holder = s.posts[region.id - 1]
        if holder == frame.company:
            yield "held", act.Enter(a.seat, region.id, a.column)
        elif region.id not in near:
            yield "far", act.Enter(a.seat, region.id, a.column)
        elif holder != FREE and frame.left < 2:
            yield "points", act.Enter(a.seat, region.id, a.column)
    for column, posts in enumerate(s.camps[frame.company], 1):
        if not posts:
            yield "column", act.Enter(a.seat, a.region, column)


def wrong_advance(s: State, a: act.Advance, player: Player) -> Wrong:
    yield "steps", act.Advance(a.seat, a.company, 0)
    yield "steps", act.Advance(a.seat, a.company, a.n + 40)
    for company, at in zip(COMPANIES, player.at, strict=True):
        if at == s.pack.tracks[s.tracks[COMPANIES.index(company)]].length:
            yield "end", act.Advance(a.seat, company, 1)


def wrong_books(s: State, a: Action, player: Player) -> Wrong:
    left = getattr(s.steps[-1], "left", 0)
    yield "pounds", act.TakePounds(a.seat, 0)
    yield "pounds", act.TakePounds(a.seat, left + 1)
    for book in [*s.supply_a[:1], *filter(None, player.books)]:
        yield "book", act.TakeBook(a.seat, book)
    if left < 2:
        yield from (("points", act.TakeBook(a.seat, b)) for b in s.shelf if b.startswith("C"))


def wrong_placing(s: State, a: act.PlaceBook, player: Player) -> Wrong:
    yield from (("space", act.PlaceBook(a.seat, a.book, space)) for space in (-1, 0, 1, 16))
    yield "book", act.PlaceBook(a.seat, s.supply_b[0] if s.supply_b else "S01", 2)
    if s.pack.books[a.book].letter == "A":
        covered = [n for n, b in enumerate(player.books) if b and s.pack.books[b].letter in ("B", "C")]
        yield from (("cover", act.PlaceBook(a.seat, a.book, n)) for n in (*s.pack.barred, *covered))


def wrong_ink(s: State, a: Action, player: Player) -> Wrong:
    yield "back", act.MoveInk(a.seat, -1)
    gap = next((n for n in range(player.ink + 1, 16) if not player.books[n]), 16)
    yield "gap", act.MoveInk(a.seat, gap - player.ink)
    for space in (n for n in range(16) if not player.books[n]):
        yield "empty", act.TurnBook(a.seat, space)
    if player.cash < s.pack.turning_cost:
        yield "cash", act.TurnBook(a.seat, 1)


def wrong_return(s: State, a: act.ReturnPost, player: Player) -> Wrong:
    company = s.steps[-1].posts[0]  # type: ignore[attr-defined]
    for column, posts in enumerate(s.camps[company], 1):
        if posts == 5 - s.emptied[company][column - 1]:
            yield "full", act.ReturnPost(a.seat, column)


def wrong_remove(s: State, a: act.RemovePost, player: Player) -> Wrong:
    for company, columns in zip(COMPANIES, s.camps, strict=True):
        for column, posts in enumerate(columns, 1):
            if not posts:
                yield "empty", act.RemovePost(a.seat, company, column)


def wrong_markers(s: State, seat: int) -> Wrong:
    """Bonus spaces that are taken, too expensive or not unlocked, and other things a turn may not do."""
    player = s.players[seat]
    for space in s.spaces:
        kind, _, rest = space.partition(".")
        if kind == "tile":
            yield "taken", act.Reserve(seat, rest)
        elif kind == "majority":
            yield "taken", act.UseMajority(seat, rest, 1)
        elif kind == "first_player":
            yield "taken", act.TakeFirst(seat)
    for card in player.owned:
        if card not in player.hand:
            yield "hand", act.Sell(seat, card)
    for place, card in enumerate(s.display):
        if card and s.pack.cards[card].red + s.pack.card_red[place // 4] + 1 > player.cash:
            yield "cash", act.Buy(seat, card)
    yield from (("cash", act.Reserve(seat, tile)) for tile in TILES if not player.cash)
    for place, kind in enumerate(KINDS):
        if any(other.sums[place] > player.sums[place] for other in s.players) or not player.sums[place]:
            yield "majority", act.UseMajority(seat, kind, 1)
        yield "tier", act.UseMajority(seat, kind, 0)
    for slot, limit, at in (
        ("A", s.pack.diamonds.slot, player.diamonds),
        ("E", s.pack.ledger.slot, player.ink),
    ):
        if at < limit:
            yield "column", act.EndPhase(seat, slot)
    for company, level in zip(COMPANIES, player.specials, strict=True):
        if level < 2:
            yield "special", act.UseExtra(seat, company, 2, 0, None)
    for card in face_down_or_away(s, player):
        yield "worker", act.UseBookkeeper(seat, card)
        yield "worker", act.UseMerchant(seat, card)


def wrong_set_up(s: State, a: Action, player: Player) -> Wrong:
    if isinstance(a, act.KeepTile):
        yield from (("tile", act.KeepTile(a.seat, t)) for t in s.pack.tiles if t not in player.dealt)
    elif isinstance(a, act.LayOut):
        yield "cards", act.LayOut(a.seat, a.cards[:2])
        yield "cards", act.LayOut(a.seat, (*a.cards[:2], a.cards[0]))
        yield "cards", act.LayOut(a.seat, (*a.cards[:2], s.deck[0]))


CASES = {
    act.KeepTile: wrong_set_up, act.LayOut: wrong_set_up, act.Plan: wrong_plan, act.UseGoods: wrong_goods,
    act.Advance: wrong_advance, act.Enter: wrong_enter, act.TakeBook: wrong_books,
    act.TakePounds: wrong_books, act.PlaceBook: wrong_placing, act.MoveInk: wrong_ink,
    act.TurnBook: wrong_ink, act.ReturnPost: wrong_return, act.RemovePost: wrong_remove,
}  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, Options()), (3, Options(setup="later")), (4, Options(open_hands=True)), (2, Options(setup="later"))],
    ids=str,
)
def test_illegal_moves_are_refused_by_a_clause_and_change_nothing(seats, options):
    refused: Counter[str] = Counter()
    clauses = set()
    for seed in range(2):
        rng = Random(seed)
        s = GAME.begin(options, seats, seed)
        while not s.over:
            found = offers(s, waits(s)[0])
            a = found[int(rng.random() * len(found))].sample(rng)
            before = s.digest()
            for what, mutant in wrong(s, a, rng):
                why = refusal(s, mutant)
                assert why is not None, f"allowed: {mutant.notation()} with {what} wrong"
                assert why.clause in GAME.rulebook.clauses, f"{mutant.notation()}: {why}"
                refused[what] += 1
                clauses.add(why.clause)
                if refused[what] < 4:
                    with pytest.raises(Refused):
                        play(s, mutant)
            assert s.digest() == before, f"refusing changed the table before {a.notation()}"
            advance(s, a, ignore_facts)
        for probe in probes(s, 0):
            over = refusal(s, probe)
            assert over is not None
            assert over.clause == "M-15.2"
    assert len(refused) >= 27, sorted(refused)
    assert len(clauses) >= 20, sorted(clauses)
