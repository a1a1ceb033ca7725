"""The order of play, section by section."""
