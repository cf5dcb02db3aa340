"""A second language is a second room of words in each game, and nothing else: it says all that a person is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from re import findall, finditer, sub

import pytest

import pentapod
from contract.shown.second_language import english_in, spoken
from every_game import FOLDERS, REAL, TABLES
from pentapod import games
from pentapod.command.sources import BadSource, match_of, match_of_lesson, match_of_puzzle
from pentapod.contract.edits import walk
from pentapod.engine import link, record
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, PositionError, State
from pentapod.engine.touches import next_touches
from pentapod.frame.editing import Editor
from pentapod.play.interaction import Interaction
from pentapod.play.notices import Notice
from pentapod.play.session import Session
from pentapod.play.view import PlayerView, log_line, view
from pentapod.scene.shapes import TALL, WIDE, Group, Scene, Shape, Text, View
from random_play import GAMES, Case, cases, play

each_game = pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
each_table = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)

FAULTS, FEWER = 8, 5
"""So many different faults are found in the texts of each game, or more; fewer in a game of a few fields."""

DAMAGES = 12
"""In how many places of a kind a text is damaged."""

LATEST = 30
"""After so many actions at most the games end whose links and records are damaged."""

PICTURES = 24
"""How many positions of a game are drawn."""


def written(shapes: Sequence[Shape]) -> Iterator[str]:
    """Every text of a picture, what is seen while it comes to rest included."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape.text
        elif isinstance(shape, Group):
            yield from written(shape.shapes)
            for before in shape.tumble:
                yield from written(before)


def told_by(scene: Scene) -> list[str]:
    """All that a picture tells, to the eye and to a screen reader."""
    shapes = (*scene.ground, *scene.things)
    return [*written(shapes), *(target.label for target in scene.targets), scene.label]


def told_in_play(seen: PlayerView) -> list[str]:
    """All that stands around the board."""
    cover = (seen.cover.text, seen.cover.button) if seen.cover else ()
    return [
        seen.prompt,
        *(text for seat in seen.seats for text in (seat.name, seat.badge)),
        *(text for seat in seen.seats for stat in seat.stats for text in (stat.label, stat.words)),
        *(text for notice in seen.notices for text in _told_by(notice)),
        *(text for told in seen.story for text in (told.sentence, told.label)),
        *cover,
        *(ready.name for ready in seen.readiness),
    ]


def _told_by(notice: Notice) -> tuple[str, ...]:
    return (notice.text, *(offer.label for offer in notice.offers))


def test_only_games_in_one_file_need_english_grammar() -> None:
    """Their authors write English nouns and verbs; everything else is said by catalogs."""
    root = Path(pentapod.__file__).parent
    asking = [path.relative_to(root).as_posix() for path in root.rglob("*.py") if "english" in path.read_text("utf-8")]
    assert asking == ["frame/words.py"]


@each_table
def test_pictures_are_written_in_it(game: Game) -> None:
    with spoken(game) as second:
        draw = games.painter(game.id)
        rng = Random(f"{game.id} pictures")
        for match in _matches(second, rng):
            for ply in rng.sample(range(match.ply + 1), min(PICTURES, match.ply + 1)):
                state, seats = match.state_at(ply), range(second.seats(match.options))
                chosen = _begun(state, rng)
                for viewer in (None, CHANCE, *seats):
                    room, flip = rng.choice((WIDE, TALL)), rng.random() < 0.5
                    scene = draw(state, View(viewer, chosen, flip, room))
                    assert not english_in(told_by(scene)), f"{state.text()} {chosen}"


@each_table
def test_all_around_the_board_is_said_in_it(game: Game) -> None:
    with spoken(game) as second:
        rng = Random(f"{game.id} play")
        for match in _matches(second, rng):
            names = second.titles[: second.seats(match.options)]
            last = match.ply
            for ply in rng.sample(range(last + 1), min(PICTURES, last + 1)):
                match.go(ply)
                levels = rng.choice(((), (0, *(2 for _ in names[1:]))))
                session = Session(match, names, levels)
                interaction = Interaction(session, lambda: rng)
                texts = told_in_play(view(interaction))
                for target in view(interaction).scene.targets:
                    texts += session.match.game.words.about(match.state, target.touch, names, session.screen.viewer)
                    texts.append(second.words.refusal(match.state, (target.touch,), names, session.screen.viewer))
                texts += [log_line(session, each).sentence for each in range(max(1, ply - 5), ply + 1)]
                assert not english_in(texts), match.state.text()


@each_table
def test_the_editor_speaks_it(game: Game) -> None:
    with spoken(game) as second:
        editor = games.editor(game.id)
        assert editor
        rng = Random(f"{game.id} edits")
        for match in _matches(second, rng):
            state = editor.read(match.state_at(rng.randint(0, match.ply)).text())
            for edited in walk(editor, state, rng, 40):
                assert not english_in(_told_by_editor(editor, edited)), edited.text()
                assert not english_in(_refusals(editor, edited, rng)), edited.text()


