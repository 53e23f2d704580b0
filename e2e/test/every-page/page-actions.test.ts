import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "../harness/browser.ts";
import { password } from "../harness/own-account.ts";
import { pagesWithActions, wordsOfForms } from "../harness/page-actions.ts";
import { served } from "../harness/served.ts";

const paths = await pagesWithActions();
const { names, values } = await wordsOfForms();

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...values) },
  fc.constantFrom(
    "",
    " ",
    "true",
    "-1",
    "1",
    "999999999999999999999",
    "1.none",
    "0x1",
    "NaN",
    "[]",
    "{}",
    "null",
  ),
  fc.constantFrom(
    "ada@example.com",
    "ada@example",
    "/search?query=x",
    "//evil.test/",
    "javascript:1",
    "\0",
    "\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 300, max: 6000 }).map((length) => "x".repeat(length)),
);
const fieldName = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string({ maxLength: 8 }));
const fields = fc.array(fc.tuple(fieldName, value), { maxLength: 8 });

interface Sent {
  readonly type?: string;
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams;
}

const encoded = fields.map((pairs): Sent => ({ body: new URLSearchParams(pairs) }));
const multipart = fc.tuple(fields, fields).map(([texts, files]): Sent => {
  const body = new FormData();
  for (const [name, text] of texts) body.append(name, text);
  for (const [name, text] of files) body.append(name, new File([text], "resume.txt"));
  return { body };
});
const mistyped = fc
  .tuple(
    fc.constantFrom(
      "",
      "text/plain",
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "a/b;c",
    ),
    fc.uint8Array({ maxLength: 60 }),
  )
  .map(([type, body]): Sent => ({ type, body: new Uint8Array(body) }));
const sent = fc.oneof({ weight: 3, arbitrary: encoded }, { weight: 2, arbitrary: multipart }, mistyped);

const form = "application/x-www-form-urlencoded";
/** What a program that knows nothing about a form sends. */
const plain: readonly Sent[] = [
  { type: form, body: "" },
  { type: "", body: "" },
  { type: "application/json", body: "{}" },
  { type: "multipart/form-data", body: "none" },
  { type: form, body: "%zz=%&&=" },
  { type: form, body: names.map((name) => `${encodeURIComponent(name)}=`).join("&") },
  { type: form, body: names.map((name) => `${encodeURIComponent(name)}=1&${name}=2`).join("&") },
  { type: form, body: `email=${"x".repeat(70_000)}` },
];

for (const who of ["a visitor", "a person who is signed in"])
  test.describe(`a form that ${who} sends`, () => {
    for (const path of paths)
      test(`to ${path} is accepted or refused, and never fails, whatever is in it`, async () => {
        const cookie = who === "a visitor" ? "" : await signedUp();
        for (const each of plain) await expectNoFault(path, each, cookie);
        await fc.assert(
          fc.asyncProperty(sent, fc.boolean(), async (each, byScript) => {
            await expectNoFault(byScript ? `${path === "/" ? "/_root" : path}.data` : path, each, cookie);
          }),
          { numRuns: 12 },
        );
      });
  });

test("forms are taken by many pages, with many fields", () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(names).toEqual(expect.arrayContaining(["email", "code", "password", "act", "file", "firstName"]));
  expect(values).toEqual(expect.arrayContaining(["keep", "mark", "forget"]));
});

for (const [path, type, body, status] of [
  ["/settings/searches", form, "act=none", 400],
  ["/settings/searches", "application/json", "{}", 415],
  ["/settings/saved/change", form, "act=none", 400],
  ["/settings/saved/change", "application/json", "{}", 415],
  ["/login/provider", form, "", 400],
  ["/theme", "text/plain", "x", 415],
  ["/theme", "multipart/form-data", "x", 400],
  ["/login/one-tap", form, "", 400],
  ["/apply/x/1/draft", "multipart/form-data", "x", 400],
  ["/apply/x/999999999/draft", form, "firstName=Ada", 404],
  ["/apply/x/1/resume", form, "", 400],
  ["/settings/professional/resume/upload", "text/plain", "x", 415],
] as const)
  test(`${path} says why it refuses ${type} (${body})`, async () => {
    expect((await send(path, { type, body }, "")).status).toBe(status);
  });

async function expectNoFault(path: string, each: Sent, cookie: string): Promise<void> {
  const { status } = await send(path, each, cookie);
  expect(status, `${path}: ${shown(each)}`).toBeLessThan(500);
}

function shown({ type, body }: Sent): string {
  const fields = body instanceof FormData || body instanceof URLSearchParams ? [...body] : body;
  return `${type} ${JSON.stringify(fields).slice(0, 500)}`;
}

async function send(path: string, { type, body }: Sent, cookie: string): Promise<Response> {
  const address = served.address;
  const response = await fetch(`${address}${path.replaceAll(/:\w+\??/g, "1")}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...from(), cookie, origin: address, ...(type !== undefined && { "content-type": type }) },
    body: typeof body === "string" ? Buffer.from(body) : body,
  });
  await response.arrayBuffer();
  return response;
}

async function signedUp(): Promise<string> {
  const email = `page-actions-${randomBytes(6).toString("hex")}@example.com`;
  const answer = await fetch(`${served.address}/rest/auth/login`, {
    method: "POST",
    headers: { ...from(), "content-type": "application/json" },
    body: JSON.stringify({ signUp: true, email, firstName: "Ada", lastName: "Byron", password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Limits count by network address: each form comes from its own address, through a proxy that the instance trusts. */
function from(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}` };
}
