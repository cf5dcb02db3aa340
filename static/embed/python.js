// The one Python of a page: in a hidden frame, started when the first board comes to life, shared by all of them.
import { SITE } from "./site.js";

/** @typedef {(port: MessagePort) => Window} Bring brings the other end of a board's port to a Python, and says where */

/** @type {HTMLIFrameElement | undefined} */
let frame;
/** @type {Promise<unknown>} */
let loaded;
let answered = false;

/** A Python has answered: should a board fail, the frame stays for the others. */
export function hasAnswered() {
  answered = true;
}

/** Take the frame away, unless its Python has answered already. */
export function giveUp() {
  if (!answered) frame?.remove();
}

/**
 * A new line to a Python. Frames of one site on one page share a Python as well, where the browser lets them see each
 * other.
 */
export function connect() {
  const { port1, port2 } = new MessageChannel();
  const others = parent === window ? [] : [parent, ...Array.from({ length: parent.length }, (_, at) => parent[at])];
  for (const other of others) {
    const python = broughtBy(other, port2);
    if (python) return { port: port1, python };
  }
  const python = bring(port2);
  Object.assign(window, { pentapodBring: bring });
  return { port: port1, python };
}

/**
 * @param {Window} other
 * @param {MessagePort} port
 */
function broughtBy(other, port) {
  try {
    const { pentapodBring } = /** @type {{ pentapodBring?: Bring }} */ (/** @type {unknown} */ (other));
    return other !== window ? pentapodBring?.(port) : undefined;
  } catch {
    return undefined; // A page of another origin: not ours to look into.
  }
}

/** @type {Bring} */
function bring(port) {
  const { contentWindow } = frame?.isConnected ? frame : start();
  const python = /** @type {Window} */ (contentWindow);
  loaded.then(() => python.postMessage("pentapod-board", "*", [port]));
  return python;
}

function start() {
  const started = document.createElement("iframe");
  started.hidden = true;
  started.title = "Python";
  started.src = `${SITE}engine.html`;
  loaded = new Promise(done => { started.onload = done; });
  answered = false;
  document.documentElement.append(started);
  frame = started;
  return started;
}
