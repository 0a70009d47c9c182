"""A second, deliberately naive implementation of the line games, written from the rules alone.

It shares no code with ``doublesix`` and knows nothing of its kernel: tiles are tuples, the layout is built
again from the list of placements whenever somebody asks, a block is found by asking every seat. Slow, and
meant to be: it is here to disagree when the engine is wrong.
"""
