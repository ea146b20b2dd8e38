"""The schema's history: every version runs at start, in order, if it has not yet."""
