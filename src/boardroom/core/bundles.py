"""Bundles of messages that are parsed at their first use.

Parsing is slow and a page needs few of a rulebook's messages. A bundle therefore splits its files into
messages and parses one, with those it refers to, when it is first used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from boardroom.core.typography import set_words

ENTRY = re.compile(r"(?m)^(?=-?[A-Za-z][\w-]* *=)")
COMMENT = re.compile(r"(?m)^#.*\n?")
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Bundle:
    """The messages of one language. Where folders share a key, the last folder wins."""

    def __init__(
        self, lang: str, folders: tuple[Path, ...], functions: Mapping[str, Callable[[Any], Any]]
    ) -> None:
        from fluent.runtime import FluentBundle

        self.lang = lang
        self.fluent = FluentBundle([lang], dict(functions), use_isolating=True)
        self.known: dict[str, str] = {}
        for folder in folders:
            for file in sorted((*folder.glob(f"{lang}.ftl"), *folder.glob(f"*.{lang}.ftl"))):
                self.known |= entries(file)
        self.parsed: set[str] = set()

    def has_message(self, key: str) -> bool:
        return key in self.known

    def get_message(self, key: str) -> Any:
        if key not in self.parsed:
            self._parse(key)
        return self.fluent.get_message(key)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        text = self.known[key]
        self.parsed.add(key)
        resource = FluentResource(text)
        for entry in resource.body:
            for one in (entry, *entry.attributes):
                _set_words_of(one.value, self.lang)
        self.fluent.add_resource(resource)
        for other in REFERENCE.findall(text):
            if other in self.known and other not in self.parsed:
                self._parse(other)

    def format_pattern(self, pattern: Any, args: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        text, errors = self.fluent.format_pattern(pattern, dict(args))
        return text, errors


def _set_words_of(pattern: Any, lang: str) -> None:
    """Set the words of a pattern and of its variants."""
    from fluent.syntax import ast

    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = set_words(element.value, lang)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _set_words_of(variant.value, lang)


@cache
def entries(file: Path) -> dict[str, str]:
    """The source text of each message in a file, by key."""
    found = {}
    for text in ENTRY.split(COMMENT.sub("", file.read_text("utf-8"))):
        key = text.partition("=")[0].strip()
        if key:
            found[key] = text
    return found
