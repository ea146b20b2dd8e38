"""Content packs: what cards, villagers, tokens, numbers and stories a game is played with (docs/packs.md)."""
