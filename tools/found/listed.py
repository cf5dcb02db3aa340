"""The pages of the site that are to be found: what each is called, what it is about, and what its preview shows."""

from functools import cache

import guides
import site_words
from found.pages import Page
from found.previews import Preview
from pentapod import games
from pentapod.engine.catalog import LANGUAGE, chosen
from pentapod.engine.game import Game

ORDER = ("pods", "modx", "xpod", "xtal", "pocketmodel")
"""The games in the order of the first page; those that are not named follow."""

BOARDS = 4
"""So many boards find room in the preview of a page that is about all games."""


def ordered() -> list[str]:
    """The ids of the games, as they are listed."""
    return sorted(games.ids(), key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))


def pages() -> list[Page]:
    """All of them."""
    return [
        home(),
        *(rules(games.find(game_id)) for game_id in ordered()),
        owners(),
        workshop(),
        *docs().values(),
        about(),
    ]


def paths() -> list[str]:
    """Where they are, in every language that they have."""
    known = in_languages()
    return [
        site_words.in_language(page.path, language)
        for page in pages()
        for language in site_words.languages()
        if language == LANGUAGE or page.path in known
    ]


def in_languages() -> frozenset[str]:
    """The paths of the pages that there are in every language."""
    return frozenset({"about.html", "owners.html", *(f"rules/{game_id}.html" for game_id in games.ids())})


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
    title, summary = site_words.say("owners-title", "pages"), site_words.say("owners-summary", "pages")
    path, about_it = site_words.in_language("owners.html"), {"@type": "WebPage", "name": title}
    return Page(path, title, summary, "owners", _boards_shown(), about_it, chosen())


def workshop() -> Page:
    """The page on which games are written."""
    title, summary = site_words.say("title", "workshop"), site_words.say("description", "workshop")
    about_it = {"@type": "WebApplication", "name": title, "applicationCategory": "DeveloperApplication"}
    return Page("workshop.html", title, summary, "workshop", _boards_shown(), about_it)


@cache
def docs() -> dict[str, Page]:
    """The pages that are made of files in docs/, by the names of these files."""
    said = {
        "embed.md": (
            "reference",
            "Boards on other pages",
            "All parameters of a frame, attributes of an element, and messages between a board and the page around it.",
        ),
        "editions.md": (
            "editions",
            "Editions: another table for a game",
            "How to write down the table of a real box, check it, play by it, and show it on a page.",
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
    title, summary = site_words.say("about-pentapod", "pages"), site_words.say("about-summary", "pages")
    path, about_it = site_words.in_language("about.html"), {"@type": "AboutPage", "name": title}
    return Page(path, title, summary, "about", _boards_shown(), about_it, chosen())


def rules(game: Game) -> Page:
    """The page with the rules of a game."""
    low, high = game_seats(game)
    about_game = {
        "@type": "Game",
        "name": game.name,
        "genre": "Board game",
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": low, "maxValue": high},
    }
    path = site_words.in_language(f"rules/{game.id}.html")
    title, shown = site_words.say("rules-of", "pages", game=game.name), guides.first_scene(game.id).label
    return Page(path, title, game.words.summary, game.id, shown, about_game, chosen())


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


def _first_page() -> tuple[str, str]:
    """The heading and the description of the first page."""
    return site_words.say("hero"), site_words.say("description")


def _boards_shown() -> str:
    *names, last = (games.find(game_id).name for game_id in ordered()[:BOARDS])
    return f"Boards of {', '.join(names)} and {last}"
