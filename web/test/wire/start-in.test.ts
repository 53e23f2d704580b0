import { limits } from "@candor/contract/limits";
import { expect, test } from "vitest";
import { startIn } from "../../app/wire/start-in.ts";

test.each([
  ["", 0],
  ["?from=40", 40],
  ["?from=-1", 0],
  ["?from=1e3", 0],
  ["?from=words", 0],
  [`?from=${limits.searchFrom + 1}`, limits.searchFrom],
  ["?from=9999999999999999999999", limits.searchFrom],
])("a list at '%s' starts after %i entries", (query, start) => {
  expect(startIn(new URL(`https://example.com/news${query}`))).toBe(start);
});

test("two lists on one page have a parameter each", () => {
  const url = new URL("https://example.com/organization/acme?from=20&agenciesFrom=40");
  expect([startIn(url), startIn(url, "agenciesFrom")]).toEqual([20, 40]);
});
