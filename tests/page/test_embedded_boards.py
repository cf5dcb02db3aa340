"""Boards on other pages: what they may ask, what they are told, and that no request brings them down."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.lessons.reading import read as lessons_of
from pentapod.web.embed.boards import Visitors
from pentapod.web.embed.requests import LEVELS as REQUEST_LEVELS
from pentapod.web.embed.requests import MAX_CHARACTERS, read
from pentapod.web.shell.words import say
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


def test_a_link_is_shown_from_its_end_or_from_a_ply() -> None:
    match = played("modx", plies=12)
    text = link.encode(match)
    assert Guest().ask("open", link=text)["view"]["ply"] == 12
    answer = Guest().ask("open", link=text, ply=5)
    assert (answer["view"]["ply"], answer["view"]["count"]) == (5, 12)
    assert answer["events"][0]["position"] == match.state_at(5).text()
    assert answer["view"]["link"] == text


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
        ({"link": "pods:1.00.A..abcd"}, "changed on its way"),
        ({"game": "pods", "seat": 9}, "no such seat"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_words(fields: dict[str, Any], words: str) -> None:
    guest = Guest()
    answer = guest.ask("open", **fields)
    assert words in answer["refused"]
    assert guest.ask("touch", touch="a1") == {}, "a board that was never opened hears nothing"


# -- what is no request


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


# -- playing


@EVERY_GAME
def test_a_whole_game_by_touches(game_id: str) -> None:
    guest, rng = Guest(), Random(2)
    answer = guest.ask("open", game=game_id)
    for _ in range(TOUCHES):
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


def test_who_may_only_step_cannot_play() -> None:
    text = link.encode(played("pods", plies=8))
    guest = Guest()
    opened = guest.ask("open", link=text, may="step")
    assert guest.lit(opened) == []
    assert "only be looked at" in guest.ask("touch", touch="3")["refused"]
    assert "only be looked at" in guest.ask("play", path=["3", "a1"])["refused"]
    for to, ply in (("first", 0), ("forward", 1), ("back", 0), ("back", 0), (5, 5), ("last", 8), (99, 8)):
        assert guest.ask("step", to=to)["view"]["ply"] == ply


def test_one_side_is_played_and_the_page_around_plays_the_other() -> None:
    guest = Guest()
    opened = guest.ask("open", game="modx", position="2a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", seat=0)
    assert guest.lit(opened) == []
    assert "plays elsewhere" in guest.ask("touch", touch="a1")["refused"]
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


@EVERY_GAME
def test_what_is_hidden_is_not_told_to_the_page_around(game_id: str) -> None:
    match = played(game_id, plies=14)
    answer = Guest().ask("open", link=link.encode(match))
    if match.state.hidden and match.latest.result is None:
        assert answer["events"][0]["position"] is answer["events"][0]["link"] is None
        assert answer["view"]["link"] is None
    else:
        assert answer["events"][0]["position"] == match.state.text()


@pytest.mark.parametrize(
    ("game_id", "position", "touch", "own"),
    [
        (
            "xtal",
            "3whn8 play 0>0 v1=LfS,v2=S,v3=T b1*1,v4*1,r3*1|000111|-|- 3:5 - - - - -",
            "0b",
            "A Weapon is for Combat, and only a combatant lays one.",
        ),
        (
            "pocketmodel",
            "build 2 b 60 - own:-:- iron",
            "done",
            "The fleet has no unit. The deck has 0 cards; it must have at least 30.",
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


# -- against computer players


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


@pytest.mark.parametrize("level", [0, 6, True, "3", 2.5])
def test_there_is_no_such_level(level: object) -> None:
    assert Guest().ask("open", game="pods", level=level) == {}


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
