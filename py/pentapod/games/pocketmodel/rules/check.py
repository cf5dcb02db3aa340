"""Whether a position that is well written can exist. Every fault is an `ImpossiblePosition` that names the part."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    COMBAT,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    LETTERS,
    OBJECTIVES,
    TURN_CAP,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.data.vocabulary import OWN_TARGETS
from pentapod.games.pocketmodel.rules.cards import counted, together
from pentapod.games.pocketmodel.rules.combat import may_attack
from pentapod.games.pocketmodel.rules.dice import ROLLS
from pentapod.games.pocketmodel.rules.effects import ATTACKER, DEFENDER, JAMMED
from pentapod.games.pocketmodel.rules.endings import (
    ATTACKER_ANSWERS,
    ATTACKER_REROLLS,
    DEFENDER_ROLLS,
    DESTRUCTION,
    PHASES,
    in_battle,
)
from pentapod.games.pocketmodel.rules.position import (
    AIM,
    BATTLE,
    DOWN,
    DRAW,
    EMPTY,
    FIRST,
    HOP,
    MOVE,
    ORDER,
    PAIR,
    PLACE,
    REROLL,
    RESERVES,
    REVEAL,
    STRIKE,
    STRIKERS,
    SWAP,
    TURN,
    TURN_UP,
    Position,
    Step,
)
from pentapod.games.pocketmodel.rules.roster import CONTESTED, RESERVE, stars_of
from pentapod.games.pocketmodel.rules.steps import KINDS
from pentapod.games.pocketmodel.rules.strike import READY, REROLLING, RESULT
from pentapod.games.pocketmodel.rules.turn import placeable, start_total


def fail(part: str, message: str) -> ImpossiblePosition:
    return ImpossiblePosition(part, message)


def check(position: Position, words: Sequence[str]) -> None:
    """Raises `ImpossiblePosition`. `words` are the parts of the text."""
    _check_turn(position, words)
    for seat in position.seats:
        part = words[4 + seat]
        if not position.slots[seat]:
            if seat not in position.out:
                raise fail(part, f"{LETTERS[seat]!r} has not left, so its things cannot be gone.")
            continue
        if seat in position.out and not position.ending:
            raise fail(part, f"{LETTERS[seat]!r} has left, so its things should be gone.")
        _check_fleet(position, seat, part)
        _check_slots(position, seat, part)
        _check_cards(position, seat, part)
    _check_ending(position, words)
    if not position.ending:
        _check_steps(position, words[-1].split(";"))
        _check_alive(position, words)


def _check_turn(position: Position, words: Sequence[str]) -> None:
    seats = position.seats
    if not set(position.out) <= set(seats):
        raise fail(words[3], f"{words[3]!r} names a player who is not there.")
    if len(position.alive) < 2 and not position.ending:
        raise fail(words[3], "When only one player is left, the game is over.")
    if position.turn < 0 and (position.turns or position.quiet or position.flags):
        raise fail(words[1], "Before the first turn none has ended.")
    if position.quiet > position.turns:
        raise fail(words[1], f"Only {position.turns} turns have ended.")
    if position.capped and position.turns >= TURN_CAP and not position.ending:
        raise fail(words[1], f"After {TURN_CAP} turns the game is over.")


def _check_fleet(position: Position, seat: int, part: str) -> None:
    roster = position.roster
    fleet, deck = roster.fleets[seat], position.decks[seat]
    if not any(fleet):
        raise fail(part, "A fleet has at least one unit.")
    if deck in DECKS and fleet != DECKS[deck].units:
        raise fail(part, f"These are not the units of {DECKS[deck].name}.")
    for kind, copies in zip(UNITS, fleet, strict=True):
        if copies > UNIT_COPIES:
            raise fail(kind.code, f"There are {copies} of {kind.name}; a fleet has at most {UNIT_COPIES}.")
    if stars_of(fleet) > FLEET_STARS:
        raise fail(part, f"The fleet has {stars_of(fleet)} stars; {FLEET_STARS} are allowed.")
    pending = any(step.kind == BATTLE and step.phase == DESTRUCTION for step in position.todo)
    for unit in roster.ranges[seat]:
        zone, counters = position.where[unit], position.damage[unit]
        name = roster.touches[unit]
        if zone in position.out and not position.ending:
            raise fail(name, f"{name} cannot stand in a home zone that is closed.")
        if zone == RESERVE and (counters or position.held[unit]):
            raise fail(name, f"{name} is in the reserves, where nothing stays on a unit.")
        if counters >= roster.kinds[unit].shields and not pending:
            raise fail(name, f"{name} has {counters} counters and should be destroyed.")


def _check_slots(position: Position, seat: int, part: str) -> None:
    slots, older = position.slots[seat], position.older[seat]
    if len(slots) > OBJECTIVES:
        raise fail(part, f"There are at most {OBJECTIVES} objectives.")
    if sum(position.pools[seat]) < slots.count(DOWN):
        raise fail(part, "There are fewer cards than lie face down.")
    for number, pile in enumerate(older):
        if not sum(pile) == slots.count(DOWN - 1 - number) > 0:
            raise fail(part, f"Pile {number + 1} is not what lies face down as ?{number + 1}.")
    if any(content < DOWN - len(older) for content in slots):
        raise fail(part, "A card lies face down from a pile that is not there.")
    struck = [(step.owner, step.slot) for step in position.todo if step.kind == STRIKE]
    for slot, content in enumerate(slots):
        if content >= 0 and COMBAT[content] and (seat, slot) not in struck:
            raise fail(CARDS[content].code, f"{CARDS[content].name} is a combat card and cannot lie face up.")


def cards_of(position: Position, seat: int) -> bytes:
    """All cards of a seat, wherever they are."""
    owners = position.roster.owners
    loose = [*position.hands[seat], *(content for content in position.slots[seat] if content >= 0)]
    for step in position.todo:
        if step.kind == SWAP and step.seat == seat:
            loose.append(step.card)
        loose += [card for unit, card in in_battle(step) if owners[unit] == seat]
    return together(counted(loose), position.pools[seat], position.discards[seat], *position.older[seat])


def _check_cards(position: Position, seat: int, part: str) -> None:
    cards, deck = cards_of(position, seat), position.decks[seat]
    for card, copies in zip(CARDS, cards, strict=True):
        most = DECKS[deck].cards[CARDS.index(card)] if deck in DECKS else DECK_COPIES
        if copies > most:
            raise fail(card.code, f"There are {copies} of {card.name}; this deck has at most {most}.")
    if deck in DECKS and cards != DECKS[deck].cards:
        raise fail(part, f"Cards of {DECKS[deck].name} are missing: there are {sum(cards)}.")


def _check_ending(position: Position, words: Sequence[str]) -> None:
    ending = position.ending
    if ending is None:
        return
    winners = ending.winners
    if list(winners) != sorted(set(winners)) or not set(winners) <= set(position.seats):
        raise fail(words[-1], "The winners are seats in their order, each once.")
    if ending.how == "win" and (len(winners) != 1 or position.alive != list(winners)):
        raise fail(words[-1], "Who wins is the only one left.")
    if ending.how == "draw" and (position.alive or len(winners) < 2):
        raise fail(words[-1], "In a draw the last players have left together.")
    if ending.how in ("quiet", "cap") and not set(winners) <= set(position.alive):
        raise fail(words[-1], "Who has left cannot win.")


def _check_alive(position: Position, words: Sequence[str]) -> None:
    """Once the game has begun, everybody in it has a unit and an objective in play."""
    if any(step.kind in (FIRST, PLACE) for step in position.todo) or position.turn < 0:
        return
    for seat in position.alive:
        if not position.objectives(seat) or not position.in_play(seat):
            raise fail(words[4 + seat], f"{LETTERS[seat]!r} has no unit or no objective in play, and should be out.")


# ---------------------------------------------------------------------------------------------- steps


_OVER_TURN = (MOVE, PAIR, ORDER, STRIKERS, STRIKE, SWAP)
_ANYWHERE = (AIM, RESERVES, HOP, DRAW)


def _check_steps(position: Position, texts: Sequence[str]) -> None:
    todo = position.todo
    if todo == (Step(FIRST),):
        if position.turn >= 0:
            raise fail(texts[0], "The first player has been named.")
        for seat in position.alive:
            if not placeable(position, seat) and position.stars_in_play(seat) < start_total(position, seat):
                raise fail(texts[0], f"{LETTERS[seat]!r} cannot place units of the stars to begin with.")
        return
    last = todo[-1]
    if last.kind != TURN or last.seat != position.turn:
        raise fail(texts[-1], "The last step is the turn of whose turn it is.")
    for at, step in enumerate(todo):
        below = todo[at + 1] if at + 1 < len(todo) else None
        _check_step(position, step, below, texts[at])
    top = todo[0]
    probe = position.copy()
    if KINDS[top.kind].settle(probe, top) or probe.todo != todo:
        raise fail(texts[0], f"Nobody has to choose anything at {texts[0]!r}.")


def _check_step(position: Position, step: Step, below: Step | None, text: str) -> None:
    where, owners, out = position.where, position.roster.owners, position.out
    if step.seat in out and step.kind != TURN and not (step.kind == BATTLE and step.unit < 0):
        raise fail(text, "Who has left has nothing to do.")
    under = below.kind if below else ""
    fine = {
        TURN: below is None,
        PLACE: under in (PLACE, DRAW) and not position.turns and position.flags == 0,
        BATTLE: under == ORDER or (under == TURN and step.unit < 0),
        REROLL: under in (BATTLE, STRIKE),
        TURN_UP: under == STRIKE,
        REVEAL: under == TURN,
    }.get(step.kind, under != "" if step.kind in _ANYWHERE else step.kind in _OVER_TURN and under == TURN)
    if not fine:
        raise fail(text, f"{text!r} cannot stand where it does.")
    if below and step.kind in (*_OVER_TURN, BATTLE) and step.seat != below.seat:
        raise fail(text, "An action is taken by whose turn it is.")
    units = (*step.units, *(unit for pair in step.pairs for unit in pair[:1]))
    if len(set(units)) != len(units):
        raise fail(text, f"{text!r} names a unit twice.")
    if step.kind != AIM and any(owners[unit] != step.seat for unit in units):
        raise fail(text, f"{text!r} names a unit of another player.")
    if step.kind == PAIR and not (step.pairs and all(may_attack(position, *pair) for pair in step.pairs)):
        raise fail(text, f"{text!r} has a pair that may not fight.")
    if step.kind in (PAIR, ORDER) and len({owners[foe] for _, foe in step.pairs} - {step.seat}) > 1:
        raise fail(text, "All defenders of one action belong to one opponent.")
    if step.kind == ORDER and any(owners[foe] == step.seat for _, foe in step.pairs):
        raise fail(text, "Only opposing units are attacked.")
    if step.kind == MOVE and not (step.units and all(where[unit] <= CONTESTED for unit in step.units)):
        raise fail(text, "Who moves has moved a unit that is in play.")
    _CHECKS.get(step.kind, _fine)(position, step, below, text)


def _fine(position: Position, step: Step, below: Step | None, text: str) -> None:
    return


def _check_slot(position: Position, owner: int, slot: int, text: str) -> int:
    if owner == CONTESTED or not 0 <= slot < len(position.slots[owner]):
        raise fail(text, f"{text!r} names an objective that is not there.")
    return position.slots[owner][slot]


def _check_battle(position: Position, step: Step, below: Step | None, text: str) -> None:
    owners, where = position.roster.owners, position.where
    phase = step.phase
    if len(phase) != 1 or phase not in PHASES:
        raise fail(text, f"{phase!r} is no phase of a battle.")
    if phase >= DESTRUCTION and (step.unit < 0) != (step.foe < 0):
        _check_half(position, step, text)
        return
    if step.unit < 0 or step.foe < 0 or owners[step.unit] != step.seat or owners[step.foe] == step.seat:
        raise fail(text, "A battle is between a unit of whose turn it is and an opposing one.")
    if phase <= DESTRUCTION and not where[step.unit] == where[step.foe] <= CONTESTED:
        raise fail(text, "Who fights stands in the same zone.")
    for card in (step.card, step.reply):
        if card >= 0 and not COMBAT[card]:
            raise fail(text, f"{CARDS[card].name} is no combat card.")
    if (phase == PHASES[0] and step.card >= 0) or (phase <= PHASES[1] and step.reply >= 0):
        raise fail(text, "A card was played before its time.")
    if phase == ATTACKER_ANSWERS and step.card >= 0:
        raise fail(text, "The attacker answers only after passing.")
    rolls = ((step.roll, phase > PHASES[3]), (step.back, phase > DEFENDER_ROLLS))
    for roll, rolled in rolls:
        if (roll in ROLLS) != rolled or (roll and not rolled):
            raise fail(text, f"{roll} is not what was rolled by this phase.")
    if step.number >= JAMMED or (step.number and phase < ATTACKER_REROLLS):
        raise fail(text, f"{step.number} does not say which cards have rerolled.")


def _check_half(position: Position, step: Step, text: str) -> None:
    """A battle of which one player has left."""
    left = position.roster.owners[step.foe] if step.unit < 0 else step.seat
    if (step.unit < 0) != (step.seat in position.out) or left in position.out or not position.out:
        raise fail(text, "Who is still in the game goes on with the battle.")
    mine, theirs = (step.reply, step.card) if step.unit < 0 else (step.card, step.reply)
    if theirs >= 0 or (mine >= 0 and not COMBAT[mine]) or step.roll or step.back:
        raise fail(text, "The cards of who has left are gone, and rolls are done with.")
    if step.number not in (0, JAMMED << (DEFENDER if step.unit < 0 else ATTACKER) if mine >= 0 else 0):
        raise fail(text, f"{step.number} does not say whose card has no ability any more.")


def _check_aim(position: Position, step: Step, below: Step | None, text: str) -> None:
    if step.card < 0:
        raise fail(text, "It is a card for which a unit is chosen.")
    card = CARDS[step.card]
    choices = [effect for effect in card.effects if effect.to not in ("self", "foe", OWN_TARGETS)]
    if not choices or not 0 < step.number <= choices[0].targets or (step.unit >= 0) != card.combat:
        raise fail(text, f"{card.name} does not ask for this choice.")
    if card.combat and not any(other.kind == BATTLE for other in position.todo):
        raise fail(text, f"{card.name} is played in battles only.")


def _check_reserves(position: Position, step: Step, below: Step | None, text: str) -> None:
    if step.owner in position.out or not 0 < step.number <= FLEET_STARS:
        raise fail(text, "Reserves come to an open zone, by stars.")


def _check_hop(position: Position, step: Step, below: Step | None, text: str) -> None:
    if step.unit < 0 or position.roster.owners[step.unit] != step.seat or position.where[step.unit] > CONTESTED:
        raise fail(text, f"{text!r} names no unit that could move.")


def _check_reroll(position: Position, step: Step, below: Step | None, text: str) -> None:
    assert below
    if step.phase not in ("new", "best", "worst"):
        raise fail(text, f"{step.phase!r} does not say which roll counts.")
    owners = position.roster.owners
    rollers = {owners[below.unit], owners[below.foe]} if below.kind == BATTLE else {below.seat}
    if step.seat not in rollers or below.phase not in ("d", "f", "g") or not below.roll:
        raise fail(text, "There is no roll to be rolled again.")


def _check_strike(position: Position, step: Step, below: Step | None, text: str) -> None:
    content = _check_slot(position, step.owner, step.slot, text)
    if content == EMPTY or step.owner in (step.seat, *position.out):
        raise fail(text, "There is no opposing objective to strike.")
    if step.kind == STRIKERS:
        if not step.units or any(position.where[unit] != step.owner for unit in step.units):
            raise fail(text, "Strikers stand in the home zone of the objective.")
        return
    if len(step.phase) != 1 or step.phase not in "abcde":
        raise fail(text, f"{step.phase!r} is no phase of a strike.")
    striking = step.phase > READY
    if step.phase >= READY and (step.unit < 0 or position.roster.owners[step.unit] != step.seat):
        raise fail(text, "Nobody strikes.")
    if striking and (content < 0 or position.where[step.unit] != step.owner):
        raise fail(text, "A striker stands before a card that has been turned up.")
    if (step.roll in ROLLS) != (step.phase in (REROLLING, RESULT)) or (step.roll and step.roll not in ROLLS):
        raise fail(text, f"{step.roll} is not what was rolled by this phase.")
    if step.phase < READY and step.unit >= 0:
        raise fail(text, "The next striker has not been named.")


def _check_turn_up(position: Position, step: Step, below: Step | None, text: str) -> None:
    assert below
    if _check_slot(position, step.seat, step.slot, text) > DOWN or below.phase != READY:
        raise fail(text, "There is no face-down card to turn up.")
    if (below.owner, below.slot) != (step.seat, step.slot):
        raise fail(text, "Another objective is struck.")


def _check_swap(position: Position, step: Step, below: Step | None, text: str) -> None:
    if _check_slot(position, step.seat, step.slot, text) > DOWN or step.card < 0 or COMBAT[step.card]:
        raise fail(text, "An objective card takes the place of a face-down one.")


def _check_reveal(position: Position, step: Step, below: Step | None, text: str) -> None:
    if _check_slot(position, step.seat, step.slot, text) < 0:
        raise fail(text, "There is nothing that was revealed.")


_CHECKS = {
    BATTLE: _check_battle,
    AIM: _check_aim,
    RESERVES: _check_reserves,
    HOP: _check_hop,
    REROLL: _check_reroll,
    STRIKERS: _check_strike,
    STRIKE: _check_strike,
    TURN_UP: _check_turn_up,
    SWAP: _check_swap,
    REVEAL: _check_reveal,
}
