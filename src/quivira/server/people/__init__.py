"""People: who asks, how often, and what is kept about them and how long."""
