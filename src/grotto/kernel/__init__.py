"""What every game shares: positions, acts, the agenda, chance, events, records."""

from __future__ import annotations

from typing import TYPE_CHECKING

# mypyc knows this decorator by the name of its module, which is not in the standard library: it is imported for mypyc
# alone. While the program runs the decorator does nothing, compiled or not.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Tell mypyc something about a class, for example that classes of others may derive from it."""
        return lambda decorated: decorated
