"""A second reading of the rulebook: every sentence that says may, must, any, at any time or in any order.

A row names the place in the rulebook by page and paragraph, the rule in our words, a position, moves in
notation, and what comes of them: `no` expects the clause and the reason that refuse the last move, `yes` a
value of the position after all of them.

The rows use a kept version of the pack, so that the cards, books and regions they name do not change.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from tests.games.mombasa import position
from tests.games.mombasa.position import blank, books, hold, offered, shelve, show, table

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.companies.camps import RemovingPosts, share_value
from boardroom.games.mombasa.companies.tracks import TrackSteps
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.bookkeeping import Placing, Points
from boardroom.games.mombasa.rounds import prepare
from boardroom.games.mombasa.scoring import lines
from boardroom.games.mombasa.setup import ChoosingTiles, LayingOut
from boardroom.games.mombasa.state import Options, State, put, total
from boardroom.games.mombasa.turn import open_slots

KEPT = "reconstructed-3"
PACK = unpack(KEPT)
assert Options(pack=KEPT).conflict() is None
turn = partial(position.turn, pack=KEPT)
Check = Callable[[State], object]


class Row(NamedTuple):
    """One sentence of the rulebook, tried."""

    place: str
    rule: str
    position: Callable[[], State]
    moves: tuple[str, ...]
    refused: str = ""
    """The clause and the reason that refuse the last move; empty if all moves are legal."""
    value: Check | None = None
    expected: object = None


def no(place: str, rule: str, at: Callable[[], State], moves: str, refused: str) -> Row:
    """A row whose last move is refused."""
    return Row(place, rule, at, tuple(moves.split("; ")), refused)


def yes(place: str, rule: str, at: Callable[[], State], moves: str, outcome: tuple[Check, object]) -> Row:
    """A row whose moves are all legal."""
    return Row(place, rule, at, tuple(filter(None, moves.split("; "))), "", *outcome)


def me(s: State) -> Player:
    return s.players[0]


def planning(seats: int = 2) -> State:
    return table(seats, pack=KEPT)


def steps(free: int = 0, tied: tuple[int, ...] = (0, 0, 0, 0), **fields: Any) -> State:
    """Seat 0 makes steps on company tracks."""
    s = turn(**fields)
    s.steps[-1:] = [TrackSteps(0, free, tied)]
    return s


def points(n: int, *shelved: str, **fields: Any) -> State:
    """Seat 0 uses bookkeeping points, with these books on display."""
    s = shelve(turn(**fields), *shelved)
    s.steps[-1:] = [Placing(0), Points(0, n)]
    return s


def placing(*taken: str, **fields: Any) -> State:
    """Seat 0 places books it took in this turn."""
    s = turn(**fields)
    for book in taken:
        s = shelve(s, book)
        s.shelf = put(s.shelf, s.shelf.index(book), "")
    me(s).taken = taken
    s.steps[-1:] = [Placing(0)]
    return s


def removing(n: int) -> State:
    s = turn()
    s.steps[-1:] = [RemovingPosts(0, n)]
    return s


def with_posts(cards: str, company: str, *regions: int, **fields: Any) -> State:
    """The turn of seat 0 with posts of a company on the map."""
    return hold(turn(cards, **fields), company, *regions)


def camp(s: State, company: int, columns: tuple[int, ...], emptied: tuple[bool, ...]) -> State:
    """Posts in the columns of a camp; the others that are not on the map have left the game."""
    s.camps, s.emptied = put(s.camps, company, columns), put(s.emptied, company, emptied)
    s.gone = put(s.gone, company, 15 - sum(columns) - s.posts.count(company))
    return s


def bonus_space(track: str, company: int, level: int, cards: str = "", **fields: Any) -> State:
    """Seat 0 has unlocked so many special bonuses of a track lying at a company."""
    sides = {"A": "A1", "B": "B1", "C": "C1", "D": "D1"} | {track[0]: track}
    names = [name for letter, name in sides.items() if letter != track[0]]
    names.insert(company, track)
    at = put((0, 0, 0, 0), company, PACK.tracks[track].specials[level - 1].space)
    more = {"at": at, "specials": put((0, 0, 0, 0), company, level)} | fields
    return turn(cards, tracks=" ".join(names), **more)


def free_shelf(s: State, letter: str) -> State:
    """No book of this letter is left in the supply."""
    s.lost_books = (*s.lost_books, *s.book_supplies[letter])
    s.book_supplies = s.book_supplies | {letter: ()}
    return s


def another_round(s: State) -> State:
    """The position after the preparation for the next round."""
    s = s.clone()
    prepare(s, engine.ignore_facts)
    return s


def choosing() -> State:
    """A later game, in which the tiles are chosen in secret."""
    s = GAME.begin(Options(setup="later", first_player=0, pack=KEPT), 2, "second reading")
    assert isinstance(s.steps[-1], ChoosingTiles)
    for player, dealt in zip(s.players, (("S01", "S02"), ("S03", "S04")), strict=True):
        player.dealt = dealt
    s.unused_tiles = tuple(tile for tile in PACK.tiles if tile not in ("S01", "S02", "S03", "S04"))
    return s


def laying_out() -> State:
    s = GAME.begin(Options(first_player=0, pack=KEPT), 2, "second reading")
    assert isinstance(s.steps[-1], LayingOut)
    return s


SETTING_UP = (
    yes("p. 2, 3", "every space of a company must be covered", lambda: blank(pack=KEPT), "",
        (lambda s: [share_value(s, company) for company in range(4)], [0, 0, 0, 0])),
    yes("p. 2, 5", "if all is done rightly, the left column must show an A above three B", planning, "",
        (lambda s: [card[0] for card in s.display[:4]], ["A", "B", "B", "B"])),
    yes("p. 2, 7", "space 1 of the round track always stays empty", planning, "",
        (lambda s: sum(s.coins), 0)),
    yes("p. 3, 10", "the starting cards are hidden in the hand", planning, "",
        (lambda s: isinstance(view(s, 1).players[0].hand, Hidden), True)),
    yes("p. 3, 10", "two players have 3 bonus markers each, spare ones return to the box", planning, "",
        (lambda s: [markers_left(s, 0), markers_left(s, 1)], [3, 3])),
    yes("p. 3, 10", "three or four players have 2 bonus markers each", lambda: planning(3), "",
        (lambda s: markers_left(s, 2), 2)),
    yes("p. 3, later games 2", "the card at an edge may lie either way, so either half may name the track",
        lambda: GAME.begin(Options(setup="later", pack=KEPT), 2, "either"), "",
        (lambda s: sorted(track[0] for track in s.tracks), ["A", "B", "C", "D"])),
    no("p. 3, later games 14", "you must keep one of your own two tiles", choosing, "0: keep S03",
       "M-2.11 tile-not-dealt"),
    yes("p. 3, later games 14", "which of the two you keep is secret until all show theirs", choosing,
        "0: keep S02",
        (lambda s: (isinstance(view(s, 1).players[0].dealt, Hidden), me(s).starting), (True, ""))),
    yes("p. 3, later games 14", "the tiles are shown at the same time", choosing,
        "0: keep S02; 1: keep S03", (lambda s: [player.starting for player in s.players], ["S02", "S03"])),
    no("p. 3, 14.3", "you must take the three cards that your tile shows", laying_out,
       "0: rest coffee_1,banana_1,expansion_2", "M-2.12 cards-of-the-tile"),
    no("p. 3, 14.3", "each of the three must lie above a slot of its own", laying_out,
       "0: rest coffee_2,coffee_2,banana_1", "M-2.12 cards-of-the-tile"),
    yes("p. 3, 14.3", "any of the three may lie above any coloured slot", laying_out,
        "0: rest expansion_2,coffee_2,banana_1",
        (lambda s: me(s).resting, ((), ("expansion_2",), ("coffee_2",), ("banana_1",), ()))),
)  # fmt: skip


PLANNING = (
    no("p. 4, planning a", "only one card may be laid in each slot", planning,
       "0: plan -,cotton_1,cotton_1,-,-", "M-4.1 card-twice"),
    yes("p. 4, planning a", "with three slots you may choose up to three cards", planning,
        "0: plan -,cotton_1,cotton_2,coffee_1,-", (lambda s: me(s).planned, True)),
    no("p. 4, planning a", "a slot that is not open yet may not be used", planning,
       "0: plan cotton_1,-,-,-,-", "M-4.2 slot-closed"),
    yes("p. 4, planning a", "with both extra slots up to five cards may be laid",
        lambda: opened(planning()), "0: plan cotton_1,cotton_2,coffee_1,banana_2,bookkeeper_2",
        (lambda s: me(s).planned, True)),
    yes("p. 4, planning a", "which card goes to which slot is up to you", planning,
        "0: plan -,cotton_1,cotton_2,-,-; 0: plan -,cotton_2,cotton_1,-,-; 1: plan -,-,-,-,-",
        (lambda s: me(s).area, ("", "cotton_2", "cotton_1", "", ""))),
    no("p. 4, planning a", "resting cards may not be used before they are taken back", planning,
       "0: plan -,banana_1,-,-,-", "M-4.1 not-in-hand"),
    yes("p. 4, planning note", "you may always choose fewer cards than allowed, even none", planning,
        "0: plan -,-,-,-,-", (lambda s: me(s).planned, True)),
    yes("p. 4, planning b", "cards are turned up only when all have laid theirs", planning,
        "0: plan -,cotton_1,-,-,-", (lambda s: (me(s).area, engine.waits(s)), (("",) * 5, (1,)))),
    yes("p. 4, planning b", "until then a plan may be changed", planning,
        "0: plan -,cotton_1,-,-,-; 0: plan -,-,-,-,-; 1: plan -,-,-,-,-",
        (lambda s: me(s).area, ("",) * 5)),
    no("p. 10, single shares", "a single-share card may never lie in a slot", lambda: holding("D01"),
       "0: plan -,D01,-,-,-", "M-4.4 share-card-planned"),
)  # fmt: skip


def opened(s: State) -> State:
    """Both extra slots of seat 0 are open."""
    me(s).diamonds, me(s).ink = PACK.diamonds.slot, PACK.ledger.slot
    return s


def holding(card: str) -> State:
    """Seat 0 plans with one more card in its hand."""
    s = planning()
    s.deck = tuple(other for other in s.deck if other != card)
    s.display = tuple("" if other == card else other for other in s.display)
    me(s).hand, me(s).owned = (*me(s).hand, card), (*me(s).owned, card)
    return s


TURNS = (
    yes("p. 4, actions", "turns go round clockwise until all have ended theirs", lambda: turn(seats=3),
        "0: end B; 1: marker first player; 1: pounds 1; 2: end B; 1: marker sell coffee_1",
        (engine.waits, (1,))),
    no("p. 4, actions", "on your turn you must do exactly one thing", lambda: turn("coffee_1 cotton_1"),
       "0: goods coffee_1 take -; 0: advance cairo 1; 0: goods cotton_1 take -", "M-5.1 not-your-turn"),
    no("p. 4, actions", "you may not take a turn of another player", lambda: turn(others={1: "coffee_1"}),
       "1: goods coffee_1 take -", "M-5.1 not-your-turn"),
    yes("p. 4, actions note", "with nothing else to do you must end the phase",
        lambda: turn(hand=(), markers=3), "", (lambda s: list(offered(s)), ["end-phase"])),
    no("p. 4, actions example", "your own bookkeeper may not be used while it rests",
       lambda: turn("coffee_2", resting=((), ("bookkeeper_2",), (), (), ())), "0: bookkeeper bookkeeper_2",
       "M-5.3 not-face-up"),
    no("p. 4, actions", "the cards of another player are not yours to use", lambda: turn(others={1: "A04"}),
       "0: goods A04 take -", "M-5.3 not-face-up"),
    no("p. 5, important", "a card turned down may not be used again", lambda: turn("A09 cotton_1"),
       "0: merchant A09; 1: end B; 0: merchant A09", "M-5.3 not-face-up"),
)  # fmt: skip


GOODS = (
    yes("p. 5, goods", "any number of cards of one type may be chosen",
        lambda: cleared(turn("coffee_1 A04 cotton_2")), "",
        (lambda s: [a.split()[1] for a in offered(s)["use-goods"]],
         ["coffee_1", "A04", "cotton_2", "coffee_1,A04"])),
    no("p. 5, goods", "cards of different types may not be used together",
       lambda: turn("coffee_2 cotton_2"), "0: goods coffee_2,cotton_2 take -", "M-5.2 goods-mixed"),
    yes("p. 5, goods", "the units may all be used for steps", lambda: turn("coffee_2"),
        "0: goods coffee_2 take -; 0: advance cairo 2",
        (lambda s: (me(s).at, engine.waits(s)), ((0, 0, 0, 2), (1,)))),
    yes("p. 5, goods", "the units may all be used for a card", lambda: show(turn("A04"), 4, "A01"),
        "0: goods A04 take A01", (lambda s: (me(s).hand[-1], engine.waits(s)), ("A01", (1,)))),
    no("p. 5, cards", "the units must be at least the price", lambda: show(turn("coffee_2"), 4, "A01"),
       "0: goods coffee_2 take A01", "M-6.2 units-short"),
    yes("p. 5, cards", "any card of the display may be chosen, whatever goods pay for it",
        lambda: turn("C01 C04"), "",
        (lambda s: {a.rsplit(" ", 1)[1] for a in offered(s)["use-goods"]} - {"-"} == set(s.display), True)),
    no("p. 5, cards", "a card taken goes to the hand and may not be used in this round",
       lambda: show(turn("coffee_2 A05"), 8, "A01"),
       "0: goods A05 take A01; 0: advance cairo 1; 1: end B; 0: goods coffee_2,A01 take -",
       "M-5.3 not-face-up"),
    yes("p. 5, steps", "the units may be split over the tracks in any way", lambda: turn("C01"),
        "0: goods C01 take -; "
        "0: advance cairo 1; 0: advance mombasa 1; 0: advance cape_town 1; 0: advance saint_louis 1",
        (lambda s: me(s).at, (1, 1, 1, 1))),
    yes("p. 5, steps", "all units may go to one track", lambda: turn("C01"),
        "0: goods C01 take -; 0: advance mombasa 4", (lambda s: me(s).at, (4, 0, 0, 0))),
    no("p. 5, steps", "steps must go on until all units are used", lambda: turn("C01"),
       "0: goods C01 take -; 0: advance mombasa 3; 0: give up steps", "M-6.3 steps-left"),
    no("p. 5, steps", "more steps than units may not be made", lambda: turn("coffee_2"),
       "0: goods coffee_2 take -; 0: advance cairo 3", "M-6.3 too-many-steps"),
    yes("p. 5, end", "when all units are used the cards are turned down and the turn ends",
        lambda: turn("coffee_1 A04 cotton_2"), "0: goods A04 take -; 0: advance cairo 3",
        (lambda s: (me(s).down, total(s, 0, "coffee"), engine.waits(s)), (0b00100, 1, (1,)))),
    no("p. 12, general 1", "to take a card you must use at least one goods card, even at price 0",
       lambda: reduced("coffee_1", "A08"), "0: goods - take A08", "M-6.4 no-goods-card"),
    yes("p. 12, general 1", "at price 0 all units may be used for steps",
        lambda: reduced("coffee_1", "A08"), "0: goods coffee_1 take A08",
        (lambda s: s.steps[-1].free if isinstance(s.steps[-1], TrackSteps) else 0, 1)),
    yes("p. 12, general 1", "a price is never below 0, whatever bonus there is",
        lambda: reduced("coffee_1", "expansion_1_seat1"),
        "0: goods coffee_1 take expansion_1_seat1; 0: advance cairo 1", (engine.waits, (1,))),
)  # fmt: skip


def cleared(s: State) -> State:
    """The display is empty."""
    s.deck, s.display = (*s.deck, *filter(None, s.display)), ("",) * len(s.display)
    return s


def reduced(cards: str, card: str) -> State:
    """Cards cost 1 less than usual, and this one lies where the board adds nothing."""
    return show(bonus_space("A2", 0, 1, cards), 8, card)


def met(company: int, columns: tuple[int, ...], emptied: tuple[bool, ...] = (False,) * 3) -> State:
    """A post of a company stands in region 16, beside the camp of Mombasa, which seat 0 can expand by 2."""
    return camp(with_posts("expansion_2", COMPANIES[company], 16), company, columns, emptied)


def short(cards: str, columns: tuple[int, ...]) -> State:
    """Cairo has only these posts left in its camp."""
    return camp(turn(cards), 3, columns, (True, True, True))


INTO_16 = "0: expand mombasa; 0: enter 16 from 1"
TWO_REWARDS = "0: expand mombasa; 0: enter 18 from 1; 0: enter 22 from 1"
"""Two steps on Mombasa's track and a bookkeeping point."""

