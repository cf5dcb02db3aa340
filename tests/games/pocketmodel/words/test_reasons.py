"""What speaks for an action is true: every clause is counted again from the position's text, or by playing it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import Final, NamedTuple

import pytest

from games.pocketmodel.rules.reference import CARD, LETTERS, TABLE, Reading, Unit
from games.pocketmodel.tables import GAME, NAMES, WORDS, action, battle, kind, lay, play, seat
from games.pocketmodel.words.test_odds_shown import skirmish
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pocketmodel.rules.battle.result import hits as hits_now
from pentapod.games.pocketmodel.rules.odds import percent
from pentapod.games.pocketmodel.rules.position import EventKind
from pentapod.games.pocketmodel.rules.state import PocketModel
from random_play import GAMES, Case, play_on
from random_play import play as play_at_random

POSITIONS: Final = range(max(50, GAMES))
SAMPLE: Final = 12
"""So many actions of a position are looked at."""

ABILITIES: Final = {
    "tre": "all Trooper units have +1 attack in battles and strikes",
    "exe": "your move actions may use 1 more star of units",
    "reb": "your units have +2 attack in strikes",
    "ind": "when another objective of yours is destroyed, 1 more star of reserves may come in",
    "jed": "once in each of your turns, you may roll the dice of a unit again; the new roll counts",
    "ast": "opposing units with 4 or more stars cannot strike this objective",
    "shi": "your other objectives have +1 defense",
    "bun": "opposing ground units cannot use their strike bonus against your objectives",
    "yar": "once in each of your turns, you may remove 1 counter from a unit in your home zone",
    "com": "your maximum hand size is 1 card larger",
    "sta": "units worth up to 2 stars in total may come from the reserves to your home zone",
    "can": "2 counters are placed on an opposing unit in your home zone",
    "min": "1 counter is placed on each of up to 2 opposing units in your home zone",
    "lis": "you draw 2 cards",
    "tra": "an opposing unit in your home zone cannot move until the end of its owner's next turn",
    "fou": "your Battle Droid units have +1 defense in battles",
    "wal": "your Armor units have +1 attack in battles",
    "fli": "your Ace units have +1 defense in battles",
    "wea": "your Torpedo units have +1 damage in battles",
    "hig": "your ground units can attack space units in the contested zone",
    "sig": "opponents cannot reroll",
    "war": "your combat actions may use 1 more star of units",
}
"""What objectives do for their owner."""

NAMED: Final = {card["name"]: card for card in TABLE["card"]}


class Told(NamedTuple):
    """An action for which something is said to speak."""

    state: PocketModel
    action: Action

    @property
    def before(self) -> Reading:
        return Reading(self.state.text())

    @property
    def after(self) -> Reading:
        return Reading(self.state.after(self.action).text())

    @property
    def me(self) -> str:
        return LETTERS[self.action.seat]

    @property
    def unit(self) -> Unit:
        """The unit that is touched first."""
        return self.before.unit(self.action.path[0])

    def called(self, words: str) -> Unit:
        """The unit that is called so: `your X-wing in the contested zone`, `Ben's TIE Fighter`."""
        whose, name = words.split(" ", 1)
        owner = self.me if whose == "your" else LETTERS[NAMES.index(whose.removesuffix("'s"))]
        own = [unit for unit in self.before.units if unit.owner == owner]
        return next(unit for unit in own if spoken(self.before, unit, self.me) == name)

    def foe(self) -> Unit:
        """The unit that is attacked."""
        if len(self.action.path) > 1:
            return self.before.unit(self.action.path[1])
        kind, *fields = self.before.todo[0]
        assert kind == "order"
        return self.before.unit(
            next(pair.split("/")[1] for pair in fields[1].split(",") if pair.startswith(self.action.path[0]))
        )

    def target(self) -> tuple[str, int]:
        """Whose objective is struck, and in which slot."""
        if len(self.action.path) > 1:
            touch = self.action.path[1]
            return touch[0], int(touch[1]) - 1
        return self.before.todo[0][2], int(self.before.todo[0][3]) - 1


def spoken(reading: Reading, unit: Unit, me: str = "") -> str:
    """A unit by its kind; by its zone where its owner has others of the kind elsewhere, by its copy beside one.

    Who is spoken to is called "you".
    """
    alike = [other for other in reading.units if (other.owner, other.code) == (unit.owner, unit.code)]
    zones = [other.place for other in alike if other.touch != unit.touch and other.place != "r"]
    name = str(unit.data["name"])
    if unit.place in zones:
        return f"{name} {unit.copy}"
    if not zones or unit.place == "r":
        return name
    if unit.place == "c":
        return f"{name} in the contested zone"
    whose = "your" if unit.place == me else f"{NAMES[LETTERS.index(unit.place)]}'s"
    return f"{name} in {whose} home zone"


def left(unit: Unit) -> int:
    return int(unit.data["shields"]) - unit.damage


# ---------------------------------------------------------------------------------------------- battles, played out


class Blow(NamedTuple):
    """What one unit does to another in a battle: how likely it hits, and what its hits do."""

    odds: Fraction
    counters: set[int]
    destroys: bool
    """Whether every hit destroys."""


def blow(state: PocketModel, unit: str, foe: str) -> Blow:
    """What a unit does to another in the battle of the two that is next, if no card is played from now on."""
    hits: dict[int, bool] = {}
    odds = _played(_to_battle(state, unit, foe), unit, foe, hits)
    return Blow(odds, {*hits}, all(hits.values()))


def _to_battle(state: PocketModel, unit: str, foe: str) -> PocketModel:
    """Go on to the battle: no other attack is declared, and this pair is the first to fight."""
    while kind(state) in ("pair", "order"):
        pair = {unit, foe}
        first = next((touch for touch in pair if Action(state.actors[0], (touch,)) in state.actions()), "done")
        state = state.after(action(state, "done" if kind(state) == "pair" else first))
    return state


def _played(state: PocketModel, unit: str, foe: str, hits: dict[int, bool]) -> Fraction:
    """How likely the unit hits. Its rerolls are used if that is better; other dice fall in one way."""
    fields = Reading(state.text()).todo[0]
    if state.automatic:
        side = (fields[2], fields[3]).index(unit)
        if not hits_now(state.position, battle(state), side):
            return Fraction(0)
        after = state.after(state.actions()[0])
        number = state.position.roster.number_of[foe]
        hurt = sum(one.amount for one in after.position.events if one.unit == number and one.kind is EventKind.HURT)
        there = Reading(after.text()).unit(foe) if LETTERS.index(foe[0]) not in after.out else None
        hits[hurt] = there is None or there.place == "r" or left(there) <= 0
        return Fraction(1)
    if state.actors != (CHANCE,):
        plain = state.after(action(state, "pass"))
        if fields[0] == "battle" and fields[9] in "abc":
            return _played(plain, unit, foe, hits)
        found = [_played(state.after(act), unit, foe, hits) for act in state.actions()]
        return max(found) if LETTERS[state.actors[0]] == unit[0] else _played(plain, unit, foe, hits)
    own = fields[1] == unit[0] if fields[0] == "reroll" else fields[2 + (fields[9] == "e")] == unit
    ways = list(zip(state.actions(), state.weights(), strict=True))[: None if own else 1]
    total = sum(weight for _, weight in ways)
    return sum((weight * _played(state.after(act), unit, foe, hits) for act, weight in ways), Fraction(0)) / total


def sides(told: Told) -> tuple[str, str]:
    """In a battle, the units of who acts and of the other."""
    _, _, attacker, defender, *_ = told.before.todo[0]
    return (attacker, defender) if attacker[0] == told.me else (defender, attacker)


def blows(told: Told, own: bool) -> tuple[Blow, Blow]:
    """What one side does without and with the card that is played."""
    mine, other = sides(told)
    pair = (mine, other) if own else (other, mine)
    bare = told.state.after(Action(told.action.seat, ("pass",)))
    return blow(bare, *pair), blow(told.state.after(told.action), *pair)


# ---------------------------------------------------------------------------------------------- strikes, by the table


def strike_odds(reading: Reading, unit: Unit, owner: str, slot: int, content: str) -> Fraction:
    """How likely a unit destroys an objective, were it this card."""
    slots = {**reading.slots, owner: [*reading.slots[owner][:slot], content, *reading.slots[owner][slot + 1 :]]}
    up = {letter: [code for code in slots[letter] if code in CARD] for letter in slots}
    if content == "ast" and unit.stars >= 4:
        return Fraction(0)
    attack = unit.data["attack"] + (unit.ground and "bun" not in up[owner])
    attack += 2 * up[unit.owner].count("reb")
    attack += sum(codes.count("tre") for codes in up.values()) * ("trooper" in unit.data["icons"])
    defense = CARD[content]["defense"] + (up[owner].count("shi") - (content == "shi"))
    single = Fraction(sum(a + b + attack >= defense for a, b in product(range(1, 7), repeat=2)), 36)
    jammed = any("sig" in codes for letter, codes in up.items() if letter != unit.owner)
    again = "jed" in up[unit.owner] and reading.turn == unit.owner and "r" not in reading.flags and not jammed
    return single + (1 - single) * single * again


def unseen(state: PocketModel, owner: str) -> list[str]:
    """The cards of a seat that not everybody has seen, from the text."""
    fields = state.text().split(" ")[4 + LETTERS.index(owner)].split(":")
    found = [] if fields[3] == "-" else fields[3].split(",")
    for pile in (fields[4], *fields[6:]):
        for entry in [] if pile == "-" else pile.split(","):
            found += [entry[:3]] * int(entry[3:] or 1)
    return found


def may_strike(reading: Reading, unit: Unit, owner: str) -> bool:
    standing = [content for content in reading.slots[owner] if content != "-"]
    barred = [content for content in standing if content == "ast" and unit.stars >= 4]
    room = unit.stars <= reading.limit(unit.owner, "strike")
    return unit.owner != owner and unit.place == owner and room and len(standing) > len(barred)


def attackers(reading: Reading, unit: Unit) -> list[str]:
    return [
        foe.touch
        for foe in reading.units
        if foe.owner != unit.owner and foe.place == unit.place != "r" and reading.may_attack(foe, unit)
    ]


# ---------------------------------------------------------------------------------------------- clauses


Check = Callable[..., bool]
CHECKS: dict[str, Check] = {}
P: Final = r"(\d+)%"
T: Final = rf"{P} of the time"


def says(pattern: str) -> Callable[[Check], Check]:
    """Marks the function that counts a clause again; it is given the parts of the pattern in brackets."""

    def mark(check: Check) -> Check:
        CHECKS[pattern] = check
        return check

    return mark


def is_about(odds: Fraction, said: str) -> bool:
    return percent(odds) == int(said)


@says(rf"it hits {T}(?: before cards)?, and (\d+) of (\d+) shields? would be left")
def hits_only(told: Told, odds: str, rest: str, shields: str) -> bool:
    found = blow(told.state.after(told.action), told.unit.touch, told.foe().touch)
    whole = left(told.foe())
    return is_about(found.odds, odds) and found.counters == {whole - int(rest)} and whole == int(shields)


@says(rf"it destroys (.+)'s last unit in play {T}(?: before cards)?")
def destroys_last(told: Told, name: str, odds: str) -> bool:
    return len(told.before.mine(LETTERS[NAMES.index(name)])) == 1 and destroys_with(told, told.foe(), odds)


@says(rf"it destroys (.+)'s last objective {T}")
def destroys_last_objective(told: Told, name: str, odds: str) -> bool:
    owner, _ = told.target()
    standing = [content for content in told.before.slots[owner] if content != "-"]
    return len(standing) == 1 and NAMES[LETTERS.index(owner)] == name and destroys_card(told, standing[0], odds)


@says(rf"it destroys a face-down card from this deck {T}")
def destroys_hidden(told: Told, odds: str) -> bool:
    owner, slot = told.target()
    cards = unseen(told.state, owner)
    ways = [strike_odds(told.before, told.unit, owner, slot, code) for code in cards]
    return told.before.slots[owner][slot].startswith("?") and is_about(sum(ways, Fraction(0)) / len(ways), odds)


@says(rf"it destroys (?!a face-down)((?:(?!'s last ).)+?) {T}(?: before cards)?")
def destroys(told: Told, what: str, odds: str) -> bool:
    if what in NAMED and told.before.todo[0][0] in ("turn", "strikers", "strike"):
        return destroys_card(told, NAMED[what]["code"], odds)
    return spoken(told.before, told.foe(), told.me) == what and destroys_with(told, told.foe(), odds)


def destroys_with(told: Told, foe: Unit, odds: str) -> bool:
    found = blow(told.state.after(told.action), told.unit.touch, foe.touch)
    return found.destroys and is_about(found.odds, odds)


def destroys_card(told: Told, code: str, odds: str) -> bool:
    owner, slot = told.target()
    there = told.before.slots[owner][slot] == code
    return there and is_about(strike_odds(told.before, told.unit, owner, slot, code), odds)


@says(r"(.+) can strike your objectives")
def intrudes(told: Told, who: str) -> bool:
    return told.called(who).touch == told.foe().touch and may_strike(told.before, told.foe(), told.me)


@says(r"you have used your action")
def acted(told: Told) -> bool:
    return told.before.todo[0][0] == "turn" and "a" in told.before.flags


@says(rf"(your .+) (destroys|hits) (.+) {T}(?: before cards)?")
def declared(told: Told, who: str, does: str, foe: str, odds: str) -> bool:
    pairs = [tuple(pair.split("/")) for pair in told.before.todo[0][2].split(",")]
    unit = told.called(who).touch
    target = next(other for mine, other in pairs if mine == unit)
    found = blow(told.state.after(told.action), unit, target)
    named = spoken(told.before, told.before.unit(target), told.me) == foe
    return named and is_about(found.odds, odds) and found.destroys == (does == "destroys")


@says(rf"together your units destroy (.+) {T}")
def together(told: Told, name: str, odds: str) -> bool:
    _, _, owner, slot, units = told.before.todo[0]
    code = told.before.slots[owner][int(slot) - 1]
    fails = Fraction(1)
    for touch in units.split(","):
        fails *= 1 - strike_odds(told.before, told.before.unit(touch), owner, int(slot) - 1, code)
    return CARD[code]["name"] == name and is_about(1 - fails, odds)


@says(r"a plain hit does not destroy (.+)")
def survives(told: Told, who: str) -> bool:
    unit = told.called(who)
    found = blow(told.state.after(told.action), told.foe().touch, unit.touch)
    return unit.touch == told.unit.touch and all(counters < left(unit) for counters in found.counters)


@says(rf"(.+) is hit only {T}(?: before cards)?")
def seldom_hit(told: Told, who: str, odds: str) -> bool:
    found = blow(told.state.after(told.action), told.foe().touch, told.called(who).touch)
    return told.called(who).touch == told.unit.touch and is_about(found.odds, odds) and int(odds) <= 33


@says(r"a hit then destroys (.+)")
def hit_destroys(told: Told, who: str) -> bool:
    bare, armed = blows(told, own=True)
    return told.called(who).touch == sides(told)[1] and armed.destroys and not bare.destroys


@says(r"(.+) then survives a hit")
def card_saves(told: Told, who: str) -> bool:
    bare, armed = blows(told, own=False)
    return told.called(who).touch == sides(told)[0] and bare.destroys and not armed.destroys


@says(rf"it raises your chance to hit from {P} to {P}")
def raises(told: Told, old: str, new: str) -> bool:
    bare, armed = blows(told, own=True)
    return is_about(bare.odds, old) and is_about(armed.odds, new) and armed.odds > bare.odds


@says(rf"it lowers the other side's chance to hit from {P} to {P}")
def lowers(told: Told, old: str, new: str) -> bool:
    bare, armed = blows(told, own=False)
    return is_about(bare.odds, old) and is_about(armed.odds, new) and armed.odds < bare.odds


@says(r"a hit then does (\d+) damage instead of (\d+)")
def more_damage(told: Told, new: str, old: str) -> bool:
    bare, armed = blows(told, own=True)
    return bare.counters == {int(old)} and armed.counters == {int(new)}


@says(r"a hit on (.+) then does (\d+) damage instead of (\d+)")
def less_damage(told: Told, who: str, new: str, old: str) -> bool:
    bare, armed = blows(told, own=False)
    right = told.called(who).touch == sides(told)[0]
    return right and bare.counters == {int(old)} and armed.counters == {int(new)}


@says(r"you draw another card for it")
def draws_again(told: Told) -> bool:
    most = 3 + sum(code == "com" for code in told.before.slots[told.me])
    return len(told.after.hands[told.me]) < most


@says(r"you keep your cards")
def keeps(told: Told) -> bool:
    return told.after.hands[told.me] == told.before.hands[told.me] != []


@says(r"your roll hits as it is")
def roll_hits(told: Told) -> bool:
    return told.action.path == ("pass",) and blow(told.state, *sides(told)).odds == 1


@says(rf"your roll misses, and a new one hits {T}")
def roll_misses(told: Told, odds: str) -> bool:
    ways = _first_roll(told, lambda state: _now_hits(state, *sides(told)))
    return not _now_hits(told.state, *sides(told)) and is_about(ways, odds)


def _now_hits(state: PocketModel, unit: str, foe: str) -> bool:
    """Whether the roll of a unit hits if nothing is rolled again."""
    while not state.automatic:
        state = state.after(action(state, "pass"))
    return _played(state, unit, foe, {}) == 1


def _first_roll(told: Told, hits: Callable[[PocketModel], bool]) -> Fraction:
    """How likely the dice that are rolled again come to a hit."""
    rolled = told.state.after(told.action)
    ways = zip(rolled.actions(), rolled.weights(), strict=True)
    return Fraction(sum(weight for act, weight in ways if hits(rolled.after(act))), sum(rolled.weights()))


def _falls(state: PocketModel) -> bool:
    """Whether the strike's roll is enough if nothing is rolled again."""
    *_, owner, slot = Reading(state.text()).todo[0][:4]
    while not state.automatic:
        state = state.after(action(state, "pass"))
    after = state.after(state.actions()[0])
    return LETTERS.index(owner) in after.out or Reading(after.text()).slots[owner][int(slot) - 1] == "-"


