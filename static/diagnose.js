// Why a start failed, if the server is the reason: it does not send a file, or not as it is. The start panel (panel.js)
// and the Python of embedded boards (engine.js) ask here before they blame anything else. Catalogs say it in words.
(function () {
  "use strict";

  const PATIENCE_MS = 10_000;
  const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

  /** Path and size in bytes of each file that a start needs, as the build wrote them into the page. */
  const block = document.getElementById("start-files");
  const sizes = globalThis.pentapodFiles = block ? JSON.parse(block.textContent) : {};

  /** @param {string} file */
  const nameOf = file => file.replace(/[?#].*$/, "").replace(/^.*\//, "");

  /**
   * What is wrong with a file, and what its sentence needs.
   * @typedef {{ kind: "missing" | "page", name: string }} Absent
   * @typedef {{ kind: "script", name: string, type: string } | { kind: "untyped", name: string }} Refused
   * @typedef {{ kind: "damaged", name: string, bytes: number, size: number }} Damaged
   * @typedef {Absent | Refused | Damaged} Fault
   */

  /**
   * The fault that a file has; null if it is as it should be.
   * @param {string} file
   * @param {boolean} whole whether all of it is read
   * @returns {Promise<Fault | null>}
   */
  async function look(file, whole) {
    const name = nameOf(file);
    try {
      // The query keeps this question apart from the loading itself, which the start's bar counts.
      const response = await fetch(new URL(`${file}?there`, document.baseURI), { signal: AbortSignal.timeout(PATIENCE_MS) });
      const type = (response.headers.get("Content-Type") ?? "").replace(/;.*$/, "").trim();
      if (!response.ok) return { kind: "missing", name };
      if (type === "text/html") return { kind: "page", name };
      if (name.endsWith(".js") && !SCRIPT.test(type)) return type ? { kind: "script", name, type } : { kind: "untyped", name };
      const size = sizes[file];
      if (!whole || !size) {
        response.body?.cancel();
        return null;
      }
      const bytes = (await response.arrayBuffer()).byteLength;
      return bytes === size ? null : { kind: "damaged", name, bytes, size };
    } catch (reason) {
      // One that is only slow is not missing.
      return reason instanceof DOMException && reason.name === "TimeoutError" ? null : { kind: "missing", name };
    }
  }

  /**
   * The first file with a fault; null if there is none. `suspect` is looked at before all others. Files are read
   * `whole` only where that is asked for, since a slow connection has better to do.
   */
  globalThis.pentapodDiagnose = async ({ suspect, whole = true } = {}) => {
    const files = [...(suspect ? [suspect.replace(/[?#].*$/, "")] : []), ...Object.keys(sizes)];
    return (await Promise.all(files.map(file => look(file, whole)))).find(Boolean) ?? null;
  };
})();
