/** What a profile and a resume say about a requirement. */
export const matchStates = ["met", "missing", "unsaid"] as const;
export type MatchState = (typeof matchStates)[number];

export const requirementKinds = ["must", "nice"] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** The source of a line of the sheet. */
export const sheetSources = ["experience", "skills", "resume"] as const;
export type SheetSource = (typeof sheetSources)[number];
