"""The conformance suite: what every game must keep, checked on random full games.

Totals, ledger, legality and termination are checked at every action; copies, saving, views, imagination,
listing, notation, mutation and rotation at a few random rows of each game, as they cost more.
"""

from __future__ import annotations

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
from boardroom.core.views import view
from boardroom.testing.mutations import compose, compose_loosely, mutations, rotate_json, rotate_seats

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S", bound=State)
LIMIT = 400
"""Listings longer than this are compared by membership only."""
ONWARD = 40
"""Decisions that are played on a table imagined from a view."""


def clause(*ids: str) -> Callable[[F], F]:
    """Say which clauses a test is about; `boardroom rules GAME --coverage` reads it from the source."""

    def mark(test: F) -> F:
        test.clauses = ids  # type: ignore[attr-defined]
        return test

    return mark


@dataclass
class Course(Generic[S]):
    """A random game under way, whose pieces and accounts are followed from action to action."""

    game: Game[S]
    rng: Random
    decisions: int = 0
    told: list[Fact] = field(default_factory=list)

    def begin(self, s: S) -> None:
        self.totals, self.ledger = self.game.totals(s), dict(self.game.balances(s))

    def pick(self, s: S) -> Action:
        """What somebody the game waits for does next."""
        seat = self.rng.choice(waits(s))
        found = offers(s, seat)
        assert found, f"seat {seat} is waited for and may do nothing: {s.steps[-1]}"
        return self.game.random_policy()(found, self.rng)

    def step(self, s: S, a: Action) -> None:
        """Play one action on the spot and check what must hold at every action."""
        why = refusal(s, a)
        assert why is None, f"offered but refused: {a.notation()}: {why}"
        self.told.clear()
        advance(s, a, collect_facts(self.told))
        self.decisions += 1
        found = self.game.totals(s)
        assert found == self.totals, f"after {a.notation()}: {found} instead of {self.totals}"
        _book(self.ledger, self.told)
        balances = self.game.balances(s)
        owing = {who: has for who, has in balances.items() if has < 0}
        assert not owing, f"after {a.notation()}: below nothing: {owing}"
        wrong = {k: (v, self.ledger.get(k, 0)) for k, v in balances.items() if v != self.ledger.get(k, 0)}
        assert not wrong, f"after {a.notation()}: accounts and facts differ: {wrong}"