EXPANSION = (
    no("p. 5, expansion", "all expansion cards must be used at once, none may be kept for later",
       lambda: turn("expansion_2 expansion_2b"), "0: expand mombasa; 0: stop; 1: end B; 0: expand cairo",
       "M-5.3 no-expansion-card"),
    yes("p. 5, expansion", "any company may be expanded", lambda: turn("expansion_2"), "",
        (lambda s: offered(s)["expand"], [f"expand {company}" for company in COMPANIES])),
    no("p. 5, expansion", "the total may not be split between companies", lambda: turn("expansion_2"),
       "0: expand mombasa; 0: enter 18 from 1; 0: enter 23 from 1", "M-7.3 region-not-adjacent"),
    no("p. 5, expansion", "a second company may not be chosen in the same action",
       lambda: turn("expansion_2"), "0: expand mombasa; 0: enter 18 from 1; 0: expand cairo",
       "M-7.6 not-now"),
    yes("p. 5, expansion note", "share icons on the cards may be ignored", lambda: turn("B07"),
        "0: expand cairo; 0: enter 4 from 1; 0: stop", (lambda s: s.posts[3], 3)),
    yes("p. 6, region 1", "you may enter a region with a post of another company",
        lambda: met(3, (4, 5, 5)), INTO_16,
        (lambda s: (s.posts[15], s.camps[3], engine.waits(s)), (0, (5, 5, 5), (1,)))),
    no("p. 6, region 1", "you may not enter a region with a post of the same company",
       lambda: with_posts("expansion_2", "mombasa", 16), INTO_16, "M-7.3 region-held"),
    no("p. 6, region 1", "a region must border the camp or a post of the company", lambda: turn("C07"),
       "0: expand mombasa; 0: enter 22 from 1", "M-7.3 region-not-adjacent"),
    no("p. 6, region 2", "a double line must be paid with 2 points", lambda: turn("expansion_1_seat1"),
       "0: expand cape_town; 0: enter 19 from 1", "M-7.4 expansion-short"),
    no("p. 6, region 2", "a post of another company costs 1 point more",
       lambda: with_posts("expansion_1_seat1", "cairo", 16), INTO_16, "M-7.4 expansion-short"),
    yes("p. 6, region 3", "the post may come from any column", lambda: turn("expansion_2"),
        "0: expand mombasa; 0: enter 16 from 3; 0: enter 18 from 2", (lambda s: s.camps[0], (5, 4, 4))),
    yes("p. 6, region 3", "of a column it must be the post nearest to the middle of the map",
        lambda: turn("expansion_2 expansion_2b"),
        "0: expand mombasa; 0: enter 9 from 1; 0: enter 16 from 1; 0: enter 18 from 1; 0: stop",
        (lambda s: share_value(s, 0), 1)),
    no("p. 6, region 3", "no post can come from an empty column", lambda: short("expansion_2", (0, 3, 3)),
       "0: expand cairo; 0: enter 4 from 1", "M-7.5 column-empty"),
    yes("p. 6, repeat", "a post of this action may lead on", lambda: turn("expansion_2"),
        "0: expand mombasa; 0: enter 18 from 1; 0: enter 22 from 1; 0: pounds 1",
        (lambda s: (s.posts[17], s.posts[21]), (0, 0))),
    yes("p. 6, repeat", "you need not spend any point", lambda: turn("expansion_2"),
        "0: expand mombasa; 0: stop", (lambda s: (set(s.posts), engine.waits(s)), ({-1}, (1,)))),
    yes("p. 6, repeat", "you may stop with points left, which are lost",
        lambda: turn("expansion_2 expansion_2b"), "0: expand mombasa; 0: enter 9 from 1; 0: stop",
        (lambda s: (total(s, 0, "expansion"), engine.waits(s)), (0, (1,)))),
    yes("p. 6, then 1", "rewards may be taken in any order: points that pay for the steps first",
        lambda: turn("expansion_2", at=(5, 0, 0, 0)),
        f"{TWO_REWARDS}; 0: first bookkeeping; 0: pounds 1; 0: advance mombasa 2",
        (lambda s: me(s).at[0], 7)),
    yes("p. 6, then 1", "rewards may be taken in any order: the steps first, which are lost",
        lambda: turn("expansion_2", at=(5, 0, 0, 0)), f"{TWO_REWARDS}; 0: first track; 0: pounds 1",
        (lambda s: (me(s).at[0], me(s).cash), (5, 1))),
    yes("p. 6, then 2", "every other post must be sent out, to a column of your choice",
        lambda: met(3, (4, 4, 5)), f"{INTO_16}; 0: return to 2", (lambda s: s.camps[3], (4, 5, 5))),
    no("p. 6, then 2", "another player may not choose the column", lambda: met(3, (4, 4, 5)),
       f"{INTO_16}; 1: return to 2", "M-7.8 not-your-turn"),
    no("p. 6, then 2", "it must go to a vacant space", lambda: met(3, (4, 4, 5)),
       f"{INTO_16}; 0: return to 3", "M-7.8 column-full"),
    yes("p. 6, then 2", "it must take the rearmost vacant space of the column", lambda: met(3, (2, 5, 5)),
        INTO_16, (lambda s: share_value(s, 3), 0)),
    yes("p. 6, then 2", "a last space once vacant may never be covered again",
        lambda: met(3, (0, 5, 5), (True, False, False)), INTO_16,
        (lambda s: share_value(s, 3), 0 + 0 + 1 + 2)),
    yes("p. 6, then 3", "at most one post is left in each region", lambda: met(3, (4, 5, 5)), INTO_16,
        (lambda s: (s.posts.count(0), s.posts.count(3)), (1, 0))),
    yes("p. 6, then 4", "all expansion cards must be turned down",
        lambda: turn("expansion_2 coffee_1 expansion_2b"), "0: expand cairo; 0: stop",
        (lambda s: me(s).down, 0b01010)),
    yes("p. 6, rewards", "mines under the diamonds may be ignored", lambda: turn("expansion_2"),
        "0: expand cairo; 0: enter 2 from 1", (lambda s: (me(s).diamonds, me(s).cash), (2, 0))),
    yes("p. 6, rewards", "the steps must be made on the track of the company that enters",
        lambda: with_posts("C07", "cairo", 18), "0: expand mombasa; 0: enter 18 from 1; 0: stop",
        (lambda s: me(s).at, (2, 0, 0, 0))),
    no("p. 6, rewards", "the points of the regions must be used at once", lambda: turn("expansion_2"),
       "0: expand cape_town; 0: enter 24 from 1; 0: enter 22 from 1; 0: end B", "M-8.1 not-now"),
    no("p. 6, note 1", "the region around an enclosed one must be entered first",
       lambda: with_posts("C07", "cairo", 8), "0: expand cairo; 0: enter 14 from 2",
       "M-7.3 region-not-adjacent"),
    yes("p. 6, note 1", "from the region around it the enclosed one may be entered",
        lambda: with_posts("C07", "cairo", 8),
        "0: expand cairo; 0: enter 13 from 2; 0: enter 14 from 2; 0: stop",
        (lambda s: (me(s).cash, me(s).diamonds), (6, 3))),
    no("p. 6, note 2", "a company without posts in its camp may not expand",
       lambda: short("expansion_2", (0, 0, 0)), "0: expand cairo", "M-7.10 camp-empty"),
    yes("p. 6, note 2", "points left when the posts run out are lost", lambda: short("C07", (1, 0, 0)),
        "0: expand cairo; 0: enter 4 from 1", (engine.waits, (1,))),
    yes("p. 6, note 3", "a post that finds no vacant space must leave the game",
        lambda: met(3, (4, 4, 4), (True, True, True)), INTO_16,
        (lambda s: (s.camps[3], s.gone[3]), ((4, 4, 4), 3))),
    yes("p. 6, note 4", "the action may be taken though its points suffice for no region",
        lambda: with_posts("expansion_1_seat1", "mombasa", 3, 4), "0: expand cairo",
        (lambda s: (me(s).down, engine.waits(s)), (0b00010, (1,)))),
    yes("p. 6, note 5", "columns may be emptied evenly", lambda: turn("expansion_2"),
        "0: expand mombasa; 0: enter 9 from 1; 0: enter 16 from 2", (lambda s: s.camps[0], (4, 4, 5))),
    yes("p. 6, note 6", "camps are no regions and may not be entered", lambda: turn("C07"),
        "0: expand mombasa",
        (lambda s: sorted({a.split()[1] for a in offered(s)["enter"]}), ["16", "18", "9"])),
)  # fmt: skip


