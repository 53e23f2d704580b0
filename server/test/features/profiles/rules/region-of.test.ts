import { expect, it } from "vitest";
import { regionOf } from "../../../../src/features/profiles/rules/region-of.ts";

it.each([
  ["US", "tx", "TX"],
  ["US", "Texas", "TX"],
  ["US", "Calif.", "CA"],
  ["CA", "québec", "QC"],
  ["US", "Bavaria", "Bavaria"],
  ["DE", "Bayern", "Bayern"],
  ["US", "", ""],
])("E-05: in %s the region %j is %j", (country, typed, region) => {
  expect(regionOf(country, typed)).toBe(region);
});
