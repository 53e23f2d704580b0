/** My Applications and timelines, beside what the specification names. */
export const applications = {} as const;
