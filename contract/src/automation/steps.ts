/**
 * M-24: every step that concerns a person and that the product takes on its own. `/legal/ai-policy` is made from this
 * list and the texts of the same names, so add a new automated step here first.
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
