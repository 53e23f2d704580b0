/**
 * M-24: every step that the product takes by itself and that concerns a person. `/legal/ai-policy` is made from this
 * list and the texts of the same names: a new automated step begins here.
 */
export const automatedSteps = [
  "reading-a-search",
  "ordering-results",
  "matching-alerts",
  "reading-resumes",
  "reading-postings",
  "finding-copies",
  "warning-signs",
  "keeping-promises",
  "earlier-applications",
  "guarding-accounts",
] as const;
