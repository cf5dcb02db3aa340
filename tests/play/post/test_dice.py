"""Two boards that play by post with fair dice: who rolls, what is said, what stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from every_game import find
from pentapod.engine import link
from pentapod.engine.fair import proof
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.notes.tree import Note, main_line
from pentapod.engine.notes.tree import say as say_of
from pentapod.engine.state import Action
from pentapod.play.interaction import Interaction
from pentapod.play.notices import notices
from pentapod.play.outcomes import Played, Refused
from pentapod.play.post.sides import SeatBound
from pentapod.play.session import Session
from pentapod.play.view import prompt
from pentapod.play.words import say

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay")


def board(match: Match, luck: object = 0, **how: object) -> Interaction:
    names = NAMES[: match.game.seats(match.options)]
    return Interaction(Session(match, names, **how), lambda: Random(f"{luck}"))  # type: ignore[arg-type]


def sent(sender: Interaction, luck: object, **how: object) -> Interaction:
    """A board on which the link of another one was opened."""
    return board(link.decode(sender.session.link(), find), luck, **how)


def happen(at: Interaction) -> int:
    """Everything happens that does so by itself; how much."""
    count = 0
    while at.happen():
        count += 1
    return count


def touch(at: Interaction, path: str) -> None:
    assert isinstance(at.touch(path), Played)
    happen(at)


def joined(game_id: str = "dice", **options: str) -> tuple[Interaction, Interaction]:
    """Ann begins and has dealt; Bo has joined and knows it."""
    game = find(game_id, 1)
    ann = board(Match(game, game.choose(**options)), "ann")
    happen(ann)
    ann.take_side(frozenset({0}))
    bo = sent(ann, "bo", arrived=True)
    bo.take_side(frozenset({1}))
    ann = sent(bo, "again", mine=frozenset({0}), seed=ann.session.seed, since=0)
    happen(ann)
    bo = sent(ann, "bo", mine=frozenset({1}), seed=bo.session.seed, since=0)
    return ann, bo


def said(at: Interaction) -> str:
    return " ".join(notice.text for notice in notices(at.session) if notice.text)


def test_what_was_said_of_a_deal_is_kept_when_it_is_dealt_anew() -> None:
    ann = board(Match(find("dice", 1), {}), "ann")
    happen(ann)
    book = ann.session.annotate(main_line(ann.session.match))
    say_of(book.main, 0, Note("Before all."))
    say_of(book.main, 1, Note("A good roll.", "!", (), ("keep",)))
    ann.take_side(frozenset({0}))
    assert ann.session.match.steps == []
    assert ann.session.notebook
    assert ann.session.notebook.note(0) == Note("Before all.\n\nA good roll.", "", (), ("keep",))
    assert ann.session.notes()


def test_a_game_that_is_shared_before_anybody_has_chosen_is_dealt_anew_when_all_have_joined() -> None:
    ann = board(Match(find("dice", 1), {}), "ann")
    assert happen(ann) == 1
    ann.take_side(frozenset({0}))
    assert ann.session.match.steps == []
    assert ann.pause() is None
    assert happen(ann) == 0
    assert prompt(ann) == say("fair-join", names="Bo")
    assert [offer.command for notice in notices(ann.session) for offer in notice.offers] == ["share"]
    bo = sent(ann, "bo", arrived=True)
    assert prompt(bo) == say("fair-choose")
    assert [offer.command for notice in notices(bo.session) for offer in notice.offers] == ["choose-side"]
    assert isinstance(bo.touch("keep"), Refused)
    bo.take_side(frozenset({1}))
    assert prompt(bo) == say("fair-open", names="Ann")
    assert happen(bo) == 0
    back = sent(bo, "again", mine=frozenset({0}), seed=ann.session.seed, since=0)
    assert happen(back) == 1
    assert say("fair-proven") in said(back)


def test_each_rolls_after_its_own_choices_and_waits_for_the_others() -> None:
    ann, bo = joined()
    assert say("fair-proven") in said(bo)
    touch(ann, "keep")
    assert ann.session.elsewhere() == 1
    bo = sent(ann, "bo", mine=frozenset({1}), seed=bo.session.seed, since=1)
    assert bo.session.lit() == ("give", "keep")
    touch(bo, "give")
    log = bo.session.match.steps
    assert [proof.is_roll(step) for step in log] == [True, False, True, False, True]
    assert proof.check(link.decode(bo.session.link(), find)) == (3, 0, 0, None)


def test_a_link_sent_before_the_roll_is_not_rolled_by_the_other() -> None:
    ann, bo = joined()
    assert isinstance(ann.touch("keep"), Played)
    early = sent(ann, "bo", mine=frozenset({1}), seed=bo.session.seed, since=1)
    assert happen(early) == 0
    assert prompt(early) == say("fair-roll", names="Ann")
    assert early.pause() is None


def test_the_first_link_opened_again_rolls_the_same() -> None:
    ann, bo = joined()
    touch(ann, "keep")
    rolls = set()
    for touched in ("keep", "give"):
        again = sent(ann, object(), mine=frozenset({1}), seed=bo.session.seed)
        touch(again, touched)
        rolls.add(again.session.match.steps[-1].action)
    assert len(rolls) == 1


def test_what_was_rolled_or_answered_is_not_played_otherwise() -> None:
    ann, bo = joined()
    touch(ann, "keep")
    ann.go(1)
    assert ann.session.lit() == ()
    assert ann.touch("give") == Refused(say("fair-settled-refusal"))
    with pytest.raises(CannotUndo):
        ann.undo()
    assert not ann.session.can_undo
    before = ann.session.link()
    ann.go(len(ann.session.match.steps))
    assert ann.session.link() == before
    assert bo.session.elsewhere() == 0


def test_a_choice_that_nobody_has_answered_is_taken_back() -> None:
    game = find("xtal", 1)
    ann = board(Match(game, game.choose()), "ann")
    happen(ann)
    for _ in range(2):
        ann.play(ann.session.actions()[0])
        happen(ann)
    ann.take_side(frozenset({ann.session.match.state.actors[0]}))
    assert ann.session.match.dice
    start = ann.session.match.dice.start
    assert start == len(ann.session.match.steps)
    ann.play(ann.session.actions()[0])
    ann.undo()
    ann.play(ann.session.actions()[-1])
    assert proof.check(link.decode(ann.session.link(), find)).fault is None


def finished() -> Interaction:
    """Ann's board after a whole game."""
    boards = dict(enumerate(joined(goal="21")))
    for _ in range(200):
        at = next((at for at in boards.values() if at.session.actions()), None)
        if at is None:
            break
        touch(at, at.session.actions()[0].path[0])
        seat = next(seat for seat in (0, 1) if boards[seat] is not at)
        boards[seat] = sent(at, "on", mine=frozenset({seat}), seed=boards[seat].session.seed, since=0)
        happen(boards[seat])
    return boards[0]


