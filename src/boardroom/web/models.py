"""The data of each page. The server builds it from a view and redacted facts, never from the state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from boardroom.core.actions import Action
from boardroom.core.catalog import HERE
from boardroom.core.game import Game
from boardroom.core.listing import Listing
from boardroom.core.offers import Offer
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.drawing.html import DIGITS, Html
from boardroom.drawing.scene import Scene
from boardroom.table.log import EarlierRow, LogRow, VisibleLog

S = TypeVar("S", bound=State)
LOCALE = Path(__file__).parent / "locale"


def words(
    lang: str,
    game: Game[S] | Listing | None = None,
    names: tuple[str, ...] = (),
    you: int | None = None,
    options: GameOptions | None = None,
) -> Texts:
    """The texts of core, web and, if given, a game, whose messages override the others."""
    own = game.own_names(options) if isinstance(game, Game) and options is not None else ()
    return _texts(lang, _folders(None if game is None else game.folder), names, you, own)


@lru_cache(maxsize=64)
def _folders(game: Path | None) -> tuple[Path, ...]:
    return (HERE, LOCALE) if game is None else (HERE, LOCALE, game / "locale")


# The same object for all pages of a viewer, so that what was drawn with it can be found again.
_texts = lru_cache(maxsize=1 << 12)(Texts)


BOT_NAMES = 10
"""How many names of bots there are; a bot is called by that of its seat."""
DEFAULT_NAME = re.compile(r"Player (\d+)")


def display_names(lang: str, names: Iterable[str], kinds: Iterable[str]) -> tuple[str, ...]:
    """The players' names; those without one have one in the viewer's language, "Player 1" or a bot's."""
    return tuple(
        _display_name(lang, name, kind, seat)
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    )


@lru_cache(maxsize=1 << 10)
def _display_name(lang: str, name: str, kind: str, seat: int) -> str:
    bot = kind.removeprefix("bot:")
    found = (
        re.fullmatch(rf"{re.escape(bot)}(?: (\d+))?", name) if bot != kind else DEFAULT_NAME.fullmatch(name)
    )
    if found is None:
        return name
    if bot != kind and seat < BOT_NAMES:
        return words(lang)(f"ui-bot-name-{seat + 1}")
    word = words(lang)("ui-player" if bot == kind else f"bot-called-{bot}")
    return f"{word} {found[1].translate(DIGITS.get(lang, {}))}" if found[1] else word


@dataclass(frozen=True, slots=True)
class FormDraft:
    """An offer being composed on the page: its kind and the choices so far."""

    kind: str
    chosen: Mapping[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Shared:
    """Values that several panels of one page need; the first panel to ask computes them."""

    scene: Scene[State] | None = None
    charts: list[Html] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePage:
    """A table as one seat, or a spectator, sees it at one moment."""

    game: Game[State]
    table: str
    title: str
    seq: int
    view: State
    seat: int | None
    offers: list[Offer] = field(default_factory=list)
    waits: tuple[int, ...]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """The kind of each seat: "me", "human", "open" or "bot:greedy"."""
    log: list[LogRow]
    visible_log: VisibleLog | None = None
    """The log that `log` begins, of which pages of later rows remember what they have read."""
    earlier: tuple[EarlierRow, ...] = ()
    """What happened before a fork, at the tables it comes from."""
    thinking: tuple[int, ...] = ()
    expect: int = 0
    can_take_back: bool = False
    undone: Action | None = None
    """The action that the viewer has just taken back and may play again."""
    may_go_back: bool = False
    """Whether the seat may ask to go back to an earlier row; done once all people at the table agree."""
    back_requests: Mapping[int, int] = field(default_factory=dict)
    """Pending requests to go back: the row that each seat asks for."""
    moment: int | None = None
    """The past row that is shown, or None for the present."""
    lang: str = "en"
    texts: Texts
    secret_links: Mapping[int, str] = field(default_factory=dict)
    """Links that claim an open seat; only the owner of the table gets them."""
    curtained: bool = False
    """Whether people with secrets share this screen, so that a curtain covers it between their turns."""
    behind: int | None = None
    """The seat whose player must lift the curtain next; until then the page holds none of its secrets."""
    order: str | None = None
    """The standing order of the seat, such as "pass" or "buy-until-float:PRR"."""
    orders: tuple[str, ...] = ()
    """The standing orders that the seat can give now."""
    bots: tuple[str, ...] = ()
    may_fork: bool = True
    """Whether the viewer may fork the table here: players and the owner may, others after the game."""
    private: bool = False
    """Whether the viewer owns this forked or imported table, and may choose who plays which seat."""
    shared: Shared = field(init=False, default_factory=Shared, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingRoom:
    """A table before the deal: some seats are still open."""

    table: str
    title: str
    game: Game[State]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    links: Mapping[int, str]
    commitment: str
    joins: int | None
    """The seat that the viewer can take now."""
    secret: str | None
    lang: str
    texts: Texts


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as the lobby lists it."""

    id: str
    title: str
    game: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    seq: int
    over: bool = False
    created_by_me: bool = False
    waits_for_me: bool = False
    origin: str = "dealt"
    """Where its game comes from: "dealt", "imported" or "forked"."""
    open_seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyPage:
    """The games and tables of the lobby."""

    games: list[Listing]
    tables: list[TableRow]
    bots: tuple[str, ...]
    lang: str
    texts: Texts
