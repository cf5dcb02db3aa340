// The element as a module: importing it defines <pentapod-board>. tools/npm/ makes a package of it.
import "./index.js";

export { PentapodBoard } from "./element.js";
export { setSite } from "./site.js";
