import { expect, it } from "vitest";
import { atMostEvery } from "../../src/platform/at-most-every.ts";

function counting() {
  let [now, made] = [1000, 0];
  const get = atMostEvery(10, { now: () => now }, async () => {
    made += 1;
    if (made === 2) throw new Error("second");
    return made;
  });
  return { get, set: (moment: number) => void (now = moment) };
}

it("an answer is made again when it is too old, or if the clock was set back", async () => {
  const { get, set } = counting();
  expect(await get()).toBe(1);
  set(1009);
  expect(await get()).toBe(1);
  set(1010);
  await expect(get()).rejects.toThrow("second");
  expect(await get()).toBe(3);
  set(1000);
  expect(await get()).toBe(4);
});

it("callers that ask while it is being made get the same answer", async () => {
  const { get } = counting();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
});
