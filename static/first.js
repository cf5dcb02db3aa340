// While Python starts, a table or the position editor already shows its board: the picture of the game's card on the
// first page.
(function () {
  var root = document.documentElement;

  function show() {
    var board = document.getElementById({ table: "board", editor: "draft" }[root.getAttribute("data-place")]);
    var place = board && document.querySelector("#card-" + root.getAttribute("data-game") + " .picture");
    var late = place && place.querySelector("template");
    var picture = place && (late ? late.content : place).querySelector("svg");
    if (!picture || board.querySelector(".first-picture")) return;
    var copy = picture.cloneNode(true);
    copy.setAttribute("class", "first-picture");
    board.appendChild(copy);
  }

  show();
  // A card was touched meanwhile; early.js has heard of it first.
  addEventListener("hashchange", function () { if (!root.getAttribute("data-games")) show(); });
})();

// Drawing the later cards takes a tenth of a start: they wait for its end, or for four seconds where it takes long.
(function () {
  var LONG_MS = 4000;

  function show() {
    document.querySelectorAll(".picture > template").forEach(function (late) {
      late.parentNode.replaceChild(late.content, late);
    });
  }

  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["data-ready"] });
  setTimeout(show, LONG_MS);
})();

// The leaf of the calendar on the card of the puzzles.
(function () {
  var leaf = document.querySelector(".leaf");
  if (!leaf) return;
  var today = new Date();
  leaf.querySelector(".month").textContent = today.toLocaleDateString("en", { month: "long" });
  leaf.querySelector(".day").textContent = String(today.getDate());
})();
