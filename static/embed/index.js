import { PentapodBoard } from "./element.js";
import { tellFrames } from "./looks/frames.js";

if (!customElements.get("pentapod-board")) customElements.define("pentapod-board", PentapodBoard);
tellFrames();
