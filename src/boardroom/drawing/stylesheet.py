"""The style of a standalone SVG file: the rules of the style sheets that can apply to its drawing."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Files shared by pages and standalone drawings: `tokens.css`, `board.css` and the icons."""
SHEETS = (STATIC / "tokens.css", STATIC / "board.css")
Rule = tuple[str, str]
"""A selector and its declarations."""

_ARGUMENT = r"((?:[^(),]|\([^()]*\))+)"
_LIGHT_DARK = re.compile(rf"light-dark\({_ARGUMENT},{_ARGUMENT}\)")
_NOT = re.compile(r":not\((?:[^()]|\([^()]*\))*\)")
_IS = re.compile(r":is\(([^()]*)\)")
_NEVER = "@"
_ON_PAGES_ONLY = re.compile(rf":(?!root)|{_NEVER}")


def style_of(drawing: str, dark: bool, *sheets: Path) -> str:
    """The rules for a drawing in one theme. Sheets of a game follow the shared ones."""
    classes = frozenset(name for found in re.findall(r'class="([^"]*)"', drawing) for name in found.split())
    kept = [
        f"{selector}{{{body}}}"
        for selectors, body in _rules(SHEETS + sheets, dark)
        if (selector := ",".join(one for one in _split(selectors) if _may_match(one, classes)))
    ]
    return "".join(kept) + "svg{font-family:var(--font)}"


def resolve_light_dark(source: str, dark: bool) -> str:
    """Replace each `light-dark()` by the colour of one theme, since an SVG file has only one."""
    return _LIGHT_DARK.sub(lambda found: found[2 if dark else 1].strip(), source)


def _may_match(selector: str, classes: frozenset[str]) -> bool:
    """Whether a selector can match elements with these classes. A file has no pointer, focus or language."""
    bare = _NOT.sub("", selector)
    while found := _IS.search(bare):
        matches = any(_may_match(one, classes) for one in _split(found[1]))
        bare = bare[: found.start()] + ("" if matches else _NEVER) + bare[found.end() :]
    return not _ON_PAGES_ONLY.search(bare) and classes.issuperset(re.findall(r"\.([A-Za-z][\w-]*)", bare))


@cache
def _rules(sheets: tuple[Path, ...], dark: bool) -> list[Rule]:
    source = "".join(sheet.read_text("utf-8") for sheet in sheets)
    return parse_rules(resolve_light_dark(re.sub(r"/\*.*?\*/", "", source, flags=re.S), dark))


def parse_rules(source: str) -> list[Rule]:
    """The rules of a style sheet without comments. Nested rules get the selector of their parent."""
    found: list[Rule] = []
    around: list[str] = []
    for text, brace in re.findall(r"([^{}]*)([{}])", source):
        # Declarations may precede a nested rule, whose selector follows the last of them.
        declarations, _, selector = text.rpartition(";") if brace == "{" else (text, "", "")
        if declarations.strip():
            found.append((_nest(around), " ".join(declarations.split())))
        if brace == "{":
            around.append(" ".join(selector.split()))
        else:
            around.pop()
    return found


def _nest(selectors: list[str]) -> str:
    return ",".join(" ".join(parts) for parts in product(*map(_split, selectors)))


def _split(selectors: str) -> list[str]:
    """Split a list of selectors at its commas, except within parentheses."""
    members, depth = [""], 0
    for character in selectors:
        depth += (character == "(") - (character == ")")
        if character == "," and not depth:
            members.append("")
        else:
            members[-1] += character
    return [member.strip() for member in members]
