import type { Mailed, OffSwitch } from "./mailed-lists.ts";

/** One case of the conformance suite: what reaches the switch's address, and what holds afterwards. */
export interface RequestCase {
  readonly title: string;
  /** The state before the request. */
  readonly from: "on" | "off";
  readonly send: (off: OffSwitch, mailed: Mailed) => Promise<readonly Response[]>;
  /** The allowed statuses of each answer. */
  readonly status: readonly number[];
  readonly after: "on" | "off";
}

const oneClick = "List-Unsubscribe=One-Click";
const form = { "content-type": "application/x-www-form-urlencoded" };

const get =
  (headers: Readonly<Record<string, string>> = {}, more = "", method = "GET") =>
  async ({ address }: OffSwitch) => [
    await fetch(`${address}${more}`, { method, headers, redirect: "manual" }),
  ];

const post =
  (
    init: Pick<RequestInit, "headers"> & { readonly body?: string | FormData | Uint8Array<ArrayBuffer> } = {},
    more = "",
  ) =>
  async ({ address }: OffSwitch) => [
    await fetch(`${address}${more}`, { method: "POST", redirect: "manual", ...init }),
  ];

const asMailPrograms = post({ headers: form, body: oneClick });

function harmless(title: string, send: RequestCase["send"], status: readonly number[] = [200]): RequestCase {
  return { title, from: "on", send, status, after: "on" };
}

function stops(title: string, send: RequestCase["send"]): RequestCase {
  return { title, from: "on", send, status: [200], after: "off" };
}

function refused(title: string, send: RequestCase["send"], status: readonly number[] = [410]): RequestCase {
  return { title, from: "on", send, status, after: "on" };
}

/** The same request to a different address: the token is changed. */
const toToken =
  (tamper: (token: string, off: OffSwitch, mailed: Mailed) => string): RequestCase["send"] =>
  async (off, mailed) => {
    const at = off.address.lastIndexOf("/") + 1;
    const token = tamper(off.address.slice(at), off, mailed);
    return asMailPrograms({ ...off, address: `${off.address.slice(0, at)}${token}` });
  };

const times =
  (count: number, send: RequestCase["send"]): RequestCase["send"] =>
  async (off, mailed) =>
    (await Promise.all(Array.from({ length: count }, () => send(off, mailed)))).flat();

function multipart(): FormData {
  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  return body;
}

const tokenIn = ({ address }: OffSwitch) => address.slice(address.lastIndexOf("/") + 1);
const flipped = (letter: string) => (letter === "A" ? "B" : "A");

export const reading: readonly RequestCase[] = [
  harmless("GET shows the switch", get()),
  harmless("A scanner opens the address twenty times at once", times(20, get())),
  harmless("HEAD", get({}, "", "HEAD")),
  harmless("A browser prefetches it (Purpose: prefetch)", get({ purpose: "prefetch" })),
  harmless("A browser prerenders it (Sec-Purpose)", get({ "sec-purpose": "prefetch;prerender" })),
  harmless(
    "A mail proxy with the name of a browser",
    get({ "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64)" }),
  ),
  harmless("GET with the words of a POST in its query", get({}, `?${oneClick}`)),
  harmless("GET with the undo button in its query", get({}, "?intent=stop")),
  harmless("OPTIONS", get({}, "", "OPTIONS"), [404]),
  harmless("PUT", get({}, "", "PUT"), [404]),
  harmless("PATCH", get({}, "", "PATCH"), [404]),
  harmless("DELETE", get({}, "", "DELETE"), [404]),
];

