"""Files of games: what is in them, whatever surrounds it, and what is said of those that hold none."""

from __future__ import annotations

from random import Random

import pytest

from every_game import ALL, find
from page.memory import Memory
from pentapod.bots.levels import LEVELS
from pentapod.engine import link, record
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.record import Record, RecordError
from pentapod.web.store import archive, library, saves
from pentapod.web.store.archive import GAMES, LINK, NOTHING, RECORD
from pentapod.web.store.saves import Save, Unreadable
from random_play import NAMES, Case, play

PLIES = 40


def match_of(game: Game, seed: int) -> Match:
    return play(Case(game, game.choose()), Random(seed), PLIES)


def names_of(match: Match) -> tuple[str, ...]:
    return NAMES[: match.game.seats(match.options)]


def told(text: str) -> list[Record | RecordError]:
    return list(archive.read(archive.look(text).records, find))


@pytest.mark.parametrize("game", ALL, ids=lambda game: f"{game.id}-{game.version}")
def test_a_match_comes_back_from_its_link_its_record_and_a_file_of_many(game: Game) -> None:
    matches = [match_of(game, seed) for seed in range(3)]
    links = [link.encode(match) for match in matches]

    pasted = archive.look(f"Your move! https://example.org/#{links[0]} .")
    assert (pasted.kind, pasted.link) == (LINK, links[0])
    assert link.encode(link.decode(pasted.link, find)) == links[0]

    written = record.write(matches[0], names_of(matches[0]))
    assert archive.look(written).kind == RECORD
    (one,) = told(written)
    assert isinstance(one, Record)
    assert link.encode(one.match) == links[0]

    text = archive.write(Record(match, names_of(match)) for match in matches)
    assert archive.look(text).kind == GAMES
    answers = told(text)
    assert [link.encode(answer.match) for answer in answers if isinstance(answer, Record)] == links
    assert {answer.names for answer in answers if isinstance(answer, Record)} == {names_of(matches[0])}


def slide_file() -> tuple[list[Match], str]:
    matches = [match_of(find("slide", 1), seed) for seed in range(3)]
    return matches, archive.write(Record(match, names_of(match)) for match in matches)


def test_a_damaged_record_hides_no_other_and_is_named_by_its_line_in_the_file() -> None:
    matches, text = slide_file()
    lines = text.splitlines()
    at = [number for number, line in enumerate(lines) if line.startswith("2. ")][1]
    lines[at] = "2. 1 ninety"
    first, damaged, last = told("\n".join(lines))
    assert isinstance(first, Record) and isinstance(last, Record)
    assert [link.encode(first.match), link.encode(last.match)] == [link.encode(matches[0]), link.encode(matches[2])]
    assert isinstance(damaged, RecordError)
    assert damaged.line == at + 1


def test_a_file_that_was_cut_off_gives_what_it_has() -> None:
    _, text = slide_file()
    answers = told(text[: text.rindex("result:") + 9])
    assert [isinstance(answer, Record) for answer in answers[:2]] == [True, True]


@pytest.mark.parametrize("before", ["", "\ufeff", "Dear Ben,\nhere it is:\n\n", "; a comment\n"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_what_stands_before_a_record_is_passed_over(before: str, ending: str) -> None:
    match = match_of(find("slide", 1), 1)
    text = (before + record.write(match, NAMES[:2])).replace("\n", ending)
    assert archive.look(text).kind == RECORD
    (answer,) = told(text)
    assert isinstance(answer, Record)
    assert link.encode(answer.match) == link.encode(match)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "\x89PNG\r\n\x1a\n\0\0\0", "Pentapod", "{}", "<html>", "\0" * 5000, "a" * 200_000, "12:30 at Ben's"],
)
def test_a_foreign_text_holds_nothing(text: str) -> None:
    assert archive.look(text).kind == NOTHING


