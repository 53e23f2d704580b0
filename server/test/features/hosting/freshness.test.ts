import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { mailsTo, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, joinAgain } from "../../harness/members.ts";

const day = 86_400_000;
const email = "owner@harbor.example";

let server: TestApp;
let organizationId: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  await pro(server, email, "Harbor Trust");
  organizationId = await organizationNamed(server, "Harbor Trust");
}, 60_000);
afterAll(() => server.close());

/** Signs in again: a session ends before a confirmation does. */
async function harbor() {
  await server.advance(3_000);
  return hirer(server, await person(server, email), organizationId);
}

async function isFound(id: string, title: string): Promise<boolean> {
  // What a task did at the end of the clock's move reaches the index after it.
  await server.parts.settled();
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query: `"${title}"` } });
  return body.documents.some((found: { id: string }) => found.id === id);
}

/** The link of the newest mail about a posting. */
async function mailedToken(title: string, to = email): Promise<string | undefined> {
  const mails = await mailsTo(server, to);
  const mail = mails.find(({ subject }) => subject === `Is ${title} still open?`);
  return /postings\/([\w.-]+)/.exec(mail?.text ?? "")?.[1];
}

async function closedBy(id: string): Promise<number | null> {
  const event = await server.parts.database.read
    .selectFrom("event")
    .select("actor_id")
    .where("name", "=", "posting-moved")
    .where("subject_id", "=", Number(id))
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();
  return event.actor_id;
}

function answer(token: string | undefined, isOpen = true) {
  return server.ask("POST", "/rest/posting-confirmations", { payload: { token, isOpen } });
}

async function lookUp(id: string) {
  return (await server.ask("GET", `/rest/job-lookup/${id}`)).body;
}

