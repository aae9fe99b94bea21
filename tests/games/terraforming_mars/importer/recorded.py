"""Random games of our own in the digital profile, written in the form tm-game-1.

Reading them back only shows that our writer, reader and rules agree, since the same rules made them. They
reach every card and every kind of question, which the few games recorded elsewhere do not.
"""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.core import engine
from boardroom.core.actions import Action, Fact, Shuffled
from boardroom.core.chance import Chance
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.cards.against import Removing
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne, Looking
from boardroom.games.terraforming_mars.cards.effects import holders
from boardroom.games.terraforming_mars.cards.pending import EFFECTS
from boardroom.games.terraforming_mars.cards.use import ACTIONS, usable
from boardroom.games.terraforming_mars.cards.words import word
from boardroom.games.terraforming_mars.facts import CardRevealed
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.importer import neutral
from boardroom.games.terraforming_mars.importer.answers import Question
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.state import Options, State
from boardroom.games.terraforming_mars.turn import Turn

Item = dict[str, Any]
WEIGHTS = {act.Play: 6.0, act.Use: 4.0, act.Sell: 0.3, act.Pass: 0.3, act.EndTurn: 0.3}
"""Weights of the kinds of moves: cards weigh most, since the games should reach all of them."""


def written(seats: int, draft: bool, seed: int) -> Item:
    """A whole random game as a record."""
    return Writer(seats, draft, seed).game()


class Writer:
    """Plays a game and writes it down."""

    def __init__(self, seats: int, draft: bool, seed: int) -> None:
        self.rng, self.told = Random(seed), list[Fact]()
        self.seats, options = seats, Options(draft=draft, profile="digital", first_player=0)
        self.s: State = GAME.begin(options, seats, Chance(f"record {seed}"), engine.collect_facts(self.told))
        self.log: list[Item] = []
        self.checkpoints: list[Item] = []
        self.setup = self._setup(draft)

    def _setup(self, draft: bool) -> Item:
        s, start = self.s, self.s.steps[-1]
        assert isinstance(start, Starting)
        dealt = [
            {"corporations": list(start.corporations[p.seat]), "projects": list(start.projects[p.seat])}
            for p in s.players
        ]
        found: Item = {
            "players": self.seats,
            "draft": draft,
            "first": 0,
            "dealt": dealt,
            "deck": list(s.deck),
        }
        found |= {"startTiles": neutral.tile_rows(s), "reshuffles": []}
        return found | ({"discardAtStart": list(s.revealed)} if s.solo else {})

    def game(self) -> Item:
        while not self.s.over:
            generation = self.s.generation
            self._decision()
            if self.s.generation > generation:
                mark = neutral.table_of(self.s)
                self.checkpoints.append({"afterLog": len(self.log), **mark})
        final = neutral.table_of(self.s)
        final["vp"] = [neutral.points_of(self.s, p) for p in self.s.players]
        return {
            "format": neutral.GAME_FORM,
            "setup": self.setup,
            "log": self.log,
            "checkpoints": self.checkpoints,
            "final": final,
        }

    def _decision(self) -> None:
        s = self.s
        seat = s.steps[-1].waits(s)[0]
        before, hands = s.clone(), [p.hand for p in s.players]
        self.told.clear()
        a = self._chosen(seat)
        entry, items = _decision(before, a), _used(before, a)
        if isinstance(before.steps[-1], Turn) and not before.players[seat].first_due:
            entry["menu"] = neutral.menu_of(before, before.players[seat])
        self._make(a)
        while isinstance(question := self.s.steps[-1], Question):
            now, a = self.s.clone(), self._chosen(question.seat)
            items += _answer(now, question, a)
            self._make(a)
        if items := _joined(items):
            entry["then"] = items
        self._outcome(entry, hands)
        self.log.append(entry)

    def _make(self, a: Action) -> None:
        engine.advance(self.s, a, engine.collect_facts(self.told))

    def _chosen(self, seat: int) -> Action:
        offers = engine.offers(self.s, seat)
        alone = all(p.passed for p in self.s.players if p.seat != seat)
        if alone:
            offers = [offer for offer in offers if offer.kind is not act.EndTurn]
        chosen = self.rng.choices(offers, [WEIGHTS.get(offer.kind, 1.0) for offer in offers])[0]
        return chosen.sample(self.rng)

    def _outcome(self, entry: Item, hands: list[tuple[int, ...]]) -> None:
        drew = {str(p.seat): sorted(set(p.hand) - set(hands[p.seat])) for p in self.s.players}
        if entry["do"] not in ("start", "draft", "buy") and any(drew.values()):
            entry["drew"] = {seat: cards for seat, cards in drew.items() if cards}
        for fact in self.told:
            if isinstance(fact, CardRevealed):
                entry["revealed"] = fact.card
            elif isinstance(fact, Shuffled):
                self.setup["reshuffles"].append([int(card) for card in fact.order])
        entry["after"] = neutral.state_row(self.s)


# --- decisions


def _paid(pay: Payment) -> Item:
    return {what: n for what, n in pay._asdict().items() if n}


def _priced(pay: Payment) -> list[Item]:
    """A payment recorded apart from the decision: only if it is not plain M€."""
    odd = pay.heat or pay.steel or pay.titanium
    return [{"ask": "pay", "amount": sum(pay), "pay": _paid(pay)}] if odd else []


