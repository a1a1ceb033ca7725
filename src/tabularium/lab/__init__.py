"""The laboratory: thousands of games between bots, on this machine or on many, and what can be learned from them."""
