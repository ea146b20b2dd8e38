"""Learning what positions are worth, by play against itself: `grotto train`."""

# Before numpy: it says how numpy is to work.
import grotto.bots  # noqa: F401