def test_a_huge_text_is_not_looked_at() -> None:
    assert archive.look("pods:1.00.A..abcd" + " " * archive.MAX_FILE_BYTES).kind == NOTHING


def test_a_record_that_is_too_long_is_refused_with_the_others_read() -> None:
    _, text = slide_file()
    long = f"Pentapod record 1\n; {'x' * record.MAX_RECORD_CHARACTERS}\n"
    answers = told(text + long)
    assert [isinstance(answer, Record) for answer in answers] == [True, True, True, False]


def test_an_empty_collection_is_a_file_of_no_games() -> None:
    assert archive.look(archive.write([])) == archive.Found(GAMES)


# -- the library -----------------------------------------------------------------------------------


def save_of(match: Match, save_id: str, *names: str) -> Save:
    return Save(save_id, link.encode(match), 0, names, "", False, 1)


def test_all_kept_games_go_through_a_file_into_another_browser() -> None:
    matches, _ = slide_file()
    kept = [save_of(match, str(at), f"Ann {at}", "Bo") for at, match in enumerate(matches)]
    kept[1] = kept[1]._replace(levels=(0, 4))
    kept[2] = kept[2]._replace(mine=frozenset({1}))
    text, good, bad = library.export([*kept, Unreadable("x", "?"), kept[0]._replace(link="slide:1.0")], find)
    assert (good, bad) == (3, 2)

    store = Memory()
    additions = library.Additions(store, 5000, "new")
    for answer in told(text):
        assert isinstance(answer, Record)
        assert additions.add(answer)
    there = [save for save in saves.load_all(store) if isinstance(save, Save)]
    assert [save[1:2] + save[3:4] + save[7:] for save in there] == [save[1:2] + save[3:4] + save[7:] for save in kept]
    assert len({save.id for save in there}) == 3


def test_a_stronger_player_than_there_is_here_becomes_the_strongest() -> None:
    text = archive.write([Record(match_of(find("slide", 1), 1), NAMES[:2], (0, 9))])
    (answer,) = told(text)
    assert isinstance(answer, Record)
    assert answer.levels == (0, len(LEVELS))


def test_what_is_kept_already_is_not_kept_twice() -> None:
    matches, _ = slide_file()
    store = Memory()
    saves.keep(store, save_of(matches[0], "a", "Ann", "Bo"))
    additions = library.Additions(store, 5000, "new")
    assert not additions.add(Record(matches[0], ("Ann", "Bo")))
    assert additions.add(Record(matches[0], ("Cy", "Di")))
    assert not additions.add(Record(matches[0], ("Cy", "Di")))
    assert len(saves.load_all(store)) == 2


def test_games_are_found_by_game_and_by_names() -> None:
    titles = {"slide": "Snow Slide", "fence": "Fences"}
    match = match_of(find("slide", 1), 1)
    ann, edda = save_of(match, "a", "Ann", "Bo"), save_of(match, "b", "Edda", "Jörg")
    fence = ann._replace(id="c", link="fence:1..A..xxxx")
    kept: list[Save | Unreadable] = [ann, edda, fence, Unreadable("d", "?")]
    assert library.having(kept, titles, "") == kept
    assert library.having(kept, titles, " ann ") == [ann, fence]
    assert library.having(kept, titles, "ANN snow") == [ann]
    assert library.having(kept, titles, "JÖRG") == [edda]
    assert library.having(kept, titles, "nobody") == []


@pytest.mark.parametrize(
    ("octets", "words"),
    [(0, "0 kB"), (1, "1 kB"), (20_499, "20 kB"), (1_250_000, "1.2 MB"), (15_000_000, "15 MB"), (2 * 10**9, "2.0 GB")],
)
def test_sizes_in_words(octets: int, words: str) -> None:
    assert library.size_in_words(octets) == words


def test_one_game_and_many_take_room() -> None:
    assert library.room(1, 300) == "1 game takes 1 kB."
    assert library.room(12, 30_000) == "12 games take 30 kB."
