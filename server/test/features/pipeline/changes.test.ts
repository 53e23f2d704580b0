import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";
import { type Conversation, converse, listen, subscribe } from "../../harness/socket.ts";

const topic = "/rest/organization/changes";
const ownTopic = "/rest/applications/changes";
const titles = ["Keeper", "Pilot", "Rigger", "Diver", "Stoker", "Cook"];

let here: TestApp;
/** Another process on the same records. */
let there: TestApp;
let addresses: ReadonlyMap<TestApp, string>;
let ada: Person;
let grace: Person;
let alan: Person;
let rival: Person;
const open: Conversation[] = [];

beforeAll(async () => {
  here = await startApp();
  there = await startBeside(here);
  addresses = new Map([
    [here, await listen(here)],
    [there, await listen(there)],
  ]);
  await here.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ organization: "Other Trust" }),
  ]);
  grace = await pro(here, "grace@harbor.example", "Harbor Trust");
  rival = await pro(here, "rival@other.example", "Other Trust");
  alan = await person(here, "alan@harbor.example");
  await join(here, alan, "reader", "Harbor Trust");
  ada = await person(here, "ada@example.com");
});
afterAll(async () => {
  await there.close();
  await here.close();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

/** An application whose own notices have arrived. */
async function applied(title: string, by = ada): Promise<string> {
  const colleagues = [await hearing(alan, here), await hearing(alan, there)];
  const { id } = (await apply(here, by, await jobNamed(here, title))).body;
  await Promise.all(colleagues.map((colleague) => hearsOf(id, colleague)));
  for (const { socket } of colleagues) socket.terminate();
  return id;
}

async function hearing(by: Person, server = here, of = topic): Promise<Conversation> {
  const conversation = await converse(addresses.get(server) as string, { origin: server.origin });
  open.push(conversation);
  await subscribe(conversation, by, of);
  return conversation;
}

/** Waits for news of the application: earlier notices may be about another one. */
async function hearsOf(id: string, conversation: Conversation): Promise<void> {
  for (;;) {
    const { kind, url, body } = await conversation.next();
    expect({ kind, url }).toEqual({ kind: "message", url: topic });
    if (body.applicationIds.includes(id)) return;
  }
}

/** A notice would arrive before the answer to a ping. */
async function expectSilence(conversation: Conversation): Promise<void> {
  conversation.send({ kind: "ping" });
  expect(await conversation.next()).toEqual({ kind: "pong" });
}

it("M-07 a move is heard by a colleague who only reads, also of another process, and by nobody else", async () => {
  const id = await applied("Keeper");
  const [near, far] = [await hearing(alan, here), await hearing(alan, there)];
  const others = [await hearing(rival), await hearing(ada)];
  const { status } = await here.ask("POST", `/rest/organization/applications/${id}/decision`, {
    ...grace,
    payload: { stage: "interview" },
  });
  expect(status).toBe(200);
  await Promise.all([hearsOf(id, near), hearsOf(id, far)]);
  for (const other of others) await expectSilence(other);
});

it("M-07 tags, assignments, notes and messages are heard by colleagues", async () => {
  const id = await applied("Pilot");
  const colleague = await hearing(alan);
  const organization = "/rest/organization";
  const changes: [method: "POST" | "PUT", url: string, payload: object][] = [
    ["POST", `${organization}/tags`, { applicationIds: [id], tag: "night shift", on: true }],
    ["PUT", `${organization}/assignments`, { applicationIds: [id], assignee: "me" }],
    ["POST", `${organization}/applications/${id}/notes`, { text: "Knows the harbor." }],
    ["POST", `/rest/conversations/${id}/messages`, { text: "Is Tuesday fine?" }],
  ];
  for (const [method, url, payload] of changes) {
    const { status } = await here.ask(method, url, { ...grace, payload });
    expect([url, status < 300]).toEqual([url, true]);
    await hearsOf(id, colleague);
  }
});

it("M-29 an applicant's other pages hear of what the applicant does, also of another process, and nobody else's", async () => {
  const id = await applied("Stoker");
  const own = [await hearing(ada, here, ownTopic), await hearing(ada, there, ownTopic)];
  const others = [await hearing(grace, here, ownTopic), await hearing(rival, here, ownTopic)];
  const changes: [method: "POST" | "PATCH" | "DELETE", url: string, payload?: object][] = [
    ["POST", `/rest/conversations/${id}/messages`, { text: "Is the harbor far?" }],
    ["POST", `/rest/applications/${id}/withdrawal`],
  ];
  for (const [method, url, payload] of changes) {
    const { status } = await here.ask(method, url, { ...ada, ...(payload && { payload }) });
    expect([url, status < 300]).toEqual([url, true]);
    for (const page of own)
      expect(await page.next()).toEqual({ kind: "message", url: ownTopic, body: { applicationIds: [id] } });
  }
  await Promise.all([here.parts.settled(), there.parts.settled()]);
  for (const other of [...own, ...others]) await expectSilence(other);
});

it("M-07 an applicant doesn't hear what the organization does by itself", async () => {
  const id = await applied("Cook");
  const own = await hearing(ada, here, ownTopic);
  const url = `/rest/organization/applications/${id}/notes`;
  expect((await here.ask("POST", url, { ...grace, payload: { text: "No." } })).status).toBeLessThan(300);
  const message = { ...grace, payload: { text: "Is Tuesday fine?" } };
  expect((await here.ask("POST", `/rest/conversations/${id}/messages`, message)).status).toBeLessThan(300);
  await here.parts.settled();
  await expectSilence(own);
});

it("many changes at once are told together", async () => {
  const id = Number(await applied("Rigger"));
  const colleague = await hearing(alan);
  const { organization_id: organization } = await here.parts.database.read
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const started = performance.now();
  let told = 0;
  colleague.socket.on("message", () => void (told += 1));
  for (let at = 0; at < 300; at += 1) {
    await here.parts.database.write((writer) =>
      here.parts.events.append(writer, {
        name: "applications-sorted",
        subject: "organization",
        subjectId: organization,
        payload: { applicationIds: [id + at] },
      }),
    );
  }
  await hearsOf(String(id + 299), colleague);
  expect(told).toBeLessThanOrEqual(2 + (performance.now() - started) / 500);
});

it("P-05 an application that is hidden from the organization is not heard of", async () => {
  const blocking = await person(here, "blocking@example.com");
  const id = await applied("Diver", blocking);
  const { organization_id } = await here.parts.database.read
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  const block = { domain: null, kind: "blocked", created_at: 1, organization_id } as const;
  await here.parts.database.write((writer) =>
    writer
      .insertInto("block")
      .values({ ...block, account_id: Number(blocking.accountId) })
      .execute(),
  );
  const colleague = await hearing(alan);
  const withdrawn = await here.ask("POST", `/rest/applications/${id}/withdrawal`, blocking);
  expect(withdrawn.status).toBeLessThan(300);
  await here.parts.settled();
  await expectSilence(colleague);
});
