// The sounds of a game, made on the spot: no file is loaded. Loaded when somebody first asks for sound.

/** @typedef {{ wave: OscillatorType, from: number, to?: number, at?: number, seconds: number, gain: number }} Tone */
/** @typedef {{ pitch: number, at?: number, seconds: number, gain: number }} Tap */

/**
 * Taps are of wood, tones sing. Times are in seconds, pitches in Hertz.
 * @type {Record<string, { taps?: Tap[], tones?: Tone[] }>}
 */
const SOUNDS = {
  move: {
    taps: [{ pitch: 1700, seconds: 0.05, gain: 0.5 }],
    tones: [{ wave: "sine", from: 210, to: 150, seconds: 0.07, gain: 0.25 }],
  },
  capture: {
    taps: [{ pitch: 1100, seconds: 0.06, gain: 0.5 }, { pitch: 800, at: 0.09, seconds: 0.08, gain: 0.5 }],
    tones: [{ wave: "triangle", from: 260, to: 95, seconds: 0.24, gain: 0.22 }],
  },
  roll: {
    taps: [0, 0.06, 0.115, 0.19, 0.27].map((at, number) => (
      { pitch: 2600 - 260 * number, at, seconds: 0.035, gain: 0.4 - 0.04 * number })),
  },
  turn: {
    tones: [
      { wave: "sine", from: 587, seconds: 0.16, gain: 0.14 },
      { wave: "sine", from: 880, at: 0.11, seconds: 0.26, gain: 0.14 },
    ],
  },
  end: {
    tones: [523, 659, 784, 1047].map((from, number) => (
      { wave: "triangle", from, at: 0.13 * number, seconds: number === 3 ? 0.6 : 0.25, gain: 0.14 })),
  },
};

/** How long a sound swells before it fades: without it there would be a click. */
const ATTACK_SECONDS = 0.006;

/**
 * Write a sound into a context, to be heard at a time of it.
 * @param {BaseAudioContext} context
 * @param {string} name
 * @param {number} now
 */
export function write(context, name, now) {
  const { taps = [], tones = [] } = SOUNDS[name];
  for (const { pitch, at = 0, seconds, gain } of taps) {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context, seconds) });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.4 });
    source.connect(band).connect(fading(context, now + at, seconds, gain)).connect(context.destination);
    source.start(now + at);
  }
  for (const { wave, from, to = from, at = 0, seconds, gain } of tones) {
    const source = new OscillatorNode(context, { type: wave, frequency: from });
    source.frequency.setValueAtTime(from, now + at);
    source.frequency.exponentialRampToValueAtTime(to, now + at + seconds);
    source.connect(fading(context, now + at, seconds, gain)).connect(context.destination);
    source.start(now + at);
    source.stop(now + at + seconds);
  }
}

/**
 * @param {BaseAudioContext} context
 * @param {number} at
 * @param {number} seconds
 * @param {number} gain
 */
function fading(context, at, seconds, gain) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + ATTACK_SECONDS);
  node.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return node;
}

/**
 * @param {BaseAudioContext} context
 * @param {number} seconds
 */
function noise(context, seconds) {
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1; // The same noise each time: a move always sounds like a move.
  for (let at = 0; at < samples.length; at++) {
    state = (state * 48271) % 2147483647;
    samples[at] = state / 1073741823.5 - 1;
  }
  return buffer;
}

/** @type {AudioContext | undefined} */
let speaker;

/**
 * Let a sound be heard now. Before the first touch of a page browsers let nothing be heard: then nothing is.
 * @param {string} name
 */
globalThis.pentapodSound = name => {
  speaker ??= new AudioContext();
  if (speaker.state === "running") write(speaker, name, speaker.currentTime);
  else speaker.resume().catch(() => {});
};
