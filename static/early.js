// Runs before the page is painted: the theme that was set, whether somebody has played here before, and whether the
// address asks for a table or for the position editor.
(function () {
  var root = document.documentElement;
  var kept = [];
  try {
    kept = Object.keys(localStorage);
    var theme = JSON.parse(localStorage.getItem("pentapod.settings") || "{}").theme;
    if (/^(light|dark|contrast)$/.test(theme)) root.setAttribute("data-theme", theme);
  } catch (error) { /* Storage is forbidden here, or holds something else: the system's theme it is. */ }
  // To who is new here the cards recommend to learn, to others to play.
  if (!/pentapod\.(match\.|results|lessons|puzzles)/.test(kept.join("\n"))) root.setAttribute("data-new", "1");

  var isPage = root.getAttribute("data-place") === "home";

  /** Note the place that the address asks for, if it has a board that can be shown before Python is there. */
  function note() {
    if (!isPage) return;
    var table = /^#(?:play(?::|%3A)([a-z]+)|[^a-z]*([a-z]+)(?::|%3A)\d)/i.exec(location.hash);
    var edited = /^#edit(?::|%3A)([a-z]+)/i.exec(location.hash);
    var learnt = /^#learn(?::|%3A)([a-z]+)(?:(?::|%3A)(\d))?/i.exec(location.hash);
    var puzzle = /^#puzzle(?::|%3A)([a-z]+)/i.exec(location.hash);
    var coached = puzzle || (learnt && learnt[2]);
    var onTable = table || coached;
    root.setAttribute("data-place", onTable ? "table" : edited ? "editor" : learnt ? "learn" : "home");
    ["data-lesson", "data-task"].forEach(function (name) {
      if (coached) root.setAttribute(name, "open");
      else root.removeAttribute(name);
    });
    var game = table ? table[1] || table[2] : (edited || learnt || puzzle || [])[1];
    if (game) root.setAttribute("data-game", game);
  }
  note();
  addEventListener("hashchange", function () { if (!root.getAttribute("data-games")) note(); });
})();
