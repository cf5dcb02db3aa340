"""`python -m pentapod.command` does what `pentapod` does."""

import sys

from pentapod.command.main import main

sys.exit(main())
