import { expect, it } from "vitest";
import { nextTryOf, retryDelays } from "../../../src/features/programs/rules/webhooks.ts";
import { day, minute } from "../../../src/platform/durations.ts";

const triedAt = 1_000_000;

it.each([
  ["after the first failure", { state: "waiting", tried_at: triedAt, retries: 6 }, triedAt + minute],
  ["after the second", { state: "waiting", tried_at: triedAt, retries: 5 }, triedAt + 5 * minute],
  ["after the last but one", { state: "waiting", tried_at: triedAt, retries: 0 }, triedAt + day],
  ["before the first try", { state: "waiting", tried_at: null, retries: retryDelays.length }, undefined],
  ["sent again by hand", { state: "waiting", tried_at: null, retries: 0 }, undefined],
  ["once it arrived", { state: "delivered", tried_at: triedAt, retries: 6 }, undefined],
  ["once it failed for good", { state: "failed", tried_at: triedAt, retries: 0 }, undefined],
] as const)("a delivery's next try, %s", (_when, delivery, next) => {
  expect(nextTryOf(delivery)).toBe(next);
});