BOOKS = (
    no("p. 7, books", "the ink jar may never enter an empty space",
       lambda: turn("bookkeeper_2 coffee_1 banana_1", books=books(_1="A01", _3="A06")),
       "0: bookkeeper bookkeeper_2; 0: ink 2", "M-8.7 no-book-there"),
    no("p. 7, points", "points must be used in the moment they are gained", lambda: points(3),
       "0: pounds 1; 0: end B", "M-8.1 not-now"),
    yes("p. 7, points", "the sum may be split between any of the uses", lambda: points(4, "A01", "C02"),
        "0: book A01; 0: pounds 1; 0: book C02",
        (lambda s: (me(s).cash, me(s).taken), (1, ("A01", "C02")))),
    yes("p. 7, points", "all points may be used for pounds", lambda: points(3), "0: pounds 3",
        (lambda s: (me(s).cash, engine.waits(s)), (3, (1,)))),
    yes("p. 7, points", "any book of the display may be taken", lambda: points(2), "",
        (lambda s: {a.split()[1] for a in offered(s)["take-book"]} == set(s.shelf), True)),
    no("p. 7, points", "a C book must be paid with 2 points", lambda: points(1, "C02"), "0: book C02",
       "M-8.2 points-short"),
    no("p. 7, points", "more points than the sum may not be used", lambda: points(2), "0: pounds 3",
       "M-8.2 points-short"),
    yes("p. 10, a", "whoever takes a book takes the coin below it", lambda: coin_below("A01"),
        "0: book A01", (lambda s: (me(s).cash, sum(s.coins)), (1, 0))),
    no("p. 7, end of turn", "books are placed only when all points are used", lambda: points(2, "A01"),
       "0: book A01; 0: place A01 on 2", "M-8.1 not-now"),
    no("p. 7, end of turn", "books taken must be placed before the turn ends", lambda: placing("A01"),
       "0: end B", "M-8.4 not-now"),
    yes("p. 7, end of turn 1", "a book may be placed on any space, also leaving gaps",
        lambda: placing("A01"), "0: place A01 on 14", (lambda s: me(s).books[14], "A01")),
    yes("p. 7, end of turn 1", "several books may be placed in any order", lambda: placing("A01", "B05"),
        "0: place B05 on 2; 0: place A01 on 3", (lambda s: me(s).books[2:4], ("B05", "A01"))),
    no("p. 7, end of turn 1", "an A book may not lie on a space with a crossed-out A",
       lambda: placing("A01"), "0: place A01 on 7", "M-8.5 book-does-not-fit"),
    yes("p. 7, end of turn 1", "a B book may lie on a space with a crossed-out A", lambda: placing("B05"),
        "0: place B05 on 7", (lambda s: me(s).books[7], "B05")),
    yes("p. 7, end of turn 1", "a C book may lie on a space with a crossed-out A", lambda: placing("C02"),
        "0: place C02 on 11", (lambda s: me(s).books[11], "C02")),
    yes("p. 7, covering", "a new book may cover an old one", lambda: placing("A01", books=books(_2="A06")),
        "0: place A01 on 2", (lambda s: (me(s).books[2], me(s).covered), ("A01", ("A06",)))),
    yes("p. 7, covering", "a B book may cover a C book", lambda: placing("B05", books=books(_2="C02")),
        "0: place B05 on 2", (lambda s: me(s).books[2], "B05")),
    no("p. 7, covering", "an A book may never cover a B book",
       lambda: placing("A01", books=books(_2="B05")), "0: place A01 on 2", "M-8.6 book-does-not-fit"),
    no("p. 7, covering", "an A book may never cover a C book, not even one lying face down",
       lambda: placing("A01", books=books(_2="C02"), turned=0b100), "0: place A01 on 2",
       "M-8.6 book-does-not-fit"),
    yes("p. 7, end of turn 2", "empty spaces are filled with books of the same letter",
        lambda: placing("A01", "C02"), "0: place A01 on 2; 0: place C02 on 3",
        (lambda s: "".join(book[0] for book in s.shelf), PACK.letters_at)),
    yes("p. 12, general 5", "a space whose letter is used up is not filled any more",
        lambda: free_shelf(placing("A01"), "A"), "0: place A01 on 2", (lambda s: s.shelf.count(""), 1)),
)  # fmt: skip


