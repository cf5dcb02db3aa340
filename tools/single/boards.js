// Serves boards whose game is somebody's file, in a sealed frame: of opaque origin, under a policy that lets nothing in
// or out, with the files of the site as the page around hands them over (static/keeper.js). Python runs in a worker
// (static/stranger.js), which is ended where it does not come back: the page with the boards never waits for it.
//
// The first message brings `{ parts, file }` and the port of a board, later ones the ports of others.
(function () {
  "use strict";

  const HOME = new URL("./", document.baseURI).href;
  /** Longer than a game may run at a stretch: what looks at the clock is stopped at its line (workshop/guard.py). */
  const PATIENCE_MS = 10_000;
  const LONGEST = 2 << 20;

  /** By their numbers. @type {MessagePort[]} */
  const boards = [];
  /** How many answers each board waits for. @type {number[]} */
  const awaited = [];
  let worker;
  let ready = false;
  let fault = null;
  let timer;

  // No policy closes this way out.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "mozRTCPeerConnection"]) delete globalThis[name];

  /** All that is asked from now on is answered with what is wrong. */
  function fail(kind) {
    worker.terminate();
    fault = JSON.stringify({ failed: kind, fault: { kind } });
    boards.forEach((port, number) => {
      while (awaited[number] > 0) answer(number, fault);
    });
  }

  function answer(number, text) {
    awaited[number] -= 1;
    boards[number].postMessage(text);
  }

  /** While something is asked, an answer must come soon. */
  function wait() {
    clearTimeout(timer);
    if (ready && awaited.some(Boolean)) timer = setTimeout(fail, PATIENCE_MS, "stuck");
  }

  function serve(port) {
    const number = boards.push(port) - 1;
    awaited.push(0);
    port.onmessage = ({ data }) => {
      if (data === "leave") {
        worker.postMessage({ number, leaves: true });
        port.close();
        awaited[number] = 0;
        return;
      }
      awaited[number] += 1;
      if (fault) answer(number, fault);
      else worker.postMessage({ number, asks: data });
      wait();
    };
  }

  function start({ parts, file }) {
    pentapodServe({ home: HOME, names: () => [...parts.keys()], blob: async name => parts.get(name) });
    worker = new Worker("./static/stranger.js", { type: "module" });
    worker.onmessage = ({ data }) => {
      ready = true;
      const { number, answers } = data;
      if (answers?.length > LONGEST) fail("large");
      else if (answers !== undefined && awaited[number] > 0) answer(number, answers);
      wait();
    };
    worker.onerror = () => fail("stuck");
    worker.postMessage({ file, language: document.documentElement.lang });
  }

  addEventListener("message", ({ source, data, ports: [port] }) => {
    if (source !== parent || !port) return;
    if (!worker) start(data);
    serve(port);
  });
})();
