import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function kept(id: string) {
  const row = await server.parts.database.read
    .selectFrom("client_error")
    .select("report_json")
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  return JSON.parse(row.report_json);
}

describe("client errors", () => {
  const report = {
    eventId: "e-1",
    error: "TypeError: x is undefined",
    location: "https://candor.test/search?query=nurse",
    userAgent: "Firefox",
    referrer: "https://candor.test/?e=SECRET",
    screenWidth: 360,
    screenHeight: 780,
    title: "Job Search",
    version: "4.0.234",
  };

  it("C-08 E-30 a report is kept with all its fields, and its number is answered", async () => {
    const answer = await server.ask("POST", "/rest/client-error", {
      payload: report,
      headers: { "x-user-id": "42" },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.id).toMatch(/^\d+$/);
    expect(await kept(answer.body.id)).toEqual({
      ...report,
      userId: "42",
      location: "https://candor.test/search",
      referrer: "https://candor.test/",
    });
  });

  it("V-44 a user id that is not a number is not stored", async () => {
    const answer = await server.ask("POST", "/rest/client-error", {
      payload: report,
      headers: { "x-user-id": "1.2.3" },
    });
    expect((await kept(answer.body.id)).userId).toBeUndefined();
  });

  it("X-07 a report with no field at all is still a report", async () => {
    expect((await server.ask("POST", "/rest/client-error", { payload: {} })).status).toBe(201);
  });

  it("truncates what is too long instead of losing the report", async () => {
    const answer = await server.ask("POST", "/rest/client-error", { payload: { error: "x".repeat(30_000) } });
    expect((await kept(answer.body.id)).error).toHaveLength(20_000);
  });

  it("K-15 takes at most a hundred breadcrumbs", async () => {
    const crumbs = (count: number) =>
      Array.from({ length: count }, () => ({ at: "1", text: "went to ?e=SECRET" }));
    const taken = await server.ask("POST", "/rest/client-error", { payload: { breadcrumbs: crumbs(100) } });
    expect(taken.status).toBe(201);
    expect(JSON.stringify(await kept(taken.body.id))).not.toContain("SECRET");
    expect(
      (await server.ask("POST", "/rest/client-error", { payload: { breadcrumbs: crumbs(101) } })).status,
    ).toBe(400);
  });

  it("R-15 is kept without the signature that opens an interview", async () => {
    const address = "https://candor.test/interview/12/34/5678/0-1796572628.SECRET";
    const told = {
      location: address,
      referrer: `${address}?question=skills`,
      error: `failed at ${address}:1:2`,
      breadcrumbs: [{ at: "1", text: "GET /rest/interviews/12/34/5678/0-1796572628.SECRET/answers/skills" }],
    };
    const taken = await server.ask("POST", "/rest/client-error", { payload: told });
    expect(taken.status).toBe(201);
    const stored = JSON.stringify(await kept(taken.body.id));
    expect(stored).not.toContain("SECRET");
    expect(stored).toContain("https://candor.test/interview/12/34/5678/");
  });
});
