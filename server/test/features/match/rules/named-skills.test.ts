import { expect, it } from "vitest";
import { shownSkills } from "../../../../src/features/match/rules/named-skills.ts";
import { backgroundOf } from "../../../../src/features/match/rules/shown/background-of.ts";
import { factsShown } from "../../../../src/features/match/rules/shown/shown-facts.ts";
import { processorTime } from "../../../harness/processor-time.ts";

it.each([
  ["Epic charting", ["Epic"]],
  ["Epic dinners", []],
  ["• Epic dinners", []],
  ["Wound care. Epic dinners", []],
  ["Wound care, Epic", ["Epic"]],
  ["(Epic)", ["Epic"]],
])("%s shows %j", (line, skills) => {
  expect(shownSkills(line).filter((name) => name === "Epic")).toEqual(skills);
});

/** Each of these took many seconds. */
it.each([".", " ", "’", "x Epic "])("a long profile that repeats %j is read at once", (part) => {
  const description = `x${part.repeat(4900 / part.length)}x`;
  const experience = Array.from({ length: 100 }, (_, at) => ({
    title: "Nurse",
    company: "Harbor",
    started: "2020-01",
    ended: null,
    description: `${description}${at}`,
  }));
  expect(
    processorTime(() => {
      factsShown(backgroundOf({ names: ["Ada Byron"], experience, skills: [], resumeText: "" }));
    }),
  ).toBeLessThan(4000);
});

/** It took seconds when each word was searched for from the start of the line. */
it("a line that repeats a plain word, or ends in spaces, is read in time that grows with its length", () => {
  expect(
    processorTime(() => {
      expect(shownSkills("x Epic ".repeat(20_000))).toContain("Epic");
      shownSkills(`- ${" ".repeat(20_000)}${"x Epic ".repeat(20)}`);
    }),
  ).toBeLessThan(3000);
});