def test_after_the_end_everything_can_be_tried_and_what_is_tried_is_not_proven() -> None:
    ended = finished()
    assert ended.session.match.state.result is not None
    assert say("fair-proven") in said(ended)
    assert ended.session.match.dice
    ended.undo()
    actions = ended.session.actions()
    other = next(action for action in actions if action != ended.session.match.steps[ended.session.match.ply].action)
    ended.play(other)
    assert ended.session.match.dice is None
    assert ended.session.old_line
    assert ended.session.old_line.dice
    ended.return_to_old_line()
    assert ended.session.match.dice


def test_what_is_dealt_anew_is_no_variation() -> None:
    ann = board(Match(find("dice", 1), {}), "ann")
    happen(ann)
    ann.session.annotate(main_line(ann.session.match))
    ann.take_side(frozenset({0}))
    assert ann.session.notebook
    assert ann.session.notebook.main.steps == []
    assert ann.session.notebook.place == ()


def test_a_variation_has_no_part_in_what_is_proven() -> None:
    ended = finished()
    whole, count = ended.session.link(), len(ended.session.match.steps)
    ended.session.annotate(main_line(ended.session.match))
    ended.undo()
    log, ply = ended.session.match.steps, ended.session.match.ply
    ended.play(next(action for action in ended.session.actions() if action != log[ply].action))
    assert "~" not in ended.session.link()
    ended.session.go_to((), count)
    assert ended.session.link() == whole
    ended.session.go_to(((ply, 0),), ply + 1)
    assert "~" not in ended.session.link()


