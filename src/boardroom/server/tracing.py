"""Traces of requests by OpenTelemetry, where an address to send them to is configured."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI

from boardroom.web.errors import request_error

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
SERVICE = "boardroom"


def add_tracing(app: FastAPI, environment: Mapping[str, str]) -> None:
    """Send a trace of every request, if the environment says where to."""
    if not any(environment.get(name) for name in ENDPOINTS):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as error:
        raise request_error("tracing-missing", package=error.name) from None
    name = environment.get("OTEL_SERVICE_NAME", SERVICE)
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: name}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    app.add_middleware(
        OpenTelemetryMiddleware,
        tracer_provider=provider,
        excluded_urls="healthz,readyz,metrics,static",
        exclude_spans=["receive", "send"],
    )