@each_game
def test_what_is_wrong_with_a_position_is_said_in_it(game: Game) -> None:
    with spoken(game) as second:
        rng, keys = Random(f"{game.id} faults"), set()
        editor = games.editor(game.id)
        assert editor
        texts = [match.state_at(rng.randint(0, match.ply)).text() for match in _matches(second, rng) for _ in range(8)]
        for text in texts:
            for wrong in damaged(text, rng.choice(texts), rng):
                for read in (second.position, editor.read):
                    try:
                        read(wrong)
                    except PositionError as error:
                        assert not english_in([str(error)]), wrong
                        keys.add(error.key)
        assert len(keys) >= (FAULTS if game in FOLDERS else FEWER), keys


@each_game
def test_what_is_wrong_with_a_link_or_a_record_is_said_in_it(game: Game) -> None:
    with spoken(game) as second:
        rng, told = Random(f"{game.id} files"), set()
        for match in _matches(second, rng):
            short = link.decode(link.encode(match, min(match.ply, LATEST)), games.find)
            begun = Match.from_position(second, short.state.text())
            names = second.titles[: second.seats(match.options)]
            for text, read in (
                (link.encode(short), link.decode),
                (link.encode(begun), link.decode),
                (record.write(short, names), record.read),
                (record.write(begun, names), record.read),
            ):
                for wrong in damaged(text, text, rng):
                    try:
                        read(wrong, games.find)
                    except (link.LinkError, record.RecordError) as error:
                        said = without(str(error), game.name)
                        assert not english_in([said]), wrong
                        told.add(sub(r"\W|\d", "", said)[:12])
        assert len(told) >= FAULTS, told


@each_game
def test_what_the_command_refuses_is_said_in_it(game: Game) -> None:
    text = Match(game, {}).state.text()
    asked: tuple[Callable[[], Match], ...] = (
        lambda: match_of(None, None, None, None),
        lambda: match_of(None, text, "a link", None),
        lambda: match_of(None, None, "a link", None),
        lambda: match_of(game.id, None, None, 7),
        lambda: match_of(game.id, f"{text} {text}", None, None),
        lambda: match_of_lesson(f"{game.id}:99"),
        lambda: match_of_puzzle(f"{game.id}:nothing"),
    )
    with spoken(game):
        for ask in asked:
            with pytest.raises(BadSource) as refused:
                ask()
            assert not english_in([without(str(refused.value), game.name)])


def without(told: str, name: str) -> str:
    """What is told, without what it quotes and without the name of a game, which is the same in all languages."""
    return sub(r"'[^']*'", "", told.replace(name, ""))


def damaged(text: str, other: str, rng: Random) -> Iterator[str]:
    """A text with a letter, a word or a part of a word that is another, is missing or is there twice."""
    for pattern in (r"\s|\S", r"\S+", r"[^\s;:,/|]+", r"\d+"):
        pieces = [found.span() for found in finditer(pattern, text)]
        others = [*findall(pattern, other), "", "x", "0", "9", "-"]
        for start, end in rng.sample(pieces, min(len(pieces), DAMAGES)):
            yield text[:start] + rng.choice(others) + text[end:]
            yield f"{text[:end]} {text[start:]}"


def _told_by_editor(editor: Editor, state: State) -> Iterator[str]:
    for room in (WIDE, TALL):
        yield from told_by(editor.scene(state, View(room=room)))
    for piece in editor.supply(state):
        yield from (piece.label, piece.group, *written(editor.icon(piece.id)))
    for knob in editor.knobs(state):
        yield from (knob.label, *(text for choice in knob.choices for text in (choice.label, choice.help)))


def _refusals(editor: Editor, state: State, rng: Random) -> Iterator[str]:
    """Why edits at random, also of what there is not, are refused."""
    places = [*(target.touch for target in editor.scene(state, View()).targets), "nowhere"]
    pieces = [*(piece.id for piece in editor.supply(state)), "nothing"]
    knob = rng.choice(editor.knobs(state)).id
    edits: list[tuple[Callable[..., State], tuple[str, ...]]] = [
        *((editor.put, (rng.choice(pieces), rng.choice(places))) for _ in range(12)),
        *((editor.remove, (rng.choice(places),)) for _ in range(6)),
        *((editor.move, (rng.choice(places), rng.choice(places))) for _ in range(12)),
        (editor.turn, (knob, "nothing")),
    ]
    for edit, about in edits:
        try:
            edit(state, *about)
        except CannotEdit as refusal:
            yield str(refusal)


def _begun(state: State, rng: Random) -> tuple[str, ...]:
    """The beginning of a legal action."""
    chosen: tuple[str, ...] = ()
    while state.actors not in ((), (CHANCE,)) and rng.random() < 0.6:
        following = next_touches(state.actions(), chosen)
        if not following:
            break
        chosen = (*chosen, rng.choice(sorted(following)))
    return chosen


def _matches(game: Game, rng: Random) -> Iterator[Match]:
    """Random games with some sets of options."""
    sets = list(cases(game))
    for case in rng.sample(sets, min(len(sets), 2 + GAMES)):
        yield play(Case(game, case.options), rng)
