"""Bad input in the words of 1830: `locale/bad.*.ftl`."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.errors import BadInput

input_error = BadInput.factory(Path(__file__).parent / "locale")
