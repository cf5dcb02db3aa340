"""What every position and every match of every game must hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from pentapod.contract.random_games import NAMES, NOBODY, About, Case, alike, at, require
from pentapod.engine import link, record
from pentapod.engine.catalog import YOU
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, Path, PositionError, State, resolved
from pentapod.engine.words import Words


def check_match(case: Case, match: Match, rng: Random, thorough: bool = False) -> None:
    """What a match must hold: the costly part at some of its positions, or, to be thorough, at all of them."""
    check_result(case, match.state)
    check_stored(match)
    check_lots(case.game, match)
    for ply in range(match.ply + 1):
        state = match.state_at(ply)
        with at(state):
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
        with at(state):
            before = state.text(), tuple(state.actions())
            check_after(state, rng)
            check_refused(match, rng)
            check_tries(case, state, rng)
            check_resignations(case, state)
            check_position(case.game, state, rng)
            check_words(case, state, rng, thorough)
            check_redeal(case, state, rng)
            check_log(case, state, rng)
            require(
                before == (state.text(), tuple(state.actions())),
                "A position does not change while it is looked at, or played on from.",
            )
        again = play_again(match, ply)
        if ply in stored:
            check_stored(again)


def check_record(game: Game) -> None:
    """The record of a game has names that links can hold, and titles and options that can be read."""
    require(
        re.fullmatch("[a-z0-9]+(~[0-9a-f]+)?", game.id),  # Of an edition with the hash of its table.
        "The id of a game has small letters and digits alone: {id!r}.",
        id=game.id,
    )
    require(0 < game.version < 10_000, "The version of a game is a number from 1 on.", "version")
    words = game.words
    for text in (game.name, words.summary, *game.titles):
        check_plain(text, "summary")
    sentences = sum(words.summary.count(end) for end in ".!?")
    require(sentences <= 2, "A game says in a sentence or two what it is.", "summary")
    ids = [option.id for option in game.options]
    require(len(set(ids)) == len(ids), "Each option has an id of its own.")
    for place, option in enumerate(game.options):
        check_plain(option.label, option.id)
        choices = [choice.id for choice in option.choices]
        require(len(set(choices)) == len(choices) > 0, "Each choice of an option has an id of its own.", option.id)
        for other, needed in option.needs:
            earlier = {known.id: known for known in game.options[:place]}
            known = other in earlier and set(needed) <= {choice.id for choice in earlier[other].choices}
            require(known, "An option needs choices of options before it.", option.id)
        for name in (option.id, *choices):
            require(
                name and not set(name) & set(" =\n"),
                "An id of an option or choice has neither blank nor equals sign: {name!r}.",
                option.id,
                name=name,
            )
        for choice in option.choices:
            check_plain(choice.label, option.id)
            check_plain(choice.help or choice.label, option.id)
    usual = {option.id: option.choices[0].id for option in game.options}
    require(game.choose() == usual, "The first choice of an option is the usual one.")


def check_lots(game: Game, match: Match) -> None:
    """Where the record says that only lots are drawn, chance acts no more once somebody has acted."""
    seats = [step.action.seat for step in match.steps]
    first = next((ply for ply, seat in enumerate(seats) if seat != CHANCE), len(seats))
    require(not game.lots or CHANCE not in seats[first:], "Lots are drawn before anybody acts.")
    require(game.chance or not game.lots, "A game of lots has chance.")


def check_actions(case: Case, state: State) -> None:
    """What is legal is listed in ascending order, each once, none as the beginning of another; and only while it can be
    played on."""
    actions, actors = state.actions(), state.actors
    require(state.result is not None or actions, NOBODY, "ending")
    require(state.result is None or not actions, "Nobody can act once the game is over.", "ending")
    for first, second in pairwise(actions):
        require(first < second, "Actions are listed in ascending order, and each once.", second)
    require({action.seat for action in actions} == set(actors), "Who may act has an action, and nobody else.")
    require(list(actors) == sorted(set(actors)), "Those who may act are in ascending order.")
    require(actors == (CHANCE,) or set(actors) <= set(case.seats), "Whoever acts has a seat.")
    for action in actions:
        require(
            type(action) is Action and action.path and all(action.path),
            "An action has a touch at least, and none is empty.",
            action,
        )
        require(
            action.path[0] != RESIGN[0],
            "No touch is called {name!r}: that is what a seat plays that gives up.",
            action,
            name=RESIGN[0],
        )
    paths = sorted((action.path, action.seat) for action in actions)
    for (first_path, _), (path, seat) in pairwise(paths):
        alike = path[: len(first_path)] == first_path
        require(
            not alike,
            "No action is the beginning of another one, as {one} is of {other}.",
            Action(seat, path),
            one="-".join(first_path),
            other="-".join(path),
        )
    if CHANCE in actors:
        weights = state.weights()
        require(len(weights) == len(actions), "What chance can bring has a weight each.", "weights")
        require(
            all(type(weight) is int and weight > 0 for weight in weights),
            "Weights are whole numbers above 0.",
            "weights",
        )
    if state.automatic:
        require(
            len(actions) == 1 and actors != (CHANCE,),
            "What follows by itself is one action of a seat.",
            actions[0] if actions else "",
        )
    notations = [state.notation(action) for action in actions]
    require(len(set(notations)) == len(paths), "Each action has a notation of its own.")
    for action, text in zip(actions, notations, strict=True):
        require(
            text and text == text.strip() and text.isprintable() and text != RESIGN[0],
            "A notation can be printed, as {text!r} cannot.",
            action,
            text=text,
        )


def check_turn(case: Case, state: State) -> None:
    """Whose turn it is is one who may act, and no secret when nobody else may; who is out does not act."""
    turn, actors, out = state.turn, state.actors, state.out
    require(turn is None or turn in set(actors) - {CHANCE}, "Whose turn it is may act.", "turn")
    if len(actors) == 1:
        require(turn == (None if CHANCE in actors else actors[0]), "It is the turn of whoever alone may act.", "turn")
    seats = set(case.seats)
    require(list(out) == sorted(set(out)), "Those who are out are in ascending order.", "out")
    require(set(out) <= seats, "Who is out has a seat.", "out")
    require(not set(out) & set(actors), "Who is out does not act.", "has_left")


def check_flags(game: Game, state: State) -> None:
    """The game's record knows of chance, races and secrets; what a clock would play is legal."""
    require(game.chance or CHANCE not in state.actors, "A game whose record says so alone has chance.")
    require(game.races or len(state.actors) < 2, "A game whose record says so alone has several actors at once.")
    require(game.hidden or not state.hidden, "A game whose record says so alone hides something.")
    if state.deadline is not None:
        require(state.deadline.action in state.actions(), "What a clock plays is legal.", "deadline")
        require(state.deadline.seconds > 0, "A clock runs for some time.", "deadline")


