"""Errors of Power Grid for bad input, with texts in `locale/bad.*.ftl`."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.errors import BadInput

input_error = BadInput.factory(Path(__file__).parent / "locale")