@says(r"your roll destroys the objective as it is")
def roll_is_enough(told: Told) -> bool:
    return told.action.path == ("pass",) and _falls(told.state)


@says(rf"your roll fails, and a new one is enough {T}")
def roll_fails(told: Told, odds: str) -> bool:
    return not _falls(told.state) and is_about(_first_roll(told, _falls), odds)


@says(r"(.+) has no reserves to bring in for it")
def no_reserves(told: Told, name: str) -> bool:
    owner, slot = told.target()
    waiting = [unit.stars for unit in told.before.units if unit.owner == owner and unit.place == "r"]
    stars = CARD[told.before.slots[owner][slot]]["stars"] + told.before.slots[owner].count("ind")
    return NAMES[LETTERS.index(owner)] == name and all(one > stars for one in waiting)


@says(r"it is (.+)'s last objective")
def last_objective(told: Told, name: str) -> bool:
    owner, _ = told.target()
    left_over = [content for content in told.before.slots[owner] if content != "-"]
    return NAMES[LETTERS.index(owner)] == name and len(left_over) == 1


@says(r"it threatens (.+)'s last objective")
def threatens(told: Told, name: str) -> bool:
    owner = LETTERS[NAMES.index(name)]
    unit = told.after.unit(told.unit.touch)
    return may_strike(told.after, unit, owner) and sum(one != "-" for one in told.after.slots[owner]) == 1