def _decision(s: State, a: Action) -> Item:
    entry: Item = {"p": a.seat}
    top = s.steps[-1]
    match a:
        case act.Start():
            return entry | {"do": "start", "corporation": a.corporation, "buy": list(a.projects)}
        case act.Draft():
            assert isinstance(top, Drafting)
            return entry | {"do": "draft", "offered": list(top.packs[a.seat]), "cards": [a.card]}
        case act.Buy():
            assert isinstance(top, Researching)
            return entry | {"do": "buy", "offered": list(top.cards[a.seat]), "cards": list(a.cards)}
        case act.Play():
            return entry | {"do": "play", "card": a.card, "pay": _paid(a.pay)}
        case act.StandardProject():
            return entry | {"do": "standard", "project": a.project, "pay": _paid(a.pay)}
        case act.Sell():
            return entry | {"do": "sell", "cards": list(a.cards)}
        case act.Claim():
            return entry | {"do": "milestone", "which": a.milestone}
        case act.Fund():
            return entry | {"do": "award", "which": a.award}
        case act.Use():
            source = int(a.source) if a.source.isdecimal() else a.source
            return entry | {"do": "use", "card": source}
        case act.ConvertPlants():
            do = "plants" if isinstance(top, Turn) else "final-greenery"
            return entry | {"do": do, "hex": a.hex}
        case act.Pass():
            return entry | {"do": "pass" if isinstance(top, Turn) else "final-none"}
    names = {act.ConvertHeat: "heat", act.FirstAction: "first-action", act.EndTurn: "end-turn"}
    return entry | {"do": names[type(a)]}


def _used(s: State, a: Action) -> list[Item]:
    """The questions of a decision itself: its payment, the alternative of an action."""
    if isinstance(a, act.Buy) and a.heat:
        rest = 3 * len(a.cards) - a.heat
        return _priced(Payment(rest, heat=a.heat))
    if isinstance(a, act.Claim | act.Fund):
        return _priced(a.pay)
    if not isinstance(a, act.Use):
        return []
    p = s.players[a.seat]
    ways = [way for source, way in usable(s, p) if source == a.source]
    if a.source == "134" and not holders(p, "microbe"):
        return []
    return [*(_branch(s, a) if len(ways) > 1 else ()), *_priced(a.pay)]


def _branch(s: State, a: act.Use) -> list[Item]:
    price = ACTIONS[a.source][a.way].price
    if a.source == "134":
        return [{"ask": "choice", "take": "plants"} if a.way == 0 else _added(s, a.seat, "microbe")]
    if price is None:
        return [{"ask": "choice", "branch": "add"}]
    return [{"ask": "choice", "branch": "spend" if price.kind == "here" else price.what}]


# --- answers


def _answer(s: State, question: Any, a: Action) -> list[Item]:
    """A question and its answer; a question with a single answer was not asked."""
    legal = [one for offer in question.offers(s, question.seat) for one in offer.list_actions(3)]
    if len(legal) == 1 and not isinstance(a, act.Convert):
        return []
    match a:
        case act.Place():
            return [{"ask": "hex", "hex": a.hex}]
        case act.Lower():
            return [{"ask": "target", "player": a.victim}]
        case act.Remove():
            assert isinstance(question, Removing)
            verb = next(do for do, what, _ in question.losses if what == a.resource)
            return [{"ask": "choice", verb: a.resource, "n": a.n, "from": a.victim}]
        case act.RemoveFrom():
            return [{"ask": "choice", "removeAnimals": True, "cards": [a.card]}]
        case act.Decline():
            return [{"ask": "choice", "decline": True}]
        case act.Choose():
            return [_way(s, question, a)]
        case act.AddTo():
            return [{"ask": "add-to", "cards": [a.card]}]
        case act.TakeFrom():
            return [{"ask": "take-from", "cards": [a.card]}]
        case act.Keep():
            assert isinstance(question, Looking)
            return [{"ask": "keep", "offered": list(question.cards), "cards": list(a.cards)}]
        case act.Buy():
            assert isinstance(question, BuyingOne)
            item: Item = {"ask": "buy", "offered": list(question.cards), "cards": list(a.cards)}
            return [item, *(_priced(Payment(3 - a.heat, heat=a.heat)) if a.heat else ())]
        case act.Discard():
            return [{"ask": "choice", "discardToDraw": True, "cards": [a.card]}]
        case act.Convert():
            return [{"ask": "amount", "n": a.n}]
    assert isinstance(a, act.Copy)
    return [{"ask": "copy", "cards": [int(a.source) if a.source.isdecimal() else a.source]}]


def _way(s: State, question: Any, a: act.Choose) -> Item:
    effect = EFFECTS[question.pending.ref]
    match word(effect):
        case "viral_enhancers":
            return {"ask": "choice", "viral": ("plant", "resource")[a.way]}
        case "olympus_conference":
            return {"ask": "choice", "olympus": ("add", "draw")[a.way]}
    option = effect.options[a.way]
    if not option:
        return {"ask": "choice", "decline": True}
    one = option[0]
    if one.do == "add-to":
        return _added(s, question.seat, one.what)
    return {"ask": "choice", {"gain": "take", "production": "branch", "steal": "steal"}[one.do]: one.what}


def _added(s: State, seat: int, kind: str) -> Item:
    """Adding as one of the alternatives: the card is the only one, or named by the answer that follows."""
    cards = holders(s.players[seat], kind)
    return {"ask": "choice", "add": cards[0] if len(cards) == 1 else None}


def _joined(items: list[Item]) -> list[Item]:
    """An alternative that adds to a card names the card itself."""
    found: list[Item] = []
    for item in items:
        if found and found[-1].get("add", 0) is None and item["ask"] == "add-to":
            found[-1]["add"] = item["cards"][0]
        else:
            found.append(item)
    return found
