"""Catalogs put facts into sentences: numbers, lists, players, messages in messages, other languages."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pentapod.engine import catalog as catalogs
from pentapod.engine.catalog import COMMON, YOU, Catalog, Player, catalog
from pentapod.engine.message import Message
from site_files import ROOT

pytestmark = pytest.mark.native

ENGLISH = """
you = { $within ->
    [1] you
   *[other] You
}
list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-comma = {", "}

plain = Nothing is filled in.
fact = It is { $thing }.
count = { $count ->
    [0] no rings
    [one] { $count } ring
   *[other] { $count } rings
}
turn = { $seat } { $seat ->
    [you] roll
   *[other] rolls
}.
won = { LIST($seats) } { $seats ->
    [you] win
    [one] wins
   *[other] win
}.
against = Orange waits for { NAME($seat, within: 1) }.
some = Take { LIST($things, type: "or") }.
row = { LIST($things, type: "comma") }
held = { $things ->
    [0] nothing
   *[other] { LIST($things) }
}
so = It is { $so ->
    [yes] so
    [none] unknown
   *[no] not so
}.
unit = { $form ->
    [owned] { $seat }'s { $name }
   *[name] { $name }
}
moved = { NAME($unit, form: "owned") } moved.
whole = { count }, { plain }
chosen = { $unit ->
    [unit] a unit
   *[other] something else
}
"""
GERMAN = """
you = { $within ->
    [1] du
   *[other] Du
}
list-and = { $some } und { $last }
plain = Nichts wird eingesetzt.
count = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}
"""
POLISH = """
count = { $count ->
    [one] { $count } pierścień
    [few] { $count } pierścienie
   *[many] { $count } pierścieni
}
"""
SEATS = ("Ann", YOU, "Cy")


def compiled(folder: Path, **languages: str) -> dict[str, Any]:
    """The data of catalogs, as the tool of the house writes it."""
    home = folder / "py/pentapod"
    home.mkdir(parents=True, exist_ok=True)
    for language, text in languages.items():
        (home / f"{language}.ftl").write_text(text, "utf-8")
    subprocess.run(["node", ROOT / "tools/words/compile.mjs", folder], check=True, timeout=60)
    return {language: json.loads((home / f"{language}.json").read_text("utf-8")) for language in languages}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return compiled(tmp_path_factory.mktemp("catalogs"), en=ENGLISH, de=GERMAN, pl=POLISH)


def called(kind: str, thing: Any) -> Any:
    return Player(SEATS[thing]) if kind == "seat" else thing


def test_what_all_packages_say_stands_for_nothing_that_one_of_them_calls_the_same(tmp_path: Path) -> None:
    """The engine's catalog has the key in a language whose catalog of the package still lacks it."""
    home = tmp_path / "py/pentapod"
    for room, texts in {
        "engine": {"en": "resigned = you resigned\nboth = all", "fr": "resigned = vous avez abandonné\nboth = tous"},
        "play": {"en": "resigned = { $seats } resigned\\nother = other", "fr": "other = autre"},
    }.items():
        (home / room).mkdir(parents=True)
        for language, text in texts.items():
            (home / room / f"{language}.ftl").write_text(f"{text}\n", "utf-8")
    (home / "play/en.ftl").write_text("resigned = { $seats } resigned\nother = other\n", "utf-8")
    subprocess.run(["node", ROOT / "tools/words/compile.mjs", tmp_path], check=True, timeout=60)

    def read(room: str, language: str) -> Any:
        return json.loads((home / room / f"{language}.json").read_text("utf-8"))

    engine = Catalog(read("engine", "fr"))
    play = Catalog(read("play", "fr"), engine, lambda: Catalog(read("play", "en"), Catalog(read("engine", "en"))))
    assert play.say("resigned", {"seats": "Ann"}) == "Ann resigned"
    assert play.say("both") == "tous"
    assert play.say("other") == "autre"