@says(rf"it can strike (.+) from there, and destroys it {T}")
def can_strike_card(told: Told, name: str, odds: str) -> bool:
    unit = told.after.unit(told.unit.touch)
    slots = told.after.slots[unit.place]
    found = [
        strike_odds(told.after, unit, unit.place, slot, content)
        for slot, content in enumerate(slots)
        if content in CARD and CARD[content]["name"] == name
    ]
    return may_strike(told.after, unit, unit.place) and any(is_about(one, odds) for one in found)


@says(r"it can strike (.+)'s objectives from there")
def can_strike(told: Told, name: str) -> bool:
    return may_strike(told.after, told.after.unit(told.unit.touch), LETTERS[NAMES.index(name)])


@says(r"nothing there can attack it, as (.+) can here")
def escapes(told: Told, who: str) -> bool:
    here, there = told.unit, told.after.unit(told.unit.touch)
    return told.called(who).touch in attackers(told.before, here) and not attackers(told.after, there)


@says(r"it can attack (.+) there, which threatens your objectives")
def meets(told: Told, who: str) -> bool:
    unit, foe = told.after.unit(told.unit.touch), told.after.unit(told.called(who).touch)
    together = unit.place == foe.place == told.me
    return together and told.after.may_attack(unit, foe) and may_strike(told.after, foe, told.me)


