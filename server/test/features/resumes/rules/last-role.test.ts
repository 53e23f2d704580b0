import { describe, expect, it } from "vitest";
import { lastRoleOf } from "../../../../src/features/resumes/rules/last-role.ts";

describe("the last role of a resume", () => {
  it.each([
    [
      "Ada Byron\nEXPERIENCE\nSenior Software Engineer | Harbor Trust | 2021 – Present\nSoftware Engineer, 2018-2021",
      "Senior Software Engineer",
    ],
    [
      "Work Experience\nRegistered Nurse\nHarbor Hospital, Portland ME\nJan 2019 - Mar. 2024\nKept lamps lit.",
      "Registered Nurse",
    ],
    ["Employment History:\n03/2020 to present  Electrician at Baker Hughes", "Electrician"],
    ["Professional Experience\nHarbor Trust, Accountant II (2015—2020)", "Accountant II"],
    // The first dates count, whatever follows.
    ["Experience\nCashier, 2022 - 2023\nManager, 2010 - 2022", "Cashier"],
  ])("is read in %j", (text, role) => {
    expect(lastRoleOf(text)).toBe(role);
  });

  it.each([
    "Keeps lamps lit.",
    "Software Engineer\n2018 - 2021",
    "Experience\nKeeper of lamps and other lights, 2018 - 2021",
    "Experience\nBaker Hughes, 2018 - 2021",
    "Experience\nSoftware Engineer",
    "Experience\nMany years\nEducation\nTeacher, 2018 - 2021",
    "",
  ])("is left out where it isn't clear: %j", (text) => {
    expect(lastRoleOf(text)).toBeUndefined();
  });
});
