"""`python -m grotto.web --port 8765 --db sqlite:////tmp/x.db`: the server without the rest of the command line."""

from __future__ import annotations

import argparse

import uvicorn

from grotto.web.app import Settings, create_app

parser = argparse.ArgumentParser()
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=8765)
parser.add_argument("--db", required=True)
parser.add_argument("--bot-delay", type=float, default=0.0)
given = parser.parse_args()
uvicorn.run(create_app(Settings(given.db, None, given.bot_delay)), host=given.host, port=given.port)
