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

test("who comes back waits for everybody else's turn", () => {
  const { queue } = filled(9, 9, ["a1", "a2", "b1"]);
  expect(queue.next()).toBe("a1");
  queue.add("c", "c1");
  queue.add("a", "a3");
  expect(drained(queue)).toEqual(["b1", "a2", "c1", "a3"]);
});

test("a caller has no more than their share waiting, whatever room there is", () => {
  const { queue, refused } = filled(2, 9, ["a1", "a2", "a3", "b1"]);
  expect(refused).toEqual([undefined, undefined, "a3", undefined]);
  expect(queue.size).toBe(3);
});

test("when it is full, the last of the longest line gives way to who asks less", () => {
  const { queue, refused } = filled(9, 4, ["a1", "a2", "a3", "b1", "c1", "c2"]);
  expect(refused).toEqual([undefined, undefined, undefined, undefined, "a3", "c2"]);
  expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2"]);
});

test("when everybody waits with one, who comes is refused", () => {
  const { queue, refused } = filled(9, 3, ["a1", "b1", "c1", "d1"]);
  expect(refused.at(-1)).toBe("d1");
  expect(queue.size).toBe(3);
});
