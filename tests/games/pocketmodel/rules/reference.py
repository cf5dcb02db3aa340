"""An independent, slow reading of the rules: what may be done in a position, told from its text alone.

Written from the rules; it shares only the table with the game. It knows nothing of steps that chance takes.
"""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

from pentapod.games.pocketmodel import data

TABLE: dict[str, Any] = tomllib.loads(Path(data.__file__).with_name("table.toml").read_text("utf-8"))
UNIT = {unit["code"]: unit for unit in TABLE["unit"]}
CARD = {card["code"]: card for card in TABLE["card"]}
LETTERS = "bogp"
Path_ = tuple[str, ...]


class Unit:
    """A unit as the text has it."""

    def __init__(self, owner: str, place: str, text: str) -> None:
        found = re.fullmatch(r"([a-z]{2})(\d)(?:\.(\d+))?(?:!(\d))?", text)
        assert found
        self.owner, self.place, self.code = owner, place, found[1]
        self.touch = owner + found[1] + found[2]
        self.copy = int(found[2])
        self.damage = int(found[3] or 0)
        self.held = bool(found[4])
        self.data = UNIT[found[1]]
        self.stars: int = self.data["stars"]
        self.ground = self.data["kind"] == "ground"


class Reading:
    """A position read from its text."""

    def __init__(self, text: str) -> None:
        options, turn, self.flags, out, *seats, todo = text.split(" ")
        self.players = int(options[0])
        self.alive = [letter for letter in LETTERS[: self.players] if letter not in out]
        self.turn = turn[0]
        self.todo = [entry.split(":") for entry in todo.split(";")]
        self.units: list[Unit] = []
        self.slots: dict[str, list[str]] = {}
        self.hands: dict[str, list[str]] = {}
        self.decks: dict[str, str] = {}
        for letter, block in zip(LETTERS, seats, strict=False):
            fields = block.split(":")
            self.decks[letter] = fields[0]
            if fields[1] == "gone":
                self.slots[letter], self.hands[letter] = [], []
                continue
            for group in fields[1].split(";"):
                place, names = group.split("=")
                self.units += [Unit(letter, place, name) for name in names.split(",")]
            self.slots[letter] = fields[2].split(",")
            self.hands[letter] = [] if fields[3] == "-" else fields[3].split(",")

    def unit(self, touch: str) -> Unit:
        return next(unit for unit in self.units if unit.touch == touch)

    def mine(self, seat: str) -> list[Unit]:
        return [unit for unit in self.units if unit.owner == seat and unit.place != "r"]

    def face_up(self, owner: str) -> list[dict[str, Any]]:
        return [CARD[content] for content in self.slots[owner] if content in CARD]

    def limit(self, seat: str, what: str) -> int:
        raised: list[int] = [
            effect["amount"]
            for card in self.face_up(seat)
            for effect in card.get("effects", ())
            if effect["op"] == "limit" and effect["what"] == what
        ]
        return 5 + sum(raised)

    # ------------------------------------------------------------------------------------------ what may be done

    def paths(self) -> list[Path_] | None:
        """Every legal path, or None if chance has to speak."""
        kind, *fields = self.todo[0]
        if kind == "turn":
            return sorted(self.turn_paths(fields[0]))
        if kind == "move":
            return sorted([*self.moves(fields[0], fields[1].split(",")), ("done",)])
        if kind == "pair":
            return sorted([*self.attacks(fields[0], [pair.split("/") for pair in fields[1].split(",")]), ("done",)])
        if kind == "strikers":
            return sorted([*self.joining(*fields), ("done",)])
        if kind == "order":
            return sorted((pair.split("/")[0],) for pair in fields[1].split(","))
        if kind == "place":
            return sorted(self.placings(fields[0]))
        if kind == "reserves":
            return sorted([*self.reserves(*fields), ("done",)])
        if kind == "battle" and fields[8] in "abc":
            seat = self.unit(fields[1] if fields[8] in "ac" else fields[2]).owner
            combat = {card for card in self.hands[seat] if CARD[card]["kind"] == "combat"}
            return sorted([*((card,) for card in combat), ("pass",)])
        return None

    def turn_paths(self, seat: str) -> list[Path_]:
        found = [("done",), *self.powers(seat), *self.yards(seat)]
        if "a" in self.flags:
            return found
        if "o" not in self.flags:
            cards = {card for card in self.hands[seat] if CARD[card]["kind"] == "objective"}
            full = [number for number, content in enumerate(self.slots[seat], 1) if content != "-"]
            found += [(card, f"{seat}{number}") for card in cards for number in full]
        return [*found, *self.moves(seat, []), *self.attacks(seat, []), *self.strikes(seat)]

    def powers(self, seat: str) -> list[Path_]:
        if "p" in self.flags:
            return []
        found: list[Path_] = []
        for unit in self.mine(seat):
            if "repair" in unit.data["icons"] and unit.damage:
                found.append((unit.touch, "repair"))
            if "hyperdrive" in unit.data["icons"] and not unit.held:
                found += [(unit.touch, "hyperdrive", place) for place in self.next_to(unit.place)]
        return found

    def yards(self, seat: str) -> list[Path_]:
        return [
            (f"{seat}{number}", unit.touch)
            for number, content in enumerate(self.slots[seat], 1)
            if content in CARD and CARD[content].get("timing") == "turn" and str(number) not in self.flags
            for unit in self.mine(seat)
            if unit.place == seat and unit.damage
        ]

    def next_to(self, place: str) -> list[str]:
        return self.alive if place == "c" else ["c"]

    def moves(self, seat: str, moved: list[str]) -> list[Path_]:
        left = self.limit(seat, "move") - sum(self.unit(touch).stars for touch in moved)
        return [
            (unit.touch, place)
            for unit in self.mine(seat)
            if unit.touch not in moved and unit.stars <= left and not unit.held
            for place in self.next_to(unit.place)
        ]

    def attacks(self, seat: str, pairs: list[list[str]]) -> list[Path_]:
        left = self.limit(seat, "combat") - sum(self.unit(pair[0]).stars for pair in pairs)
        attackers = [unit for unit in self.mine(seat) if unit.touch not in [pair[0] for pair in pairs]]
        found: list[Path_] = []
        for unit in attackers:
            for foe in self.units:
                same = foe.place == unit.place != "r" and foe.owner != seat
                one = not pairs or foe.owner == self.unit(pairs[0][1]).owner
                if same and one and unit.stars <= left and self.may_attack(unit, foe):
                    found.append((unit.touch, foe.touch))
        return found

    def may_attack(self, unit: Unit, foe: Unit) -> bool:
        if not unit.ground or foe.ground or unit.place == unit.owner:
            return True
        return unit.place == "c" and any(card["code"] == "hig" for card in self.face_up(unit.owner))

    def strikes(self, seat: str) -> list[Path_]:
        return [
            (unit.touch, f"{unit.place}{number}")
            for unit in self.mine(seat)
            if unit.place not in (seat, "c") and unit.stars <= self.limit(seat, "strike")
            for number, content in enumerate(self.slots[unit.place], 1)
            if content != "-" and not (content == "ast" and unit.stars >= 4)
        ]

    def joining(self, seat: str, owner: str, slot: str, units: str) -> list[Path_]:
        named = units.split(",")
        left = self.limit(seat, "strike") - sum(self.unit(touch).stars for touch in named)
        hideout = self.slots[owner][int(slot) - 1] == "ast"
        return [
            (unit.touch,)
            for unit in self.mine(seat)
            if unit.place == owner and unit.touch not in named and unit.stars <= left
            if not (hideout and unit.stars >= 4)
        ]

    def placings(self, seat: str) -> list[Path_]:
        """By trying every set of units that are left."""
        fleet = [unit for unit in self.units if unit.owner == seat]
        waiting = [unit for unit in fleet if unit.place == "r"]
        placed = sum(unit.stars for unit in fleet) - sum(unit.stars for unit in waiting)
        best = max(total for total in sums([unit.stars for unit in fleet]) if total <= 20)
        found: list[Path_] = []
        for unit in waiting:
            first = not any(other.code == unit.code and other.copy < unit.copy for other in waiting)
            rest = sums([other.stars for other in waiting if other is not unit])
            if first and best - placed - unit.stars in rest:
                found.append((unit.touch,))
        if not placed and self.decks[seat] != "own":
            found.append(("usual",))
        return found

    def reserves(self, seat: str, excluded: str, owner: str, number: str) -> list[Path_]:
        waiting = [unit for unit in self.units if unit.owner == seat and unit.place == "r" and unit.touch != excluded]
        return [
            (unit.touch,)
            for unit in waiting
            if unit.stars <= int(number)
            if not any(other.code == unit.code and other.copy < unit.copy for other in waiting)
        ]


def sums(stars: list[int]) -> set[int]:
    """The totals of all sets of these numbers."""
    if len(stars) > 12:
        return {one + other for one in sums(stars[:12]) for other in sums(stars[12:])}
    return {sum(chosen) for count in range(len(stars) + 1) for chosen in combinations(stars, count)}
