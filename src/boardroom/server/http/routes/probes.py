"""What a proxy or a monitoring system asks: is the worker alive, is it ready, how does it fare."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from boardroom.server.http.dependencies import CurrentServices
from boardroom.server.http.metrics import CONTENT_TYPE, exposition
from boardroom.server.http.problems import Problem
from boardroom.server.services import Services
from boardroom.server.storage.database import DATABASE_ERRORS, cause

router = APIRouter(include_in_schema=False)
READY_TIMEOUT_S = 2.0


@router.get("/healthz")
async def show_health() -> PlainTextResponse:
    """Answers as long as the event loop turns; if it does not, restart the worker."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def show_readiness(services: CurrentServices) -> JSONResponse:
    """Whether a proxy should send requests here; 503 with the reasons if not.

    A worker that still loads its games is ready, if slower: workers that all start at once must not leave
    nobody to answer.
    """
    reasons = await _reasons(services)
    loading = services.loading is not None and not services.loading.done()
    body = {"ready": not reasons, "reasons": reasons, "loading": loading}
    return JSONResponse(body, 503 if reasons else 200)


async def _reasons(services: Services) -> list[str]:
    reasons = ["shutting down"] if services.hub.closed else []
    if services.news is not None and not services.news.is_listening:
        reasons.append("news of other workers are missing")
    try:
        async with asyncio.timeout(READY_TIMEOUT_S):
            await services.store.ping()
    except DATABASE_ERRORS as error:
        reasons.append(f"database: {cause(error)}")
    except TimeoutError:
        reasons.append("database: no answer in time")
    return reasons


@router.get("/metrics")
async def show_metrics(request: Request, services: CurrentServices) -> Response:
    """The figures of this worker, for the addresses in `BOARDROOM_METRICS_ADDRESSES` alone."""
    client = request.client.host if request.client else ""
    if client not in services.settings.metrics_addresses:
        raise Problem(404, "no-page")
    return Response(exposition(services), media_type=CONTENT_TYPE)
