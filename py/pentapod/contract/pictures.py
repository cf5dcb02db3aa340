"""What every picture of every game must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from re import findall, sub
from typing import Any

from pentapod import games
from pentapod.contract.positions import check_plain, check_refused_alike, check_sentence
from pentapod.contract.random_games import NAMES, Case, alike, require
from pentapod.engine.state import CHANCE, Action, Path, State
from pentapod.engine.touches import completed, next_touches
from pentapod.engine.words import Words
from pentapod.scene.shapes import TALL, WIDE, Group, Rect, Scene, Shape, Text, View
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Palette, themes


def check_scenes(case: Case, state: State, rng: Random) -> None:
    """From both sides, one of them in a wide window and the other in a tall one, as it falls."""
    draw, words = games.painter(case.game.id), case.game.words
    seats = case.seats
    for flip, room in zip((False, True), rng.sample((WIDE, TALL), 2), strict=True):
        viewer = rng.choice((None, CHANCE, *seats))
        paths = (*state.actions(), *state.tries())
        for chosen in chosen_so_far(paths, rng):
            view = View(viewer, chosen, flip, room)
            scene = draw(state, view)
            check_parts(scene)
            check_svg(scene, games.colours(case.game.id), rng)
            check_names(case, scene, draw(state, view._replace(names=NAMES[: len(seats)])))
            idle = glowing(draw(state, view._replace(idle=True)))
            require(not idle, "No button looks as if it could be pressed while nobody may act.")
            touches = {target.touch for target in scene.targets}
            for target in scene.targets:
                title, *sentences = words.about(state, target.touch, NAMES, viewer) or ("None",)
                assert check_plain(title)
                for sentence in sentences:
                    check_sentence(sentence)
            if state.actors != (CHANCE,) and not case.game.hidden and not state.automatic:
                for touch in set(next_touches(paths, chosen)) - touches:
                    action = next(action for action in paths if action.path[: len(chosen) + 1] == (*chosen, touch))
                    require(False, "All that can be touched is in the picture: {touch!r} is not.", action, touch=touch)
        for seat in (None, *seats) if case.game.hidden else ():
            view = View(seat, (), flip, room)
            dealt, picture = state.redeal(seat, rng), draw(state, view)
            check_same(picture, draw(dealt, view))
            for target in picture.targets:
                check_about(words, state, dealt, target.touch, seat)


def check_waiting(case: Case, state: State, rng: Random, count: int = 4) -> None:
    """A picture is drawn while an action, whole already, waits to be confirmed."""
    draw = games.painter(case.game.id)
    for action in rng.sample(state.actions(), min(len(state.actions()), count)):
        check_parts(draw(state, View(action.seat, action.path, rng.random() < 0.5, rng.choice((WIDE, TALL)))))


def check_refusals(case: Case, state: State, rng: Random) -> None:
    """Everybody is told why a target cannot be touched, and what it is, in the same words however the rest is dealt."""
    draw, seats = games.painter(case.game.id), case.seats
    words = case.game.words
    views = (View(CHANCE), View(rng.choice(seats)))
    touches = sorted({target.touch for view in views for target in draw(state, view).targets})
    for viewer in (None, *seats) if state.hidden else (rng.choice((None, CHANCE, *seats)),):
        dealt = state.redeal(viewer, rng) if state.hidden else state
        check_refused_alike(words, state, dealt, viewer, [(touch,) for touch in touches])
        check_refused_alike(words, state, dealt, viewer, [(touch, rng.choice(touches)) for touch in touches])
        for touch in touches:
            check_about(words, state, dealt, touch, viewer)


def check_about(words: Words[Any], state: State, dealt: State, touch: str, viewer: int | None) -> None:
    """What is known of a target tells nothing of a hidden hand."""
    require(
        words.about(dealt, touch, NAMES, viewer) == words.about(state, touch, NAMES, viewer),
        "What is known of {touch!r} does not depend on a hidden hand.",
        "about",
        touch=touch,
    )


def check_same(picture: Scene, other: Scene) -> None:
    """Two pictures are one: nothing that is drawn, written or labelled depends on a hidden hand."""
    if picture == other:
        return
    one, two = (
        [*written(scene.things), *(target.label for target in scene.targets), scene.label] for scene in (picture, other)
    )
    said = next(((text, instead) for text, instead in zip(one, two, strict=False) if text != instead), None)
    rule = "Nothing in the picture depends on a hidden hand"
    if said:
        alike(*said, rule, "shown")
    require(False, f"{rule}.", "redeal")


def written(shapes: Sequence[Shape]) -> Iterator[str]:
    """All that is written in a picture."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape.text
        elif isinstance(shape, Group):
            yield from written(shape.shapes)


