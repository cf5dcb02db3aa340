"""Guides as pages: contents that lead somewhere, boards for diagrams, reconstructions marked where they are said."""

from __future__ import annotations

import gzip
import inspect
import re
import sys
from html import escape, unescape

import pytest

import guides
import site_markers
import site_pages
import site_words
from catalogs import spoken_in
from every_game import FOLDERS, REAL
from pentapod import games
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.lessons.reading import read

pytestmark = pytest.mark.native  # They are made by Node.

WIRE_BYTES = 60_000

WRITTEN = pytest.mark.parametrize("game_id", [game.id for game in FOLDERS])
"""For each game that has a guide."""

PLAIN = pytest.mark.parametrize("game", [game for game in REAL if game not in FOLDERS], ids=lambda game: game.id)
"""For each game whose rules page is made of its docstring."""

TEXT = """# A game

Words. {rebuilt}

## The board

```position pods
standard guarded 0 w - -
All is empty. {rebuilt}
```

```position pods
standard guarded 0 b 1@d4 -
One pod & a line.
```

### Lines {rebuilt}

## The board

Again.
"""


COURSE = """# Learn it

So.

## First steps
Rule: Lines

Go.

```step
p
do: a
```

> A step.

## Second steps
Rule: Lines

Go on.

```step
p
do: a
```

> Another.
"""


def test_below_the_heading_of_its_rule_stands_the_way_to_a_lesson() -> None:
    text = guides.with_lessons("# It\n\nWords.\n\n### Lines {rebuilt}\n\nA rule.\n\n## Lines\n", "pods", read(COURSE))
    assert text == (
        "# It\n\n[Learn by playing](../index.html#learn:pods), in 2 short lessons.\n\nWords.\n\n### Lines {rebuilt}\n\n"
        "Try it: [lesson 1, First steps](../index.html#learn:pods:1) "
        "or [lesson 2, Second steps](../index.html#learn:pods:2).\n\nA rule.\n\n## Lines\n"
    )


def test_the_way_to_the_course_says_how_many_lessons_somebody_needs_to_play() -> None:
    parted = COURSE.replace("## First", "# The basics\n\n## First").replace("## Second", "# More\n\n## Second")
    text = guides.with_lessons("# It\n", "pods", read(parted))
    assert text == "# It\n\n[Learn by playing](../index.html#learn:pods), in 1 short lesson; one more goes further.\n"


@pytest.mark.parametrize("game_id", games.ids())
def test_every_lesson_that_names_a_rule_is_reached_from_it(game_id: str) -> None:
    body = guides.guide(game_id).body
    lessons = guides.course(game_id).lessons
    assert not lessons or f'href="../index.html#learn:{game_id}"' in body
    for number, lesson in enumerate(lessons, 1):
        assert (f'href="../index.html#learn:{game_id}:{number}"' in body) == bool(lesson.rule), lesson.title


@pytest.fixture(scope="module")
def guide() -> guides.Guide:
    return guides.from_markdown(TEXT, "test")


def test_every_section_is_in_the_contents_and_can_be_linked_to(guide: guides.Guide) -> None:
    assert guide.headings == [(2, "the-board", "The board"), (3, "lines", "Lines"), (2, "the-board-1", "The board")]
    for level, anchor, _ in guide.headings:
        assert f'<h{level} id="{anchor}">' in guide.body
    assert guides.contents(guide) == (
        '<ol><li><a href="#the-board">The board</a><ul><li><a href="#lines">Lines</a></li></ul></li>'
        '<li><a href="#the-board-1">The board</a></li></ol>'
    )


def test_a_diagram_is_a_board_with_its_picture_and_its_caption(guide: guides.Guide) -> None:
    boards = re.findall(r'<pentapod-board game="pods" position="([^"]+)" theme="page"><svg', guide.body)
    assert boards == ["standard guarded 0 w - -", "standard guarded 0 b 1@d4 -"]
    assert "<figcaption>One pod &amp; a line.</figcaption>" in guide.body


def test_what_diagrams_share_is_drawn_once_and_before_them(guide: guides.Guide) -> None:
    pieces = re.findall(r'<g id="(test-\d+)">', guide.body)
    used = re.findall(r'href="#(test-\d+)"', guide.body)
    assert len(set(pieces)) == len(pieces) > 20
    assert set(used) <= set(pieces)
    assert used.count("test-0") == 2
    assert guide.body.index("<defs>") < guide.body.index("<h1>")


