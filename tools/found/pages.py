"""What search engines and messengers read of the pages of a public copy: nothing of this is true without its address.

Every function takes that address, as `public_copy` gives it; "" if the build names none.
"""

import html
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from site_files import ROOT

PREVIEW = (1200, 630)
"""The size of a preview in pixels, as messengers ask for it."""

LEFT_OUT = re.compile(
    r"sitemap\.xml|robots\.txt|pictures/[a-z]+\.png|static/pentapod-board\.js|first/.*|editions/.*\.schema\.json"
)
"""Files that no offline copy needs: they are for others than visitors, or for a first visit."""


class Page(NamedTuple):
    """A page that is to be found."""

    path: str
    """Below the site; "" for the first page."""
    title: str
    summary: str
    preview: str
    """The name of its preview in `pictures/`, without its ending."""
    shown: str
    """What the preview shows, in words."""
    about: Mapping[str, object]
    """What the page is, in the words of schema.org; its address, picture and language are added."""
    language: str = "en"


def public_copy(settings: str | None = None) -> str:
    """The address of a public copy that `pyscript.toml` names. Raises ValueError for one that is none."""
    text = (ROOT / "pyscript.toml").read_text(encoding="utf-8") if settings is None else settings
    named = str(tomllib.loads(text)["public"])
    if named and not re.fullmatch(r"https?://[^\s/]+/(\S*/)?", named):
        raise ValueError(f"pyscript.toml: {named!r} is not the address of a site, as in 'https://games.example/'")
    return named


def head(page: Page, public: str) -> str:
    """What stands in the head of a page; "" without a public copy."""
    if not public:
        return ""
    address, picture = public + page.path, f"{public}pictures/{page.preview}.png"
    wide, high = PREVIEW
    named = {
        "og:type": "article" if page.path else "website",
        "og:site_name": "Pentapod",
        "og:locale": page.language,
        "og:title": page.title,
        "og:description": page.summary,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(wide),
        "og:image:height": str(high),
        "og:image:alt": page.shown,
    }
    twitter = {
        "twitter:card": "summary_large_image",
        "twitter:title": page.title,
        "twitter:description": page.summary,
        "twitter:image": picture,
        "twitter:image:alt": page.shown,
    }
    lines = [
        f'<link rel="canonical" href="{html.escape(address)}">',
        *(f'<meta property="{name}" content="{html.escape(value)}">' for name, value in named.items()),
        *(f'<meta name="{name}" content="{html.escape(value)}">' for name, value in twitter.items()),
        _structured(page, address, picture),
    ]
    return "\n".join(lines) + "\n"


def _structured(page: Page, address: str, picture: str) -> str:
    data = {
        "@context": "https://schema.org",
        **page.about,
        "description": page.summary,
        "url": address,
        "image": picture,
        "inLanguage": page.language,
        "isAccessibleForFree": True,
    }
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'


def sitemap(paths: Iterable[str], public: str) -> str:
    """The list of the pages, as search engines read it."""
    entries = "".join(f"<url><loc>{html.escape(public + path)}</loc></url>\n" for path in paths)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n'
    )


def robots(public: str) -> str:
    """That everything may be looked at, and where the list of the pages is."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {public}sitemap.xml\n"
