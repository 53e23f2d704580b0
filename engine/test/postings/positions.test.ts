import fc from "fast-check";
import { expect, test } from "vitest";
import { PositionCursor } from "../../src/postings/position-cursor.ts";
import { deltaBytes, endPosting, SKIP, SKIP_SHIFT, writeDelta } from "../../src/postings/positions.ts";

const postings = fc.array(fc.uniqueArray(fc.nat(2000), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 60,
});

test("positions of any posting are read back as written, in any order", () => {
  fc.assert(
    fc.property(postings, fc.array(fc.nat(), { maxLength: 80 }), (lists, order) => {
      const sorted = lists.map((list) => list.toSorted((a, b) => a - b));
      const cursor = new PositionCursor({ sections: encode(sorted) });
      for (const at of [...sorted.keys(), ...order.map((nat) => nat % sorted.length)]) {
        const marks = new Int32Array(3000);
        cursor.mark(marks, at, 1, 7);
        expect(marked(marks, 7)).toEqual(sorted[at]);
        expect(cursor.extend(marks, at, 2, 7, 8)).toBe(
          sorted[at]!.some((each) => sorted[at]!.includes(each + 1)),
        );
      }
    }),
  );
});

function marked(marks: Int32Array, stamp: number): number[] {
  return Array.from(marks.keys()).flatMap((index) =>
    index > 0 && marks[index] === stamp ? [index - 1] : [],
  );
}

function encode(lists: readonly (readonly number[])[]) {
  const deltas = lists.map((list) => list.map((position, index) => position - (list[index - 1] ?? 0)));
  const positionBytes = new Uint8Array(deltas.flat().reduce((sum, delta) => sum + deltaBytes(delta), 0));
  const positionSkips = new Uint32Array(Math.ceil(lists.length / SKIP));
  let end = 0;
  deltas.forEach((list, posting) => {
    if (posting % SKIP === 0) positionSkips[posting >> SKIP_SHIFT] = end;
    for (const delta of list) end = writeDelta(positionBytes, end, delta);
    endPosting(positionBytes, end);
  });
  expect(end).toBe(positionBytes.length);
  return { positionBytes, positionSkips };
}
