// Put into a page of the site: a host without rules. It speaks as docs/devices.md says, lets anybody in, shows a board
// of two targets, and counts what it is told. `pretend` is what a test asks.
(() => {
  const LIFE = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16)).join("") + "life";

  class Host {
    life = LIFE();
    /** What was heard of each device, by its number. */
    devices = new Map();
    states = [];
    touches = [];
    told = [];
    /** Whether numbered messages go by unheard, as if they were on their way when the channel broke. */
    isDeaf = false;
    unheard = 0;

    async begin() {
      await import(new URL("static/devices/host.js", document.baseURI).href);
      pentapodDevices.onstate = (device, state) => this.states.push([device, state]);
      pentapodDevices.onmessage = (device, text, arrived) => this.hear(device, text, arrived);
      this.pinging = setInterval(() => this.ping(), 500);
    }

    of(device) {
      if (!this.devices.has(device)) this.devices.set(device, { life: "", heard: 0, said: 0, unheard: [], ms: null });
      return this.devices.get(device);
    }

    write(device, message) {
      pentapodDevices.send(device, JSON.stringify(message));
    }

    ping() {
      for (const [device, { ms }] of this.devices) this.write(device, { do: "ping", t: performance.now(), ms });
    }

    hear(device, text, arrived) {
      const message = text ? JSON.parse(text) : { do: "garbage" };
      const known = this.of(device);
      this.told.push(message.do);
      if (message.do === "hello") return this.greet(device, known, message);
      if (message.do === "pong") return void (known.ms = Math.round(arrived - message.t));
      if (this.isDeaf) return void this.unheard++;
      if (!message.n || message.n <= known.heard) return undefined;
      known.heard = message.n;
      known.unheard = known.unheard.filter(one => one.n > message.heard);
      if (message.do === "touch") {
        this.touches.push([device, message.touch]);
        for (const other of this.devices.keys()) this.show(other);
      }
      if (message.do === "about") this.say(device, "about", { touch: message.touch, lines: ["Field", "It is lit."] });
      return undefined;
    }

    greet(device, known, message) {
      if (known.life !== message.life) Object.assign(known, { life: message.life, heard: 0, said: 0, unheard: [] });
      known.name = message.name;
      known.unheard = known.unheard.filter(one => one.n > message.heard);
      this.write(device, { do: "welcome", version: 1, life: this.life, heard: known.heard, seats: [device], note: "" });
      for (const one of known.unheard) this.write(device, { ...one, heard: known.heard });
      this.show(device);
    }

    say(device, what, fields) {
      const known = this.of(device);
      const message = { do: what, ...fields, n: ++known.said };
      if (what !== "view") known.unheard.push(message);
      this.write(device, { ...message, heard: known.heard });
    }

    show(device) {
      this.say(device, "view", pretendView(device, this.touches));
    }
  }

  function pretendView(device, touches) {
    const fields = ["a", "b"].map((touch, at) => (
      { touch, label: `field ${touch}`, x: 10 + 50 * at, y: 10, w: 40, h: 80, round: false, quiet: false, ends: false }));
    const shapes = fields.map(({ x, y, w, h }) => ["R", x, y, w, h, "board", "board-line", 1, 4]);
    return {
      game: ["pods", "PODS"], language: "en", moment: touches.length, seats: [device],
      display: {
        w: 110, h: 100, scrolls: false, label: "Two fields", ground: shapes, tints: [], things: [], signs: [],
        targets: fields, lit: ["a", "b"], reach: [], starts: [], chosen: [], keys: {},
      },
      glide: true, quick: false, end: "", prompt: "Your turn: touch a field.",
      said: touches.length ? `Field ${touches.at(-1)[1]} was touched` : "", sound: "", asks: false, cover: null, ready: [],
      players: [
        { seat: 0, name: "Host", level: 0, acts: false, wins: false, badge: "", stats: [[3, "pods", null, ""]],
          here: false, place: "host", ms: null },
        { seat: 1, name: "Guest", level: 0, acts: true, wins: false, badge: "", stats: [[2, "pods", null, ""]],
          here: true, place: "device", ms: 7 },
      ],
      onlookers: 0, notices: [], question: null, story: [], replayed: 0,
      log: [1, touches.map(([seat, touch]) => [seat % 2, `touches ${touch}`])],
      ply: touches.length, last: touches.length, over: "", can: ["undo", "hint"], resign: [1], clock: null,
    };
  }

  globalThis.pretend = new Host();
})();
