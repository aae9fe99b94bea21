"""How a job ended, in a form that another process can read."""

from __future__ import annotations

import json
import traceback
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadInput

Work = Callable[[bytes], Awaitable[bytes]]
Kinds = Mapping[str, Work]
"""What is done for each kind of job."""
DONE, REFUSED, FAILED = "done", "refused", "failed"


class Refusal(BadInput):
    """A refusal that another process has already put into every language."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__("no-replay")
        self.sentences = sentences

    def in_language(self, lang: str) -> str:
        return self.sentences[lang]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a job; why it was refused, in every language; or the traceback of a bug."""

    kind: str
    body: bytes

    def result(self) -> bytes:
        """The result of a job that is done; otherwise its error."""
        if self.kind == REFUSED:
            raise Refusal(json.loads(self.body))
        if self.kind == FAILED:
            raise RuntimeError(f"a job failed:\n{self.body.decode()}")
        return self.body


async def outcome_of(work: Work, payload: bytes) -> Outcome:
    """Do a job."""
    try:
        return Outcome(DONE, await work(payload))
    except BadInput as wrong:
        sentences = {lang: wrong.in_language(lang) for lang in LANGUAGES}
        return Outcome(REFUSED, json.dumps(sentences).encode())
    except Exception:  # whoever asked for it raises it again
        return Outcome(FAILED, traceback.format_exc().encode(errors="replace"))
