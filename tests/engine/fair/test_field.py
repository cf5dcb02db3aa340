"""The field of a link that tells what dice follow from: read back, cut off, mistyped, made up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from devices import played_by_post
from every_game import find
from pentapod.engine import link
from pentapod.engine.digits import ALPHABET
from pentapod.engine.fair import dice
from pentapod.engine.fair.dice import Chain, Dice
from pentapod.engine.link import LinkError
from pentapod.engine.match import Match
from pentapod.web.shell.addresses import fragment_in

_DEVICES = played_by_post(Match(find("dice", 1), {"goal": "21"}), ((0,), (1,)), 5)
assert _DEVICES[0].match
MATCH = _DEVICES[0].match
LINK = link.encode(MATCH)


def refused(text: str) -> LinkError:
    with pytest.raises(LinkError) as error:
        link.decode(text, find)
    return error.value


@st.composite
def some_dice(draw: st.DrawFn) -> tuple[Dice, int]:
    """Chains of some of the seats of a game, and how many seats it has."""
    seats = draw(st.integers(1, 6))
    sides = [draw(st.integers(0, seats)) for _ in range(seats)]
    groups = [tuple(seat for seat in range(seats) if sides[seat] == side) for side in range(seats)]
    secret = st.text(st.sampled_from(ALPHABET), min_size=dice.secret_length(seats), max_size=dice.secret_length(seats))
    chains = tuple(Chain(group, draw(secret)) for group in groups if group) or (Chain((0,), draw(secret)),)
    made = Dice(draw(st.integers(0, dice.MAX_START)), chains)
    return made._replace(opened=made.complete(seats) and draw(st.booleans())), seats


@given(some_dice())
def test_what_is_written_is_read_back(some: tuple[Dice, int]) -> None:
    made, seats = some
    field = dice.write(made)
    assert dice.read(field, seats, made.start) == made
    assert len(field) + 1 <= 70
    if made.start:
        with pytest.raises(ValueError, match="~"):
            dice.read(field, seats, made.start - 1)


@given(st.text(st.sampled_from(ALPHABET + "~.é"), max_size=72), st.integers(1, 6))
def test_anything_else_is_no_field(text: str, seats: int) -> None:
    try:
        found = dice.read(f"~{text}", seats, 3)
    except ValueError:
        return
    assert dice.write(found) == f"~{text}"


def test_there_are_six_fields() -> None:
    assert LINK.count(".") == 5
    assert LINK.split(".")[4].startswith("~")
    assert link.decode(LINK, find).dice == MATCH.dice


def test_a_link_cut_off_anywhere_tells_its_beginning() -> None:
    for length in range(LINK.rindex("~"), len(LINK)):
        error = refused(LINK[:length])
        assert error.part == "check"
        assert error.match is not None
        assert len(error.match.steps) == len(MATCH.steps)


def test_every_typing_error_is_noticed() -> None:
    begins = LINK.rindex("~") - 1
    wrong = {LINK[:at] + other + LINK[at + 1 :] for at in range(begins, len(LINK)) for other in ALPHABET + ".:~ é"}
    wrong |= {LINK[:at] + LINK[at + 1 :] for at in range(begins, len(LINK))}
    wrong |= {LINK[:at] + LINK[at] + LINK[at:] for at in range(begins, len(LINK))}
    for text in wrong - {LINK}:
        refused(text)


@pytest.mark.parametrize(
    "field",
    [
        "~",
        "~A",
        "~AB" + 13 * "x",
        "~AA" + 14 * "x",
        "~AE" + 14 * "x",
        "~BB" + 14 * "x",
        "~AB" + 14 * "x" + "B" + 14 * "y",
        "~____B" + 14 * "x",
        "~" + 16_000 * "A",
    ],
)
def test_a_field_with_a_right_check_may_be_wrong_all_the_same(field: str) -> None:
    body = ".".join((*LINK.split(".")[:4], field))
    error = refused(f"{body}.{link._check(body, MATCH.state.text())}")
    assert error.part in ("dice", "length")
    assert str(error)[-1] == "."


def test_kept_games_and_links_have_their_actions_in_common() -> None:
    assert link.common(LINK, MATCH) == (len(MATCH.steps), len(MATCH.steps))
    plain = link.encode(MATCH, 0)
    assert link.common(plain, MATCH) == (0, 0)


@given(st.integers(0, len(LINK) - 1))
def test_it_is_found_in_what_messengers_make_of_it(at: int) -> None:
    for text in (
        LINK,
        f"Your turn: https://games.example/index.html#{LINK}. See you!",
        f"https://games.example/#{LINK[:at]}\u200b{LINK[at:]}",
        f"({LINK})",
        f"> #{LINK.replace('~', '%7E')}",
    ):
        assert fragment_in(text) == LINK
    if at > len("dice:1.x"):
        assert LINK.startswith(fragment_in(f"#{LINK[:at]}"))


def test_one_more_action_is_written_without_replaying(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    match = link.decode(LINK, find)
    for name in ("actions", "after"):
        monkeypatch.setattr(type(match.state), name, never)
    assert link.encode(match) == LINK
