"""A resignation comes after what must happen has happened: in every game that has something automatic."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from random import Random
from re import search

import pytest

from bots.thinkers import level, thought
from catalogs import SPEAKING, texts
from every_game import FOLDERS, PLAYED, TABLES, cases_of
from pentapod import games
from pentapod.contract.positions import check_resignations, check_stored
from pentapod.engine.catalog import catalog
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, IllegalAction, State
from pentapod.play.words import YOU
from random_play import GAMES, SOAK, Case, play

PENDING = {
    "modx": (
        "3a J6J/8/8/2B1B2J/3B4/2(oB)1B3/b7/J6J b score 1 - -",
        "2a J6J/8/8/2B1B2J/3B4/2(oB)1B3/b1bbbbbb/Jbbb3J b score 1 - -",
    ),
    "xpod": (
        "basic crossroads lid max robo;2;tinker3~1@a1,dishbeam3@a2,loader3@b1;-;hinge,clip;build2/decon1,level1 "
        "robo;1;grappler3@b5,dishbeam2@b8,loader3@d6;-;bar;build2,decon1/level1 s 111 turn "
        "act:b1,left=1,blocked=west,touched card from:0",
    ),
    "xtal": (
        "4whn8 open 0>0 v1=-,v2=S,v3=f,v4=L r1*1,r4*1,r2*1,b9*1|000011|0-1|- 3:5 - - p.1 - -",
        "3whn8g open 0>0 v1=-,v2=-,v3=f r1*1,r4*1,r2*1|000111|0-1|- 3:500 - - p.1 - -",
    ),
    "pocketmodel": (
        "2 b/27/0 ad - clone:b=at1.1,cs1,ji1;o=vw2,vw3;c=ap1,ar1,ht1,tt1;r=ap2,ar2,cs2,cs3,ji2,vw1:tra:ind,nav,slo:"
        "bat1,clo1,com1,eva1,fie1,foc2,hig1,ind1,jed1,slo1,squ2,sta1,str1,tan1,tor2,tru1,war1,wea1,win1:"
        "clo1,ful1,poi1,sha1 own:c=bw1.1,lc1;r=is1,lf1,sn1,vw1:jed:bla,dro,fou:fli1:"
        "bro1,fou1,lis1,ove1,poi1,pro1,shi1,tan2,yar1 strike:b:o:1:-:bvw3:14:e;turn:b",
        "2 o/60/0 ad - iron:b=ti1;r=aa1,aa2,as1,as2,sb1,sb2,sd1,tb1,tc1,tf1,tf2,tf3,ti2:tre,tre,exe:foc,ret:"
        "dug1,eva1,foc1,squ2,str2,war1:bro1,bun1,can1,clo2,eva1,exe1,loc2,luc1,nav1,ove1,shi1,slo2,wal1 "
        "echo:b=yw2;c=cc1.2;r=bw1,lf1,nb1,sn1,sn2,sn3,ta1,ta2,xw1,xw2,xw3,yw1:yar,-,ast:fie,loc,win:shi1,sma1,win1:"
        "ack1,bat1,bla1,eva2,fie1,fli1,foc2,hit1,jed1,loc1,nav1,ove1,reb1,sha2,shi1,sta1,tor1,tru2 "
        "battle:o:oyw2:bti1:-:squ:36:16:0:h;order:o:-;turn:o",
    ),
}
"""Positions in which something is automatic; the second of a game is one where it ends the game, if it can."""


@pytest.mark.parametrize(
    ("game_id", "text"),
    [(game_id, text) for game_id, texts in PENDING.items() for text in texts],
    ids=lambda id: id[:12],
)
def test_a_resignation_comes_after_what_must_happen_has_happened(game_id: str, text: str) -> None:
    game = games.find(game_id)
    match = Match.from_position(game, text)
    case = Case(game, match.options)
    assert match.state.automatic
    check_resignations(case, match.state)
    for seat in range(game.seats(match.options)):
        check_logged(match.anew(), seat)


def check_logged(match: Match, seat: int) -> None:
    """The log tells what happened by itself, then that the seat gave up, unless the game was over before."""
    match.resign(seat)
    *first, last = (step.action.path for step in match.steps)
    assert RESIGN not in first
    assert last != RESIGN or (first and not match.state_at(len(first)).automatic)
    assert last == RESIGN or match.state.result is not None
    check_stored(match)


def test_every_game_that_has_something_automatic_is_asked() -> None:
    def can(game_id: str) -> bool:
        rules = import_module(f"pentapod.games.{game_id}.rules.state")
        states = [kind for kind in vars(rules).values() if isinstance(kind, type) and issubclass(kind, State)]
        return any("automatic" in vars(kind) for kind in states if kind is not State)

    assert {game.id for game in FOLDERS if can(game.id)} == PENDING.keys()


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_whoever_resigns_is_said_to_have_resigned_in_one_word_everywhere(game: Game) -> None:
    match = Match(game, {})
    ended = match.resign(0)
    editor = games.editor(game.id)
    assert editor
    knobs = editor.knobs(ended)
    said = [game.words.prompt(ended, game.titles), *(choice.label for knob in knobs for choice in knob.choices)]
    said += [text for package in SPEAKING for text in texts(catalog(package))]
    assert not [line for line in said if search(r"\b(gave|gives?|given) up\b", line)]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_who_alone_resigned_against_one_side_is_named(game: Game) -> None:
    """Whoever resigns is told so: "you resigned", and not that some other side did."""
    match = Match(game, game.choose())
    assert game.seats(match.options) == 2
    while match.state.result is None and len(match.steps) < 6:
        assert game.words.prompt(match.state.resign(0), (YOU, "Ann")) == "Ann wins: you resigned."
        match.play_index(0)


MOMENTS = 60
"""At so many positions of a game every seat resigns in the short run; in the long one at all of them."""

ASKED = 2
"""So many positions of a game, after a resignation, are put to a computer player."""

NODES = 20


@pytest.mark.parametrize("case", cases_of(PLAYED), ids=str)
def test_whoever_resigns_at_any_moment_leaves_a_position_that_reads_back(case: Case) -> None:
    """Within whatever is under way, when chance is about to act too; and a computer player can be asked there."""
    for number in range(GAMES):
        rng = Random(f"resigning {case} {number}")
        match = play(case, rng, resignations=rng.choice((0, 0.01)))
        plies = range(match.ply)
        some = plies if SOAK else rng.sample(plies, min(MOMENTS, len(plies)))
        left = [after for ply in some for after in resigned(case, match.state_at(ply))]
        for after in left:
            check_reads_back(case.game, after)
        waiting = [after for after in left if after.actors and after.actors != (CHANCE,)]
        for after in rng.sample(waiting, min(ASKED, len(waiting))):
            check_asked(case, after)


def resigned(case: Case, state: State) -> list[State]:
    """The positions that the resignation of each seat that may resign leads to."""
    found = []
    for seat in range(case.game.seats(case.options)):
        with suppress(IllegalAction):
            found.append(state.resign(seat))
    return found


def check_reads_back(game: Game, state: State) -> None:
    text = state.text()
    again = game.position(text)
    assert again.text() == text
    assert tuple(again.actions()) == tuple(state.actions())
    assert (again.actors, again.result, again.out) == (state.actors, state.result, state.out)


def check_asked(case: Case, state: State) -> None:
    """A computer player finds something legal in the position as its text tells it."""
    known = case.game.position(state.text())
    assert thought(case, known, known.actors[0], level(1, NODES)).action in state.actions()