def test_a_reconstruction_is_marked_where_it_is_said(guide: guides.Guide) -> None:
    assert guide.body.count('class="rebuilt"') == 3
    assert "{rebuilt}" not in guide.body
    assert re.search(r"All is empty\. <span class=\"rebuilt\"", guide.body)


@WRITTEN
def test_every_guide_has_contents_and_says_what_is_rebuilt(game_id: str) -> None:
    guide = guides.guide(game_id)
    assert len(guide.headings) >= 4
    assert any("rebuilt" in anchor or "reconstructed" in anchor for _, anchor, _ in guide.headings)
    assert len(gzip.compress(guide.body.encode())) < WIRE_BYTES


@WRITTEN
def test_a_sample_turn_is_played_as_the_game_plays_it(game_id: str) -> None:
    [turn] = guides.TURN.finditer(games.text_of(game_id, "guide.md"))
    match, comments = guides.played(turn)
    assert len(match.steps) == len(comments) >= 3
    assert all(comment.endswith(".") for comment in comments)
    body = guides.guide(game_id).body
    assert f'link="{link.encode(match)}" ply="0" may="step"' in body
    for comment in comments:
        assert escape(comment) in body


@WRITTEN
def test_a_guide_begins_with_how_to_play_and_lists_what_is_played_with(game_id: str) -> None:
    headings = [words for _, _, words in guides.guide(game_id).headings]
    assert headings[0] == "What you play with"
    assert "A sample turn" in headings
    assert "What is known" in headings[-1]
    section = games.text_of(game_id, "guide.md").partition("## What you play with")[2].partition("\n## ")[0]
    assert len(re.findall(r"^- ", section, re.MULTILINE)) >= 2


def test_a_turn_that_cannot_be_played_is_no_sample() -> None:
    text = "```turn pods\nstandard guarded 0 w 2@c3 1@f5\n3 c3: It is taken.\n```"
    with pytest.raises(ValueError, match="'3 c3' is no legal action after 0 others"):
        guides.from_markdown(text, "test")


@PLAIN
def test_a_game_without_a_guide_is_told_by_its_docstring_and_three_positions(game: Game) -> None:
    made = guides.guide(game.id)
    said = inspect.getdoc(sys.modules[type(game.start(game.choose())).__module__])
    assert said
    assert made.body.count("<p>") == said.count("\n\n") + 1
    for paragraph in said.split("\n\n"):
        assert f"<p>{escape(' '.join(paragraph.split()))}</p>" in made.body
    assert [words for _, _, words in made.headings] == ["How to play", "How it begins", "How it ends"]
    assert all(f'<h2 id="{anchor}">' in made.body for _, anchor, _ in made.headings)
    positions = [unescape(text) for text in re.findall(r' position="([^"]*)" theme="page"><svg', made.body)]
    states = [game.position(text) for text in positions]
    assert [state.result is not None for state in states] == [False, False, True]
    assert all(caption[-1] == "." for caption in re.findall(r"<figcaption>(.*?)</figcaption>", made.body))
    assert guides.first_position(game.id) == positions[0]


@PLAIN
def test_the_pages_of_a_game_without_lessons_and_puzzles_offer_none(game: Game) -> None:
    shown = site_markers._card(0, game.id, []) + site_pages.rules_page(game, "", on_paper=False)
    assert not re.search(r"#learn|#puzzle|data-lessons|data-puzzles|>Learn|[Ll]essons", shown)


def test_a_text_that_is_there_in_english_only_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with spoken_in("de"):
        german = site_pages.rules_page(games.find("pods"), "", on_paper=False), site_pages.about_page("")
        for module in (guides, site_pages, site_words):
            monkeypatch.setattr(module, "translated", lambda path, _: path)
        english = site_pages.rules_page(games.find("pods"), "", on_paper=False), site_pages.about_page("")
    for page in (*german, *english):
        assert '<html lang="de">' in page
        assert ('<main class="guide" lang="en">' in page) == (page in english)
    assert '<ol lang="en">' in english[0]


def test_nothing_that_a_docstring_says_is_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    pig = games.find("pig")
    monkeypatch.setattr(
        sys.modules[type(pig.start({"goal": "50"})).__module__], "__doc__", "So.\n\n<b>*x*</b> & [y](z)"
    )
    assert "<p>&lt;b&gt;*x*&lt;/b&gt; &amp; [y](z)</p>" in guides.guide("pig").body
