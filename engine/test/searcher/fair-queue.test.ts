import { expect, test } from "vitest";
import { FairQueue } from "../../src/searcher/fair-queue.ts";

/** Items are named by their caller and a number. */
function filled(share: number, most: number, items: readonly string[]) {
  const queue = new FairQueue<string>(share, most);
  return { queue, refused: items.map((item) => queue.add(item[0]!, item)) };
}

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

test("callers take turns, each in the order in which they asked", () => {
  const { queue } = filled(9, 9, ["a1", "a2", "a3", "b1", "c1", "c2"]);
  expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(queue.size).toBe(0);
});

test("a caller who comes back waits until everybody else had a turn", () => {
  const { queue } = filled(9, 9, ["a1", "a2", "b1"]);
  expect(queue.next()).toBe("a1");
  queue.add("c", "c1");
  queue.add("a", "a3");
  expect(drained(queue)).toEqual(["b1", "a2", "c1", "a3"]);
});

test("a caller never has more than their share waiting, even if there is room", () => {
  const { queue, refused } = filled(2, 9, ["a1", "a2", "a3", "b1"]);
  expect(refused).toEqual([undefined, undefined, "a3", undefined]);
  expect(queue.size).toBe(3);
});

test("when it is full, a caller with fewer items replaces the last item of the longest queue", () => {
  const { queue, refused } = filled(9, 4, ["a1", "a2", "a3", "b1", "c1", "c2"]);
  expect(refused).toEqual([undefined, undefined, undefined, undefined, "a3", "c2"]);
  expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2"]);
});

test("when every caller has one item waiting, a new one is refused", () => {
  const { queue, refused } = filled(9, 3, ["a1", "b1", "c1", "d1"]);
  expect(refused.at(-1)).toBe("d1");
  expect(queue.size).toBe(3);
});
