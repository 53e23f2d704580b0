import { limits } from "@candor/contract/limits";
import { draftedKibibytes } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { kibibytesOf } from "../../../src/platform/http/rate-limits.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let jobId: string;
let key: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft()]);
  const { id } = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .executeTakeFirstOrThrow();
  jobId = String(id);
});
afterAll(() => server.close());
beforeEach(async () => {
  key = await newKey();
});

async function newKey(): Promise<string> {
  return (await server.ask("POST", "/rest/apply-drafts")).body.id;
}

function read(job: string) {
  return server.ask("GET", `/rest/apply-drafts/${job}`, { headers: { "candor-draft": key } });
}

describe("what one network address keeps in drafts", () => {
  const from = (remoteAddress: string, shown: string, fields: object, job = jobId) =>
    server.ask("PATCH", `/rest/apply-drafts/${job}`, {
      headers: { "candor-draft": shown },
      payload: fields,
      remoteAddress,
    });
  const drafts = () => server.parts.database.read.selectFrom("apply_draft").select("key_hash").execute();

  it("is a number of bytes a day, whatever keys it shows; then it waits and nothing is kept", async () => {
    // Three bytes a character, 63 KiB a save.
    const answers = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`${at}`, "海".repeat(limits.answerCharacters)]),
    );
    const fields = { elevatorPitch: "海".repeat(limits.pitchCharacters), answers };
    const saves = Math.floor(draftedKibibytes.requests / kibibytesOf(fields));
    for (let left = saves; left > 0; left -= 50) {
      const together = Array.from({ length: Math.min(left, 50) });
      const saved = await Promise.all(together.map(() => from("192.0.2.7", key, fields)));
      expect(saved.filter(({ status }) => status !== 200)).toEqual([]);
    }
    await server.advance(60_000);
    const [before, another] = [await drafts(), await newKey()];
    expect(await from("192.0.2.7", another, fields)).toMatchObject({
      status: 429,
      body: { code: "too-many-requests" },
    });
    expect(await drafts()).toEqual(before);
    expect((await from("192.0.2.8", another, fields)).status).toBe(200);
  });

  it("is saved 600 times a minute", async () => {
    for (let save = 0; save < 600; save++)
      expect((await from("192.0.2.9", key, { phone: `${save}` })).status).toBe(200);
    expect((await from("192.0.2.9", key, { phone: "1" })).status).toBe(429);
  });

  it("is so many drafts of one key: the one that was not changed for longest makes room", async () => {
    await server.publish(
      Array.from({ length: limits.drafts + 1 }, () => aDraft({ source: "many" })),
      "many",
    );
    const postings = await server.parts.database.read
      .selectFrom("posting")
      .select("id")
      .where("source", "=", "many")
      .orderBy("id")
      .execute();
    const [first, second, ...others] = postings.map(({ id }) => String(id)) as [string, string, ...string[]];
    for (const job of [first, second, ...others.slice(0, -1), first]) {
      await from("192.0.2.10", key, { firstName: "Jane" }, job);
      await server.advance(1000);
    }
    await from("192.0.2.10", key, { firstName: "Jane" }, others.at(-1));
    const kept = async (job: string) => "firstName" in (await read(job)).body.fields;
    expect(await Promise.all([first, second, ...others].map(kept))).toEqual([
      true,
      false,
      ...others.map(() => true),
    ]);
  });
});
