"""The pages of text: the rules of each game and the About page, made from Markdown with diagrams drawn by the games."""

import html
import re
import subprocess
import sys
from pathlib import Path
from pkgutil import get_data
from string import Template

from site_files import ROOT

sys.path.insert(0, str(ROOT / "py"))

from pentapod import games
from pentapod.scene.shapes import View
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import css

#: A diagram in a guide: the game, the position, and the caption below it.
DIAGRAM = re.compile(r"^```position ([a-z]+)\n(.+)\n((?:.+\n)*?)```$", re.MULTILINE)

PAGES = ROOT / "tools" / "pages"


def write(site: Path) -> None:
    """Write theme.css, about.html and rules/<game>.html."""
    (site / "static/theme.css").write_text(css(), encoding="utf-8")
    (site / "rules").mkdir()
    for game_id in games.ids():
        game = games.find(game_id)
        links = f'<a class="button primary" href="../index.html#new:{game_id}">Play {html.escape(game.name)}</a>'
        page = _page(f"Rules of {game.name}", game.summary, guide(game_id), "../", links)
        (site / "rules" / f"{game_id}.html").write_text(page, encoding="utf-8")
    about = Template((PAGES / "about.md").read_text(encoding="utf-8")).substitute(reconstructed=_reconstructed())
    page = _page("About", "What Pentapod is, and what is reconstructed.", _markdown(about), "", "")
    (site / "about.html").write_text(page, encoding="utf-8")


def guide(game_id: str) -> str:
    """A game's rules in our own words, as HTML with its diagrams as SVG."""
    return _markdown(DIAGRAM.sub(_figure, _guide_text(game_id)))


def picture(game_id: str) -> str:
    """A game's card picture: the first diagram of its guide."""
    first = DIAGRAM.search(_guide_text(game_id))
    if first is None:
        raise ValueError(f"the guide of {game_id} has no diagram")
    return _diagram(game_id, first[2])


def _guide_text(game_id: str) -> str:
    data = get_data(f"pentapod.games.{game_id}", "guide.md")
    assert data is not None
    return data.decode("utf-8")


def _figure(found: re.Match[str]) -> str:
    caption = html.escape(" ".join(found[3].split()))
    return f"<figure>{_diagram(found[1], found[2])}<figcaption>{caption}</figcaption></figure>\n"


def _diagram(game_id: str, position: str) -> str:
    state = games.find(game_id).position(position.strip())
    return to_svg(games.painter(game_id)(state, View()))


def _reconstructed() -> str:
    lines = [
        f"- [{games.find(game_id).name}](rules/{game_id}.html): its rules, and what of them is ours."
        for game_id in games.ids()
    ]
    return "\n".join(lines)


def _page(title: str, summary: str, body: str, root: str, links: str) -> str:
    template = Template((PAGES / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=html.escape(title), summary=html.escape(summary), body=body, root=root, links=links
    )


def _markdown(text: str) -> str:
    done = subprocess.run(
        ["node", str(ROOT / "tools/markdown.mjs")], input=text, text=True, capture_output=True, check=True
    )
    return done.stdout
