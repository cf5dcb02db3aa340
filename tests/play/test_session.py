"""A match at the table: touches, branches, what happens by itself."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.state import CHANCE, Action
from pentapod.play.notices import notices
from pentapod.play.outcomes import Chosen, Completed, Refused, TakenBack
from pentapod.play.session import Session
from pentapod.scene.shapes import View
from pentapod.web.shell.words import say
from pictures import labels
from random_play import play_on
from toys import find


def session(game_id: str, levels: tuple[int, ...] = (), **options: str) -> Session:
    game = find(game_id)
    match = Match(game, game.choose(**options))
    return Session(match, game.titles[: game.seats(match.options)], levels)


def test_a_touch_that_completes_an_action_returns_it_unplayed() -> None:
    table = session("slide")
    assert table.touch("1") == Completed(Action(0, ("1",)))
    assert not table.match.steps


def test_a_touch_that_cannot_be_is_refused_in_words() -> None:
    table = session("slide")
    refused = table.touch("9")
    assert isinstance(refused, Refused) and refused.why
    assert table.touches.chosen == ()


def test_touching_a_chosen_thing_again_takes_it_back() -> None:
    table = session("fence")
    first = table.lit()[0]
    assert table.touch(first) == Chosen()
    assert list(table.touches.chosen) == [first]
    assert table.touch(first) == TakenBack()
    assert list(table.touches.chosen) == []


@pytest.mark.parametrize("game_id", ["pods", "pocketmodel", "xpod"])
def test_what_starts_another_action_is_told_while_one_is_chosen_and_starts_it(game_id: str) -> None:
    rng, told = Random(game_id), 0
    for _ in range(40):
        match = Match(games.find(game_id), games.find(game_id).choose())
        table = Session(play_on(match, rng, rng.randrange(30)), match.game.titles)
        table.screen.take()
        first = next(iter(table.lit()), None)
        if first is None or table.touch(first) != Chosen():
            continue
        assert set(table.touches.starts(table.paths())) == {
            action.path[0] for action in table.actions() if action.path[1:]
        } - {first}
        for other in table.touches.starts(table.paths()):
            told += 1
            assert table.touch(other) == Chosen()
            assert first not in table.touches.chosen
            break
    assert told > 5


def test_stepping_back_takes_one_touch() -> None:
    table = session("fence")
    assert table.touch(table.lit()[0]) == Chosen()
    assert table.touches.step_back()
    assert table.touches.chosen == ()
    assert not table.touches.step_back()


def test_nothing_is_lit_while_something_happens_by_itself() -> None:
    table = session("dice")
    assert table.must_happen()
    assert table.lit() == ()
    table.let_happen(Random(1))
    assert not table.must_happen()
    assert set(table.lit()) == {"give", "keep"}


def test_a_consequence_follows_without_a_choice() -> None:
    table = session("slide")
    for _ in range(3):
        touched = table.touch("0")
        assert isinstance(touched, Completed)
        table.play(touched.action)
    assert table.must_happen()
    table.let_happen(Random(1))
    assert table.match.steps[-1].action.path == ("slide-0",)


def test_a_branch_keeps_the_old_line_until_the_next_action() -> None:
    table = session("slide")
    for slope in "012":
        touched = table.touch(slope)
        assert isinstance(touched, Completed)
        table.play(touched.action)
    old = table.link()
    table.go(1)
    table.play(Action(1, ("3",)))
    assert len(table.match.steps) == 2
    assert table.old_line is not None
    branch = table.link()
    table.return_to_old_line()
    assert table.link() == old
    assert table.at_end
    table.return_to_old_line()
    assert table.link() == branch

    table.play(Action(0, ("3",)))
    assert table.old_line is None


def test_playing_the_same_action_again_is_no_branch() -> None:
    table = session("slide")
    for slope in "012":
        touched = table.touch(slope)
        assert isinstance(touched, Completed)
        table.play(touched.action)
    whole = table.link()
    table.go(1)
    table.play(Action(1, ("1",)))
    assert table.old_line is None
    assert table.link() == whole
    assert table.match.ply == 2


def test_the_log_of_a_branch_tells_the_branch() -> None:
    table = session("slide")
    table.play(Action(0, ("0",)))
    table.play(Action(1, ("1",)))
    assert "1" in table.history.sentence(2)
    table.go(1)
    table.play(Action(1, ("3",)))
    assert "3" in table.history.sentence(2)


def test_a_game_that_may_only_be_looked_at_refuses_every_touch() -> None:
    table = session("slide")
    table.read_only = True
    assert table.lit() == ()
    assert table.touch("0") == Refused(say("read-only-refusal"))


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_the_link_up_to_a_ply_is_the_link_of_the_game_so_far(ply: int) -> None:
    table, other = session("slide"), session("slide")
    for at, slope in enumerate("01"):
        action = Action(at, (slope,))
        table.play(action)
        if at < ply:
            other.play(action)
    assert table.link(ply) == other.link()


def hands_after(plies: int) -> Session:
    table = session("hands", seats="2")
    rng = Random(5)
    while table.match.state.result is None and (len(table.match.steps) < plies or table.must_happen()):
        if table.must_happen():
            table.let_happen(rng)
        else:
            table.screen.take()
            touched = table.touch(table.lit()[0])
            assert isinstance(touched, Completed)
            table.play(touched.action)
    return table


def test_a_screen_with_hidden_hands_is_passed_to_who_is_to_act() -> None:
    table = hands_after(0)
    assert table.match.state.actors == (0,)
    assert table.screen.handover() == 0
    assert table.screen.viewer is None
    assert table.lit() == ()
    assert table.touch("a") == Refused(say("covered-refusal", name=table.names[0]))

    table.screen.take()
    assert table.screen.handover() is None
    assert table.screen.viewer == 0
    touched = table.touch(table.lit()[0])
    assert isinstance(touched, Completed)
    table.play(touched.action)
    assert table.screen.handover() == 1
    assert table.screen.viewer is None


def test_while_chance_acts_the_screen_stays_where_it_is() -> None:
    table = hands_after(0)
    while not table.must_happen():
        table.screen.take()
        touched = table.touch(table.lit()[0])
        assert isinstance(touched, Completed)
        table.play(touched.action)
    assert table.match.state.hidden
    assert table.screen.handover() is None
    assert table.screen.viewer == table.screen.holder == 1


def test_an_earlier_position_is_looked_at_by_who_has_the_screen_and_played_only_by_whose_turn_it_was() -> None:
    table = hands_after(6)
    table.screen.take()
    holder = table.screen.holder
    ply = next(at for at in range(table.match.ply) if table.match.state_at(at).actors == (1 - (holder or 0),))
    table.go(ply)
    assert table.screen.handover() is None
    assert table.screen.viewer == holder
    assert table.lit() == ()
    assert table.touch("a") == Refused(say("covered-refusal", name=table.names[1 - (holder or 0)]))


def test_the_log_tells_each_what_it_may_know() -> None:
    table = hands_after(0)
    covered = [table.history.sentence(ply) for ply in range(1, table.match.ply + 1)]
    assert all("a card" in line for line in covered)
    table.screen.take()
    own = [table.history.sentence(ply) for ply in range(1, table.match.ply + 1)]
    assert sum("a card" in line for line in own) == len(own) // 2


def test_after_the_end_everything_may_be_looked_at() -> None:
    table = hands_after(0)
    while table.match.state.result is None:
        table = hands_after(table.match.ply + 1)
    assert table.screen.viewer == CHANCE
    table.go(0)
    assert table.screen.viewer == CHANCE
    assert table.screen.handover() is None


def test_what_leaves_the_page_is_drawn_for_an_onlooker_and_told_to_hold_the_hands_while_there_are_secrets() -> None:
    table = hands_after(3)
    table.screen.take()
    assert table.screen.viewer is not None
    assert table.onlooker is None
    assert table.tells_hands
    while table.match.state.result is None:
        table = hands_after(table.match.ply + 1)
    assert table.onlooker == CHANCE
    assert not table.tells_hands
    assert not session("slide").tells_hands


@pytest.mark.parametrize("game_id", games.ids())
def test_a_link_tells_hands_only_where_something_was_hidden_in_the_match(game_id: str) -> None:
    game = games.find(game_id)
    for option in game.options:
        for choice in option.choices:
            match = Match(game, game.choose(**{option.id: choice.id}))
            table, rng, hidden = Session(match, game.titles[: game.seats(match.options)]), Random(3), False
            for _ in range(12):
                hidden |= match.state.hidden
                if match.state.result is None:
                    assert table.tells_hands == hidden
                    match.play(rng.choice(match.state.actions()))


@pytest.mark.parametrize("game_id", ["slide", "fence", "dice", "hands", *games.ids()])
def test_undo_looks_active_just_where_something_can_be_taken_back(game_id: str) -> None:
    game = games.find(game_id) if game_id in games.ids() else find(game_id)
    match = Match(game, game.choose())
    table, rng, seen = Session(match, game.titles[: game.seats(match.options)]), Random(1), set()
    for _ in range(12):
        if table.match.state.result is not None:
            break
        ply = table.match.ply
        can = table.can_undo
        assert table.match.ply == ply
        try:
            table.undo()
        except CannotUndo:
            assert not can
        else:
            assert can
            table.go(ply)
        seen.add(can)
        table.match.play(rng.choice(table.match.state.actions()))
    assert False in seen


def test_a_touch_can_be_undone_before_anything_was_played() -> None:
    table = session("fence")
    assert not table.can_undo
    table.touch(table.lit()[0])
    assert table.can_undo


def test_in_a_race_each_seat_has_touches_of_its_own() -> None:
    table = session("bell")
    table.let_happen(Random(1))
    assert table.quick
    assert table.touch("0") == Chosen()
    assert table.touch("1") == Chosen()
    assert list(table.touches.chosen) == ["0", "1"]
    assert set(table.lit()) == {"2", "hit", "pass"}
    action = Action(1, ("1", "pass"))
    assert table.touch("pass") == Completed(action)
    table.play(action)
    assert table.touches.chosen == ("0",)
    assert table.touch("pass") == Completed(Action(0, ("0", "pass")))


def test_a_computer_player_s_actions_are_not_to_be_touched() -> None:
    table = session("slide", levels=(0, 3))
    assert table.computers() == ()
    touched = table.touch("0")
    assert isinstance(touched, Completed)
    table.play(touched.action)
    assert table.computers() == (1,)
    assert table.lit() == ()
    assert table.touch("1") == Refused(say("computer-refusal", name=table.names[1]))


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    table = session("slide", levels=(0, 3))
    table.play(Action(0, ("0",)))
    with pytest.raises(CannotUndo):
        session("slide", levels=(3, 0)).undo()
    table.play(Action(1, ("1",)))
    table.undo()
    assert table.match.ply == 0
    assert table.computers() == ()


def test_when_only_a_computer_has_chosen_there_is_nothing_to_undo() -> None:
    table = session("slide", levels=(3, 0))
    table.play(Action(0, ("0",)))
    with pytest.raises(CannotUndo):
        table.undo()
    assert table.match.ply == 1


def test_a_move_that_asks_first_is_shown_and_made() -> None:
    text = (
        "basic crossroads lid max wild;0;redwing2~1@a2,longears2@d7,pouncer3@e1,redwing2@e2;rammer3;-;"
        "jump/decon1,level1 auto;0;shunter3@b8,shunter3~1@e9,towrig3@f4,stuntbike2@f9;-;-;build2/level1,move1 n 64 "
        "turn seen:1aea785fc006192,9bec6401dc8bd0b"
    )
    table = Session(Match.from_position(games.find("xpod"), text), ("Ann", "Bo"))
    state = table.match.state
    assert table.touch("e9") == Chosen()
    touched = table.touch("f9")
    assert isinstance(touched, Completed)
    words = table.match.game.words
    assert words.caution(state, touched.action, table.names) == "Bo's Stunt Bike is lost. Go on?"
    said = words.prompt(state, table.names, table.touches.chosen)
    assert said == "Bo: choose where your Shunter goes or what it pushes."
    assert {"e9", "f9"} <= set(labels(games.painter("xpod")(state, View(table.screen.viewer, table.touches.chosen))))
    table.play(touched.action)
    assert table.history.sentence(1).startswith("Bo's Shunter")


def test_one_person_among_computers_keeps_the_screen() -> None:
    table = session("hands", levels=(0, 2), seats="2")
    rng = Random(3)
    while table.must_happen():
        table.let_happen(rng)
    assert table.screen.handover() is None
    assert table.screen.viewer == 0
    assert table.lit()


def test_a_position_that_is_only_looked_at_says_so_and_nobody_is_said_to_think() -> None:
    table = session("slide")
    table.levels = (0, 3)
    first = table.touch("0")
    assert isinstance(first, Completed)
    table.play(first.action)
    table.play(table.match.state.actions()[0])
    table.go(1)
    assert [notice.text for notice in notices(table)] == ["Position 1 of 2: you are looking back."]
    assert table.touch("1") == Refused(say("looking-back-refusal"))
    table.go(0)
    assert "starts a variation" in next(notices(table)).text


def test_it_is_said_that_a_reply_is_taken_back_too() -> None:
    table = session("slide", levels=(0, 1))
    for _ in range(2):
        table.play(table.match.state.actions()[0])
    table.undo()
    assert table.match.ply == 0
    assert "So is the reply to it." in next(notices(table)).text


def test_after_redo_nothing_is_said_to_be_taken_back() -> None:
    table = session("slide")
    for _ in range(2):
        table.play(table.match.state.actions()[0])
    table.undo()
    table.undo()
    assert next(notices(table)).text.startswith("Taken back: ")
    assert table.redo()
    assert not table.at_end
    assert next(notices(table)).text == "Position 1 of 2. Playing from here starts a variation."


@pytest.mark.parametrize("game_id", games.ids())
def test_what_comes_of_resigning_is_told_in_a_plain_sentence(game_id: str) -> None:
    """With every number of players, teams too: who wins, or that the others play on."""
    game = games.find(game_id)
    counts = next((one.choices for one in game.options if one.id == "players"), ())
    for options in [{"players": one.id} for one in counts] or [{}]:
        match = Match(game, game.choose(**options))
        names = game.titles[: game.seats(match.options)]
        result = match.state.resign(0).result
        winners = [name for name, share in zip(names, result or (0,) * len(names), strict=True) if share]
        wins = "wins" if len(winners) == 1 else "win"
        told = Session(match, names).outcome_of_resigning(0)
        if winners:
            assert told == f"The game ends and {' and '.join(winners)} {wins}.", options
        else:
            assert told == "You leave the game, and the other players play on.", options
