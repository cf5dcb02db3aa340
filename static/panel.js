// The start panel's words and its failures. Written so that any browser can run it, however old: the page loads it
// as a classic script before anything else, so that a missing boot.js or an old browser is told in plain words too.
(function () {
  "use strict";

  /** The messages whose keys begin with "boot-", by key: a text, or its parts, of which some name a value. */
  var WORDS = window.pentapodWords || "BUILD_WORDS";

  var panel = document.getElementById("boot");
  var line = document.getElementById("boot-text");
  var bar = document.getElementById("boot-bar");

  function say(name, values) {
    var text = [].concat(WORDS["boot-" + name]).map(function (part) {
      return typeof part === "string" ? part : values[part[1]];
    }).join("");
    if (line.textContent !== text) line.textContent = text;
  }

  var button;

  function offerRetry() {
    if (button) return;
    button = document.createElement("button");
    button.type = "button";
    button.textContent = WORDS["boot-again"];
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
    summary.textContent = WORDS["boot-details"];
    body.textContent = text;
    details.appendChild(summary);
    details.appendChild(body);
    panel.appendChild(details);
  }

  var boot = window.pentapodBoot = {
    failed: false,

    /** Say how far the start has come: "python", "starting", "opening" or "slow". */
    step: function (name, values) {
      if (boot.failed) return;
      say(name, values || {});
      if (name === "slow") offerRetry();
      else withdrawRetry();
    },

    /**
     * Say once, for good, why the start failed: "old", "engine", "missing" (detail: the file), "stopped" (detail: any
     * text). Where a file that the server sends is the reason, that is what is said instead (diagnose.js).
     */
    fail: function (name, detail) {
      if (boot.failed || started()) return;
      boot.failed = true;
      function tell(found) {
        if (found) end("server-" + found.kind, found);
        else end(name, { file: fileName(detail) }, name === "stopped" && detail);
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
        end("server-" + found.kind, found);
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
