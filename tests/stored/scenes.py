"""The stored tables: every game, edition and profile, in every state a table can be in."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.stored.wire import Browser, Refusal, until

PEOPLE = ("ann", "bob", "eve")
"""Ann sets up every table, Bob sits down by a link, Eve only looks on."""
REGIONS = ["northwest", "northeast", "west"]
SITE: dict[str, Any] = {"profile": "18xx.games", "multiple_brown_from_ipo": True, "optional_6_train": True}


@dataclass(frozen=True)
class Scene:
    """A table that is dealt: seats are people or bots; people move so often, bots go on to the end."""

    game: str
    seats: tuple[str, ...]
    moves: int = 12
    options: dict[str, Any] = field(default_factory=dict)
    orders: bool = False


SCENES = {
    "power_grid-second": Scene("power_grid", ("ann", "bob", "greedy"), 24, orders=True),
    "power_grid-first-game": Scene(
        "power_grid", ("ann", "random", "greedy"), 14, {"edition": "2007", "first_game": True}
    ),
    "power_grid-usa": Scene(
        "power_grid",
        ("ann", "ann", "bob", "greedy"),
        14,
        {"map": "usa", "region_choice": "players", "top_up": False, "open_money": True},
    ),
    "power_grid-over": Scene("power_grid", ("greedy", "greedy"), 0, {"edition": "2007", "regions": REGIONS}),
    "eighteen_thirty-classic": Scene("eighteen_thirty", ("ann", "bob", "greedy"), 24, orders=True),
    "eighteen_thirty-plus": Scene("eighteen_thirty", ("greedy", "ann"), 16, SITE | {"map": "plus"}),
    "eighteen_thirty-over": Scene("eighteen_thirty", ("random", "greedy"), 0, {"bank": 4000}),
    "terraforming_mars-draft": Scene(
        "terraforming_mars", ("ann", "bob", "greedy"), 20, {"draft": True, "beginners": [1]}, orders=True
    ),
    "terraforming_mars-digital": Scene(
        "terraforming_mars", ("ann", "greedy"), 14, {"profile": "digital", "corporate_era": False}
    ),
    "terraforming_mars-over": Scene("terraforming_mars", ("greedy",), 0),
    "mombasa-first": Scene("mombasa", ("ann", "bob", "greedy"), 14, orders=True),
    "mombasa-later": Scene(
        "mombasa", ("ann", "random"), 12, {"setup": "later", "open_hands": True, "first_player": 1}
    ),
    "mombasa-pack": Scene("mombasa", ("ann", "ann"), 3, {"pack": "corrected"}),
    "mombasa-over": Scene("mombasa", ("random", "random"), 0),
}
OPEN = Scene("power_grid", ("ann", "bob"), 0)
"""Never dealt: Bob's link is kept unused."""


@dataclass
class Made:
    """A table that stands."""

    id: str
    kind: str
    seats: dict[str, list[int]] = field(default_factory=dict)
    link: str = ""


