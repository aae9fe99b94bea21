"""Requests that Schemathesis makes from the description: none is answered with an error of ours."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from boardroom.bench.connection import Connection
from boardroom.bench.process import server

REQUESTS = 8
"""For each operation; the same in every run."""
ELSEWHERE = ("POST /api/import", "GET /t/{table}/events", "DELETE /api/tables/{table}")
"""Each import starts a process, a stream does not end, and a table that is deleted answers nothing more."""
TIMEOUT_S = 120


async def sit_down(port: int) -> tuple[str, str]:
    """Create a table; its id, and the cookie of who has both seats."""
    person = await Connection.open(port)
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = await person.post("/api/tables", {"game": "power_grid", "seats": seats})
    person.close()
    return str(table["id"]), person.cookie


def ask(operation: Any, table: str, cookie: str) -> Counter[int]:
    """Ask for an operation at the table in ways that its description allows; the statuses of the answers."""
    found: Counter[int] = Counter()

    @settings(
        max_examples=REQUESTS,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy())
    def each(case: Case[Any]) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(headers={"cookie": cookie}, timeout=TIMEOUT_S)
        found[answer.status_code] += 1
        case.validate_response(answer, checks=[not_a_server_error])

    each()
    return found


def test_no_request_that_the_description_allows_meets_an_error_of_ours(tmp_path: Path):
    with server(tmp_path / "tables.sqlite") as process:
        table, cookie = asyncio.run(sit_down(process.port))
        schema = openapi.from_url(f"http://127.0.0.1:{process.port}/api", timeout=TIMEOUT_S)
        described = list(schema.get_all_operations())
        operations = [found.ok() for found in described if isinstance(found, Ok)]
        assert len(operations) == len(described)
        assert {operation.label for operation in operations} > set(ELSEWHERE)
        statuses: Counter[int] = Counter()
        for operation in operations:
            if operation.label not in ELSEWHERE:
                statuses += ask(operation, table, cookie)
        print(dict(statuses))
        assert statuses[200] > len(operations) / 2  # many of them were good requests
