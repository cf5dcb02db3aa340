"""Pentapod: five tabletop games as pure Python rules behind browser boards."""

from importlib import import_module


def add_file(name: str) -> None:
    """Find the modules of a zip as well that holds more of this package and of the page."""
    for package in (__name__, f"{__name__}.web"):
        import_module(package).__path__.append(f"{name}/{package.replace('.', '/')}")
