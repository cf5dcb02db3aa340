// The QR code of a text. Loaded when the share dialog first opens; the text itself never leaves the page.
import { encode } from "../vendor/uqr/index.js";

/**
 * The path of the dark modules as SVG, each a unit wide, and how many units the code is wide; null if the text is too
 * long.
 */
globalThis.pentapodQr = (text, longest) => {
  if (text.length > longest) return null;
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: 0 });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return { path, size };
};
