"""Learning by self-play. Needs quivira[train]."""
