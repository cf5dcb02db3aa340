from __future__ import annotations

OVER_ALREADY = "The game is over."
NO_SUCH_SEAT = "There is no such player."


def prompt(state, names, chosen):
    return f"{names[state.actors[0]] if state.actors and state.actors[0] >= 0 else ''} plays."


def describe(state, action, names, viewer=None):
    return f"{names[action.seat] if action.seat >= 0 else ''} did {action.path}.".replace("'", "").replace("_", "")
