"""Boards on other pages: what they may ask, what they are told, and that no request brings them down."""

from __future__ import annotations

import gc
import json
import re
import weakref
from datetime import date, timedelta
from html import unescape
from random import Random
from typing import Any

import pytest

import guides
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link, record
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.lessons.lesson_session import Standing
from pentapod.lessons.reading import read as lessons_of
from pentapod.play.view import still
from pentapod.puzzles.puzzle import of_day
from pentapod.puzzles.puzzle import read as puzzles_of
from pentapod.scene.shapes import TALL, View
from pentapod.scene.svg import to_svg
from pentapod.web.embed.boards import Visitors
from pentapod.web.embed.requests import LEVELS as REQUEST_LEVELS
from pentapod.web.embed.requests import MAX_CHARACTERS, read
from pentapod.web.shell.words import say
from puzzles.tables import TABLES
from random_play import SOAK
from site_files import ROOT

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
GUARDED = "standard guarded 0 w 2@c3 1@e2"
TOUCHES = 400


class Guest:
    """One board of a page, whose clock shows that it waited as long as it was told to."""

    def __init__(self, visitors: Visitors | None = None, number: int = 0) -> None:
        self.now = 0.0
        self.visitors = visitors or Visitors(Random(5), lambda: self.now)
        self.number = number

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = dict(json.loads(self.visitors.answer(self.number, json.dumps({"do": do, **fields}))))
        self.now += answer.get("again", 0) or answer.get("view", {}).get("wait", 0)
        return answer

    def lit(self, answer: dict[str, Any]) -> list[str]:
        display = json.loads(answer["view"]["display"])
        open_ = {*display["lit"], *display["reach"]}
        return [one["touch"] for one in display["targets"] if one["quiet"] or one["touch"] in open_]


def played(game_id: str, seed: int = 1, plies: int = 1 << 20) -> Match:
    match, rng = Match(games.find(game_id), {}), Random(seed)
    while match.state.actors and len(match.steps) < plies:
        match.play_index(rng.randrange(len(match.state.actions())))
    return match


def types(answer: dict[str, Any]) -> list[str]:
    return [event["type"] for event in answer["events"]]


def let_happen(guest: Guest, answer: dict[str, Any]) -> dict[str, Any]:
    """Ask to go on until the visitor is to act or the game is over."""
    while answer.get("again") or answer["view"]["wait"]:
        seen = answer if "view" in answer else {"view": {"wait": 1}}
        answer = guest.ask("happen")
        assert "again" in answer or answer["view"] != seen["view"]
    return answer


# -- opening


@pytest.mark.states(
    "`game`: a game's id (`pods`, `modx` ...): alone, a new game of it; with `position`, that position",
)
def test_a_position_is_shown_with_its_sentence() -> None:
    answer = Guest().ask("open", game="pods", position=GUARDED)
    assert answer["view"]["prompt"].startswith("Blue")
    assert json.loads(answer["view"]["display"])["ground"]
    [position] = answer["events"]
    assert (position["type"], position["position"]) == ("position", GUARDED)
    assert answer["view"]["link"] == position["link"]
    assert link.decode(position["link"], games.find).origin == GUARDED


@pytest.mark.parametrize("junk", ["<{}>", "https://example.org/#{}&fbclid=IwAR0", "{}\u200b, your move", "%23{}."])
def test_a_link_with_junk_around_it_is_shown(junk: str) -> None:
    text = link.encode(played("modx", plies=6))
    assert Guest().ask("open", link=junk.format(text))["view"]["link"] == text


@pytest.mark.states(
    "`ply`: how many actions have happened at first.",
    "`ply`: Default: all of a link, none of a record",
)
def test_a_link_is_shown_from_its_end_or_from_a_ply() -> None:
    match = played("modx", plies=12)
    text = link.encode(match)
    assert Guest().ask("open", link=text)["view"]["ply"] == 12
    answer = Guest().ask("open", link=text, ply=5)
    assert (answer["view"]["ply"], answer["view"]["count"]) == (5, 12)
    assert answer["events"][0]["position"] == match.state_at(5).text()
    assert answer["view"]["link"] == text


