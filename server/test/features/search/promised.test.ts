import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ sourceId: "1", title: "Lamp Keeper", organization: "Harbor Trust" }),
    aDraft({ sourceId: "2", title: "Lamp Trimmer", organization: "Harbor Trust" }),
    aDraft({ sourceId: "3", title: "Lamp Seller", organization: "Pier Company" }),
    aDraft({ sourceId: "4", title: "Anchor Painter", organization: "Anchor Works" }),
  ]);
});
afterAll(() => server.close());

async function found(search: object) {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { facets: true, ...search } });
  const titles = body.documents.map(({ title }: { title: string }) => title).toSorted();
  return { titles, promised: body.facets.promised, documents: body.documents };
}

describe("M-19 the promise as a filter and a facet", () => {
  it("finds no posting of an organization that nobody has claimed", async () => {
    expect(await found({ query: "anchor" })).toMatchObject({ titles: ["Anchor Painter"], promised: [] });
    expect((await found({ query: "anchor", promised: true })).titles).toEqual([]);
  });

  it("finds every posting of an organization from the moment it is claimed, and counts them exactly", async () => {
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const all = await found({ query: "lamp" });
    expect(all.titles).toHaveLength(3);
    expect(all.promised).toEqual([{ value: "true", count: 2 }]);
    const only = await found({ query: "lamp", promised: true });
    expect(only.titles).toEqual(["Lamp Keeper", "Lamp Trimmer"]);
    expect(only.promised).toEqual([{ value: "true", count: 2 }]);
    expect(only.documents.map((each: { answerBusinessDays: number }) => each.answerBusinessDays)).toEqual([
      10, 10,
    ]);
    expect((await found({ query: "lamp", promised: false })).titles).toHaveLength(3);
  });

  it("is explained where it hides a posting", async () => {
    const { documents } = await found({ query: "anchor" });
    const { body } = await server.ask("POST", "/rest/jobs/explain", {
      payload: { search: { query: "anchor", promised: true }, jobId: documents[0].id },
    });
    expect(body.hiddenBy).toEqual([
      {
        kind: "promised",
        value: "a promised answer",
        reason: "Answer: this search asks for a promised answer; the posting does not say.",
      },
    ]);
  });

  it("is kept with a search, where saying no is the same as saying nothing", async () => {
    const { headers } = await person(server, "seeker@example.com");
    const keep = (criteria: object) =>
      server.ask("POST", "/rest/searches", { headers, payload: { searches: [{ criteria }] } });
    await keep({ query: "lamp", promised: true });
    await keep({ query: "lamp", promised: false });
    await keep({ query: "lamp" });
    const { body } = await server.ask("GET", "/rest/searches", { headers });
    expect(body.recent.map(({ criteria }: { criteria: object }) => criteria)).toEqual([
      { query: "lamp" },
      { query: "lamp", promised: true },
    ]);
  });
});
