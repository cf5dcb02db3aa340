// While Python starts, a table or the position editor already shows its board: the picture of the game's card on the
// first page. A course, a lesson and a puzzle show what Python will show, in the same places: that is in `first/`
// (tools/first/looks.py), of which no visit to the first page asks for anything.
(function () {
  var DAY_MS = 864e5;
  var root = document.documentElement;
  var filled = [];

  function show() {
    document.querySelectorAll(".first-picture").forEach(function (picture) { picture.remove(); });
    filled.splice(0).forEach(function (place) { fill(place, ""); });
    var asked = /^#(learn|puzzle)(?::|%3A)([a-z]+)(?:(?::|%3A)(\w+))?$/i.exec(location.hash);
    var card = asked && document.getElementById("card-" + asked[2]);
    var look = card && isFirstVisit() && (asked[1] === "learn" ? taught : set)(card, asked[2], asked[3]);
    if (look) look.then(ifStillAsked(location.hash, lay), ifStillAsked(location.hash, showCard));
    else showCard();
  }

  /** Later ones begin from what the browser has kept, and need not ask the server for anything. */
  function isFirstVisit() {
    try {
      if (!window.fetch || !window.DecompressionStream || root.hasAttribute("data-one-file")) return false;
      return !navigator.serviceWorker.controller;
    } catch (error) {
      return true; // Whoever may keep nothing is always new.
    }
  }

  function ifStillAsked(address, then) {
    return function (value) {
      if (location.hash === address && !root.hasAttribute("data-ready")) then(value);
    };
  }

  function bring(name) {
    var folder = root.lang === "en" ? "" : root.lang + "/";
    return fetch("./first/" + folder + name + ".look").then(function (answer) {
      return new Response(answer.body.pipeThrough(new window.DecompressionStream("gzip"))).json();
    });
  }

  // -- which

  /** A course, or a lesson of it by its number. Where a step of a lesson was left the picture would not be true. */
  function taught(card, game, number) {
    var kept = "";
    try {
      kept = localStorage.getItem("pentapod.lessons." + game) || "";
    } catch (error) { /* Nothing can be kept here. */ }
    var isLesson = Number(number) >= 1 && Number(number) <= Number(card.getAttribute("data-lessons"));
    if (isLesson && /"step": *[1-9]/.test(kept)) return null;
    return bring(isLesson ? game + "-" + Number(number) : game).then(function (look) {
      return kept ? changed(look, look.begun) : look;
    });
  }

  /** A puzzle by its id, or that of the day. Which is the next of a difficulty the page alone knows. */
  function set(card, game, id) {
    if (!card.hasAttribute("data-puzzles") || /^\d$/.test(id)) return null;
    return bring(game + "-days").then(function (ids) {
      var now = new Date();
      var today = ids[Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS % ids.length];
      var wanted = String(id).toLowerCase();
      var shown = ids.indexOf(wanted) < 0 ? today : wanted;
      return bring(game + "-" + shown).then(function (look) {
        return shown === today ? changed(look, look.today) : look;
      });
    });
  }

  function changed(look, places) {
    Object.keys(places || {}).forEach(function (place) { look.places[place] = places[place]; });
    return look;
  }

  // -- how it is shown

  /** As Python does it (web/shell/dom.py), which then finds done what it would do. */
  function fill(place, html) {
    var element = document.getElementById(place);
    element.innerHTML = element.pentapodShown = html;
  }

  function lay(look) {
    filled = Object.keys(look.places);
    filled.forEach(function (place) { fill(place, look.places[place]); });
    var board = document.getElementById("board");
    if (!look.pictures) return;
    board.insertAdjacentHTML("beforeend", nearest(look.pictures, board.parentNode));
    board.lastElementChild.setAttribute("class", "first-picture placed");
  }

  /** The picture that was made for a room most like the board's. */
  function nearest(pictures, area) {
    var least = Infinity;
    var found = "";
    pictures.forEach(function (made) {
      made[0].forEach(function (room) {
        var far = Math.abs(Math.log(room[0] / area.clientWidth)) + Math.abs(Math.log(room[1] / area.clientHeight));
        if (far < least) {
          least = far;
          found = made[1];
        }
      });
    });
    return found;
  }

  function showCard() {
    var board = document.getElementById({ table: "board", editor: "draft" }[root.getAttribute("data-place")]);
    var place = board && document.querySelector("#card-" + root.getAttribute("data-game") + " .picture");
    var late = place && place.querySelector("template");
    var picture = place && (late ? late.content : place).querySelector("svg");
    if (!picture) return;
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
  leaf.querySelector(".month").textContent = today.toLocaleDateString(document.documentElement.lang, { month: "long" });
  leaf.querySelector(".day").textContent = String(today.getDate());
})();
