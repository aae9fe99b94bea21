"""What the whole suite needs before its first module is read."""

from __future__ import annotations

import ast
import gc
import sys
from functools import wraps
from typing import Any

if sys.version_info < (3, 12):
    # Python 3.11 keeps the depth of the syntax tree it builds in one place for all threads. Collecting
    # garbage while pytest parses a test module may run code that parses, too, and the whole run then stops
    # with "AST constructor recursion depth mismatch".
    _parse = ast.parse

    @wraps(_parse)
    def parse_undisturbed(*args: Any, **options: Any) -> Any:
        collects = gc.isenabled()
        gc.disable()
        try:
            return _parse(*args, **options)
        finally:
            if collects:
                gc.enable()

    ast.parse = parse_undisturbed
