"""Turns what pydantic finds invalid in a request into a problem in the viewer's language."""

from __future__ import annotations

import re

from pydantic_core import ErrorDetails

from boardroom.server.http.problems import Problem

KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "string_unicode": "text",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "bool_type": "yes-no",
    "bool_parsing": "yes-no",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "string_too_short": "too-short",
    "too_short": "too-short",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "literal_error": "none-of",
}
"""The kind in `problem-malformed-<kind>` for each type of error that pydantic reports."""
LIMITS = {"max_length": "most", "le": "most", "min_length": "least", "ge": "least"}


def problem_of(found: ErrorDetails) -> Problem:
    """The problem for an invalid field. It does not repeat the value sent."""
    if found["type"] == "json_invalid":
        return Problem(400, "malformed-json")
    place = ".".join(str(at) for at in found["loc"][1:]) or str(found["loc"][0])
    limits = {LIMITS[name]: value for name, value in found.get("ctx", {}).items() if name in LIMITS}
    known = tuple(re.findall("'([^']*)'", str(found.get("ctx", {}).get("expected", ""))))
    kind = KINDS.get(found["type"], "wrong")
    return Problem(422, f"malformed-{kind}", {"place": place, **limits, "known": known})