@says(r"it is then one move away from (.+)'s objectives")
def nearer(told: Told, name: str) -> bool:
    others = [letter for letter in told.after.alive if letter != told.me]
    named = name == "every opponent" if len(others) > 1 else NAMES[LETTERS.index(others[0])] == name
    return named and told.after.unit(told.unit.touch).place == "c"


@says(r"it brings (\d) stars? back into play")
def brings(told: Told, stars: str) -> bool:
    there = told.after.unit(told.unit.touch).place
    return told.unit.place == "r" != there and told.unit.stars == int(stars)


@says(r"its defense is (\d+), compared with (\d+) for (.+)")
def stronger(told: Told, new: str, old: str, name: str) -> bool:
    card, (_, slot) = CARD[told.action.path[0]], told.target()
    lying = CARD[told.before.slots[told.me][slot]]
    same = (card["defense"], lying["name"], lying["defense"]) == (int(new), name, int(old))
    return same and int(new) > int(old)


@says(r"the face-down card goes to your hand")
def comes_to_hand(told: Told) -> bool:
    _, slot = told.target()
    return told.before.slots[told.me][slot].startswith("?") and kind(told.state.after(told.action)) == "swap"


@says("|".join(map(re.escape, ABILITIES.values())))
def ability(told: Told) -> bool:
    code = told.action.path[0]
    intruders = [unit for unit in told.before.units if unit.place == told.me != unit.owner]
    waiting = [unit for unit in told.before.units if unit.owner == told.me and unit.place == "r" and unit.stars <= 2]
    if code in ("jed", "ast") and code in told.before.slots[told.me]:
        return False
    if code in ("can", "min", "tra") and not intruders:
        return False
    clauses = WORDS.reasons(told.state, told.action, NAMES, told.action.seat)
    return ABILITIES[code] in clauses and (code != "sta" or bool(waiting))


