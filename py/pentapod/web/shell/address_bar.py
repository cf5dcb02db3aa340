"""The address of the page: what stands behind its #, and naming there what is shown."""

from __future__ import annotations

from contextlib import suppress

from js import history, location


class AddressBar:
    """The address that the browser shows."""

    def __init__(self) -> None:
        self._written = ""

    @property
    def fragment(self) -> str:
        """What stands behind the # of the address, as it stands there."""
        return str(location.hash)[1:]

    @property
    def is_ours(self) -> bool:
        """Whether the address is as it was written here last: else somebody has just gone elsewhere."""
        return str(location.hash) == self._written

    def change(self, address: str) -> None:
        """Let the address name what is shown, without a step for Back."""
        with suppress(Exception):  # A frame without an origin of its own, or more than the browser allows in a while.
            history.replaceState(None, "", address)
        self._written = str(location.hash)
