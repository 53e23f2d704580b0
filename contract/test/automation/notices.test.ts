import { expect, it } from "vitest";
import { automationLawsFor } from "../../src/automation/notices.ts";

const [ontario, newYork, union] = [/^Ontario/, /^New York City/, /^Regulation \(EU\)/];

it.each([
  ["Toronto", [{ city: "Toronto", state: "ON", country: "CA" }], [], [ontario]],
  ["Montreal", [{ city: "Montreal", state: "QC", country: "CA" }], [], []],
  ["Brooklyn", [{ city: "Brooklyn", state: "NY", country: "US" }], [], [newYork]],
  ["Albany", [{ city: "Albany", state: "NY", country: "US" }], [], []],
  ["New York in Ontario's neighbor", [{ city: "New York", state: "TX", country: "US" }], [], []],
  [
    "Berlin and Toronto",
    [
      { city: "Berlin", country: "DE" },
      { state: "ON", country: "CA" },
    ],
    [],
    [ontario, union],
  ],
  ["remote work within Canada", [], ["CA"], [ontario]],
  ["remote work within New York", [], ["US-NY"], [newYork]],
  ["remote work within Texas", [], ["US-TX"], []],
  ["a posting without a place", [], [], []],
])("M-24 a posting for %s states what the laws there ask for", (_where, places, within, laws) => {
  const found = automationLawsFor({ places, remote: { within } });
  expect(found.map(({ law }) => law)).toEqual(laws.map((law) => expect.stringMatching(law)));
});
