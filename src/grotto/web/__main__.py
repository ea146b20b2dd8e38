"""`python -m grotto.web --port 8765 --db sqlite:////tmp/x.db`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys


def main() -> None:
    """Run the server."""
    # The bots' processes import this module too, and need nothing of all that.
    from grotto.kernel.errors import GrottoError
    from grotto.text import default_language, speaker
    from grotto.web.app import Settings
    from grotto.web.packs import offer_packs
    from grotto.web.public import Public, read_public
    from grotto.web.server import default_database, serve
    from grotto.web.supervisor import serve_together

    parser = argparse.ArgumentParser(prog="python -m grotto.web")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--db")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--bot-delay", type=float, default=0.0)
    parser.add_argument("--packs")
    parser.add_argument("--config")
    parser.add_argument("--log", action="store_true")
    given = parser.parse_args()
    try:
        public = Public() if given.config is None else read_public(given.config)
        settings = Settings(given.db or public.db or default_database(), None, given.bot_delay, public)
        if given.packs:
            offer_packs(given.packs, lambda folder, error: print(f"{folder}: {error}", file=sys.stderr))
        where = (settings, given.host, given.port, lambda address: print(address, flush=True), given.log)
        if given.workers > 1:
            serve_together(given.workers, *where)
        else:
            serve(*where)
    except GrottoError as error:
        print(speaker(default_language()).error(error), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
