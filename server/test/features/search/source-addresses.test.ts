import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ organization: "Hull Works", payMin: 61_000, sourceUrl: "https://boards.example/jobs/welder-7" }),
    aDraft({
      organization: "Keel Works",
      payMin: 71_000,
      sourceUrl: "https://careers.example/jobs/welder/1?lang=en",
    }),
  ]);
});
afterAll(() => server.close());

const explain = (jobId: string) =>
  server.ask("POST", "/rest/jobs/explain", {
    payload: { jobId, search: { query: "welder", compensationMin: 150_000, close: "never" } },
  });

describe("M-18 why a search doesn't list the posting at a pasted address", () => {
  it.each([
    ["https://boards.example/jobs/welder-7", "61,000"],
    ["https://boards.example/jobs/welder-7/?utm_source=mail&gh_src=abc#apply", "61,000"],
    [" boards.example/jobs/welder-7 ", "61,000"],
    // The path looks like one of ours.
    ["http://careers.example/jobs/welder/1?lang=en&ref=mail", "71,000"],
  ])("is answered for the address at its source: %s", async (address, pay) => {
    const { body } = await explain(address);
    expect(body.hiddenBy).toMatchObject([{ kind: "compensationMin", reason: expect.stringContaining(pay) }]);
  });

  it.each(["https://boards.example/jobs/welder-8", "https://boards.example", "welder"])(
    "is not answered for what no posting has: %s",
    async (address) => {
      expect((await explain(address)).body.code).toBe("job-not-found");
    },
  );
});
