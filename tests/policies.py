"""The Content-Security-Policies that our documents give to be copied."""

from __future__ import annotations

import re

from site_files import ROOT

NAME = "Content-Security-Policy"


def forms(document: str) -> list[str]:
    """The policy that a document gives: as a header, as a line for nginx, and in Netlify's file."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [
        *re.findall(rf"^    {NAME}: (.+)$", text, re.MULTILINE),
        *re.findall(rf'^    add_header {NAME} "(.+)" always;$', text, re.MULTILINE),
        *re.findall(rf"^    /\*\n      {NAME}: (.+)$", text, re.MULTILINE),
    ]


def directives(policy: str) -> dict[str, set[str]]:
    """The sources of a policy by its directives."""
    return {name: {*sources} for name, *sources in (part.split() for part in policy.split(";"))}
