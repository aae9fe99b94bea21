"""Bad input, reported in the texts of page and server: `locale/bad.*.ftl`."""

from __future__ import annotations

from boardroom.core.errors import BadInput
from boardroom.web.models import LOCALE

request_error = BadInput.factory(LOCALE)
