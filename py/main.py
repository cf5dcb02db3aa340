"""Started by PyScript on the page."""

import sys
import traceback

import js

sys.path.insert(0, "app.zip")

try:
    from pentapod.web.start import start

    start()
except Exception:
    js.pentapodBoot.fail("stopped", traceback.format_exc())
    raise
