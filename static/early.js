// Runs before the page is painted: the theme and the language that were set, whether somebody has played here before,
// and whether the address asks for a table or for the position editor.
(function () {
  var root = document.documentElement;
  var kept = [];
  var settings = {};
  try {
    kept = Object.keys(localStorage);
    settings = JSON.parse(localStorage.getItem("pentapod.settings") || "{}") || {};
  } catch (error) { /* Storage is forbidden here, or holds something else: all is as the system has it. */ }
  if (/^(light|dark|contrast)$/.test(settings.theme)) root.setAttribute("data-theme", settings.theme);
  // To who is new here the cards recommend to learn, to others to play.
  if (!/pentapod\.(match\.|results|lessons|puzzles)/.test(kept.join("\n"))) root.setAttribute("data-new", "1");

  var isPage = root.getAttribute("data-place") === "home";

  /** Note the place that the address asks for, if it has a board that can be shown before Python is there. */
  function note() {
    if (!isPage) return;
    var link = location.hash.replace(/^#edition(:|%3A)[\w-]+&/i, "#").replace(/^(#[a-z]+)~[\da-f]+/i, "$1");
    var table = /^#(?:play(?::|%3A)([a-z]+)|[^a-z]*([a-z]+)(?::|%3A)\d)/i.exec(link);
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

// The page is written in English. In another language it gets its words while it comes, from `static/words/`, and links
// to pages of text lead to those in that language.
(function () {
  var root = document.documentElement;
  var offered = (root.getAttribute("data-languages") || "").split(" ");
  var ATTRIBUTES = ["aria-label", "placeholder", "content", "font-size"];
  var SAID = "[data-say],[data-page]," + ATTRIBUTES.map(function (name) { return "[data-say-" + name + "]"; }).join();

  /** The language that was set, if it is there, else the first one of the browser's that is. */
  function wanted() {
    var set;
    try {
      set = JSON.parse(localStorage.getItem("pentapod.settings")).language;
    } catch (error) { /* Nothing is set. */ }
    var known = [set].concat(navigator.languages || [navigator.language]).map(function (one) {
      return String(one).toLowerCase().split("-")[0];
    });
    return known.filter(function (one) { return offered.indexOf(one) >= 0; })[0];
  }

  var language = wanted();
  if (!language || language === root.lang) return;
  var block = document.querySelector('script[data-language="' + language + '"]'); // Of a page that is one file.
  if (block) window.pentapodWords = JSON.parse(block.textContent);
  else {
    var file = "./static/words/" + root.getAttribute("data-words") + "." + language + ".js";
    document.write('<script src="' + file + '"></' + "script>"); // It runs before anything else of the page comes.
  }

  function say(element) {
    var words = window.pentapodWords;
    var text = words[element.getAttribute("data-say")];
    if (text) element.textContent = text;
    ATTRIBUTES.forEach(function (name) {
      text = words[element.getAttribute("data-say-" + name)];
      if (text) element.setAttribute(name, text);
    });
    var page = element.getAttribute("data-page");
    if (page) element.setAttribute("href", "./" + elsewhere(page));
  }

  /** As tools/site_words.py has it. */
  function elsewhere(page) {
    return page.indexOf("/") < 0 ? page.replace(".html", "." + language + ".html") : page.replace("/", "/" + language + "/");
  }

  function sayAll(within) {
    if (!window.pentapodWords) return; // They did not come.
    root.lang = language;
    if (within.matches && within.matches(SAID)) say(within);
    within.querySelectorAll(SAID).forEach(say);
    within.querySelectorAll("template").forEach(function (late) { sayAll(late.content); });
  }

  window.pentapodSay = sayAll; // What comes later (tools/single/loader.js).

  var watch = new MutationObserver(function (changes) {
    changes.forEach(function (change) {
      change.addedNodes.forEach(function (node) { if (node.nodeType === 1) sayAll(node); });
    });
  });
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", function () {
    watch.disconnect();
    sayAll(document);
  });
})();
