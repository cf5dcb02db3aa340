// The Python of boards whose game is somebody's file, in a worker of a sealed frame (tools/single/boards.js). It gets
// `{ file: { name, text }, language }` first, then `{ number, asks }` of each board by its number, which is answered
// with `{ number, answers }` (py/pentapod/workshop/boards.py).
import { begin, loadPyodide, packages, unpack } from "./python.js";
import { bring } from "./site.js";

/** Start Python, which speaks a language; what loads a file there. @param {string} language */
async function start(language) {
  begin(false);
  const words = language === "en" ? null : bring(`words/${language}.zip`).catch(() => null);
  const [python, files] = await Promise.all([loadPyodide(), packages("embed.zip", "workshop.zip")]);
  const said = await words;
  if (said) python.FS.writeFile("words.zip", said);
  unpack(python, files);
  return python.runPython(`
from pathlib import Path
from pentapod.engine import catalog
if Path("words.zip").is_file():
    catalog.choose("${language}", "words.zip")
from pentapod.workshop.boards import Boards
Boards`);
}

/** @type {Promise<any> | undefined} */
let starting;

onmessage = async ({ data }) => {
  if (!starting) {
    starting = start(data.language).then(Boards => {
      postMessage({}); // From now on it must come back.
      return Boards(data.file.name, data.file.text);
    });
    starting.catch(reason => setTimeout(() => { throw reason; }));
    return;
  }
  const boards = await starting;
  if (data.leaves) boards.leave(data.number);
  else postMessage({ number: data.number, answers: boards.answer(data.number, data.asks) });
};
