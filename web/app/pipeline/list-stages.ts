/** What the checked applications of a list can be answered with. */
export const listStages = ["declined", "interview", "offer", "hired"] as const;
export type ListStage = (typeof listStages)[number];

/** The stages of the digits 1, 2, and 3: those that need no reason. */
export const movedByKey = ["interview", "offer", "hired"] as const satisfies readonly ListStage[];
