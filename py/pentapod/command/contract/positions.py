"""What every position and every match of every game must hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from every_game import find
from pentapod.engine import link, record
from pentapod.engine.english import YOU
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, Path, PositionError, State, resolved
from pentapod.engine.words import Words
from random_play import NAMES, Case


def check_match(case: Case, match: Match, rng: Random, thorough: bool = False) -> None:
    """What a match must hold: the costly part at some of its positions, or, to be thorough, at all of them."""
    check_result(case, match.state)
    check_stored(match)
    check_lots(case.game, match)
    for ply in range(match.ply + 1):
        state = match.state_at(ply)
        check_actions(case, state)
        check_turn(case, state)
        check_flags(case.game, state)
        if state.tries():
            check_as_told(case, state)
    some = {match.ply, *(rng.randrange(match.ply + 1) for _ in range(3))}
    asked = sorted(range(match.ply + 1) if thorough else some)
    stored = asked if thorough else [rng.choice(asked)]
    for ply in asked:
        match.go(ply)
        state = match.state
        before = state.text(), tuple(state.actions())
        check_after(state, rng)
        check_refused(match, rng)
        check_tries(case, state, rng)
        check_resignations(case, state)
        check_position(case.game, state, rng)
        check_words(case, state, rng, thorough)
        check_redeal(case, state, rng)
        assert before == (state.text(), tuple(state.actions())), "a state changed"
        again = play_again(match, ply)
        if ply in stored:
            check_stored(again)


def check_lots(game: Game, match: Match) -> None:
    """Where the record says that only lots are drawn, chance acts no more once somebody has acted."""
    seats = [step.action.seat for step in match.steps]
    first = next((ply for ply, seat in enumerate(seats) if seat != CHANCE), len(seats))
    assert not game.lots or CHANCE not in seats[first:]
    assert game.chance or not game.lots


def check_actions(case: Case, state: State) -> None:
    """Ascending, unique, prefix-free across seats, and consistent with who may act."""
    actions, actors = state.actions(), state.actors
    assert all(first < second for first, second in pairwise(actions))
    assert {action.seat for action in actions} == set(actors)
    assert list(actors) == sorted(set(actors))
    assert actors == (CHANCE,) or set(actors) <= set(range(case.game.seats(case.options)))
    assert (state.result is None) == bool(actions)
    paths = sorted(action.path for action in actions)
    assert not any(second[: len(first)] == first for first, second in pairwise(paths))
    assert all(type(action) is Action and action.path and all(action.path) for action in actions)
    assert all(path[0] != RESIGN[0] for path in paths)
    if CHANCE in actors:
        weights = state.weights()
        assert len(weights) == len(actions)
        assert all(type(weight) is int and weight > 0 for weight in weights)
    if state.automatic:
        assert len(actions) == 1
        assert actors != (CHANCE,)
    notations = [state.notation(action) for action in actions]
    assert len(set(notations)) == len(paths)
    assert all(text and text == text.strip() and text.isprintable() for text in notations)
    assert RESIGN[0] not in notations


def check_turn(case: Case, state: State) -> None:
    """Whose turn it is is one who may act, and no secret when nobody else may; who is out does not act."""
    turn, actors, out = state.turn, state.actors, state.out
    assert turn is None or turn in set(actors) - {CHANCE}
    assert len(actors) != 1 or turn == (None if CHANCE in actors else actors[0])
    assert list(out) == sorted(set(out))
    assert set(out) <= set(range(case.game.seats(case.options))) - set(actors)


def check_flags(game: Game, state: State) -> None:
    """The game's record knows of chance, races and secrets; what a clock would play is legal."""
    assert game.chance or CHANCE not in state.actors
    assert game.races or len(state.actors) < 2
    assert game.hidden or not state.hidden
    if state.deadline is not None:
        assert state.deadline.action in state.actions()
        assert state.deadline.seconds > 0


