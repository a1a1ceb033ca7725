"""The order of play: one module for the round and one for each area, in the order they are visited."""
