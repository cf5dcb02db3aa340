"""What is alive in a Python. Runs as text in pages and workers: standard library only.

Pyodide counts no blocks (`sys.getallocatedblocks` is 0 there), and its memory never shrinks. So what is alive is
weighed: everything that refers to something, and what refers to nothing once for each that refers to it. What caches
with a bound hold is thrown away first: in slow games they fill for longer than anything is measured, and then no more.
"""

import functools
import gc
import sys


def alive() -> int:
    """In bytes, after what is garbage was collected."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.cache_info().maxsize is not None:
            one.cache_clear()
    gc.collect()
    weigh, is_tracked = sys.getsizeof, gc.is_tracked
    weight = 0
    for one in gc.get_objects():
        weight += weigh(one)
        for part in gc.get_referents(one):
            if not is_tracked(part):
                weight += weigh(part)
    return weight
