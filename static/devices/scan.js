// QR codes, seen by the camera. It is asked for when somebody wants to scan, and let go when that ends.

/** What jsQR and the browser's own reader are asked. @typedef {(video: HTMLVideoElement) => Promise<string>} Read */

/** So many milliseconds between two looks. */
const LOOK_MS = 120;

/** The longer side of the picture in which jsQR looks: more takes longer and finds no more. */
const LOOK_PIXELS = 800;

/**
 * Show the camera's picture and look for QR codes in it, until what this returns is called.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} found hears each text that is read, and may end the scan
 * @param {(why: "no-camera" | "forbidden") => void} failed
 */
export function scan(video, found, failed) {
  /** @type {MediaStream | null} */
  let stream = null;
  let ended = false;
  const end = () => {
    ended = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };

  async function begin() {
    stream = await openCamera();
    if (ended) return end();
    video.srcObject = stream;
    video.muted = video.playsInline = true;
    await video.play();
    const read = await reader();
    while (!ended) {
      const text = video.videoWidth ? await read(video).catch(() => "") : "";
      if (text && !ended) found(text);
      await new Promise(done => { setTimeout(done, LOOK_MS); });
    }
    return undefined;
  }

  begin().catch(error => {
    if (ended) return;
    end();
    failed(whyNot(error));
  });
  return end;
}

/**
 * Why there is no picture.
 * @param {Error} error
 * @returns {"no-camera" | "forbidden"}
 */
export function whyNot({ name }) {
  return name === "NotAllowedError" || name === "SecurityError" ? "forbidden" : "no-camera";
}

/** The camera that looks away from the player, if there are several. */
export async function openCamera() {
  const { mediaDevices } = navigator;
  if (!mediaDevices) throw new DOMException("", "NotFoundError"); // A page that came without encryption has none.
  return mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment", width: { ideal: 1280 } } });
}

/** @returns {Promise<Read>} */
async function reader() {
  const formats = "BarcodeDetector" in globalThis ? await BarcodeDetector.getSupportedFormats().catch(() => []) : [];
  if (formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async video => (await detector.detect(video))[0]?.rawValue ?? "";
  }
  await loadScript("./vendor/jsqr/jsQR.js");
  const canvas = document.createElement("canvas");
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  return async video => {
    const scale = Math.min(1, LOOK_PIXELS / Math.max(video.videoWidth, video.videoHeight));
    const [wide, high] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    context.drawImage(video, 0, 0, wide, high);
    const { data } = context.getImageData(0, 0, wide, high);
    return globalThis.jsQR(data, wide, high, { inversionAttempts: "dontInvert" })?.data ?? "";
  };
}

/** @type {Map<string, Promise<unknown>>} */
const scripts = new Map();

/**
 * Load a script of this site, once.
 * @param {string} path
 * @param {"module" | ""} [type]
 */
export function loadScript(path, type = "") {
  const known = scripts.get(path);
  if (known) return known;
  const loaded = new Promise((done, fail) => {
    const script = document.createElement("script");
    script.type = type;
    script.onload = done;
    script.onerror = () => {
      scripts.delete(path);
      fail(new Error(path));
    };
    script.src = path;
    document.head.append(script);
  });
  scripts.set(path, loaded);
  return loaded;
}