def check_result(case: Case, state: State) -> None:
    """A game ends with a share for each seat, one in sum, the same for partners; and it is said who has won."""
    result, teams = state.result, case.game.teams(case.options)
    seats = len(case.seats)
    require(result is not None, "A game comes to its end.", "ending")
    assert result is not None
    shares = " and ".join(f"{share:g}" for share in result)
    require(len(result) == seats, "A result has a share for each of {seats} seats.", "ending", seats=seats)
    require(
        abs(sum(result) - 1) < 1e-6, "The shares of a result sum to 1: here they are {shares}.", "ending", shares=shares
    )
    require(
        all(share >= 0 for share in result), "No share is below 0: here they are {shares}.", "ending", shares=shares
    )
    require(seats <= len(case.game.titles), "Each seat has a title.")
    require(sorted(seat for team in teams for seat in team) == list(range(seats)), "Each seat is in one team.")
    require(all(len({result[seat] for seat in team}) == 1 for team in teams), "Partners share alike.", "ending")
    for seat in range(seats):
        told = case.game.words.prompt(state, tuple(YOU if one == seat else NAMES[one] for one in range(seats)))
        wrong = re.search(rf"\b{YOU} (wins|is|has|shares)\b|[^.] {YOU}\b", told)
        require(
            not wrong, "A player is called {you} as English has it, not as in {told!r}.", "ending", you=YOU, told=told
        )


