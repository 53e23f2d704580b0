import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { hour, minute } from "../../src/platform/durations.ts";
import { heartbeat } from "../../src/platform/lease.ts";
import {
  backoff,
  claim,
  deadLetters,
  enqueue,
  fail,
  mostAttempts,
  renew,
  retryDeadLetter,
  type Task,
} from "../../src/platform/tasks/queue.ts";
import { defineTask } from "../../src/platform/tasks/task.ts";
import { startWorker, type Worker } from "../../src/platform/tasks/worker.ts";
import { type TestRecords, testRecords } from "../harness/records.ts";

let records: TestRecords;
let workers: Worker[];
let calls = 0;
const anything = z.looseObject({});

beforeEach(async () => {
  records = await testRecords();
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) await worker.close();
  vi.useRealTimers();
  await records.close();
});

type Run = (payload: unknown, task: Task) => Promise<void>;

function work(kinds: Readonly<Record<string, Run>>, schema: z.ZodType = anything): Worker {
  const tasks = Object.entries(kinds).map(([name, run]) =>
    defineTask({ name, schema, run: (_parts: object, payload, task) => run(payload, task) }),
  );
  const worker = startWorker({ ...records, tasks, parts: {} });
  workers.push(worker);
  return worker;
}

function ask(key: string, payload: unknown = {}, runAt?: number): Promise<void> {
  const task = { name: "greet", key, payload, ...(runAt !== undefined && { runAt }) };
  return records.database.write((writer) => enqueue(writer, task, records.clock.now()));
}

