"""Why a builder's touches are refused. Refusing *done* names every fault to the builder."""

from __future__ import annotations

from pentapod.engine.message import Why, because
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    SPARE_COPIES,
    SPARE_STARS,
    UNIT_COPIES,
)
from pentapod.games.pocketmodel.rules.building.legality import faults
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.touches import BACK, DONE, TAKE


def objection(workshop: Workshop, path: Path, viewer: int | None) -> Why | None:
    """Why no legal action begins with these touches; None if they are nothing to do while a fleet is built."""
    if viewer not in (workshop.builder, CHANCE):
        return because("builds-unseen", seat=workshop.builder)
    touch = path[0] if path else ""
    found = faults(workshop.fleet, workshop.deck, workshop.small)
    if len(path) > 1:
        return "one-at-a-time"
    if touch == DONE:
        return because("unfit", complaint=found)
    if touch in DECKS:
        return because("deck-already", deck=touch)
    sign, code = touch[:1], touch[1:]
    if sign not in (TAKE, BACK) or (code not in KIND_OF_CODE and code not in CARD_OF_CODE):
        return None
    if not workshop.changes:
        return "no-changes-unfit" if found else "no-changes"
    return because("none-to-put-back" if sign == BACK else _no_more(workshop, code), thing=code)


def _no_more(workshop: Workshop, code: str) -> Why:
    if code in CARD_OF_CODE:
        return because("most-cards", most=DECK_COPIES)
    if workshop.fleet[KIND_OF_CODE[code]] == UNIT_COPIES + SPARE_COPIES:
        return because("most-units", most=UNIT_COPIES)
    return because("most-stars", most=FLEET_STARS + SPARE_STARS)
