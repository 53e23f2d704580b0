import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const titles = "Joiner Keeper Painter Smith Pilot Baker Cooper Fuller Mason Sailor Rigger".split(" ");

let server: TestApp;
let hirer: Person;
beforeAll(async () => {
  server = await startApp();
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Nobody's", organization: "Empty House" }),
  ]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

async function applied(email: string, title: string) {
  const seeker = await person(server, email);
  const { body } = await apply(server, seeker, await jobNamed(server, title));
  return { seeker, id: body.id as string };
}

const read = (who: Person, id: string) => server.ask("GET", `/rest/conversations/${id}`, who);
const write = (who: Person, id: string, text: string, key?: string) =>
  server.ask("POST", `/rest/conversations/${id}/messages`, {
    headers: { ...who.headers, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { text },
  });
const mailboxOf = async (email: string) =>
  (await mailsTo(server, email)) as unknown as { readonly id: string; readonly text: string }[];
const textsOf = (body: { messages: { text: string }[] }) => body.messages.map(({ text }) => text);

describe("messages inside an application", () => {
  it("M-29 are read by both sides, each knowing who wrote", async () => {
    const { seeker, id } = await applied("ada@example.com", "Keeper");
    expect((await write(seeker, id, "  Is it far?  ")).status).toBe(201);
    const { body } = await write(hirer, id, "Not at all.");
    expect(textsOf(body)).toEqual(["Is it far?", "Not at all."]);
    expect(body.messages.map((one: { from: object }) => one.from)).toEqual([
      { kind: "seeker", name: "Ada Byron", own: false },
      { kind: "pro", name: "Grace", own: true },
    ]);
    const own = (await read(seeker, id)).body;
    expect(own.messages.map((one: { from: { own: boolean } }) => one.from.own)).toEqual([true, false]);
  });

  it("M-07 are facts of the timeline, with who wrote and when, and without their words", async () => {
    const { seeker, id } = await applied("facts@example.com", "Joiner");
    await write(seeker, id, "Is it far?");
    await write(hirer, id, "Not at all.");
    const own = (await server.ask("GET", `/rest/applications/${id}`, seeker)).body.timeline;
    expect(own).toMatchObject([
      { kind: "submitted", actor: { kind: "seeker" } },
      { kind: "message", actor: { kind: "seeker", name: "Ada Byron" } },
      { kind: "message", actor: { kind: "pro", name: "Grace" } },
    ]);
    expect(JSON.stringify(own)).not.toContain("far");
    const theirs = (await server.ask("GET", `/rest/organization/applications/${id}`, hirer)).body.timeline;
    expect(theirs).toEqual(own);
  });

  it("are unread until their reader marks them, on that side only", async () => {
    const { seeker, id } = await applied("unread@example.com", "Painter");
    await write(seeker, id, "One");
    const { body } = await write(seeker, id, "Two");
    expect(body.unread).toBe(0);
    const unread = async (who: Person) =>
      (await server.ask("GET", "/rest/conversations", who)).body.unread.find(
        (one: { applicationId: string }) => one.applicationId === id,
      )?.count;
    expect([await unread(hirer), await unread(seeker)]).toEqual([2, undefined]);
    const mark = (through: string) =>
      server.ask("POST", `/rest/conversations/${id}/reading`, { ...hirer, payload: { through } });
    expect((await mark(body.messages[0].id)).status).toBe(204);
    expect(await unread(hirer)).toBe(1);
    await mark("9999999999");
    await mark(body.messages[0].id);
    expect(await unread(hirer)).toBeUndefined();
    await write(seeker, id, "Three");
    expect(await unread(hirer)).toBe(1);
  });

  it("are sent once with one key", async () => {
    const { seeker, id } = await applied("twice@example.com", "Smith");
    await Promise.all([write(seeker, id, "Hello", "key-1"), write(seeker, id, "Hello", "key-1")]);
    expect(textsOf((await read(seeker, id)).body)).toEqual(["Hello"]);
    expect((await write(seeker, id, "Other", "key-1")).body.code).toBe("key-reused");
  });

  it("are mailed to the other side", async () => {
    const { seeker, id } = await applied("mailed@example.com", "Pilot");
    await write(seeker, id, "Do you fly at night?");
    const [toPro] = await mailsTo(server, "grace@harbor.example");
    expect(toPro?.subject).toBe("Ada Byron wrote about Pilot");
    expect(toPro?.text).toContain("Do you fly at night?");
    expect(toPro?.text).toContain(`/organization/applications/${id}#messages`);
    expect(toPro?.text).not.toContain("mailed@example.com");
    await write(hirer, id, "Only by day.");
    const [toSeeker] = await mailsTo(server, "mailed@example.com");
    expect(toSeeker?.text).toContain("Only by day.");
    expect(toSeeker?.text).not.toContain("grace@harbor.example");
  });

  it("need words, and end at a length", async () => {
    const { seeker, id } = await applied("words@example.com", "Baker");
    const { status, body } = await write(seeker, id, " \n ");
    expect([status, body.errors]).toEqual([
      400,
      [{ path: "/text", key: "conversation.textRequired", text: "Write a message first." }],
    ]);
    expect((await write(seeker, id, "x".repeat(5001))).status).toBe(400);
    expect((await write(seeker, id, "x".repeat(5000))).status).toBe(201);
  });

  it("wait after ten without an answer", async () => {
    const { seeker, id } = await applied("many@example.com", "Cooper");
    for (let at = 0; at < 10; at += 1) expect((await write(seeker, id, `${at}`)).status).toBe(201);
    expect((await write(seeker, id, "eleven")).body).toMatchObject({
      code: "conversation-waits",
      detail: "You have written 10 messages without an answer. Wait until the other side writes.",
    });
    await write(hirer, id, "Slowly.");
    expect((await write(seeker, id, "eleven")).status).toBe(201);
  });

  it("end with a withdrawal, and are still read", async () => {
    const { seeker, id } = await applied("gone@example.com", "Fuller");
    await write(seeker, id, "Hello");
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, seeker);
    expect((await write(hirer, id, "Wait")).body.code).toBe("conversation-closed");
    expect((await read(hirer, id)).body).toMatchObject({
      closed: "withdrawn",
      messages: [{ text: "Hello" }],
    });
  });

  it("reach nobody where nobody answers", async () => {
    const { seeker, id } = await applied("alone@example.com", "Nobody's");
    expect((await read(seeker, id)).body.closed).toBe("nobody");
    expect((await write(seeker, id, "Hello?")).body.code).toBe("conversation-closed");
  });

  it("P-05 are read, and not written, by those who only read for the organization", async () => {
    const { seeker, id } = await applied("readers@example.com", "Mason");
    await write(seeker, id, "Hello");
    const reader = await person(server, "reader@harbor.example");
    await join(server, reader, "reader", "Harbor Trust");
    expect((await read(reader, id)).body).toMatchObject({ mayWrite: false, messages: [{ text: "Hello" }] });
    expect((await write(reader, id, "Me too")).status).toBe(404);
    const stranger = await person(server, "stranger@example.com");
    expect((await read(stranger, id)).status).toBe(404);
    expect((await write(stranger, id, "Hi")).status).toBe(404);
  });

  it("M-28 tell the applicant who read them", async () => {
    const { seeker, id } = await applied("looks@example.com", "Sailor");
    await read(hirer, id);
    const { body } = await server.ask("GET", "/rest/account/looks", seeker);
    expect(body.looks.map((look: { kind: string }) => look.kind)).toEqual(["messages"]);
  });

  it("M-29 are replied to in the mailbox of a developer, as people reply by mail", async () => {
    const { seeker, id } = await applied("sailor@example.com", "Sailor");
    await write(hirer, id, "When can you sail?");
    const [mail, receipt] = await mailboxOf("sailor@example.com");
    expect(mail?.text).toContain("When can you sail?");
    const { body: page } = await server.ask("GET", "/dev/mailbox");
    expect(page).toContain(`action="/dev/mailbox/${mail?.id}/reply"`);
    const reply = (number: string, words: string) =>
      server.ask("POST", `/dev/mailbox/${number}/reply`, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ text: words }).toString(),
      });
    expect((await reply(mail?.id ?? "", "On Monday, if it’s dry.\r\nOr on Tuesday.")).status).toBe(303);
    await server.parts.settled();
    const { messages } = (await read(seeker, id)).body;
    expect(messages.at(-1)).toMatchObject({ text: "On Monday, if it’s dry.\nOr on Tuesday.", byMail: true });
    // A receipt comes from an address that nobody reads.
    expect((await reply(receipt?.id ?? "", "Thanks")).status).toBe(404);
  });
});

describe("what ends a conversation", () => {
  it("M-08 closes a declined application's after 60 days without anything", async () => {
    const { seeker, id } = await applied("lapsed@example.com", "Rigger");
    await server.ask("POST", `/rest/organization/applications/${id}/decision`, {
      ...hirer,
      payload: { stage: "declined", reason: "skills" },
    });
    expect((await write(seeker, id, "Why?")).status).toBe(201);
    const day = 86_400_000;
    await server.parts.database.write((writer) =>
      writer
        .updateTable("application")
        .set({ modified_at: server.parts.clock.now() - 60 * day })
        .where("id", "=", Number(id))
        .execute(),
    );
    expect((await read(seeker, id)).body.closed).toBe("lapsed");
    expect((await write(hirer, id, "Because.")).body.code).toBe("conversation-closed");
  });
});
