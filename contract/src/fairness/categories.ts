import type { BlindStage } from "../values.ts";

/** As EEO-1 reports and New York City's Local Law 144 name them; "another" is for everybody else. */
export const sexes = ["female", "male", "another"] as const;
export type Sex = (typeof sexes)[number];

export const ethnicities = [
  "hispanic",
  "white",
  "black",
  "pacificIslander",
  "asian",
  "native",
  "twoOrMore",
] as const;
export type Ethnicity = (typeof ethnicities)[number];

/** As the U.S. Department of Labor's form CC-305 asks. */
export const disabilities = ["yes", "no"] as const;
export type Disability = (typeof disabilities)[number];

/** The stages whose selection rates are reported, in order. */
export const reportedStages = ["interview", "offer", "hired"] as const satisfies readonly BlindStage[];
export type ReportedStage = (typeof reportedStages)[number];

/** What a table of the report groups by. */
export const biasTables = ["sex", "ethnicity", "both", "disability"] as const;
export type BiasTableName = (typeof biasTables)[number];

/** A group of fewer people isn't shown. */
export const smallestGroup = 5;

/** How many days after it ended a half-year can be counted: most of its applications are decided by then. */
export const daysToCount = 45;

/** A half-year in UTC: "2026-H1". */
export const halfYear = /^\d{4}-H[12]$/;
