import { afterAll, beforeAll, expect, it } from "vitest";
import { generatePostings } from "../../../src/generator/postings/generate.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const sentences = [
  "remote senior go engineer over 150k posted this week not crypto",
  "rn night shift 25 miles from 10001",
  "contract manager austin",
  "contract qa in chicago $60/hr",
  "pm fintech nyc",
  '"machine learning" -intern',
  "new york",
  "new york state",
  "forklift driver part time spanish speaking",
  "c++ .net c#",
  "nurse",
  "nurses",
  "nurs*",
  "nurse in texas",
  "nurse within 50 miles of Houston",
  "registered nurse not pediatric",
  "software engineer",
  '"software engineer"',
  "remote software engineer",
  "software engineer not remote",
  "software engineer over 120k",
  "software engineer 80k-120k",
  "electrician at least $40/hr",
  "welder in ohio",
  "teacher last 3 days",
  "teacher this month",
  "accountant contract",
  "freelance designer",
  "permanent accountant in california over $90,000",
  "warehouse in dallas past 24 hours",
  "remote sensing analyst",
  "data analyst near boston",
  "jobs in seattle",
  "marketing 10 miles from 94105",
  "driver -truck",
  "nurse bay area",
  "nurse cook county il",
  "nurse chicago or dallas",
  "nurse new england",
  "registered nurse tx",
  "nurse springfield",
  "nurse near me",
  "warehouse worker $20",
  "software engineer six figures",
  "accountant £30k",
  "acct mgr dallas",
  "engineer software",
  "walmart cashier",
  "enfermera houston",
  "trabajo de limpieza en los angeles",
  "sales no cold calling",
  "recepcionist denver",
  "",
];

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const drafts = [...generatePostings({ count: 2000, seed: 7, now: server.parts.clock.now() })];
  await server.publish(
    drafts.map((draft, index) => ({ ...draft, sourceId: `${index}` })),
    "corpus",
  );
}, 60_000);
afterAll(() => server.close());

/** Chips and totals over 2,000 generated postings, for review: a change in meaning appears as a diff of this file. */
it("each worked example is read, and finds what it found when this file was reviewed", async () => {
  const lines = [];
  for (const query of sentences) {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query, size: 1 } });
    const chips = (body.chips ?? []).map(
      ({ kind, label }: { kind: string; label: string }) => `${kind}: ${label}`,
    );
    lines.push(
      `${String(body.hits.total.value).padStart(5)}  ${JSON.stringify(query)}  [${chips.join("] [")}]`,
    );
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("worked-examples.txt");
});
