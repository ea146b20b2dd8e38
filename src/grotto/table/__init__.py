"""Live games: seats, moves, undo, log, storage, bots at seats. No HTTP here, and no rule of any game."""
