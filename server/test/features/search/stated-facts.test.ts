import { factNames } from "@candor/contract/jobs/facts";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { AlertIndex } from "@candor/engine/reverse/alert-index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchablePostingsAfter } from "../../../src/features/jobs/queries.ts";
import { planCriteria } from "../../../src/features/search/rules/plan.ts";
import { plainWords } from "../../../src/features/search/rules/sentence/parse.ts";
import { changeOf } from "../../../src/features/search/views/changes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

const nurse = (name: string, text: string, more = {}) =>
  aDraft({ title: `Nurse ${name}`, description: `<p>${text}</p>`, text, ...more });

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    nurse("one", "Work the night shift. No weekends. Visa sponsorship is available."),
    nurse("two", "Day shift on the ward. Weekend work is required. We do not sponsor visas."),
    nurse("three", "Care for people."),
    nurse("four", "Nights only, part time. Current RN license required.", { languages: ["Spanish"] }),
    nurse("five", "We do not sponsor visas.", { stated: { sponsorship: ["yes"] } }),
    aDraft({ title: "Rigger" }),
  ]);
}, 30_000);
afterAll(() => server.close());

async function search(payload: object): Promise<SearchAnswer & { readonly titles: string[] }> {
  const { status, body } = await server.ask("POST", "/rest/jobs/search", {
    payload: { close: "never", ...payload },
  });
  expect(status).toBe(200);
  return { ...body, titles: body.documents.map(({ title }: { title: string }) => title) };
}

describe("what postings state", () => {
  it("filters, and a posting that does not state a value does not satisfy a filter on it", async () => {
    const found = async (fields: object) => (await search({ query: "nurse", ...fields })).titles.toSorted();
    expect(await found({ shifts: ["night"] })).toEqual(["Nurse four", "Nurse one"]);
    expect(await found({ sponsorship: ["no"] })).toEqual(["Nurse two"]);
    expect(await found({ weekends: ["yes", "no"] })).toEqual(["Nurse one", "Nurse two"]);
    expect(await found({ weekends: ["no", "unstated"] })).toEqual([
      "Nurse five",
      "Nurse four",
      "Nurse one",
      "Nurse three",
    ]);
    expect(await found({ languages: ["unstated"], licenses: ["unstated"] })).toHaveLength(4);
  });

  it("a source's own column wins over the text", async () => {
    const { titles } = await search({ sponsorship: ["yes"] });
    expect(titles.toSorted()).toEqual(["Nurse five", "Nurse one"]);
  });

  it("M-19 each count is what a click on it finds, and reverse search agrees", async () => {
    const { facets } = await search({ query: "nurse", facets: true });
    const rows = await searchablePostingsAfter(server.parts.database.read, 0, 100);
    const postings = rows.map(changeOf).flatMap((change) => (change.kind === "put" ? [change.posting] : []));
    const now = server.parts.clock.now();
    expect(facets?.facts.map(({ field }) => field)).toEqual(factNames);
    for (const { field, values } of facets!.facts) {
      for (const { value, count } of values) {
        const asked = { [field]: [value] };
        const { titles } = await search({ query: "nurse", parse: false, ...asked });
        expect([field, value, titles.length]).toEqual([field, value, count]);
        const alerts = new AlertIndex(postings);
        alerts.put(1, planCriteria(asked, plainWords("nurse"), { now }));
        const told = postings.filter((posting) => alerts.match(posting).length > 0);
        expect(told.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
      }
    }
  });

  it("M-18 an explanation names the fact, what was asked and what the posting says", async () => {
    const { documents } = await search({ query: "nurse two" });
    const explained = await server.ask("POST", "/rest/jobs/explain", {
      payload: { search: { query: "nurse", shifts: ["night"] }, jobId: documents[0]!.id },
    });
    expect(explained.body.hiddenBy).toEqual([
      {
        kind: "shifts",
        value: "Night shift",
        reason: "Shift: this search asks for Night shift; the posting says Day shift.",
      },
    ]);
  });

  it("a posting shows each with its sentence, and what it does not say", async () => {
    const { documents } = await search({ query: "nurse one" });
    const { body } = await server.ask("GET", `/rest/job-lookup/${documents[0]!.id}`);
    const stated = Object.fromEntries(body.stated.map((fact: { field: string }) => [fact.field, fact]));
    expect(stated.shifts).toEqual({
      field: "shifts",
      label: "Shift",
      values: [{ value: "night", label: "Night shift" }],
      sentence: "Work the night shift.",
    });
    expect(stated.weekends.sentence).toBe("No weekends.");
    expect(stated.sponsorship.sentence).toBe("Visa sponsorship is available.");
    expect(stated.licenses).toEqual({ field: "licenses", label: "License", values: [] });
    expect(stated.degree).toBeUndefined();
  });
});

describe("wishes", () => {
  it("keep every posting, list those that state it first and those that deny it last, and count them", async () => {
    const { titles, chips, hits } = await search({ query: "nurse night shift" });
    expect(hits.total.value).toBe(5);
    expect(titles.slice(0, 2).toSorted()).toEqual(["Nurse four", "Nurse one"]);
    expect(titles.at(-1)).toBe("Nurse two");
    expect(chips?.at(-1)).toMatchObject({
      kind: "wish",
      value: "shifts=night",
      label: "Night shift",
      words: [[6, 17]],
      counts: { stated: 2, denied: 1, unstated: 2 },
    });
  });

  it("several are counted each by itself", async () => {
    const { chips } = await search({ query: "nurse night shift visa sponsorship" });
    const counts = chips?.filter(({ kind }) => kind === "wish").map((chip) => chip.counts);
    expect(counts).toEqual([
      { stated: 2, denied: 1, unstated: 2 },
      { stated: 2, denied: 1, unstated: 2 },
    ]);
  });

  it("M-18 are a part of the score, and the parts add up to it", async () => {
    const { documents } = await search({ query: "nurse night shift" });
    for (const { id } of documents) {
      const { body } = await server.ask("POST", "/rest/jobs/explain", {
        payload: { search: { query: "nurse night shift", close: "never" }, jobId: id },
      });
      const sum = body.parts.reduce(
        (all: number, part: { contribution: number }) => all + part.contribution,
        0,
      );
      expect(sum).toBeCloseTo(body.score, 6);
      expect(body.parts).toContainEqual(expect.objectContaining({ field: "wish", word: "Night shift" }));
    }
  });

  it("words as typed are no wish", async () => {
    expect((await search({ query: "nurse night shift", parse: false })).titles).toEqual(["Nurse one"]);
    expect((await search({ query: '"night shift"' })).chips?.[0]?.kind).toBe("phrase");
  });
});