@pytest.mark.states(
    "`game`: a game's id (`pods`, `modx` ...): alone, a new game of it; with `position`, that position",
)
@EVERY_GAME
def test_a_game_alone_begins_a_new_one(game_id: str) -> None:
    answer = Guest().ask("open", game=game_id)
    view = answer["view"]
    assert view["count"] == 0
    assert view["link"] is None or link.decode(view["link"], games.find).steps == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "no such game"),
        ({"game": "chess"}, "no such game"),
        ({"game": "pods", "position": "nonsense"}, "six parts"),
        ({"link": "pods:1.00.A..abcd"}, "has been altered"),
        ({"game": "pods", "seat": 9}, "no such seat"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_words(fields: dict[str, Any], words: str) -> None:
    guest = Guest()
    answer = guest.ask("open", **fields)
    assert words in answer["refused"]
    assert guest.ask("touch", touch="a1") == {}, "a board that was never opened hears nothing"


@pytest.mark.states("`position`: a position of `game` as [one line of text](#positions)")
@EVERY_GAME
def test_a_position_of_a_guide_is_shown(game_id: str) -> None:
    positions = [guides.first_position(game_id), *diagrams(guides.guide(game_id).body)]
    for text in positions:
        answer = Guest().ask("picture", game=game_id, position=text)
        assert answer["picture"] == to_svg(still(Match.from_position(games.find(game_id), text)))


def diagrams(body: str) -> list[str]:
    """The positions of the boards on a page of rules."""
    return [unescape(text) for text in re.findall(r'<pentapod-board game="[a-z]+" position="([^"]+)"', body)]


# -- before it is touched


@EVERY_GAME
@pytest.mark.parametrize("plies", [0, 9, 1 << 20])
def test_a_board_at_rest_gets_the_picture_that_the_command_draws(game_id: str, plies: int) -> None:
    match = played(game_id, plies=plies)
    answer = Guest().ask("picture", link=link.encode(match))
    assert answer == {
        "picture": to_svg(still(match)),
        "label": still(match).label,
        "prompt": match.game.words.prompt(match.state, match.game.titles[: match.game.seats(match.options)]),
    }


@EVERY_GAME
def test_a_picture_at_rest_is_as_high_as_the_board_has_room_and_tells_no_hand(game_id: str) -> None:
    match = played(game_id, plies=14)
    ask = {"link": link.encode(match), "ply": 14}
    tall = Guest().ask("picture", tall=True, **ask)["picture"]
    assert tall == to_svg(still(match, room=TALL))
    unknown = match.state.redeal(-2, Random(3)) if match.state.hidden else match.state
    assert tall == to_svg(games.painter(game_id)(unknown, View(None, room=TALL, idle=True)))


def test_who_plays_from_the_far_side_rests_on_the_same_side() -> None:
    asked = {"game": "xtal"}
    near, far = (Guest().ask("picture", **asked, seat=seat)["picture"] for seat in (0, 1))
    assert near == Guest().ask("picture", **asked)["picture"] != far


def test_a_picture_opens_no_board_and_says_what_is_wrong() -> None:
    guest = Guest()
    assert "six parts" in guest.ask("picture", game="pods", position="nonsense")["refused"]
    assert guest.ask("picture", game="pods")["picture"].startswith("<svg ")
    assert guest.ask("step", to="last") == {}
    assert guest.ask("picture", game="pods", may="play") == {}


# -- what is no request


@pytest.mark.states(
    "A message of another type, with a field that is missing, unknown or of another type, or of more than "
    "20,000 characters as JSON is ignored.",
)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"open"',
        "[" * 10_000,
        '{"do": 5}',
        '{"do": "eval", "code": "1"}',
        '{"do": "touch"}',
        '{"do": "touch", "touch": 5}',
        '{"do": "touch", "touch": "a1", "more": 1}',
        '{"do": "step", "to": "sideways"}',
        '{"do": "step", "to": -1}',
        '{"do": "step", "to": true}',
        '{"do": "step", "to": 1.5}',
        '{"do": "play", "path": []}',
        '{"do": "play", "path": "a1"}',
        '{"do": "play", "path": [1]}',
        '{"do": "open", "may": "cheat"}',
        '{"do": "open", "game": ["pods"]}',
        '{"do": "open", "link": "' + "a" * MAX_CHARACTERS + '"}',
    ],
)
def test_what_is_not_on_the_list_is_no_request(text: str) -> None:
    assert read(text) is None
    guest = Guest()
    guest.ask("open", game="pods", position=GUARDED)
    assert guest.visitors.answer(guest.number, text) == "{}"


@pytest.mark.states(
    "Races are not judged by the time of each touch there.",
    "Explanations, hints and analysis are in Pentapod itself.",
)
def test_touches_have_no_time_and_there_is_no_request_for_advice() -> None:
    guest = Guest()
    guest.ask("open", game="pods", position=GUARDED)
    assert guest.ask("touch", touch="1", time=3) == {}
    assert [do for do in ("explain", "about", "hint", "coach", "analyse", "evaluate") if guest.ask(do) != {}] == []
    assert guest.ask("touch", touch="1")["view"]


# -- playing


