"""Whether a device learns what its seats cannot know: all that it is told is told a second time, of a match in which
everything that they cannot know was dealt anew, and has to be the same text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, Final

from pentapod.engine.match import Match, Step
from pentapod.engine.state import Action, State
from pentapod.play.devices.device import Device
from pentapod.play.devices.meeting import Meeting
from pentapod.play.devices.telling import Log
from pentapod.play.history import History
from pentapod.play.latest import Latest
from pentapod.play.story import Marks
from pentapod.scene.display import Writer
from play.devices.party import Party

KEPT: Final = "_writer", "_log", "_numbers", "_viewers", "_hint", "dirty", "replay_ends"
"""What of a device tells what it was told last."""


class Twin:
    """The match as it might be for all that one device may know, and what is remembered of it there."""

    def __init__(self, device: Device, rng: Random) -> None:
        self._seat = next(iter(device.seats), None)
        self._rng = rng
        self._dealt: dict[int, tuple[State, State, Action | None]] = {}
        """By the identity of a position: that position, another deal of it, and the action that both allow."""
        self._steps: dict[int, tuple[Step, Step]] = {}
        """By the identity of a step: that step, and the same to another deal."""
        session = device.interaction.session
        self._kept: tuple[Any, ...] = Marks(), (), History(session, session.screen), Latest()
        self.begin(device)

    def begin(self, device: Device) -> None:
        """A channel is made: the device knows nothing."""
        self.channel, self.writer = device._writer, Writer(sparing=True)

    def log(self, device: Device) -> Log:
        """The log as the device knows it, of the twin's match."""
        log = Log()
        log._viewer = device._log._viewer
        log._states = [self._known(state) for state in device._log._states]
        return log

    @contextmanager
    def world(self, meeting: Meeting, device: Device) -> Iterator[None]:
        """Meanwhile everything that the device cannot know is otherwise."""
        interaction, session = device.interaction, device.interaction.session
        matches = meeting.match, session.match
        before = [(match.initial, match.steps) for match in matches]
        kept = interaction.marks, interaction._painted, session.history, session.touches._listed
        for match in matches:
            following = [*(step.action for step in match.steps), None]
            match.initial = self._anew(match.initial, following[0])
            match.steps = [self._step(step, action) for step, action in zip(match.steps, following[1:], strict=True)]
        interaction.marks, interaction._painted, session.history, session.touches._listed = self._kept
        try:
            yield
        finally:
            self._kept = interaction.marks, interaction._painted, session.history, session.touches._listed
            interaction.marks, interaction._painted, session.history, session.touches._listed = kept
            for match, (initial, steps) in zip(matches, before, strict=True):
                match.initial, match.steps = initial, steps

    def _known(self, state: object) -> object:
        return self._dealt[id(state)][1] if id(state) in self._dealt else state

    def _anew(self, state: State, action: Action | None) -> State:
        """Another deal of a position, in which the action is legal that was played there; itself, if none is found."""
        known, dealt, allowed = self._dealt.get(id(state), (None, state, None))
        if known is state and allowed == action:
            return dealt
        if known is not state and state.hidden and state.result is None:
            dealt = state.redeal(self._seat, self._rng)
        if dealt is not state and action is not None and action not in dealt.actions():
            dealt = state
        self._dealt[id(state)] = state, dealt, action
        return dealt

    def _step(self, step: Step, action: Action | None) -> Step:
        """The same step to another deal, in which the action that followed is legal."""
        state = self._anew(step.state, action)
        known, anew = self._steps.get(id(step), (None, step))
        if known is not step or anew.state is not state:
            anew = replace(step, state=state)
            self._steps[id(step)] = step, anew
        return anew


class Watched(Party):
    """A meeting in which every message to a device is compared with what its twin would be told."""

    def __init__(self, match: Match, seed: object = 0) -> None:
        self.compared = 0
        """So many messages told of a position in which something is hidden."""
        self._dealing = Random(f"twins {seed}")
        self._twins: dict[int, Twin] = {}
        self._told: list[str] | None = None
        super().__init__(match, seed=seed)

    def meet(self, match: Match, levels: tuple[int, ...], life: str) -> Meeting:
        meeting = super().meet(match, levels, life)
        show, tell = meeting._show, meeting.tell

        def watch(device: Device, text: str) -> None:
            if self._told is None:
                tell(device, text)
            else:
                self._told.append(text)

        def compare(device: Device) -> None:
            if not device.interaction.session.is_open:
                otherwise = self._view_of_twin(device, show)
                text = self._said(lambda: show(device))
                assert text == otherwise
                tell(device, text)
            else:
                show(device)

        meeting.tell, meeting._show = watch, compare  # type: ignore[method-assign]
        return meeting

    def _said(self, do: Callable[[], object]) -> str:
        """The one message that somebody is told by it, which does not go on the wire."""
        self._told = []
        try:
            do()
            (text,) = self._told
        finally:
            self._told = None
        return text

    def _view_of_twin(self, device: Device, show: Callable[[Device], None]) -> str:
        """What its twin would be shown now. Nothing is changed by it."""
        twin = self._twin(device)
        kept, shown = {name: getattr(device, name) for name in KEPT}, device.interaction.shown
        try:
            with twin.world(self.meeting, device):
                device._writer, device._log, device._numbers = twin.writer, twin.log(device), copy(device._numbers)
                return self._said(lambda: show(device))
        finally:
            vars(device).update(kept)
            device.interaction.shown = shown

    def _twin(self, device: Device) -> Twin:
        self.compared += device.interaction.session.match.state.hidden
        twin = self._twins.setdefault(device.number, Twin(device, self._dealing))
        if twin.channel is not device._writer:
            twin.begin(device)
        return twin

    def ask(self, number: int) -> None:
        """What a device would be told of a target, and why it may not touch it, is no secret."""
        device = self.meeting.devices[number]
        session, shown = device.interaction.session, device.interaction.shown
        if not device.is_shown or session.is_open or not shown or not shown.targets:
            return
        target = self._dealing.choice(shown.targets)

        def answers() -> tuple[object, ...]:
            begun = list(session.touches._begun)
            answer = session.about(target.touch, target.hand), session.touch(target.touch), session.touches.chosen
            session.touches._begun = begun
            return answer

        with self._twin(device).world(self.meeting, device):
            otherwise = answers()
        assert otherwise == answers()
