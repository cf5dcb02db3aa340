// Runs before the page is painted: the theme that was set, and whether the address asks for a table.
(function () {
  var root = document.documentElement;
  try {
    var theme = JSON.parse(localStorage.getItem("pentapod.settings") || "{}").theme;
    if (/^(light|dark|contrast)$/.test(theme)) root.setAttribute("data-theme", theme);
  } catch (error) { /* Storage is forbidden here, or holds something else: the system's theme it is. */ }
  var link = /^#([a-z]+):\d/.exec(location.hash);
  if (link) {
    root.setAttribute("data-place", "table");
    root.setAttribute("data-game", link[1]);
  }
})();
