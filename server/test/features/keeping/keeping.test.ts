import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let hirer: Person;
let rival: Person;
let seeker: Person;
let application: string;
let other: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Diver", organization: "Harbor Trust" }),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  rival = await pro(server, "rival@other.example", "Other Trust");
  seeker = await person(server, "ada@example.com");
  other = await jobNamed(server, "Diver");
  application = (await apply(server, seeker, await jobNamed(server, "Keeper"))).body.id;
});
afterAll(() => server.close());

const ask = (by = hirer) =>
  server.ask("POST", `/rest/organization/applications/${application}/keeping`, {
    ...by,
    payload: { months: 6 },
  });
const decide = (kept: boolean, by = seeker) =>
  server.ask("PUT", `/rest/applications/${application}/keeping`, { ...by, payload: { kept } });
const isAsking = ({ subject }: { subject: string }) => subject === "May Harbor Trust keep you on file?";
const state = async () => (await server.ask("GET", `/rest/applications/${application}/keeping`, seeker)).body;
const list = async (by = hirer) => (await server.ask("GET", "/rest/organization/kept", by)).body.kept;
const invite = (jobId: string, by = hirer) =>
  server.ask("POST", `/rest/organization/kept/${application}/invitations`, { ...by, payload: { jobId } });
const decline = () =>
  server.ask("POST", `/rest/organization/applications/${application}/decision`, {
    ...hirer,
    payload: { stage: "declined", reason: "otherCandidate" },
  });

describe("M-38 an application that is kept on file", { shuffle: false }, () => {
  it("is asked for only after an answer, and by its organization alone", async () => {
    expect((await ask()).status).toBe(409);
    await decline();
    expect((await ask(rival)).status).toBe(404);
    expect((await decide(true)).status).toBe(404);
    expect((await ask()).status).toBe(204);
    await ask();
    expect(await state()).toEqual({ state: "asked", months: 6 });
    expect(await list()).toEqual([]);
    const mails = await mailsTo(server, "ada@example.com");
    expect(mails.filter(isAsking)).toHaveLength(1);
  });

  it("is in the hirer's list once its applicant agrees, until a date, and in the record of consents", async () => {
    expect((await decide(true, rival)).status).toBe(404);
    expect((await decide(true)).status).toBe(204);
    expect(await state()).toMatchObject({ state: "kept", until: expect.any(String) });
    expect(await list()).toMatchObject([{ applicationId: application, name: "Ada Byron", title: "Keeper" }]);
    expect(await list(rival)).toEqual([]);
    const { body } = await server.ask("GET", "/rest/account/consents", seeker);
    expect(JSON.stringify(body)).toContain("Harbor Trust keeps my application on file for 6 months");
  });

  it("leads to an invitation, mailed once, to an open posting of the same organization", async () => {
    expect((await invite(await jobNamed(server, "Rival"))).status).toBe(404);
    expect((await invite(other, rival)).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await invite(other)).status).toBe(204);
    expect((await list())[0].invited).toEqual([other]);
    const mails = await mailsTo(server, "ada@example.com");
    const subject = "Harbor Trust invites you to apply: Diver";
    expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it("is gone from the hirer's view at once when it is taken back", async () => {
    expect((await decide(false)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await invite(other)).status).toBe(404);
    const seen = await server.ask("GET", `/rest/organization/applications/${application}/keeping`, hirer);
    expect(seen.body).toEqual({ state: "refused", months: 6 });
  });

  it("is never asked for again after a no, which its applicant can take back", async () => {
    const asked = async () => (await mailsTo(server, "ada@example.com")).filter(isAsking).length;
    const before = await asked();
    await server.advance(40 * day);
    hirer = await person(server, "grace@harbor.example");
    seeker = await person(server, "ada@example.com");
    const again = await ask();
    expect([again.status, again.body.code]).toEqual([409, "keeping-refused"]);
    expect(await asked()).toBe(before);
    expect((await decide(false)).status).toBe(204);
    expect(await state()).toEqual({ state: "refused", months: 6 });
    expect((await decide(true)).status).toBe(204);
    expect(await state()).toMatchObject({ state: "kept" });
  });

  it("ends by itself on its date", async () => {
    await server.advance(190 * day);
    const again = await person(server, "grace@harbor.example");
    expect(await list(again)).toEqual([]);
    expect((await invite(other, again)).status).toBe(404);
    expect((await ask(again)).status).toBe(204);
  });
});
