import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("work that somebody did isn't asked for beside the work that is wanted", () => {
  test.each([
    ["i was a cook, looking for server", "title Server"],
    ["i was a cook and server, looking for bartender", "title Bartender"],
    ["i have been a cna for 10 years want to work as a phlebotomist", "title Phlebotomist"],
    ["i used to be a cashier, need a job as a teller", "title Bank Teller"],
    ["i am a cook looking for a sous chef position", "title Chef"],
    ["retired teacher looking for part time tutoring", "wish schedules=part | title Tutor"],
    ["rn looking for school nurse position near tulsa", "title School Nurse | place Tulsa, OK"],
    ["server who wants to be a bartender", "title Bartender"],
    ["former teacher to corporate trainer", "title Corporate Trainer"],
    ["from teacher to trainer", "title Corporate Trainer"],
    ["have been a cook 20 years looking for dishwasher", "title Kitchen Helper"],
    ["era cocinero, busco trabajo de mesero", "title Server"],
  ])("%s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each([
    ["i used to be a teacher now looking for hr jobs", "now hr"],
    ["worked as a cashier at walmart for 5 years looking for office work", "office work"],
    ["currently a bank teller want to get into underwriting", "into underwriting"],
  ])("%s", (text, words) => {
    expect(asked(parse(text))).toBe(words);
  });
});

describe("it is asked for where no other work is", () => {
  test.each([
    ["i was a cook", "title Cook"],
    ["i was a nurse looking for work", "title Registered Nurse"],
    ["i was a cook looking for part time work", "title Cook | wish schedules=part"],
    ["nurse looking for manager role", "title Registered Nurse | text looking for manager role"],
  ])("%s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });
});

test.each([
  ["retired teacher", "title Teacher"],
  ["jobs for former teachers", "title Teacher"],
  ["jobs for retired police officers", "title Police Officer"],
  ["laid off software engineer looking for anything", "title Software Engineer"],
  ["ex military pilot", "text ex military | title Pilot"],
  ["former marine security jobs", "text former | title Soldier | text security jobs"],
])("a word for what somebody was says nothing about the work: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  "i was a manager at target, looking for operations manager",
  "former amazon driver looking for local cdl",
])("an old employer isn't asked for: %s", (text) => {
  expect(parse(text)).not.toHaveProperty("organizations");
});
