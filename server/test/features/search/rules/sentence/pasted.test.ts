import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["Job Type: Full-time", "wish schedules=full"],
  ["Pay: $21.50 per hour", "pay 21.5/hour"],
  ["Location: 1200 Main St, Kansas City, MO 64105", "place 64105"],
  [
    "We are seeking a motivated Line Cook to join our growing team in Naperville, IL",
    "title Cook | place Naperville, IL",
  ],
  ["Line Cook. Must be authorized to work in the US. No sponsorship available.", "title Cook"],
  ["Line Cook - Local candidates only", "title Cook"],
  ["software engineer us citizens only", "title Software Engineer"],
  ["must be us citizen electrician", "title Electrician"],
  ["electrician gc or usc", "title Electrician"],
  ["usc nurse", "text usc | title Registered Nurse"],
])("what adverts say around the work asks for nothing: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["uh find me like a warehouse job in um columbus", "title Warehouse Worker | place Columbus, OH"],
  ["hey siri jobs near me for teens", "place near me"],
  ["whats hiring around here", "place near me"],
  ["part time job for my mom who is sixty two and doesn't drive", "wish schedules=part"],
  ["i just got my cdl", "skill CDL"],
])("what people say to a phone asks for nothing: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
