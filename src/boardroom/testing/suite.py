"""The conformance suite: checks the contract of a game on random full games.

Totals, ledger, legality and termination are checked at every action. Copying, saving, views, imagined states,
offers, notation, mutations and rotation are slower and are checked at a few random rows of each game.
"""

from __future__ import annotations

import dataclasses
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from boardroom.core.actions import Action, Fact, Paid
from boardroom.core.codec import ClassCodec, SequenceCodec
from boardroom.core.engine import advance, collect_facts, ignore_facts, may_act, offers, play, refusal, waits
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.views import redact, view
from boardroom.testing.mutations import compose, compose_loosely, mutations, rotate_json, rotate_seats

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S", bound=State)
MAX_LISTED = 400
"""Longer lists of actions are tested by membership only."""
REMEMBERED = 30
"""The number of listed actions of each kind that are tried again at later rows."""
IMAGINED_DECISIONS = 40
"""The number of decisions played from an imagined state."""


def clause(*ids: str) -> Callable[[F], F]:
    """Mark a test with the clauses it covers, for `boardroom rules GAME --coverage`."""

    def mark(test: F) -> F:
        test.clauses = ids  # type: ignore[attr-defined]
        return test

    return mark


@dataclass
class RandomGame(Generic[S]):
    """A random game in progress, with checks of its totals and accounts after every action."""

    game: Game[S]
    rng: Random
    decisions: int = 0
    facts: list[Fact] = field(default_factory=list)

    def begin(self, s: S) -> None:
        self.totals, self.ledger = self.game.totals(s), dict(self.game.balances(s))

    def pick(self, s: S) -> Action:
        """Choose an action for one of the seats the game waits for."""
        seat = self.rng.choice(waits(s))
        found = offers(s, seat)
        assert found, f"seat {seat} is waited for and may do nothing: {s.steps[-1]}"
        return self.game.random_policy()(found, self.rng)

    def play(self, s: S, a: Action) -> None:
        """Play an action in place and check what must hold after every action."""
        why = refusal(s, a)
        assert why is None, f"offered but refused: {a.notation()}: {why}"
        self.facts.clear()
        advance(s, a, collect_facts(self.facts))
        self.decisions += 1
        found = self.game.totals(s)
        assert found == self.totals, f"after {a.notation()}: {found} instead of {self.totals}"
        _post_payments(self.ledger, self.facts)
        balances = self.game.balances(s)
        owing = {who: has for who, has in balances.items() if has < 0}
        assert not owing, f"after {a.notation()}: negative balances: {owing}"
        wrong = {k: (v, self.ledger.get(k, 0)) for k, v in balances.items() if v != self.ledger.get(k, 0)}
        assert not wrong, f"after {a.notation()}: accounts and facts differ: {wrong}"