def check_after(state: State, rng: Random) -> None:
    """Everything listed works and leads to the same position each time."""
    actions = state.actions()
    for action in rng.sample(actions, min(len(actions), 200)):
        require(
            state.after(action).text() == state.after(action).text(),
            "The same action leads to the same position each time: only dice and decks bring chance.",
            action,
        )


def check_refused(match: Match, rng: Random) -> None:
    """Anything else is refused with a reason."""
    state = match.state
    legal = set(state.actions())
    for action in set(foreign(match, rng)) - legal:
        for attempt in (state.after, match.play):
            refused(attempt, action)
            check_sentence(match.game.words.illegal(state, action), action)
        check_refusal(match.game, state, action.path)


def refused(attempt: Callable[[Action], object], action: Action) -> None:
    """What is not listed cannot be done."""
    try:
        attempt(action)
    except IllegalAction as error:
        require(error.action == action, "A refusal names the action that it refuses.", action)
    else:
        require(False, "What is not listed cannot be done, as {action} can.", action, action="-".join(action.path))


def check_tries(case: Case, state: State, rng: Random) -> None:
    """Of seats that play; ends no other path before its time; refused in words where it is not legal."""
    tries, legal = state.tries(), set(state.actions())
    require(not tries or state.actors, "Nothing is tried once the game is over.", "tries")
    seats = set(case.seats) - set(state.out)
    require({seat for seat, _ in tries} <= seats, "Only seats that play try something.", "tries")
    seat_of = dict.fromkeys((path, seat) for seat, path in (*tries, *legal))
    require(len({path for path, _ in seat_of}) == len(seat_of), "A path tells its seat.", "tries")
    for (first, _), (second, _) in pairwise(sorted(seat_of)):
        require(second[: len(first)] != first, "What is tried is not the beginning of anything else.", "tries")
    wrong = sorted(set(tries) - legal)
    for action in rng.sample(wrong, min(len(wrong), 8)):
        refused(state.after, action)
        check_refusal(case.game, state, action.path)


def check_refusal(game: Game, state: State, path: Path) -> None:
    """A reason calls the players by the names that are given, else by the game's titles; nobody need ask for it."""
    words = game.words
    about = Action(state.turn or 0, path)
    reason = words.refusal(state, path, NAMES)
    check_sentence(reason, about)
    require(reason == words.refusal(state, path, NAMES, None), "A refusal needs nobody who asks.", about)
    require(
        words.refusal(state, path) == words.refusal(state, path, game.titles),
        "Without names a refusal has the titles of the seats.",
        about,
    )
    titles = {word.strip(".,;:()") for word in reason.replace("'s", "").split()} & set(game.titles)
    require(
        not titles,
        "A refusal calls players by their names, not {titles}: {reason!r}.",
        about,
        titles=", ".join(titles),
        reason=reason,
    )


def foreign(match: Match, rng: Random) -> Iterator[Action]:
    state = match.state
    other = [state, *(match.state_at(rng.randrange(len(match.steps) + 1)) for _ in range(3))]
    some = [action for known in other for action in rng.sample(known.actions(), min(len(known.actions()), 8))]
    seats = range(CHANCE, len(match.seats) + 1)
    for seat, path in (*some, Action(rng.choice(seats), RESIGN)):
        for wrong in (path, path[:-1], (*path, path[-1]), (*path, "done"), path[::-1], (*path[:-1], ""), ()):
            yield Action(seat, wrong)
            yield Action(rng.choice(seats), wrong)


