// Invitations and answers are short texts that survive messengers, and every defect of one has a name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { facts, invitationLink, pack, SignalError, unpack } from "../../static/devices/signal.js";
import { RECORDED } from "./recorded.mjs";

const SITE = "https://games.example.org/pentapod/";
const CODE = pack("invitation", RECORDED.chromium[0]);
const ANSWER = pack("answer", RECORDED.chromium[1], { answers: unpack(CODE, "invitation").id });

/**
 * @param {string} text
 * @param {import("../../static/devices/signal.js").Kind} wanted
 */
function refusal(text, wanted = "invitation") {
  try {
    unpack(text, wanted);
  } catch (error) {
    assert.ok(error instanceof SignalError, String(error));
    return error.message;
  }
  return "";
}

/** @param {string} sdp */
const udp = sdp => facts(sdp).candidates.map(({ type, address, port }) => [type, address, port].join());

for (const [browser, [offer, answer]] of Object.entries(RECORDED)) {
  test(`what ${browser} gave comes back with every fact`, () => {
    const invitation = unpack(pack("invitation", offer), "invitation");
    assert.deepEqual(facts(invitation.sdp), facts(offer));
    const back = unpack(pack("answer", answer, { answers: invitation.id }), "answer");
    assert.deepEqual(facts(back.sdp), facts(answer));
    assert.equal(back.answers, invitation.id);
    assert.equal(udp(offer).length, 1);
  });

  test(`an invitation of ${browser} is a link of at most 220 characters`, () => {
    const link = invitationLink(SITE, pack("invitation", offer));
    assert.match(link, /^[\w:/.#-]+$/);
    assert.ok(link.length <= 220, `${link.length}`);
    assert.ok(pack("answer", answer).length <= 120, `${pack("answer", answer).length}`);
  });
}

/**
 * An offer with so many candidates of each kind.
 * @param {string[]} lines
 */
function withCandidates(...lines) {
  const [head, rest] = RECORDED.chromium[0].split(/a=candidate.*\r\n/);
  return head + lines.map((line, at) => `a=candidate:${at} 1 udp 2113937151 ${line}\r\n`).join("") + rest;
}

test("addresses of every kind come back", () => {
  const sdp = withCandidates(
    "192.168.1.20 50123 typ host", "2001:db8::7:0:1 50124 typ host", "203.0.113.9 6000 typ srflx raddr 0.0.0.0 rport 0",
  );
  const back = unpack(pack("invitation", sdp, { stun: "stun.example.org:3478" }), "invitation");
  assert.deepEqual(udp(back.sdp).sort(), [
    "host,192.168.1.20,50123", "host,2001:db8:0:0:0:7:0:1,50124", "srflx,203.0.113.9,6000",
  ]);
  assert.equal(back.stun, "stun.example.org:3478");
});

test("a device with many addresses names so many that the link stays short", () => {
  const many = Array.from({ length: 9 }, (_, at) => `2001:db8::${at + 1} 5000${at} typ host`);
  const code = pack("invitation", withCandidates(...many, "192.168.1.20 50123 typ host"));
  assert.ok(invitationLink(SITE, code).length <= 220);
  const kept = udp(unpack(code, "invitation").sdp);
  assert.equal(kept[0], "host,192.168.1.20,50123");
  assert.ok(kept.length >= 3);
});

test("what a STUN server told is in the link, however many addresses there are and whatever its name", () => {
  const many = Array.from({ length: 9 }, (_, at) => `192.168.1.${at + 1} 5000${at} typ host`);
  const told = "203.0.113.9 6000 typ srflx raddr 0.0.0.0 rport 0";
  for (const stun of ["stun.example:3478", "a-server-with-a-long-name.stun.example.org:19302"]) {
    const code = pack("invitation", withCandidates(...many, told), { stun });
    assert.ok(invitationLink(SITE, code).length <= 220, `${invitationLink(SITE, code).length}`);
    assert.ok(udp(unpack(code, "invitation").sdp).includes("srflx,203.0.113.9,6000"));
  }
});

test("a device that nobody can reach says so, and makes no code", () => {
  for (const lines of [[], ["127.0.0.1 50123 typ host"], ["fe80::1 50123 typ host"]]) {
    assert.throws(() => pack("invitation", withCandidates(...lines)), { message: "nowhere" });
  }
});

test("newer words of Chromium, of 22 characters, come back", () => {
  const sdp = RECORDED.chromium[0].replace(/ice-pwd:.*/, "ice-pwd:abcdefghij+/ABCDEFGHIJ");
  assert.equal(facts(unpack(pack("invitation", sdp), "invitation").sdp).pwd, "abcdefghij+/ABCDEFGHIJ");
});

for (const [what, text] of Object.entries({
  "as a link": invitationLink(SITE, CODE),
  "with words around it": `Play with me! ${invitationLink(SITE, CODE)} See you, Paul PI3`,
  "in brackets, with a dot": `(${CODE}).`,
  "broken into lines": CODE.replace(/.{30}/g, "$&\r\n"),
  "quoted by a mail": `> ${CODE.replace(/.{40}/g, "$&\n> ")}...`,
  "with unseen characters": `\u200b${CODE.slice(0, 50)}\u00ad${CODE.slice(50)}\ufeff`,
  "with an encoded number sign": invitationLink(SITE, CODE).replace("#", "%23"),
})) test(`a code is read ${what}`, () => assert.equal(unpack(text, "invitation").id, unpack(CODE, "invitation").id));

test("an answer is read where one is wanted", () => assert.notEqual(unpack(`${ANSWER}...`, "answer").answers, 0));

test("every defect has a name", () => {
  assert.equal(refusal(" \n"), "empty");
  assert.equal(refusal("Hello, shall we play on Sunday?"), "foreign");
  assert.equal(refusal("https://example.org/join.html#PINEAPPLE"), "foreign");
  assert.equal(refusal("https://games.example/#pods:1.00.B.w.xqFa"), "game");
  assert.equal(refusal(ANSWER), "other-kind");
  assert.equal(refusal(invitationLink(SITE, CODE), "answer"), "other-kind");
  assert.equal(refusal(CODE.replace("PI1", "PI2")), "newer");
});

test("a cut code says that its end is missing", () => {
  for (let length = 48; length < CODE.length; length++) assert.equal(refusal(CODE.slice(0, length)), "cut");
});

test("no wrong character is overlooked", () => {
  for (let at = 3; at < CODE.length; at++) {
    for (const wrong of ["A", "z", "_"]) {
      if (CODE[at] === wrong) continue;
      const changed = CODE.slice(0, at) + wrong + CODE.slice(at + 1);
      const isFiller = at === CODE.length - 1 && !refusal(changed);
      assert.ok(isFiller || refusal(changed), changed);
    }
  }
});

test("nothing but a SignalError escapes", () => {
  let seed = 7;
  const random = (/** @type {number} */ below) => (seed = seed * 48271 % 2147483647) % below;
  for (let round = 0; round < 5000; round++) {
    const letter = () => String.fromCharCode(random(4) ? 45 + random(78) : random(65536));
    const letters = Array.from({ length: random(160) }, letter).join("");
    const begin = random(2) ? "PI1" : CODE.slice(0, random(CODE.length));
    refusal(begin + letters, random(2) ? "answer" : "invitation");
  }
});
