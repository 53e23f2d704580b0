import { paragraphs } from "../../../../platform/html.ts";
import { payUnitOf } from "../normalize/pay-unit.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidyLines } from "../tidy.ts";
import type { RowReader } from "./row-reader.ts";

const marks = ["Job ID", "Agency", "Posting Type", "Business Title", "Civil Service Title"];

/** New York City's open data set "NYC Jobs" (data.cityofnewyork.us, kpav-sd4t). */
export function isNyc(header: string[]): boolean {
  return marks.every((mark) => header.includes(mark));
}

export function nycReader(header: string[]): RowReader {
  const at = new Map(header.map((name, index) => [name, index]));
  return (record) => postingOf((column) => record[at.get(column) ?? -1]?.trim() ?? "");
}

type Row = (column: string) => string;

function postingOf(row: Row): SourcePosting {
  const isFullTime = row("Full-Time/Part-Time indicator") === "F";
  return {
    // A Job ID is published once for City employees and once for everybody.
    sourceId: `${row("Job ID")}-${row("Posting Type")}`,
    title: row("Business Title"),
    organization: row("Agency"),
    descriptionHtml: sections.map(([column, heading]) => sectionOf(heading, tidyLines(row(column)))).join(""),
    facts: factsOf(row),
    places: [{ city: "New York", state: "NY", country: "US" }],
    pay: {
      min: row("Salary Range From"),
      max: row("Salary Range To"),
      unit: payUnitOf(row("Salary Frequency")),
      currency: "USD",
    },
    jobTypes: isFullTime ? ["Full-time"] : [],
    shift: row("Hours/Shift"),
    categories: [row("Job Category")],
    postedAt: row("Posting Date"),
    closesAt: row("Post Until"),
    active: true,
  };
}

const sections: readonly (readonly [column: string, heading: string])[] = [
  ["Job Description", ""],
  ["Minimum Qual Requirements", "Minimum qualifications"],
  ["Preferred Skills", "Preferred skills"],
  ["Additional Information", "Additional information"],
  ["Residency Requirement", "Residency requirement"],
  ["To Apply", "How to apply"],
];

function sectionOf(heading: string, text: string): string {
  if (text === "") return "";
  return `${heading === "" ? "" : `<h3>${heading}</h3>`}${paragraphs(text)}`;
}

const facts: readonly (readonly [column: string, label: string])[] = [
  ["Posting Type", "Posting type"],
  ["Civil Service Title", "Civil service title"],
  ["Title Code No", "Title code"],
  ["Level", "Level"],
  ["Job Category", "Category"],
  ["Division/Work Unit", "Division"],
  ["Work Location", "Work location"],
  ["Work Location 1", "Also at"],
  ["Hours/Shift", "Hours and shift"],
  ["# Of Positions", "Positions"],
];

const workingTimes: Readonly<Record<string, string>> = { F: "Full-time", P: "Part-time" };

/** Fields that every row has; most lack the long texts. */
function factsOf(row: Row): SourcePosting["facts"] {
  const workingTime = workingTimes[row("Full-Time/Part-Time indicator")] ?? "";
  const stated = facts.map(([column, label]) => [label, row(column)] as const);
  return [...stated, ["Working time", workingTime] as const].filter(([, value]) => value !== "");
}