@dataclass
class Suite(Generic[S]):
    """Plays one random game and checks it on the way."""

    game: Game[S]
    options: Any
    seats: int
    seed: int
    cap: int = 20_000
    rows: int = 5
    decisions: int = 0
    finished: bool = False

    def run(self) -> Suite[S]:
        self.rng = Random(f"suite {self.game.key} {self.seed}")
        course = Course(self.game, self.rng)
        s = self.game.begin(self.options, self.seats, self.seed, collect_facts(course.told))
        course.begin(s)
        look = set(self._rows_to_look_at())
        while not s.over and course.decisions < self.cap:
            a = course.pick(s)
            if course.decisions in look:
                self.look(s, a)
            course.step(s, a)
        self.decisions, self.finished = course.decisions, s.over
        self.check_saved(s)
        assert not s.over or (refusal(s, a) is not None and not offers(s, 0)), "a game that is over goes on"
        assert self.game.result(s), "no result"
        return self

    def _rows_to_look_at(self) -> list[int]:
        # Games differ in length by a factor of ten; spread the rows so that some fall late in long ones.
        return [int(10 ** self.rng.uniform(0, 2.9)) - 1 for _ in range(self.rows)]

    def look(self, s: S, a: Action) -> None:
        """Everything that costs more."""
        before = s.digest()
        self.check_saved(s)
        self.check_copies(s, a)
        self.check_notation(a)
        self.check_offers(s, a.seat)
        self.check_views(s, a)
        self.check_imagined(s)
        self.check_mutations(s, a)
        self.check_rotation(s, a)
        assert s.digest() == before, "looking at a state changed it"

    def check_saved(self, s: S) -> None:
        again = self.game.load(json.loads(s.to_text()))
        assert again.to_text() == s.to_text(), "saved and loaded differ"
        assert derived(again) == derived(s), "derived values differ from a rebuild"

    def check_copies(self, s: S, a: Action) -> None:
        """A copy, a loaded state and a replay go the same way, and the original stays as it was."""
        before = s.digest()
        copy, loaded = s.clone(), self.game.load(json.loads(s.to_text()))
        played, told = play(s, a)
        quiet = s.clone()
        advance(copy, a, ignore_facts)
        advance(loaded, a, ignore_facts)
        advance(quiet, a, collect_facts([]))
        assert s.digest() == before, "playing changed the original"
        assert copy.digest() == loaded.digest() == played.digest() == quiet.digest(), "copies went apart"
        assert derived(copy) == derived(loaded), "derived values of copies went apart"
        for fact in told:
            assert self.game.language.load_fact(json.loads(json.dumps(fact.to_json()))) == fact

    def check_notation(self, a: Action) -> None:
        language = self.game.language
        assert language.parse(a.notation()) == a, f"{a.notation()!r} does not read back"
        assert language.load(json.loads(json.dumps(a.to_json()))) == a

    def check_offers(self, s: S, seat: int) -> None:
        """Everything listed is accepted; samples, suggestions and composed actions are among the listed."""
        for offer in offers(s, seat):
            listed = offer.list_actions(LIMIT)
            assert listed, f"an empty offer: {offer.kind.key}"
            assert len(set(listed)) == len(listed), f"{offer.kind.key} lists an action twice"
            for a in listed:
                assert refusal(s, a) is None, f"listed but refused: {a.notation()}: {refusal(s, a)}"
                assert a in offer
            for one in (offer.sample(self.rng), offer.suggest(), compose(offer, self.rng)):
                if one is not None:
                    assert one in offer, f"not among the offered: {one.notation()}"
                    assert len(listed) == LIMIT or one in listed, f"not listed: {one.notation()}"
            loose = compose_loosely(offer, self.rng)
            why = refusal(s, loose) if loose is not None else None
            assert why is None or why.clause in self.game.rulebook.clauses, f"{why} is no clause"

    def check_views(self, s: S, a: Action) -> None:
        """A seat's view, offers and refusals do not change when the rest is imagined anew."""
        for seat in (*range(self.seats), None):
            seen = view(s, seat)
            text = seen.to_text()
            imagined = self.game.imagine(seen, seat, self.rng)
            assert seen.to_text() == text, "imagining changed the view"
            assert view(imagined, seat).to_text() == text, f"seat {seat} sees through imagination"
            if seat is None:
                continue
            here = [offer.to_json() for offer in offers(s, seat)]
            assert here == [offer.to_json() for offer in offers(seen, seat)], "offers differ on a view"
            assert here == [offer.to_json() for offer in offers(imagined, seat)], "offers tell a secret"
            for offer in offers(seen, seat):
                assert pickle.loads(pickle.dumps(offer)).to_json() == offer.to_json()
            if a.seat == seat:
                self._check_reveals(s, imagined, a)

    def _check_reveals(self, s: S, imagined: S, a: Action) -> None:
        """A move none of whose facts reveals anything looks the same whatever is hidden."""
        after, told = play(s, a)
        if any(fact.reveals for fact in told):
            return
        other, heard = play(imagined, a)
        assert view(after, a.seat).to_text() == view(other, a.seat).to_text(), (
            f"{a.notation()} showed a secret"
        )
        assert [f.view_for(a.seat, s.options) for f in told] == [f.view_for(a.seat, s.options) for f in heard]

    def check_imagined(self, s: S) -> None:
        """What a seat imagines has all the components and can be played on by every rule."""
        seat = self.rng.choice((*range(self.seats), None))
        t = self.game.imagine(view(s, seat), seat, self.rng)
        assert self.game.totals(t) == self.game.totals(s), "something is missing in what is imagined"
        aside = Course(self.game, self.rng)
        aside.begin(t)
        while not t.over and aside.decisions < ONWARD:
            aside.step(t, aside.pick(t))

    def check_mutations(self, s: S, a: Action) -> None:
        """A changed action is refused by a clause or among the offered, and its seat's view decides alike.

        So a table need ask the view alone: its answer tells no secret.
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
        """Seats have no number in the rules: moving everybody on by one seat changes nothing else."""
        if self.game.is_seat_bound:
            return
        onward = rotate_seats(s, self.game, self.seats)
        raw = rotate_json(type(a), a.to_json(), self.seats)
        moved = self.game.language.load(raw)
        assert refusal(onward, moved) is None, f"refused after rotating the seats: {moved.notation()}"
        after = play(s, a)[0]
        expected = rotate_seats(after, self.game, self.seats)
        assert play(onward, moved)[0].to_text() == expected.to_text(), "rotating the seats changes the game"


def derived(s: Any) -> dict[str, Any]:
    """The derived values of a state and of the states in it."""
    found: dict[str, Any] = {}
    for name, visibility in s.visibilities.items():
        if not visibility.kept and not visibility.transient:
            found[name] = getattr(s, name)
        elif isinstance(inner := s.codecs.get(name), SequenceCodec) and isinstance(inner.item, ClassCodec):
            items = [x for x in getattr(s, name) if hasattr(x, "visibilities")]
            found[name] = [derived(item) for item in items]
    return found


def _book(ledger: dict[str, int], told: list[Fact]) -> None:
    for fact in told:
        if isinstance(fact, Paid):
            ledger[fact.payer] = ledger.get(fact.payer, 0) - fact.amount
            ledger[fact.payee] = ledger.get(fact.payee, 0) + fact.amount