def coin_below(book: str) -> State:
    s = points(1, book)
    s.coins = tuple(int(other == book) for other in s.shelf)
    return s


ROW_OF_FIVE = books(_1="A02", _2="A04", _3="A05", _4="A01", _5="A18")
"""Three books that ask 2 coffee each, one that asks 1, one that asks 2 expansion."""
KEEP = "0: bookkeeper bookkeeper_2"

BOOKKEEPER = (
    yes("p. 7, bookkeeper 1", "before the ink jar moves you may turn a book for 2 pounds",
        lambda: turn("bookkeeper_2", books=ROW_OF_FIVE, cash=2),
        f"{KEEP}; 0: turn 1; 0: ink 1; 0: pounds 2", (lambda s: (me(s).ink, me(s).cash), (1, 2))),
    yes("p. 7, bookkeeper 1", "it may be any book of your track, also one far ahead",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE, cash=2), f"{KEEP}; 0: turn 5; 0: ink 5",
        (lambda s: me(s).ink, 5)),
    no("p. 7, bookkeeper 1", "no more than one book may be turned",
       lambda: turn("bookkeeper_2", books=ROW_OF_FIVE, cash=4), f"{KEEP}; 0: turn 1; 0: turn 2",
       "M-9.1 book-turned-already"),
    no("p. 7, bookkeeper 1", "2 pounds must be paid for it",
       lambda: turn("bookkeeper_2", books=ROW_OF_FIVE, cash=1), f"{KEEP}; 0: turn 1", "M-9.1 cannot-pay"),
    no("p. 7, bookkeeper 1", "after the ink jar has moved no book may be turned",
       lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE, cash=2), f"{KEEP}; 0: ink 1; 0: turn 5",
       "M-8.1 not-now"),
    yes("p. 7, bookkeeper 1", "you need not turn a book",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE, cash=9), f"{KEEP}; 0: ink 0; 0: pounds 2",
        (lambda s: (me(s).turned, me(s).cash), (0, 11))),
    yes("p. 7, bookkeeper 2", "the ink jar may move as far as you want, not only as far as it can",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE), "0: bookkeeper bookkeeper_2",
        (lambda s: offered(s)["move-ink"], [f"ink {n}" for n in range(5)])),
    no("p. 7, bookkeeper 2", "each requirement of a book must be met to enter it",
       lambda: turn("bookkeeper_2 coffee_2", books=books(_1="B05")), f"{KEEP}; 0: ink 1",
       "M-9.2 requirement-not-met"),
    no("p. 7, requirements", "a book that is not entered may not be passed either",
       lambda: turn("bookkeeper_2 coffee_1", books=books(_1="A02", _2="A01")), f"{KEEP}; 0: ink 2",
       "M-9.2 requirement-not-met"),
    yes("p. 7, requirements", "the same cards may serve for any number of books",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE), f"{KEEP}; 0: ink 3; 0: pounds 2",
        (lambda s: (me(s).diamonds, total(s, 0, "coffee")), (2, 2))),
    yes("p. 7, requirements", "a book lying face down may simply be entered",
        lambda: turn("bookkeeper_2", books=ROW_OF_FIVE, turned=0b10), f"{KEEP}; 0: ink 1",
        (lambda s: me(s).ink, 1)),
    no("p. 7, note", "a card that is turned down may not serve for a requirement",
       lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE),
       f"0: goods coffee_2 take -; 0: advance cairo 2; 1: end B; {KEEP}; 0: ink 1",
       "M-9.2 requirement-not-met"),
    yes("p. 7, reward", "you get the reward of the book you stop on, and only of that",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE), f"{KEEP}; 0: ink 2",
        (lambda s: me(s).cash, 6)),
    yes("p. 7, reward", "a book lying face down has no reward",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE, turned=0b100), f"{KEEP}; 0: ink 2",
        (lambda s: me(s).cash, 0)),
    yes("p. 7, reward", "without movement there is no reward",
        lambda: turn("bookkeeper_2 coffee_2", books=ROW_OF_FIVE, ink=1), f"{KEEP}; 0: ink 0",
        (lambda s: me(s).cash, 0)),
    yes("p. 7, bookkeeper 3", "the points of the card may be used even without movement",
        lambda: turn("bookkeeper_2", books=ROW_OF_FIVE), f"{KEEP}; 0: ink 0; 0: pounds 2",
        (lambda s: (me(s).cash, me(s).down), (2, 0b00010))),
    no("p. 7, bookkeeper 3", "the points must be used before the turn ends",
       lambda: turn("bookkeeper_2", books=ROW_OF_FIVE), f"{KEEP}; 0: ink 0; 0: end B", "M-8.1 not-now"),
    yes("p. 7, example", "the points of the book must be used before those of the card",
        lambda: turn("bookkeeper_2 coffee_2", books=books(_1="A03")), f"{KEEP}; 0: ink 1; 0: pounds 1",
        (lambda s: [step.left for step in s.steps if isinstance(step, Points)], [2, 1])),
    no("p. 12, merchant or bookkeeper", "the bookkeeper in use may not serve itself",
       lambda: turn("bookkeeper_2", books=books(_1="B23")), f"{KEEP}; 0: ink 1",
       "M-9.2 requirement-not-met"),
    yes("p. 12, merchant or bookkeeper", "another bookkeeper or any merchant may serve",
        lambda: turn("bookkeeper_2 A09", books=books(_1="B23")), f"{KEEP}; 0: ink 1",
        (lambda s: me(s).ink, 1)),
)  # fmt: skip


