import { PentapodBoard } from "./element.js";

if (!customElements.get("pentapod-board")) customElements.define("pentapod-board", PentapodBoard);
