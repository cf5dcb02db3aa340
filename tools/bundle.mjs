// node bundle.mjs ROOT SITE
// Writes the scripts that consist of many modules here, and of one file each in the site.
import { join } from "node:path";
import { build } from "esbuild";

const [root, site] = process.argv.slice(2);

/** Script in the site -> the module that it begins with. */
const SCRIPTS = {
  "static/board": "static/board/page.js",
  "static/embed": "static/embed/index.js",
};

await build({
  absWorkingDir: root,
  entryPoints: SCRIPTS,
  outdir: join(site, "."),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "none",
  tsconfigRaw: {}, // else one that happens to lie in a folder above would count
  logLevel: "warning",
});
