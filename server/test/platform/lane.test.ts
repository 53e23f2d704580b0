import { expect, it } from "vitest";
import { openLane } from "../../src/platform/tasks/lane.ts";
import type { Task } from "../../src/platform/tasks/queue.ts";

/** A lane of two slots whose tasks last until the test ends them. */
function laneOf(due: string[]) {
  const atWork = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  const faults: unknown[] = [];
  const asked: number[] = [];
  const lane = openLane({
    slots: 2,
    claim: async (most) => {
      asked.push(most);
      return due.splice(0, most).map((key): Task => ({ id: 0, key, name: "", payload: {}, attempts: 1 }));
    },
    perform: ({ key }) => {
      begun.push(key);
      const end = Promise.withResolvers<void>();
      atWork.set(key, end);
      return end.promise;
    },
    onError: (error) => faults.push(error),
  });
  return { lane, due, begun, faults, asked, atWork };
}

it("the next task begins as soon as one ends, while others still run", async () => {
  const { lane, begun, atWork } = laneOf(["a", "b", "c", "d"]);
  lane.look();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  atWork.get("b")?.resolve();
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
});

it("a free slot takes a task that becomes due while another runs", async () => {
  const { lane, due, begun } = laneOf(["a"]);
  lane.look();
  await expect.poll(() => begun).toEqual(["a"]);
  due.push("b");
  lane.look();
  await expect.poll(() => begun).toEqual(["a", "b"]);
});

it("a lane doesn't look for tasks while no slot is free, or again once none is due", async () => {
  const { lane, asked, atWork, begun } = laneOf(["a", "b"]);
  lane.look();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  for (let times = 0; times < 5; times++) lane.look();
  expect(asked).toEqual([2]);
  atWork.get("a")?.resolve();
  atWork.get("b")?.resolve();
  await lane.idle();
  const looked = asked.length;
  expect(looked).toBeLessThanOrEqual(4);
  await lane.idle();
  expect(asked.length).toBe(looked + 1);
});

it("a task whose outcome can't be written frees its slot", async () => {
  const { lane, begun, atWork, faults } = laneOf(["a", "b", "c"]);
  lane.look();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  atWork.get("a")?.reject(new Error("no disk"));
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  expect(faults).toEqual([new Error("no disk")]);
});

it("closing waits for what runs, and begins nothing more", async () => {
  const { lane, begun, atWork } = laneOf(["a", "b", "c"]);
  lane.look();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  const closing = lane.close();
  atWork.get("a")?.resolve();
  atWork.get("b")?.resolve();
  await closing;
  expect(begun).toEqual(["a", "b"]);
});
