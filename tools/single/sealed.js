// Starts Pentapod in a sealed frame: of opaque origin, under a policy that lets nothing in or out, with the files of
// the site and somebody's game as the page around hands them over (static/workshop/frame.js). Whatever that game does,
// it reaches nothing else.
//
// The first message brings `{ parts, name, text, asked, address }` and a port. Over the port come
// `{ name, text, address }` when the file has changed, `{ position }` to show one, "begin" to ask who plays another
// match, `{ device }` of devices that play here (reach.js), and "ping". Answers are "pong"; `{ device }` with what is
// wanted of one; `{ ready }`; `{ taken }` and `{ told }` of the checks as JSON (py/pentapod/workshop/checker.py),
// `{ stuck }` where these do not end; `{ followed }` when the table plays by the file, `{ failed }` with what Python
// says where it cannot; `{ shown }`, how a position is shown; `{ kept }`, what is to be kept.
(function () {
  "use strict";

  const HOME = new URL("./", document.baseURI).href;
  /** Longer than a game may run at a stretch: what looks at the clock is stopped at its line (workshop/guard.py). */
  const PATIENCE_MS = 4000;
  const MOST_BYTES = 768 << 20;

  const panel = globalThis.pentapodBoot;
  /** By name, as Blobs. */
  let parts;
  let port;
  let app;
  let follower;
  let checker;
  /** The file as it is now, numbered; as the checks have loaded it last: it may be run; as the table plays it. */
  let file;
  let loaded;
  let played;
  /** When the checks must have answered. */
  let timer;

  // The address of this frame leads nowhere, and no browser lets it be changed.
  history.pushState = history.replaceState = () => {};

  // Whoever is writing beside this frame keeps the focus.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    if (document.hasFocus()) focus.apply(this, how);
  };

  // A frame without leave to send forms does not even hear of them.
  addEventListener("click", event => {
    const button = event.target.closest?.("button:not([type])");
    if (!button?.form) return;
    event.preventDefault();
    button.form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  });

  // Where links lead, the table goes: no frame can follow them, and one that tries shows nothing any more.
  addEventListener("click", event => {
    const link = event.target.closest?.("a[href]");
    if (!link || link.hasAttribute("download")) return;
    event.preventDefault();
    const address = link.getAttribute("href");
    if (address.startsWith("#")) whenReady.then(() => app.follow(address.slice(1)));
  });

  // The one way out that no policy closes: the page around holds connections to other devices.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "mozRTCPeerConnection"]) delete globalThis[name];

  // Memory that a game may take.
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65536 > MOST_BYTES) throw new RangeError();
    return grow.call(this, pages);
  };

  // -- the checks, in a worker that is ended where it does not answer

  function startChecker() {
    checker = new Worker("./static/checker.js", { type: "module" });
    checker.onmessage = ({ data }) => {
      if (data.ready) waitForIt();
      else if (data.taken) taken(data.file, data.taken);
      else if (data.number === file.number) port.postMessage(data);
    };
    checker.onerror = ({ message }) => port.postMessage({ failed: message });
    checker.postMessage(file);
  }

  /** Python has started there: the file must be loaded soon, and each question answered. */
  function waitForIt() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checker.terminate();
      checker = null;
      port.postMessage({ stuck: file });
    }, PATIENCE_MS);
  }

  /** The checks have loaded a file, which may have been changed meanwhile. */
  function taken(checked, told) {
    loaded = checked;
    if (checked.number === file.number) {
      clearTimeout(timer);
      port.postMessage({ taken: told });
    }
    const { fault, id, name, rules } = JSON.parse(told);
    if (!fault) whenReady.then(() => follow(checked, id, name, rules), failed);
  }

  // -- the table

  let asked = "";

  function follow(checked, id, title, rules) {
    const { name, text, address } = played = checked;
    const { lang } = document.documentElement;
    const told = new Blob([page(title, rules)], { type: "text/html" });
    for (const path of [`rules/${id}.html`, `rules/${lang}/${id}.html`]) parts.set(path, told);
    document.documentElement.dataset.public = address; // Links of the table lead to the workshop, with the file.
    try {
      port.postMessage({ followed: follower.follow(name, text, asked) });
      asked = "";
    } catch (reason) {
      failed(reason);
    }
  }

  /** Put a position on the table, in the version of the game in which that can be. */
  function show(position) {
    try {
      port.postMessage({ shown: follower.show(position, loaded.text) });
    } catch {
      port.postMessage({ shown: "not" });
    }
  }

  /** The rules of a game as it tells them itself, as the page shows them. */
  function page(title, rules) {
    const made = document.implementation.createHTMLDocument(title);
    const main = made.createElement("main");
    for (const text of [title, ...rules.split(/\n\s*\n/)]) {
      const part = made.createElement(main.firstChild ? "p" : "h1");
      part.textContent = text.replace(/\s+/g, " ");
      main.append(part);
    }
    made.body.append(main);
    return made.documentElement.outerHTML;
  }

  async function start() {
    const games = () => played ? [played] : [];
    const { partOf, module, engine } = pentapodServe({
      home: HOME, names: () => [...parts.keys()], blob: async name => parts.get(name), games,
    });
    pentapodShowPages(partOf, name => parts.get(name).text());
    startChecker();
    globalThis.pentapodEngine = await engine();
    const { loadPyodide } = await import(await module("static/python.js"));
    const python = await loadPyodide();
    const { bring } = await import(await module("static/site.js"));
    panel.bring = bring;
    python.FS.writeFile("workshop.zip", await bring("workshop.zip"));
    const opened = new Promise(resolve => {
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ["data-ready"] });
    });
    app = python.runPython(`
import sys
sys.path.insert(0, "app.zip")
from pentapod.web.start import start
start()`);
    await opened;
    document.getElementById("boot").hidden = true;
    follower = python.runPython(`
from pentapod import add_file
add_file("workshop.zip")
from pentapod.workshop.follower import Follower
Follower`)(app);
  }

  const failed = reason => port.postMessage({ failed: String(reason?.message ?? reason) });

  panel.needsGames = true;
  // What goes wrong is said by the page around, which does not start this one again.
  panel.fail = (name, detail) => failed(detail ?? name);
  addEventListener("error", event => event.error && failed(event.error));
  addEventListener("unhandledrejection", event => failed(event.reason));

  let whenReady;

  addEventListener("message", function first({ data, ports, source }) {
    if (source !== parent || !ports.length) return;
    removeEventListener("message", first);
    [port] = ports;
    ({ parts, asked } = data);
    file = { name: data.name, text: data.text, address: data.address, number: 0 };
    let saving;
    addEventListener("kept", () => {
      clearTimeout(saving);
      saving = setTimeout(() => port.postMessage({ kept: { ...globalThis.pentapodKept } }), 200);
    });
    const hearOfDevice = pentapodReach(message => port.postMessage(message));
    port.onmessage = ({ data }) => {
      if (data === "ping") port.postMessage("pong");
      else if (data.device) hearOfDevice(data);
      else if (data.position) show(data.position);
      else if (data === "begin") follower?.ask_who_plays();
      else {
        file = { ...data, number: file.number + 1 };
        if (checker) {
          waitForIt();
          checker.postMessage(file);
        } else {
          startChecker();
        }
      }
    };
    whenReady = start();
    whenReady.then(() => port.postMessage({ ready: true }), failed);
  });
})();