@says(r"it destroys (?!.* of the time)(.+)")
def aimed_at(told: Told, who: str) -> bool:
    unit = told.called(who)
    later = told.state.after(told.action)
    if LETTERS.index(unit.owner) in later.out:
        return True
    now = Reading(later.text()).unit(unit.touch)
    return now.place == "r" or left(now) <= 0


@says(r"it leaves (.+) (\d) shields?")
def leaves(told: Told, who: str, shields: str) -> bool:
    return left(told.after.unit(told.called(who).touch)) == int(shields)


@says(r"(.+) cannot move until the end of (?!its )(.+)'s next turn")
def holds(told: Told, who: str, name: str) -> bool:
    unit = told.after.unit(told.called(who).touch)
    return unit.held and NAMES[LETTERS.index(unit.owner)] == name


@says(r"(.+) then has (\d) shields?")
def mended(told: Told, who: str, shields: str) -> bool:
    unit = told.called(who)
    return left(unit) < left(told.after.unit(unit.touch)) == int(shields)


# ---------------------------------------------------------------------------------------------- the tests


def positions(number: int) -> Iterator[PocketModel]:
    """Positions of a skirmish and of a game of starter decks, some way on."""
    rng = Random(f"reasons {number}")
    state = skirmish(rng)
    for _ in range(rng.randrange(12)):
        if state.result is None:
            (act,) = rng.choices(state.actions(), state.weights() if state.actors == (CHANCE,) else None)
            state = state.after(act)
    decks = rng.sample(["echo", "iron", "clone", "droid"], 2)
    match = play_at_random(Case(GAME, GAME.choose(deck1=decks[0], deck2=decks[1])), rng, plies=rng.randrange(40, 260))
    play_on(match, rng, match.ply)
    for found in (state, match.state):
        assert isinstance(found, PocketModel)
        if found.result is None and found.actors != (CHANCE,):
            yield found