def check_resignations(case: Case, state: State) -> None:
    """Who has given up does not act any more, what is automatic comes first, and when the game is over nobody can."""
    first = resolved(state)
    for seat in case.seats:
        try:
            after = state.resign(seat)
        except IllegalAction as refusal:
            check_sentence(case.game.words.illegal(state, refusal.action))
            continue
        require(state.result is None and seat not in state.out, "Only who plays can resign.", "leave")
        gone = seat in after.out or after.result is not None
        require(gone and set(state.out) <= set(after.out), "Who has resigned is out.", "leave")
        require(
            after.text() == (first if first.result is not None else first.resign(seat)).text(),
            "What follows by itself comes before a resignation.",
            "leave",
        )
        check_actions(case, after)
        check_turn(case, after)
        if after.result is not None:
            check_result(case, after)


def check_position(game: Game, state: State, rng: Random) -> None:
    """Parse and print are a pair, and no text breaks the parser."""
    text = state.text()
    require(text == text.strip() and text.isprintable(), "A position is one line of text.", "text")
    again = game.position(text)
    require(again.text() == text, "A position that is read is written as it was.", "text")
    require(
        tuple(again.actions()) == tuple(game.position(text).actions()),
        "The same position has the same actions, whenever they are asked for.",
        _other(again, game.position(text)),
    )
    require(
        tuple(again.actions()) == tuple(state.actions()) and again.weights() == state.weights(),
        "The text of a position holds all that decides what is legal.",
        _other(again, state),
    )
    require(
        (again.actors, again.turn, again.out) == (state.actors, state.turn, state.out),
        "The text of a position tells who acts.",
        "text",
    )
    require(
        (again.result, again.automatic) == (state.result, state.automatic),
        "The text of a position tells whether the game is over.",
        "ending",
    )
    for wrong in ("", "?", text + " ?", text[:-1], *(mutated(text, rng) for _ in range(12))):
        try:
            other = game.position(wrong)
        except PositionError as error:
            require(
                str(error).endswith("."),
                "What is wrong with a position is a sentence: {why!r}.",
                "impossible",
                why=error,
            )
        else:
            require(
                game.position(other.text()).text() == other.text(),
                "A position that is read is written as it was.",
                "text",
            )
            require(
                (other.result is None) == bool(other.actions()),
                "In any position that is accepted somebody can act, or the game is over: {text}.",
                "impossible",
                text=wrong,
            )


def _other(one: State, other: State) -> About:
    """An action that is in one of two lists alone."""
    return next(iter(sorted({*one.actions()} ^ {*other.actions()})), "")


