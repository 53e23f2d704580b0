/** What a key can read. None can read what applicants wrote. */
export const keyScopes = ["postings:read", "applications:read"] as const;
export type KeyScope = (typeof keyScopes)[number];
