// While Python starts, a table already shows its board: the picture of the game's card on the first page.
(function () {
  var root = document.documentElement;
  var picture = root.getAttribute("data-place") === "table"
    && document.querySelector("#card-" + root.getAttribute("data-game") + " svg");
  if (!picture) return;
  var copy = picture.cloneNode(true);
  copy.setAttribute("class", "first-picture");
  document.getElementById("board").appendChild(copy);
})();
