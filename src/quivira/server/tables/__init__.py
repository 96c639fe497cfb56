"""Tables: who sits there, what is played and said, and what each viewer is sent."""
