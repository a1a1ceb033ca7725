"""The web application: matches, seats, live updates, storage and bot workers around ``core.match``."""
