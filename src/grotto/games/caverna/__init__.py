"""Caverna: The Cave Farmers, for one to seven players; the full and the introductory game."""
