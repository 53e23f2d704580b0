import type { Defect } from "../defect.ts";

const limits = "contract/src/rate-limits.ts";
const rates = "server/src/platform/http/rate-limits.ts";

const sessionTest = "server/test/features/session/session.test.ts";
const callersTest = "server/test/app/callers.test.ts";
const diskTest = "server/test/app/disk.test.ts";
const inFlight = "server/src/platform/http/bodies/bytes-in-flight.ts";
const turns = "server/src/platform/turns.ts";

const flightTest = "server/test/platform/http/bodies/bytes-in-flight.test.ts";
const turnsTest = "server/test/platform/turns.test.ts";
const ratesTest = "server/test/platform/http/rate-limits.test.ts";
const websocketTest = "server/test/platform/http/sockets/websocket.test.ts";

/** How often somebody may try, who is counted, and who is not locked out. */
export const limitsKept: readonly Defect[] = [
  {
    title: "one address starts two hundred sign-ins",
    file: limits,
    text: "signIn: { requests: 100,",
    becomes: "signIn: { requests: 200,",
    test: [sessionTest, "lets one network address start a hundred sign-ins in ten minutes"],
  },
  {
    title: "a limit never forgets",
    file: rates,
    text: ".then(weight)",
    becomes: '.then(e("rate_window.hits", "+", weight))',
    test: [sessionTest, "lets one network address start a hundred sign-ins in ten minutes"],
  },
  {
    title: "a refusal does not say when to come back",
    file: rates,
    text: "retryAfter: seconds, ",
    becomes: "",
    test: [sessionTest, "sends an account five codes in ten minutes, no matter who asks"],
  },
  {
    title: "each process counts sign-ins for itself",
    file: rates,
    text: 'new Set<RateLimitName>(["signIn"])',
    becomes: "new Set<RateLimitName>()",
    test: [ratesTest, "sign-ins are counted together by processes that share a database"],
  },
  {
    title: "any caller names another address",
    file: "server/src/app.ts",
    text: "trustProxy: behindProxy ? [...config.trustedProxies] : false",
    becomes: "trustProxy: true",
    test: [callersTest, "nobody gets around a limit by naming other addresses"],
  },
  {
    title: "all visitors past the proxy are one",
    file: "server/src/app.ts",
    text: "trustProxy: behindProxy ? [...config.trustedProxies] : false",
    becomes: "trustProxy: false",
    test: [callersTest, "visitors past a trusted proxy are counted apart"],
  },
  {
    title: "who is no trusted proxy names another address",
    file: "server/src/app.ts",
    text: "trustProxy: behindProxy ? [...config.trustedProxies] : false",
    becomes: "trustProxy: behindProxy",
    test: [callersTest, "visitors past a trusted proxy are counted apart"],
  },
  {
    title: "a compressed body is inflated before anybody counts it",
    file: "server/src/platform/http/bodies/bodies.ts",
    text: 'done(coding === "identity" ? undefined : new Problem("unsupported-media-type"));',
    becomes: "done();",
    test: ["server/test/app/surface.test.ts", "is refused before its sender is known"],
  },
  {
    title: "an IPv6 subscriber is as many callers as they have addresses",
    file: "server/src/platform/http/addresses.ts",
    text: ".slice(0, 4)",
    becomes: ".slice(0, 8)",
    test: [ratesTest, "a limit counts one subscriber's IPv6 addresses as one caller"],
  },
  {
    title: "an IPv4 address counts apart in its IPv6 form",
    file: "server/src/platform/http/addresses.ts",
    text: 'plain.includes(":")) return plain;',
    becomes: 'plain.includes(":")) return address;',
    test: ["server/test/platform/http/addresses.test.ts", "::ffff:203.0.113.7 is counted as 203.0.113.7"],
  },
  {
    title: "tries through the websocket come from nowhere",
    file: "server/src/platform/http/sockets/frame-request.ts",
    text: "remoteAddress: upgrade.ip,",
    becomes: "remoteAddress: String(Math.random()),",
    test: [callersTest, "tries through the websocket count with those over HTTP"],
  },
  {
    title: "a frame names another address",
    file: "server/src/platform/http/sockets/frame-request.ts",
    text: '"idempotency-key", "x-user-id"',
    becomes: '"idempotency-key", "x-user-id", "x-forwarded-for"',
    test: [callersTest, "a frame of a websocket names no other address"],
  },
  {
    title: "a socket sends as many frames as it likes",
    file: "server/src/platform/http/sockets/websocket.ts",
    text: "return frames <= frameLimit.frames;",
    becomes: "return true;",
    test: [websocketTest, "600 frames in ten seconds"],
  },
  {
    title: "a slow reader lets frames pile up",
    file: "server/src/platform/http/sockets/websocket.ts",
    text: "if (socket.bufferedAmount > mostBuffered) socket.terminate();\n    else socket.send(",
    becomes: "socket.send(",
    test: [websocketTest, "is cut off once more than a mebibyte waits for it"],
  },
  {
    title: "a frame that is nested too deeply is logged as our fault",
    file: "server/src/platform/http/sockets/frame-request.ts",
    text: 'if (!written) return [{ kind: "error", id: frame.id, body: { text: "The body is nested too deeply." } }];',
    becomes: 'if (!written) throw new Error("nested");',
    test: ["server/test/app/websocket.test.ts", "refuses a body that is nested too deeply"],
  },
  {
    title: "one address reports as many bytes as it likes",
    file: rates,
    text: 'if (wait > 0) throw tooMany("too-many-requests", wait);\n  };\n}\n\n/** Started ones',
    becomes: "};\n}\n\n/** Started ones",
    test: [diskTest, "is a number of bytes a day, after which it is told to wait"],
  },
  {
    title: "error reports fill the disk from many addresses",
    file: "server/src/features/client-errors/commands.ts",
    text: 'if (wait > 0) throw tooMany("too-many-requests", wait);',
    becomes: "void [wait, tooMany];",
    test: [diskTest, "is with everybody's a number of bytes a day"],
  },
  {
    title: "made-up names of measurements are a row each",
    file: "server/src/features/metrics/commands.ts",
    text: "rows < limits.metricsPerDay",
    becomes: "rows < limits.metricsPerDay * 2",
    test: [diskTest, "of a day have so many rows"],
  },
  {
    title: "uploads and reports are taken on an almost full disk",
    file: "server/src/platform/disk-space.ts",
    text: "free < floor;",
    becomes: "free < 0 * floor;",
    test: [diskTest, "refuses uploads and reports with 507"],
  },
  {
    title: "a request that is counted after a later one begins a new window",
    file: "server/src/platform/http/rate-limits.ts",
    text: 'e("rate_window.started_at", ">", now + clockTolerance)',
    becomes: 'e("rate_window.started_at", ">", now)',
    test: [ratesTest, "requests at the same time are counted in one window"],
  },
  {
    title: "a clock that steps back prolongs a lockout",
    file: rates,
    text: '\n      e("rate_window.started_at", ">", now + clockTolerance),',
    becomes: "",
    test: [ratesTest, "a clock that steps back by an hour prolongs no wait"],
  },
  {
    title: "the forms of pages are not counted with uploads",
    file: "server/src/pages/resume-forms.ts",
    text: "inFlight.watch(app);",
    becomes: "",
    test: [flightTest, "one sender holds so many and no more, by either door"],
  },
  {
    title: "one sender holds all that uploads may",
    file: inFlight,
    text: "this.#all > all || (this.#held.get(upload.sender) ?? 0) > ofOneSender",
    becomes: "this.#all > all",
    test: [flightTest, "one sender holds so many and no more, by either door"],
  },
  {
    title: "the newest upload makes room for slow ones",
    file: inFlight,
    text: "return bytes * (performance.now() - since);",
    becomes: "return bytes / (performance.now() - since);",
    test: [flightTest, "anyone who held the most for the longest makes room"],
  },
  {
    title: "uploads are refused only after they have come",
    file: inFlight,
    text: "if (sum(arrived) + declared > this.#limits.all) return busy();",
    becomes: "",
    test: [flightTest, "others are refused before their bodies come"],
  },
  {
    title: "anyone who hangs up goes on holding",
    file: inFlight,
    text: "    this.#uploads.delete(request);\n    this.#hold(upload, 0);",
    becomes: "    this.#uploads.delete(request);",
    test: [flightTest, "anyone who hangs up gives back what they held"],
  },
  {
    title: "what is worked on for nobody is not counted",
    file: inFlight,
    text: "if (!upload.isAnswered || !upload.isClosed) return;",
    becomes: "if (!upload.isClosed) return;",
    test: [flightTest, "what has arrived is counted although its sender hung up"],
  },
  {
    title: "a sender has all turns before another has one",
    file: turns,
    text: "    this.#queues.delete(sender);\n    if (queue.waiting.length > 0)",
    becomes:
      "    if (queue.waiting.length === 0) this.#queues.delete(sender);\n    if (queue.waiting.length > 0)",
    test: [turnsTest, "go round the senders"],
  },
  {
    title: "anyone who comes behind a crowd waits for all of it",
    file: turns,
    text: "(newest ?? queues[0])",
    becomes: "queues[0]",
    test: [turnsTest, "go round the senders"],
  },
  {
    title: "one sender takes every place in the queue",
    file: turns,
    text: "length >= this.#limits.ofOneSender || ",
    becomes: "",
    test: [turnsTest, "one sender waits for so many and no more"],
  },
  {
    title: "who comes first keeps everybody else out",
    file: turns,
    text: "longest.length <= own + 1",
    becomes: "longest.length > 0",
    test: [turnsTest, "anyone who has the most gives one to somebody with fewer"],
  },
  {
    title: "costly documents take turns with the others",
    file: "server/src/platform/documents/reader.ts",
    text: "quickMilliseconds: 700",
    becomes: "quickMilliseconds: 10_000",
    test: ["server/test/platform/documents/reader.test.ts", "one that costs much waits behind the others"],
  },
];