describe("tasks", () => {
  it("are done with their payload, once a key", async () => {
    const done: unknown[] = [];
    const worker = work({ greet: async (payload) => void done.push(payload) });
    await ask("a", { name: "Ada" });
    await ask("a", { name: "Ada again" });
    await ask("b", { name: "Bo" });
    await worker.idle();
    expect(done).toEqual([{ name: "Ada" }, { name: "Bo" }]);
  });

  it("do not run with a payload that is not theirs, and are tried again", async () => {
    const done: unknown[] = [];
    await ask("wrong", { name: 7 });
    const worker = work(
      { greet: async (payload) => void done.push(payload) },
      z.object({ name: z.string() }),
    );
    await worker.idle();
    expect(done).toEqual([]);
    const [{ last_error: fault, attempts } = {}] = await records.database.read
      .selectFrom("task")
      .selectAll()
      .execute();
    expect(attempts).toBe(1);
    expect(fault).toContain("expected string");
  });

  it("wait for their time", async () => {
    const done: unknown[] = [];
    await ask("later", {}, records.clock.now() + hour);
    const worker = work({ greet: async () => void done.push(1) });
    await worker.idle();
    expect(done).toEqual([]);
    records.clock.advance(hour);
    await worker.idle();
    expect(done).toEqual([1]);
  });

  it("that wait for another server hold up no other lane", async () => {
    const answer = Promise.withResolvers<void>();
    const done: string[] = [];
    const tasks = [
      defineTask({ name: "call", schema: anything, lane: "webhooks", run: () => answer.promise }),
      defineTask({ name: "export", schema: anything, lane: "slow", run: async () => void done.push("slow") }),
      defineTask({ name: "greet", schema: anything, run: async () => void done.push("quick") }),
    ];
    await records.database.write(async (writer) => {
      for (const name of ["call", "call", "call", "call", "call", "export", "greet"])
        await enqueue(writer, { name, key: `${name} ${(calls += 1)}`, payload: {} }, records.clock.now());
    });
    workers.push(startWorker({ ...records, tasks, parts: {} }));
    await expect.poll(() => done.toSorted()).toEqual(["quick", "slow"]);
    answer.resolve();
  });

  it("are not there when the transaction that asked for them fails", async () => {
    const done: unknown[] = [];
    const worker = work({ greet: async () => void done.push(1) });
    const failing = records.database.write(async (writer) => {
      await enqueue(writer, { name: "greet", key: "x", payload: {} }, records.clock.now());
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await worker.idle();
    expect(done).toEqual([]);
  });

  it("that fail are tried again, later each time, and are then dead letters with their error", async () => {
    let tries = 0;
    const worker = work({
      greet: async () => {
        tries += 1;
        throw new Error("no answer");
      },
    });
    await ask("a");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await worker.idle();
      expect(tries).toBe(attempt);
      await worker.idle();
      expect(tries).toBe(attempt);
      records.clock.advance(backoff(attempt));
    }
    await worker.idle();
    expect(tries).toBe(mostAttempts);
    expect(await deadLetters(records.database.read)).toMatchObject([
      { key: "a", last_error: "Error: no answer" },
    ]);
  });

  it("that are dead can be retried, once they are dead", async () => {
    let broken = true;
    const worker = work({
      greet: async () => {
        if (broken) throw new Error("broken");
      },
    });
    await ask("a");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await worker.idle();
      records.clock.advance(backoff(attempt));
    }
    const [letter] = await deadLetters(records.database.read);
    broken = false;
    expect(await retryDeadLetter(records.database, letter?.id ?? 0, records.clock.now())).toBe(true);
    await worker.idle();
    expect(await deadLetters(records.database.read)).toEqual([]);
    expect(await retryDeadLetter(records.database, letter?.id ?? 0, records.clock.now())).toBe(false);
  });

  it("whose worker died are taken over when its lease ends", async () => {
    await ask("a");
    await records.database.write((writer) =>
      writer
        .updateTable("task")
        .set({ leased_until: records.clock.now() + minute, attempts: 1 })
        .execute(),
    );
    const done: unknown[] = [];
    const worker = work({ greet: async () => void done.push(1) });
    await worker.idle();
    expect(done).toEqual([]);
    records.clock.advance(minute);
    await worker.idle();
    expect(done).toEqual([1]);
  });

  describe("that take longer than a lease", () => {
    let started: number;
    let end: PromiseWithResolvers<void>;

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      started = 0;
      end = Promise.withResolvers();
      await ask("long");
    });

    /** A process's worker, with a task that lasts until the test ends it. */
    function longWork(): Worker {
      return work({
        greet: async () => {
          started += 1;
          await end.promise;
        },
      });
    }

    /** Lets time pass; running workers report in between. */
    async function pass(milliseconds: number): Promise<void> {
      for (let passed = 0; passed < milliseconds; passed += heartbeat) {
        records.clock.advance(heartbeat);
        const before = await leasedUntil();
        vi.advanceTimersByTime(heartbeat);
        await expect.poll(leasedUntil).toBeGreaterThan(before);
      }
    }

    async function leasedUntil(): Promise<number> {
      const { leased_until: until } = await records.database.read
        .selectFrom("task")
        .select("leased_until")
        .executeTakeFirstOrThrow();
      return until;
    }

    it("stay with the worker as long as it says that it is still working", async () => {
      const first = longWork().idle();
      await expect.poll(() => started).toBe(1);
      const other = longWork();
      await pass(10 * minute);
      await other.idle();
      expect(started).toBe(1);
      end.resolve();
      await first;
      await other.idle();
      expect(started).toBe(1);
      expect(await state()).toMatchObject({ state: "done", attempts: 1 });
    });

    it("are taken over when the process that said so is dead", async () => {
      const [dead] = await claim(records.database, records.clock.now(), 1, { except: [""] });
      records.clock.advance(minute - 1);
      const other = longWork();
      await other.idle();
      expect(started).toBe(0);
      records.clock.advance(1);
      end.resolve();
      await other.idle();
      expect(started).toBe(1);
      // It wasn't dead, only very slow: its report on the task no longer counts.
      await fail(records.database, dead!, new Error("slow"), records.clock.now());
      expect(await state()).toMatchObject({ state: "done", attempts: 2, last_error: null });
    });

    it("are not held up by a worker whose try has failed", async () => {
      const [task] = await claim(records.database, records.clock.now(), 1, { except: [""] });
      await fail(records.database, task!, new Error("no answer"), records.clock.now());
      expect(await renew(records.database, [task!], records.clock.now())).toEqual([task]);
      expect(await leasedUntil()).toBe(0);
    });

    function state() {
      return records.database.read.selectFrom("task").selectAll().executeTakeFirstOrThrow();
    }
  });

  it("are each done by one of two workers", async () => {
    const done: string[] = [];
    const both = [1, 2].map(() => work({ greet: async (_payload, task) => void done.push(task.key) }));
    const keys = Array.from({ length: 60 }, (_, index) => `task ${index}`);
    await records.database.write(async (writer) => {
      for (const key of keys) await enqueue(writer, { name: "greet", key, payload: {} }, records.clock.now());
    });
    await Promise.all(both.map((worker) => worker.idle()));
    expect(done.toSorted()).toEqual(keys.toSorted());
  });
});
