/** Easy Apply, beside what the specification names. */
export const apply = {} as const;
