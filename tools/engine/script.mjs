// The script that comes with the engine. It names everything that the engine exports, and brings everything that the
// engine could import; most of either is for packages that come later.

const TAKES = "function assignWasmExports(wasmExports){";
const GIVES = "var wasmImports={";

/**
 * What the script needs of the engine, and what makes the script that parts of it need.
 * @param {string} script
 * @param {string} loader Pyodide's own script, which takes some as well
 * @param {Uint8Array<ArrayBuffer>} engine
 */
export function slim(script, loader, engine) {
  const takes = between(script, TAKES, "}");
  const declares = script.lastIndexOf("var ", takes.from);
  const elsewhere = script.slice(0, declares) + script.slice(takes.to) + loader;
  const named = new Set(elsewhere.match(/[\w$]+/g));
  const compiled = new WebAssembly.Module(/** @type {BufferSource} */ (engine));
  const late = WebAssembly.Module.imports(compiled).filter(({ module }) => module.startsWith("GOT"));
  const needed = new Set(late.map(({ name }) => name));
  const exports = new Set(WebAssembly.Module.exports(compiled)
    .filter(({ name, kind }) => !/^(function|global)$/.test(kind) || isNamed(name) || needed.has(name))
    .map(({ name }) => name));

  /**
   * Scripts name functions of C with a line before them; those of WebAssembly itself as they are.
   * @param {string} name
   */
  function isNamed(name) {
    return named.has(`_${name}`) || name.startsWith("__wasm") || name.length > 8 && named.has(name);
  }

  /** @param {Uint8Array[]} parts */
  function text(parts) {
    const imported = new Set(parts.flatMap(part =>
      WebAssembly.Module.imports(new WebAssembly.Module(/** @type {BufferSource} */ (part))).map(({ name }) => name)));
    const taken = takes.inner.split(";").filter(statement => {
      const [, name] = /wasmExports\["([^"]+)"\]/.exec(statement) ?? [];
      return !name || exports.has(name);
    });
    const gives = between(script, GIVES, "};");
    const given = gives.inner.split(",").filter(entry => imported.has(entry.split(":")[0].replaceAll('"', "")));
    return [takes, gives].map((part, at) => ({ ...part, now: [taken.join(";"), given.join(",")][at] }))
      .sort((a, b) => b.from - a.from)
      .reduce((all, { from, to, now }) => all.slice(0, from) + now + all.slice(to), script);
  }
  return { exports, text };
}

/**
 * What stands between two texts, each of which must be there.
 * @param {string} text
 * @param {string} begin
 * @param {string} end
 */
function between(text, begin, end) {
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0) throw new Error(`the script of the engine has no ${begin}`);
  return { from, to, inner: text.slice(from, to) };
}
