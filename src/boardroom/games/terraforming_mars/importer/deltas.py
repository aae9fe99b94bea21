"""Replays single cards recorded elsewhere: each played, and used, from one prepared table."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.chance import Chance
from boardroom.core.records import Divergence, Replayed
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import OCEAN_HEXES, OFF_MAP
from boardroom.games.terraforming_mars.cards import play
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.deck import pile_size
from boardroom.games.terraforming_mars.importer.follower import (
    Diverged,
    Follower,
    Unclear,
    search_answers,
    use,
    values_in,
)
from boardroom.games.terraforming_mars.importer.neutral import Json
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.rounds import ActionPhase, Generations
from boardroom.games.terraforming_mars.scoring import card_points, standings
from boardroom.games.terraforming_mars.state import NO_OWNER, Options, Player, State
from boardroom.games.terraforming_mars.turn import Turn

FORM = "tm-card-deltas-1"

IN_PLAY = (
    (90, 114, 115, 196, 91, 84, 46, 141, 113, 40, 159, 60, 42, 49, 52, 68),
    (83, 57, 54, 157, 62),
)
HANDS = ((3, 30, 43, 48, 56), (100, 117, 144))
HELD, HELD_FOR_USE = 3, 5


def prepare_table(number: int, start: dict[str, int]) -> State:
    """The table from which each card is played."""
    s = State(options=Options(profile="digital", first_player=0), chance=Chance("deltas"))
    s.temperature, s.oxygen, s.oceans = start["temperature"], start["oxygen"], start["oceans"]
    for seat, (in_play, hand) in enumerate(zip(IN_PLAY, HANDS, strict=True)):
        p = Player(seat, corporation="beginner", stock=[200, *[20] * 5], production=[5] * 6)
        p.played = tuple(card for card in in_play if card != number)
        p.held = {card: HELD for card in p.played if CARDS[card].holds}
        p.hand = tuple(sorted({*hand, number})) if seat == 0 else tuple(c for c in hand if c != number)
        s.players.append(p)
    seen = {card for p in s.players for card in (*p.hand, *p.played)}
    s.deck = tuple(card for card in CARDS if card not in seen)
    s.derive()
    for hex_ in OCEAN_HEXES[: s.oceans]:
        tiles.put(s, "ocean", hex_, NO_OWNER)
    for kind, hex_, owner in (("city", 45, 0), ("city", 47, 1), ("greenery", 37, 0)):
        tiles.put(s, kind, hex_, owner)
    s.steps = [Generations("action"), ActionPhase(1), Turn(0)]
    return s


def replay(raw: Json, to: int | None = None) -> Replayed[State]:
    """Every card of the file, or the first so many."""
    divergence, row = None, 0
    state = prepare_table(1, {"temperature": -30, "oxygen": 0, "oceans": 0})
    for row, entry in enumerate(raw["cards"][:to], 1):
        state = prepare_table(entry["card"], entry["start"])
        try:
            replay_card(Follower(state), entry)
        except Diverged as found:
            expected = {"card": entry["card"], "expected": found.expected}
            divergence = Divergence(row, found.clause, expected, found.found)
            break
    return Replayed(FORM, row, row - bool(divergence), divergence, state, standings(state))


def replay_card(follower: Follower, entry: Json) -> None:
    """Play one card as recorded, then use each alternative of its action."""
    number, s = entry["card"], follower.state
    before = s.clone()
    cost = play.bill(s.players[0], number).cost
    follower.play(act.Play(0, number, Payment(cost)))
    try:
        follower.follow([dict(item) for item in entry["choices"]])
    except Unclear as unclear:
        s = follower.state = _search_choices(before, follower.played[:1], entry, unclear)
    _same("TM-9.1", entry["delta"], delta(before, s))
    points = card_points(s, s.players[0], number)
    if points != entry["cardVp"]:
        raise Diverged("TM-12.11", {"cardVp": entry["cardVp"]}, {"cardVp": points})
    for one in entry.get("actions", ()):
        trial = Follower(s.clone())
        if CARDS[number].holds:
            trial.state.players[0].held[number] = HELD_FOR_USE
        start = trial.state.clone()
        items = [dict(item) for item in one["choices"]]
        try:
            use(trial, 0, {"card": number}, items)
            trial.follow(items)
        except Unclear as unclear:
            listed = [a for offer in start.steps[-1].offers(start, 0) for a in offer.actions()]
            ways: list[Action] = [a for a in listed if isinstance(a, act.Use) and a.source == f"{number:03d}"]
            trial.state = _search_choices(start, ways, one, unclear)
        _same("TM-8.3", one["delta"], delta(start, trial.state))


def _search_choices(before: State, first: list[Action], entry: Json, unclear: Unclear) -> State:
    """Search for choices that lead to the recorded change when they cannot be read."""
    found = search_answers(
        before, first, values_in(entry["choices"]), lambda s: delta(before, s) == entry["delta"]
    )
    if found is None:
        raise unclear
    after = Follower(before.clone())
    for a in found:
        after.play(a)
    return after.state


def _same(clause: str, expected: Json, found: Json) -> None:
    if expected != found:
        raise Diverged(clause, expected, found)


def delta(before: State, after: State) -> Json:
    """The changes, in the record's format; unchanged values are left out."""
    levels = before.parameters()
    found: Json = {
        "players": [_player(a, b) for a, b in zip(before.players, after.players, strict=True)],
        "globals": {name: n - levels[name] for name, n in after.parameters().items() if n != levels[name]},
        "deck": len(after.deck) - len(before.deck),
        "discard": pile_size(after) - pile_size(before),
        "tiles": _tiles(before, after),
    }
    return {name: value for name, value in found.items() if value or name == "players"}


def _player(before: Player, after: Player) -> Json:
    cards = {
        str(card): n - before.held.get(card, 0)
        for card, n in sorted(after.held.items())
        if card not in before.held or n != before.held[card]
    }
    found: Json = {
        "res": _changes(before.stock, after.stock),
        "prod": _changes(before.production, after.production),
        "tr": after.rating - before.rating,
        "hand": len(after.hand) - len(before.hand),
        "cardResources": cards,
    }
    return {name: value for name, value in found.items() if value}


def _changes(before: list[int], after: list[int]) -> dict[str, int]:
    pairs = zip(RESOURCES, before, after, strict=True)
    return {name: b - a for name, a, b in pairs if a != b}


def _tiles(before: State, after: State) -> list[Json]:
    found: list[Json] = []
    for number in (*OFF_MAP, *range(1, 62)):
        if after.kinds[number] and not before.kinds[number]:
            kind = after.kinds[number]
            owner = None if kind == "ocean" else after.owners[number]
            found.append({"at": OFF_MAP.get(number, number), "kind": kind, "owner": owner})
        elif number in after.claims and number not in before.claims:
            found.append({"at": number, "kind": "claim-marker", "owner": after.claims[number]})
    return found
