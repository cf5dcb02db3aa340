"""What people read is in catalogs, and no sentence is in the scripts that show it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from site_files import PAGES, ROOT, STATIC
from site_words import keys, words

PATTERNS: Final = ("join/*.js", "devices/*.js", "chips/*.js", "board/*.js", "copying.js", "sound.js")

FOUND: Final = sorted(path for pattern in PATTERNS for path in STATIC.glob(pattern))

STARTING: Final = [ROOT / f"tools/single/{name}.js" for name in ("loader", "parts", "storage")]

SCRIPTS: Final = [path.relative_to(ROOT).as_posix() for path in [*FOUND, *STARTING]]

LITERAL: Final = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""", re.DOTALL
)
"""A comment, or a text in quotes of any kind."""

SENTENCE: Final = re.compile(
    r"\b[A-Z][a-z]+[ .,!?:]+[a-z]|\b(the|a|an|you|your|this|that|is|are|was|with|from|of|not|to|for|no)\b [a-z]"
)
"""The beginning of a sentence, or a word without which hardly an English one can do."""

SHOWN: Final = re.compile(
    r"""(?:textContent|innerText|title|placeholder|ariaLabel|"(?:aria-label|placeholder|title)")\s?(?:=|:|,)\s"""
    r"""(?:"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`)"""
)
"""A text that is shown as it is in the script."""

FILLED_IN: Final = re.compile(r"\$\{[^{}]*\}")

OURS: Final = "Pentapod"


def literals(pattern: re.Pattern[str], script: str) -> Iterator[str]:
    """The texts that a pattern finds in quotes, of templates without what is filled in."""
    for found in pattern.finditer(script):
        yield FILLED_IN.sub("", found[1] or found[2] or found[3] or "")


def spoken(script: str) -> list[str]:
    """What looks like a sentence or a label in a script."""
    plain = LITERAL.sub(lambda found: "" if found[0].startswith("/") else found[0], script)
    labels = (text.replace(OURS, "") for text in literals(SHOWN, plain))
    sentences = (text for text in literals(LITERAL, script) if SENTENCE.search(text))
    return [*sentences, *(text for text in labels if re.search("[A-Za-z]{2}", text))]


@pytest.mark.parametrize("path", SCRIPTS)
def test_no_sentence_is_in_a_script(path: str) -> None:
    assert spoken((ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "script",
    [
        'throw new Error("There is no text yet.");',
        "say('no way of it');",
        'close.textContent = "Close";',
        "button.ariaLabel = `Close`;",
        'make("a", { "aria-label": "Close" });',
        "fail(new Error(`${path} is not there`));",
    ],
)
def test_sentences_and_labels_are_found(script: str) -> None:
    assert spoken(script)


def test_comments_and_names_are_no_sentences() -> None:
    assert (
        spoken('// This is a comment.\n/* So is "this". */ make("p", { class: "soft wide-only" }, say("no-text"));')
        == []
    )


def test_every_message_of_the_page_of_a_device_is_said() -> None:
    """By its key, or as one of a family whose end is put together."""
    scripts = "".join(path.read_text("utf-8") for path in sorted((STATIC / "join").glob("*.js")))
    said = keys((PAGES / "join.html").read_text("utf-8")) | set(re.findall(r'"([a-z]+[a-z0-9-]*)"', scripts))
    families = tuple(re.findall(r"`([a-z]+-)\$\{", scripts))
    messages = words("join", "en").messages
    marker = "no-script"
    assert [key for key in messages if key not in said and key != marker and not key.startswith(families)] == []
