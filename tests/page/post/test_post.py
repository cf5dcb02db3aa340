"""Playing by post: to which kept game a link belongs, and what it brings."""

from __future__ import annotations

from random import Random

import pytest

from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import Action
from pentapod.play.notices import news
from pentapod.play.outcomes import Completed, Refused
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.web.shell.words import say
from pentapod.web.store.post import BRANCH, EARLIER, LATER, NEW, arrival
from pentapod.web.store.saves import Save
from toys import find

NAMES = ("Ann", "Ben")


def slopes(text: str) -> Match:
    """A game of `slide` in which the seats took these slopes in turn; what slides by itself is played, too."""
    match = Match(find("slide"), {})
    for slope in text:
        match.play(Action(match.state.actors[0], (slope,)))
        while match.state.automatic:
            match.play(match.state.actions()[0])
    return match


def kept(text: str, save_id: str = "a", mine: int | None = None) -> Save:
    return Save(save_id, link.encode(slopes(text)), 0, NAMES, "", False, 1, (), only(mine))


@pytest.mark.parametrize(
    ("mine", "theirs", "kind", "common"),
    [
        ("0", "01", LATER, 1),
        ("0123", "01231", LATER, 4),
        ("0123", "0123", LATER, 4),
        ("0123012", "0123", NEW, 0),
        ("01230123", "0123012", EARLIER, 7),
        ("012301", "012302", NEW, 0),
        ("01230123", "01230132", BRANCH, 6),
        ("0", "1", NEW, 0),
        ("0", "", NEW, 0),
        ("", "0", NEW, 0),
    ],
)
def test_a_link_belongs_to_a_game_with_which_it_begins(mine: str, theirs: str, kind: str, common: int) -> None:
    found = arrival(slopes(theirs), [kept(mine)])
    assert (found.kind, found.common) == (kind, common)
    if found.save:
        assert found.known == len(mine)


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"), [("0123", "012", EARLIER), ("0123", "013", BRANCH), ("0", "1", NEW), ("0", "01", LATER)]
)
def test_who_has_said_who_they_are_is_told_of_every_branch_that_has_a_choice_in_common(
    mine: str, theirs: str, kind: str
) -> None:
    assert arrival(slopes(theirs), [kept(mine, mine=0)]).kind == kind


def test_of_several_games_the_one_that_is_played_by_post_comes_first_and_then_the_longest() -> None:
    games = [kept("01", "short"), kept("012", "long"), kept("0", "post", mine=1)]
    longest = arrival(slopes("0123"), games[:2]).save
    assert longest and longest.id == "long"
    by_post = arrival(slopes("0123"), games).save
    assert by_post and by_post.id == "post"


def test_games_of_another_kind_or_with_other_options_are_not_looked_at() -> None:
    other = kept("0")._replace(link="fence:1..A..xxxx")
    assert arrival(slopes("01"), [other, kept("0")._replace(link="nonsense")]).kind == NEW


def test_news_name_who_has_played() -> None:
    match = slopes("0123")
    assert news(match, 3, NAMES) == "Ben played 1 action since you were last here."
    assert news(match, 1, NAMES) == "Ben and Ann played 3 actions since you were last here."
    assert news(match, 1, NAMES, mine={0}) == "Ben played 2 actions since you were last here."
    assert news(match, 4, NAMES) == ""


def test_chance_alone_is_news_too() -> None:
    match = Match(find("dice"), {})
    match.roll(Random(1))
    assert news(match, 0, NAMES) == say("since-chance")


# -- one seat here, the others elsewhere -----------------------------------------------------------


def test_only_the_seat_that_is_mine_is_played_here() -> None:
    table = Session(slopes(""), NAMES, mine=only(1))
    assert table.elsewhere() == 0
    assert table.lit() == ()
    assert table.touch("0") == Refused(say("elsewhere-refusal", name="Ann"))
    table.match = slopes("0")
    assert table.elsewhere() is None
    assert "1" in table.lit()
    assert isinstance(table.touch("1"), Completed)


def test_a_computer_player_plays_here_whoever_is_mine() -> None:
    table = Session(slopes(""), NAMES, levels=(2, 0), mine=only(1))
    assert table.elsewhere() is None
    assert table.computers() == (0,)
    assert table.lit() == ()


def test_what_follows_by_itself_follows_here_whoever_is_to_act() -> None:
    match = slopes("00")
    match.play(Action(match.state.actors[0], ("0",)))
    assert match.state.automatic
    table = Session(match, NAMES, mine=only(1 - match.state.actors[0]))
    assert table.elsewhere() is None
    assert table.must_happen()


def test_my_hand_is_seen_without_passing_the_screen_and_no_other_before_it_is_taken() -> None:
    game = find("hands")
    match = Match(game, game.choose(seats="2"))
    table = Session(match, NAMES, mine=only(0))
    rng = Random(5)
    while not match.state.hidden or table.must_happen():
        table.let_happen(rng)
    assert table.match.state.actors == (0,)
    assert table.screen.handover() is None
    for mine in (0, 1):
        table.play_as(only(mine))
        assert table.screen.handover() == (None if mine == 0 else mine)
        assert table.screen.viewer == (0 if mine == 0 else None)
        table.screen.take()
        assert table.screen.handover() is None
        assert table.screen.viewer == mine
        assert bool(table.lit()) == (mine == 0)
    table.play_as(None)
    assert table.screen.handover() == 0
    assert table.screen.viewer is None
    assert table.elsewhere() is None


def test_the_board_is_turned_for_who_sits_at_the_far_side() -> None:
    assert [Session(slopes(""), NAMES, mine=only(mine)).far for mine in (None, 0, 1)] == [False, False, True]


def test_news_are_news_until_something_is_played_here() -> None:
    table = Session(slopes("01"), NAMES, mine=only(0), since=1, arrived=True)
    touched = table.touch("2")
    assert isinstance(touched, Completed)
    table.play(touched.action)
    assert table.since is None
    assert not table.arrived