@pytest.mark.parametrize("wrong", ["LISTE($things)", "ownr"])
def test_what_cannot_be_filled_in_is_said_in_english(tmp_path: Path, wrong: str) -> None:
    made = compiled(tmp_path, en="faulty = Here.\n", fr=f"faulty = Ici {{ {wrong} }}.\n")
    french = Catalog(made["fr"], behind=lambda: Catalog(made["en"]))
    assert french.say("faulty", {"things": ["a"]}) == "Here."


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("plain", {}, "Nothing is filled in."),
        ("fact", {"thing": "a stone"}, "It is a stone."),
        ("fact", {"thing": 7}, "It is 7."),
        ("fact", {}, "It is {$thing}."),
        ("count", {"count": 0}, "no rings"),
        ("count", {"count": 1}, "1 ring"),
        ("count", {"count": 21}, "21 rings"),
        ("turn", {"seat": 0}, "Ann rolls."),
        ("turn", {"seat": 1}, "You roll."),
        ("won", {"seats": [0]}, "Ann wins."),
        ("won", {"seats": [1]}, "You win."),
        ("won", {"seats": [0, 1]}, "Ann and you win."),
        ("won", {"seats": [1, 0, 2]}, "You, Ann and Cy win."),
        ("against", {"seat": 1}, "Orange waits for you."),
        ("against", {"seat": 2}, "Orange waits for Cy."),
        ("some", {"things": ["a", "b", "c"]}, "Take a, b or c."),
        ("some", {"things": ("a",)}, "Take a."),
        ("row", {"things": ["a", "b", "c"]}, "a, b, c"),
        ("held", {"things": []}, "nothing"),
        ("held", {"things": ["a", "b"]}, "a and b"),
        ("so", {"so": True}, "It is so."),
        ("so", {"so": False}, "It is not so."),
        ("so", {"so": None}, "It is unknown."),
        ("moved", {"unit": Message("unit", {"seat": 0, "name": "Pouncer"})}, "Ann's Pouncer moved."),
        ("fact", {"thing": Message("unit", {"seat": 0, "name": "Pouncer"})}, "It is Pouncer."),
        ("whole", {"count": 1}, "1 ring, Nothing is filled in."),
        ("chosen", {"unit": Message("unit")}, "a unit"),
        ("chosen", {"unit": Message("plain")}, "something else"),
    ],
)
def test_facts_are_filled_in(data: dict[str, Any], key: str, facts: Mapping[str, Any], said: str) -> None:
    assert Catalog(data["en"]).say(key, facts, called) == said


def test_a_message_that_is_missing_is_said_in_the_language_behind(data: dict[str, Any]) -> None:
    german = Catalog(data["de"], behind=lambda: Catalog(data["en"]))
    assert german.say("plain") == "Nichts wird eingesetzt."
    assert german.say("turn", {"seat": 1}, called) == "You roll."
    assert german.say("won", {"seats": [0, 1]}, called) == "Ann and you win."
    assert "turn" in german
    assert "nowhere" not in german
    with pytest.raises(KeyError):
        german.say("nowhere")


def test_what_every_package_says_is_filled_with_messages_of_a_game(data: dict[str, Any]) -> None:
    game = Catalog({"messages": {"why": "nobody was left"}, "plurals": ["other"]}, Catalog(data["en"]))
    assert game.say("fact", {"thing": Message("why")}) == "It is nobody was left."


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "pierścień"), (2, "pierścienie"), (5, "pierścieni"), (22, "pierścienie"), (112, "pierścieni"), (1024, "e")],
)
def test_a_language_has_its_own_forms_of_numbers(data: dict[str, Any], count: int, said: str) -> None:
    assert Catalog(data["pl"], behind=lambda: Catalog(data["en"])).say("count", {"count": count}).endswith(said)


