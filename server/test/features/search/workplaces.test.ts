import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const denver = { city: "Denver", state: "CO", country: "US", latitude: 39.73915, longitude: -104.9847 };
const workplaces = ["onsite", "hybrid", "unknown", "remote", "hybrid"] as const;

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish(
    workplaces.map((kind, at) =>
      aDraft({ title: `Accountant ${kind} ${at}`, places: [denver], remote: { kind } }),
    ),
  );
}, 30_000);
afterAll(() => server.close());

async function search(query: string) {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query, close: "never" } });
  return {
    ...body,
    kinds: body.documents.map(({ title }: { title: string }) => title.split(" ")[1]) as string[],
  };
}

it("M-17 hybrid is a wish: postings that state it come first, none is hidden, and the chip counts who says what", async () => {
  const { chips, kinds } = await search("hybrid accountant job in denver");
  expect(chips[0]).toMatchObject({
    kind: "wish",
    label: "Hybrid",
    counts: { stated: 2, denied: 2, unstated: 1 },
  });
  // Local postings come before remote ones, as everywhere.
  expect(kinds).toEqual(["hybrid", "hybrid", "unknown", "onsite", "remote"]);
});

it("M-17 somebody who takes remote work or hybrid is told which postings are neither", async () => {
  const { chips, kinds } = await search("accountant remote or hybrid");
  expect(chips[1]).toMatchObject({
    label: "Remote or hybrid",
    counts: { stated: 3, denied: 1, unstated: 1 },
  });
  expect(kinds.slice(3)).toEqual(["unknown", "onsite"]);
});

it("M-18 the explanation of a hybrid posting names the wish, and its parts add up", async () => {
  const { documents } = await search("hybrid accountant");
  const { body } = await server.ask("POST", "/rest/jobs/explain", {
    payload: { jobId: documents[0].id, search: { query: "hybrid accountant" } },
  });
  const sum = body.parts.reduce((all: number, part: { contribution: number }) => all + part.contribution, 0);
  expect(sum).toBeCloseTo(body.score, 9);
  expect(body.parts).toContainEqual(
    expect.objectContaining({ field: "wish", word: "Hybrid", matched: "Hybrid" }),
  );
});
