// The one Python of a page: in a hidden frame, started when the first board comes to life, shared by all boards there,
// by elements and frames alike, as far as the browser lets them see each other.
import { SITE } from "./site.js";

/** @typedef {(port: MessagePort) => Window} Bring brings the other end of a board's port to a Python, and says where */
/** @typedef {{ port: MessagePort, python: Window }} Connection a port to a Python, and the frame that it lives in */

const ORIGIN = new URL(SITE).origin;
/** Whether this page is the one in a frame, and not somebody else's with an element. */
const isFramed = () => parent !== window && location.href.startsWith(`${SITE}embed.html`);
/** What frames and elements ask each other for, in both directions. */
const CALL = "pentapod-python";

/** @type {HTMLIFrameElement | undefined} */
let frame;
/** @type {Promise<unknown>} */
let loaded;
let answered = false;
/** A frame on this page that lets others use its Python. @type {Window | undefined} */
let lender;
/** Who wants to know of a Python: the page around this frame. @type {Window | undefined} */
let asker;
/** @type {(() => void)[]} */
const awaiting = [];
/** @type {Set<() => void>} */
const barred = new Set();

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

/** A Python has answered: should a board fail, the frame stays for the others. */
export function hasAnswered() {
  if (answered) return;
  answered = true;
  asker?.postMessage(CALL, "*");
  for (const heard of awaiting) heard();
}

/** Take the frame away, unless its Python has answered already. */
export function giveUp() {
  if (!answered) frame?.remove();
}

/**
 * A new line to a Python; null where there is none and none is to be started for it.
 * @param {boolean} [starts]
 * @returns {Connection | null}
 */
export function connect(starts = true) {
  const { port1, port2 } = new MessageChannel();
  const python = frame?.isConnected ? bring(port2) : lent(port2) ?? (starts ? bring(port2) : undefined);
  if (!python) return null;
  Object.assign(window, { pentapodBring: bring });
  return { port: port1, python };
}

/**
 * Bring a port to a Python that another frame of the page has.
 * @param {MessagePort} port
 * @returns {Window | undefined}
 */
function lent(port) {
  if (lender && !lender.closed) {
    lender.postMessage("pentapod-board", ORIGIN, [port]);
    return lender;
  }
  const others = isFramed() ? [parent, ...Array.from({ length: parent.length }, (_, at) => parent[at])] : [];
  for (const other of others) {
    try {
      const { pentapodBring } = /** @type {{ pentapodBring?: Bring }} */ (/** @type {unknown} */ (other));
      const python = other !== window ? pentapodBring?.(port) : undefined;
      if (python) return python;
    } catch { /* A page of another origin: not ours to look into. */ }
  }
  return undefined;
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
    if (answered) asker.postMessage(CALL, "*");
  } else if (data === "pentapod-board" && ports.length === 1 && answered) {
    if (frame?.isConnected) bring(ports[0]);
    else lent(ports[0]);
  }
}

/** @param {MessageEvent} event */
function heardByPage({ source, origin, data }) {
  if (data !== CALL || origin !== ORIGIN || lender === source || frame?.isConnected) return;
  if (![...document.querySelectorAll("iframe")].some(one => one.contentWindow === source)) return;
  lender = /** @type {Window} */ (source);
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