def checked(told: Told) -> Iterator[str]:
    """Counts what is said for an action again, and gives back the patterns of its clauses."""
    said = WORDS.reasons(told.state, told.action, NAMES, told.action.seat)
    assert len(said) <= 3
    for clause in said:
        found = [(pattern, match) for pattern in CHECKS if (match := re.fullmatch(pattern, clause))]
        assert len(found) == 1, (clause, [pattern for pattern, _ in found])
        pattern, match = found[0]
        assert CHECKS[pattern](told, *match.groups()), (clause, told.state.text(), told.action)
        yield pattern


@pytest.mark.parametrize("number", POSITIONS)
def test_what_speaks_for_an_action_is_true(number: int) -> None:
    rng = Random(f"which {number}")
    for state in positions(number):
        actions = state.actions()
        for act in rng.sample(actions, min(SAMPLE, len(actions))):
            list(checked(Told(state, act)))


BATTLE = play(lay(seat("c=lf1 b=xw1", hand="win foc"), seat("c=lc1.2 o=tf1", hand="rei")), "blf1-olc1")
"""A battle before its first card; Blue's unit bears Ace, and Orange's Transport."""


def with_unit(state: PocketModel, touch: str, zone: int) -> PocketModel:
    position = state.position.copy()
    position.put(position.roster.number_of[touch], zone)
    return PocketModel(position)


