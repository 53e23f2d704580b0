import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordFile, removeUnrecorded, store, storeWith } from "../../src/platform/file-records.ts";
import { type Files, openFiles } from "../../src/platform/files.ts";
import { Problem } from "../../src/platform/http/problem.ts";
import { type TestRecords, testRecords } from "../harness/records.ts";

let records: TestRecords;
let files: Files;

beforeEach(async () => {
  records = await testRecords();
  files = openFiles(records.folder);
});
afterEach(() => records.close());

const words = Buffer.from("resume");
const keeper = () => ({ ...records, files });

/** What the task does that a day later decides about a file. */
async function decide(storageKey: string): Promise<void> {
  const { read } = records.database;
  const task = await read
    .selectFrom("task")
    .select("payload_json")
    .where("key", "=", `${removeUnrecorded.name}:${storageKey}`)
    .executeTakeFirstOrThrow();
  await removeUnrecorded.run(keeper(), JSON.parse(task.payload_json), {} as never);
}

const isThere = ({ storageKey, sha256 }: { storageKey: string; sha256: string }) =>
  files.get(storageKey, sha256).then(
    () => true,
    () => false,
  );

describe("a stored file", () => {
  it("goes if its process died before it was recorded, and stays if it was recorded", async () => {
    const [lost, kept] = [await store(keeper(), words), await store(keeper(), words)];
    const file = { ...kept, name: "a.txt", mediaType: "text/plain", bytes: words.length };
    await records.database.write((writer) => recordFile(writer, file, null, 0));
    for (const { storageKey } of [lost, kept]) await decide(storageKey);
    expect([await isThere(lost), await isThere(kept)]).toEqual([false, true]);
  });

  it("goes at once if its record was refused, and stays if the records may have it", async () => {
    const failures = [new Problem("not-found"), new Error("Connection terminated unexpectedly")];
    const stored = failures.map((failure) => {
      const { promise, resolve } = Promise.withResolvers<{ storageKey: string; sha256: string }>();
      const storing = storeWith(keeper(), words, async (one) => {
        resolve(one);
        throw failure;
      });
      return storing.catch(() => promise);
    });
    expect(await Promise.all(stored.map(async (one) => isThere(await one)))).toEqual([false, true]);
  });
});