export const posting: readonly RequestCase[] = [
  stops("RFC 8058: the form that mail programs send", asMailPrograms),
  stops("RFC 8058: the same as multipart/form-data", post({ body: multipart() })),
  stops("POST without a body", post()),
  stops("POST without a content type", post({ body: new TextEncoder().encode(oneClick) })),
  stops("POST of JSON", post({ headers: { "content-type": "application/json" }, body: "{}" })),
  stops("POST of broken JSON", post({ headers: { "content-type": "application/json" }, body: "{" })),
  stops("POST of plain text", post({ headers: { "content-type": "text/plain" }, body: oneClick })),
  stops("POST of a type that doesn't exist", post({ headers: { "content-type": "x/y; z" }, body: oneClick })),
  stops(
    "POST of a form without its boundary",
    post({ headers: { "content-type": "multipart/form-data" }, body: oneClick }),
  ),
  stops(
    "POST of bytes that are no text",
    post({ headers: form, body: new Uint8Array([0xff, 0xfe, 0x00, 0x80]) }),
  ),
  stops("POST of another form", post({ headers: form, body: "unsubscribe=yes&email=somebody@example.com" })),
  stops(
    "POST with what a gateway appends to links",
    post({ headers: form, body: oneClick }, "?utm_source=mail&fbclid=1"),
  ),
  stops(
    "POST with the undo button in the query only",
    post({ headers: form, body: oneClick }, "?intent=resume"),
  ),
  stops("POST to the address with a slash at its end", post({ headers: form, body: oneClick }, "/")),
  stops(
    "POST from a page of another site",
    post({ headers: { ...form, origin: "https://webmail.example" }, body: oneClick }),
  ),
  stops(
    "POST from a page that hides where it is",
    post({ headers: { ...form, origin: "null", "sec-fetch-site": "cross-site" }, body: oneClick }),
  ),
  stops(
    "POST with a cookie that is no session",
    post({ headers: { ...form, cookie: "candor-session=none" }, body: oneClick }),
  ),
  stops(
    "POST with a bearer token that is none",
    post({ headers: { ...form, authorization: "Bearer none" }, body: oneClick }),
  ),
  stops(
    "POST that accepts JSON only",
    post({ headers: { ...form, accept: "application/json" }, body: oneClick }),
  ),
  stops("A double click", times(2, asMailPrograms)),
  stops("Twenty POSTs at once", times(20, asMailPrograms)),
  { title: "A replayed POST", from: "off", send: asMailPrograms, status: [200], after: "off" },
  {
    title: "The page's undo button",
    from: "off",
    send: post({ headers: form, body: "intent=resume" }),
    status: [200],
    after: "on",
  },
  {
    title: "The undo button, pressed twice",
    from: "off",
    send: times(2, post({ headers: form, body: "intent=resume" })),
    status: [200],
    after: "on",
  },
  { title: "GET after it was stopped", from: "off", send: get(), status: [200], after: "off" },
];

export const tampering: readonly RequestCase[] = [
  refused(
    "A token whose last letter is changed",
    toToken((token) => `${token.slice(0, -2)}${flipped(token.at(-2) ?? "")}${token.at(-1)}`),
  ),
  refused(
    "A token whose first letter is changed",
    toToken((token) => `${/^\d/.test(token) ? "9" : flipped(token[0] ?? "")}${token.slice(1)}`),
  ),
  refused(
    "The proof of another person's mail",
    toToken((token, off, { others }) => {
      const other = tokenIn(others.find(({ list }) => list === off.list) ?? off);
      return `${token.slice(0, -43)}${other.slice(-43)}`;
    }),
  ),
  refused(
    "The proof of another list of the same person",
    toToken((token, off, { switches }) => {
      const other = tokenIn(switches.find(({ list }) => list !== off.list) ?? off);
      return `${token.slice(0, -43)}${other.slice(-43)}`;
    }),
  ),
  refused(
    "A token without its end",
    toToken((token) => token.slice(0, -1)),
  ),
  refused(
    "A token with something behind it",
    toToken((token) => `${token}A`),
  ),
  refused(
    "A token in another spelling of the same bytes",
    toToken((token) => `${token}=`),
  ),
  refused(
    "A token in capitals",
    toToken((token) => token.toUpperCase()),
  ),
  refused(
    "A token that another server signed",
    toToken((token) => `${token.slice(0, -43)}${"k".repeat(43)}`),
  ),
  refused(
    "A token that is no text",
    toToken(() => "%F0%9F%9A%AA%00"),
  ),
  refused(
    "A token of four thousand letters",
    toToken(() => "A".repeat(4000)),
    [404, 410, 414],
  ),
  refused(
    "No token",
    toToken(() => ""),
    [303, 404, 405, 410],
  ),
  refused(
    "The token of the mail's page of choices",
    toToken((token, { text }) => /[?&]e=([^\s&]+)/.exec(text)?.[1] ?? token),
  ),
];

export const requests: readonly RequestCase[] = [...reading, ...posting, ...tampering];
