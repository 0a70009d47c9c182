"""How a hand goes. The only place where a rule of play is written; see `hand` for its use from Python."""
