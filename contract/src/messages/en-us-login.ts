/** Signing in and up, beside what the specification names. */
export const login = {} as const;
