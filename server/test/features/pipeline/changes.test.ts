import { expect, it } from "vitest";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { join } from "../../harness/members.ts";
import type { Conversation } from "../../harness/socket.ts";
import { expectSilence, twoProcesses } from "../../harness/two-processes.ts";

const topic = "/rest/organization/changes";
const ownTopic = "/rest/applications/changes";
const on = twoProcesses(["Keeper", "Pilot", "Rigger", "Diver", "Stoker", "Cook"]);

/** An application whose own notices have arrived. */
async function applied(title: string, by = on.ada): Promise<string> {
  const colleagues = [await hearing(on.alan, on.here), await hearing(on.alan, on.there)];
  const { id } = (await apply(on.here, by, await jobNamed(on.here, title))).body;
  await Promise.all(colleagues.map((colleague) => hearsOf(id, colleague)));
  for (const { socket } of colleagues) socket.terminate();
  return id;
}

const hearing = (by: Person, server = on.here, of = topic) => on.hear(by, of, server);

/** Waits for news of the application: earlier notices may be about another one. */
async function hearsOf(id: string, conversation: Conversation): Promise<void> {
  for (;;) {
    const { kind, url, body } = await conversation.next();
    expect({ kind, url }).toEqual({ kind: "message", url: topic });
    if (body.applicationIds.includes(id)) return;
  }
}

it("M-07 a move is heard by a colleague who only reads, also of another process, and by nobody else", async () => {
  const id = await applied("Keeper");
  const [near, far] = [await hearing(on.alan, on.here), await hearing(on.alan, on.there)];
  const others = [await hearing(on.rival), await hearing(on.ada)];
  const { status } = await on.here.ask("POST", `/rest/organization/applications/${id}/decision`, {
    ...on.grace,
    payload: { stage: "interview" },
  });
  expect(status).toBe(200);
  await Promise.all([hearsOf(id, near), hearsOf(id, far)]);
  for (const other of others) await expectSilence(other);
});

it("M-07 tags, assignments, notes and messages are heard by colleagues", async () => {
  const id = await applied("Pilot");
  const colleague = await hearing(on.alan);
  const organization = "/rest/organization";
  const changes: [method: "POST" | "PUT", url: string, payload: object][] = [
    ["POST", `${organization}/tags`, { applicationIds: [id], tag: "night shift", on: true }],
    ["PUT", `${organization}/assignments`, { applicationIds: [id], assignee: "me" }],
    ["POST", `${organization}/applications/${id}/notes`, { text: "Knows the harbor." }],
    ["POST", `/rest/conversations/${id}/messages`, { text: "Is Tuesday fine?" }],
  ];
  for (const [method, url, payload] of changes) {
    const { status } = await on.here.ask(method, url, { ...on.grace, payload });
    expect([url, status < 300]).toEqual([url, true]);
    await hearsOf(id, colleague);
  }
});

it("M-29 notes about an applicant are not heard by them, if they are a member too", async () => {
  const member = await person(on.here, "member@harbor.example");
  const id = await applied("Cook", member);
  await join(on.here, member, "reader", "Harbor Trust");
  const [colleague, applicant] = [await hearing(on.alan), await hearing(member)];
  const notes = `/rest/organization/applications/${id}/notes`;
  const { status } = await on.here.ask("POST", notes, { ...on.grace, payload: { text: "Not now." } });
  expect(status).toBeLessThan(300);
  await hearsOf(id, colleague);
  await expectSilence(applicant);
});

it("M-29 an applicant's other pages hear of what the applicant does, also of another process, and nobody else's", async () => {
  const id = await applied("Stoker");
  const own = [await hearing(on.ada, on.here, ownTopic), await hearing(on.ada, on.there, ownTopic)];
  const others = [await hearing(on.grace, on.here, ownTopic), await hearing(on.rival, on.here, ownTopic)];
  const changes: [method: "POST" | "PATCH" | "DELETE", url: string, payload?: object][] = [
    ["POST", `/rest/conversations/${id}/messages`, { text: "Is the harbor far?" }],
    ["POST", `/rest/applications/${id}/withdrawal`],
  ];
  for (const [method, url, payload] of changes) {
    const { status } = await on.here.ask(method, url, { ...on.ada, ...(payload && { payload }) });
    expect([url, status < 300]).toEqual([url, true]);
    for (const page of own)
      expect(await page.next()).toEqual({ kind: "message", url: ownTopic, body: { applicationIds: [id] } });
  }
  await Promise.all([on.here.parts.settled(), on.there.parts.settled()]);
  for (const other of [...own, ...others]) await expectSilence(other);
});

it("M-07 an applicant doesn't hear what the organization does by itself", async () => {
  const id = await applied("Cook");
  const own = await hearing(on.ada, on.here, ownTopic);
  const url = `/rest/organization/applications/${id}/notes`;
  expect((await on.here.ask("POST", url, { ...on.grace, payload: { text: "No." } })).status).toBeLessThan(
    300,
  );
  const message = { ...on.grace, payload: { text: "Is Tuesday fine?" } };
  expect((await on.here.ask("POST", `/rest/conversations/${id}/messages`, message)).status).toBeLessThan(300);
  await on.here.parts.settled();
  await expectSilence(own);
});

it("many changes at once are told together", async () => {
  const id = Number(await applied("Rigger"));
  const colleague = await hearing(on.alan);
  const { organization_id: organization } = await on.here.parts.database.read
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const started = performance.now();
  let told = 0;
  colleague.socket.on("message", () => void (told += 1));
  for (let at = 0; at < 300; at += 1) {
    await on.here.parts.database.write((writer) =>
      on.here.parts.events.append(writer, {
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
  const blocking = await person(on.here, "blocking@example.com");
  const id = await applied("Diver", blocking);
  const { organization_id } = await on.here.parts.database.read
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  const block = { domain: null, kind: "blocked", created_at: 1, organization_id } as const;
  await on.here.parts.database.write((writer) =>
    writer
      .insertInto("block")
      .values({ ...block, account_id: Number(blocking.accountId) })
      .execute(),
  );
  const colleague = await hearing(on.alan);
  const withdrawn = await on.here.ask("POST", `/rest/applications/${id}/withdrawal`, blocking);
  expect(withdrawn.status).toBeLessThan(300);
  await on.here.parts.settled();
  await expectSilence(colleague);
});
