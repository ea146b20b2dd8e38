"""Many games at once: matches between bots, and how fast the engine is."""
