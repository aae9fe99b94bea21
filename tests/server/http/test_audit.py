"""The audit log names what the creator of a table did to it."""

from __future__ import annotations

import json
import logging

from boardroom.server.logs import JsonFormatter


def test_a_deleted_table_and_reassigned_seats_are_in_the_audit_log(at_server, caplog):
    caplog.set_level(logging.INFO, "boardroom.audit")

    async def story(here):
        ann, eve = here.browser(), here.browser()
        table = await here.table(ann, "me", "me")
        fork = (await ann.post(f"/api/tables/{table}/fork", json={})).json()["id"]
        seats = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        for browser, status in ((eve, 403), (ann, 204)):
            assert (await browser.post(f"/api/tables/{fork}/seats", json=seats)).status_code == status
            assert (await browser.delete(f"/api/tables/{table}")).status_code == status
        person = here.services.cookies.read(ann.cookies["boardroom"])[0][:8]
        lines = [r for r in caplog.records if r.name == "boardroom.audit"]
        assert [r.getMessage() for r in lines] == [
            f"audit: reassign seats of table {fork} by {person} from 127.0.0.1",
            f"audit: delete table {table} by {person} from 127.0.0.1",
        ]
        found = json.loads(JsonFormatter().format(lines[1]))
        assert (found["action"], found["table"], found["person"]) == ("delete", table, person)

    at_server(story)
