// The start panel's words and its failures. Written so that any browser can run it, however old: the page loads it
// as a classic script before anything else, so that a missing boot.js or an old browser is told in plain words too.
(function () {
  "use strict";

  var WORDS = {
    loading: "Loading Python: {percent} %",
    starting: "Starting Python",
    opening: "Opening the table",
    slow: "Still trying. Nothing has arrived for {seconds} seconds; the connection may be slow. You can wait, or try again.",
    old: "This browser is too old to run Pentapod. Your saved games are untouched. "
      + "Please update it, or use a current Firefox, Chrome, Edge or Safari.",
    engine: "This browser could not use the Python that Pentapod brings. Your saved games are untouched. "
      + "Try again, in case it was damaged on its way; if that does not help, please update the browser.",
    missing: "Pentapod cannot start: the file {file} did not arrive. Your saved games are safe in this browser. "
      + "Check the connection and try again. If this is your site, put the file back.",
    server: "Pentapod cannot start: {fault}. Your saved games are safe in this browser. {remedy}",
    python: "Pentapod stopped while it was starting: the fault is ours. Your saved games are safe in this browser. "
      + "Try again; if it happens again, please send us the text below.",
    again: "Try again",
    details: "For the people who can mend it"
  };

  var panel = document.getElementById("boot");
  var line = document.getElementById("boot-text");
  var bar = document.getElementById("boot-bar");

  function say(name, values) {
    var text = WORDS[name].replace(/\{(\w+)\}/g, function (whole, key) { return values[key]; });
    if (line.textContent !== text) line.textContent = text;
  }

  var button;

  function offerRetry() {
    if (button) return;
    button = document.createElement("button");
    button.type = "button";
    button.textContent = WORDS.again;
    button.onclick = function () { location.reload(); };
    panel.appendChild(button);
  }

  function withdrawRetry() {
    if (!button) return;
    panel.removeChild(button);
    button = undefined;
  }

  function showDetails(text) {
    var details = document.createElement("details");
    var summary = document.createElement("summary");
    var body = document.createElement("pre");
    summary.textContent = WORDS.details;
    body.textContent = text;
    details.appendChild(summary);
    details.appendChild(body);
    panel.appendChild(details);
  }

  var boot = window.pentapodBoot = {
    failed: false,

    /** Say how far the start has come: "loading", "starting", "opening" or "slow". */
    step: function (name, values) {
      if (boot.failed) return;
      say(name, values || {});
      if (name === "slow") offerRetry();
      else withdrawRetry();
    },

    /**
     * Say once, for good, why the start failed: "old", "engine", "missing" (detail: the file), "python" (detail: any
     * text). Where a file that the server sends is the reason, that is what is said instead (diagnose.js).
     */
    fail: function (name, detail) {
      if (boot.failed || started()) return;
      boot.failed = true;
      function tell(found) {
        if (found) end("server", found);
        else end(name, { file: fileName(detail) }, name === "python" && detail);
      }
      if (name === "old" || !window.pentapodDiagnose) tell();
      else pentapodDiagnose({ suspect: name === "missing" ? detail : "" }).then(tell, function () { tell(); });
    },

    /** Nothing has failed yet, but something takes long: say it if the server is the reason. */
    check: function () {
      if (!window.pentapodDiagnose) return;
      pentapodDiagnose({ whole: false }).then(function (found) {
        if (!found || boot.failed || started()) return;
        boot.failed = true;
        end("server", found);
      });
    }
  };

  function end(name, values, details) {
    panel.setAttribute("role", "alert");
    bar.hidden = true;
    say(name, values);
    offerRetry();
    if (details) showDetails(details);
  }

  function started() {
    return document.documentElement.getAttribute("data-ready");
  }

  // A script of the page that does not load says so to its own element only; capturing hears it here.
  window.addEventListener("error", function (event) {
    var source = event.target && event.target.tagName === "SCRIPT" && event.target.src;
    if (source) boot.fail("missing", absentImport() || source);
  }, true);

  /** A module also fails when something that it imports is absent: then that is the file to name. */
  function absentImport() {
    var entries = window.performance && performance.getEntriesByType ? performance.getEntriesByType("resource") : [];
    for (var i = 0; i < entries.length; i++) {
      if (entries[i].responseStatus >= 400 && /\.m?js$/.test(entries[i].name)) return entries[i].name;
    }
    return "";
  }

  function fileName(address) {
    return String(address).replace(/[?#].*$/, "").replace(/^.*\//, "");
  }

  var current = "noModule" in document.createElement("script")
    && typeof WebAssembly === "object" && typeof BigInt === "function" && typeof Proxy === "function";
  if (!current) boot.fail("old");
})();
