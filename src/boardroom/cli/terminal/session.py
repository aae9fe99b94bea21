"""A game at the terminal: people and bots at one table kept in memory."""

from __future__ import annotations

from boardroom.bots.registry import bot_names, level_of, load_bot
from boardroom.bots.rng import rng_at, seed_of
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_json
from boardroom.cli.texts import Plain, words
from boardroom.core.actions import Action, Fact, Paid, Shuffled
from boardroom.core.game import Game
from boardroom.core.journal import Journal
from boardroom.core.offers import Offer
from boardroom.core.records import write_record
from boardroom.core.state import State
from boardroom.core.views import redact
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.table import take_back
from boardroom.table.seating import BOT, HUMAN, Seat, Seating
from boardroom.table.table import Change, Table, TableInfo


class Session:
    """A table kept in memory: its people share one screen, and its bots play in this process."""

    def __init__(self, journal: Journal[State], kinds: tuple[str, ...], lang: str) -> None:
        self.game: Game[State] = journal.game
        self.terminal = self.game.terminal()
        self.bots = {seat: load_bot(kind, self.game) for seat, kind in enumerate(kinds) if kind != HUMAN}
        texts = words(lang, self.game, journal.options)
        self.names = tuple(_name(texts, seat, kind) for seat, kind in enumerate(kinds))
        self.texts = texts.to(self.names, None)
        seats = tuple(
            Seat(seat, HUMAN, name=name) if kind == HUMAN else Seat(seat, BOT, bot=kind, name=name)
            for seat, (kind, name) in enumerate(zip(kinds, self.names, strict=True))
        )
        self.table = Table.begin(TableInfo(), Seating(seats), journal)

    @property
    def journal(self) -> Journal[State]:
        return self.table.journal

    @property
    def people(self) -> frozenset[int]:
        """The seats of people."""
        return self.table.seating.persons

    def next_seat(self) -> int:
        """The seat to act next; bots go first, so that people see as much as possible before they decide."""
        waiting = self.table.position.waits
        return next((seat for seat in waiting if seat in self.bots), waiting[0])

    def choices(self, seat: int) -> tuple[State, list[Offer]]:
        """The view of a seat, and the offers made to it."""
        return self.table.position.view(seat), self.table.offers(seat)

    def play(self, a: Action) -> list[Fact]:
        """Play a move and return its facts."""
        return self._keep(self.table.play(a))

    def play_bot(self, seat: int) -> list[Fact]:
        """Play a bot's move and return its facts."""
        rng = rng_at(self.journal.bots[seat].partition(" ")[2], len(self.journal.rows))
        return self.play(self.bots[seat].choose(*self.choices(seat), rng))

    def _keep(self, change: Change) -> list[Fact]:
        self.table = change.table
        return list(change.row.facts) if change.row else []

    def texts_for(self, seat: int | None) -> Plain:
        return self.texts.to(self.names, seat)

    def log_reader(self) -> int | None:
        """The seat that reads the log: the only person's, or None if several people share the screen."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def describe_facts(self, facts: list[Fact]) -> list[str]:
        """Log lines of the facts that the person at the terminal may know, without payments and shuffles."""
        visible = redact(facts, self.log_reader(), self.journal.state)
        texts = self.texts_for(self.log_reader())
        return [
            _line(fact, texts)
            for fact in visible
            if not isinstance(fact, Paid | Shuffled) and texts.has(fact.key) and self.terminal.is_logged(fact)
        ]

    def read(self, seat: int, line: str) -> Action:
        """Parse a typed move; the seat in front of it is optional."""
        return self.game.language.parse(
            line if line.partition(":")[0].strip().isdecimal() else f"{seat}: {line}"
        )

    def warning(self, seat: int, a: Action) -> str | None:
        """What a costly move would lose; the page asks for confirmation of the same moves."""
        texts = self.texts_for(seat)
        scene = Scene(self.choices(seat)[0], Writer(texts), seat)
        key = drawing_of(self.game).confirm_key(scene, a)
        return texts(key) if key else None

    def take_back(self, seat: int, by_consent: bool) -> str:
        """Undo the seat's last move, or by consent any person's; returns the text key of the reply."""
        to = take_back.own_take_back(self.table, seat)
        if to is None and by_consent:
            to = take_back.last_move_of_people(self.table)
        if to is None:
            has_moved = any(row.seat == seat for row in self.journal.live())
            return "cli-no-undo" if has_moved else "cli-nothing-to-undo"
        self._keep(self.table.go_back(to, self.journal.at(to)))
        return "cli-undone"

    def save(self, file: str) -> None:
        write_json(file, write_record(self.journal))

    def board(self, seat: int | None) -> list[str]:
        """The lines of the game's text board; none if the game has no text board."""
        return self.terminal.board(self.table.position.view(seat), self.texts_for(seat))

    def label(self, seat: int, id: str) -> str:
        """The name of an option."""
        texts = self.texts_for(seat)
        if said := self.terminal.label(self.journal.state, id, texts):
            return said
        kind, _, rest = id.partition(":")
        key = f"{kind}-{rest}".replace("_", "-").replace(".", "-")
        return texts(key) if rest and texts.has(key) else rest or id


def _name(texts: Plain, seat: int, kind: str) -> str:
    return texts("seat-name", n=seat + 1) if kind == HUMAN else texts(f"cli-bot-{level_of(kind)}", n=seat + 1)


def bot_seeds(kinds: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """For the record: each bot's name and the seed of its random numbers; empty for a person."""
    return tuple("" if kind == HUMAN else f"{kind} {seed_of(seed, seat)}" for seat, kind in enumerate(kinds))


def read_seats(text: str, game: Game[State]) -> tuple[str, ...]:
    """Read the kind of player in each seat from text such as `human,greedy,random`."""
    kinds = tuple(text.split(","))
    unknown = next((kind for kind in kinds if kind != HUMAN and level_of(kind) not in bot_names()), None)
    if unknown is not None:
        raise command_line_error("unknown-known", thing="player", name=unknown, known=(HUMAN, *bot_names()))
    if len(kinds) not in game.seats:
        raise game.wrong_count(len(kinds))
    return kinds


def _line(fact: Fact, texts: Plain) -> str:
    """A log line, followed by the clause that the fact cites unless the text names it already."""
    said, clause = texts.describe(fact), fact.cited_clause
    return said if clause is None or clause in said else texts("cli-cited", said=said, clause=clause)
