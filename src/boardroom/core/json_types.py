"""Types of JSON data."""

from __future__ import annotations

from typing import TypeAlias

JsonObject: TypeAlias = dict[str, object]
"""A JSON object. Its values are untyped until `core.inputs` has checked them."""
