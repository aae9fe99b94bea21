"""The JSON interface: a program that knows no rule plays whole games of every title."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import fields
from random import Random
from typing import Any, get_args

import httpx
import pytest

from boardroom.core import parts
from boardroom.core.engine import offers, waits
from boardroom.core.fair_deal import verify
from boardroom.core.game import Standing
from boardroom.core.parts import Item, Mix, Part, cheapest
from boardroom.core.refusals import Refusal
from boardroom.core.views import view
from boardroom.games.registry import every, keys, load
from boardroom.server.http.identity import COOKIE
from boardroom.server.http.openapi import API_VERSION, VERSION_HEADER
from boardroom.server.http.schemas import parts as described
from boardroom.server.http.schemas import requests, responses

SHORT: dict[str, dict[str, Any]] = {"eighteen_thirty": {"bank": 4000}}
TRIES = 60


class Program:
    """Plays one seat by whatever is offered."""

    def __init__(self, wire: httpx.AsyncClient, rng: Random) -> None:
        self.wire, self.rng = wire, rng
        self.table = ""
        self.parts: set[str] = set()
        self.moves = self.refused = 0

    async def sit_down(self, game: str) -> None:
        """A table of the smallest number of players, but not alone; everything else is a bot."""
        known = {one["key"]: one for one in (await self.wire.get("/api/games")).json()}
        count = next(n for n in known[game]["seats"] if n > 1)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (count - 1)]
        body = {"game": game, "seats": seats, "options": SHORT.get(game, {})}
        self.table = (await self.wire.post("/api/tables", json=body)).json()["id"]

    async def ask(self, path: str) -> Any:
        answer = await self.wire.get(f"/api/tables/{self.table}{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def send(self, path: str, **body: Any) -> tuple[int, Any]:
        answer = await self.wire.post(f"/api/tables/{self.table}/{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer.status_code, answer.json()

    async def play(self) -> Any:
        """Play until the game is over; what is known of the table then."""
        while not (about := await self.ask(""))["over"]:
            if set(about["mine"]) & set(about["waits"]):
                await self.move()
            else:
                await asyncio.sleep(0.01)
        return about

    async def move(self) -> None:
        """One move. What a form lets one compose may still be refused: then there is a reason."""
        for _ in range(TRIES):
            offered, expect = await self.ask("/offers"), (await self.ask("/view"))["expect"]
            action = await self.composed(self.rng.choice(offered))
            if action is None:
                continue
            status, told = await self.send("act", action=action, expect=expect, key=str(self.rng.random()))
            if status == 200:
                self.moves += 1
                return
            self.refused += 1
            assert (status, bool(told["error"]), bool(told["clause"])) == (422, True, True), told
            assert (await self.send("why", action=action))[1]["clause"] == told["clause"]
        raise AssertionError(f"nothing of {offered} can be done")

    async def composed(self, offer: Any) -> Any:
        """The action of an offer, answered part by part; None if an answer was not to the point."""
        chosen: dict[str, Any] = {}
        part = offer["part"]
        while part is not None:
            self.parts.add(part["kind"])
            chosen[part["name"]] = answer(part, self.rng)
            status, told = await self.send("form", kind=offer["kind"], chosen=chosen)
            if status != 200:
                return None
            part = told["part"]
        return (await self.send("form", kind=offer["kind"], chosen=chosen))[1].get("action")


def answer(part: Any, rng: Random) -> Any:
    """Some answer to a part, by its kind alone."""
    open_to = [option["value"] for option in part.get("options", ()) if option["ok"]]
    match part["kind"]:
        case "one":
            return rng.choice(open_to) if open_to else None
        case "some":
            most = len(open_to) if part["most"] is None else min(part["most"], len(open_to))
            return rng.sample(open_to, rng.randint(min(part["least"], most), most))
        case "amount":
            return rng.randint(part["least"], part["most"])
        case "mix":
            return _mixed(part, rng)
        case "order":
            return rng.sample(open_to, len(open_to))
        case "assign":
            return _assigned(part, rng)
        case "turn":
            return rng.choice([option["value"] for option in part["rotations"] if option["ok"]])
        case "route":
            return part["suggested"]
    return True


def _mixed(part: Any, rng: Random) -> dict[str, int]:
    items = tuple(Item(i["id"], i["most"], i["worth"], tuple(i["prices"]), i["why"]) for i in part["items"])
    if part["need"] is not None:
        return cheapest(Mix(part["name"], items, part["need"])) or {}
    return {item.id: rng.randint(0, min(item.most, 2)) for item in items if not item.why}


def _assigned(part: Any, rng: Random) -> dict[str, Any]:
    places = {place["id"]: place["value"] for place in part["places"] if place["ok"]}
    found: dict[str, Any] = {}
    for option in rng.sample(part["options"], len(part["options"])):
        fits = [id for id in part["fits"].get(option["id"], places) if id in places]
        if option["ok"] and fits:
            found[str(option["value"])] = places.pop(rng.choice(fits))
    return found


@pytest.mark.parametrize("game", keys())
def test_a_program_plays_a_whole_game_by_the_interface_alone(at_server, game):
    async def story(here):
        program = Program(here.browser(), Random(3))
        await program.sit_down(game)
        about = await program.play()
        assert [bool(about["result"]), about["waits"], about["dealing"]["secret"] != ""] == [True, [], True]
        record = await program.ask("/record")
        assert record["result"] == about["result"]
        verified = verify(record, load(game))
        assert (verified.luck, verified.problems) == ("committed", ())
        print(game, program.moves, "moves", program.refused, "refused", sorted(program.parts))
        assert program.moves > 20

    at_server(story)


def test_the_description_names_all_that_a_program_needs(at_server):
    async def story(here):
        described = (await here.browser().get("/api")).json()
        at = "/api/tables/{table}"
        for method, path in (
            *(("get", path) for path in ("/api/games", "/api/tables", at, "/t/{table}/events")),
            *(("get", f"{at}/{what}") for what in ("view", "offers", "record", "talk", "notes")),
            *(
                ("post", f"{at}/{what}")
                for what in ("act", "form", "why", "take-back", "order", "join", "fork")
            ),
            *(("post", path) for path in ("/api/tables", "/api/import", "/api/deal")),
        ):
            told = described["paths"][path][method]
            assert ("requestBody" in told) == (method == "post" and path != "/api/deal"), path
        (stream,) = described["paths"]["/t/{table}/events"]["get"]["responses"]["200"]["content"]
        assert stream == "text/event-stream"
        assert not any(path.startswith(("/static", "/rules")) for path in described["paths"])

    at_server(story)


def test_games_are_listed_with_every_option_and_its_default(at_server):
    """Options that older versions did not know, and stored tables leave out, included."""

    async def story(here):
        known = {one["key"]: one["options"] for one in (await here.browser().get("/api/games")).json()}
        assert known.keys() == {game.key for game in every()}
        for game in every():
            listed = {one["name"]: one["default"] for one in known[game.key]}
            assert listed == game.options().every_to_json()

    at_server(story)


def test_a_client_can_be_made_from_the_description(at_server):
    """Every operation has a name of its own, words about it and a schema of its answer, bodies an example."""

    async def story(here):
        described = (await here.browser().get("/api")).json()
        schemas = described["components"]["schemas"]
        told = [one for path in described["paths"].values() for one in path.values()]
        assert len({one["operationId"] for one in told}) == len(told)
        assert all(one["operationId"].isidentifier() for one in told)
        known = {tag["name"] for tag in described["tags"]}
        for one in told:
            name = one["operationId"]
            assert all(one[word] for word in ("summary", "description")), name
            assert set(one["tags"]) <= known, name
            assert not {*one["summary"].split()} & {*schemas}, one["summary"]
            assert {"4XX", "503"} < set(one["responses"]), name
            (done,) = [answer for status, answer in one["responses"].items() if status.startswith("2")]
            for content in done.get("content", {}).values():
                assert any(word in content["schema"] for word in ("$ref", "items", "anyOf", "type")), name
                assert content["schema"].get("type") != "object", name
            for parameter in one.get("parameters", ()):
                assert parameter.get("description") or parameter["in"] == "header", (name, parameter["name"])
            for content in one.get("requestBody", {}).get("content", {}).values():
                if name != "import_record":
                    assert schemas[content["schema"]["$ref"].rpartition("/")[2]]["examples"], name
        assert described["info"]["description"]
        assert described["info"]["version"] == API_VERSION
        assert described["components"]["securitySchemes"]["cookie"]["name"] == COOKIE

    at_server(story)


def test_the_description_of_parts_leaves_nothing_out():
    kinds: Any = described.Part
    told = {get_args(kind.model_fields["kind"].annotation)[0]: kind for kind in get_args(get_args(kinds)[0])}
    assert set(told) == {kind.kind for kind in Part.__subclasses__()}
    pairs: list[tuple[Any, Any, set[str]]] = [
        *((told[kind.kind], kind, {"kind"}) for kind in Part.__subclasses__()),
        (described.PartOption, parts.Option, {"ok"}),
        (described.MixItem, parts.Item, set()),
        (described.SharedLimit, parts.Room, set()),
        (described.Refusal, Refusal, set()),
        (responses.SeatResult, Standing, set()),
    ]
    for model, made, more in pairs:
        assert set(model.model_fields) == {field.name for field in fields(made)} | more, made


@pytest.mark.parametrize("game", keys())
def test_offers_are_told_as_they_are_made(at_server, game):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, *["me"] * 3, game=game, options=SHORT.get(game, {}))
        for moved in range(25):
            state = (await here.services.tables.get(table)).state
            seat = waits(state)[0]
            made = [offer.to_json() for offer in offers(view(state, seat), seat)]
            told = (await ann.get(f"/api/tables/{table}/offers?seat={seat}")).json()
            assert bool(told == json.loads(json.dumps(made)))
            # The answer is sent as the table describes it, and the description of the address says the same.
            fitting = [responses.Offer.model_validate(offer, strict=True) for offer in told]
            assert [offer.model_dump(exclude_unset=True) for offer in fitting] == told
            await here.moves(ann, table, 1, Random(moved))

    at_server(story)


def test_the_description_of_records_leaves_nothing_out(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        await here.moves(ann, table, 3, Random(1))
        running = (await ann.get(f"/api/tables/{table}/record")).json()
        assert responses.SeatRecord.model_validate(running).model_dump(exclude_unset=True) == running
        await here.moves(ann, table, 10_000, Random(6))
        whole = (await ann.get(f"/api/tables/{table}/record")).json()
        assert bool(responses.Record.model_validate(whole).model_dump(exclude_unset=True) == whole)

    at_server(story)


def test_every_example_is_a_body_that_is_read():
    row = requests.Move.model_json_schema()["properties"]["expect"]
    assert (row["minimum"], row["maximum"]) == (-1, 10_000_000)
    for kind in requests.Body.__subclasses__() + requests.ActionInput.__subclasses__():
        for one in kind.model_json_schema().get("examples", ()):
            assert kind.model_validate(one).model_dump(exclude_unset=True) == one


@pytest.mark.parametrize("nonsense", [{"seat": True}, {"seat": False}, {"expect": True}])
def test_yes_and_no_are_no_numbers(at_server, nonsense):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        body = {"line": "0: pass", "expect": 0} | nonsense
        refused = await ann.post(f"/api/tables/{table}/act", json=body)
        assert (refused.status_code, next(iter(nonsense)) in refused.json()["error"]) == (422, True)

    at_server(story)


@pytest.mark.parametrize(
    ("path", "known"), [("/api/games", {"GET"}), ("/api/tables", {"GET", "POST"}), ("/api", {"GET"})]
)
def test_what_is_not_done_at_an_address_says_what_is(at_server, path, known):
    async def story(here):
        refused = await here.browser().put(path)
        assert refused.status_code == 405
        assert set(refused.headers["allow"].split(", ")) - {"HEAD"} == known

    at_server(story)


def test_responses_of_the_interface_name_its_version(at_server):
    async def story(here):
        ann = here.browser()
        assert re.fullmatch(r"\d+\.\d+", API_VERSION)
        for path in ("/api", "/api/games", "/api/tables/nowhere"):
            assert (await ann.get(path)).headers[VERSION_HEADER] == API_VERSION
        assert API_VERSION in (await ann.get("/api")).json()["info"]["description"]
        assert VERSION_HEADER not in (await ann.get("/")).headers

    at_server(story)
