import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("an excluded name that another place has means the other one", () => {
  test.each([
    ["new york not nyc", "place New York State | not New York, NY"],
    ["jobs in new york not in nyc", "place New York State | not New York, NY"],
    ["kansas city not missouri", "place Kansas City, KS | not Missouri"],
    ["portland not oregon", "place Portland, ME | not Oregon"],
    ["springfield not springfield, mo", "place Springfield, MA | not Springfield, MO"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

test.each([
  ["new york city not nyc", "New York, NY"],
  ["nyc not new york", "New York, NY"],
  ["nurse in austin not in austin", "Austin, TX"],
  ["boston not near boston", "Boston, MA"],
  ["texas not usa", "United States"],
])("an exclusion of the place itself is ignored, and the chip says so: %s", (sentence, ignored) => {
  const { chips, places, withoutPlaces } = parse(sentence);
  expect(places).toHaveLength(1);
  expect(withoutPlaces).toBeUndefined();
  expect(chips.at(-1)).toMatchObject({
    kind: "not",
    label: expect.stringContaining(`(ignored for ${ignored}, where you look)`),
  });
});

test("only what contradicts the place is ignored", () => {
  const parsed = parse("boston not boston or crypto");
  expect(asked(parsed)).toBe("-crypto");
  expect(parsed.chips.at(-1)?.label).toBe(
    "not Boston, MA or crypto (ignored for Boston, MA, where you look)",
  );
});

test.each([
  ["within 30 miles of boston not in boston", "not Boston, MA"],
  ["boston not within 10 miles of boston", "not within 10 miles of Boston, MA"],
  ["usa not in california", "not California"],
  ["chicago not illinois", "not Illinois"],
])("what leaves a part of the place counts: %s", (sentence, label) => {
  const parsed = parse(sentence);
  expect(parsed.withoutPlaces).toHaveLength(1);
  expect(parsed.chips.at(-1)?.label).toBe(label);
});

describe("a famous city is excluded as a place, and a large one if the sentence names what it is in", () => {
  test.each([
    ["nurse texas not houston", "title Registered Nurse | place Texas | not Houston, TX"],
    [
      "california not san francisco or los angeles",
      "place California | not San Francisco, CA or Los Angeles, CA",
    ],
    ["texas no mobile", "place Texas | not mobile"],
    ["nurse not dallas", "title Registered Nurse | not Dallas, TX"],
    ["anywhere but new york city", "not New York, NY"],
    ["anywhere but chandler", "not chandler"],
    ["nurse not nyc", "title Registered Nurse | not New York, NY"],
    ["not boston university", "not boston university"],
    ["nurse not aurora", "title Registered Nurse | not aurora"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("an excluded city may have its state behind it", () => {
  test.each([
    ["nurse not in austin tx", "title Registered Nurse | not Austin, TX"],
    ["nurse not in austin, tx", "title Registered Nurse | not Austin, TX"],
    ["not in new york, ny or boston, ma", "not New York, NY or Boston, MA"],
    ["nurse no nights austin tx", "title Registered Nurse | not nights | place Austin, TX"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});