class Stage:
    """The people at a server, and the tables they have made there."""

    def __init__(self, url: str) -> None:
        self.people = {name: Browser(url) for name in PEOPLE}
        self.ann, self.bob, self.eve = self.people.values()
        self.made: dict[str, Made] = {}

    def deal(self, name: str, scene: Scene) -> None:
        """Set a table up by a promise, sit down, play."""
        table = self.set_up(name, scene, "dealt")
        for seat, who in enumerate(scene.seats):
            if who == "bob":
                secret = self.made[name].link
                body = {"secret": secret, "name": "Bob ⚄", "entropy": f"three sixes {seat}"}
                self.bob.ask(f"/api/tables/{table}/join", body)
        self.made[name].link = ""
        if scene.moves == 0:
            until(lambda: self.about(table)["over"])
            return
        self.play(table, scene.moves)
        if scene.orders:
            self.beside(table)

    def set_up(self, name: str, scene: Scene, kind: str) -> str:
        kinds = {"ann": {"kind": "me"}, "bob": {"kind": "open"}}
        body = {
            "game": scene.game,
            "seats": [kinds.get(who, {"kind": "bot", "bot": who}) for who in scene.seats],
            "options": scene.options,
            "title": name,
            "name": "Ann",
            "entropy": "a word of Ann's",
            "listed": scene is OPEN,
            "commitment": self.ann.ask("/api/deal", {})["commitment"],
        }
        made = self.ann.ask("/api/tables", body)
        links = [link.partition("join=")[2] for link in made["links"].values()]
        self.made[name] = Made(made["id"], kind, link=links[0] if links else "")
        return str(made["id"])

    def about(self, table: str) -> Any:
        return self.ann.ask(f"/api/tables/{table}")

    def asked(self, table: str) -> tuple[Browser, int] | None:
        """Whom of the people the game waits for."""
        for person in self.people.values():
            about = person.ask(f"/api/tables/{table}")
            for seat in set(about["mine"]) & set(about["waits"]) - set(map(int, about["orders"])):
                return person, seat
        return None

    def play(self, table: str, moves: int) -> None:
        """So many moves of people; one of them is taken back."""
        rng, back = Random(table), False
        for number in range(moves):
            if self.over_or_asked(table) is True:
                return
            person, seat = self.asked(table)  # type: ignore[misc]
            person.move(table, seat, rng)
            if number > 2 and not back:
                back = self.taken_back(person, table, seat)
        self.over_or_asked(table)

    def over_or_asked(self, table: str) -> Any:
        """Until the bots have moved: whether the game is over, or else who is asked."""
        return until(lambda: self.about(table)["over"] or self.asked(table))

    @staticmethod
    def taken_back(person: Browser, table: str, seat: int) -> bool:
        """Whether a move could be taken back; luck may have come after it."""
        try:
            person.ask(f"/api/tables/{table}/take-back", {"seat": seat})
        except Refusal:
            return False
        return True

    def beside(self, table: str) -> None:
        """What is kept beside a journal: talk, notes, a standing order, a wish to go back."""
        at = f"/api/tables/{table}"
        self.ann.ask(f"{at}/talk", {"text": "good luck ⚅"})
        self.bob.ask(f"{at}/talk", {"text": "<b>not so fast</b>"})
        self.ann.fetch(f"{at}/notes", {"text": "oil gets scarce"}, "PUT")
        while not self.ordered(table):
            self.play(table, 1)
        self.over_or_asked(table)
        self.bob.ask(f"{at}/take-back", {"to": self.about(table)["seq"] - 3})

    def ordered(self, table: str) -> bool:
        """A standing order for a seat that is not asked now, if one can be given."""
        for person in (self.ann, self.bob):
            about = person.ask(f"/api/tables/{table}")
            for seat in set(about["mine"]) - set(about["waits"]):
                if known := about["available_orders"][str(seat)]:
                    order = {"order": known[-1], "seat": seat}
                    person.fetch(f"/api/tables/{table}/order", order)
                    return True
        return False

    def fork(self, name: str, of: str, at: int, seats: list[str], moves: int) -> None:
        """Go on from an earlier row "what if"."""
        plan = [{"kind": "me"} if who == "me" else {"kind": "bot", "bot": who} for who in seats]
        made = self.ann.ask(f"/api/tables/{self.made[of].id}/fork", {"at": at, "seats": plan})
        self.made[name] = Made(made["id"], "forked")
        self.go_on(name, moves)

    def take_in(self, name: str, raw: Any, seats: str, moves: int) -> None:
        """Import a record."""
        made = self.ann.ask(f"/api/import?seats={seats}", raw)
        self.made[name] = Made(made["id"], "imported")
        self.go_on(name, moves)

    def go_on(self, name: str, moves: int) -> None:
        table = self.made[name].id
        if "me" in self.about(table)["kinds"]:
            self.play(table, moves)
        else:
            until(lambda: self.about(table)["over"])
