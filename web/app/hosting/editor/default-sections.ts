import type { Section } from "./form-sections.ts";

/** What an organization can fill in once for all its new postings. */
export const defaultSections: readonly Section[] = [
  {
    title: "place",
    fields: [
      { name: "places", kind: "text", rows: 2 },
      { name: "remoteKind", kind: "choice", width: "quarter" },
    ],
  },
  {
    title: "pay",
    fields: [
      { name: "payUnit", kind: "choice", width: "quarter" },
      { name: "payCurrency", kind: "line", width: "quarter" },
      { name: "benefits", kind: "text", rows: 3 },
    ],
  },
  {
    title: "terms",
    fields: [
      { name: "jobType", kind: "choice", width: "quarter" },
      { name: "schedule", kind: "choice", width: "quarter" },
      { name: "answerBusinessDays", kind: "figure", width: "half" },
    ],
  },
  { title: "job", fields: [{ name: "description", kind: "text", rows: 8 }] },
];