@pytest.mark.states(
    "`seat`: Without it they play all",
)
@EVERY_GAME
def test_a_whole_game_by_touches(game_id: str) -> None:
    guest, rng = Guest(), Random(2)
    answer = guest.ask("open", game=game_id)
    for _ in range(TOUCHES if SOAK else TOUCHES // 3):
        view = answer["view"]
        if view["cover"]:
            answer = guest.ask("take")
        elif view["wait"]:
            answer = guest.ask("happen")
        elif view["asks"]:
            answer = guest.ask("confirm")
        elif lit := guest.lit(answer):
            answer = guest.ask("touch", touch=rng.choice(lit))
        else:
            break
        assert "refused" not in answer
    over = types(answer)[-1:] == ["result"]
    assert over or view["count"] > 20


def test_a_board_is_told_what_ends_the_turn() -> None:
    guest = Guest()
    assert guest.ask("open", game="pods", position=GUARDED)["view"]["end"] == ""
    begun = "2c J6J/8/8/2B1B2J/3B4/2B1B3/8/J6J b place 0 - -"
    answer = let_happen(guest, guest.ask("open", game="modx", position=begun))
    assert answer["view"]["end"] == ""
    answer = let_happen(guest, guest.ask("touch", touch="a2"))
    assert answer["view"]["end"] == "done"
    assert guest.ask("touch", touch="done")["view"]["said"] == "Blue ended the turn."


@pytest.mark.states(
    "`pentapod-action`: `ply`, `seat`, `path`, `sentence`; something was played.",
    "`pentapod-result`: `result`: one number a seat, 1 for a win, 0 for a loss; the game is over",
)
def test_an_action_tells_itself_the_position_and_in_the_end_the_result() -> None:
    match = played("modx")
    last = match.steps[-1].action
    guest = Guest()
    guest.ask("open", link=link.encode(match, len(match.steps) - 1))
    answer = guest.ask("play", path=list(last.path))
    assert types(answer) == ["action", "position", "result"]
    action, position, result = answer["events"]
    assert (action["seat"], action["path"]) == (last.seat, list(last.path))
    assert position["position"] == match.latest.text()
    assert result["result"] == list(match.latest.result or ())


def test_a_refused_touch_says_why_and_changes_nothing() -> None:
    guest = Guest()
    guest.ask("open", game="pods", position=GUARDED)
    guest.ask("touch", touch="3")
    answer = guest.ask("touch", touch="d2")
    assert answer["refused"].endswith(".")
    assert answer["events"] == []
    assert answer["view"]["count"] == 0


@pytest.mark.states(
    "`may`: what visitors may do: `look`, `step` (through the game), `play` (step and play).",
)
def test_who_may_only_step_cannot_play() -> None:
    text = link.encode(played("pods", plies=8))
    guest = Guest()
    opened = guest.ask("open", link=text, may="step")
    assert guest.lit(opened) == []
    assert "but not play it" in guest.ask("touch", touch="3")["refused"]
    assert "but not play it" in guest.ask("play", path=["3", "a1"])["refused"]
    for to, ply in (("first", 0), ("forward", 1), ("back", 0), ("back", 0), (5, 5), ("last", 8), (99, 8)):
        assert guest.ask("step", to=to)["view"]["ply"] == ply


@pytest.mark.states(
    "`seat`: with `play`: the one seat that visitors play, counted from 0.",
    "`play`: `path`: the touches of an action, as texts; plays it, for whichever seat; where visitors may `play` only",
)
def test_one_side_is_played_and_the_page_around_plays_the_other() -> None:
    guest = Guest()
    opened = guest.ask("open", game="modx", position="2a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", seat=0)
    assert guest.lit(opened) == []
    assert "is playing elsewhere" in guest.ask("touch", touch="a1")["refused"]
    answer = guest.ask("play", path=["a1"])
    assert [event["seat"] for event in answer["events"] if event["type"] == "action"] == [1]
    assert "a2" in guest.lit(answer)
    assert types(guest.ask("touch", touch="a2")) == ["action", "position"]


def test_boards_of_one_page_do_not_know_each_other() -> None:
    visitors = Visitors(Random(1))
    one, two = Guest(visitors, 1), Guest(visitors, 2)
    one.ask("open", game="pods", position=GUARDED)
    two.ask("open", game="modx")
    one.ask("play", path=list(games.find("pods").position(GUARDED).actions()[0].path))
    assert two.ask("step", to="last")["view"]["count"] == 0
    visitors.leave(2)
    assert two.ask("step", to="last") == {}
    assert one.ask("step", to="last")["view"]["count"] == 1


@pytest.mark.states(
    "While a game's hands are hidden, `position`, `link` and `path` are null, and `reason` tells nothing of them.",
)
@EVERY_GAME
def test_what_is_hidden_is_not_told_to_the_page_around(game_id: str) -> None:
    match = played(game_id, plies=14)
    answer = Guest().ask("open", link=link.encode(match))
    if match.state.hidden and match.latest.result is None:
        assert answer["events"][0]["position"] is answer["events"][0]["link"] is None
        assert answer["view"]["link"] is None
    else:
        assert answer["events"][0]["position"] == match.state.text()


@pytest.mark.states(
    "While a game's hands are hidden, `position`, `link` and `path` are null, and `reason` tells nothing of them.",
)
@pytest.mark.parametrize(
    ("game_id", "position", "touch", "own"),
    [
        (
            "xtal",
            "3whn8 play 0>0 v1=LfS,v2=S,v3=T b1*1,v4*1,r3*1|000111|-|- 3:5 - - - - -",
            "0b",
            "Weapons are only for Combat, and only combatants may lay them.",
        ),
        (
            "pocketmodel",
            "build 2 b 60 - own:-:- iron",
            "done",
            "The fleet has no units. The deck has 0 cards; it must have at least 30.",
        ),
    ],
)
def test_the_page_around_is_not_told_why_a_visitor_s_touch_is_refused(
    game_id: str, position: str, touch: str, own: str
) -> None:
    guest = Guest()
    guest.ask("open", game=game_id, position=position, seat=0)
    answer = guest.ask("touch", touch=touch)
    assert (answer["refused"], answer["told"]) == (own, say("visit-hidden-refusal"))
    asked = guest.ask("play", path=[touch])
    assert asked["refused"] == asked["told"] != own


@pytest.mark.parametrize("fields", [{}, {"seat": 1}, {"seat": 2}, {"seat": 0, "level": 1}, {"seat": 1, "level": 1}])
def test_nothing_tells_that_a_pattern_can_be_claimed(fields: dict[str, Any]) -> None:
    """But the position itself, which tells all that its rules need."""
    board = "3c J6J/8/6B1/2B1B2J/3B4/2B1B1O1/8/J6J o place 1 -"
    answers = []
    for overlooked in ("b.X-d4", "-"):
        guest = Guest()
        told = [guest.ask("open", game="modx", position=f"{board} {overlooked}", **fields)]
        told += [guest.ask("touch", touch=touch) for touch in ("claim-2", "g6", "claim-2", "claim-0", "h8", "claim-0")]
        for answer in told:
            for place in (answer["view"], *answer["events"]):
                place.pop("link", None)
                place.pop("position", None)
        answers.append(told)
    assert answers[0] == answers[1]
    assert answers[0][0]["events"][0]["actors"] == [1]


@pytest.mark.states("`pentapod-action`: `seat` -1 is chance")
def test_what_chance_does_is_told_as_its_action() -> None:
    guest = Guest()
    guest.ask("open", game="pods")
    answer = guest.ask("happen")
    assert [event["seat"] for event in answer["events"] if event["type"] == "action"] == [-1]


@pytest.mark.states(
    "Changed attributes show at once, also at rest; a board that leaves the page gives its memory back."
)
def test_nothing_is_left_of_a_board_that_has_left() -> None:
    guest = Guest()
    let_happen(guest, guest.ask("open", game="xtal", level=1))
    match = weakref.ref(guest.visitors._boards[0].session.match)
    guest.visitors.leave(0)
    gc.collect()
    assert match() is None


# -- against computer players


@pytest.mark.states(
    "`level`: with `play`: all other seats are computer players of this level, 1 to 5.",
    "`level`: Without `seat` visitors play seat 0",
)
@EVERY_GAME
def test_the_other_seats_are_played_by_computers(game_id: str) -> None:
    guest, rng = Guest(), Random(3)
    answer = let_happen(guest, guest.ask("open", game=game_id, level=1))
    session = guest.visitors._boards[0].session
    for _ in range(12):
        if not (lit := guest.lit(answer)):
            break
        assert all(not session.levels[seat] for seat in session.match.state.actors)
        answer = guest.ask("touch", touch=rng.choice(lit))
        if answer["view"]["asks"]:
            answer = guest.ask("confirm")
        answer = let_happen(guest, answer)
    seats = {step.action.seat for step in session.match.steps}
    assert session.levels == (0, *(1 for _ in session.names[1:]))
    assert 0 in seats
    assert game_id == "pocketmodel" or 1 in seats


def test_who_plays_second_waits_for_the_computer_first() -> None:
    guest = Guest()
    answer = guest.ask("open", game="modx", position="2a J6J/8/3B4/2bJ4/8/8/8/J6J b place 3 - -", seat=1, level=2)
    assert not guest.lit(answer)
    assert answer["view"]["wait"]
    answer = let_happen(guest, answer)
    assert guest.now > 0.5, "what happened last can be seen"
    assert guest.lit(answer)
    assert answer["view"]["prompt"].startswith("Your turn: ")
    before = answer["view"]["ply"]
    assert guest.ask("step", to="back")["view"]["wait"] == 0
    assert guest.ask("step", to="last")["view"]["ply"] == before


def test_what_a_visitor_tries_is_refused_at_its_last_touch_and_computers_play_on() -> None:
    guest = Guest()
    board = "3c J6J/8/6B1/2B1B2J/8/2B1B1O1/8/J6J"
    answer = guest.ask("open", game="modx", position=f"{board} o place 1 - -", seat=2, level=1)
    assert {"claim-2"} <= set(guest.lit(answer))
    assert "refused" not in guest.ask("touch", touch="claim-2")
    assert guest.ask("touch", touch="c3")["refused"] == "There is no overlooked pattern at c3."
    answer = let_happen(guest, guest.ask("touch", touch="claim-2"))
    assert answer["view"]["prompt"].startswith("Your turn: place")
    assert answer["view"]["ply"] == 2


def test_while_a_clock_runs_a_computer_is_no_quicker_than_a_person() -> None:
    weapon = (
        "3shn8 weapon 0>1 v1=.SL,v4=SaF,v5=T r1*1,r4*1,v3*1|011001|0-1#0|- 3:5 f1 0f p.2 r1*1,r4*1,v3*1|011001|0-1|- -"
    )
    guest = Guest()
    answer = guest.ask("open", game="xtal", position=weapon, seat=0, level=5)
    assert answer["view"]["deadline"]
    while answer.get("again") or not answer["view"]["count"]:
        answer = guest.ask("happen")
    assert guest.now > 0.3


@pytest.mark.states("Computer players think in slices of the boards' one Python, not beside it.")
def test_other_boards_are_answered_while_a_computer_thinks() -> None:
    visitors = Visitors(Random(5))
    thinking, other = Guest(visitors, 1), Guest(visitors, 2)
    thinking.ask("open", game="pods", position=GUARDED, seat=1, level=5)
    slices = 0
    while "view" not in (answer := thinking.ask("happen")):
        assert set(answer) == {"again"}
        slices += 1
        assert other.ask("open", game="modx")["view"]
        if slices > 3:
            break
    assert slices > 3


@pytest.mark.parametrize("level", [0, 6, True, "3", 2.5])
def test_there_is_no_such_level(level: object) -> None:
    assert Guest().ask("open", game="pods", level=level) == {}


@pytest.mark.states(
    "`level`: with `play`: all other seats are computer players of this level, 1 to 5.",
)
def test_the_levels_are_those_that_there_are() -> None:
    assert [level.number for level in LEVELS] == list(REQUEST_LEVELS)


# -- the other side's turn


def test_what_a_computer_did_is_told_shown_again_and_waited_for() -> None:
    shown = waited = 0
    for game_id in ("pocketmodel", "xtal"):
        guest, rng = Guest(), Random(game_id)
        answer = let_happen(guest, guest.ask("open", game=game_id, level=1, tall=False))
        for _ in range(TOUCHES):
            view = answer["view"]
            if view["going"]:
                waited += 1
                assert not view["wait"] and not guest.lit(answer)
                assert "refused" in guest.ask("touch", touch="anything")
                answer = let_happen(guest, guest.ask("go-on"))
                assert not answer["view"]["going"] or answer["view"]["ply"] > view["ply"]
                continue
            if len(view["story"]) > 1 and not shown:
                shown += 1
                ply = view["story"][-1][0]
                again = guest.ask("replay", ply=ply)["view"]
                assert again["replayed"] == ply and again["wait"]
                assert let_happen(guest, guest.ask("happen"))["view"]["display"] != again["display"]
            if view["cover"]:
                answer = let_happen(guest, guest.ask("take"))
            elif view["asks"]:
                answer = let_happen(guest, guest.ask("confirm"))
            elif lit := guest.lit(answer):
                answer = let_happen(guest, guest.ask("touch", touch=rng.choice(lit)))
            else:
                break
    assert shown
    assert waited


# -- lessons


def with_lessons(guest: Guest, name: str) -> dict[str, Any]:
    """Open a lesson, and bring what it needs."""
    answer = guest.ask("open", lesson=name)
    for file in answer.get("needs", ()):
        game_id = file.removeprefix("lessons/").removesuffix(".txt")
        guest.visitors.bring(file, (ROOT / "py/pentapod/games" / game_id / "lessons.md").read_bytes())
    return guest.ask("open", lesson=name)


@pytest.mark.states(
    "`lesson`: a lesson of a game by its number, as `pods:3`: its steps are learnt on the board, with what the "
    "coach says, *Next*, *Try again* and *Show me* below it.",
)
def test_a_lesson_is_learnt_step_by_step() -> None:
    guest = Guest()
    answer = with_lessons(guest, "pods:1")
    course = lessons_of((ROOT / "py/pentapod/games/pods/lessons.md").read_text("utf-8"))
    for at, step in enumerate(course.lessons[0].steps):
        assert answer["view"]["lesson"]["words"] == step.text
        assert answer["view"]["link"] == "learn:pods:1"
        for touch in (touch for path in step.solution for touch in path):
            answer = guest.ask("show")
            board = guest.visitors._boards[0]
            assert board._coach and board._coach.pointed() == (touch,)
            answer = guest.ask("touch", touch=touch)
        last = at == len(course.lessons[0].steps) - 1
        told = answer["view"]["lesson"]
        assert (told["standing"], bool(told["learnt"])) == ("reached", last)
        assert [what for what, _ in told["offers"]] == (["again"] if last else ["next", "again"])
        answer = guest.ask("again" if last else "next")
        assert answer["view"]["lesson"]["standing"] == "open"


def test_what_a_lesson_needs_is_asked_for_once() -> None:
    visitors = Visitors(Random(5))
    assert with_lessons(Guest(visitors, 0), "pods:1")["view"]["lesson"]
    assert "needs" not in Guest(visitors, 1).ask("open", lesson="pods:2")


@pytest.mark.states("`lesson`: `game`, `position` and `link` then say nothing")
def test_beside_a_lesson_nothing_else_says_what_is_shown() -> None:
    guest = Guest()
    alone = with_lessons(guest, "pods:1")
    text = link.encode(played("modx", plies=3))
    beside = guest.ask("open", lesson="pods:1", game="modx", position="nonsense", link=text)
    assert beside["view"] == alone["view"]


@pytest.mark.parametrize("name", ["pods:99", "pods:0"])
def test_a_lesson_that_is_none_is_refused(name: str) -> None:
    assert with_lessons(Guest(), name) == {"refused": say("visit-no-lesson")}


@pytest.mark.parametrize("name", ["", "pods", "pods:x", "chess:1", "pods:1:2", "../x:1"])
def test_a_name_that_is_no_lesson_s_asks_for_no_file(name: str) -> None:
    assert Guest().ask("open", lesson=name) == {"refused": say("visit-no-lesson")}


@pytest.mark.parametrize("do", ["next", "again", "show"])
def test_where_there_is_no_lesson_nothing_leads_on(do: str) -> None:
    guest = Guest()
    before = guest.ask("open", game="pods")["view"]["ply"]
    assert guest.ask(do)["view"]["ply"] == before


# -- what the page around may ask and say


def legal(answer: dict[str, Any]) -> Any:
    (told,) = (event for event in answer["events"] if event["type"] == "legal")
    return told["actions"]


@pytest.mark.states(
    "`legal`: asks what may be done: `pentapod-legal` tells",
    "`pentapod-legal`: `ply`, `actions`: an object with `seat` and `path` for each legal action; it was asked for.",
)
@EVERY_GAME
def test_legal_tells_every_action_that_a_visitor_may_choose(game_id: str) -> None:
    guest, rng = Guest(), Random(2)
    answer = let_happen(guest, guest.ask("open", game=game_id))
    session = guest.visitors._boards[0].session
    seen = 0
    for _ in range(30):
        told = guest.ask("legal")
        state = session.match.state
        if not state.actors:
            assert legal(told) == []
            break
        assert told["view"] == {**answer["view"], "display": told["view"]["display"]}
        if state.hidden:
            assert legal(told) is None
            guest.ask("take")
        else:
            assert [(one["seat"], tuple(one["path"])) for one in legal(told)] == list(state.as_told().actions())
            seen += 1
        action = rng.choice(state.actions())
        answer = let_happen(guest, guest.ask("play", path=list(action.path)))
    assert seen > 1 or session.match.game.hidden, "unless nobody ever sees all"


@pytest.mark.states(
    "`pentapod-legal`: Empty where only chance or a consequence can follow; patterns of MODX that are to be "
    "found are not told",
)
def test_legal_tells_nothing_where_only_chance_can_follow() -> None:
    guest = Guest()
    guest.ask("open", game="pods")
    assert guest.visitors._boards[0].session.match.state.actors == (-1,)
    assert legal(guest.ask("legal")) == []


@pytest.mark.states(
    "`actions` are null as well, unless visitors play one seat only (`seat`, `level`): then they are those of "
    "this seat.",
)
@pytest.mark.parametrize("game_id", ["xtal", "pocketmodel"])
def test_legal_tells_of_hidden_hands_only_what_the_visitors_own_seat_may_do(game_id: str) -> None:
    match, rng = Match(games.find(game_id), {}), Random(4)
    while not match.state.hidden or match.state.turn is None or match.state.automatic:
        match.play_index(rng.randrange(len(match.state.actions())))
    turn = match.state.turn
    told = {}
    for seat in (None, turn, 1 - turn):
        guest = Guest()
        guest.ask("open", link=link.encode(match), **({} if seat is None else {"seat": seat}))
        told[seat] = legal(guest.ask("legal"))
    assert told[None] is None
    assert told[1 - turn] == []
    assert {one["seat"] for one in told[turn]} == {turn}
    other = Match(match.game, match.options, match.state.redeal(turn, Random(8)))
    guest = Guest()
    guest.ask("open", link=link.encode(other), seat=turn)
    assert legal(guest.ask("legal")) == told[turn], "what the seat cannot know makes no difference"


@pytest.mark.states(
    "`pentapod-legal`: Empty where only chance or a consequence can follow; patterns of MODX that are to be "
    "found are not told",
)
def test_legal_does_not_tell_of_a_pattern_that_can_be_claimed() -> None:
    told = []
    for overlooked in ("b.X-d4", "-"):
        guest = Guest()
        position = f"3c J6J/8/6B1/2B1B2J/3B4/2B1B1O1/8/J6J o place 1 - {overlooked}"
        guest.ask("open", game="modx", position=position)
        told.append(legal(guest.ask("legal")))
    assert told[0] == told[1]
    assert told[0]


@pytest.mark.states(
    "`undo`: takes back the visitor's last choice; where visitors may `play` only, and in no lesson",
)
@EVERY_GAME
def test_undo_takes_back_the_last_choice(game_id: str) -> None:
    guest = Guest()
    let_happen(guest, guest.ask("open", game=game_id))
    session = guest.visitors._boards[0].session
    before = session.match.state.text()
    answer = guest.ask("play", path=list(session.match.state.actions()[0].path))
    assert session.match.state.text() != before
    answer = guest.ask("undo")
    if session.match.state.text() != before:
        assert "cannot be taken back" in answer["refused"]
        return
    (position,) = answer["events"]
    assert position["position"] in (before, None)
    assert position["ply"] == position["count"] - 1
    again = guest.ask("undo")
    assert again["refused"]
    assert again["refused"] == again["told"]


@pytest.mark.states(
    "`undo`: takes back the visitor's last choice; where visitors may `play` only, and in no lesson",
)
def test_nothing_is_undone_where_visitors_only_step_or_learn() -> None:
    text = link.encode(played("modx", plies=6))
    guest = Guest()
    guest.ask("open", link=text, may="step")
    assert "Nothing can be taken back" in guest.ask("undo")["refused"]
    assert guest.visitors._boards[0].session.match.ply == 6


@pytest.mark.states(
    "`highlight`: `squares`: touches; `arrows`: each the touches that it leads along, with spaces between, as `a1 b2`.",
    "`highlight`: One, both or neither; marks places and draws arrows, in place of those before, until another "
    "position is shown.",
    "`highlight`: At most 60 of each; what is not in the picture is passed over",
)
@EVERY_GAME
def test_what_is_highlighted_is_drawn_until_another_position_is_shown(game_id: str) -> None:
    guest = Guest()
    answer = let_happen(guest, guest.ask("open", game=game_id))
    plain = json.loads(answer["view"]["display"])
    places = sorted((one["y"], one["x"], one["touch"]) for one in plain["targets"])
    first, last = places[0][2], places[-1][2]
    signs = [
        json.loads(guest.ask("highlight", **fields)["view"]["display"])["signs"]
        for fields in ({"squares": [first]}, {"arrows": [f"{first} {last}"]}, {"squares": ["nowhere"]}, {})
    ]
    assert "note" in json.dumps(signs[0])
    assert "note" in json.dumps(signs[1])
    assert signs[0] != signs[1]
    assert signs[2] == signs[3] == plain["signs"]
    guest.ask("highlight", squares=[first])
    state = guest.visitors._boards[0].session.match.state
    after = guest.ask("play", path=list(state.actions()[0].path))
    assert '"note"' not in after["view"]["display"]


@pytest.mark.states(
    "`comment`: `text`; stands below the board in place of what happened last, until another position is shown.",
    "`comment`: Plain text, its first 1000 characters",
)
@EVERY_GAME
def test_a_comment_stands_below_the_board_until_another_position_is_shown(game_id: str) -> None:
    guest = Guest()
    answer = let_happen(guest, guest.ask("open", game=game_id))
    said = answer["view"]["said"]
    answer = guest.ask("comment", text="  <b>Look</b> at this.  ")
    assert answer["view"]["said"] == "<b>Look</b> at this."
    assert answer["view"]["commented"]
    assert answer["events"] == []
    assert guest.ask("highlight", squares=[])["view"]["said"] == "<b>Look</b> at this."
    answer = guest.ask("comment", text="")
    assert (answer["view"]["said"], answer["view"]["commented"]) == (said, False)
    guest.ask("comment", text="x" * 5000)
    assert guest.ask("legal")["view"]["said"] == "x" * 1000
    state = guest.visitors._boards[0].session.match.state
    assert "xxx" not in guest.ask("play", path=list(state.actions()[0].path))["view"]["said"]


@pytest.mark.states(
    "`highlight`: At most 60 of each; what is not in the picture is passed over",
)
@pytest.mark.parametrize(
    "text",
    [
        '{"do": "undo", "ply": 1}',
        '{"do": "highlight", "squares": "a1"}',
        '{"do": "highlight", "squares": [1]}',
        '{"do": "highlight", "arrows": [["a1", "b2"]]}',
        '{"do": "highlight", "squares": [], "arrows": [], "marks": []}',
        json.dumps({"do": "highlight", "squares": ["a1"] * 61}),
        '{"do": "comment"}',
        '{"do": "comment", "text": 5}',
    ],
)
def test_what_is_said_of_a_position_has_its_form(text: str) -> None:
    assert read(text) is None


@EVERY_GAME
def test_an_owner_is_given_the_code_of_what_would_be_shown_and_nothing_is_opened(game_id: str) -> None:
    guest, site = Guest(), "https://games.example/"
    match = played(game_id, plies=6)
    answer = guest.ask("code", link=link.encode(match), ply=2, may="step", site=site, width=480, theme="dark")
    assert set(answer["codes"]) == {"frame", "element", "wordpress", "markdown", "mediawiki"}
    for code in answer["codes"].values():
        assert site in code
        assert link.encode(match) in code
    assert 'ply="2"' in answer["codes"]["element"]
    assert answer["count"] == len(match.steps)
    assert len(answer["seats"]) == match.game.seats(match.options)
    assert answer["svg"].startswith("<svg ")
    assert guest.ask("step", to="first") == {}, "no board was opened"


def test_the_code_of_a_position_a_new_game_and_what_cannot_be_shown() -> None:
    guest = Guest()
    position = guest.ask("code", game="pods", position=GUARDED, seat=1, level=4, site="https://games.example/")
    assert f'position="{GUARDED}" seat="1" level="4"' in position["codes"]["element"]
    new = guest.ask("code", game="pods", may="look", site="https://games.example/")
    assert '<pentapod-board game="pods" may="look"' in new["codes"]["element"]
    assert guest.ask("code", game="pods", position="nonsense")["refused"].endswith(".")
    assert guest.ask("code", game="pods", may="cheat") == {}


@pytest.mark.parametrize(
    ("asked", "file"), [({"lesson": "pods:1"}, "lessons.md"), ({"puzzle": "pods:fh3s"}, "puzzles.txt")]
)
def test_the_code_of_a_lesson_or_a_puzzle_waits_for_its_text(asked: dict[str, str], file: str) -> None:
    guest = Guest()
    [name] = guest.ask("code", **asked)["needs"]
    guest.visitors.bring(name, (ROOT / "py/pentapod/games/pods" / file).read_bytes())
    [(kind, what)] = asked.items()
    assert f'<pentapod-board {kind}="{what}"' in guest.ask("code", **asked)["codes"]["element"]


# -- records, with their notes and lines

RECORD = """
    Pentapod record 1
    game: pods 1
    options: rules=standard guard=on
    seat 0: Ann
    seat 1: Bo
    result: *

    {To begin with. [mark e4]}
    1. chance 0
    2. 0 1@e4 ! {Here. [arrow e4 c3]}
      (2. 0 1@b2 {Or there.}
       3. 1 8@b3)
    3. 1 8@b3
"""


def rows(answer: dict[str, Any]) -> list[list[Any]]:
    return list(answer["view"]["notes"]["rows"])


@pytest.mark.states(
    "`ply`: Default: all of a link, none of a record",
    "A [record](record.md) tells a game with comments, arrows, marks and variations.",
)
def test_a_record_is_shown_from_its_beginning_with_its_lines_and_notes() -> None:
    guest = Guest()
    answer = guest.ask("open", record=RECORD)
    view = answer["view"]
    assert (view["ply"], view["count"]) == (0, 3)
    assert (view["notes"]["here"], view["notes"]["said"]) == ("0", "To begin with.")
    assert [(row[0], row[1], row[3], row[5]) for row in rows(answer)] == [
        ("0", 0, None, ""),
        ("1", 0, -1, ""),
        ("2", 0, 0, "!"),
        ("2_1.0", 1, 0, ""),
        ("3_1.0", 1, 1, ""),
        ("3", 0, 1, ""),
    ]
    assert rows(answer)[2][4].startswith("Ann")
    assert rows(answer)[3][6] == "Or there."
    assert '"note"' in view["display"]
    stepped = guest.ask("step", to="forward")["view"]["notes"]
    assert stepped == {"rows": None, "here": "1", "said": ""}


def test_a_click_on_a_line_leads_along_it() -> None:
    guest = Guest()
    guest.ask("open", record=RECORD, may="step")
    answer = guest.ask("line", row="2_1.0")
    assert answer["view"]["notes"]["said"] == "Or there."
    assert guest.ask("step", to="last")["view"]["notes"]["here"] == "3_1.0"
    assert guest.ask("step", to="first")["view"]["notes"]["here"] == "0"
    for bad in ("2_1.9", "x", "99", ""):
        assert guest.ask("line", row=bad)["refused"] == say("visit-no-row")
    assert guest.ask("line", row=3) == {}
    assert guest.ask("play", path=["8", "c3"])["refused"]


def test_visitors_try_their_own_action_from_anywhere() -> None:
    guest = Guest()
    guest.ask("open", record=RECORD, ply=2)
    for touch in ("8", "c3"):
        answer = guest.ask("touch", touch=touch)
    assert answer["view"]["notes"]["here"] == "3_2.0"
    assert [row[0] for row in rows(answer)][-2:] == ["3", "3_2.0"]
    assert guest.ask("line", row="3")["view"]["notes"]["here"] == "3"


def test_a_board_without_a_record_has_no_notes() -> None:
    assert Guest().ask("open", game="pods")["view"]["notes"] is None


def test_a_record_that_cannot_be_read_is_refused_with_its_line() -> None:
    answer = Guest().ask("open", record=RECORD.replace("1@b2", "1@z9"))
    assert answer["refused"].startswith("This record cannot be read. Line 12: ")
    assert Guest().ask("open", record="")["refused"].startswith("This record cannot be read. Line 1: ")


def test_a_record_may_be_long_but_not_endless() -> None:
    long = RECORD.replace("To begin with.", "word " * 700) + "\n; remark" * 3000
    assert len(long) > MAX_CHARACTERS
    assert Guest().ask("open", record=long)["view"]["count"] == 3
    assert Guest().ask("open", record=long + ";" * 200_000) == {}
    assert Guest().ask("open", link="x" * MAX_CHARACTERS) == {}


@EVERY_GAME
def test_a_record_of_every_game_is_stepped_through(game_id: str) -> None:
    match = played(game_id, plies=20)
    guest = Guest()
    text = record.write(match, match.game.titles[: match.game.seats(match.options)])
    answer = guest.ask("open", record=text, may="step")
    assert len(rows(answer)) == len(match.steps)
    for row in rows(answer):
        assert guest.ask("line", row=row[0])["view"]["notes"]["here"] == row[0]


# -- puzzles


def bring(visitors: Visitors, *names: str) -> None:
    for name in names:
        game_id = name.removeprefix("puzzles/").removesuffix(".txt")
        path = ROOT / "py" / "pentapod" / "games" / game_id / "puzzles.txt"
        visitors.bring(name, path.read_bytes() if path.is_file() else b"")


@pytest.mark.states(
    "`puzzle`: a puzzle of a game by its id, as `pods:k3f9`; with the game alone, as `pods`, the puzzle of the day.",
    "`puzzle`: It is solved on the board as a lesson is learnt",
)
def test_a_puzzle_is_solved_on_the_board() -> None:
    visitors = Visitors(Random(5))
    guest = Guest(visitors)
    first = puzzles_of((ROOT / "py/pentapod/games/pods/puzzles.txt").read_text(encoding="utf-8"))[0]
    assert guest.ask("open", puzzle=f"pods:{first.id}") == {"needs": ["puzzles/pods.txt"]}
    bring(visitors, "puzzles/pods.txt")
    answer = guest.ask("open", puzzle=f"pods:{first.id}")
    assert answer["view"]["link"] == f"puzzle:pods:{first.id}"
    assert answer["view"]["lesson"]["where"] == "Puzzle"
    assert answer["view"]["lesson"]["standing"] == "open"
    for touch in first.solution[0]:
        answer = guest.ask("touch", touch=touch)
    assert answer["view"]["lesson"]["standing"] == "reached"
    assert [do for do, _ in answer["view"]["lesson"]["offers"]] == ["again"]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_miss_in_a_puzzle_is_answered_on_the_board_and_taken_back(game: Game) -> None:
    visitors = Visitors(Random(5))
    guest = Guest(visitors)
    bring(visitors, f"puzzles/{game.id}.txt")
    answer = guest.ask("open", puzzle=f"{game.id}:{TABLES[game][0].id}")
    task, label = answer["view"]["lesson"]["words"], json.loads(answer["view"]["display"])["label"]
    board = visitors._boards[guest.number]
    assert board._coach
    plies: list[int] = []
    rng = Random(game.id)  # By lot, since the same card can be made ready and taken back for ever.
    while board._coach.standing is Standing.OPEN:
        right = board._coach.session.next_action()
        for touch in rng.choice([one.path for one in board.session.actions() if one != right]):
            answer = guest.ask("touch", touch=touch)
        if answer["view"]["asks"]:
            answer = guest.ask("confirm")
    while answer.get("again") or answer["view"]["wait"]:
        answer = guest.ask("happen")
        plies += [answer["view"]["ply"]] if "view" in answer else []
    told = answer["view"]["lesson"]
    assert max(plies) > answer["view"]["ply"] == 0
    assert told["standing"] == "missed"
    assert "The reply: " in told["words"]
    assert [do for do, _ in told["offers"]] == ["again", "show"]
    again = guest.ask("again")["view"]
    assert (again["lesson"]["words"], json.loads(again["display"])["label"]) == (task, label)


@pytest.mark.states(
    "`puzzle`: a puzzle of a game by its id, as `pods:k3f9`; with the game alone, as `pods`, the puzzle of the day.",
)
def test_a_puzzle_without_an_id_is_that_of_the_day() -> None:
    visitors = Visitors(Random(5))
    bring(visitors, "puzzles/xpod.txt")
    table = puzzles_of((ROOT / "py/pentapod/games/xpod/puzzles.txt").read_text(encoding="utf-8"))
    days = {of_day(table, day).id for day in (date.today(), date.today() - timedelta(1))}
    assert Guest(visitors).ask("open", puzzle="xpod")["view"]["link"].removeprefix("puzzle:xpod:") in days


@pytest.mark.parametrize("name", ["pods:none", "xtal:0", "chess", "pods:", "", "pods:a:b"])
def test_a_puzzle_that_is_not_there_is_refused(name: str) -> None:
    visitors = Visitors(Random(5))
    answer = Guest(visitors).ask("open", puzzle=name)
    if needs := answer.get("needs"):
        bring(visitors, *needs)
        answer = Guest(visitors).ask("open", puzzle=name)
    assert answer == {"refused": say("visit-no-puzzle")}