def in_a_starter_game() -> PocketModel:
    """An X-wing before three face-down cards of a deck that everybody knows."""
    state = GAME.start(GAME.choose(deck1="echo", deck2="iron"))
    state = play(state, "b", "usual", "usual")
    while state.actors == (CHANCE,):
        state = play(state, state.notation(state.actions()[0]))
    return with_unit(state, "bxw1", 1)


@pytest.mark.parametrize(
    ("state", "touches", "said"),
    [
        (lay(seat("c=xw1"), seat("c=tf1")), "bxw1-otf1", "it destroys Ben's last unit in play 92% of the time"),
        (lay(seat("c=sd1.4"), seat("c=ds1 o=tf1")), "bsd1-ods1", "your Star Destroyer is hit only 28% of the time"),
        (lay(seat("o=xw1"), seat("o=tf1", "dec - -")), "bxw1-o1", "it destroys Ben's last objective 58% of the time"),
        (lay(seat("o=xw1"), seat("o=tf1", "- - ?")), "bxw1-o3", "it is Ben's last objective"),
        (lay(seat("c=xw1"), seat("o=tf1", "dec - -")), "bxw1-o", "it threatens Ben's last objective"),
        (in_a_starter_game(), "bxw1-o2", "it destroys a face-down card from this deck 29% of the time"),
        (play(BATTLE, "pass"), "rei", "your Landing Craft then survives a hit"),
        (play(BATTLE, "win", "pass", "11", "11"), "card", "your roll misses, and a new one hits 83% of the time"),
        (play(BATTLE, "win", "pass", "66", "11"), "pass", "your roll hits as it is"),
        (play(lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "dec ? ?")), "bxw1-o1", "12"), "b1", "your roll fails"),
        (play(lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "dec ? ?")), "bxw1-o1", "56"), "pass", "your roll destroys"),
        (play(lay(seat("b=xw1", hand="can"), seat("b=ti1 sd1")), "can-b1", "hol"), "oti1", "it destroys Ben's TIE I"),
        (play(lay(seat("b=xw1", hand="can"), seat("b=ti1 sd1")), "can-b1", "hol"), "osd1", "it leaves Ben's Star"),
        (
            play(lay(seat("b=xw1", hand="tra"), seat("b=ti1 sd1")), "tra-b1", "hol"),
            "osd1",
            "Ben's Star Destroyer cannot",
        ),
        (
            play(lay(seat("o=xw1 sn1 ta1 aw1"), seat("o=tf1", "dec nav -")), "bxw1-o1", "bsn1"),
            "done",
            "together your units",
        ),
        (play(lay(seat("c=xw1 sn1 lf1"), seat("c=tf1 sb1 o=sd1")), "bxw1-otf1"), "done", "your X-wing destroys TIE"),
        (play(lay(seat("b=xw1.1 sn1"), seat("o=tf1")), "bsn1-c", "done"), "done", "you have used your action"),
        (lay(seat("b=sn1 xw1.1", "yar ? ?"), seat("o=sd1")), "b1-bxw1", "your X-wing then has 2 shields"),
    ],
)
def test_what_is_seldom_said_is_said_and_true(state: PocketModel, touches: str, said: str) -> None:
    told = Told(state, action(state, touches))
    list(checked(told))
    clauses = WORDS.reasons(state, told.action, NAMES, told.action.seat)
    assert any(clause.startswith(said) for clause in clauses), clauses


