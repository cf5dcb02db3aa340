"""The dialogs that begin a game: made from the game's options, or from a position that was set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from js import document

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Option, Options
from pentapod.play.seating import Levels, Names
from pentapod.web.home import edition_choice
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import in_language
from pentapod.web.shell.dialogs import choices, drop_down, open_dialog, show_help, toast
from pentapod.web.shell.markup import Markup, button, mark, options, tag, together
from pentapod.web.shell.words import level_entry, say
from pentapod.web.store import setups
from pentapod.web.store.setups import Setup
from pentapod.web.store.storage import Store

if TYPE_CHECKING:
    from pentapod.play.session import Session

Begin = Callable[[Match, Names, Levels], None]
"""Begins a match with the names and levels of its seats."""

NAME_LENGTH: Final = 24
ELSEWHERE: Final = "elsewhere"
"""Who plays a seat: a person on another device."""
BY_POST: Final = "post"
"""Who plays a seat: a person to whom links are sent."""
RADIOS: Final = 4
"""Of so many choices all are shown side by side; of more, one is picked from a list."""


def begin_alone(game_id: str, store: Store, begin: Begin) -> None:
    """Begin a game against computer players at once, as this game was played last."""
    game = games.find(game_id)
    setup = setups.load(store, game).alone(game)
    begin(Match(game, setup.options), setup.called(game), setup.levels)


def swap_sides(session: Session, store: Store, begin: Begin) -> None:
    """Begin the same game anew, the one person at the next seat. Whoever has a name takes it along."""
    match = session.match
    game, seats = match.game, len(session.names)
    names = tuple("" if name == title else name for name, title in zip(session.names, game.titles, strict=False))
    moved = [(seat - 1) % seats for seat in range(seats)]
    kept = setups.load(store, game)
    setup = kept._replace(options=match.options).seated(
        tuple(names[seat] for seat in moved), tuple(session.levels[seat] for seat in moved)
    )
    setups.keep(store, game, setup._replace(options=kept.options) if match.origin else setup)
    begin(match.anew(), setup.called(game), setup.levels)


def open_new_game(
    game_id: str,
    store: Store,
    begin: Begin,
    with_friends: bool = False,
    needed: NeededEditions | None = None,
    running: Session | None = None,
) -> None:
    """Ask who plays, and for options; *Start* begins the game.

    `with_friends` suggests that all but one person play at other devices; else the players of a game that is `running`
    are suggested, if there is one. `needed` opens editions, if there are any.
    """
    game = games.find(game_id)
    setup = setups.load(store, game)
    if running and len(running.names) == game.seats(setup.options):
        setup = setup._replace(names=running.names, levels=running.levels)
    name = games.find(games.standard_id(game.id)).name
    title = say("new-game", game=name)
    if with_friends:
        title = say("friend-game", game=name)
    elif running:
        title = say("game-again", game=name)
    _ask(game, store, begin, setup, _friends(game, setup) if with_friends else {}, title, needed)


def _ask(
    game: Game,
    store: Store,
    begin: Begin,
    setup: Setup,
    who: Mapping[int, str],
    title: str,
    needed: NeededEditions | None,
) -> None:
    """`setup` is what the form says at first, `who` which people do not sit here."""
    options = setup.options
    seating, rest = _by_seating(game)
    asked = tag("div.options", _questions(seating, options), id="seating") if seating else None
    folded = together(_folded(game, rest, options), _ways(game))
    edition = edition_choice.field(game, store) if needed else None
    _open(title, _form(together(edition, asked), _players(game, setup, who), folded))

    def show(chosen: Options) -> None:
        for place, some in (("seating", seating), ("options", rest)):
            _show_questions(place, some, chosen)
        dom.by_id("setup-line").textContent = _in_short(game, chosen)
        dom.show("names", _players(game, Setup(chosen, _names(), _levels()), _elsewhere()))

    def choose_basic() -> None:
        picked = _chosen(game)
        show(game.choose(**{option.id: picked[option.id] for option in seating}))
        dom.by_id("setup-opener").focus()

    dom.does("options", lambda: show(_chosen(game)))
    dom.does("basic", choose_basic)

    _begin_by(store, begin, lambda: Match(game, _chosen(game)))

    def ask_of(other: Game) -> None:
        known = Setup(setups.fitting(other, _chosen(game)), _names(), _levels())
        _ask(other, store, begin, known, _elsewhere(), title, needed)
        document.querySelector('#new-game [name="edition"]').focus()

    if needed:
        edition_choice.name_commands(game, store, needed, ask_of)


def open_seats(match: Match, store: Store, begin: Begin) -> None:
    """Ask for names and levels only; *Start* begins with a match that was set up."""
    setup = setups.load(store, match.game)._replace(options=match.options)
    _open(say("setup-play"), _form(None, _players(match.game, setup, {}), None))
    _begin_by(store, begin, lambda: match)


def _open(title: str, form: Markup) -> None:
    open_dialog(title, form)
    away = next(iter(_elsewhere().values()), "")
    _tell_level(away or str(max(_levels(), default=0)))
    dom.by_id("start").focus()


def _ways(game: Game) -> Markup:
    """What else there is about a game."""
    standard = games.standard_id(game.id)
    rules = tag("a", say("rules"), href=f"./{in_language(f'rules/{standard}.html')}")
    setup = tag("a", say("setup"), href=f"#edit:{game.id}") if games.editor(game.id) else None
    return tag("p.ways", rules, setup, edition_choice.way(game))


def _form(asked: Markup | None, players: Markup, more: Markup | None) -> Markup:
    return tag(
        "form",
        asked,
        together(tag("fieldset", players, id="names"), tag("div.soft", _about(), id="levels")),
        more,
        tag("p.actions", tag("button.primary", say("start"), id="start")),
        id="new-game",
        data_submit="start-game",
    )


def _begin_by(store: Store, begin: Begin, make: Callable[[], Match]) -> None:
    """Let *Start* begin the match that `make` makes then, and remember how."""

    def change_levels(_argument: str, event: Any) -> None:
        _tell_level(str(event.target.value))
        dom.announce(str(document.querySelector("#levels .current").textContent))

    def start_game() -> None:
        who = _elsewhere()
        if BY_POST in who.values() and (ELSEWHERE in who.values() or "0" not in _fields("select")):
            toast(say("level-post-alone"))
            return
        match = make()
        kept = setups.load(store, match.game)
        chosen = kept._replace(options=match.options).seated(_names(), _levels())
        setups.keep(store, match.game, chosen._replace(options=kept.options) if match.origin else chosen)
        begin(match, chosen.called(match.game), chosen.levels)
        if who:
            dom.do("post-seats" if BY_POST in who.values() else "invite-seats", " ".join(map(str, sorted(who))))

    dom.hears("levels", change_levels)
    dom.does("start-game", start_game)


# ------------------------------------------------------------------ options


def _by_seating(game: Game) -> tuple[list[Option], list[Option]]:
    """The options that say how many play and who with whom, and the others."""
    usual = game.teams(game.choose())
    seating = [
        option
        for option in game.options
        if any(game.teams(game.choose(**{option.id: choice.id})) != usual for choice in option.choices)
    ]
    return seating, [option for option in game.options if option not in seating]


def _folded(game: Game, some: Sequence[Option], options: Options) -> Markup | None:
    """All options but of who plays, behind one line that says what is chosen."""
    if not some:
        return None
    chosen = tag("span", _in_short(game, options), id="setup-line")
    head = tag("summary", tag("b", say("options-of")), " ", chosen, id="setup-opener")
    questions = tag("div.options", _questions(some, options), id="options")
    return tag("details", head, questions, tag("p", button(say("options-reset"), "basic")), id="setup")


def _in_short(game: Game, options: Options) -> str:
    """What is chosen otherwise than usual."""
    _, rest = _by_seating(game)
    usual = game.choose()
    changed = [
        f"{option.label}: {choice.label}"
        for option in rest
        for choice in option.choices
        if choice.id == options[option.id] != usual[option.id] and option.matters(options)
    ]
    return " · ".join(changed) or say("options-basic")


def _questions(some: Iterable[Option], options: Options) -> Markup:
    """What is to be settled before the game, given what is settled so far."""
    return together(
        *(
            (choices if len(option.choices) <= RADIOS else drop_down)(
                option.id, option.label, option.choices, options[option.id], change="options"
            )
            for option in some
            if option.matters(options)
        )
    )


def _show_questions(place: str, some: Sequence[Option], options: Options) -> None:
    """Bring questions up to date. Those that stay the same stay the same elements."""
    fields = document.querySelectorAll(f"#{place} [data-option]")
    shown = {
        str(field.getAttribute("data-option")): _picked(str(field.getAttribute("data-option"))) for field in fields
    }
    if shown != {option.id: options[option.id] for option in some if option.matters(options)}:
        dom.by_id(place).pentapodShown = None  # Fields were filled in since.
        dom.show(place, _questions(some, options))
    for option in some:
        show_help(option.id, option.choices, options[option.id])


def _picked(option: str) -> str | None:
    field = document.querySelector(f'#new-game :is(input:checked, select)[name="{option}"]')
    return str(field.value) if field else None


def _chosen(game: Game) -> Options:
    picked: dict[str, str] = {}
    for option in game.options:
        choice = _picked(option.id)
        if choice and option.matters(game.choose(**picked)):
            picked[option.id] = choice
    return game.choose(**picked)


# ------------------------------------------------------------------ players


def _friends(game: Game, setup: Setup) -> dict[int, str]:
    """Who plays where one person plays here, and friends at all other seats."""
    seats = game.seats(setup.options)
    here = setup.seat if setup.seat < seats else 0
    return {seat: ELSEWHERE for seat in range(seats) if seat != here}


def _players(game: Game, setup: Setup, away: Mapping[int, str]) -> Markup:
    """A row for each seat: its name, and who plays it; `away` says which people do not sit here."""
    rows = []
    for seat in (seat for team in game.teams(setup.options) for seat in team):
        title = game.titles[seat]
        name = setup.names[seat] if seat < len(setup.names) and setup.names[seat] != title else ""
        label = say("seat-name", title=title)
        level = setup.levels[seat] if seat < len(setup.levels) else 0
        who = away.get(seat, str(level))
        field = tag("input", value=name, placeholder=title, maxlength=NAME_LENGTH, aria_label=label)
        rows.append(tag("div.seat-name", mark(seat), field, _who(title, who), data_seat=seat))
    return together(tag("legend", say("names")), *rows)


def _who(title: str, chosen: str) -> Markup:
    """A person here, on another device or by post, or a computer player of some strength."""
    people = ("0", say("level-none")), (ELSEWHERE, say("level-elsewhere")), (BY_POST, say("level-post"))
    computers = ((str(level.number), level_entry(level.number)) for level in LEVELS)
    entries = options((*people, *computers), chosen)
    return tag("select", *entries, aria_label=say("seat-level", title=title), data_change="levels")


def _names() -> tuple[str, ...]:
    """The names in the form, "" where there is none."""
    return tuple(" ".join(text.split()) for text in _fields("input"))


def _elsewhere() -> dict[int, str]:
    """The seats of people who do not sit here, and how each plays."""
    return {seat: who for seat, who in enumerate(_fields("select")) if who in (ELSEWHERE, BY_POST)}


def _levels() -> tuple[int, ...]:
    return tuple(int(who) if who.isdecimal() else 0 for who in _fields("select"))


def _fields(kind: str) -> Iterator[str]:
    """What the fields of the seats hold, by seat: the rows stand team by team."""
    for seat in range(document.querySelectorAll("#names .seat-name").length):
        yield str(document.querySelector(f'#names [data-seat="{seat}"] {kind}').value)


def _about() -> Markup:
    """What is said of each level. All have their room in the same place, so that no choice moves the dialog."""
    lines = {"0": say("level-none-about"), ELSEWHERE: say("level-elsewhere-about"), BY_POST: say("level-post-about")}
    for number in range(1, len(LEVELS) + 1):
        name, skill = say(f"strength-{number}"), say(f"skill-{number}")
        lines[str(number)] = say("level-about", number=number, name=name, description=skill)
    return together(*(tag("p", line, data_level=who) for who, line in lines.items()))


def _tell_level(who: str) -> None:
    """Say who plays a seat for which that was picked last."""
    for line in document.querySelectorAll("#levels p"):
        line.className = "current" if str(line.getAttribute("data-level")) == who else ""
