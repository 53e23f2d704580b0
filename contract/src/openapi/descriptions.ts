import { keyCalls, type RateLimit, rateLimits } from "../rate-limits.ts";
import type { GateName } from "../roles.ts";
import type { Route } from "../route.ts";

/** What is true of every call. `docs/api-design.md` says more. */
export const introduction = [
  "Bodies are JSON, except for files. Times are ISO 8601 in UTC, ids are strings of digits, and fields without a value are left out unless they say null. Unknown fields of a request are ignored.",
  "Every refusal is a problem document (RFC 9457): branch on its `code`. The `Retry-After` of 429 and 503 is in seconds. Its `instance` and `x-request-id` name the request.",
  "A call that takes an `Idempotency-Key` does its work once in 24 hours: repeated with the same key and body, it returns its first answer.",
  "Calls that name the same limit are counted together.",
].join("\n\n");

/** Who may make a call. */
const callers: Readonly<Record<GateName, string>> = {
  anyone: "For everybody.",
  draft: "For whoever has the key of a browser's drafts.",
  link: "For whoever has the token in the address.",
  signed: "For the gateway for text messages, which signs what it sends.",
  interview: "For whoever has the interview's signed address; its applicant sees more.",
  cookie: "For a browser with the refresh cookie, from our own origin.",
  preferences: "For a signed-in person, or the link at the end of a mail.",
  session: "For a signed-in person.",
  mailbox: "For a signed-in person who has verified their mailbox.",
  "own-record": "For the person whose record it is.",
  "own-alert": "For the person whose job alert it is, or the link in its mail.",
  "own-credentials": "For a signed-in person; not for an administrator who is impersonating them.",
  "own-identities":
    "For a signed-in person who has verified their mailbox; not for an administrator who is impersonating them.",
  messages: "For those whose conversation it is; not for an administrator who is impersonating them.",
  "interview-test": "For the applicant, Pros of the application's organization, and administrators.",
  member: "For members of an organization.",
  "member-record": "For members of the organization whose record it is.",
  pro: "For Pros: recruiters and owners of an organization.",
  "pro-record": "For Pros of the organization whose record it is.",
  "owner-record":
    "For owners of the organization whose record it is; not for an administrator who is impersonating one.",
  program: "For a program with an organization's API key.",
  administrator: "For administrators.",
};

/** In paragraphs: who, how often, and its body's size if the route has its own. */
export function descriptionOf({ gate, limit, bodyBytes }: Route): string {
  const body = bodyBytes === undefined ? [] : [`Its body has at most ${bodyBytes / 1024} KiB.`];
  const ofKey = gate === "program" ? [`Each key: ${often(keyCalls)}.`] : [];
  const ofAddress = `Limit \`${limit}\`: ${often(rateLimits[limit])} from one network address.`;
  return [callers[gate], [ofAddress, ...ofKey].join(" "), ...body].join("\n\n");
}

const periods = new Map([
  [1, "a second"],
  [60, "a minute"],
  [600, "in ten minutes"],
  [3600, "an hour"],
]);

function often({ requests, per }: RateLimit): string {
  return `${requests} ${periods.get(per) ?? `in ${per} seconds`}`;
}
