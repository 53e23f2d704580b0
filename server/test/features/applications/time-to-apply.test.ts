import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, person, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let jobId: string;
const minute = 60_000;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Clock Winder" })]);
  jobId = await jobNamed(server, "Clock Winder");
});
afterAll(() => server.close());

async function newDraft(): Promise<Record<string, string>> {
  const { body } = await server.ask("POST", "/rest/apply-drafts");
  return { "candor-draft": body.id };
}

function keep(headers: Record<string, string>, payload: object) {
  return server.ask("PATCH", `/rest/apply-drafts/${jobId}`, { headers, payload });
}

describe("M-39 before the first field", () => {
  it("an application is measured from the first field of its draft, and ten of them make an estimate", async () => {
    const finish = async (at: number) => {
      const draft = await newDraft();
      await keep(draft, { firstName: "Ada" });
      await server.advance(3 * minute);
      await keep(draft, { lastName: "Byron" });
      await server.advance(minute / 2);
      const who = await person(server, `winder${at}@example.com`);
      const headers = { ...who.headers, ...draft };
      expect((await apply(server, { ...who, headers }, jobId, sent)).status).toBe(201);
    };
    const minutes = async () =>
      (await server.ask("GET", `/rest/apply-drafts/${jobId}`, { headers: await newDraft() })).body.minutes;
    for (let at = 0; at < 9; at += 1) await finish(at);
    expect(await minutes()).toBeUndefined();
    await finish(9);
    expect(await minutes()).toBe(4);
  });

  it("a draft says when it will be deleted, which is later after each change", async () => {
    const draft = await newDraft();
    const read = () => server.ask("GET", `/rest/apply-drafts/${jobId}`, { headers: draft });
    expect((await read()).body.expiresAt).toBeUndefined();
    await keep(draft, { firstName: "Ada" });
    const first = (await read()).body.expiresAt;
    const hoursLeft = (Date.parse(first) - server.parts.clock.now()) / (60 * minute);
    expect(hoursLeft).toBeCloseTo(limits.draftHours, 1);
    await server.advance(minute);
    expect((await keep(draft, { firstName: "Ada B" })).body.expiresAt > first).toBe(true);
  });
});
