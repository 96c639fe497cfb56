"""For researchers: arrays of what a seat knows, and all games as environments of PettingZoo and OpenSpiel."""


def missing(extra: str, error: ImportError) -> ImportError:
    """What to tell who has not installed the libraries that an adapter is for."""
    return ImportError(f"{error.name} is not installed; get it with: pip install 'quivira[{extra}]'", name=error.name)