@dataclass
class Suite(Generic[S]):
    """Plays one random game and checks the contract at some of its rows."""

    game: Game[S]
    options: Any
    seats: int
    seed: int
    cap: int = 20_000
    rows: int = 5
    decisions: int = 0
    finished: bool = False
    listed: list[Action] = field(default_factory=list)
    """Some of the actions that were offered at earlier rows."""

    def run(self) -> Suite[S]:
        self.rng = Random(f"suite {self.game.key} {self.seed}")
        played = RandomGame(self.game, self.rng)
        s = self.game.begin(self.options, self.seats, self.seed, collect_facts(played.facts))
        played.begin(s)
        rows = set(self._choose_rows())
        while not s.over and played.decisions < self.cap:
            a = played.pick(s)
            if played.decisions in rows:
                self.check_row(s, a)
            played.play(s, a)
        self.decisions, self.finished = played.decisions, s.over
        self.check_saved(s)
        assert not s.over or (refusal(s, a) is not None and not offers(s, 0)), "a game that is over goes on"
        assert self.game.result(s), "no result"
        return self

    def _choose_rows(self) -> list[int]:
        # Games differ in length by a factor of ten: spread the rows evenly on a logarithmic scale.
        return [int(10 ** self.rng.uniform(0, 2.9)) - 1 for _ in range(self.rows)]

    def check_row(self, s: S, a: Action) -> None:
        """All slow checks."""
        before = s.digest()
        self.check_saved(s)
        self.check_copies(s, a)
        self.check_notation(a)
        self.check_offers(s, a.seat)
        self.check_views(s, a)
        self.check_imagined(s)
        self.check_mutations(s, a)
        self.check_rotation(s, a)
        assert s.digest() == before, "checking a state changed it"

    def check_saved(self, s: S) -> None:
        again = self.game.load(json.loads(s.to_text()))
        assert again.to_text() == s.to_text(), "saved and loaded differ"
        assert derived(again) == derived(s), "derived values differ from a rebuild"

    def check_copies(self, s: S, a: Action) -> None:
        """Copies and loaded states develop alike, and playing leaves the original unchanged."""
        before = s.digest()
        copy, loaded = s.clone(), self.game.load(json.loads(s.to_text()))
        played, facts = play(s, a)
        quiet = s.clone()
        advance(copy, a, ignore_facts)
        advance(loaded, a, ignore_facts)
        advance(quiet, a, collect_facts([]))
        assert s.digest() == before, "playing changed the original"
        assert copy.digest() == loaded.digest() == played.digest() == quiet.digest(), "copies diverge"
        assert derived(copy) == derived(loaded), "derived values of copies diverge"
        for fact in facts:
            assert self.game.language.load_fact(json.loads(json.dumps(fact.to_json()))) == fact

    def check_notation(self, a: Action) -> None:
        language = self.game.language
        assert language.parse(a.notation()) == a, f"{a.notation()!r} does not read back"
        assert language.load(json.loads(json.dumps(a.to_json()))) == a

    def check_offers(self, s: S, seat: int) -> None:
        """Listed actions are legal; samples, suggestions and composed actions are in the list."""
        every: dict[type[Action], list[Action]] = {}
        for offer in offers(s, seat):
            listed = offer.list_actions(MAX_LISTED)
            every.setdefault(offer.kind, []).extend(listed)
            assert listed, f"an empty offer: {offer.kind.key}"
            assert len(set(listed)) == len(listed), f"{offer.kind.key} lists an action twice"
            for a in listed:
                assert refusal(s, a) is None, f"listed but refused: {a.notation()}: {refusal(s, a)}"
                assert a in offer
            for one in (offer.sample(self.rng), offer.suggest(), compose(offer, self.rng)):
                if one is not None:
                    assert one in offer, f"not among the offered: {one.notation()}"
                    assert len(listed) == MAX_LISTED or one in listed, f"not listed: {one.notation()}"
            loose = compose_loosely(offer, self.rng)
            why = refusal(s, loose) if loose is not None else None
            assert why is None or why.clause in self.game.rulebook.clauses, f"{why} is no clause"
        self.check_lists(s, seat, every)

    def check_lists(self, s: S, seat: int, every: dict[type[Action], list[Action]]) -> None:
        """What was offered at earlier rows, perhaps to another seat, is listed now if the judge allows it."""
        for earlier in self.listed:
            a = dataclasses.replace(earlier, seat=seat)  # type: ignore[type-var]
            found = every.get(type(a), [])
            if len(found) < MAX_LISTED and refusal(s, a) is None:
                assert a in found, f"allowed but not listed: {a.notation()}"
        for listed in every.values():
            self.listed += self.rng.sample(listed, min(len(listed), REMEMBERED))

    def check_views(self, s: S, a: Action) -> None:
        """A seat's view and offers stay the same when everything it cannot see is imagined anew."""
        for seat in (*range(self.seats), None):
            seen = view(s, seat)
            text = seen.to_text()
            imagined = self.game.imagine(seen, seat, self.rng)
            assert seen.to_text() == text, "imagining changed the view"
            assert view(imagined, seat).to_text() == text, f"the view of seat {seat} shows a secret"
            if seat is None:
                continue
            here = [offer.to_json() for offer in offers(s, seat)]
            assert here == [offer.to_json() for offer in offers(seen, seat)], "offers differ on a view"
            assert here == [offer.to_json() for offer in offers(imagined, seat)], "offers reveal a secret"
            for offer in offers(seen, seat):
                assert pickle.loads(pickle.dumps(offer)).to_json() == offer.to_json()
            if a.seat == seat:
                check_secrecy(s, imagined, a)

    def check_imagined(self, s: S) -> None:
        """An imagined state has all components and can be played on by the rules."""
        seat = self.rng.choice((*range(self.seats), None))
        t = self.game.imagine(view(s, seat), seat, self.rng)
        assert self.game.totals(t) == self.game.totals(s), "totals of the imagined state differ"
        other = RandomGame(self.game, self.rng)
        other.begin(t)
        while not t.over and other.decisions < IMAGINED_DECISIONS:
            other.play(t, other.pick(t))

    def check_mutations(self, s: S, a: Action) -> None:
        """A mutated action is refused by a clause or in an offer, and the seat's view decides the same.

        A table therefore consults only the view, whose answer reveals no secret.
        """
        for wrong in mutations(a, self.seats, self.rng):
            why = refusal(s, wrong)
            seen = refusal(view(s, wrong.seat), wrong)
            assert seen == why, f"{wrong.notation()}: the seat's view says {seen}, the state {why}"
            if why is not None:
                known = self.game.rulebook.clauses
                assert why.clause in known, f"{wrong.notation()}: {why.clause!r} is no clause"
                continue
            assert wrong.seat in may_act(s) or type(wrong) in s.anytime
            assert any(wrong in offer for offer in offers(s, wrong.seat)), f"accepted: {wrong.notation()}"

    def check_rotation(self, s: S, a: Action) -> None:
        """The rules do not depend on seat numbers: rotating all seats changes nothing else."""
        if self.game.is_seat_bound:
            return
        onward = rotate_seats(s, self.game, self.seats)
        raw = rotate_json(type(a), a.to_json(), self.seats)
        moved = self.game.language.load(raw)
        assert refusal(onward, moved) is None, f"refused after rotating the seats: {moved.notation()}"
        after = play(s, a)[0]
        expected = rotate_seats(after, self.game, self.seats)
        assert play(onward, moved)[0].to_text() == expected.to_text(), "rotating the seats changes the game"