def glowing(scene: Scene) -> list[str]:
    """The touches of buttons that are drawn as if they could be pressed now: their frame has the accent's colour."""
    lit = [frame for frame in frames(scene.things) if "accent" in (frame.fill, frame.stroke)]
    return [
        target.touch
        for target in scene.targets
        if any(abs(target.x - frame.x) + abs(target.w - frame.w) + abs(target.y - frame.y) < 20 for frame in lit)
    ]


def frames(shapes: Sequence[Shape]) -> Iterator[Rect]:
    """All rectangles, those in groups that are neither scaled nor turned sideways at the place where they are seen."""
    for shape in shapes:
        if isinstance(shape, Rect):
            yield shape
        elif isinstance(shape, Group) and shape.scale == 1 and shape.turn in (0, 180):
            for rect in frames(shape.shapes):
                left, top = (-rect.x - rect.w, -rect.y - rect.h) if shape.turn else (rect.x, rect.y)
                yield rect._replace(x=shape.x + left, y=shape.y + top)


def chosen_so_far(actions: Sequence[Action], rng: Random) -> Iterator[Path]:
    """Nothing chosen, and one action on its way, touch by touch."""
    chosen: Path = ()
    yield chosen
    while actions and completed(actions, chosen) is None:
        chosen = (*chosen, rng.choice(next_touches(actions, chosen)))
        if completed(actions, chosen) is None:
            yield chosen


def check_names(case: Case, scene: Scene, named: Scene) -> None:
    """Labels call the seats by the names of those who play, where there are any, as the sentences do."""
    labels = [*(target.label for target in scene.targets), scene.label]
    titles = case.game.titles[: len(case.seats)]
    for untitled, label in zip(labels, [*(target.label for target in named.targets), named.label], strict=True):
        titled = any(f"{one}'s" in label for one in titles)
        require(not titled, "Labels call the players by their names, not as in {label!r}.", label=label)
        for seat, one in enumerate(titles):
            label = sub(rf"\b{NAMES[seat]}\b", one, label)
        require(label == untitled, "Without names labels have the titles of the seats: {label!r}.", label=label)


def check_parts(scene: Scene) -> None:
    """Targets within the picture, each with a touch and a label; things with keys of their own."""
    touches = Counter(target.touch for target in scene.targets)
    twice = next((touch for touch, count in touches.items() if count > 1), "")
    require(
        not twice, "Two things that can be touched have two names: {touch!r} is there twice.", (twice,), touch=twice
    )
    for target in scene.targets:
        require(
            target.label.strip() and target.w > 0 and target.h > 0,
            "What can be touched has a label and a size: {touch!r}.",
            (target.touch,),
            touch=target.touch,
        )
        require(
            target.x >= 0 and target.y >= 0 and target.x + target.w <= scene.w and target.y + target.h <= scene.h,
            "What can be touched is within the picture: {touch!r} is not.",
            (target.touch,),
            touch=target.touch,
        )
    require(scene.label, "A picture has a label.")
    keys = [shape.key for shape in (*scene.ground, *scene.things) if isinstance(shape, Group) and shape.key]
    require(len(set(keys)) == len(keys), "Things that glide have keys of their own.")


def check_svg(scene: Scene, colours: Palette, rng: Random | None = None) -> None:
    """It can be written out, with and without a theme, and uses only shared colours and those of its game.

    Every theme is tried; with an `rng`, one of them.
    """
    every = themes(colours)
    plain = to_svg(scene)
    for svg in (plain, *(to_svg(scene, theme) for theme in ((rng.choice(every),) if rng else every))):
        require(svg.startswith("<svg") and svg.endswith("</svg>"), "A picture is SVG.")
    strange = set(findall(r"var\(--([^)]*)\)", plain)) - every[0].colours.keys()
    require(not strange, "A picture has no other colours than a theme: {colours}.", colours=", ".join(sorted(strange)))
