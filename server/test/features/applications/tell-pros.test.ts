import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;

beforeEach(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  ada = await person(server, "ada@example.com");
});
afterEach(() => server.close());

async function applied(by = ada): Promise<string> {
  return (await apply(server, by, await jobNamed(server, "Keeper"))).body.id;
}

async function withdrawn(id: string) {
  return (await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada)).body;
}

async function newsTo(email: string) {
  const mails = await mailsTo(server, email);
  return mails.filter(({ subject }) =>
    /^(New application|Application changed|Application withdrawn): /.test(subject),
  );
}

describe("A-03: Pros of the organization", () => {
  it("get one mail each for an application, which names the posting and links to the application", async () => {
    await pro(server, "first@harbor.example", "Harbor Trust");
    await pro(server, "second@harbor.example", "Harbor Trust");
    const id = await applied();
    for (const email of ["first@harbor.example", "second@harbor.example"]) {
      const mails = await newsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual(["New application: Keeper"]);
      expect(mails[0]?.text).toContain("Ada Byron applied for Keeper at Harbor Trust.");
      expect(mails[0]?.text).toContain(`/organization/applications/${id}`);
    }
  });

  it("get one mail each for a withdrawal, however often it is sent", async () => {
    await pro(server, "first@harbor.example", "Harbor Trust");
    const id = await applied();
    await Promise.all([withdrawn(id), withdrawn(id)]);
    expect((await withdrawn(id)).withdrawalTold).toBe(true);
    const mails = await newsTo("first@harbor.example");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Application withdrawn: Keeper",
      "New application: Keeper",
    ]);
    expect(mails[0]?.text).toContain(`/organization/applications/${id}`);
  });

  it("A-02 get a mail each for a change of an application that waits", async () => {
    await pro(server, "first@harbor.example", "Harbor Trust");
    const id = await applied();
    const payload = { elevatorPitch: "I keep lamps lit, also in storms." };
    expect((await server.ask("PATCH", `/rest/applications/${id}`, { ...ada, payload })).status).toBe(200);
    const [mail] = await newsTo("first@harbor.example");
    expect(mail?.subject).toBe("Application changed: Keeper");
    expect(mail?.text).toContain("Ada Byron changed the application for Keeper at Harbor Trust.");
  });

  it("are not mailed about their own applications", async () => {
    const harborPro = await pro(server, "first@harbor.example", "Harbor Trust");
    await applied(harborPro);
    expect(await newsTo("first@harbor.example")).toEqual([]);
  });

  it("E-23: get no mail if they turned it off, and others still do", async () => {
    const harborPro = await pro(server, "first@harbor.example", "Harbor Trust");
    await pro(server, "second@harbor.example", "Harbor Trust");
    const { preferences } = (await server.ask("GET", "/rest/preferences", harborPro)).body;
    const payload = {
      preferences: preferences.map((one: object) => ({ ...one, wanted: false })),
    };
    expect((await server.ask("PUT", "/rest/preferences", { ...harborPro, payload })).status).toBe(200);
    await applied();
    expect(await newsTo("first@harbor.example")).toEqual([]);
    expect(await newsTo("second@harbor.example")).toHaveLength(1);
  });
});

it("A-03: withdrawing from an organization without a Pro does not claim that somebody was told", async () => {
  const id = await applied();
  expect(await withdrawn(id)).toMatchObject({ status: "withdrawn", withdrawalTold: false });
  await pro(server, "late@harbor.example", "Harbor Trust");
  expect((await withdrawn(id)).withdrawalTold).toBe(false);
  expect(await newsTo("late@harbor.example")).toEqual([]);
});
