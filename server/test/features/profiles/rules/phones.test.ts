import { expect, it } from "vitest";
import {
  internationalNumber,
  phoneFault,
  phoneParts,
} from "../../../../src/features/profiles/rules/phones.ts";

it.each([
  ["V-13", "", "phoneEmpty"],
  ["V-13", "n/a", "phoneEmpty"],
  ["V-12", "512 555", "phoneIncomplete"],
  ["V-12", "+49 30", "phoneIncomplete"],
  ["V-12", "000 000 0000", "phoneIncomplete"],
  ["E-06", "(512) 555-0143", undefined],
  ["E-06", "+49 30 901820", undefined],
])("%s: the number %j has the fault %j", (_id, number, fault) => {
  expect(phoneFault({ number })).toBe(fault);
});

it.each([
  ["(512) 555-0143", "+1 512 555 0143"],
  ["512.555.0143", "+1 512 555 0143"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["+442079460958", "+44 20 7946 0958"],
])("E-06: %j is written as %j", (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});

it.each([
  ["(212) 555-0100 x12", { number: "+1 212 555 0100", extension: "12" }],
  ["+1 212 555 0100 ext. 12", { number: "+1 212 555 0100", extension: "12" }],
  ["+1 212 555 0100", { number: "+1 212 555 0100" }],
  ["12", { number: "12" }],
])("E-06: %j has the parts %j", (typed, parts) => {
  expect(phoneParts(typed)).toEqual(parts);
});
