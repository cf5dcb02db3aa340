// node read_qr.mjs WIDTH HEIGHT: reads the RGBA pixels of a picture on standard input, prints the QR code's text.
import { readFileSync } from "node:fs";
import jsqr from "jsqr";

const [width, height] = process.argv.slice(2).map(Number);
process.stdout.write(jsqr(new Uint8ClampedArray(readFileSync(0)), width, height)?.data ?? "");
