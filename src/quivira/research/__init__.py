"""For researchers: arrays of what a seat knows, and all games as environments of PettingZoo and OpenSpiel."""