describe("M-09 a published posting", () => {
  it("is off the search at the minute when its confirmation lapses, and not before", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Lapse" });
    await server.advance(30 * day - 60_000);
    expect(await isFound(id, "Keeper Lapse")).toBe(true);
    await server.advance(60_000);
    expect(await isFound(id, "Keeper Lapse")).toBe(false);
    expect(await lookUp(id)).toMatchObject({ status: "closed", life: "paused" });
  });

  it("is confirmed by one press from a mail, for as long again", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Fresh" });
    await server.advance(25 * day);
    const token = await mailedToken("Keeper Fresh");
    const before = server.parts.clock.now();
    expect((await answer(token)).body).toMatchObject({ id, life: "published" });
    await server.parts.settled();
    expect(Date.parse((await lookUp(id)).confirmedAt)).toBeGreaterThanOrEqual(before);
    await server.advance(20 * day);
    expect(await isFound(id, "Keeper Fresh")).toBe(true);
  });

  it("is resumed by the same link after it lapsed", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Late" });
    await server.advance(26 * day);
    const token = await mailedToken("Keeper Late");
    await server.advance(5 * day);
    expect(await isFound(id, "Keeper Late")).toBe(false);
    expect((await answer(token)).status).toBe(200);
    await server.parts.settled();
    expect(await isFound(id, "Keeper Late")).toBe(true);
  });

  it("is closed by the link if its position is filled, and applicants read why", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Filled" });
    await server.advance(26 * day);
    expect((await answer(await mailedToken("Keeper Filled"), false)).body.life).toBe("closed");
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.changes[0]).toMatchObject({ text: "Closed: The position is filled", actor: "organization" });
  });

  it("is confirmed by its own link once: used, made up, or another posting's are refused alike", async () => {
    await (await harbor()).publish({ title: "Keeper Once" });
    const other = await (await harbor()).publish({ title: "Keeper Other" });
    await server.advance(26 * day);
    const token = (await mailedToken("Keeper Once"))!;
    const [, signature] = token.split(".");
    expect((await answer(`${other}.${signature}`)).status).toBe(400);
    expect((await answer(`${token.slice(0, -2)}xx`)).status).toBe(400);
    expect((await answer(token)).status).toBe(200);
    expect((await answer(token)).body).toMatchObject({ status: 400, code: "proof-refused" });
  });

  it("is answered by no link of somebody who no longer posts for its organization", async () => {
    const bob = await person(server, "bob@harbor.example");
    await join(server, bob, "recruiter", "Harbor Trust");
    const id = await (await harbor()).publish({ title: "Keeper Left" });
    await server.advance(26 * day);
    const token = await mailedToken("Keeper Left", "bob@harbor.example");
    const inspect = () =>
      server.ask("POST", "/rest/posting-confirmations/inspection", { payload: { token } });
    expect(await inspect()).toMatchObject({ status: 200, body: { id } });
    await joinAgain(server, bob, "reader", "Harbor Trust");
    for (const refused of [await inspect(), await answer(token, false)])
      expect(refused.body).toMatchObject({ status: 400, code: "proof-refused" });
    await server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(bob.accountId)).execute(),
    );
    for (const refused of [await inspect(), await answer(token, false)])
      expect(refused.body).toMatchObject({ status: 400, code: "proof-refused" });
    expect(await lookUp(id)).toMatchObject({ status: "open", life: "published" });
    expect((await answer(await mailedToken("Keeper Left"))).status).toBe(200);
  });

  it("is closed in the name of the person whose mail has the link", async () => {
    const eve = await person(server, "eve@harbor.example");
    await join(server, eve, "recruiter", "Harbor Trust");
    const id = await (await harbor()).publish({ title: "Keeper Named" });
    await server.advance(26 * day);
    expect((await answer(await mailedToken("Keeper Named", "eve@harbor.example"), false)).status).toBe(200);
    expect(await closedBy(id)).toBe(Number(eve.accountId));
  });

  it("is changed by no opened link", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Opened" });
    await server.advance(26 * day);
    const token = await mailedToken("Keeper Opened");
    const { confirmedAt } = await lookUp(id);
    const { body } = await server.ask("POST", "/rest/posting-confirmations/inspection", {
      payload: { token },
    });
    expect(body).toMatchObject({ id, title: "Keeper Opened", organization: "Harbor Trust" });
    expect((await lookUp(id)).confirmedAt).toBe(confirmedAt);
  });

  it("expires after its last day", async () => {
    const today = server.parts.clock.now();
    const validThrough = new Date(today + 2 * day).toISOString().slice(0, 10);
    const id = await (await harbor()).publish({ title: "Keeper Ends", validThrough });
    await server.advance(Date.parse(`${validThrough}T23:59:59.000Z`) - server.parts.clock.now());
    expect(await isFound(id, "Keeper Ends")).toBe(true);
    await server.advance(1_000);
    expect(await isFound(id, "Keeper Ends")).toBe(false);
    expect(await lookUp(id)).toMatchObject({ life: "expired" });
  });
});

describe("M-09 M-10 a posting's dates", () => {
  it("stay those of its first publication when it is closed, edited and reopened", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Dated" });
    const { firstSeenAt } = await lookUp(id);
    await server.advance(10 * day);
    await (await harbor()).save(id, { payMax: "64000" });
    await (await harbor()).move(id, "close", "on-hold");
    await server.advance(10 * day);
    await (await harbor()).move(id, "reopen");
    await server.parts.settled();
    expect(await lookUp(id)).toMatchObject({ firstSeenAt, postedAt: firstSeenAt, status: "open" });
  });

  it("are those of the posting that it copies", async () => {
    const first = await (await harbor()).publish({ title: "Keeper Again" });
    const { firstSeenAt } = await lookUp(first);
    await (await harbor()).move(first, "close");
    await server.advance(40 * day);
    const copy = await (await harbor()).publish({ title: "Keeper Again" }, first);
    expect((await lookUp(copy)).firstSeenAt).toBe(firstSeenAt);
  });

  it("are logged for everybody with what the posting said before, and name nobody", async () => {
    const id = await (await harbor()).publish({ title: "Keeper Logged" });
    await (await harbor()).save(id, { payMin: "50000", places: "Salem, OR" });
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.changes.map(({ kind }: { kind: string }) => kind)).toEqual(["edited", "published"]);
    expect(body.changes[0].fields).toEqual([
      { field: "places", label: "Places", before: "Portland, OR", after: "Salem, OR" },
      { field: "payMin", label: "Pay from", before: "48000", after: "50000" },
    ]);
    expect(JSON.stringify(body)).not.toContain("owner");
  });
});
