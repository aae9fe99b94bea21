"""Bad input in the words of page and server: `locale/bad.*.ftl`."""

from __future__ import annotations

from boardroom.core.visibility import BadInput
from boardroom.web.models import LOCALE


class Unfit(BadInput):
    """What was sent to a table, or said of one, means nothing."""

    home = LOCALE
