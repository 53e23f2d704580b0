import { expect, test } from "vitest";
import type { Condition } from "../../src/reverse/condition.ts";
import { ConditionTable } from "../../src/reverse/condition-table.ts";
import { aPosting } from "../a-posting.ts";

const remote: Condition = { name: "remote", ways: [{ kind: "value", field: "remote", value: "remote" }] };
const near: Condition = {
  name: "near",
  ways: [
    { kind: "value", field: "remote", value: "remote" },
    { kind: "radius", latitude: 40, longitude: -74, miles: 10 },
  ],
};
const either: Condition = {
  name: "either",
  ways: [
    { kind: "phrase", tokens: ["night", "nurse"] },
    { kind: "phrase", tokens: ["night", "shift"] },
  ],
};
const posting = aPosting({
  id: 1,
  title: "Night nurse, night shift",
  remote: "remote",
  places: [{ latitude: 40, longitude: -74 }],
});

test("alerts share equal conditions, which are forgotten after the last of them", () => {
  const table = new ConditionTable([]);
  for (const condition of [remote, near, either]) {
    const number = table.acquire(condition);
    expect(table.acquire(condition)).toBe(number);
    table.release(number);
    expect(table.turnTo(posting)).toEqual([number]);
    table.release(number);
    expect(table.turnTo(posting)).toEqual([]);
    expect(table.isMet(number)).toBe(false);
  }
});

test("numbers of forgotten conditions are reused", () => {
  const table = new ConditionTable([]);
  const number = table.acquire(near);
  table.release(number);
  expect(table.acquire(remote)).toBe(number);
  expect(table.turnTo(posting)).toEqual([number]);
});

test("the rarer a condition is among the postings of the sample, the lower its frequency", () => {
  const table = new ConditionTable([posting, aPosting({ id: 2, title: "Night clerk" })]);
  const word = (token: string) =>
    table.frequency(table.acquire({ name: token, ways: [{ kind: "term", token }] }));
  expect([word("welder"), word("nurse"), word("night")]).toEqual([0, 1, 2]);
});
