"""The dialogs that begin a game: made from the game's options, or from a position that was set up."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import document

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import choices, drop_down, open_dialog, show_help
from pentapod.web.shell.marks import mark
from pentapod.web.shell.markup import Markup, tag, together
from pentapod.web.shell.words import say
from pentapod.web.store.storage import Store

Begin = Callable[[Match, tuple[str, ...], tuple[int, ...]], None]
"""Begins a match with the names and levels of its seats."""

NAME_LENGTH: Final = 24
RADIOS: Final = 4
"""Of so many choices all are shown side by side; of more, one is picked from a list."""


def open_new_game(game_id: str, store: Store, begin: Begin) -> None:
    """Ask for options and names; *Start* begins the game."""
    game = games.find(game_id)
    options = game.choose()
    questions = tag("div", {"id": "options"}, _questions(game, options))
    open_dialog(say("new-game", game=game.name), _form(questions, _names(store, game_id, options)))
    dom.by_id("start").focus()

    @dom.does("options")
    def change_options(_argument: str, _event: Any) -> None:
        chosen = _chosen(game_id)
        asked = {option.id for option in game.options if option.matters(chosen)}
        if asked != {
            field.getAttribute("data-option") for field in document.querySelectorAll("#options [data-option]")
        }:
            dom.show(dom.by_id("options"), _questions(game, chosen))
        for option in game.options:
            show_help(option.id, list(option.choices), chosen[option.id])
        dom.show(dom.by_id("names"), _names(store, game_id, chosen))

    _begin_by(store, begin, lambda: Match(game, _chosen(game_id)))


def open_seats(match: Match, store: Store, begin: Begin) -> None:
    """Ask for names and levels only; *Start* begins with a match that was set up."""
    game = match.game
    open_dialog(say("setup-play"), _form(None, _names(store, game.id, match.options)))
    dom.by_id("start").focus()
    _begin_by(store, begin, lambda: match)


def _form(questions: Markup | None, names: Markup) -> Markup:
    return tag(
        "form",
        {"id": "new-game", "data-submit": "start-game"},
        questions,
        tag("fieldset", {"id": "names"}, names),
        tag("div", {"id": "levels", "class": "soft", "role": "status"}),
        tag("p", {"class": "actions"}, Markup(f'<button class="primary" id="start">{say("start")}</button>')),
    )


def _begin_by(store: Store, begin: Begin, make: Callable[[], Match]) -> None:
    """Let *Start* begin the match that `make` makes then."""

    @dom.does("levels")
    def change_levels(_argument: str, _event: Any) -> None:
        _tell_levels()

    @dom.does("start-game")
    def start_game(_argument: str, _event: Any) -> None:
        match = make()
        game, titles = match.game, match.game.titles
        fields = document.querySelectorAll("#names input")
        names = tuple(" ".join(str(fields[seat].value).split()) or titles[seat] for seat in range(fields.length))
        store.put("names", json.dumps({**_kept_names(store), game.id: names}))
        levels = tuple(int(field.value) for field in document.querySelectorAll("#names select"))
        begin(match, names, levels)


def _questions(game: Game, options: Options) -> Markup:
    """What is to be settled before the game, given what is settled so far."""
    asked = [option for option in game.options if option.matters(options)]
    return together(
        *(
            (choices if len(option.choices) <= RADIOS else drop_down)(
                option.id, option.label, list(option.choices), options[option.id], change="options"
            )
            for option in asked
        )
    )


def _chosen(game_id: str) -> Options:
    game = games.find(game_id)
    picked: dict[str, str] = {}
    for option in game.options:
        field = document.querySelector(f'#new-game :is(input:checked, select)[name="{option.id}"]')
        if field and option.matters(game.choose(**picked)):
            picked[option.id] = str(field.value)
    return game.choose(**picked)


def _names(store: Store, game_id: str, options: Options) -> Markup:
    game = games.find(game_id)
    kept = _kept_names(store).get(game_id, [])
    rows = []
    for team in game.teams(options):
        for seat in team:
            title = game.titles[seat]
            name = kept[seat] if seat < len(kept) and kept[seat] != title else ""
            rows.append(
                tag(
                    "div",
                    {"class": "seat-name"},
                    mark(seat),
                    tag(
                        "input",
                        {
                            "value": name,
                            "placeholder": title,
                            "maxlength": str(NAME_LENGTH),
                            "aria-label": say("seat-name", title=title),
                        },
                    ),
                    _who(title),
                )
            )
    return together(tag("legend", None, say("names")), *rows)


def _who(title: str) -> Markup:
    """A person, or a computer player of some strength."""
    entries = [tag("option", {"value": str(level.number)}, say("level", number=level.number)) for level in LEVELS]
    person = tag("option", {"value": "0"}, say("level-none"))
    return tag("select", {"aria-label": say("seat-level", title=title), "data-change": "levels"}, person, *entries)


def _tell_levels() -> None:
    """Say how strong the computer players are that were picked."""
    picked = sorted({int(field.value) for field in document.querySelectorAll("#names select")} - {0})
    lines = [
        say("level-about", number=number, name=LEVELS[number - 1].name, description=LEVELS[number - 1].description)
        for number in picked
    ]
    dom.show(dom.by_id("levels"), together(*(tag("p", None, line) for line in lines)))


def _kept_names(store: Store) -> dict[str, list[str]]:
    try:
        kept = json.loads(store.get("names") or "{}")
        return {str(game): [str(name) for name in names] for game, names in kept.items()}
    except (ValueError, TypeError, AttributeError):
        return {}
