"""`python -m grotto` is the command `grotto`."""

from __future__ import annotations

from grotto.cli import main

if __name__ == "__main__":
    main()
