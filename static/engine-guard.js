// Says why the Python of embedded boards cannot start where its own script is not let in: in a sandboxed frame scripts
// are fetched as a stranger fetches them, and a server may refuse that.
(function () {
  "use strict";

  /** @type {MessagePort[]} */
  const ports = [];
  /** @type {{ failed: string, fault: string, remedy: string } | undefined} */
  let failure;

  const SANDBOXED = {
    failed: "sandboxed",
    fault: "this frame is sandboxed, and the server of Pentapod lets no sandboxed frame in",
    remedy: "If this is your page, let the frame have sandbox=\"allow-scripts allow-same-origin\"; if it is your server, "
      + "let it send the header Access-Control-Allow-Origin: *.",
  };
  const MISSING = {
    failed: "missing",
    fault: "the file engine.js did not arrive",
    remedy: "Check the connection and try again. If this is your site, put the file back.",
  };

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
