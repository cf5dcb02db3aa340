// Drawings as PNG. On standard input JSON: `fonts` (files), `width` in pixels, `drawings` (file to write -> SVG).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { fonts, width, drawings } = JSON.parse(readFileSync(0, "utf8"));
await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
const font = { fontBuffers: fonts.map((/** @type {string} */ file) => readFileSync(file)), defaultFontFamily: "Inter" };
for (const [file, drawing] of Object.entries(drawings)) {
  writeFileSync(file, new Resvg(drawing, { font, fitTo: { mode: "width", value: width } }).render().asPng());
}
