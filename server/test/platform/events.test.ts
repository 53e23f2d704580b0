import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { follow, lastSequence } from "../../src/platform/events/follower.ts";
import { openEventLog } from "../../src/platform/events/log.ts";
import { type TestRecords, testRecords } from "../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

function announce(payload: unknown): Promise<number> {
  return records.database.write((writer) =>
    records.events.append(writer, { name: "happened", subject: "thing", subjectId: 7, payload }),
  );
}

describe("the event log", () => {
  it("keeps events in order, with their times", async () => {
    const first = await announce({ n: 1 });
    const second = await announce({ n: 2 });
    expect(second).toBeGreaterThan(first);
    expect(await lastSequence(records.database.read)).toBe(second);
  });

  it("has no events of a failed transaction", async () => {
    const failing = records.database.write(async (writer) => {
      await records.events.append(writer, { name: "happened", subject: "thing", payload: {} });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await lastSequence(records.database.read)).toBe(0);
  });

  it("queues the tasks that follow in the same transaction", async () => {
    const events = openEventLog(records.database.dialect, records.clock, (event) => [
      { name: "greet", key: `greet:${event.sequence}`, payload: event.payload },
    ]);
    await records.database.write((writer) =>
      events.append(writer, { name: "came", subject: "guest", payload: { n: 1 } }),
    );
    const tasks = await records.database.read.selectFrom("task").select(["name", "payload_json"]).execute();
    expect(tasks.map((task) => ({ ...task }))).toEqual([{ name: "greet", payload_json: '{"n":1}' }]);
  });

  it("appends many at once without their tasks, in order, and tells this process of each", async () => {
    const heard: unknown[] = [];
    const events = openEventLog(
      records.database.dialect,
      records.clock,
      () => [{ name: "greet", key: "greet", payload: {} }],
      ({ payload }) => void heard.push(payload),
    );
    const announcements = [1, 2, 3].map((payload) => ({ name: "came", subject: "guest", payload }));
    const [none, sequences] = await records.database.write(async (writer) => [
      await events.appendWithoutTasks(writer, []),
      await events.appendWithoutTasks(writer, announcements),
    ]);
    expect(none).toEqual([]);
    const logged = await records.database.read
      .selectFrom("event")
      .select(["sequence", "payload_json"])
      .where("sequence", "in", [...(sequences ?? [])])
      .orderBy("sequence")
      .execute();
    expect(logged.map(({ payload_json }) => payload_json)).toEqual(["1", "2", "3"]);
    expect(heard).toEqual([1, 2, 3]);
    expect(await records.database.read.selectFrom("task").select("id").execute()).toEqual([]);
  });

  it("tells this process what was committed before its write resolves, whatever failed beside it", async () => {
    const heard: unknown[] = [];
    const events = openEventLog(
      records.database.dialect,
      records.clock,
      () => [],
      ({ payload }) => void heard.push(payload),
    );
    const write = (payload: string) =>
      records.database.write(async (writer) => {
        await events.append(writer, { name: "happened", subject: "thing", payload });
        if (payload === "fails") throw new Error("no");
      });
    await expect(write("fails")).rejects.toThrow("no");
    expect(heard).toEqual([]);
    const heardBy = (payload: string) => write(payload).then(() => heard.includes(payload));
    const [, ...others] = await Promise.allSettled([write("fails"), heardBy("holds"), heardBy("holds too")]);
    expect(others.map((other) => "value" in other && other.value)).toEqual([true, true]);
  });

  it("gives out sequences in the order of commits, however long a transaction takes", async () => {
    const seen: number[] = [];
    const follower = follow(records.database, {
      from: 0,
      log: records.log,
      handle: (events) => void seen.push(...events.map((event) => event.sequence)),
    });
    const slow = records.database.write(async (writer) => {
      const sequence = await records.events.append(writer, { name: "slow", subject: "thing", payload: {} });
      await wait(30);
      return sequence;
    });
    const others = await Promise.all([announce(1), announce(2), announce(3)]);
    const all = [await slow, ...others];
    await follower.caughtUp();
    await follower.close();
    expect(seen).toEqual(all.toSorted((a, b) => a - b));
  });
});

describe("a follower", () => {
  it("passes on earlier events, then new ones, once each", async () => {
    await announce("before");
    const seen: unknown[] = [];
    const follower = follow(records.database, {
      from: 0,
      log: records.log,
      handle: (events) => void seen.push(...events.map((event) => event.payload)),
    });
    await follower.caughtUp();
    expect(seen).toEqual(["before"]);
    await announce("after");
    await follower.caughtUp();
    expect(seen).toEqual(["before", "after"]);
    await follower.close();
  });

  it("hands a page over again when its handling failed", async () => {
    let failures = 1;
    const seen: unknown[] = [];
    await announce("a");
    const follower = follow(records.database, {
      from: 0,
      log: records.log,
      handle: (events) => {
        if (failures-- > 0) throw new Error("not now");
        seen.push(...events.map((event) => event.payload));
      },
    });
    await expect.poll(() => seen).toEqual(["a"]);
    await follower.close();
  });

  it("is abreast of the log once it has handled what was committed, and not while it cannot", async () => {
    let fails = true;
    const instants: number[] = [];
    await announce("a");
    const started = performance.now();
    const follower = follow(records.database, {
      from: 0,
      log: records.log,
      handle: () => {
        if (fails) throw new Error("not now");
      },
      abreast: (instant) => void instants.push(instant),
    });
    await follower.caughtUp();
    expect(instants).toEqual([]);
    fails = false;
    await follower.caughtUp();
    await follower.close();
    expect(instants[0]).toBeGreaterThan(started);
    expect(instants.at(-1)).toBeLessThan(performance.now());
  });

  it("sees another process's writes, of which nobody tells it", async () => {
    const other = openDatabase({ url: records.databaseUrl, folder: records.folder, log: records.log });
    const seen: unknown[] = [];
    const follower = follow(records.database, {
      from: 0,
      log: records.log,
      handle: (events) => void seen.push(...events.map((event) => event.payload)),
    });
    await other.write((writer) =>
      records.events.append(writer, { name: "far", subject: "thing", payload: "far" }),
    );
    await expect.poll(() => seen).toEqual(["far"]);
    await follower.close();
    await other.close();
  });
});
