"""Caverna: Cave vs. Cave, Era I, for two players and solo."""
