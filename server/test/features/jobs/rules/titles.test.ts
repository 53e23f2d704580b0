import { industries } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { industryOf } from "../../../../src/features/jobs/rules/industry.ts";
import { sourceCategories, titleWords } from "../../../../src/features/jobs/rules/industry-words.ts";
import { languagesIn } from "../../../../src/features/jobs/rules/languages.ts";
import { seniorityOf } from "../../../../src/features/jobs/rules/seniority.ts";
import { yearly } from "../../../../src/features/jobs/rules/yearly-pay.ts";

describe("seniority", () => {
  it.each([
    ["Senior Software Engineer", "senior"],
    ["Sr. Accountant", "senior"],
    ["Senior Manager, Payroll", "manager"],
    ["Senior Director of Nursing", "director"],
    ["Head of People", "director"],
    ["Chief Technology Officer", "executive"],
    ["VP, Sales", "executive"],
    ["Lead Electrician", "lead"],
    ["Principal Engineer", "principal"],
    ["Junior Analyst", "junior"],
    ["Entry-Level Welder", "junior"],
    ["Software Engineer, New Grad", "junior"],
    ["Mid-level Developer", "mid"],
    ["Summer Internship", "intern"],
    ["Software Engineering Co-op", "intern"],
    ["Coop Student, Finance", "intern"],
    ["Mechanical Engineering Coop (Fall)", "intern"],
    ["Property Manager, Co-op/Condo", undefined],
    ["Food Co-op Cashier", undefined],
    ["Co-op Grocery Clerk", undefined],
    ["Internal Auditor", undefined],
    ["International Buyer", undefined],
    ["Project Manager", undefined],
    ["Account Executive", undefined],
    ["Executive Assistant to the Director", undefined],
    ["Assistant Principal", undefined],
    ["Lead Generation Specialist", undefined],
    ["Leader", undefined],
    ["Nurse", undefined],
  ])("of %s is %s", (title, rank) => {
    expect(seniorityOf(title)).toBe(rank);
  });
});

describe("E-19 the industry", () => {
  it.each([
    [["Legal"], "Anything", "Legal"],
    [["Engineering, Architecture, & Planning"], "Intern", "Engineering"],
    [["Finance, Accounting, & Procurement"], "Clerk", "Finance"],
    [["Technology, Data & Innovation"], "Anything", "Information Technology"],
    [["Public Safety, Inspections, & Enforcement"], "Inspector", "Other"],
    [["Health Public Safety, Inspections, & Enforcement"], "Inspector", "Health Care Provider"],
    [["Administration & Human Resources"], "HR Generalist", "Human Resources"],
    [["Administration & Human Resources"], "Coordinator", undefined],
    [["Legal Affairs Finance, Accounting, & Procurement"], "Agency Attorney", "Legal"],
    [["Legal Affairs Finance, Accounting, & Procurement"], "Coordinator", undefined],
    [[], "Registered Nurse", "Health Care Provider"],
    [[], "Software Engineer", "Information Technology"],
    [[], "Civil Engineer", "Engineering"],
    [[], "Engineer", "Engineering"],
    [[], "Financial Analyst", "Finance"],
    [[], "Analyst", "Analyst"],
    [[], "Sales Engineer, Software", undefined],
    [[], "Marketing Designer", undefined],
    [[], "Advocate", undefined],
    [["Something else"], "Paralegal", "Legal"],
  ])("of %j and %s is %s", (categories, title, industry) => {
    expect(industryOf(categories, title)).toBe(industry);
  });

  it("of each name of the list is that name", () => {
    for (const industry of industries) expect(industryOf([industry.toUpperCase()], "")).toBe(industry);
  });

  it("tables name each industry once", () => {
    for (const table of [sourceCategories, titleWords]) {
      expect(new Set(table.map(([industry]) => industry)).size).toBe(table.length);
    }
  });
});

describe("languages", () => {
  it.each([
    ["Spanish-speaking receptionist", ["Spanish"]],
    ["Must be fluent in French or German.", ["French", "German"]],
    ["Bilingual (English/Spanish) clerk", ["English", "Spanish"]],
    ["Mandarin required; Cantonese is a plus", ["Cantonese", "Mandarin"]],
    ["We speak Polish here", ["Polish"]],
    ["French cuisine, German cars and a Spanish teacher", []],
    ["Polish the floors", []],
  ])("of %s are %j", (text, languages) => {
    expect(languagesIn([], text)).toEqual(languages);
  });

  it("of the source's own field count by name", () => {
    expect(languagesIn(["spanish", "Klingon"], "")).toEqual(["Spanish"]);
  });
});

it.each([
  [50, "hour", 104_000],
  [300, "day", 78_000],
  [1_000, "week", 52_000],
  [4_000, "month", 48_000],
  [60_000.4, "year", 60_000],
] as const)("%d by the %s is %d a year", (amount, unit, value) => {
  expect(yearly(amount, unit)).toBe(value);
});
