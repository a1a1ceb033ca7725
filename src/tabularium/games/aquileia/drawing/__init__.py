"""How Aquileia is drawn: ``faces`` (cards and other symbols), ``places`` (where everything lies),
``printed`` (the board as printed, drawn once), ``living`` (what changes)."""
