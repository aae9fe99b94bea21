"""Random input in forms and actions never causes a 500 and never changes a table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boardroom.core.engine import offers
from boardroom.core.inputs import mapping_of, text_of
from boardroom.core.views import view
from boardroom.games.registry import keys, load

NONSENSE: list[Any] = [
    *(None, "", "x" * 50, "city:essen", "\u0000", -1, 10**30, 1.5, True),
    *([], {}, [None], {"a": {"b": []}}, [[1], [2]], {"steel": -5}),
]


def some(part: object, rng: Random) -> dict[str, Any]:
    """Values that mean nothing under the name of a part, or beside it."""
    name = text_of(mapping_of(part)["name"]) if part else "confirm"
    return {name: rng.choice(NONSENSE), **({"more": rng.choice(NONSENSE)} if rng.random() < 0.3 else {})}


def test_a_number_no_game_knows_is_bad_input(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        huge = 10**30
        for body in (
            {"line": f"{seat}: auction 4 for {huge}"},
            {"action": {"do": "open-auction", "seat": seat, "plant": 4, "bid": huge}},
            {"kind": "open-auction", "chosen": {"plant": 4, "bid": huge}},
            {"kind": "open-auction", "chosen": {"plant": 4, "bid": str(huge)}},
            {"kind": "open-auction", "chosen": {"plant": 4, "bid": "9" * 5000}},
        ):
            for path, more in (("why", {}), ("act", {"expect": 0})):
                answer = await ann.post(f"/api/tables/{table}/{path}", json=body | more)
                assert (answer.status_code, "larger than" in answer.text) == (400, True), (path, body)
        for bid in (huge, str(huge)):
            query = {"kind": "open-auction", "chosen": json.dumps({"plant": 4, "bid": bid})}
            assert (await ann.get(f"/t/{table}/panel/decision", params=query)).status_code == 400

    at_server(story)


@pytest.mark.parametrize("game", keys())
def test_whatever_is_chosen_the_answer_is_no_mistake_of_ours(at_server, game):
    async def story(here):
        ann, rng = here.browser(), Random(7)
        table = await here.table(ann, *["me"] * max(2, load(game).seats[0]), game=game)
        for _ in range(25):
            await here.moves(ann, table, rng.randrange(1, 6), rng)
            current = await here.services.tables.get(table)
            if current.state.over:
                break
            seat = next(s for s in range(current.journal.seats) if current.decision_digests[s])
            for offer in offers(view(current.state, seat), seat):
                part = offer.to_json()["part"]
                body = {"kind": offer.kind.key, "chosen": some(part, rng), "seat": seat}
                answers = [await ann.post(f"/api/tables/{table}/form", json=body)]
                answers.append(await ann.post(f"/api/tables/{table}/why", json=body))
                query = {"kind": body["kind"], "chosen": json.dumps(body["chosen"]), "seat": seat}
                answers.append(await ann.get(f"/t/{table}/panel/decision", params=query))
                raw = offer.suggest().to_json()
                field = rng.choice([name for name in raw if name != "do"])
                broken = {"action": raw | {field: rng.choice(NONSENSE)}}
                answers.append(await ann.post(f"/api/tables/{table}/why", json=broken))
                assert all(a.status_code < 500 for a in answers), [a.text for a in answers]
            assert (await here.services.tables.get(table)).seq == current.seq

    at_server(story)