MERCHANTS = (
    yes("p. 8, merchant", "one merchant is used, and then the turn must end", lambda: turn("A09 B16"),
        "0: merchant A09", (lambda s: (me(s).diamonds, me(s).cash, engine.waits(s)), (1, 2, (1,)))),
    yes("p. 8, merchant of Cairo", "1 more step for every 2 mines under posts of the company, rounded down",
        lambda: with_posts("B16", "cairo", 14), "0: merchant B16",
        (lambda s: (me(s).diamonds, me(s).cash), (3, 1))),
    yes("p. 8, merchant of Cairo", "mines under posts of other companies may not be counted",
        lambda: with_posts("B16", "mombasa", 14), "0: merchant B16", (lambda s: me(s).diamonds, 2)),
)  # fmt: skip


def down_at_the_other(cards: str) -> State:
    """The cards of the other player lie face down."""
    s = turn("coffee_1", others={1: cards})
    s.players[1].down = 0b11111
    s.derive()
    return s


def reserved(*tiles: str, cash: int = 9) -> State:
    """Seat 0 has reserved these tiles in the round before."""
    s = turn("", cash=cash)
    for tile in tiles:
        s.spaces[f"tile.{tile}"] = 0
    s.players[0].markers = len(tiles)
    return another_round(s)


def resting(*columns: tuple[str, ...], cards: str = "", **fields: Any) -> State:
    """These cards rest above the slots B, C and D."""
    s = turn(cards, **fields)
    me(s).resting = ((), *columns, *((),) * (4 - len(columns)))
    return s


FIRST = "marker first player"

BONUS_SPACES = (
    no("p. 8, markers", "you may use only a free space", lambda: turn(),
       f"0: {FIRST}; 0: pounds 1; 1: {FIRST}", "M-11.1 space-taken"),
    no("p. 8, markers", "a space is blocked for yourself as well", lambda: turn(),
       "0: marker sell coffee_1; 1: end B; 0: marker sell cotton_1", "M-11.1 space-taken"),
    no("p. 8, markers", "a marker of your own must be left", lambda: turn(markers=3),
       "0: marker sell coffee_1", "M-11.1 no-marker"),
    no("p. 8, markers", "one marker is placed, and then the turn must end", lambda: turn(),
       f"0: marker sell coffee_1; 0: {FIRST}", "M-5.1 not-your-turn"),
    yes("p. 10, c", "the markers return and the spaces are free again",
        lambda: another_round(turn(markers=2)), "", (lambda s: (me(s).markers, s.spaces), (0, {}))),
    yes("p. 8, first player", "the marker is taken at once, and you begin the next round",
        lambda: turn(seats=3), "0: end B; 1: marker first player",
        (lambda s: (s.first, s.next_first), (0, 1))),
    no("p. 8, first player", "its point must be used at once", lambda: turn(), f"0: {FIRST}; 1: end B",
       "M-8.1 not-now"),
    no("p. 8, first player", "the first player may not use the space on the first turn of the round",
       lambda: turn(opening=True), f"0: {FIRST}", "M-11.2 first-player-first-turn"),
    yes("p. 8, first player", "on a later turn the first player may use it", lambda: turn(opening=True),
        f"0: marker sell coffee_1; 1: end B; 0: {FIRST}", (lambda s: s.next_first, 0)),
    yes("p. 8, first player", "another player may use it on the own first turn", lambda: turn(opening=True),
        f"0: end B; 1: {FIRST}", (lambda s: s.next_first, 1)),
    yes("p. 8, first player", "there is no other way to become first player", lambda: turn(),
        "0: end B; 1: end B", (lambda s: s.first, 0)),
    yes("p. 8, buy", "any card of the display may be bought for its full price and 1 pound",
        lambda: turn(cash=99), "",
        (lambda s: {a.split()[-1] for a in offered(s)["buy"]} == set(s.display), True)),
    no("p. 8, buy", "price and 1 pound must be paid", lambda: show(turn(cash=3), 4, "A01"),
       "0: marker buy A01", "M-11.3 cannot-pay"),
    no("p. 8, buy", "goods may not pay for it", lambda: show(turn("C01", cash=1), 4, "A01"),
       "0: marker buy A01", "M-11.3 cannot-pay"),
    yes("p. 12, general 2", "at price 0 only the cost of the space must be paid",
        lambda: show(turn(cash=1), 8, "expansion_1_seat1"), "0: marker buy expansion_1_seat1",
        (lambda s: (me(s).cash, me(s).hand[-1]), (0, "expansion_1_seat1"))),
    no("p. 8, sell", "a card in a slot may not be sold", lambda: turn("coffee_2"),
       "0: marker sell coffee_2", "M-11.4 not-in-hand"),
    no("p. 8, sell", "a resting card may not be sold", lambda: resting(("coffee_2",), hand=("cotton_1",)),
       "0: marker sell coffee_2", "M-11.4 not-in-hand"),
    yes("p. 8, sell", "any card of the hand may be sold", lambda: turn(), "",
        (lambda s: sorted(a.split()[-1] for a in offered(s)["sell"]) == sorted(me(s).hand), True)),
    yes("p. 8, sell", "the card leaves the game", lambda: turn(), "0: marker sell cotton_1",
        (lambda s: ("cotton_1" in me(s).owned, s.discards[-1]), (False, "cotton_1"))),
    no("p. 8, majority", "nobody else may have more of it now",
       lambda: turn("coffee_1", others={1: "coffee_2"}), "0: marker majority coffee tier 1",
       "M-11.5 not-the-most"),
    no("p. 8, majority", "nor may the third player",
       lambda: turn("coffee_1", seats=3, others={2: "coffee_2"}), "0: marker majority coffee tier 1",
       "M-11.5 not-the-most"),
    yes("p. 8, majority", "a shared majority is enough", lambda: turn("coffee_2", others={1: "coffee_2"}),
        "0: marker majority coffee tier 1", (lambda s: me(s).at[3], 2)),
    yes("p. 8, majority", "cards of others lying face down do not count",
        lambda: down_at_the_other("coffee_2"), "0: marker majority coffee tier 1",
        (lambda s: me(s).at[3], 2)),
    yes("p. 8, majority important", "the cards must not be turned", lambda: turn("coffee_2"),
        "0: marker majority coffee tier 1", (lambda s: (me(s).down, total(s, 0, "coffee")), (0, 2))),
    yes("p. 9, majority", "the reward of any lower total may be taken", lambda: turn("coffee_2 A04"), "",
        (lambda s: offered(s)["use-majority"], [f"marker majority coffee tier {n}" for n in (1, 2, 3)])),
    no("p. 9, majority", "the reward of a higher total may not be taken", lambda: turn("coffee_2"),
       "0: marker majority coffee tier 2", "M-11.6 total-too-low"),
    yes("p. 8, coffee", "with 5 coffee you must also remove a post, of any company",
        lambda: turn("coffee_2 A04"), "0: marker majority coffee tier 3; 0: remove cape_town 2",
        (lambda s: (s.gone, me(s).at[3]), ((0, 1, 0, 0), 4))),
    no("p. 9, tile spaces", "the printed pounds must be paid", lambda: turn(), "0: marker tile merchant",
       "M-11.8 cannot-pay"),
    no("p. 9, tile spaces", "the tile may not be taken at once", lambda: turn(cash=1),
       "0: marker tile merchant; 1: end B; 0: merchant tile", "M-12.1 no-such-tile"),
    yes("p. 9, tiles", "several tiles may be reserved, and all of them come together",
        lambda: reserved("merchant", "goods", "expansion"), "",
        (lambda s: me(s).tiles, ("goods", "merchant", "expansion"))),
)  # fmt: skip


