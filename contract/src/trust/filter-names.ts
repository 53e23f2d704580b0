/** The filters that are checked, in the order in which they are shown. */
export const filterNames = [
  "jobTypes",
  "industries",
  "seniority",
  "skills",
  "languages",
  "remote",
  "pay",
  "age",
  "organization",
  "promised",
  "facts",
] as const;

export type FilterName = (typeof filterNames)[number];