@pytest.mark.parametrize(
    ("text", "says"),
    [("a = { $b\n", "bad.ftl:1:"), ("a = A\nb = { \n", "bad.ftl:2:"), ("a = A\na = B\n", "a is here twice")],
)
def test_a_catalog_that_is_none_is_named_with_its_line(tmp_path: Path, text: str, says: str) -> None:
    home = tmp_path / "py/pentapod"
    home.mkdir(parents=True)
    (home / "bad.ftl").write_text(text, "utf-8")
    run = subprocess.run(
        ["node", ROOT / "tools/words/compile.mjs", tmp_path], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 1
    assert says in run.stderr
    assert not (home / "bad.json").exists()


@pytest.mark.parametrize(
    ("german", "says"),
    [
        (GERMAN + "turn = { LISTE($seat) }\n", "turn has LISTE(...), which means nothing."),
        (GERMAN + 'row = { LIST($things, type: "oder") }\n', "row has type: oder, which means nothing."),
        (GERMAN + "turn = { NAME($seat, drin: 1) }\n", "turn has drin: 1, which means nothing."),
        (GERMAN + "turn = { $seat ->\n    [du] x\n   *[other] y\n}\n", "turn has [du], which means nothing."),
        (GERMAN + "whole = { cont }\n", "whole has { cont }, which is nowhere."),
        (GERMAN + "strange = Fremd.\n", "there is no strange in English."),
        (GERMAN + "fact = Es ist { $other }.\n", "fact has no $other."),
        (GERMAN + "so = <b>Ja</b>\n", "so has HTML."),
        (GERMAN + "turn = { $seat ->\n   *[few] x\n}\n", "turn needs the form one of a number"),
        ("count = { $count } Ringe.\n", "count has no form for one $count, as English has."),
        ("count = { $count ->\n   *[other] { $count } Ringe\n}\n", "count has no form for one $count"),
    ],
)
def test_what_is_wrong_with_a_translation_is_said(tmp_path: Path, german: str, says: str) -> None:
    home = tmp_path / "py/pentapod/engine"
    home.mkdir(parents=True)
    (home / "en.ftl").write_text(ENGLISH, "utf-8")
    (home / "de.ftl").write_text(german, "utf-8")
    command = ["node", str(ROOT / "tools/words/translate.mjs"), str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert says in run.stdout


def test_a_translation_is_begun_with_all_messages_in_comments(tmp_path: Path) -> None:
    home = tmp_path / "py/pentapod/engine"
    home.mkdir(parents=True)
    (home / "en.ftl").write_text(ENGLISH, "utf-8")
    command = ["node", str(ROOT / "tools/words/translate.mjs"), str(tmp_path), "fr"]
    assert subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    begun = (home / "fr.ftl").read_text("utf-8")
    assert "# plain = Nothing is filled in." in begun
    subprocess.run(["node", ROOT / "tools/words/compile.mjs", tmp_path], check=True, timeout=60)
    assert json.loads((home / "fr.json").read_text("utf-8"))["messages"] == {}
    again = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert "fr.ftl: 18 messages are still to be translated." in again.stdout


def test_a_language_that_is_offered_lacks_nothing(tmp_path: Path) -> None:
    """Nor does it fail before: a translation may be half done."""
    rooms = [
        tmp_path / room for room in ("static/words", *(f"py/pentapod/{one}" for one in ("web/shell", "play", "engine")))
    ]
    game = tmp_path / "py/pentapod/games/chess"
    for room in (*rooms, game):
        room.mkdir(parents=True)
        (room / "en.ftl").write_text("a = A\nb = B\n", "utf-8")
        (room / "fr.ftl").write_text("a = A\nb = B\n" if room is not game else "a = A\n", "utf-8")
    command = ["node", str(ROOT / "tools/words/translate.mjs"), str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout) == (1, "py/pentapod/games/chess/fr.ftl: b is missing.\n")
    (rooms[0] / "fr.ftl").write_text("a = A\n", "utf-8")
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0
    assert "py/pentapod/games/chess/fr.ftl: b is still to be translated.\n" in run.stdout


@pytest.mark.parametrize("language", ["FR", "french", "../fr"])
def test_a_language_that_nobody_speaks_is_not_begun(tmp_path: Path, language: str) -> None:
    home = tmp_path / "py/pentapod/engine"
    home.mkdir(parents=True)
    (home / "en.ftl").write_text(ENGLISH, "utf-8")
    command = ["node", str(ROOT / "tools/words/translate.mjs"), str(tmp_path), language]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout) == (
        1,
        f"There is no language {language}. Write its code as browsers do: fr, pt-BR.\n",
    )
    assert [file.name for file in home.iterdir()] == ["en.ftl"]


def test_a_translation_with_a_fact_that_is_not_there_is_said_in_english() -> None:
    english = Catalog({"plurals": ["other"], "messages": {"turn": ["Play, ", ["$", "seat"]]}})
    french = Catalog({"plurals": ["other"], "messages": {"turn": ["Jouez, ", ["$", "joueur"]]}}, behind=lambda: english)
    assert french.say("turn", {"seat": "Ann"}) == "Play, Ann"


def test_a_language_that_is_not_there_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs, "_chosen", "xx")
    assert catalog(COMMON).say("refusal-over") == "The game is over."


def test_a_message_of_all_games_is_filled_with_one_of_a_game() -> None:
    common = Catalog({"plurals": ["other"], "messages": {"won": [["$", "seat"], " wins: ", ["$", "why"]]}})
    game = Catalog({"plurals": ["other"], "messages": {"ended-home": "home"}}, common)
    assert game.say("won", {"seat": "Ann", "why": Message("ended-home", {})}) == "Ann wins: home"
