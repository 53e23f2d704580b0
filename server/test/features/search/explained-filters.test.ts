import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({
      title: "Glazier",
      places: [{ city: "Toronto", state: "ON", country: "CA", latitude: 43.65, longitude: -79.38 }],
      remote: { kind: "onsite" },
      jobType: "contract",
      industry: "Health Care Provider",
      seniority: "junior",
      payMin: 40_000,
      payMax: 52_000,
      compensation: { currency: "CAD" },
    }),
  ]);
}, 30_000);
afterAll(() => server.close());

async function reasons(search: object, language = "en"): Promise<string[]> {
  const { body } = await server.ask("POST", "/rest/jobs/explain", {
    payload: { jobId: "1", search: { query: "glazier", close: "never", ...search } },
    headers: { "accept-language": language },
  });
  return body.hiddenBy.map(({ reason }: { reason: string }) => reason);
}

const elsewhere = {
  query: "glazier not in toronto",
  location: "Austin, TX",
  remote: "only",
  jobTypes: ["permanent"],
  industries: ["Human Resources"],
  seniority: ["senior", "lead"],
  compensationMin: 90_000,
};

describe("M-18 what hides a posting", () => {
  it("is said in the words of the page's filters, not in codes", async () => {
    expect((await reasons(elsewhere)).toSorted()).toEqual([
      "Industry: this search asks for Human Resources; the posting says Health Care Provider.",
      "Pay: this search asks for at least 90,000 a year; the posting says CA$40,000 – CA$52,000.",
      "Place: this search asks for not in Toronto, ON, Canada; the posting says Toronto, ON, Canada.",
      "Place: this search asks for within 25 miles of Austin, TX; the posting says Toronto, ON, Canada.",
      "Remote: this search asks for remote postings only; the posting says On site.",
      "Seniority: this search asks for Senior or Lead; the posting says Junior.",
      "Type: this search asks for Permanent; the posting says Contract.",
    ]);
  });

  it("M-50 is said in the reader's language", async () => {
    expect(await reasons({ industries: ["Human Resources"] }, "es")).toEqual([
      "Sector: esta búsqueda pide Recursos humanos; la vacante dice Atención médica.",
    ]);
  });
});