def with_goods_tile(cards: str, **fields: Any) -> State:
    return turn(cards, tiles=("goods",), **fields)


BONUS_TILES = (
    yes("p. 9, tiles", "tiles serve as cards of their kind for every purpose",
        lambda: turn("bookkeeper_2", tiles=("expansion", "merchant"), books=books(_1="B23", _2="B19")),
        f"{KEEP}; 0: ink 2", (lambda s: me(s).ink, 2)),
    yes("p. 9, tiles", "a tile takes no slot", lambda: turn("coffee_1 coffee_2 A04", tiles=("expansion",)),
        "", (lambda s: me(s).sums, (6, 0, 0, 3))),
    no("p. 9, tiles", "a used tile must be turned down like a card", lambda: turn(tiles=("merchant",)),
       "0: merchant tile; 1: end B; 0: merchant tile", "M-12.1 no-such-tile"),
    no("p. 9, goods tile", "it may not be used before the next action phase",
       lambda: another_planning("goods"), "0: attach to coffee_1", "M-12.2 not-face-up"),
    yes("p. 9, goods tile", "at any stage of the phase it may be attached: before the own action",
        lambda: with_goods_tile("coffee_2"),
        "0: attach to coffee_2; 0: goods coffee_2 take -; 0: advance cairo 3", (engine.waits, (1,))),
    yes("p. 9, goods tile", "at any stage: on the turn of another player",
        lambda: with_goods_tile("coffee_2"), "0: marker sell cotton_1; 0: attach to coffee_2",
        (lambda s: (total(s, 0, "coffee"), engine.waits(s)), (3, (1,)))),
    yes("p. 9, goods tile", "at any stage: in the middle of an action of another player",
        lambda: with_goods_tile("coffee_2", others={1: "expansion_2"}),
        "0: marker sell cotton_1; 1: expand cairo; 0: attach to coffee_2",
        (lambda s: (total(s, 0, "coffee"), engine.waits(s)), (3, (1,)))),
    yes("p. 9, goods tile", "at any stage: in the middle of the own action",
        lambda: with_goods_tile("bookkeeper_2 coffee_2", books=books(_1="B08")),
        f"{KEEP}; 0: attach to coffee_2; 0: ink 1", (lambda s: me(s).ink, 1)),
    yes("p. 9, goods tile", "it may be attached to any goods card",
        lambda: with_goods_tile("coffee_2 cotton_1 A05"), "",
        (lambda s: offered(s)["attach"], [f"attach to {card}" for card in ("coffee_2", "cotton_1", "A05")])),
    no("p. 9, goods tile", "it may not be attached to a card of another kind",
       lambda: with_goods_tile("A09 coffee_2"), "0: attach to A09", "M-12.2 not-face-up"),
    no("p. 9, goods tile", "once attached it may not be moved to another card",
       lambda: with_goods_tile("coffee_2 cotton_1"), "0: attach to coffee_2; 0: attach to cotton_1",
       "M-12.2 tile-attached"),
    yes("p. 9, goods tile", "the card has 1 unit more for every purpose",
        lambda: with_goods_tile("bookkeeper_2 coffee_2", others={1: "A04"}),
        "0: attach to coffee_2; 0: marker majority coffee tier 2", (lambda s: me(s).at[3], 3)),
    yes("p. 9, goods tile", "both must be turned down together", lambda: with_goods_tile("coffee_2"),
        "0: attach to coffee_2; 0: goods coffee_2 take -",
        (lambda s: (me(s).tiles, me(s).used_tiles, total(s, 0, "coffee")), ((), ("goods",), 0))),
    yes("p. 9, goods tile", "it may not be used without a goods card", lambda: with_goods_tile("A09"), "",
        (lambda s: {"use-goods", "attach"} & set(offered(s)), set())),
    yes("p. 9, bookkeeper tile", "it is used like any bookkeeper, with 1 point",
        lambda: turn("coffee_1", tiles=("bookkeeper",), books=books(_1="A01")),
        "0: bookkeeper tile; 0: ink 1; 0: pounds 1", (lambda s: (me(s).ink, me(s).cash), (1, 5))),
    yes("p. 9, merchant tile", "1 more step for each merchant card face up now",
        lambda: turn("A09 B16", tiles=("merchant",)), "0: merchant tile", (lambda s: me(s).diamonds, 4)),
    yes("p. 9, merchant tile", "merchants turned down do not count",
        lambda: turn("A09 B16", tiles=("merchant",), down=0b00010), "0: merchant tile",
        (lambda s: me(s).diamonds, 3)),
    yes("p. 9, expansion tile", "it must be used together with all expansion cards",
        lambda: turn("expansion_2", tiles=("expansion",)), "0: expand cairo; 0: stop",
        (lambda s: (total(s, 0, "expansion"), me(s).used_tiles), (0, ("expansion",)))),
)  # fmt: skip


def another_planning(*tiles: str) -> State:
    """The planning phase after a round in which seat 0 reserved these tiles."""
    s = planning()
    me(s).tiles = tiles
    return s


ENDING = (
    yes("p. 9, ending", "the phase may be ended though cards are left",
        lambda: turn("coffee_2", tiles=("merchant",)), "0: end B",
        (lambda s: (me(s).ended, engine.waits(s)), (True, (1,)))),
    yes("p. 9, ending note", "cards and tiles left may not be kept for the next round",
        lambda: turn("coffee_2", tiles=("merchant",)), "0: end B",
        (lambda s: (me(s).sums, me(s).tiles), ((0,) * 4, ()))),
    no("p. 9, ending", "whoever has ended may do nothing more in this round", lambda: turn("coffee_2"),
       "0: end B; 0: marker sell coffee_1", "M-5.1 not-your-turn"),
    yes("p. 9, ending 1", "all cards of exactly one column must be taken",
        lambda: resting(("coffee_1", "cotton_1"), ("banana_2",), hand=()), "0: end B",
        (lambda s: (me(s).hand, me(s).resting), (("coffee_1", "cotton_1"), ((), (), ("banana_2",), (), ())))),
    yes("p. 9, ending 1", "any own column may be chosen", lambda: resting(("coffee_1",), ("banana_2",)), "",
        (lambda s: offered(s)["end-phase"], ["end B", "end C", "end D"])),
    no("p. 9, ending 1", "the column above a slot that is not open may not be chosen", lambda: turn(),
       "0: end E", "M-13.2 slot-closed"),
    yes("p. 9, ending 2", "each card must go to the column above its own slot",
        lambda: resting((), ("banana_2",), cards="coffee_2 cotton_1", hand=()), "0: end D",
        (lambda s: me(s).resting, ((), ("coffee_2",), ("banana_2", "cotton_1"), (), ()))),
    yes("p. 9, ending 2", "cards laid in this round may not be taken back in it",
        lambda: resting(("banana_2",), cards="coffee_2", hand=()), "0: end B",
        (lambda s: (me(s).hand, me(s).resting[1]), (("banana_2",), ("coffee_2",)))),
    yes("p. 9, ending 2", "all tiles must be given back, used or not",
        lambda: turn("coffee_2", tiles=("goods",), used_tiles=("merchant",)),
        "0: attach to coffee_2; 0: end B",
        (lambda s: (me(s).tiles, me(s).used_tiles, me(s).attached), ((), (), -1))),
    yes("p. 9, ending", "when the last player has ended the next round is prepared", lambda: turn(),
        "0: end B; 1: end B", (lambda s: (s.round, engine.waits(s)), (2, (0, 1)))),
)  # fmt: skip


