"""Builds the browser client into the package: `python client/tools/build.py`.

Types from the server's own description, then Vite. `--types` makes only the types.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import fonts
from npm import CLIENT, Npm


def describe_api(into: Path) -> bool:
    """Write the server's OpenAPI description with the types of our games' data. True if it is another than before."""
    from grotto.table.wire import components
    from grotto.web.app import Settings, create_app

    described = create_app(Settings("sqlite://")).openapi_schema.to_schema()
    described["components"]["schemas"] |= components("#/components/schemas/{name}")
    said = json.dumps(described)
    if into.exists() and into.read_text("utf-8") == said:
        return False
    into.write_text(said, "utf-8")
    return True


def main() -> None:
    """Build."""
    npm = Npm()
    if describe_api(CLIENT / "openapi.json") or not (CLIENT / "src" / "api" / "schema.d.ts").exists():
        npm.run("run", "--silent", "types")
    if "--types" in sys.argv[1:]:
        return
    fonts.main()
    npm.run("run", "--silent", "check")
    npm.run("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    main()
