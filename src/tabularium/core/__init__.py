"""The table and its record. Knows no game and does no input or output."""
