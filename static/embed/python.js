// The one Python of a page for each language: in a hidden frame, started when the first board comes to life, shared by
// all boards there, by elements and frames alike, as far as the browser lets them see each other. A game that is a file
// of the page has one of its own for each language, in a frame that reaches nothing. What names a Python is a text
// (source.js).
import { SITE } from "./site.js";
import { fileAt, languageIn, sourceIn } from "./source.js";
import { HOUSE, sayIn } from "./words.js";

/**
 * Brings the other end of a board's port to a Python of a language, and says where that is; nowhere if there is none.
 * @typedef {(port: MessagePort, language?: string) => Window | undefined} Bring
 */
/**
 * A port to a Python, the frame that it lives in, and what it speaks.
 * @typedef {{ port: MessagePort, python: Window, language: string }} Connection
 */

/**
 * A Python.
 * @typedef {object} Python
 * @property {HTMLIFrameElement} [frame]
 * @property {Promise<unknown>} [loaded]
 * @property {boolean} answered
 * @property {Window} [lender] a frame on this page that lets others use its Python
 */

const ORIGIN = new URL(SITE).origin;
/** Whether this page is the one in a frame, and not somebody else's with an element. */
const isFramed = () => parent !== window && location.href.startsWith(`${SITE}embed.html`);
/** What frames and elements ask each other for, in both directions; behind it a language that is not English. */
const CALL = "pentapod-python";
/** What comes with the port of a board, in the same way. */
const BOARD = "pentapod-board";

/** @type {Map<string, Python>} */
const pythons = new Map();
/** Who wants to know of a Python: the page around this frame. @type {Window | undefined} */
let asker;
/** @type {(() => void)[]} */
const awaiting = [];
/** @type {Set<() => void>} */
const barred = new Set();

/** @param {string} language */
function pythonOf(language) {
  const python = pythons.get(language) ?? { answered: false };
  pythons.set(language, python);
  return python;
}

/**
 * @param {string} call
 * @param {string} language
 */
const within = (call, language) => language === HOUSE ? call : `${call}:${language}`;

/**
 * The language in a call; "" if it is none.
 * @param {string} call
 * @param {unknown} data
 */
function calledFor(call, data) {
  const [named, language = HOUSE, ...rest] = String(data).split(":");
  return named === call && !rest.length ? language : "";
}

/** Call a function whenever a Python of this page has come to life. @param {() => void} heard */
export function onPython(heard) {
  awaiting.push(heard);
}

/**
 * Call a function when the page's policy forbids the frame of Python; the answer ends that.
 * @param {() => void} heard
 */
export function onBarred(heard) {
  barred.add(heard);
  return () => barred.delete(heard);
}

/** A Python has answered: should a board fail, the frame stays for the others. @param {string} language */
export function hasAnswered(language) {
  const python = pythonOf(language);
  if (python.answered) return;
  python.answered = true;
  if (!sourceIn(language)) asker?.postMessage(within(CALL, language), "*");
  for (const heard of awaiting) heard();
}

/** Take the frame away, unless its Python has answered already, or has a game that did. @param {string} language */
export function giveUp(language) {
  const { answered, frame } = pythonOf(language);
  if (!answered || sourceIn(language)) frame?.remove();
}

/**
 * A new line to a Python; null where there is none and none is to be started for it.
 * @param {string} language
 * @param {boolean} [starts]
 * @returns {Connection | null}
 */
export function connect(language, starts = true) {
  const { port1, port2 } = new MessageChannel();
  const here = pythonOf(language).frame?.isConnected;
  const python = here ? bring(port2, language)
    : (sourceIn(language) ? undefined : lent(port2, language)) ?? (starts ? bring(port2, language) : undefined);
  if (!python) return null;
  Object.assign(window, { pentapodBring: lend });
  return { port: port1, python, language: languageIn(language) };
}

/** Frames of this page ask for a Python that is here. @type {Bring} */
const lend = (port, language = HOUSE) => pythonOf(language).frame?.isConnected ? bring(port, language) : undefined;

/**
 * Bring a port to a Python that another frame of the page has.
 * @param {MessagePort} port
 * @param {string} language
 * @returns {Window | undefined}
 */
