"""The match in the terminal: one person, or none, against computer players."""
