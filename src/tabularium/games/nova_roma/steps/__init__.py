"""The order of play: rounds and turns, one module for each action, the estate, the mosaic, the cleanup, the drafts."""