function lent(port, language) {
  const { lender } = pythonOf(language);
  if (lender && !lender.closed) {
    lender.postMessage(within(BOARD, language), ORIGIN, [port]);
    return lender;
  }
  const others = isFramed() ? [parent, ...Array.from({ length: parent.length }, (_, at) => parent[at])] : [];
  for (const other of others) {
    try {
      const { pentapodBring } = /** @type {{ pentapodBring?: Bring }} */ (/** @type {unknown} */ (other));
      const python = other !== window ? pentapodBring?.(port, language) : undefined;
      if (python) return python;
    } catch { /* A page of another origin: not ours to look into. */ }
  }
  return undefined;
}

/**
 * @param {MessagePort} port
 * @param {string} language
 */
function bring(port, language) {
  const python = pythonOf(language);
  if (!python.frame?.isConnected) start(python, language);
  const { contentWindow } = /** @type {HTMLIFrameElement} */ (python.frame);
  const there = /** @type {Window} */ (contentWindow);
  const src = sourceIn(language);
  if (src) python.loaded?.then(() => bringFile(port, there, language));
  else python.loaded?.then(() => there.postMessage(BOARD, "*", [port]));
  return there;
}

/**
 * Bring a port to a Python that has to learn its game first; or answer on it why there is none.
 * @param {MessagePort} port
 * @param {Window} there
 * @param {string} language
 */
async function bringFile(port, there, language) {
  try {
    const file = await fileAt(sourceIn(language));
    there.postMessage({ board: BOARD, file }, "*", [port]);
  } catch (reason) {
    const refused = sayIn(languageIn(language))(.../** @type {import("./source.js").NoFile} */ (reason).why);
    port.onmessage = () => port.postMessage(JSON.stringify({ refused }));
  }
}

/**
 * @param {Python} python
 * @param {string} language
 */
function start(python, language) {
  const frame = python.frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Python";
  const spoken = languageIn(language);
  const page = sourceIn(language) ? "sealed.html" : "engine.html";
  frame.src = `${SITE}${page}${spoken === HOUSE ? "" : `?lang=${spoken}`}`;
  python.loaded = new Promise(done => { frame.onload = done; });
  python.answered = false;
  document.documentElement.append(frame);
}

// -- between an element's page and the frames on it

/** @param {unknown} element */
function ask(element) {
  const ours = element instanceof HTMLIFrameElement && element.src.startsWith(`${SITE}embed.html`);
  // To whatever is there: it says nothing, and with an origin named the console would tell of a fault while the frame
  // is sandboxed, or has not come.
  if (ours) element.contentWindow?.postMessage(CALL, "*");
}

/** @param {MessageEvent} event */
function heardByFrame({ source, data, ports }) {
  if (source !== parent) return;
  if (data === CALL) {
    asker = parent;
    for (const [language, { answered }] of pythons) {
      if (answered && !sourceIn(language)) parent.postMessage(within(CALL, language), "*");
    }
    return;
  }
  const language = calledFor(BOARD, data);
  if (!language || ports.length !== 1 || !pythons.get(language)?.answered) return;
  if (pythonOf(language).frame?.isConnected) bring(ports[0], language);
  else lent(ports[0], language);
}

/** @param {MessageEvent} event */
function heardByPage({ source, origin, data }) {
  const language = origin === ORIGIN ? calledFor(CALL, data) : "";
  if (!language) return;
  const python = pythonOf(language);
  if (python.lender === source || python.frame?.isConnected) return;
  if (![...document.querySelectorAll("iframe")].some(one => one.contentWindow === source)) return;
  python.lender = /** @type {Window} */ (source);
  for (const heard of awaiting) heard();
}

/** From now on frames and elements of this page share one Python, and it is heard if the page forbids that Python. */
export function sharePython() {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "frame-src" && blockedURI.startsWith(ORIGIN)) for (const heard of [...barred]) heard();
  });
  if (!isFramed()) {
    addEventListener("message", heardByPage);
    document.addEventListener("load", ({ target }) => ask(target), true);
    document.querySelectorAll("iframe").forEach(ask);
    return;
  }
  addEventListener("message", heardByFrame);
  try {
    const channel = new BroadcastChannel(CALL);
    channel.onmessage = () => { for (const heard of awaiting) heard(); };
  } catch { /* A browser that forbids storage may forbid this. */ }
}
