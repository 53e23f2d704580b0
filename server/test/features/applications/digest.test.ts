import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { untilHour } from "../../harness/an-alert.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let hirer: Person;
const hirersEmail = "pro@harbor.example";

beforeEach(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  ada = await person(server, "ada@example.com");
  hirer = await pro(server, hirersEmail, "Harbor Trust");
});
afterEach(() => server.close());

async function chooseDigest(digest: boolean, changes: object = {}) {
  const { body } = await server.ask("GET", "/rest/preferences", hirer);
  const preferences = body.preferences.map((each: object) => ({ ...each, ...changes }));
  return server.ask("PUT", "/rest/preferences", { ...hirer, payload: { preferences, digest } });
}

async function news(): Promise<{ subject: string; text: string }[]> {
  await server.parts.settled();
  const mails = (await mailsTo(server, hirersEmail)) as unknown as { subject: string; text: string }[];
  return mails.filter(({ subject }) => /application|change/i.test(subject)).toReversed();
}

async function applied() {
  const { id } = (await apply(server, ada, await jobNamed(server, "Keeper"))).body;
  return id as string;
}

describe("E-23 news about applications once a day", () => {
  it("is offered to a person who answers for an organization, and to nobody else", async () => {
    expect((await server.ask("GET", "/rest/preferences", ada)).body).not.toHaveProperty("digest");
    expect((await server.ask("GET", "/rest/preferences", hirer)).body.digest).toBe(false);
    expect((await chooseDigest(true)).body.digest).toBe(true);
  });

  it("is one mail at 8 in the morning about every application, edit and withdrawal, and singly without it", async () => {
    await chooseDigest(true);
    const id = await applied();
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
    expect(await news()).toEqual([]);
    await untilHour(server, 8);
    const [digest, ...others] = await news();
    expect(others).toEqual([]);
    expect(digest?.subject).toBe("2 changes to your applications");
    expect(digest?.text).toContain(
      "- Ada Byron applied for Keeper.\n- Ada Byron withdrew the application for Keeper.",
    );
    await untilHour(server, 8);
    expect(await news()).toHaveLength(1);
    await chooseDigest(false);
    ada = await person(server, "grace@example.com");
    await applied();
    expect((await news()).at(-1)?.subject).toBe("New application: Keeper");
  });

  it("tells what happened in its order, whichever was noted first", async () => {
    await chooseDigest(true);
    const id = await applied();
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
    await server.parts.settled();
    const { database } = server.parts;
    await database.write(async (writer) => {
      const noted = await writer.selectFrom("digest_entry").selectAll().orderBy("id", "desc").execute();
      await writer.deleteFrom("digest_entry").execute();
      for (const { id: _, ...entry } of noted)
        await writer.insertInto("digest_entry").values(entry).execute();
    });
    await untilHour(server, 8);
    expect((await news())[0]?.text).toMatch(/applied for Keeper\.\n.*withdrew/);
  });

  it("is never sent to a person who has turned off application updates by then", async () => {
    await chooseDigest(true);
    await applied();
    await chooseDigest(true, { wanted: false });
    await untilHour(server, 8);
    await chooseDigest(true, { wanted: true });
    await untilHour(server, 8);
    expect(await news()).toEqual([]);
  });
});
