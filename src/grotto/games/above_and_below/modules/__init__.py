"""The modules (section 17): artifacts, extra villagers, quests, conditions, the second book, supplies."""