def check_result(case: Case, state: State) -> None:
    """One share per seat, one in sum, the same for partners."""
    result, teams = state.result, case.game.teams(case.options)
    assert result is not None
    seats = case.game.seats(case.options)
    assert len(result) == seats <= len(case.game.titles)
    assert sum(result) == pytest.approx(1)
    assert all(share >= 0 for share in result)
    assert sorted(seat for team in teams for seat in team) == list(range(seats))
    assert all(len({result[seat] for seat in team}) == 1 for team in teams)
    for seat in range(seats):
        told = case.game.words.prompt(state, tuple(YOU if one == seat else NAMES[one] for one in range(seats)))
        assert not re.search(rf"\b{YOU} (wins|is|has|shares)\b|[^.] {YOU}\b", told), told


def check_after(state: State, rng: Random) -> None:
    """Everything listed works and leads to the same position each time."""
    actions = state.actions()
    for action in rng.sample(actions, min(len(actions), 200)):
        assert state.after(action).text() == state.after(action).text()


def check_refused(match: Match, rng: Random) -> None:
    """Anything else is refused with a reason."""
    state = match.state
    legal = set(state.actions())
    for action in set(foreign(match, rng)) - legal:
        for attempt in (state.after, match.play):
            with pytest.raises(IllegalAction) as refusal:
                attempt(action)
            assert refusal.value.action == action
            check_sentence(match.game.words.illegal(state, action))
        check_refusal(match.game, state, action.path)


def check_tries(case: Case, state: State, rng: Random) -> None:
    """Of seats that play; ends no other path before its time; refused in words where it is not legal."""
    tries, legal = state.tries(), set(state.actions())
    assert not tries or state.actors
    assert {seat for seat, _ in tries} <= set(range(case.game.seats(case.options))) - set(state.out)
    seat_of = dict.fromkeys((path, seat) for seat, path in (*tries, *legal))
    assert len({path for path, _ in seat_of}) == len(seat_of), "a path does not tell its seat"
    assert not any(second[: len(first)] == first for (first, _), (second, _) in pairwise(sorted(seat_of)))
    wrong = sorted(set(tries) - legal)
    for action in rng.sample(wrong, min(len(wrong), 8)):
        with pytest.raises(IllegalAction):
            state.after(action)
        check_refusal(case.game, state, action.path)


def check_refusal(game: Game, state: State, path: Path) -> None:
    """A reason calls the players by the names that are given, else by the game's titles; nobody need ask for it."""
    words = game.words
    assert words.refusal(state, path, NAMES) == words.refusal(state, path, NAMES, None)
    assert words.refusal(state, path) == words.refusal(state, path, game.titles)
    reason = words.refusal(state, path, NAMES)
    check_sentence(reason)
    assert not {word.strip(".,;:()") for word in reason.replace("'s", "").split()} & set(game.titles)


def foreign(match: Match, rng: Random) -> Iterator[Action]:
    state = match.state
    other = [state, *(match.state_at(rng.randrange(len(match.steps) + 1)) for _ in range(3))]
    some = [action for known in other for action in rng.sample(known.actions(), min(len(known.actions()), 8))]
    seats = range(CHANCE, match.game.seats(match.options) + 1)
    for seat, path in (*some, Action(rng.choice(seats), RESIGN)):
        for wrong in (path, path[:-1], (*path, path[-1]), (*path, "done"), path[::-1], (*path[:-1], ""), ()):
            yield Action(seat, wrong)
            yield Action(rng.choice(seats), wrong)


def check_resignations(case: Case, state: State) -> None:
    """Who has given up does not act any more, what is automatic comes first, and when the game is over nobody can."""
    first = resolved(state)
    for seat in range(case.game.seats(case.options)):
        try:
            after = state.resign(seat)
        except IllegalAction as refusal:
            check_sentence(case.game.words.illegal(state, refusal.action))
            continue
        assert state.result is None
        assert seat not in state.out
        assert seat in after.out or after.result is not None
        assert set(state.out) <= set(after.out)
        assert after.text() == (first if first.result is not None else first.resign(seat)).text()
        check_actions(case, after)
        check_turn(case, after)
        if after.result is not None:
            check_result(case, after)


