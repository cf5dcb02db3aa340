"""Lets the shared checks show what they compared, as tests do."""

from __future__ import annotations

import os
import sys
from subprocess import run
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from random_play import SOAK
from site_files import ROOT

os.environ["LC_ALL"] = "C.UTF-8"  # The command speaks the language of the shell.

pytest.register_assert_rewrite("contract.edits", "workbench")

if sys.platform != "emscripten":  # There `make` has compiled them.
    run(["node", ROOT / "tools/words/compile.mjs", ROOT], check=True)

# Under the Python of the page it is the interpreter that is tested: what it does otherwise, such as with large numbers
# or with text, shows in the first few examples, while each of them takes several times as long.
EXAMPLES: Final = 100 if SOAK or sys.platform != "emscripten" else 20
# Nothing is judged by its time: a machine that does other things meanwhile would fail what is right.
settings.register_profile("untimed", deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
