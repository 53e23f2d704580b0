import { expect, test } from "vitest";
import { EMPTY, type Manifest } from "../../src/manifest.ts";
import { threadOf } from "../../src/thread.ts";
import { WriterThread } from "../../src/writer/writer-thread.ts";

test("a writer that breaks fails its pending requests, and its replacement resumes from the last publication", async () => {
  const logged: string[] = [];
  let current: Manifest = EMPTY;
  const writer = new WriterThread({
    version: "",
    folder: "unused",
    start: (start) => threadOf(new URL("./breaking-worker.ts", import.meta.url), start),
    resume: () => ({ manifest: current, segments: [] }),
    publish: async ({ manifest }) => {
      current = manifest;
    },
    log: (message) => logged.push(message),
  });
  await writer.ready;
  await writer.apply([], 5);
  await expect(writer.apply([], 13)).rejects.toThrow("ended before it answered");
  expect(current).toMatchObject({ generation: 1, sequence: 5 });
  await writer.apply([], 14);
  expect(current).toMatchObject({ generation: 2, sequence: 14 });
  expect(logged).toEqual([expect.stringContaining("broken on purpose")]);
  await writer.terminate();
});
