/** How well an applicant meets a requirement, in a colleague's view. */
export const feedbackVerdicts = ["strong", "enough", "notEnough", "cannotSay"] as const;

/** How often a page says that somebody is looking at it, and how long that counts: one lost message does no harm. */
export const presenceSeconds = { said: 20, counts: 45 } as const;
