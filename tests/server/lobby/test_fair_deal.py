"""A fair deal: the seed comes from a committed secret and the entropy of the players."""

from __future__ import annotations

from boardroom.core.fair_deal import commitment, seed


def test_the_seed_is_the_hash_of_a_committed_secret_and_what_the_seats_added(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        committed = (await ann.post("/api/deal")).json()["commitment"]
        body = {
            "game": "power_grid",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "commitment": committed,
            "entropy": "ann's dice",
        }
        unknown = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}
        assert (await ann.post("/api/tables", json=body | unknown)).status_code == 400, "and is not used up"
        made = (await ann.post("/api/tables", json=body)).json()
        assert made["commitment"] == committed
        assert (await ann.post("/api/tables", json=body)).status_code == 409, "a commitment is used once"
        secret = made["links"]["1"].split("join=")[1]
        await bob.post(f"/api/tables/{made['id']}/join", json={"secret": secret, "entropy": "bob's dice"})
        dealing = (await ann.get(f"/api/tables/{made['id']}")).json()["dealing"]
        assert dealing == {"commitment": committed, "entropy": ["ann's dice", "bob's dice"]}
        info = (await here.services.tables.get(made["id"])).info
        assert commitment(info.secret) == committed
        luck = (await here.services.tables.get(made["id"])).journal.chance
        assert luck.seed == seed(info.secret, ["ann's dice", "bob's dice"])

    at_server(story)
