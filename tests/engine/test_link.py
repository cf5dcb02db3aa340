"""A match is its link: what is written, what is read, and what is said when it cannot be read."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from pentapod.engine import link
from pentapod.engine.digits import ALPHABET
from pentapod.engine.game import Game
from pentapod.engine.link import LinkError, UnknownGame, UnknownVersion
from pentapod.engine.match import Match
from pentapod.engine.options import Choice, Option
from pentapod.engine.state import Action
from random_play import Case, cases, play
from toys import TOYS, bell, dice, fence, find, heap, slide
from toys.base import ToyWords

TOY_CASES = [case for game in TOYS.values() for case in cases(game)]
MATCHES = [play(case, Random(f"{case}"), resignations=0.03) for case in TOY_CASES]


def played(game: Game, *paths: str, **options: str) -> Match:
    """A match in which the given touches (joined by dashes) were played one after the other."""
    match = Match(game, game.choose(**options))
    for path in paths:
        (action,) = (action for action in match.state.actions() if "-".join(action.path) == path)
        match.play(action)
    return match


DICE = played(dice.GAME, "2", "keep", "1", "give", goal="21")


def paths(match: Match) -> list[Action]:
    return [step.action for step in match.steps]


def opened(text: str) -> Match:
    return link.decode(text, find)


def refused(text: str) -> LinkError:
    with pytest.raises(LinkError) as error:
        opened(text)
    message = str(error.value)
    assert message[0].isupper()
    assert message[-1] == "."
    assert error.value.part in ("length", "form", "game", "version", "options", "position", "count", "digits", "check")
    return error.value


def signed(body: str, position: str) -> str:
    """A link whose check is right for a position, whatever its body says."""
    return f"{body}.{link._check(body, position)}"


# -- what is written -------------------------------------------------------------------------------


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
def test_a_link_gives_its_match_back_at_every_ply(match: Match) -> None:
    for ply in range(len(match.steps) + 1):
        again = opened(link.encode(match, ply))
        assert paths(again) == paths(match)[:ply]
        assert again.ply == ply
        assert again.options == match.options
        assert again.state.text() == match.state_at(ply).text()


def test_the_five_fields() -> None:
    assert re.fullmatch(r"dice:1\.1\.E\.[\w-]+\.[A-Za-z0-9]{4}", link.encode(DICE), re.ASCII)


def test_a_game_without_options_and_choices_has_empty_fields() -> None:
    assert re.fullmatch(r"bell:1\.\.A\.\.[A-Za-z0-9]{4}", link.encode(played(bell.GAME)), re.ASCII)


def test_a_link_is_near_the_entropy() -> None:
    match = play(Case(fence.GAME, {}), Random(2))
    assert len(link.encode(match).split(".")[3]) <= 1.02 * sum_of_bits(match) / 6 + 1


def sum_of_bits(match: Match) -> float:
    product = 1
    for step in match.steps:
        product *= step.radix
    return product.bit_length()


def test_matches_that_meet_in_one_position_have_links_of_their_own() -> None:
    one, other = played(fence.GAME, "a-b", "c-d"), played(fence.GAME, "c-d", "a-b")
    assert one.state.text() == other.state.text()
    assert link.encode(one) != link.encode(other)


def test_every_ply_has_a_link_of_its_own_in_spite_of_forced_actions() -> None:
    match = played(slide.GAME, "0", "1", "0", "1", "0", "slide-0", "slide-1", "slide-2", "slide-3")
    assert len({link.encode(match, ply) for ply in range(10)}) == 10
    assert [len(opened(link.encode(match, ply)).steps) for ply in range(10)] == list(range(10))


def test_resignations_are_kept_in_their_place() -> None:
    match = played(heap.GAME, "1", "2", "3")
    match.resign(5)
    match.play(Action(3, ("3",)))
    match.resign(4)
    assert ".G~D5~F4." in link.encode(match)
    assert paths(opened(link.encode(match))) == paths(match)


def test_a_race_is_won_by_who_stands_first_in_the_log() -> None:
    match = played(bell.GAME, "gold", "2-hit")
    assert bell.GAME.words.stats(opened(link.encode(match)).state, 2)[0].value == 1


def test_one_more_action_is_written_without_replaying(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(Case(fence.GAME, {}), Random(3), plies=8)
    link.encode(match)
    match.play_index(0)
    calls = Counter[str]()
    for name in ("actions", "after"):
        monkeypatch.setattr(fence.Fence, name, lambda *_, name=name: calls.update([name]))
    link.encode(match)
    assert not calls


def test_reading_lists_the_actions_of_a_position_no_more_often_than_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = link.encode(DICE)
    calls = Counter[str]()
    real = dice.Dice.actions

    def counted(self: dice.Dice) -> object:
        calls["actions"] += 1
        return real(self)

    monkeypatch.setattr(dice.Dice, "actions", counted)
    monkeypatch.setattr(dice.Dice, "check", lambda *_: None)
    opened(text)
    assert calls["actions"] == len(DICE.steps)


# -- what comes later ------------------------------------------------------------------------------


def test_a_link_opens_after_options_were_added_at_the_end() -> None:
    text = link.encode(DICE)
    extra = Option("extra", "Extra", (Choice("off", "Off"), Choice("on", "On")))
    (goal,) = dice.GAME.options
    grown = goal._replace(choices=(*goal.choices, Choice("30", "Thirty")))
    later = dice.GAME._replace(words=ToyWords(dice.GAME.titles, (grown, extra)))
    again = link.decode(text, lambda *_: later)
    assert again.options == {"goal": "21", "extra": "off"}
    assert again.state.text() == DICE.state.text()
    assert paths(link.decode(link.encode(again), lambda *_: later)) == paths(DICE)


def test_old_rules_read_old_links() -> None:
    newer = dice.GAME._replace(version=2, start=lambda _: dice.Dice(99))
    versions = {1: dice.GAME, 2: newer}
    assert link.decode(link.encode(DICE), lambda _, version: versions[version]).state.text() == DICE.state.text()
    text = link.encode(Match(newer, {}))
    assert text.startswith("dice:2.")
    assert link.decode(text, lambda _, version: versions[version]).state.text() == "99/0-0/0/0"


def test_rules_that_drift_are_noticed() -> None:
    text = link.encode(DICE)
    drifted = dice.GAME._replace(start=lambda _: dice.Dice(22))
    with pytest.raises(LinkError) as error:
        link.decode(text, lambda *_: drifted)
    assert error.value.part == "check"


# -- what is wrong ---------------------------------------------------------------------------------

HEAD, OPTIONS, COUNT, DIGITS, CHECK = link.encode(DICE).split(".")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "form"),
        ("dice", "form"),
        ("https://example.org/", "version"),
        ("chess:1.0.A..AAAA", "game"),
        (":1.0.A..AAAA", "game"),
        ("dice:2.0.A..AAAA", "version"),
        ("dice:.0.A..AAAA", "version"),
        ("dice:x.0.A..AAAA", "version"),
        ("dice:-1.0.A..AAAA", "version"),
        ("dice:99999999.0.A..AAAA", "version"),
        ("dice:٣.0.A..AAAA", "version"),
        ("dice:1", "form"),
        ("dice:1.0", "form"),
        ("dice:1.2.A..AAAA", "options"),
        ("dice:1.?.A..AAAA", "options"),
        ("dice:1.00.A..AAAA", "options"),
        ("dice:1.٠.A..AAAA", "options"),
        ("dice:1.0.A", "form"),
        ("dice:1.0...AAAA", "count"),
        ("dice:1.0.AB..AAAA", "count"),
        ("dice:1.0.=..AAAA", "count"),
        ("dice:1.0.B~..AAAA", "count"),
        ("dice:1.0.B~A..AAAA", "count"),
        ("dice:1.0.B~A?..AAAA", "count"),
        ("dice:1.0.B~A٠..AAAA", "count"),
        ("dice:1.0.B~A7..AAAA", "count"),
        ("dice:1.0.____.AAAA.AAAA", "count"),
        ("dice:1.0.B.*.AAAA", "digits"),
        ("dice:1.0.B.\ud800.AAAA", "digits"),
        ("dice:1.0.B..AAAA", "digits"),
        ("dice:1.0.A.", "check"),
        ("dice:1.0.A..AAAA", "check"),
        ("dice:1.0.A...", "check"),
        (f"{HEAD}.{OPTIONS}.{COUNT}.{DIGITS}.{CHECK}.", "check"),
        (f"{HEAD}.{OPTIONS}.{COUNT}.{DIGITS}.{CHECK}A", "check"),
        ("heap:1.000.C~B0~B1.A.AAAA", "check"),
    ],
)
def test_every_defect_names_its_part(text: str, part: str) -> None:
    assert refused(text).part == part


def test_a_defect_before_the_game_leaves_no_match() -> None:
    for text in ("", "chess:1.0.A..AAAA", "dice:2.0.A..AAAA", "dice:1.9.A..AAAA", "dice:1.0"):
        assert refused(text).match is None


def test_a_defect_in_the_game_leaves_its_beginning() -> None:
    error = refused(f"{HEAD}.{OPTIONS}.{COUNT}..{CHECK}")
    assert error.match is not None
    assert error.match.options == {"goal": "21"}
    assert "0 of its 4 actions" in str(error)


def test_a_link_that_goes_on_after_the_end() -> None:
    match = play(Case(dice.GAME, dice.GAME.choose()), Random(4))
    head, options, count, digits, check = link.encode(match).split(".")
    error = refused(".".join((head, options, ALPHABET[ALPHABET.index(count) + 1], digits, check)))
    assert error.part == "count"
    assert error.match is not None
    assert paths(error.match) == paths(match)


def test_a_player_who_is_out_cannot_resign() -> None:
    for marks in ("~A0~B0", "~A6", "~A9", "~Az"):
        assert refused(f"heap:1.000.C{marks}..AAAA").part == "count"


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
def test_a_link_cut_off_anywhere_tells_its_beginning(match: Match) -> None:
    text = link.encode(match)
    digits_begin = len(".".join(text.split(".")[:3])) + 1
    longest = 0
    for length in range(len(text)):
        error = refused(text[:length])
        if length < digits_begin:
            assert error.match is None or not error.match.steps
            continue
        assert error.match is not None
        assert paths(error.match) == paths(match)[: len(error.match.steps)]
        assert len(error.match.steps) >= longest
        longest = len(error.match.steps)
    assert longest == len(match.steps)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
def test_every_typing_error_is_noticed(match: Match) -> None:
    text = link.encode(match, min(len(match.steps), 12))
    wrong = {text[:at] + other + text[at + 1 :] for at in range(len(text)) for other in ALPHABET + ".:~ é"}
    wrong |= {text[:at] + text[at + 1 :] for at in range(len(text))}
    wrong |= {text[:at] + text[at] + text[at:] for at in range(len(text))}
    wrong |= {text[:at] + text[at : at + 2][::-1] + text[at + 2 :] for at in range(len(text))}
    for other in wrong - {text}:
        refused(other)


def test_a_match_has_one_link() -> None:
    position = DICE.state.text()
    for body in (
        f"dice:01.{OPTIONS}.{COUNT}.{DIGITS}",
        f"{HEAD}.{OPTIONS}.{COUNT}.{DIGITS}A",
        f"{HEAD}.{OPTIONS}.{COUNT}~E0.{DIGITS}",
        f"{HEAD}.{OPTIONS}.{COUNT}.{DIGITS}.",
    ):
        assert refused(signed(body, position)).part == "check"
    assert opened(signed(f"{HEAD}.{OPTIONS}.{COUNT}.{DIGITS}", position)).state.text() == position


# -- hostile sizes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", ["", "A", "~AA", ".", "é"])
def test_a_link_that_is_too_long_is_refused_unread(extra: str) -> None:
    def never(*_: object) -> Game:
        raise AssertionError

    text = "dice:1.0." + "B" * link.MAX_CHARACTERS + extra
    with pytest.raises(LinkError) as error:
        link.decode(text, never)
    assert error.value.part == "length"
    assert len(str(error.value)) < 100


@pytest.mark.parametrize("count", ["E4h", "____", "_" * 16_000, "B" + "~B0" * 5000, "~" * 16_000])
def test_a_hostile_count_is_refused_before_any_action(count: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(dice.Dice, "actions", never)
    if count.startswith("B~"):
        monkeypatch.undo()
    error = refused(f"dice:1.0.{count}.AAAA.AAAA")
    assert error.part in ("count", "digits", "check")
    assert len(str(error)) < 100


def test_more_actions_than_digits_end_the_reading_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Counter[str]()
    real = fence.Fence.after

    def counted(self: fence.Fence, action: Action) -> fence.Fence:
        calls["after"] += 1
        return real(self, action)

    monkeypatch.setattr(fence.Fence, "after", counted)
    assert refused("fence:1..D4f.AB.AAAA").part == "digits"
    assert calls["after"] < 12


def test_a_position_with_too_many_actions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "MAX_RADIX", 2)
    assert refused(link.encode(DICE)).part == "digits"


def test_what_is_not_found_is_told_apart() -> None:
    with pytest.raises(UnknownGame):
        find("chess")
    with pytest.raises(UnknownVersion):
        find("dice", 2)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
def test_what_a_link_has_in_common_with_its_own_match(match: Match) -> None:
    whole, half = len(match.steps), len(match.steps) // 2
    assert link.common(link.encode(match), match) == (whole, whole)
    assert link.common(link.encode(match, half), match) == (half, half)
    longer = link.encode(match)
    del match.steps[half:]
    assert link.common(longer, match) == (half, whole)


def test_what_a_link_has_in_common_with_a_branch() -> None:
    one = played(slide.GAME, "0", "1", "2")
    other = played(slide.GAME, "0", "1", "3", "0")
    assert link.common(link.encode(one), other) == (2, 3)
    assert link.common(link.encode(other), one) == (2, 4)


def test_a_resignation_is_something_else_than_an_action_and_than_another_seats_resignation() -> None:
    matches = []
    for seat in (0, 1):
        matches.append(played(slide.GAME, "0", "1"))
        matches[-1].resign(seat)
    on = played(slide.GAME, "0", "1", "2")
    assert link.common(link.encode(matches[0]), matches[1]) == (2, 3)
    assert link.common(link.encode(matches[0]), matches[0]) == (3, 3)
    assert link.common(link.encode(on), matches[0]) == (2, 3)


@pytest.mark.parametrize(
    "text", ["", "slide", "slide:1", "slide:1.0..x", "slide:1.0.!.x.y", "slide:1.0.C.é.y", "....", "a:1.0.B.A.y"]
)
def test_nothing_is_in_common_with_what_is_no_link_of_the_game(text: str) -> None:
    assert link.common(text, played(slide.GAME, "0", "1")) == (0, 0)
