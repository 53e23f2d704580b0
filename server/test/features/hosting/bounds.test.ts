import { checkedKibibytes, hostedKibibytes } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aForm, harborTrust, hirer, organizationNamed } from "../../harness/a-posting.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let calls: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  const { owner } = await harborTrust(server);
  calls = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
});
afterAll(() => server.close());

const long = (letter: string) => `Keeps lamps lit. ${`${letter.repeat(9)} `.repeat(2990)}`;

it("M-12 the history of a posting lists every change, and is short enough to be read by everybody", async () => {
  const id = await calls.publish({ description: long("a") });
  const letters = "bcdefghi".split("");
  for (const letter of letters) await calls.save(id, { description: long(letter) });
  const { status, body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
  expect(status).toBe(200);
  const edits = body.changes.filter(({ kind }: { kind: string }) => kind === "edited");
  expect(edits).toHaveLength(letters.length);
  expect(edits[0].fields).toMatchObject([{ field: "description", after: long("i").trim() }]);
  expect(edits.at(-1).fields).toEqual([]);
  expect(JSON.stringify(body).length).toBeLessThan(300_000);
});

it("an address saves only so much of postings a day: nobody fills the disk with drafts", async () => {
  const organizationId = await organizationNamed(server, "Harbor Trust");
  const fields = aForm({ description: "€".repeat(29_000) });
  const draft = (named: string) => calls.ask("POST", "", { organizationId: named, fields });
  const { status, body } = await draft(organizationId);
  expect(status).toBe(201);
  const save = () => calls.save(body.id, fields);
  // All of a day's would take seconds to send.
  const allowed = hostedKibibytes.requests;
  limitHosted(1024);
  try {
    // Refused at once, but sent all the same.
    for (let sent = 0; sent < 1024; sent += 85) await draft("0");
    expect([(await draft(organizationId)).status, (await save()).status]).toEqual([429, 429]);
  } finally {
    limitHosted(allowed);
  }
  expect([(await draft(organizationId)).status, (await save()).status]).toEqual([201, 200]);
});

function limitHosted(kibibytes: number): void {
  Object.assign(hostedKibibytes, { requests: kibibytes });
}

it("an address has only so much text checked a minute: long ones take the server's time", async () => {
  const organizationId = await organizationNamed(server, "Harbor Trust");
  const fields = aForm({ description: "€".repeat(29_000) });
  const check = (named: string) => calls.ask("POST", "/check", { organizationId: named, fields });
  const propose = () => calls.ask("POST", "/proposals", { text: "Keeps lamps lit." });
  expect([(await check(organizationId)).status, (await propose()).status]).toEqual([200, 200]);
  // Refused at once, but sent all the same.
  for (let sent = 0; sent < checkedKibibytes.requests; sent += 85) await check("0");
  expect([(await check(organizationId)).status, (await propose()).status]).toEqual([429, 429]);
  await server.advance(60_000);
  expect((await check(organizationId)).status).toBe(200);
});
