import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let hirer: Person;
let seeker: Person;
let muted: string;
let other: string;

/** What the applicant was told after one of the applications was muted. */
let since: string[];

beforeAll(async () => {
  server = await startApp();
  await server.publish(["Keeper", "Painter"].map((title) => aDraft({ title, organization: "Harbor Trust" })));
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  seeker = await person(server, "ada@example.com");
  const appliedTo = async (title: string) =>
    (await apply(server, seeker, await jobNamed(server, title))).body.id as string;
  [muted, other] = [await appliedTo("Keeper"), await appliedTo("Painter")];
  await mute(muted, true);
  const before = (await told()).length;
  for (const id of [muted, other]) {
    await invite(id);
    await write(hirer, id, "When can you start?");
  }
  since = (await told()).slice(0, -before);
});
afterAll(() => server.close());

function mute(id: string, wanted: boolean, who = seeker) {
  return server.ask("PUT", `/rest/applications/${id}/mute`, { ...who, payload: { muted: wanted } });
}

const invite = (id: string) =>
  server.ask("POST", `/rest/organization/applications/${id}/decision`, {
    ...hirer,
    payload: { stage: "interview" },
  });
const write = (who: Person, id: string, text: string) =>
  server.ask("POST", `/rest/conversations/${id}/messages`, { ...who, payload: { text } });

async function told(email = "ada@example.com"): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.map(({ subject }) => subject).filter((subject) => /Keeper|Painter/.test(subject));
}

it("E-23 a muted application sends its applicant no mail of any kind, and others still do", () => {
  expect(since).toHaveLength(2);
  for (const subject of since) expect(subject).toContain("Painter");
});

it("E-23 its page still says what happened, and that it is muted", async () => {
  const { body } = await server.ask("GET", `/rest/applications/${muted}`, seeker);
  expect(body).toMatchObject({ status: "interview", muted: true });
  const { body: of } = await server.ask("GET", `/rest/organization/applications/${muted}`, hirer);
  expect(of).not.toHaveProperty("muted");
});

it("E-23 mails to the other side don't stop", async () => {
  const before = await told("grace@harbor.example");
  await write(seeker, muted, "On Monday.");
  expect(await told("grace@harbor.example")).toEqual([expect.stringContaining("Keeper"), ...before]);
});

it("E-23 a mail about an application leads to where it is muted; one to a hirer doesn't", async () => {
  const mutes = async (email: string) =>
    (await mailsTo(server, email)).map(({ text }) => /\/settings\/application\/(\d+)#mute/.exec(text)?.[1]);
  expect(await mutes("ada@example.com")).toContain(other);
  expect(new Set(await mutes("grace@harbor.example"))).toEqual(new Set([undefined]));
});

it("E-23 unmuted, it sends mails again; repeating changes nothing", async () => {
  for (let times = 0; times < 2; times++)
    expect(await mute(muted, true)).toMatchObject({ status: 200, body: { muted: true } });
  for (let times = 0; times < 2; times++)
    expect(await mute(muted, false)).toMatchObject({ status: 200, body: { muted: false } });
  const before = await told();
  await write(hirer, muted, "Welcome!");
  expect(await told()).toEqual([expect.stringContaining("Keeper"), ...before]);
  await mute(muted, true);
});

it("nobody else mutes it", async () => {
  const eve = await person(server, "eve@example.com");
  expect((await mute(muted, true, eve)).status).toBe(404);
  expect((await mute(muted, true, hirer)).status).toBe(404);
});