PREPARATION = (
    yes("p. 10, a", "the coin of round 2 must lie below the books of that number",
        lambda: another_round(turn()), "", (lambda s: (s.coins[0], sum(s.coins)), (1, 1))),
    yes("p. 10, a", "with 4 players a second coin must lie in the second row",
        lambda: another_round(turn(seats=4)), "", (lambda s: s.coins[:2], (1, 1))),
    yes("p. 10, b", "cards left in the right column must be removed",
        lambda: another_round(only_right(turn(), "A01")), "", (lambda s: s.discards, ("A01",))),
    yes("p. 10, b", "cards of a row must slide to the right and keep their order",
        lambda: another_round(row_of(turn(), "A01", "A02", "")), "",
        (lambda s: (s.display[4], s.display[8]), ("A01", "A02"))),
    yes("p. 10, b", "the right column must be filled first, then the middle one, then the left one",
        lambda: another_round(cleared(with_deck(turn(), 6))), "",
        (lambda s: "".join("x" if card else "-" for card in s.display), "----" "xx--" "xxxx")),
    yes("p. 10, c", "a tile reserved comes with the marker", lambda: reserved("bookkeeper"), "",
        (lambda s: (me(s).tiles, me(s).markers), (("bookkeeper",), 0))),
    yes("p. 10, c", "the owner of a tile may not keep it for another round",
        lambda: another_round(reserved("bookkeeper")), "", (lambda s: me(s).tiles, ())),
)  # fmt: skip


def row_of(s: State, left: str, middle: str, right: str) -> State:
    """The top row of the display, with everything else empty and the deck used up."""
    s = cleared(s)
    s.deck = ()
    s.display = put(put(put(s.display, 0, left), 4, middle), 8, right)
    return s


def only_right(s: State, card: str) -> State:
    return row_of(s, "", "", card)


def with_deck(s: State, n: int) -> State:
    """So many cards are left altogether, all of them in the deck."""
    s = cleared(s)
    s.deck = s.deck[:n]
    return s


def last_round(**fields: Any) -> State:
    s = turn(**fields)
    s.round = PACK.rounds
    return s


END = (
    yes("p. 10, end", "after the seventh action phase the game must end", last_round, "0: end B; 1: end B",
        (lambda s: s.over, True)),
    yes("p. 10, end", "all resting cards must be taken and shares shown", lambda: shares_at_the_end(),
        "0: end B; 1: end B", (lambda s: (me(s).shares, me(s).resting), (("B07",), ((),) * 5))),
    yes("p. 10, end", "a marker that has not come far enough counts nothing",
        lambda: last_round(diamonds=5, ink=2), "",
        (lambda s: (lines(s, 0)["diamonds"], lines(s, 0)["books"]), (0, 0))),
    yes("p. 10, end", "books are worth nothing, entered or not",
        lambda: last_round(books=books(_1="C03", _2="C09")), "", (lambda s: lines(s, 0)["books"], 0)),
    yes("p. 10, end", "equal totals must share the victory", lambda: last_round(), "0: end B; 1: end B",
        (lambda s: [one.place for one in GAME.result(s)], [1, 1])),
)  # fmt: skip


def shares_at_the_end() -> State:
    s = last_round()
    me(s).resting = ((), (), ("B07",), (), ())
    me(s).owned = (*me(s).owned, "B07")
    return s


TRACKS = (
    no("p. 11, calls", "without its pounds a call may not be crossed", lambda: steps(2, at=(5, 0, 0, 0)),
       "0: advance mombasa 1", "M-16.1 call-not-paid"),
    yes("p. 11, calls", "crossing a call must be paid at once", lambda: steps(2, at=(0, 4, 0, 0), cash=3),
        "0: advance cape_town 2", (lambda s: (me(s).at[1], me(s).cash), (6, 3 - 2 + 2))),
    yes("p. 11, calls", "you need not pay; the marker then stays before the call",
        lambda: steps(0, (0, 2, 0, 0), at=(0, 4, 0, 0), cash=3), "0: give up steps",
        (lambda s: (me(s).at[1], me(s).cash), (4, 3))),
    no("p. 11, last space", "a marker on the last space must stay there",
       lambda: steps(2, at=(20, 0, 0, 0)), "0: advance mombasa 1", "M-16.2 track-ends"),
    no("p. 11, bonus steps", "steps tied to a track may not be made on another",
       lambda: steps(0, (0, 2, 0, 0), at=(0, 4, 0, 0), cash=3), "0: advance mombasa 1",
       "M-6.3 no-steps-there"),
    no("p. 11, bonus steps", "the marker must go as far as it can without paying",
       lambda: steps(0, (0, 3, 0, 0), at=(0, 3, 0, 0), cash=3), "0: give up steps", "M-6.3 steps-left"),
    yes("p. 11, special spaces", "every player who was there before gets the pounds again",
        lambda: others_at(steps(1, at=(0, 5, 0, 0)), (0, 6, 0, 0), (0, 5, 0, 0)), "0: advance cape_town 1",
        (lambda s: [player.cash for player in s.players], [2, 2, 0])),
    yes("p. 11, special spaces", "the bonus may not be used within the action that reached it",
        lambda: turn("coffee_1 cotton_2", at=(0, 5, 0, 0), cash=9),
        "0: goods coffee_1 take -; 0: advance cape_town 1", (lambda s: total(s, 0, "cotton"), 2)),
    yes("p. 11, special spaces", "from the next turn on the bonus holds",
        lambda: turn("coffee_1 cotton_2", at=(0, 5, 0, 0), cash=9),
        "0: goods coffee_1 take -; 0: advance cape_town 1; 1: marker sell coffee_1",
        (lambda s: total(s, 0, "cotton"), 3)),
    no("p. 11, special spaces", "the space of a bonus not reached may not be used", lambda: turn(cash=9),
       "0: marker extra saint_louis 1 option 0 card -", "M-16.5 special-not-reached"),
    no("p. 11, second bonus", "with one space of a track in use you may not use the other",
       lambda: bonus_space("C1", 2, 2, cash=9),
       "0: marker extra saint_louis 1 option 0 card -; 0: pounds 1; 1: end B; "
       "0: marker extra saint_louis 2 option 0 card -",
       "M-16.6 other-extra-used"),
    yes("p. 11, second bonus", "you may use the first space or the second",
        lambda: bonus_space("C1", 2, 2, cash=9), "",
        (lambda s: {a.split()[3] for a in offered(s)["use-extra"]}, {"1", "2"})),
    yes("p. 11, second bonus", "another player may use the other space of the track",
        lambda: both_unlocked("C1", 2),
        "0: marker extra saint_louis 1 option 0 card -; 0: pounds 1; "
        "1: marker extra saint_louis 2 option 0 card -",
        (lambda s: sorted(s.spaces.values()), [0, 1])),
    yes("p. 11, second bonus", "permanent bonuses may not be added up",
        lambda: bonus_space("A1", 0, 2, "expansion_2"), "", (lambda s: total(s, 0, "expansion"), 4)),
)  # fmt: skip


def others_at(s: State, *at: tuple[int, ...]) -> State:
    """A third player, and the markers of the other two."""
    s = blank_of_three(s)
    for player, places in zip(s.players[1:], at, strict=True):
        player.at = places
    return s


def blank_of_three(s: State) -> State:
    three = turn(seats=3)
    three.steps, three.players[0].at = s.steps, me(s).at
    return three


def both_unlocked(track: str, company: int) -> State:
    s = bonus_space(track, company, 2, cash=9)
    s.players[1].specials, s.players[1].at, s.players[1].cash = me(s).specials, me(s).at, 9
    return s


