import type { PostingTextField } from "@candor/contract/hosting/shapes";
import { limits } from "@candor/contract/limits";

export type FieldKind = "line" | "figure" | "day" | "text" | "choice";

interface FieldOfForm {
  readonly name: PostingTextField;
  readonly kind: FieldKind;
  /** A text's visible lines. */
  readonly rows?: number;
  /** The most characters that it takes; counted while one types. */
  readonly most?: number;
  /** Fields in one row appear side by side. */
  readonly width?: "quarter" | "half";
}

export interface Section {
  readonly title: "job" | "place" | "pay" | "needs" | "terms" | "found";
  readonly fields: readonly FieldOfForm[];
}

/** The form up to the questions, from top to bottom. */
export const formSections: readonly Section[] = [
  {
    title: "job",
    fields: [
      { name: "title", kind: "line" },
      { name: "description", kind: "text", rows: 14 },
    ],
  },
  {
    title: "place",
    fields: [
      { name: "places", kind: "text", rows: 2 },
      { name: "remoteKind", kind: "choice", width: "quarter" },
      { name: "travelShare", kind: "figure", width: "quarter" },
      { name: "daysOnSite", kind: "figure", width: "quarter" },
      { name: "equipment", kind: "choice", width: "quarter" },
      { name: "remoteWithin", kind: "line" },
      { name: "overlapFrom", kind: "line", width: "quarter" },
      { name: "overlapTo", kind: "line", width: "quarter" },
      { name: "overlapZone", kind: "line", width: "quarter" },
    ],
  },
  {
    title: "pay",
    fields: [
      { name: "payMin", kind: "figure", width: "quarter" },
      { name: "payMax", kind: "figure", width: "quarter" },
      { name: "payUnit", kind: "choice", width: "quarter" },
      { name: "payCurrency", kind: "line", width: "quarter" },
      { name: "payExtra", kind: "line" },
      { name: "benefits", kind: "text", rows: 3 },
    ],
  },
  {
    title: "needs",
    fields: [
      { name: "mustHave", kind: "text", rows: 4 },
      { name: "niceToHave", kind: "text", rows: 3 },
    ],
  },
  {
    title: "terms",
    fields: [
      { name: "jobType", kind: "choice", width: "quarter" },
      { name: "schedule", kind: "choice", width: "quarter" },
      { name: "hoursPerWeek", kind: "figure", width: "quarter" },
      { name: "openings", kind: "figure", width: "quarter" },
      { name: "answerBusinessDays", kind: "figure", width: "half" },
      { name: "validThrough", kind: "day", width: "half" },
      { name: "resume", kind: "choice", width: "half" },
    ],
  },
];

/** After the questions. Few fill it in: a posting is found and shared without it. */
export const foundSection: Section = {
  title: "found",
  fields: [
    { name: "searchDescription", kind: "line", most: limits.searchDescriptionCharacters },
    { name: "cardTitle", kind: "line", width: "half", most: limits.cardTitleCharacters },
    { name: "cardText", kind: "line", width: "half", most: limits.cardTextCharacters },
  ],
};
