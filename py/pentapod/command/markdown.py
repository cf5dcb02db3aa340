"""What of a Markdown text is code: a board that is shown as code is none.

As CommonMark has it, but for one thing: what is indented in a list belongs to the list, however deep it is.
"""

from __future__ import annotations

import re
from typing import Final

_PART: Final = re.compile(
    r"""
    (?P<kept>
        <!--.*?-->
      | <(?P<raw>script|style|pre|textarea|template)\b.*?</(?P=raw)\s*>
      | </?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>
      | \\[^<]
    )
  | \\<                                                                 # This begins no tag.
  | ^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*                     # In a quotation or a list, too, code is fenced.
    (?P<fence>`{3,}(?=[^`\n]*$)|~{3,}).*?(?:^[ \t>]*(?P=fence)[`~]*[ \t\r]*$|\Z)
  | (?:\A|^[ \t\r]*\n)(?P<indented>(?:(?:[ ]{4}|[ ]{0,3}\t)[^\n]*(?:\n|\Z))+)
  | (?<!`)(?P<ticks>`+)(?!`)(?:(?!\n[ \t\r]*\n).)+?(?<!`)(?P=ticks)(?!`)
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL | re.IGNORECASE,
)

_PARAGRAPH_OR_ITEM: Final = re.compile(
    r"\n[ \t\r]*\n(?=\S)|^[ ]{0,3}(?P<item>(?:[-*+]|\d{1,9}[.)])[ \t])", re.MULTILINE
)


def without_code(text: str) -> str:
    """The text with spaces in place of its code."""
    done, at, seen, item = "", 0, 0, None
    while found := _PART.search(text, at):
        start, end, kept = found.start(), found.end(), found["kept"] is not None
        if found["indented"]:
            for one in _PARAGRAPH_OR_ITEM.finditer(text, seen, start):
                item = one["item"]
            seen = start
            if item:
                end, kept = found.start("indented") + 1, True  # There may be code in the rest.
        part = text[start:end]
        done += text[at:start] + (part if kept else re.sub(r"[^\n]", " ", part))
        at = end
    return done + text[at:]
