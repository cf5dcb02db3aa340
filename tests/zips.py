"""What the zips of the site hold, each of which is packed as a whole."""

import gzip
from pathlib import Path
from zipfile import ZipFile


def names(site: Path, name: str) -> list[str]:
    """The files in a zip, as "app"."""
    with gzip.open(site / f"{name}.zip.gz") as unpacked:
        return ZipFile(unpacked).namelist()
