// Runs before the page is painted: the theme that was set, and whether the address asks for a table, for the position
// editor or for a board in a frame, which has a small page of its own.
(function () {
  var root = document.documentElement;
  if (root.getAttribute("data-place") === "home" && /[?&]embed(=|&|$)/.test(location.search)) {
    root.setAttribute("data-place", "embed");
    location.replace("embed.html" + location.search + location.hash);
    return;
  }
  try {
    var theme = JSON.parse(localStorage.getItem("pentapod.settings") || "{}").theme;
    if (/^(light|dark|contrast)$/.test(theme)) root.setAttribute("data-theme", theme);
  } catch (error) { /* Storage is forbidden here, or holds something else: the system's theme it is. */ }
  var link = /^#[^a-z]*([a-z]+)(?::|%3A)\d/i.exec(location.hash);
  var edited = /^#edit(?::|%3A)([a-z]+)/i.exec(location.hash);
  if ((link || edited) && root.getAttribute("data-place") === "home") {
    root.setAttribute("data-place", link ? "table" : "editor");
    root.setAttribute("data-game", (link || edited)[1]);
  }
})();