def check_secrecy(s: S, imagined: S, a: Action) -> None:
    """A move without revealing facts has the same visible result whatever is hidden."""
    after, facts = play(s, a)
    if any(fact.reveals for fact in facts):
        return
    other, imagined_facts = play(imagined, a)
    assert view(after, a.seat).to_text() == view(other, a.seat).to_text(), f"{a.notation()} showed a secret"
    assert redact(facts, a.seat, s) == redact(imagined_facts, a.seat, s)


def derived(s: Any) -> dict[str, Any]:
    """The derived fields of a state and of the states in it."""
    found: dict[str, Any] = {}
    for name, visibility in s.visibilities.items():
        if not visibility.kept and not visibility.transient:
            found[name] = getattr(s, name)
        elif isinstance(inner := s.codecs.get(name), SequenceCodec) and isinstance(inner.item, ClassCodec):
            items = [x for x in getattr(s, name) if hasattr(x, "visibilities")]
            found[name] = [derived(item) for item in items]
    return found


def _post_payments(ledger: dict[str, int], facts: list[Fact]) -> None:
    for fact in facts:
        if isinstance(fact, Paid):
            ledger[fact.payer] = ledger.get(fact.payer, 0) - fact.amount
            ledger[fact.payee] = ledger.get(fact.payee, 0) + fact.amount
