import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Software Engineer", places: [] }),
    aDraft({ title: "Programmer - Nights" }),
    aDraft({ title: "Data Engineer" }),
    aDraft({ title: "Waiter", text: "Serves a software engineer." }),
  ]);
}, 30_000);
afterAll(() => server.close());

async function suggested(q: string): Promise<{ value: string; count: number }[]> {
  const { body } = await server.ask("GET", `/rest/jobs/suggest?kind=title&q=${encodeURIComponent(q)}`);
  return body.suggestions;
}

it("occupations are suggested by their aliases, with the number of matches that a search for them has", async () => {
  const [found] = await suggested("swe");
  expect(found).toMatchObject({ kind: "title", value: "Software Engineer" });
  const payload = { query: found!.value, close: "never" };
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload });
  expect(found!.count).toBe(body.hits.total.value);
});

it("a letter that is wrong, missing or swapped makes no difference", async () => {
  for (const typed of ["software enginer", "sofware eng", "softwrae engineer"])
    expect(await suggested(typed)).toContainEqual(expect.objectContaining({ value: "Software Engineer" }));
});

it("neither titles as they are written nor what no posting has are suggested", async () => {
  expect(await suggested("nights")).toEqual([]);
  expect(await suggested("beekeeper")).toEqual([]);
  for (const q of ["a", "s", "e"])
    for (const { count } of await suggested(q)) expect(count).toBeGreaterThan(0);
});
