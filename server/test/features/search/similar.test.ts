import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startApp();
  const junior = { seniority: "junior" } as const;
  const senior = { seniority: "senior" } as const;
  await server.publish([
    aDraft({ title: "Senior Accountant", ...senior }),
    aDraft({ title: "Junior Accountant", ...junior }),
    aDraft({ title: "Senior Tax Accountant", ...senior }),
    aDraft({ title: "Buchhalter", text: "Accountant, senior accountant.", ...senior }),
    aDraft({ title: "Senior Plumber", text: "Lays pipes.", ...senior }),
  ]);
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { size: 100 } });
  ids = new Map(body.documents.map(({ title, id }: { title: string; id: string }) => [title, id]));
}, 30_000);
afterAll(() => server.close());

async function similarTo(title: string): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/jobs/${ids.get(title)}/similar`);
  return body.documents.map((document: { title: string }) => document.title);
}

it("similar postings are of the same occupation, those of the same seniority first", async () => {
  const titles = await similarTo("Senior Accountant");
  expect(titles.slice(0, 2)).toContain("Senior Tax Accountant");
  expect(titles.indexOf("Junior Accountant")).toBeGreaterThan(1);
  expect(titles).not.toContain("Senior Plumber");
});

it("a posting of a lower seniority also finds the same occupation", async () => {
  expect(await similarTo("Junior Accountant")).toContain("Senior Accountant");
});
