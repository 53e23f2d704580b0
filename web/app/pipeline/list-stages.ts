/** The answers for checked applications in a list. */
export const listStages = ["declined", "interview", "offer", "hired"] as const;
export type ListStage = (typeof listStages)[number];

/** The stages behind the digits 1, 2 and 3: those that need no reason. */
export const movedByKey = ["interview", "offer", "hired"] as const satisfies readonly ListStage[];