def test_a_second_device_cannot_take_a_seat_that_has_secrets() -> None:
    ann, bo = joined()
    thief = sent(ann, "thief", arrived=True)
    for seat in (0, 1):
        with pytest.raises(SeatBound):
            thief.take_side(frozenset({seat}))
    assert thief.session.people() == ()
    assert thief.session.mine is None
    assert thief.touch("keep") == Refused(say("fair-choose-refusal"))
    with pytest.raises(SeatBound):
        bo.take_side(frozenset({0}))
    bo.take_side(frozenset({1}))
    assert bo.session.link() == ann.session.link()


def test_lost_secrets_are_told_and_both_begin_new_ones() -> None:
    ann, bo = joined()
    touch(ann, "keep")
    lost = sent(ann, "lost", mine=frozenset({1}))
    assert say("fair-lost") in said(lost)
    assert lost.touch("keep") == Refused(say("fair-lost-refusal"))
    lost.renew_dice()
    assert said(lost) == ""
    asked = link.decode(lost.session.link(), find)
    assert proof.is_renewed(ann.session.match, asked)
    agreed = sent(lost, "ann", arrived=True)
    agreed.take_side(frozenset({0}))
    back = sent(agreed, "bo", mine=frozenset({1}), seed=lost.session.seed, since=len(asked.steps))
    touch(back, "keep")
    back = sent(back, "bo", mine=frozenset({0}), seed=agreed.session.seed, since=len(asked.steps))
    assert say("fair-proven-from", action=len(asked.steps) + 1) in said(back)
    assert bo.session.seed != back.session.seed


def test_dice_that_are_wrong_are_told_with_their_action() -> None:
    ann, _ = joined()
    touch(ann, "keep")
    forged = link.decode(ann.session.link(), find)
    dice, log = forged.dice, [step.action for step in forged.steps]
    again = Match(forged.game, forged.options)
    for ply, action in enumerate(log):
        again.play(next(one for one in again.state.actions() if one != action) if ply == 2 else action)
    again.dice = dice
    assert say("fair-forged", action=3) in said(board(again, arrived=True))


@pytest.mark.parametrize(("game_id", "options"), [("pods", {}), ("modx", {"players": "4"})])
def test_where_only_lots_are_drawn_a_game_that_goes_on_needs_no_secrets(game_id: str, options: dict[str, str]) -> None:
    game = find(game_id, 1)
    ann = board(Match(game, game.choose(**options)), "ann")
    happen(ann)
    ann.play(ann.session.actions()[0])
    happen(ann)
    before = ann.session.link()
    ann.take_side(frozenset({0}))
    assert ann.session.match.dice is None
    assert ann.session.link() == before


@pytest.mark.parametrize("game_id", ["fence", "slide"])
def test_a_game_without_chance_needs_none(game_id: str) -> None:
    ann = board(Match(find(game_id, 1), {}))
    ann.take_side(frozenset({0}))
    assert ann.session.match.dice is None


def test_against_computer_players_none_are_needed() -> None:
    ann = board(Match(find("dice", 1), {}), levels=(0, 3))
    ann.take_side(frozenset({0}))
    assert ann.session.match.dice is None


def test_who_has_not_been_joined_may_sit_elsewhere_or_everywhere() -> None:
    ann = board(Match(find("dice", 1), {}), "ann")
    ann.take_side(frozenset({0}))
    ann.take_side(frozenset({1}))
    assert ann.session.match.dice
    assert ann.session.match.dice.chains[0].seats == (1,)
    assert ann.session.bound == frozenset({1})
    ann.take_side(None)
    assert ann.session.match.dice is None
    assert ann.session.seed == ""
    assert happen(ann) == 1
    assert ann.session.actions() == (Action(0, ("give",)), Action(0, ("keep",)))


def test_two_seats_of_three_at_one_device() -> None:
    game = find("modx", 1)
    ann = board(Match(game, game.choose(players="3")), "ann")
    ann.take_side(frozenset({0, 2}))
    bo = sent(ann, "bo", arrived=True)
    bo.take_side(frozenset({1}))
    assert bo.session.match.dice
    assert [chain.seats for chain in bo.session.match.dice.chains] == [(0, 2), (1,)]
    ann = sent(bo, "ann", mine=frozenset({0, 2}), seed=ann.session.seed)
    assert happen(ann) == 1
