// A worker that starts a Python, imports what the page, its table and computer players import, and a game with those
// that were kept before, and keeps its memory (static/snapshot.js). It is told `{ language, game }` and tells "kept" in
// the end; what fails ends it with an error.
import { loadPyodide, packages, unpack } from "./python.js";
import { bring } from "./site.js";
import { gamesKept, keep } from "./snapshot.js";

const GAMES = "games.zip";
const WORDS = "words.zip";

/** What modules import of a page. The memory has only names: the page that goes on from it finds its own by them. */
const OF_A_PAGE = ["document", "history", "location", "navigator", "performance", "window"];

const IMPORTS = `
import base64
import html
import pkgutil
import sys

import pentapod
from pentapod import games
from pentapod.engine import catalog

if language != "en":
    catalog.choose(language, "${WORDS}")
import pentapod.play.thinking.thinker
import pentapod.web.start
import pentapod.web.table.table
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.interaction import Interaction
from pentapod.play.session import Session
from pentapod.play.view import view

def begin(game):
    "What its links are read by and its first pictures are made of is made once."
    match = link.decode(link.encode(Match(game, game.choose())), games.find)
    view(Interaction(Session(match, tuple(map(str, match.seats))), None))

known = sorted(set(wanted.split()) & set(games.ids()))
for game_id in known:
    begin(games.find(game_id))

catalog.choose("en")  # The page chooses anew; computer players say nothing.
games.__path__.remove("${GAMES}/pentapod/games")  # The page adds them itself,
games.ids.cache_clear()
pentapod._later.files.remove("${GAMES}")
sys.path.remove("app.zip")  # and this,
sys.path.remove("")         # and Pyodide that.
import quick_zips
quick_zips.let_go()
" ".join(known)
`;

/** @param {{ language: string, game?: string }} asked */
async function make({ language, game = "" }) {
  const [python, files, words, before] = await Promise.all([
    loadPyodide({ _makeSnapshot: true }), packages(), language === "en" ? null : bring(`words/${language}.zip`),
    gamesKept(language),
  ]);
  unpack(python, files);
  // Not sooner: Pyodide looks for them, to know where it is.
  for (const name of OF_A_PAGE) {
    Object.defineProperty(globalThis, name, { value: {}, writable: true, configurable: true });
  }
  if (words) python.FS.writeFile(WORDS, words);
  python.globals.set("language", language);
  python.globals.set("wanted", [...before ?? [], game].join(" "));
  const games = python.runPython(IMPORTS).split(" ").filter(Boolean);
  await keep(/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot()), language, games);
  postMessage("kept");
  close();
}

onmessage = ({ data }) => make(data).catch(reason => setTimeout(() => { throw reason; }));
