// Says why the Python of embedded boards cannot start where its own script is not let in: in a sandboxed frame scripts
// are fetched as a stranger fetches them, and a server may refuse that.
(function () {
  "use strict";

  /** @type {MessagePort[]} */
  const ports = [];
  /** @typedef {{ failed: string, fault: Diagnosis }} Failure */
  /** @type {Failure | undefined} */
  let failure;

  /** @type {Failure} */
  const SANDBOXED = { failed: "sandboxed", fault: { kind: "sandboxed" } };
  /** @type {Failure} */
  const MISSING = { failed: "missing", fault: { kind: "missing", name: "engine.js" } };

  /** @param {MessagePort} port */
  function refuse(port) {
    port.postMessage("here");
    port.onmessage = () => port.postMessage(JSON.stringify(failure));
  }

  addEventListener("message", ({ source, data, ports: [port] }) => {
    if (source !== parent || data !== "pentapod-board" || !port) return;
    if (failure) refuse(port);
    else if (!globalThis.pentapodBring) ports.push(port);
  });

  addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    failure = origin === "null" ? SANDBOXED : MISSING;
    ports.splice(0).forEach(refuse);
  }, true);
})();
