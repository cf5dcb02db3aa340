// Devices that play at the table of a sealed frame, as its Python finds them: what static/devices/host.js gives, over
// the port to the page around, which holds the connections (static/workshop/guests.js). That page shows invitations,
// takes answers and uses the camera: here is nothing of it.
(function () {
  "use strict";

  /** Reach devices by what `post` says to the page around; gives what hears the page. */
  globalThis.pentapodReach = function (post) {
    const open = new Set();
    const asked = new Map();

    const devices = globalThis.pentapodDevices = {
      onmessage() {},
      onstate() {},
      // Never kept: the code is none of the frame's business. Broken where the player does not want it.
      invite: device => new Promise((_shown, refuse) => {
        asked.set(device, refuse);
        post({ device, act: "invite" });
      }),
      send(device, text) {
        if (open.has(device)) post({ device, act: "send", text });
        return open.has(device);
      },
      mute: device => post({ device, act: "mute" }),
      close: device => post({ device, act: "close" }),
      hold: async () => true, // A frame is nobody else's.
      release() {},
    };

    return ({ device, text, state }) => {
      if (state === undefined) {
        devices.onmessage(device, text, performance.now());
      } else if (state === "refused") {
        document.getElementById("dialog").close();
        asked.get(device)?.(new Error(state));
      } else {
        if (state === "lost" || state === "closed") open.delete(device);
        else open.add(device);
        devices.onstate(device, state);
      }
    };
  };
})();
