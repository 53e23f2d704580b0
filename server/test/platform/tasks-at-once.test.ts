import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  backoff,
  deadLetters,
  enqueue,
  mostAttempts,
  retryDeadLetter,
} from "../../src/platform/tasks/queue.ts";
import { defineTask, type LaneName, lanes } from "../../src/platform/tasks/task.ts";
import { startWorker, type Worker } from "../../src/platform/tasks/worker.ts";
import { type TestRecords, testRecords } from "../harness/records.ts";

let records: TestRecords;
let workers: Worker[];

/** No worker looks for tasks by the second here. */
beforeEach(async () => {
  records = await testRecords();
  workers = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(async () => {
  for (const worker of workers) await worker.close();
  vi.useRealTimers();
  await records.close();
});

/** A worker that does one kind of task, in this lane. */
function work(run: () => Promise<void>, lane?: Exclude<LaneName, "quick">): Worker {
  const task = defineTask({ name: "greet", schema: z.looseObject({}), run, ...(lane && { lane }) });
  const worker = startWorker({ ...records, tasks: [task], parts: {} });
  workers.push(worker);
  return worker;
}

function ask(): Promise<void> {
  const task = { name: "greet", key: "a", payload: {} };
  return records.database.write((writer) => enqueue(writer, task, records.clock.now()));
}

it.each(Object.keys(lanes) as LaneName[])(
  "a task in the %s lane begins once it is asked for",
  async (lane) => {
    const begun = Promise.withResolvers<void>();
    work(async () => begun.resolve(), lane === "quick" ? undefined : lane);
    await ask();
    await begun.promise;
  },
);

it("a dead task begins once somebody retries it", async () => {
  const dying = work(() => Promise.reject(new Error("broken")));
  await ask();
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    await dying.idle();
    records.clock.advance(backoff(attempt));
  }
  await dying.close();
  const begun = Promise.withResolvers<void>();
  work(async () => begun.resolve());
  const [letter] = await deadLetters(records.database.read);
  expect(await retryDeadLetter(records.database, letter?.id ?? 0, records.clock.now())).toBe(true);
  await begun.promise;
});
