// While Python starts, a table or the position editor already shows its board: the picture of the game's card on the first page.
(function () {
  var root = document.documentElement;
  var board = document.getElementById({ table: "board", editor: "draft" }[root.getAttribute("data-place")]);
  var picture = board && document.querySelector("#card-" + root.getAttribute("data-game") + " svg");
  if (!picture) return;
  var copy = picture.cloneNode(true);
  copy.setAttribute("class", "first-picture");
  board.appendChild(copy);
})();
