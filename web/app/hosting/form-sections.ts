import type { PostingField } from "@candor/contract/hosting/shapes";

export type FieldKind = "line" | "text" | "choice";

interface FieldOfForm {
  readonly name: PostingField;
  readonly kind: FieldKind;
  /** Lines that are seen of a text. */
  readonly rows?: number;
  /** Fields of one row: several fit side by side. */
  readonly short?: true;
}

interface Section {
  readonly title: "job" | "place" | "pay" | "needs" | "terms";
  readonly fields: readonly FieldOfForm[];
}

/** The form, from top to bottom. */
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
      { name: "remoteKind", kind: "choice", short: true },
      { name: "daysOnSite", kind: "line", short: true },
      { name: "travelShare", kind: "line", short: true },
      { name: "remoteWithin", kind: "line" },
      { name: "overlapFrom", kind: "line", short: true },
      { name: "overlapTo", kind: "line", short: true },
      { name: "overlapZone", kind: "line", short: true },
      { name: "equipment", kind: "choice", short: true },
    ],
  },
  {
    title: "pay",
    fields: [
      { name: "payMin", kind: "line", short: true },
      { name: "payMax", kind: "line", short: true },
      { name: "payUnit", kind: "choice", short: true },
      { name: "payCurrency", kind: "line", short: true },
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
      { name: "jobType", kind: "choice", short: true },
      { name: "schedule", kind: "choice", short: true },
      { name: "hoursPerWeek", kind: "line", short: true },
      { name: "openings", kind: "line", short: true },
      { name: "answerBusinessDays", kind: "line", short: true },
      { name: "validThrough", kind: "line", short: true },
    ],
  },
];
