"""What the site says in another language: `python tools/site_language.py LANGUAGE SITE [PUBLIC]`, from build_site.py.

Reads as JSON the `pages` that every language shares, their words still to be said, by name, and whether games from
elsewhere were `gathered`.
"""

import json
import sys
from pathlib import Path

import site_files
import site_games
import site_pages
import site_words
from first import looks
from pentapod import games
from pentapod.engine import catalog


def write(language: str, site: Path, public: str, pages: dict[str, str]) -> None:
    """Write the pages of text in a language, its first looks, and the words of other pages, in `static/words/`."""
    catalog.choose(language)
    said = {
        "page": site_words.messages(pages["index.html"]) | site_words.boot(language),
        "join": site_words.patterns("join", language),
    }
    (site / "static/words").mkdir(exist_ok=True)
    for name, words in said.items():
        script = f"pentapodWords = {json.dumps(words, ensure_ascii=False)};\n"
        (site / f"static/words/{name}.{language}.js").write_text(script, encoding="utf-8")
    site_pages.write_texts(site, public)
    for game_id in games.ids():
        looks.write(site, games.find(game_id))
    for name, source in site_files.lessons(language).items():
        target = site / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())


if __name__ == "__main__":
    _, language, site, *public = sys.argv
    given = json.load(sys.stdin)
    if given["gathered"]:
        site_games.add_gathered()
    write(language, Path(site), public[0] if public else "", given["pages"])
