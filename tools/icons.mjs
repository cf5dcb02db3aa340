// Writes the icon of the page as PNG, for systems that take no SVG (home screens and launchers): `node icons.mjs
// FOLDER`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const SIDE = 32;
const drawing = readFileSync(new URL("../static/icon.svg", import.meta.url), "utf8");
const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];

// A launcher may cut a maskable icon down to a circle of 80 % of its width, and Apple rounds the corners itself: in
// these the drawing is smaller, on a ground that fills the square.
const ICONS = [
  { name: "192.png", pixels: 192 },
  { name: "512.png", pixels: 512 },
  { name: "maskable-192.png", pixels: 192, scale: 0.88 },
  { name: "maskable-512.png", pixels: 512, scale: 0.88 },
  { name: "apple-touch.png", pixels: 180, scale: 0.94 },
];

/** @param {{ pixels: number, scale?: number }} icon */
function png({ pixels, scale }) {
  const side = SIDE / (scale ?? 1);
  const corner = (SIDE - side) / 2;
  const placed = drawing.replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="${corner} ${corner} ${side} ${side}"`);
  const background = scale ? ground : undefined;
  return new Resvg(placed, { background, fitTo: { mode: "width", value: pixels } }).render().asPng();
}

const folder = process.argv[2];
await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
mkdirSync(folder, { recursive: true });
for (const icon of ICONS) writeFileSync(join(folder, icon.name), png(icon));
