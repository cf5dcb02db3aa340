"""The pages of the site that are to be found: what each is called, what it is about, and what its preview shows."""

import re
from functools import cache

import guides
from found.pages import Page
from found.previews import Preview
from pentapod import games
from pentapod.engine.game import Game
from site_files import ROOT

ORDER = ("pods", "modx", "xpod", "xtal", "pocketmodel")
"""The games in the order of the first page; those that are not named follow."""

BOARDS = 4
"""So many boards find room in the preview of a page that is about all games."""


def ordered() -> list[str]:
    """The ids of the games, as they are listed."""
    return sorted(games.ids(), key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))


def pages() -> list[Page]:
    """All of them."""
    return [home(), *(rules(games.find(game_id)) for game_id in ordered()), owners(), *docs().values(), about()]


def home() -> Page:
    """The first page, as it calls itself."""
    title, summary = _first_page()
    application = {
        "@type": "WebApplication",
        "name": "Pentapod",
        "applicationCategory": "GameApplication",
        "operatingSystem": "Any",
        "browserRequirements": "Needs JavaScript and WebAssembly",
        "offers": {"@type": "Offer", "price": "0", "priceCurrency": "EUR"},
    }
    return Page("", f"Pentapod: {title[0].lower()}{title[1:]}", summary, "home", _boards_shown(), application)


def owners() -> Page:
    """The page on which boards for other pages are made."""
    summary = (
        "Positions, games to step through, lessons and games against the computer on any page: choose, see it, copy "
        "the code. Free, and nothing is asked of another server."
    )
    title = "Boards for your own page"
    return Page("owners.html", title, summary, "owners", _boards_shown(), {"@type": "WebPage", "name": title})


@cache
def docs() -> dict[str, Page]:
    """The pages that are made of files in docs/, by the names of these files."""
    said = {
        "embed.md": (
            "reference",
            "Boards on other pages",
            "All parameters of a frame, attributes of an element, and messages between a board and the page around it.",
        ),
        "record.md": ("record", "Records", "How a game is written down, with comments, arrows, marks and variations."),
        "fair-dice.md": ("fair-dice", "Fair dice by link", "How players who are apart roll dice that nobody can fake."),
        "devices.md": (
            "devices",
            "Playing on several devices",
            "How devices play one game with no server between them.",
        ),
    }
    return {
        source: Page(f"{name}.html", title, summary, name, _boards_shown(), {"@type": "TechArticle", "name": title})
        for source, (name, title, summary) in said.items()
    }


def about() -> Page:
    """The page that says what Pentapod is."""
    summary = "What Pentapod is, and what is reconstructed."
    return Page(
        "about.html",
        "About Pentapod",
        summary,
        "about",
        _boards_shown(),
        {"@type": "AboutPage", "name": "About Pentapod"},
    )


def rules(game: Game) -> Page:
    """The page with the rules of a game."""
    low, high = game_seats(game)
    about_game = {
        "@type": "Game",
        "name": game.name,
        "genre": "Board game",
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": low, "maxValue": high},
    }
    shown = guides.first_scene(game.id).label
    path = f"rules/{game.id}.html"
    return Page(path, f"Rules of {game.name}", game.words.summary, game.id, shown, about_game)


def preview(page: Page) -> Preview:
    """What the preview of a page shows."""
    boards = [page.preview] if page.preview in games.ids() else ordered()[:BOARDS]
    name = str(page.about["name"]) if page.path else _first_page()[0]
    return Preview(name, page.summary, boards)


def game_seats(game: Game) -> tuple[int, int]:
    """How few and how many can play, over the choices of each option while the others stay at their defaults."""
    counts = {
        game.seats(game.choose(**{option.id: choice.id})) for option in game.options for choice in option.choices
    } | {game.seats(game.choose())}
    return min(counts), max(counts)


@cache
def _first_page() -> tuple[str, str]:
    """The heading and the description of the first page. Raises ValueError when it has none."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    title = re.search(r'<h2 id="home-title">([^<&]+)</h2>', page)
    summary = re.search(r'<meta name="description" content="([^"&]+)">', page)
    if not (title and summary):
        raise ValueError("index.html has no heading or no description")
    return title[1], summary[1]


def _boards_shown() -> str:
    *names, last = (games.find(game_id).name for game_id in ordered()[:BOARDS])
    return f"Boards of {', '.join(names)} and {last}"
