"""What is on the wire to a device does not differ when everything is dealt anew that its seats cannot know."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.devices.shared import SharedScreen
from play.devices.test_meeting import act
from play.devices.twins import Watched
from random_play import GAMES, SOAK, Case, cases, play

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
PLAYED = max(3, GAMES // 200)
"""So many games of each are played at devices: whole ones in the long run, else a stretch of each, the last one too."""
ROUNDS = 6000 if SOAK else 6


def case_of(game: Game, rng: Random) -> Case:
    """Some set of a game's options; one in which something is hidden, if there is one."""
    found = list(cases(game))
    rng.shuffle(found)
    hides = (case for case in found if any(step.state.hidden for step in play(case, Random(1), 60).steps))
    return next(hides, found[0])


def begun(case: Case, rng: Random, number: int) -> Match:
    """A match from its beginning; in the short run also from where something is hidden, and where the last of it is."""
    match = Match(case.game, case.options)
    if SOAK or not number:
        return match
    whole = play(case, rng)
    hides = [ply for ply, step in enumerate(whole.steps, 1) if step.state.hidden] or [len(whole.steps)]
    plies = max(0, hides[-1] - 8) if number == PLAYED - 1 else rng.choice(hides)
    for step in whole.steps[:plies]:
        match.play(step.action)
    return match


def play_at_devices(party: Watched, rng: Random) -> None:
    """Every seat is at a device of its own, and somebody looks on. They also touch and ask about what they may not."""
    everybody = [*(party.invite(seat) for seat in range(len(party.names))), party.invite()]
    for _ in range(ROUNDS):
        if party.meeting.match.state.result is not None:
            break
        for phone in everybody:
            party.ask(phone.number)
            act(phone, rng)
            phone.wire.clear()
        party.run(rng.choice((40, 400)))
        if rng.random() < 0.02:
            phone = rng.choice(everybody)
            phone.reload()
            phone.connect()
    party.run(1000)
    assert [phone.ended for phone in everybody] == [""] * len(everybody)


@EVERY_GAME
def test_nothing_on_the_wire_tells_what_a_seat_cannot_know(game_id: str) -> None:
    compared = 0
    for number in range(PLAYED):
        rng = Random(f"wire {game_id} {number}")
        case = case_of(games.find(game_id), rng)
        party = Watched(begun(case, rng, number), seed=f"{game_id} {number}")
        play_at_devices(party, rng)
        assert not SOAK or party.meeting.match.state.result is not None, case
        compared += party.compared
    assert compared > 30 or not games.find(game_id).hidden


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Devices that are told with the dealer's eyes are told what they cannot know."""
    monkeypatch.setattr(SharedScreen, "viewer", CHANCE)
    rng = Random(1)
    case = Case(games.find("xtal"), games.find("xtal").choose(players="2", tempo="windows", hands="hidden"))
    with pytest.raises(AssertionError):
        play_at_devices(Watched(begun(case, rng, 0)), rng)
