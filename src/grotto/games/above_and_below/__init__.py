"""Above and Below, for one to four players, with its modules, on content packs."""
