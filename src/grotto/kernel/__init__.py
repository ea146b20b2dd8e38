"""What every game shares: positions, acts, the agenda, chance, events, records."""
