import { expect, it } from "vitest";
import { unknownPlace } from "../../../../src/features/profiles/rules/unknown-place.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

const places = loadPlaces();
const nowhere = { city: "Zzqqxx", state: "", postal: "00000", country: "US" };

it.each([
  ["city", {}],
  ["city", { state: "TX" }],
  ["state", { state: "Qzz", postal: "78701" }],
  [undefined, { postal: "78701" }],
  [undefined, { city: "" }],
  [undefined, { city: "Austin", state: "tex." }],
  [undefined, { state: "PR" }],
  [undefined, { state: "Puerto Rico" }],
  [undefined, { city: "APO", state: "AE" }],
  [undefined, { country: "FR" }],
  ["country", { country: "XX" }],
  ["city", { city: "---", country: "FR" }],
  ["city", { city: "---", country: "", postal: "78701" }],
  ["state", { state: "-", country: "FR" }],
  ["city", { country: "" }],
  [undefined, { country: "", postal: "78701" }],
  [undefined, { country: "", city: "Berlin" }],
])("R-46 X-13 names the field that the gazetteer doesn't know: %s of %j", (field, typed) => {
  expect(unknownPlace({ ...nowhere, ...typed }, places)).toBe(field);
});
