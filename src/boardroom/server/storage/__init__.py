"""Tables and their rows in a database."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import cast

# Alembic imports Mako, which colours its errors by Pygments where that is installed: forty modules and four
# megabytes that a server never needs. A module that is None cannot be imported, and Mako does without it.
sys.modules.setdefault("mako.ext.pygmentplugin", cast(ModuleType, None))
