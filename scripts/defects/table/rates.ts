import type { Defect } from "../defect.ts";

const limits = "contract/src/limits.ts";
const rates = "server/src/platform/http/rate-limits.ts";
const sessionTest = "server/test/features/session/session.test.ts";
const callersTest = "server/test/app/callers.test.ts";
const ratesTest = "server/test/platform/http/rate-limits.test.ts";

/** How requests are counted, and which addresses count as one caller. */
export const ratesLimited: readonly Defect[] = [
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
    test: [sessionTest, "sends an account five codes in ten minutes, whoever asks"],
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
    test: [callersTest, "nobody gets round a limit by naming other addresses"],
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
    file: "server/src/platform/http/frame-request.ts",
    text: "remoteAddress: upgrade.ip,",
    becomes: "remoteAddress: String(Math.random()),",
    test: [callersTest, "tries through the websocket count with those over HTTP"],
  },
  {
    title: "a frame names another address",
    file: "server/src/platform/http/frame-request.ts",
    text: '"idempotency-key", "x-user-id"',
    becomes: '"idempotency-key", "x-user-id", "x-forwarded-for"',
    test: [callersTest, "a frame of a websocket names no other address"],
  },
  {
    title: "a clock that steps back prolongs a lockout",
    file: rates,
    text: ', e("rate_window.started_at", ">", now)',
    becomes: "",
    test: [ratesTest, "a clock that steps back by an hour prolongs no wait"],
  },
];