BONUSES = (
    yes("p. 11, permanent 1", "without an expansion card the bonus has no effect",
        lambda: bonus_space("A1", 0, 2), "", (lambda s: total(s, 0, "expansion"), 0)),
    yes("p. 11, permanent 1", "the bonus counts for every purpose: a book",
        lambda: bonus_space("A1", 0, 1, "bookkeeper_2 expansion_1_seat1", books=books(_1="A18")),
        f"{KEEP}; 0: ink 1", (lambda s: me(s).ink, 1)),
    yes("p. 11, permanent 2", "the further markers may be placed like any other",
        lambda: bonus_space("B2", 1, 2), "", (lambda s: markers_left(s, 0), 5)),
    yes("p. 11, permanent 3", "a card taken with goods costs 1 less",
        lambda: show(bonus_space("A2", 0, 1, "coffee_2"), 4, "A01"), "0: goods coffee_2 take A01",
        (lambda s: me(s).hand[-1], "A01")),
    no("p. 11, permanent 3", "for pounds the card may not be had cheaper",
       lambda: show(bonus_space("A2", 0, 1, cash=3), 4, "A01"), "0: marker buy A01", "M-11.3 cannot-pay"),
    yes("p. 11, permanent 3", "for such a card you may use goods of different types; units left are steps",
        lambda: show(bonus_space("A2", 0, 2, "coffee_2 cotton_2"), 4, "A01"),
        "0: goods coffee_2,cotton_2 take A01; 0: advance cairo 2", (engine.waits, (1,))),
    no("p. 11, permanent 3", "goods of different types may not be used for steps alone",
       lambda: bonus_space("A2", 0, 2, "coffee_2 cotton_2"), "0: goods coffee_2,cotton_2 take -",
       "M-5.2 goods-mixed"),
    yes("p. 11, permanent 4", "each cotton card is worth more, not only the total",
        lambda: bonus_space("B1", 1, 1, "cotton_1 cotton_2"), "", (lambda s: total(s, 0, "cotton"), 5)),
    no("p. 11, space 1", "its pounds must be paid", lambda: bonus_space("C1", 2, 1, cash=1),
       "0: marker extra saint_louis 1 option 0 card -", "M-17.5 cannot-pay"),
    yes("p. 11, space 1", "either of its two rewards may be chosen",
        lambda: bonus_space("C1", 2, 1, cash=2),
        "0: marker extra saint_louis 1 option 1 card -; 0: pounds 2",
        (lambda s: (me(s).diamonds, me(s).cash), (1, 2))),
    yes("p. 11, space 2", "a card may be bought, or steps made, or both",
        lambda: show(bonus_space("C2", 2, 1, cash=9), 8, "A01"), "",
        (lambda s: [a.split(" option ")[1] for a in offered(s)["use-extra"]],
         ["1 card -", "0 card A01", "1 card A01"])),
    no("p. 11, space 2", "nothing at all may not be chosen", lambda: bonus_space("C2", 2, 1, cash=9),
       "0: marker extra saint_louis 1 option 0 card -", "M-17.6 nothing-chosen"),
    no("p. 11, space 2", "its price and 1 pound more must be paid",
       lambda: show(bonus_space("C2", 2, 1, cash=2), 8, "A01"),
       "0: marker extra saint_louis 1 option 0 card A01", "M-17.6 cannot-pay"),
    no("p. 11, space 3", "it must be a coffee card", lambda: bonus_space("D1", 3, 1),
       "0: marker extra cairo 1 option 0 card cotton_1", "M-17.7 not-in-hand"),
    no("p. 11, space 3", "it must come from the hand", lambda: bonus_space("D1", 3, 1, "coffee_2"),
       "0: marker extra cairo 1 option 0 card coffee_2", "M-17.7 not-in-hand"),
    yes("p. 11, space 3", "any coffee card of the hand may be discarded",
        lambda: bonus_space("D1", 3, 1, hand=("coffee_1", "coffee_2")), "",
        (lambda s: [a.split()[-1] for a in offered(s)["use-extra"]], ["coffee_1", "coffee_2"])),
    no("p. 11, space 4", "1 pound must be paid", lambda: bonus_space("D2", 3, 1),
       "0: marker extra cairo 1 option 0 card -", "M-17.8 cannot-pay"),
    yes("p. 11, space 4", "the steps must be made on each of the three other tracks",
        lambda: bonus_space("D2", 3, 2, cash=1), "0: marker extra cairo 2 option 0 card -",
        (lambda s: me(s).at, (2, 2, 2, 14))),
)  # fmt: skip


GENERAL = (
    yes("p. 12, general 3", "money may not be hidden", lambda: turn(cash=17), "",
        (lambda s: (view(s, 1).players[0].cash, view(s, None).players[0].cash), (17, 17))),
    yes("p. 12, general 4", "the bank is never empty", lambda: points(200), "0: pounds 200",
        (lambda s: me(s).cash, 200)),
    yes("p. 12, slots", "an extra slot may be used from the planning after its space is reached",
        lambda: opened(turn()), "", (lambda s: open_slots(PACK, me(s)), (0, 1, 2, 3, 4))),
    yes("p. 12, ink jar", "on the last space every point must be taken as 2 pounds",
        lambda: turn("bookkeeper_2", ink=PACK.ledger.last), f"{KEEP}; 0: ink 0",
        (lambda s: (me(s).cash, engine.waits(s)), (4, (1,)))),
    no("p. 12, ink jar", "on the last space points may not be used for books",
       lambda: shelve(turn("bookkeeper_2", ink=PACK.ledger.last), "A01"), f"{KEEP}; 0: ink 0; 0: book A01",
       "M-5.1 not-now"),
    yes("p. 12, diamonds", "on the last space every step must be taken as 2 pounds",
        lambda: turn("A09", diamonds=PACK.diamonds.last), "0: merchant A09", (lambda s: me(s).cash, 2 + 2)),
    yes("p. 12, icons", "a post of any company may be removed", lambda: removing(1), "",
        (lambda s: {a.split()[1] for a in offered(s)["remove-post"]}, set(COMPANIES))),
    yes("p. 12, icons", "two posts may come from the same camp or from two", lambda: removing(2),
        "0: remove cairo 1; 0: remove mombasa 3", (lambda s: s.gone, (1, 0, 0, 1))),
    yes("p. 12, icons", "both of the two may come from the same camp", lambda: removing(2),
        "0: remove cairo 1; 0: remove cairo 1", (lambda s: (s.gone[3], s.camps[3]), (2, (3, 5, 5)))),
    no("p. 12, icons", "a post on the map may not be removed, only one of a camp",
       lambda: camp(removing(1), 3, (0, 5, 5), (True, False, False)), "0: remove cairo 1",
       "M-20.2 column-empty"),
    no("p. 12, icons", "any good: all units must be of one type",
       lambda: turn("bookkeeper_2 cotton_2 banana_2", books=books(_1="B21")), f"{KEEP}; 0: ink 1",
       "M-9.2 requirement-not-met"),
    yes("p. 12, icons", "any good: it may be any of the three types",
        lambda: turn("bookkeeper_2 C02", books=books(_1="B21")), f"{KEEP}; 0: ink 1",
        (lambda s: me(s).ink, 1)),
    yes("p. 12, icons", "3 coffee and 3 of another good: 6 coffee may serve as well",
        lambda: turn("bookkeeper_2 A04 B01", books=books(_1="C01")), f"{KEEP}; 0: ink 1",
        (lambda s: me(s).ink, 1)),
    no("p. 12, icons", "3 coffee and 3 of another good: 5 coffee may not",
       lambda: turn("bookkeeper_2 A04 coffee_2", books=books(_1="C01")), f"{KEEP}; 0: ink 1",
       "M-9.2 requirement-not-met"),
    yes("p. 12, icons", "the cotton book pays the units less 1",
        lambda: turn("bookkeeper_2 C03 cotton_2", books=books(_1="A24")), f"{KEEP}; 0: ink 1",
        (lambda s: me(s).cash, 5)),
)  # fmt: skip


ROWS = (
    *SETTING_UP, *PLANNING, *TURNS, *GOODS, *EXPANSION, *BOOKS, *BOOKKEEPER, *MERCHANTS, *BONUS_SPACES,
    *BONUS_TILES, *ENDING, *PREPARATION, *END, *TRACKS, *BONUSES, *GENERAL,
)  # fmt: skip
