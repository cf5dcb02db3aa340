// A second Python beside the page, where computer players think: the page stays as quick as it was.
// In: {edition: packed}, {prepare: [game, version]}, {ask: request} or {stop: true}. Out: {answer: text} or
// {failed: why}. Request and answer are JSON texts (py/pentapod/play/thinking/thinker.py).
import { add, begin, loadPyodide, packages, unpack } from "./python.js";
import { bring } from "./site.js";

/** @import { PyodideInterface } from "pyodide" */

const SLICE_MS = 15;
const EDITIONS = "editions.zip";

let turn = 0;
const channel = new MessageChannel();
/** @type {(value?: unknown) => void} */
let resume;
channel.port1.onmessage = () => resume();

/** Let messages in: unlike a timer's, this pause has no least length. */
const breathe = () => new Promise(done => {
  resume = done;
  channel.port2.postMessage(0);
});

/** @type {PyodideInterface} */
let python;

async function start() {
  begin(false);
  const [loaded, files] = await Promise.all([loadPyodide(), packages()]);
  python = loaded;
  unpack(python, files);
  const thinker = python.runPython(`
from pentapod.play.thinking.thinker import Thinker
Thinker()`);
  // Where somebody writes a game (tools/single/sealed.js).
  for (const { name, text } of globalThis.pentapodGames ?? []) thinker.learn(name, text);
  return thinker;
}

/** The thinker, once it knows all editions that it has been told of. */
let starting = start();
/** @type {Promise<void> | undefined} */
let editions;

/**
 * Know the game that has the table of an edition, before anything is asked of it.
 * @param {string} edition
 */
async function learn(edition) {
  const thinker = await starting;
  await (editions ??= bring(EDITIONS).then(content => add(python, [EDITIONS, content])));
  thinker.open(edition);
  return thinker;
}

/** @param {string} request */
async function think(request) {
  const mine = ++turn;
  const thinker = await starting;
  if (mine !== turn) return;
  thinker.ask(request);
  while (thinker.busy) {
    const answer = thinker.step(SLICE_MS);
    if (answer) postMessage({ answer });
    await breathe();
    if (mine !== turn) return;
  }
}

/** @param {[string, number]} game */
const prepare = async game => (await starting).prepare(...game);

/** @param {any} reason */
const fail = reason => postMessage({ failed: String(reason?.stack ?? reason) });
starting.catch(fail);

/** @param {string} edition */
function tell(edition) {
  const next = learn(edition);
  next.catch(fail);
  starting = next;
}

onmessage = ({ data }) => {
  if (data.stop) turn += 1;
  else if (data.edition) tell(data.edition);
  else if (data.prepare) prepare(data.prepare).catch(fail);
  else think(data.ask).catch(fail);
};
