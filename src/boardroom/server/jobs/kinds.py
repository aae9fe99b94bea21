"""The kinds of jobs. Each turns bytes into bytes and uses no database, so a worker on any host can do it."""

from __future__ import annotations

from boardroom.server.jobs.outcomes import Kinds
from boardroom.server.lobby.import_worker import replay_in_worker

IMPORT = "import"
KINDS: Kinds = {IMPORT: replay_in_worker}
