"""The examples in docstrings as blocks of code: an extension of Griffe, which reads the sources for the site.

Markdown takes `>>>` for a quotation in a quotation in a quotation.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import griffe

sys.path.append(str(Path(__file__).parent))

from site_pages import fenced


class Examples(griffe.Extension):
    """Fences the examples of everything that has a docstring."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
