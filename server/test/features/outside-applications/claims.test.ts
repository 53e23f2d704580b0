import { limits } from "@candor/contract/limits";
import type { PartnerApply } from "@candor/contract/outside-applications/shapes";
import { checkedPartnerClaims } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let job: string;
let otherJob: string;
let people = 0;

const day = 86_400_000;

beforeAll(async () => {
  server = await startApp();
  await server.publish(
    ["Buoy Tender", "Rope Maker"].map((title) => aDraft({ title, sourceUrl: "https://source.example/1" })),
  );
  [job, otherJob] = await Promise.all([jobNamed(server, "Buoy Tender"), jobNamed(server, "Rope Maker")]);
});
afterAll(() => server.close());

/** An address that nobody has used. */
const address = () => `claimer${(people += 1)}@example.com`;
const somebody = (email = address()): Promise<Person> => person(server, email);

async function made(email: string, jobId = job): Promise<PartnerApply> {
  const answer = await server.ask("POST", "/rest/partner-applies", { payload: { jobId, email } });
  expect(answer.status).toBe(201);
  return answer.body;
}

const check = (who: Partial<Person>, ...claims: object[]) =>
  server.ask("POST", "/rest/interview/check-claims", {
    ...(who.headers && { headers: who.headers }),
    payload: { claims },
  });

async function outcomes(who: Person, ...claims: object[]): Promise<boolean[]> {
  const { status, body } = await check(who, ...claims);
  expect(status).toBe(200);
  return body.map(({ success }: { success: boolean }) => success);
}

async function titlesOf(who: Person): Promise<string[]> {
  const { body } = await server.ask("GET", "/rest/outside-applications", who);
  return body.applications.map(({ title }: { title: string }) => title);
}

describe("C-19 E-27 check-claims", () => {
  it("A-14 hands over what a browser made under an address that nobody has proved", async () => {
    const kept = await made(address());
    const ada = await somebody();
    expect((await check(ada, kept)).body).toEqual([{ id: kept.id, success: true, reason: "claimed" }]);
    expect(await titlesOf(ada)).toEqual(["Buoy Tender"]);
  });

  it("hands over what was made under an address that this account has proved", async () => {
    const email = address();
    const ada = await somebody(email);
    expect(await outcomes(ada, await made(email))).toEqual([true]);
  });

  it("refuses what was made under an address that somebody else has proved", async () => {
    const email = address();
    const kept = await made(email);
    const owner = await somebody(email);
    expect(await outcomes(await somebody(), kept)).toEqual([false]);
    expect(await outcomes(owner, kept)).toEqual([true]);
  });

  it("hands over once: another account is refused, and the same account may ask again", async () => {
    const kept = await made(address());
    const [ada, eve] = [await somebody(), await somebody()];
    expect(await outcomes(ada, kept)).toEqual([true]);
    expect(await outcomes(eve, kept)).toEqual([false]);
    expect(await outcomes(ada, kept, kept)).toEqual([true, true]);
    expect(await titlesOf(ada)).toEqual(["Buoy Tender"]);
    expect(await titlesOf(eve)).toEqual([]);
  });

  it("refuses a forged, a guessed and an unknown one in the same words", async () => {
    const kept = await made(address());
    const other = await made(address(), otherJob);
    const eve = await somebody();
    const forged = [
      { ...kept, key: other.key },
      { ...kept, key: "" },
      { ...kept, key: "x".repeat(43) },
      { ...kept, email: other.email },
      { ...kept, jobId: otherJob },
      { ...kept, id: "999999999" },
      { ...kept, id: "not a number" },
    ];
    const { body } = await check(eve, ...forged);
    expect(body).toEqual(forged.map(({ id }) => ({ id, success: false, reason: "refused" })));
    expect(await titlesOf(eve)).toEqual([]);
    expect(await outcomes(eve, kept, other)).toEqual([true, true]);
  });

  it("hands over what its source no longer lists, and what no longer fits into a full list", async () => {
    await server.publish([aDraft({ title: "Oar Carver", sourceUrl: "https://source.example/3" })]);
    const kept = await made(address(), await jobNamed(server, "Oar Carver"));
    const ada = await somebody();
    const full = Array.from({ length: limits.outsideApplications }, (_, at) => ({
      account_id: Number(ada.accountId),
      title: `Job ${at}`,
      stage: "submitted" as const,
      notes: "",
      applied_at: at,
      modified_at: at,
    }));
    await server.parts.database.write(async (writer) => {
      await writer
        .updateTable("posting")
        .set({ source_url: null })
        .where("id", "=", Number(kept.jobId))
        .execute();
      await writer.insertInto("outside_application").values(full).execute();
    });
    expect(await outcomes(ada, kept)).toEqual([true]);
    expect(await titlesOf(ada)).toContain("Oar Carver");
  });

  it("refuses after ninety days, when the browser has forgotten it as well", async () => {
    const [young, old] = [await made(address()), await made(address(), otherJob)];
    const ada = address();
    await server.advance(limits.partnerApplyDays * day - 60_000);
    expect(await outcomes(await somebody(ada), young)).toEqual([true]);
    await server.advance(60_000);
    expect(await outcomes(await somebody(ada), old)).toEqual([false]);
  });

  it("is for people who are signed in with a proved address, a hundred claims a day", async () => {
    const kept = await made(address());
    expect((await check({}, kept)).status).toBe(401);
    const eve = await somebody();
    const guess = { ...kept, key: "guess" };
    const batch = Array.from({ length: limits.claimsAtOnce }, () => guess);
    for (let sent = 0; sent < checkedPartnerClaims.requests; sent += batch.length)
      expect((await check(eve, ...batch)).status).toBe(200);
    expect((await check(eve, kept)).status).toBe(429);
    expect(await titlesOf(eve)).toEqual([]);
    expect((await check(eve, ...batch, guess)).status).toBe(400);
  });
});

describe("E-28 a partner apply", () => {
  it("is noted without telling whether the address has an account, and its key is stored nowhere", async () => {
    const email = address();
    const before = await made(email);
    await somebody(email);
    const after = await made(email);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const rows = await server.parts.database.read.selectFrom("partner_apply").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(before.key);
    expect(before.key).toMatch(/^[\w-]{43}$/);
  });

  it("C-20 sent again under its idempotency key is the same one, with the same key", async () => {
    const payload = { jobId: job, email: address() };
    const send = (key: string, changed = {}) =>
      server.ask("POST", "/rest/partner-applies", {
        headers: { "idempotency-key": key },
        payload: { ...payload, ...changed },
      });
    const [first, again, other] = [await send("one"), await send("one"), await send("two")];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect([other.body.id, other.body.key]).not.toEqual([first.body.id, first.body.key]);
    expect((await send("one", { jobId: otherJob })).body.code).toBe("key-reused");
    const stored = await server.parts.database.read.selectFrom("idempotency_key").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first.body.key);
    expect((await check(await somebody(), again.body)).body[0]).toMatchObject({ success: true });
  });

  it("V-05 V-07 needs an address, and a posting that its source takes applications for", async () => {
    const ask = (payload: object) => server.ask("POST", "/rest/partner-applies", { payload });
    expect((await ask({ jobId: job, email: "" })).status).toBe(400);
    expect((await ask({ jobId: job, email: "nobody" })).body.errors[0].key).toBe("validation.invalidEmail");
    expect((await ask({ jobId: "999999999", email: address() })).status).toBe(404);
  });
});
