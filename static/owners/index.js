// The page for owners (owners.html): boards are made here by choosing, and leave it as code. One script with the
// element, so that the board that is made, the examples below it and the code of them all share one Python.
import "../embed/index.js";
import { beginGallery } from "./gallery.js";
import { Maker } from "./maker.js";

const maker = new Maker();
beginGallery(what => maker.take(what));
document.documentElement.dataset.made = "1";
