// node bundle.mjs ROOT SITE
// Writes the scripts that consist of many modules here, and of one file each in the site.
import { join } from "node:path";
import { build } from "esbuild";

const [root, site] = process.argv.slice(2);

/** Script in the site -> the module that it begins with. */
const SCRIPTS = {
  "static/board": "static/board/page.js",
  "static/embed": "static/embed/index.js",
  "static/join": "static/join/index.js",
  "static/owners": "static/owners/index.js",
  "static/workshop": "static/workshop/index.js",
};

/** The same for who imports it. */
const MODULES = { "static/pentapod-board": "static/embed/module.js" };

/** @type {import("esbuild").BuildOptions} */
const usual = {
  absWorkingDir: root,
  outdir: join(site, "."),
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "none",
  tsconfigRaw: {}, // else one that happens to lie in a folder above would count
  logLevel: "warning",
};

await build({ ...usual, entryPoints: SCRIPTS, format: "iife", define: { "import.meta.url": "''" } });
await build({ ...usual, entryPoints: MODULES, format: "esm" });
