import { expect, it } from "vitest";
import { experienceErrors } from "../../app/profiles/fault-texts.ts";
import { experienceBodyOf } from "../../app/profiles/typed-experience.ts";

const job = {
  title: "Keeper",
  company: "Harbor Trust",
  ended: { month: "", year: "" },
  current: true,
  description: "",
};

it.each([
  ["1899", "The year has four digits, from 1900 on"],
  ["20", "The year has four digits, from 1900 on"],
  ["", "Both month and year are required"],
  ["soon", "Both month and year are required"],
  ["2020", undefined],
])("V-32 a start in the year “%s” is told what is wrong: %s", (year, text) => {
  const body = experienceBodyOf({ ...job, started: { month: "3", year } });
  expect(experienceErrors(body, "2026-11")["started"]).toBe(text);
});
