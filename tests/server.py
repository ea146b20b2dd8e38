"""`python tests/server.py` is `python -m grotto.web` with known seeds."""

from __future__ import annotations


def main() -> None:
    # The bots' processes import this module too, and need nothing of all that.
    from grotto.web.__main__ import main as serve
    from seeded import replace_chance

    replace_chance()
    serve()


if __name__ == "__main__":
    main()
