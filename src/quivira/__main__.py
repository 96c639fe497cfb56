"""`python -m quivira` is the command `quivira`."""

import sys

from quivira.cli import main

sys.exit(main())
