import { expect, test } from "vitest";
import { conceptsOf, nearConcepts } from "../../../../../src/features/search/rules/occupations/concepts.ts";

test("a known title is its occupation, with any gender's ending", () => {
  expect(conceptsOf("Registered Nurse - Nights")).toEqual(["Registered Nurse"]);
  expect(conceptsOf("Buchhalter/in (m/w/d)")).toEqual(conceptsOf("Buchhalter"));
});

test("an unknown title is marked as similar to the occupation whose title is most like it", () => {
  expect(conceptsOf("Forkliftdriver")).toEqual(["~Forklift Operator"]);
  expect(conceptsOf("Xyzzy")).toEqual([]);
});

test("what is only similar is less near than the occupation, and near to a sentence that is only similar itself", () => {
  const near = nearConcepts([], "forkliftdriver");
  expect(near.get("Forklift Operator")).toBeGreaterThanOrEqual(0.5);
  expect(near.get("~Forklift Operator")!).toBeLessThan(near.get("Forklift Operator")!);
  expect(nearConcepts([], "xyzzy").size).toBe(0);
});

test.each([
  ["Big Data Architect - Boston, MA or Minnetonka, MN", ["Data Architect"]],
  ["Network Engineer - Quincy MA", ["Network Engineer"]],
  ["Payroll Specialist-Full time-Westborough-MA-CT", ["Payroll Specialist"]],
  ["Bilingual MA", ["Medical Assistant"]],
  ["RN/MA", ["Medical Assistant", "Registered Nurse"]],
  ["RN - Boston MA", ["Registered Nurse"]],
  ["Courier (PT)", ["Courier"]],
  ["Librarian - PM shift", ["Librarian"]],
])("a state and working hours are no titles: %s", (title, concepts) => {
  expect(conceptsOf(title)).toEqual(concepts);
});

test.each([
  ["Director of Product Development", "Fundraiser"],
  ["IT Sales Manager", "IT Manager"],
  ["Fullstack Engineer - Frontend Leaning", "Industrial Engineer"],
  ["Research Engineer - Foundational Research", "Geotechnical Engineer"],
  ["SQL Server Architect", "Server"],
  ["Splunk Admin", "Administrative Assistant"],
  ["Supervisor (Water & Sewer Systems)", "Sewing Machine Operator"],
  ["Juvenile Justice Trainer", "Judge"],
  ["Principal Video Processing Architect", "School Principal"],
  ["Wellness Advocate", "Lawyer"],
  ["Front Office Developer", "Fundraiser"],
  ["Manager in Application Development (Director level)", "Fundraiser"],
  ["Compliance Investigator", "Detective"],
])("%s is no %s", (title, other) => {
  expect(conceptsOf(title)).not.toContain(other);
});

test.each([
  ["Director of Development", "Fundraiser"],
  ["Director, IT", "IT Director"],
  ["Software Engineers - Backend", "Backend Developer"],
  ["Auto Mechanic (Diesel)", "Diesel Mechanic"],
  ["Project Management Intern", "Project Manager"],
  ["Server - Dinner", "Server"],
  ["Sewer, industrial", "Sewing Machine Operator"],
])("%s is a %s", (title, occupation) => {
  expect(conceptsOf(title)).toContain(occupation);
});
