import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["jobs 10 mi 75201", "place 75201/10"],
  ["nurse 25 miles austin", "title Registered Nurse | place Austin, TX/25"],
  ["5 miles or less from 10001", "place 10001/5"],
  ["a 10 millas o menos de dallas", "place Dallas, TX/10"],
  ["truck driver 2500 miles a week", "title Truck Driver | text 2500 miles a week"],
])("a distance belongs to the place beside it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["anywhere in the US", "place United States"],
  ["remote anywhere in the usa", "remote only | place United States"],
  ["remote anywhere in the world", "remote only"],
])("anywhere in a country is in it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["cna within 10 miles", "title Certified Nursing Assistant | place near me/10"],
  ["barista 10 mi away", "title Barista | place near me/10"],
  ["warehouse 5 mi", "title Warehouse Worker | place near me/5"],
  ["truck driver 500 mi", "title Truck Driver | place near me/500"],
  ["welder detroit mi", "title Welder | place Detroit, MI"],
  ["texas nurse within 10 miles", "place Texas | title Registered Nurse"],
  ["cna within 5 miles of me chicago", "title Certified Nursing Assistant | place Chicago, IL"],
])("a distance from nowhere is from the person: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["chicago cna within 10 miles", "place Chicago, IL/10 | title Certified Nursing Assistant"],
  ["10001 cook nights within 5 miles", "place 10001/5 | title Cook | wish shifts=night"],
  ["austin or dallas welder within 40 miles", "place Austin, TX/40 | place Dallas, TX/40 | title Welder"],
])("a distance apart from a place is from that place: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
