"""What else a position says: whose turn it is, how long the game lasts, who plays with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.editing import CannotEdit, Knob, choices_of, numbers
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.pocketmodel.data.table import LETTERS, TURN_CAP
from pentapod.games.pocketmodel.editor.changes import (
    before_first,
    begin_turn,
    finished,
    fleets_of,
    has_begun,
    set_deck,
    set_fleets,
    set_players,
    start_over,
    table_of,
    turn_begins,
)
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.ending.elimination import leave
from pentapod.games.pocketmodel.rules.ending.endings import ahead, finish
from pentapod.games.pocketmodel.rules.position import ACTED, OBJECTIVE_DONE, EndingKind, Position, with_item
from pentapod.games.pocketmodel.words.words import PocketModelWords

_NOW: Final = "now"
_ENDED: Final = "ended"
_OBJECTIVE: Final = "objective"
_PLAYERS: Final = "players"
_LENGTH: Final = "turns"
_DECK: Final = "deck"
_LEFT: Final = "left"
"""Before the number of a seat, like `_DECK`."""

_FIRST: Final = "first"
_BUILD: Final = "build"
_ON: Final = "on"


def knobs(state: State, words: PocketModelWords) -> tuple[Knob, ...]:
    """Whose turn it is and what counts for it, then who plays with what."""
    position = table_of(state)
    return tuple(_knobs(position, isinstance(state, Building), words))


def _knobs(position: Position, building: bool, words: PocketModelWords) -> Iterator[Knob]:
    names, no_yes = words.knob_names, choices_of(words.no_yes)
    now = _BUILD if building else _now(position)
    yield Knob(_NOW, names[_NOW], tuple(_nows(position, now, words)), now)
    counts = numbers((*range(21), *range(20, TURN_CAP + 1, 10), TURN_CAP - 1, position.turns))
    yield Knob(_ENDED, names[_ENDED], counts, str(position.turns))
    if has_begun(position) and not position.ending:
        played = "yes" if position.flags & OBJECTIVE_DONE else "no"
        yield Knob(_OBJECTIVE, names[_OBJECTIVE], no_yes, played)
    options = {option.id: option for option in words.options}
    length = options[_LENGTH]
    yield Knob(_LENGTH, length.label, length.choices, "cap" if position.capped else "free")
    players = options[_PLAYERS]
    yield Knob(_PLAYERS, players.label, players.choices, str(len(position.decks)))
    for seat in position.seats:
        deck = options[f"{_DECK}{seat}"]
        yield Knob(deck.id, deck.label, deck.choices, position.decks[seat])
    if len(position.decks) > 2:
        for seat in position.seats:
            left = "no" if position.slots[seat] else "yes"
            yield Knob(f"{_LEFT}{seat}", words.has_left(seat), no_yes, left)


def _now(position: Position) -> str:
    if position.ending:
        return f"{position.ending.kind}-{_letters(position.ending.winners)}"
    if not has_begun(position):
        return _FIRST
    return _ON if position.turn is None or not turn_begins(position) else LETTERS[position.turn]


def _letters(seats: tuple[int, ...] | list[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def _nows(position: Position, now: str, words: PocketModelWords) -> Iterator[Choice]:
    """Every turn that could begin, and every end of the game."""
    here = _here(position)
    if now == _BUILD:
        yield Choice(_BUILD, words.fleets_built)
    if now == _ON:
        yield Choice(_ON, words.under_way(position.turn))
    for seat in here:
        yield Choice(LETTERS[seat], words.turn_begins(seat))
    yield Choice(_FIRST, words.before_first)
    ends = [
        *(Choice(f"win-{LETTERS[seat]}", words.won(seat)) for seat in here),
        Choice(f"draw-{_letters(here)}", words.left_together),
        Choice(f"quiet-{_letters(here)}", words.nobody_acted),
        Choice(f"cap-{_letters(ahead(position, here))}", words.most_turns),
    ]
    yield from ends
    if position.ending and now not in [choice.id for choice in ends]:
        yield Choice(now, words.other_end)


def _here(position: Position) -> list[int]:
    """The seats whose things have not left the game."""
    return [seat for seat in position.seats if position.slots[seat]]


def turn(state: State, knob: str, choice: str) -> State:
    """Set a knob to another of its choices. Raises `CannotEdit` where only two players are left."""
    draft = table_of(state)
    if knob == _NOW:
        _set_now(draft, choice)
    elif knob == _ENDED:
        draft.turns = int(choice)
        draft.quiet = min(draft.quiet, draft.turns)
    elif knob == _OBJECTIVE:
        draft.flags ^= OBJECTIVE_DONE
        draft.flags = draft.flags | ACTED if draft.flags & ~ACTED else 0
    elif knob == _LENGTH:
        draft.capped = choice == "cap"
    elif knob == _PLAYERS:
        set_players(draft, int(choice))
    elif knob.startswith(_LEFT):
        _set_left(draft, int(knob[-1]), choice == "yes")
    elif choice == OWN:
        draft.decks = with_item(draft.decks, int(knob[-1]), OWN)
    else:
        set_deck(draft, int(knob[-1]), choice)
    return finished(draft)


def _set_now(draft: Position, choice: str) -> None:
    if choice == _FIRST:
        start_over(draft)
        return
    begin_turn(draft, LETTERS.index(choice) if choice in LETTERS else draft.turn)
    how, dash, letters = choice.partition("-")
    if dash:
        winners = tuple(LETTERS.index(letter) for letter in letters)
        if how in (EndingKind.WIN, EndingKind.DRAW):
            draft.out = tuple(seat for seat in draft.seats if how == EndingKind.DRAW or seat not in winners)
        finish(draft, EndingKind(how), winners)


def _set_left(draft: Position, seat: int, left: bool) -> None:
    """Let a seat leave with everything that it has, or come back with its deck."""
    if not left:
        set_deck(draft, seat, draft.decks[seat])
        return
    if len(_here(draft)) < 3:
        raise CannotEdit(PocketModelWords.two_must_stay)
    first = not has_begun(draft)
    begin_turn(draft, draft.turn)
    leave(draft, (seat,))
    set_fleets(draft, fleets_of(draft))
    if first:
        before_first(draft)
