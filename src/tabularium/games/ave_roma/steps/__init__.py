"""The order of play: one module for each phase or group of locations."""
