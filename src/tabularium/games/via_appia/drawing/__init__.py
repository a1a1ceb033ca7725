"""How the board is drawn: faces of pieces, where everything lies, what is printed, what changes."""
