"""A game at the terminal: seats of people and bots around one journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardroom.bots.registry import bot_names, load_bot
from boardroom.bots.rng import rng_at, seed_of
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_json
from boardroom.cli.texts import Plain, words
from boardroom.core.actions import Action, Fact, Paid, Shuffled
from boardroom.core.engine import offers, waits
from boardroom.core.game import Game
from boardroom.core.journal import Journal
from boardroom.core.offers import Offer
from boardroom.core.views import redacted, view

HUMAN = "human"


@dataclass
class Table:
    """The journal and who sits around it."""

    journal: Journal[Any]
    kinds: tuple[str, ...]
    lang: str

    def __post_init__(self) -> None:
        self.game: Game[Any] = self.journal.game
        self.terminal = self.game.terminal()
        self.people = frozenset(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)
        self.bots = {seat: load_bot(kind, self.game) for seat, kind in enumerate(self.kinds) if kind != HUMAN}
        texts = words(self.lang, self.game, self.journal.options)
        self.names = tuple(_name(texts, seat, kind) for seat, kind in enumerate(self.kinds))
        self.texts = texts.to(self.names, None)

    def asked(self) -> int:
        """The seat to act: a bot before a person where several may, so that people see all they can."""
        waiting = waits(self.journal.state)
        return next((seat for seat in waiting if seat in self.bots), waiting[0])

    def seen_by(self, seat: int) -> tuple[Any, list[Offer]]:
        seen = view(self.journal.state, seat)
        return seen, offers(seen, seat)

    def texts_for(self, seat: int | None) -> Plain:
        return self.texts.to(self.names, seat)

    def listener(self) -> int | None:
        """Whose eyes the log is for: the only person's, or everybody's where several share the screen."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def bot_move(self, seat: int) -> list[Fact]:
        seen, found = self.seen_by(seat)
        rng = rng_at(self.journal.bots[seat].partition(" ")[2], len(self.journal.rows))
        return list(self.journal.play(self.bots[seat].choose(seen, found, rng)))

    def told(self, facts: list[Fact]) -> list[str]:
        """What happened in words, as the listener may hear of it; payments and shuffles tell nothing new."""
        heard = redacted(facts, self.listener(), self.journal.state)
        texts = self.texts_for(self.listener())
        return [
            _line(fact, texts)
            for fact in heard
            if not isinstance(fact, Paid | Shuffled) and texts.has(fact.key) and self.terminal.is_logged(fact)
        ]

    def read(self, seat: int, line: str) -> Action:
        """A move typed with or without its seat."""
        return self.game.language.parse(
            line if line.partition(":")[0].strip().isdecimal() else f"{seat}: {line}"
        )

    def take_back(self, seat: int, by_consent: bool) -> str:
        """Take the last own move back, or any person's last one by consent; the key of what to say."""
        path = self.journal.live()
        back = self.journal.last_own(seat, self.people)
        if back is None and by_consent:
            at = [i for i, row in enumerate(path) if row.action and row.action.seat in self.people]
            back = path[at[-1] - 1].seq if at else None
        if back is None:
            moved = any(row.action and row.action.seat == seat for row in path)
            return "cli-no-undo" if moved else "cli-nothing-to-undo"
        self.journal.back_to(back)
        return "cli-undone"

    def save(self, file: str) -> None:
        write_json(file, self.journal.record())

    def board(self, seat: int | None) -> list[str]:
        """The text board of the game, if it has one."""
        return self.terminal.board(view(self.journal.state, seat), self.texts_for(seat))

    def label(self, seat: int, id: str) -> str:
        """What an option is called."""
        texts = self.texts_for(seat)
        if said := self.terminal.label(self.journal.state, id, texts):
            return said
        kind, _, rest = id.partition(":")
        key = f"{kind}-{rest}".replace("_", "-").replace(".", "-")
        return texts(key) if rest and texts.has(key) else rest or id


def _name(texts: Plain, seat: int, kind: str) -> str:
    return texts("seat-name", n=seat + 1) if kind == HUMAN else texts(f"cli-bot-{kind}", n=seat + 1)


def bot_seeds(kinds: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """For the record: each bot with the seed of its own random numbers."""
    return tuple("" if kind == HUMAN else f"{kind} {seed_of(seed, seat)}" for seat, kind in enumerate(kinds))


def read_seats(text: str, game: Game[Any]) -> tuple[str, ...]:
    """Who sits where, such as `human,greedy,random`."""
    kinds = tuple(text.split(","))
    unknown = next((kind for kind in kinds if kind not in (HUMAN, *bot_names())), None)
    if unknown is not None:
        raise command_line_error("unknown-known", thing="player", name=unknown, known=(HUMAN, *bot_names()))
    if len(kinds) not in game.seats:
        raise game.wrong_count(len(kinds))
    return kinds


def _line(fact: Fact, texts: Plain) -> str:
    """A line of the log with the clause it rests on, if the words do not name it."""
    said, clause = texts.said(fact), getattr(fact, "clause", "")
    return said if clause in said else f"{said} ({clause})"
