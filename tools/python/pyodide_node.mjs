// Pyodide under node, with folders of this machine mounted into it.
import { loadPyodide } from "pyodide";

/**
 * Start Python; `library` is the path of a standard library zip, Pyodide's own when undefined.
 * @param {string} [library]
 * @param {Record<string, string>} [env] Python's environment
 */
export const start = (library, env = {}) => loadPyodide(library ? { stdLibURL: library, env } : { env });

/**
 * Make the folder `host` of this machine visible to Python as `place`.
 * @param {import("pyodide").PyodideInterface} py
 * @param {string} place
 * @param {string} host
 */
export const mount = (py, place, host) => {
  py.FS.mkdirTree(place);
  py.FS.mount(py.FS.filesystems.NODEFS, { root: host }, place);
};

/**
 * Run `job`; an error is printed in short lines (node would print Pyodide's one line of a million characters).
 * @param {() => Promise<number | void>} job
 */
export const main = async job => {
  try {
    process.exitCode = await job() ?? 0;
  } catch (error) {
    const lines = String(error instanceof Error ? error.stack : error).split("\n");
    console.error(lines.map(line => line.slice(0, 300)).join("\n"));
    process.exitCode = 1;
  }
};
