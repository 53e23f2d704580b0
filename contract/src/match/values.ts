/** What a profile and a resume say about a requirement. */
export const matchStates = ["met", "missing", "unsaid"] as const;
export type MatchState = (typeof matchStates)[number];

export const requirementKinds = ["must", "nice"] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** Where a line of the sheet stands. */
export const sheetSources = ["experience", "skills", "resume"] as const;
export type SheetSource = (typeof sheetSources)[number];
