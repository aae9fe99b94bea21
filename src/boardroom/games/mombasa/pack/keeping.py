"""`python -m boardroom.games.mombasa.pack.keeping`: keep the files of the built-in pack under its version.

Run it in the commit that changes the data, after raising `version` in pack.toml. A kept version never
changes: tables and records name the version they began with.
"""

from __future__ import annotations

import sys

from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.pack.embedding import BUILT_IN, KEPT, compress, unpack, version_texts

HEAD = """# Every version of the built-in pack as one line: tables and records go on with theirs.
# Written by `python -m boardroom.games.mombasa.pack.keeping`; never changed by hand.

[pack]
"""


def keep() -> str:
    """Write the present files into kept.toml and report the outcome in a sentence."""
    found, now = dict(version_texts()), compress(HOME)
    if BUILT_IN in found:
        if unpack(found[BUILT_IN]) != unpack(now):
            return f"{BUILT_IN} is kept already with other numbers: raise `version` in pack.toml first"
        return f"{BUILT_IN} is kept already"
    found[BUILT_IN] = now
    lines = "".join(f'{name} = "{words}"\n' for name, words in found.items())
    KEPT.write_text(HEAD + lines, "utf-8")
    return f"{BUILT_IN} is kept now"


if __name__ == "__main__":
    said = keep()
    print(said)
    sys.exit(1 if "first" in said else 0)
