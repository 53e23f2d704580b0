import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { turnToRead } from "../../../src/features/search/queries/turns.ts";

it("gives one turn each time around the event loop, so that others are answered in between", async () => {
  const order: string[] = [];
  const turns = [1, 2, 3].map((number) => turnToRead("a").then(() => order.push(`turn ${number}`)));
  const other = async () => {
    for (const number of [1, 2, 3]) {
      await setImmediate();
      order.push(`other ${number}`);
    }
  };
  await Promise.all([...turns, other()]);
  expect(order).toEqual(["turn 1", "other 1", "turn 2", "other 2", "turn 3", "other 3"]);
});

it("lets callers take turns", async () => {
  const order: string[] = [];
  await Promise.all(
    ["many", "many", "many", "one"].map((name) => turnToRead(name).then(() => order.push(name))),
  );
  expect(order).toEqual(["many", "one", "many", "many"]);
});

it("gives turns again after the queue was empty", async () => {
  const given: string[] = [];
  for (const name of ["a", "b"]) {
    void turnToRead(name).then(() => given.push(name));
    // Once around the event loop takes the turn, and once more is enough for whatever follows it.
    await setImmediate();
    await setImmediate();
  }
  expect(given).toEqual(["a", "b"]);
});