@pytest.mark.parametrize(
    ("state", "touches", "advice"),
    [
        (lay(seat("c=xw1"), seat("c=tf1")), "bxw1-otf1", "Attack Ben's TIE Fighter with X-wing"),
        (lay(seat("c=xw1"), seat("c=tf1")), "bxw1-b", "Move X-wing to your home zone"),
        (lay(seat("c=xw1"), seat("c=tf1")), "done", "End your turn"),
        (lay(seat("b=lf1"), seat("o=tf1")), "blf1-hyperdrive-c", "Jump with Light Freighter to the contested zone"),
        (lay(seat("b=xw1.1"), seat("o=tf1")), "bxw1-repair", "Repair X-wing"),
        (lay(seat("o=xw1"), seat("o=tf1", "dec ? -")), "bxw1-o1", "Strike Ben's Decoy Outpost with X-wing"),
        (lay(seat("o=xw1"), seat("o=tf1", "dec ? -")), "bxw1-o2", "Strike Ben's face-down objective with X-wing"),
        (
            lay(seat("b=xw1", hand="nav"), seat("o=tf1")),
            "nav-b2",
            "Replace a face-down objective with Coruscant Naval Base",
        ),
        (BATTLE, "foc", "Play Focused Fire"),
        (BATTLE, "pass", "Play no card"),
    ],
)
def test_an_action_is_suggested_as_an_imperative(state: PocketModel, touches: str, advice: str) -> None:
    assert WORDS.suggest(state, action(state, touches), NAMES) == advice
