"""A second, deliberately naive implementation of the train games, written from the rules alone.

It shares no code with ``doublesix``. A train is built again from the list of what was laid whenever somebody asks
for its end, a block is found by asking every seat. Slow, and meant to be.
"""
