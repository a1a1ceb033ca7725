"""The table as a picture: signs, places, what is printed, what changes, and the players' mats."""
