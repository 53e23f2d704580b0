/** What a key may open. None opens what applicants wrote. */
export const keyScopes = ["postings:read", "applications:read"] as const;
export type KeyScope = (typeof keyScopes)[number];
