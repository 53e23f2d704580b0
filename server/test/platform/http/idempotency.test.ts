import { keptAnswerKibibytes } from "@candor/contract/rate-limits";
import { afterEach, beforeEach, expect, it } from "vitest";
import { once, type Repeat } from "../../../src/platform/http/idempotency.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

const repeat = (key: string, caller: string): Repeat => ({
  key: `${caller} ${key}`,
  fingerprint: "",
  caller,
});

it("answers to repeated calls can't fill the disk: one caller has only so much of them stored", async () => {
  const { database, clock } = records;
  const answer = async (key: string, caller: string, characters: number) =>
    database.write((writer) =>
      once(writer, repeat(key, caller), clock.now(), async () => "x".repeat(characters)),
    );
  const megabyte = 1024 * 1024 - 2;
  for (let at = 0; at < keptAnswerKibibytes.requests / 1024; at += 1)
    await answer(String(at), "somebody", megabyte);
  await expect(answer("more", "somebody", megabyte)).rejects.toMatchObject({ code: "too-many-requests" });
  // What was stored is answered, and so is anything short, and anybody else.
  expect(await answer("0", "somebody", 1)).toHaveLength(megabyte);
  expect(await answer("short", "somebody", 100)).toHaveLength(100);
  expect(await answer("more", "somebody else", megabyte)).toHaveLength(megabyte);
});
