// Descriptions that browsers gave: Chromium 156 and Firefox ESR 153, in a network of their own.

/** An invitation's and its answer's description, with CRLF as on the wire. @type {Record<string, [string, string]>} */
export const RECORDED = {
  chromium: [
    lines(`
v=0
o=- 4466419148018037108 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:3537726952 1 udp 2113937151 5df31818-27fd-4702-b4e1-1a8416569979.local 49044 typ host generation 0 network-cost 999
a=ice-ufrag:OblG
a=ice-pwd:pitgh52G+E8Ra7cWb7j4sJnU
a=ice-options:trickle
a=fingerprint:sha-256 76:CE:F8:46:04:78:94:5E:52:AC:EF:2B:5C:F7:75:EB:3F:50:2D:0F:19:8B:A7:28:EB:05:E7:BB:1B:CA:93:75
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144`),
    lines(`
v=0
o=- 6892014949302523918 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:1546837337 1 udp 2113937151 5995f2e1-6bbb-4d16-8d4a-402f2d30bc44.local 47969 typ host generation 0 network-cost 999
a=ice-ufrag:3r1U
a=ice-pwd:3QM+aJaySYBXb3hs5ETbL9ck
a=ice-options:trickle
a=fingerprint:sha-256 6E:A1:83:FE:61:69:6B:64:D2:40:BA:23:0A:FC:3A:B5:AB:35:36:55:3D:43:6D:9C:7D:58:8D:38:0D:DC:86:0F
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144`),
  ],
  firefox: [
    lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 7006093802153048253 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 AE:12:32:A1:E3:BD:0E:31:F4:36:24:AF:97:C6:D7:E6:66:CF:C0:B0:01:CE:03:23:93:B2:F7:80:1F:89:C4:09
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 478c702b-b1d2-4ecd-a135-dfa5e5a0fbe9.local 44570 typ host
a=candidate:1 1 TCP 2105524479 478c702b-b1d2-4ecd-a135-dfa5e5a0fbe9.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:6dc9ef101d883c8f45a6f015c111fc5f
a=ice-ufrag:8dc54e56
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823`),
    lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 8366367526875599864 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 7B:58:AA:C3:46:DE:47:28:B4:7B:4B:12:D9:31:35:08:FF:35:C6:FE:66:2B:31:15:15:4E:0A:7D:DB:30:70:73
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 faeaba37-0074-4073-ba3b-d423146ff66c.local 52151 typ host
a=candidate:1 1 TCP 2105524479 faeaba37-0074-4073-ba3b-d423146ff66c.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:348c0ba31e04ee66a73ede469022327f
a=ice-ufrag:8fe48dd6
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823`),
  ],
  firefoxAddresses: [
    lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 3329350143511277120 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 CF:1D:A1:81:4D:65:A8:2E:4E:BC:23:7C:DD:DC:04:BC:56:94:94:0F:07:EB:A6:EE:E4:0C:FF:AE:EE:C0:6D:A9
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 46048 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 198.51.100.7
a=candidate:0 1 UDP 2122252543 198.51.100.7 46048 typ host
a=candidate:1 1 TCP 2105524479 198.51.100.7 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:44ed8af8ce82fb3395cb27b7c0f184e5
a=ice-ufrag:3ba444a4
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823`),
    lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 837828050935115931 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 3C:E5:10:2D:9E:F7:FC:20:E0:4C:D8:6A:A4:04:3D:6C:D5:73:AD:55:23:FC:0E:9D:38:A4:78:2D:15:AE:15:23
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 48841 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 198.51.100.7
a=candidate:0 1 UDP 2122252543 198.51.100.7 48841 typ host
a=candidate:1 1 TCP 2105524479 198.51.100.7 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:90405faac60a903b75c58cdf8fafc2ee
a=ice-ufrag:7fbd5e25
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823`),
  ],
  chromiumWithFirefox: [
    lines(`
v=0
o=- 6661916428197443577 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 49069 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 198.51.100.7
a=candidate:1330926809 1 udp 2113937151 198.51.100.7 49069 typ host generation 0 network-cost 999
a=ice-ufrag:oGTQ
a=ice-pwd:HH0/OxoprikMs/5nRghnzUmw
a=ice-options:trickle
a=fingerprint:sha-256 FA:6C:AE:73:92:A9:37:25:86:BF:FB:44:DB:90:DE:28:45:BB:B5:D5:32:51:3A:1A:52:61:FB:E2:28:F8:F5:A7
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144`),
    lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 2431242479083842054 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=extmap-allow-mixed
a=fingerprint:sha-256 FC:9B:29:81:A0:D6:B0:53:16:0F:AD:CB:97:12:3F:6A:1E:A7:5D:23:A0:E7:A3:96:3C:97:38:96:56:52:C4:37
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 54810 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 198.51.100.7
a=candidate:0 1 UDP 2122252543 198.51.100.7 54810 typ host
a=candidate:1 1 TCP 2105524479 198.51.100.7 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=extmap-allow-mixed
a=ice-pwd:bfc054f85a1db12cac81b5a8c1ccc7d9
a=ice-ufrag:45945a76
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823`),
  ],
};

/** @param {string} text */
function lines(text) {
  return `${text.trim().replaceAll("\n", "\r\n")}\r\n`;
}