def check_position(game: Game, state: State, rng: Random) -> None:
    """Parse and print are a pair, and no text breaks the parser."""
    text = state.text()
    assert text == text.strip()
    assert text.isprintable()
    again = game.position(text)
    assert again.text() == text
    assert tuple(again.actions()) == tuple(state.actions())
    assert again.weights() == state.weights()
    assert (again.actors, again.turn, again.out) == (state.actors, state.turn, state.out)
    assert (again.result, again.automatic) == (state.result, state.automatic)
    for wrong in ("", "?", text + " ?", text[:-1], *(mutated(text, rng) for _ in range(12))):
        try:
            other = game.position(wrong)
        except PositionError as error:
            assert str(error).endswith(".")
        else:
            assert game.position(other.text()).text() == other.text()
            assert (other.result is None) == bool(other.actions()), wrong


def mutated(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    piece: str = rng.choice([*text, "", "9", "x", "٣", "-", text[: at + 1]])
    return text[:at] + piece + text[at + rng.randrange(2) :]


def check_words(case: Case, state: State, rng: Random, thorough: bool = False) -> None:
    """Everything that is said is a plain sentence, with the names of those whom it is about.

    Asked of some legal actions, or of all of them.
    """
    seats = case.game.seats(case.options)
    names, words = NAMES[:seats], case.game.words
    assert len(case.game.titles) >= seats
    prompt = words.prompt(state, names)
    check_sentence(prompt)
    if state.turn is not None:
        assert prompt.startswith(f"{names[state.turn]}: "), prompt
    actions = state.actions()
    for action in actions if thorough else rng.sample(actions, min(len(actions), 10)):
        for viewer in (None, CHANCE, *range(seats)):
            check_sentence(words.describe(state, action, names, viewer))
            brief = words.brief(state, action, names, viewer)
            check_sentence(brief)
            assert len(brief) <= MOST_IN_BRIEF, brief
        if caution := words.caution(state, action, names):
            check_sentence(caution)
            assert caution.endswith("?")
        if action.seat != CHANCE and not state.automatic:
            assert names[action.seat] in words.describe(state, action, names)
            check_prompts(words, state, action, names)
        check_refusal(case.game, state, (*action.path, "nowhere"))
    check_refusal(case.game, state, ("nowhere",))
    for seat in range(seats):
        stats = words.stats(state, seat)
        assert stats
        assert len({stat.label for stat in stats}) == len(stats)
        assert all(check_plain(stat.label) and type(stat.value) is int and stat.goal >= 0 for stat in stats)
        assert all(check_plain(stat.words) for stat in stats if stat.words)


TWO_LINES = 84
"""So many characters of a prompt find room above the board of a phone, which would move if there were more."""

MOST_IN_BRIEF = 112
"""So many characters a chip of the strip holds on a phone."""


def check_prompts(words: Words[Any], state: State, action: Action, names: Sequence[str]) -> None:
    """There is a prompt after every beginning of a path; while a whole one waits to be confirmed it stays."""
    prompts = [words.prompt(state, names, action.path[:length]) for length in range(len(action.path) + 1)]
    for prompt in prompts:
        check_sentence(prompt)
    assert prompts[-1] == prompts[-2], "a prompt is another one while an action waits to be confirmed"
    told = tuple("Your turn" if seat == action.seat else name for seat, name in enumerate(names))
    longest = max((words.prompt(state, told, action.path[:length]) for length in range(len(action.path))), key=len)
    question = f"{words.suggest(state, action, names, action.seat)}?"
    for said in (longest, question):
        assert len(said) <= TWO_LINES, f"no two lines of a phone hold it: {said}"


def check_as_told(case: Case, state: State) -> None:
    """What players are to find for themselves is told by nothing but by trying."""
    told, words = state.as_told(), case.game.words
    assert not state.tries() or told.actors == (state.turn,)
    if told is state:
        return
    actions = set(state.actions())
    assert set(told.actions()) <= actions <= {*told.actions(), *state.tries()}
    assert told.as_told() is told
    assert told.tries() == state.tries()
    assert case.game.position(told.text()).text() == told.text()
    assert (told.turn, told.out, told.hidden, told.result) == (state.turn, state.out, state.hidden, state.result)
    assert words.prompt(told, NAMES) == words.prompt(state, NAMES)
    for seat, path in actions:
        assert words.refusal(told, path, NAMES, seat) == words.refusal(state, path, NAMES, seat)


def check_plain(text: str) -> bool:
    assert text
    assert text == text.strip()
    assert text.isprintable()
    assert not set(text) & set("<>{}*_`\\")
    return True


def check_sentence(text: str) -> None:
    check_plain(text)
    assert text[-1] in ".!?", text


def check_redeal(case: Case, state: State, rng: Random) -> None:
    """A new deal changes nothing that the seat sees, and what was dealt can be played on."""
    for seat in (None, *range(case.game.seats(case.options))):
        dealt = state.redeal(seat, rng)
        assert case.game.hidden or dealt.text() == state.text()
        assert case.game.position(dealt.text()).text() == dealt.text()
        check_actions(case, dealt)
        assert seen(case, dealt, seat) == seen(case, state, seat)
        touches = [action.path[0] for action in (*state.actions()[-4:], *dealt.actions()[-4:])]
        check_refused_alike(case.game.words, state, dealt, seat, [(touch,) for touch in (*touches, "nowhere")])
        assert dealt.redeal(seat, rng).actors == state.actors
        lot = rng.random()
        assert dealt.redeal(seat, Random(lot)).text() == state.redeal(seat, Random(lot)).text(), "a deal knows a secret"


def check_refused_alike(
    words: Words[Any], state: State, dealt: State, viewer: int | None, paths: Iterable[Path]
) -> None:
    """Touches are refused in the same words, however what the viewer cannot know was dealt."""
    for path in paths:
        reason = words.refusal(state, path, NAMES, viewer)
        check_sentence(reason)
        assert words.refusal(dealt, path, NAMES, viewer) == reason, f"{path} tells {viewer} a secret"


def seen(case: Case, state: State, seat: int | None) -> object:
    """What a seat, or an onlooker, knows of a position."""
    words = case.game.words
    own = [action for action in state.actions() if action.seat == seat]
    said = [
        (
            words.describe(state, action, NAMES, seat),
            words.brief(state, action, NAMES, seat),
            words.caution(state, action, NAMES),
        )
        for action in own
    ]
    stats = [words.stats(state, other) for other in range(case.game.seats(case.options))]
    return own, said, stats, state.actors, state.turn, state.out, state.result, words.prompt(state, NAMES, (), seat)


def play_again(match: Match, ply: int) -> Match:
    """The beginning of a match, played action by action."""
    again = match.anew()
    for step in match.steps[:ply]:
        if step.action.path == RESIGN:
            again.resign(step.action.seat)
        else:
            again.play(step.action)
    assert again.state.text() == match.state_at(ply).text()
    return again


def check_stored(match: Match) -> None:
    """Link and record give the same match back, position by position."""
    fragment = link.encode(match)
    written = record.write(match, NAMES[: match.game.seats(match.options)])
    told = record.read(written, find)
    assert record.write(told.match, told.names) == written
    for again in (link.decode(fragment, find), told.match):
        assert (again.options, again.origin) == (match.options, match.origin)
        assert [step.action for step in again.steps] == [step.action for step in match.steps]
        assert again.state.text() == match.latest.text()
        assert link.encode(again) == fragment
        assert link.encode(match, len(match.steps) // 2) == link.encode(again, len(match.steps) // 2)