def mutated(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    piece: str = rng.choice([*text, "", "9", "x", "٣", "-", text[: at + 1]])
    return text[:at] + piece + text[at + rng.randrange(2) :]


def check_words(case: Case, state: State, rng: Random, thorough: bool = False) -> None:
    """Everything that is said is a plain sentence, with the names of those whom it is about.

    Asked of some legal actions, or of all of them.
    """
    seats = len(case.seats)
    names, words = NAMES[:seats], case.game.words
    require(len(case.game.titles) >= seats, "Each seat has a title.")
    prompt = words.prompt(state, names)
    check_sentence(prompt)
    if state.turn is not None:
        require(
            prompt.startswith(f"{names[state.turn]}: "),
            "What is to be done begins with who is to do it, not so: {prompt!r}.",
            prompt=prompt,
        )
    actions = state.actions()
    for action in actions if thorough else rng.sample(actions, min(len(actions), 10)):
        for viewer in (None, CHANCE, *range(seats)):
            check_sentence(words.describe(state, action, names, viewer), action)
            brief = words.brief(state, action, names, viewer)
            check_sentence(brief, action)
            require(
                len(brief) <= MOST_IN_BRIEF,
                "What came of an action is said in {most} characters: {brief!r}.",
                action,
                most=MOST_IN_BRIEF,
                brief=brief,
            )
        if caution := words.caution(state, action, names):
            check_sentence(caution, action)
            require(caution.endswith("?"), "What is to be weighed is a question: {caution!r}.", action, caution=caution)
        if action.seat != CHANCE and not state.automatic:
            said = words.describe(state, action, names)
            require(names[action.seat] in said, "The log says who acted: {said!r}.", action, said=said)
            check_prompts(words, state, action, names)
        check_refusal(case.game, state, (*action.path, "nowhere"))
    check_refusal(case.game, state, ("nowhere",))
    for seat in range(seats):
        stats = words.stats(state, seat)
        labels = {stat.label for stat in stats}
        require(
            stats and len(labels) == len(stats),
            "Each seat has numbers beside its name: a Score or a Number with a label.",
        )
        for stat in stats:
            require(type(stat.value) is int and stat.goal >= 0, "{label!r} is a whole number.", label=stat.label)
            check_plain(stat.label)
            check_plain(stat.words or stat.label)


TWO_LINES: Final = 84
"""So many characters of a prompt find room above the board of a phone, which would move if there were more."""

MOST_IN_BRIEF: Final = 112
"""So many characters a chip of the strip holds on a phone."""


def check_prompts(words: Words[Any], state: State, action: Action, names: Sequence[str]) -> None:
    """There is a prompt after every beginning of a path; while a whole one waits to be confirmed it stays."""
    prompts = [words.prompt(state, names, action.path[:length]) for length in range(len(action.path) + 1)]
    for prompt in prompts:
        check_sentence(prompt, action)
    require(prompts[-1] == prompts[-2], "A prompt stays while an action waits to be confirmed.", action)
    told = tuple("Your turn" if seat == action.seat else name for seat, name in enumerate(names))
    longest = max((words.prompt(state, told, action.path[:length]) for length in range(len(action.path))), key=len)
    question = f"{words.suggest(state, action, names, action.seat)}?"
    for said in (longest, question):
        require(
            len(said) <= TWO_LINES,
            "{count} characters are more than two lines of a phone hold: {said!r}.",
            action,
            count=len(said),
            said=said,
        )


def check_as_told(case: Case, state: State) -> None:
    """What players are to find for themselves is told by nothing but by trying."""
    told, words = state.as_told(), case.game.words
    require(not state.tries() or told.actors == (state.turn,), "Players see that one of them acts.", "as_told")
    if told is state:
        return
    actions = set(state.actions())
    require(
        set(told.actions()) <= actions <= {*told.actions(), *state.tries()},
        "What is legal and not told can be tried.",
        "as_told",
    )
    require(told.as_told() is told and told.tries() == state.tries(), "What can be tried tells nothing.", "as_told")
    require(case.game.position(told.text()).text() == told.text(), "What is told is a position.", "as_told")
    require(
        (told.turn, told.out, told.hidden, told.result) == (state.turn, state.out, state.hidden, state.result),
        "What is told is the same position otherwise.",
        "as_told",
    )
    require(words.prompt(told, NAMES) == words.prompt(state, NAMES), "A prompt tells nothing.", "prompt")
    for seat, path in actions:
        require(
            words.refusal(told, path, NAMES, seat) == words.refusal(state, path, NAMES, seat),
            "A refusal tells nothing.",
            Action(seat, path),
        )


MARKUP: Final = set("<>{}*_`\\")


def check_plain(text: str, about: About = "") -> bool:
    require(
        text and text == text.strip() and text.isprintable() and not set(text) & MARKUP,
        "What is said is plain text, without {markup}: {text!r}.",
        about,
        markup=" ".join(sorted(MARKUP)),
        text=text,
    )
    return True


def check_sentence(text: str, about: About = "") -> None:
    check_plain(text, about)
    require(text[-1] in ".!?", "What is said is a sentence, with a full stop: {text!r}.", about, text=text)


def check_redeal(case: Case, state: State, rng: Random) -> None:
    """A new deal changes nothing that the seat sees, and what was dealt can be played on."""
    for seat in (None, *case.seats):
        dealt = state.redeal(seat, rng)
        require(case.game.hidden or dealt.text() == state.text(), "In an open game nothing is dealt anew.", "redeal")
        require(case.game.position(dealt.text()).text() == dealt.text(), "What was dealt anew is a position.", "redeal")
        check_actions(case, dealt)
        for (about, one), (_, other) in zip(seen(case, dealt, seat), seen(case, state, seat), strict=False):
            alike(other, one, "Nothing that others see depends on a hidden hand", about)
        touches = [action.path[0] for action in (*state.actions()[-4:], *dealt.actions()[-4:])]
        check_refused_alike(case.game.words, state, dealt, seat, [(touch,) for touch in (*touches, "nowhere")])
        require(dealt.redeal(seat, rng).actors == state.actors, "Who acts is no secret.", "redeal")
        lot = rng.random()
        require(
            dealt.redeal(seat, Random(lot)).text() == state.redeal(seat, Random(lot)).text(),
            "A new deal depends on nothing that is hidden.",
            "redeal",
        )


def check_log(case: Case, state: State, rng: Random) -> None:
    """The log says nothing of a hidden hand that the position after the action does not show as well."""
    words, actions = case.game.words, state.actions()
    for seat in (None, *case.seats) if state.hidden else ():
        dealt, lot = state.redeal(seat, rng), rng.random()
        legal = {*dealt.actions()}
        for action in rng.sample(actions, min(len(actions), 8)):
            if action in legal and _known(state, action, seat, lot) == _known(dealt, action, seat, lot):
                one, other = (words.describe(known, action, NAMES, seat) for known in (state, dealt))
                alike(one, other, "The log says nothing of a hidden hand", action)


def _known(state: State, action: Action, seat: int | None, lot: float) -> str:
    """What a seat can know of the position after an action, as text."""
    return state.after(action).redeal(seat, Random(lot)).text()


def check_refused_alike(
    words: Words[Any], state: State, dealt: State, viewer: int | None, paths: Iterable[Path]
) -> None:
    """Touches are refused in the same words, however what the viewer cannot know was dealt."""
    for path in paths:
        reason, about = words.refusal(state, path, NAMES, viewer), Action(state.turn or 0, path)
        check_sentence(reason, about)
        alike(reason, words.refusal(dealt, path, NAMES, viewer), "No refusal depends on a hidden hand", about)
        fact, instead = repr(state.why_not(path, viewer)), repr(dealt.why_not(path, viewer))
        rule = "No reason depends on a hidden hand: {one}, or with another hand {other}."
        require(fact == instead, rule, about, one=fact, other=instead)


def seen(case: Case, state: State, seat: int | None) -> Iterator[tuple[About, object]]:
    """What a seat, or an onlooker, knows of a position; and what it is about."""
    words = case.game.words
    own = [action for action in state.actions() if action.seat == seat]
    yield "", own
    for action in own:
        yield action, words.describe(state, action, NAMES, seat)
        yield action, words.brief(state, action, NAMES, seat)
        yield action, words.caution(state, action, NAMES)
    for other in case.seats:
        yield "", words.stats(state, other)
    yield "", (state.actors, state.turn, state.out, state.result)
    yield "", words.prompt(state, NAMES, (), seat)


def play_again(match: Match, ply: int) -> Match:
    """The beginning of a match, played action by action."""
    again = match.anew()
    for step in match.steps[:ply]:
        if step.action.path == RESIGN:
            again.resign(step.action.seat)
        else:
            again.play(step.action)
    require(again.state.text() == match.state_at(ply).text(), "The same actions lead to the same position.")
    return again


def check_stored(match: Match) -> None:
    """Link and record give the same match back, position by position."""
    fragment = link.encode(match)
    written = record.write(match, NAMES[: len(match.seats)])

    def find(_id: str, _version: int) -> Game:
        return match.game

    told = record.read(written, find)
    require(record.write(told.match, told.names) == written, "A record that is read is written as it was.")
    for again in (link.decode(fragment, find), told.match):
        require(
            (again.options, again.origin) == (match.options, match.origin), "Links and records tell how a game begins."
        )
        require(
            [step.action for step in again.steps] == [step.action for step in match.steps],
            "Links and records give all actions back.",
        )
        require(again.state.text() == match.latest.text(), "Links and records give the last position back.")
        half = len(match.steps) // 2
        require(
            (link.encode(again), link.encode(again, half)) == (fragment, link.encode(match, half)),
            "The game of a link has the same link.",
        )
