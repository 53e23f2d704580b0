import type { EarlierApplication } from "@candor/contract/applications/earlier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let people = 0;
const title = "Kelp Diver";
const words =
  "Dive for kelp at the northern pier, cut it by hand and bring it up in nets before the tide turns.";
const text = { description: `<p>${words}</p>`, text: words, places: [{ city: "Portland", state: "ME" }] };

beforeAll(async () => {
  server = await startApp();
  const own = { title, organization: "Kelp Farm", ...text };
  await server.publish([
    aDraft({ ...own, source: "one", sourceId: "first", sourceUrl: "https://kelp.example/1" }),
    aDraft({ ...own, source: "two", sourceId: "copy", sourceUrl: "https://kelp.example/1" }),
    aDraft({ ...own, source: "one", sourceId: "again", postedAt: 1, open: false }),
    aDraft({ ...own, source: "three", sourceId: "agency", organization: "Diving Staff" }),
    aDraft({ ...own, source: "one", sourceId: "other-place", places: [{ city: "Boston", state: "MA" }] }),
    aDraft({
      ...own,
      source: "one",
      sourceId: "other-words",
      text: "Count fish.",
      description: "<p>Count fish.</p>",
    }),
  ]);
});
afterAll(() => server.close());

const somebody = (): Promise<Person> => person(server, `earlier${(people += 1)}@example.com`);

async function job(sourceId: string): Promise<string> {
  const { id } = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("source_id", "=", sourceId)
    .executeTakeFirstOrThrow();
  return String(id);
}

async function earlierFor(who: Person, sourceId: string): Promise<EarlierApplication[]> {
  const { body } = await server.ask("GET", `/rest/jobs/${await job(sourceId)}/earlier-applications`, who);
  return body.earlier;
}

describe("M-40 applying for the same role again", () => {
  it("is told of an application to a copy, and to an agency's posting, and is not refused", async () => {
    const ada = await somebody();
    const { id } = (await apply(server, ada, await job("first"))).body;
    expect(await earlierFor(ada, "copy")).toEqual([
      expect.objectContaining({ id, reason: "copy", title, organization: "Kelp Farm", status: "submitted" }),
    ]);
    expect(await earlierFor(ada, "agency")).toEqual([expect.objectContaining({ id, reason: "agency" })]);
    expect(await earlierFor(ada, "first")).toEqual([]);
    expect((await apply(server, ada, await job("agency"))).status).toBe(201);
  });

  it("is told of the same posting published earlier", async () => {
    const ada = await somebody();
    await apply(server, ada, await job("agency"));
    expect(await earlierFor(ada, "again")).toEqual([expect.objectContaining({ reason: "agency" })]);
    const eve = await somebody();
    await apply(server, eve, await job("first"));
    expect(await earlierFor(eve, "again")).toEqual([expect.objectContaining({ reason: "again" })]);
  });

  it("is told nothing of other places, other work, or other people's applications", async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await apply(server, ada, await job("first"));
    expect(await earlierFor(ada, "other-place")).toEqual([]);
    expect(await earlierFor(ada, "other-words")).toEqual([]);
    expect(await earlierFor(eve, "copy")).toEqual([]);
  });

  it("is told of what was made elsewhere: of the same posting, and at its address", async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    const note = (who: Person, payload: object) =>
      server.ask("POST", "/rest/outside-applications", { ...who, payload });
    await note(ada, { jobId: await job("first") });
    await note(eve, { url: "https://kelp.example/1", title: "Diver" });
    for (const who of [ada, eve])
      expect(await earlierFor(who, "copy")).toEqual([
        expect.objectContaining({ reason: "elsewhere", stage: "submitted" }),
      ]);
    expect(await earlierFor(ada, "other-place")).toEqual([]);
  });
});
