import { PentapodBoard } from "./element.js";
import { tellFrames } from "./looks/frames.js";
import { sharePython } from "./python.js";

// A server that renders pages imports this too, and has no document.
if (globalThis.document) {
  if (!customElements.get("pentapod-board")) customElements.define("pentapod-board", PentapodBoard);
  tellFrames();
  sharePython();
}
