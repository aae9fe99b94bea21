"""`python -m boardroom.games.mombasa.pack.keeping`: keep the built-in packs under their versions.

Run it in the commit that changes the data, after raising `version` in pack.toml. A kept version never
changes: tables and records name the version they began with.
"""

from __future__ import annotations

import sys

from boardroom.games.mombasa.pack.embedding import BUILT_INS, KEPT, compress, unpack, version_texts

HEAD = """# Every version of the built-in packs as one line: tables and records go on with theirs.
# Written by `python -m boardroom.games.mombasa.pack.keeping`; never changed by hand.

[pack]
"""


def keep(name: str) -> str:
    """Write the present files of a pack into kept.toml and report the outcome in a sentence."""
    found, now = dict(version_texts()), compress(BUILT_INS[name])
    if name in found:
        if unpack(found[name]) != unpack(now):
            return f"{name} is kept already with other numbers: raise `version` in pack.toml first"
        return f"{name} is kept already"
    found[name] = now
    lines = "".join(f'{name} = "{words}"\n' for name, words in found.items())
    KEPT.write_text(HEAD + lines, "utf-8")
    return f"{name} is kept now"


if __name__ == "__main__":
    said = [keep(name) for name in BUILT_INS]
    print("\n".join(said))
    sys.exit(1 if any("first" in line for line in said) else 0)
